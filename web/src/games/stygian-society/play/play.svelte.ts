/** What the person has chosen so far on this board. */
import { Play as BasePlay } from '../../../kit/play.svelte';
import type { ActionOption } from '../../../lib/wire';
import type { StygianDesk } from '../desk';
import { Ahead } from '../tower/ahead.svelte';
import type { Fact, View } from '../wire';
import { type Flight, flightsOf } from './flights';
import { exactly, fitting, keysOf, type Meaning, onThing, targets, without } from './intent';
import { marksOf } from './marks';
import { Prospect } from './prospect.svelte';
import { decisionsOf, offered } from './wholes';

export class Play extends BasePlay<View, Fact> {
  readonly ahead = new Ahead(this.desk);
  readonly prospect = new Prospect(this.desk);
  /** What the board shows: the desk, or the step of its story that somebody looks back on. */
  readonly seen: StygianDesk;
  chosen = $state.raw<readonly string[]>([]);
  /** The whole purchase or payment that is being made, decision by decision. */
  private whole: string | null = null;
  /** The moment of its last decision. */
  private saidAt: Play['desk']['moment'] | null = null;
  /** What there is to choose among. */
  readonly offered: readonly ActionOption[] = $derived.by(() =>
    offered(this.desk.view, this.desk.legal),
  );
  /** The hero whose cards somebody wants to see. */
  wanted = $state<string | null>(null);

  readonly fits: readonly ActionOption[] = $derived.by(() =>
    fitting(this.desk.view, this.offered, this.chosen),
  );
  readonly exact: ActionOption | undefined = $derived.by(() =>
    exactly(this.desk.view, this.offered, this.chosen),
  );
  readonly targets: ReadonlySet<string> = $derived.by(() =>
    this.isMine && !this.isBack
      ? targets(this.desk.view, this.offered, this.chosen)
      : new Set<string>(),
  );
  /** What the step on show is about. */
  readonly marks: ReadonlySet<string> = $derived.by(() =>
    marksOf(this.seen.story.at(-1)?.happenings ?? []),
  );
  /** The numbers that fly with it. */
  readonly flights: ReadonlyMap<string, Flight> = $derived.by(() =>
    this.seen.isBehind ? flightsOf(this.seen.story.at(-1)?.happenings ?? []) : new Map(),
  );
  /** Somebody looks back: nothing on the board can be chosen meanwhile. */
  readonly isBack: boolean = $derived.by(() => this.seen.isBehind && !this.desk.isBehind);
  /** The hero whose cards lie open: the wanted one, or who decides. */
  readonly shown: string | null = $derived.by(() => {
    const { view } = this.seen;
    if (this.wanted) return this.wanted;
    // Who learns wants to see what is known already.
    const learner = view.decision === 'D-LEARN' ? view.offers[0]?.hero : null;
    if (learner) return learner;
    const first = this.offered
      .flatMap(({ action }) => keysOf(action, view))
      .find((key) => /^card:/.test(key));
    const owner = view.heroes.find((hero) =>
      hero.cards.some((card) => `card:${card.id}` === first),
    );
    return owner?.id ?? view.active ?? view.heroes[0]?.id ?? null;
  });

  constructor(desk: StygianDesk, seen = desk) {
    super(desk);
    this.seen = seen;
  }

  count(key: string): number {
    return this.chosen.filter((one) => one === key).length;
  }

  /** Somebody thinks of a choice: what may come of it is told, or what surely does. */
  weigh(option: ActionOption): void {
    void this.ahead.weigh(option);
    void this.prospect.look(option);
  }

  forget(): void {
    this.ahead.option = null;
    this.prospect.option = null;
  }

  reset(): void {
    this.ahead.reset();
    this.prospect.reset();
    this.chosen = [];
    this.wanted = null;
  }

  cancel(): boolean {
    if (this.chosen.length > 0) this.chosen = this.chosen.slice(0, -1);
    else if (this.wanted !== null) this.wanted = null;
    else return false;
    return true;
  }

  on(key: string): void {
    if (this.isMine) this.follow(onThing(this.desk.view, this.offered, this.chosen, key));
    else this.notMyTurn('SS-DEC-03');
  }

  /** Whether choosing this hero answers the question; else it only shows the cards. */
  isAnswer(id: string): boolean {
    const waits = this.desk.view.decision === 'D-TRADE' && this.chosen.length === 0;
    return !waits && this.targets.has(`hero:${id}`);
  }

  hero(id: string): void {
    if (this.isAnswer(id)) this.on(`hero:${id}`);
    else this.show(id);
  }

  /** Look at this hero's cards. */
  show(id: string): void {
    this.wanted = id;
  }

  less(key: string): void {
    this.chosen = without(this.chosen, key);
  }

  override take(option: ActionOption): void {
    this.reset();
    if (decisionsOf(this.desk.view, option.text).length > 0) {
      this.hasActed = true;
      this.whole = option.text;
      this.saidAt = null;
      this.sayOn();
    } else super.take(option);
  }

  /** Make the next decision of the whole, if it is not made to the end; call it when something has changed. */
  sayOn(): void {
    const { desk, isMine } = this;
    const [next, ...more] = decisionsOf(desk.view, this.whole);
    if (desk.isBusy || desk.isBehind || this.whole === null) return;
    // Not twice at the same moment: then the decision was refused.
    const isOn = next !== undefined && isMine && this.saidAt !== desk.moment;
    if (!isOn || more.length === 0) this.whole = null;
    this.saidAt = desk.moment;
    if (isOn) desk.act(next, more.length > 0);
  }

  private follow(meaning: Meaning): void {
    switch (meaning.do) {
      case 'act':
        this.take(meaning.option);
        break;
      case 'choose':
        this.chosen = meaning.chosen;
        break;
      case 'explain':
        this.desk.explain(meaning.rule, meaning.text);
        break;
      case 'ask':
        this.desk.ask(meaning.action);
    }
  }
}
