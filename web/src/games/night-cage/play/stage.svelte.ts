/** What the board shows: the scene on show by the clock, or one that somebody looks back on. */
import { Stage as BaseStage } from '../../../kit/stage.svelte';
import { type Scene, sceneOf } from '../board/scene';
import type { Fact, View } from '../wire';
import { drawn } from './steps';

export class Stage extends BaseStage<View, Fact> {
  readonly scene: Scene = $derived.by(() =>
    this.step ? drawn(this.step) : sceneOf(this.desk.view),
  );
}
