/** What a bot would do in the person's place: asked for, kept for the decision it is about. */
import { seam } from '../kit/seam.svelte';
import type { LiveTable } from './table.svelte';
import type { Advice } from './wire';

/** Letters of a label that is shown whole. */
const LONGEST = 60;

export class Adviser {
  isAsking = $state(false);
  private given = $state.raw<{ moment: number; viewer: number; advice: Advice } | null>(null);

  constructor(private readonly table: LiveTable) {}

  /** The table allows it, and it is the person who decides. */
  get isThere(): boolean {
    const { now, isMyTurn, isBehind } = this.table;
    return now?.advice === true && isMyTurn && !isBehind;
  }
  get advice(): Advice | null {
    const { moment, viewer } = this.table;
    const isOpen = this.given?.moment === moment && this.given.viewer === viewer;
    return isOpen && this.isThere ? (this.given?.advice ?? null) : null;
  }

  async ask(): Promise<void> {
    if (this.isAsking || !this.isThere) return;
    const { moment, viewer } = this.table;
    this.isAsking = true;
    const advice = await this.table.advise();
    this.isAsking = false;
    if (!advice || moment !== this.table.moment || viewer !== this.table.viewer) return;
    this.given = { moment, viewer, advice };
    seam.say(inWords(advice));
  }

  dismiss(): void {
    this.given = null;
  }
}

/** Where a label tells a whole card, its name: the card itself lies on the table. */
export function brief(label: string): string {
  return label.length > LONGEST ? (label.split(': ')[0] ?? label) : label;
}

export function inWords({ options, reason, measure }: Advice): string {
  const rated = options.map(({ option, figure }) => `${option.label}, ${figure}`);
  const compared = rated.length > 1 ? ` ${measure}: ${rated.join('; ')}.` : '';
  return `A bot would do this: ${options[0]?.option.label}. It ${reason}.${compared}`;
}
