/** What has left the log leaves the live region, too; but nothing is taken from who is just being read to. */
import { seam } from '../kit/seam.svelte';

export class Forgetful {
  /** Where the live region was at the last update. */
  private mark = 0;
  /** What was said before may no longer be looked back on. */
  private old = 0;
  private wasCut = false;

  /** Another update comes in; the log has lost what lies too far back, or it has not. */
  hears(isCut: boolean): void {
    const now = seam.mark();
    // What came with the cut was partly older than it.
    if (this.wasCut) this.old = now;
    this.wasCut = isCut;
    seam.forget(Math.min(this.old, this.mark));
    this.mark = now;
  }
}
