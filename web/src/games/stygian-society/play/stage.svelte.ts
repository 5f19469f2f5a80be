/** Looking back on a turn. A fall is a picture of its own, though nothing is told with it. */
import { Stage as BaseStage } from '../../../kit/stage.svelte';
import type { Step } from '../../../kit/story';
import type { StygianDesk } from '../desk';
import type { Fact, View } from '../wire';
import type { Fall } from './steps';

export class Stage extends BaseStage<View, Fact> {
  override get text(): string {
    return super.text || (isFall(this.step) ? 'The cubes fall.' : '');
  }

  protected override isScene(step: Step<View, Fact>): boolean {
    return super.isScene(step) || isFall(step);
  }
}

function isFall(step: Step<View, Fact> | null): boolean {
  return (step as Partial<Fall> | null)?.falls !== undefined;
}

/** The desk as the board shows it: the present, or the step somebody looks back on. */
export function seenBy(desk: StygianDesk, stage: Stage): StygianDesk {
  const past: Partial<Record<keyof StygianDesk, () => unknown>> = {
    view: () => stage.view,
    story: () => desk.story.slice(0, desk.story.indexOf(stage.step as Step<View, Fact>) + 1),
    recent: () => stage.step?.happenings ?? [],
    isBehind: () => true,
    stays: () => stage.lasts,
  };
  return new Proxy(desk, {
    get(target, name) {
      const back = past[name as keyof StygianDesk];
      if (back && stage.isBack) return back();
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
