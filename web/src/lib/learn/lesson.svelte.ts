/** A lesson as a table at which one sits alone: the same board, clock and words, and somebody who answers. */
import { seam } from '../../kit/seam.svelte';
import { ApiError, takeLesson } from '../api';
import type { Request } from '../connection';
import type { GameUI } from '../desk';
import type { Answer, Wire } from '../messages';
import { type Line, LiveTable } from '../table.svelte';
import type { LessonNow, LessonReply, PassageInfo } from '../wire';
import { keepStep } from './learned';

export const plain = (said: readonly PassageInfo[]) =>
  said.map(({ text }) => text.replaceAll('**', '')).join(' ');

export class LessonTable extends LiveTable {
  lesson = $state.raw<LessonNow>(null as unknown as LessonNow);
  /** What was said to the last choice. */
  reply = $state.raw<LessonReply | null>(null);
  /** The step that has been said aloud. */
  private said = -1;

  constructor(game: string, title: string, lesson: LessonNow, ui: GameUI) {
    super('', game, title, {}, lesson.update.now.seats, ui);
    this.lesson = lesson;
  }

  /** The seat that learns. */
  get seat(): number {
    return this.seats.findIndex(({ mine }) => mine);
  }

  /** What was read is read. */
  async goOn(): Promise<void> {
    if (this.isBusy || this.lesson.asks || this.lesson.is_over) return;
    await this.go([...this.lesson.done, '']);
  }

  /** One step back, to the moment before what was last done. */
  async back(): Promise<void> {
    if (this.isBusy || this.lesson.done.length === 0) return;
    await this.go(this.lesson.done.slice(0, -1), true);
  }

  private async go(done: string[], isBack = false): Promise<void> {
    this.isBusy = true;
    this.reply = null;
    try {
      this.receive(await takeLesson(this.game, this.lesson.name, { done }), isBack);
    } catch (error) {
      this.explain('', (error as Error).message);
    }
    this.isBusy = false;
  }

  private receive(lesson: LessonNow, isBack = false): void {
    this.lesson = lesson;
    keepStep(this.game, lesson.name, lesson.done, lesson.is_over);
    if (isBack) this.said = -1;
    if (isBack) this.lookAs(this.viewer);
    else this.update(lesson.update);
  }

  protected override connect(): Line {
    queueMicrotask(() => {
      this.linked('online');
      this.update(this.lesson.update);
    });
    return { request: (request) => this.answer(request), close: () => {} };
  }

  private async answer(request: Request): Promise<Answer> {
    const isAsked = request.type === 'why';
    if (request.type === 'decide' || request.type === 'remark' || isAsked) {
      return this.attempt(request.action, isAsked);
    }
    if (request.type === 'preview') return this.look(request.action, request.more ?? []);
    return no('not-allowed', 'There is nothing of the kind in a lesson.');
  }

  private async look(action: Wire, more: Wire[]): Promise<Answer> {
    const { name, done } = this.lesson;
    const asked = { done, action, previews: true, more };
    const { foreseen } = await takeLesson(this.game, name, asked);
    return foreseen ?? no('not-allowed', 'Nothing is told in advance.');
  }

  private async attempt(action: Wire, isAsked: boolean): Promise<Answer> {
    const { name, done } = this.lesson;
    try {
      const lesson = await takeLesson(this.game, name, { done, action, asks: isAsked });
      this.reply = lesson.reply;
      seam.say(plain(lesson.reply?.say ?? []));
      if (lesson.reply?.refusal) return lesson.reply.refusal;
      this.isBusy = false;
      if (lesson.reply?.verdict === 'right' && !isAsked) this.receive(lesson);
      else seam.play('no');
      return { type: 'accepted', id: '', seq: -1 };
    } catch (error) {
      return no(error instanceof ApiError ? error.code : 'internal', (error as Error).message);
    }
  }

  /** What the lesson says next comes when what happened has been shown, and before the question. */
  protected override arrive(): void {
    const at = this.lesson.done.length;
    if (this.said !== at) {
      this.said = at;
      seam.say(plain(this.lesson.say));
    }
    super.arrive();
  }
}

function no(code: string, message: string): Answer {
  return { type: 'error', id: null, code, message, field: null } as Answer;
}
