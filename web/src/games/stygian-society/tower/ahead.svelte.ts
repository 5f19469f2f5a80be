/** What a choice would drop, and what may come of it: the server is asked, once for each choice. */
import type { ActionOption } from '../../../lib/wire';
import type { StygianDesk } from '../desk';
import type { Odds } from '../wire';

/** Decisions after which cubes fall. */
const BEFORE_A_DROP: readonly string[] = ['D-ACTION', 'D-TARGET', 'D-SHAKEN', 'D-WILD'];

export class Ahead {
  /** The choice that is being thought of. */
  option = $state.raw<ActionOption | null>(null);
  private answer = $state.raw<{ text: string; odds: Odds | null } | null>(null);
  private known = new Map<string, Promise<Odds | null>>();

  constructor(private readonly desk: StygianDesk) {}

  get isOpen(): boolean {
    return BEFORE_A_DROP.includes(this.desk.view.decision ?? '');
  }
  /** The odds of what is being thought of; else of what is gathered already. */
  get odds(): Odds | null {
    const answer = this.answer;
    return answer && answer.text === this.option?.text ? answer.odds : this.desk.view.odds;
  }

  reset(): void {
    this.option = null;
    this.answer = null;
    this.known = new Map();
  }

  async weigh(option: ActionOption): Promise<void> {
    if (!this.isOpen) return;
    this.option = option;
    const odds = await this.ask(option);
    if (this.option === option) this.answer = { text: option.text, odds };
  }

  private ask(option: ActionOption): Promise<Odds | null> {
    const known = this.known.get(option.text);
    if (known) return known;
    const asked = this.desk.foresee(option.action).then((seen) => seen?.view.odds ?? null);
    this.known.set(option.text, asked);
    return asked;
  }
}
