/** "What would happen?": a choice tried out by the rules, up to the first question to chance. */
import type { Foretold } from '../../../lib/messages';
import type { ActionOption } from '../../../lib/wire';
import type { StygianDesk } from '../desk';
import type { Fact, View } from '../wire';
import { decisionsOf } from './wholes';

/** Before a drop the odds are told instead (`tower/ahead.svelte.ts`). */
const WORTH: readonly string[] = [
  'D-PURCHASE',
  'D-PAY',
  'D-RESPONSE',
  'D-SUPPORT',
  'D-CUBES',
  'D-SILENCE',
  'D-EXTRACT',
  'D-BUYOFF',
  'D-CLEANSE',
  'D-HERO',
  'D-BOOST',
];

export class Prospect {
  /** The choice that is being thought of. */
  option = $state.raw<ActionOption | null>(null);
  seen = $state.raw<Foretold<View, Fact> | null>(null);
  private known = new Map<string, Promise<Foretold<View, Fact> | null>>();

  constructor(private readonly desk: StygianDesk) {}

  get isOpen(): boolean {
    return WORTH.includes(this.desk.view.decision ?? '');
  }

  reset(): void {
    this.option = null;
    this.seen = null;
    this.known = new Map();
  }

  async look(option: ActionOption): Promise<void> {
    if (!this.isOpen || this.option === option) return;
    this.option = option;
    const [first, ...more] = decisionsOf(this.desk.view, option.text);
    const found = this.known.get(option.text) ?? this.desk.foresee(first ?? option.action, more);
    this.known.set(option.text, found);
    const seen = await found;
    if (this.option === option) this.seen = seen;
  }
}
