/** What is heard and felt of steps that are put on show. */
import { seam } from '../kit/seam.svelte';
import type { Saying } from '../kit/voice';
import type { Beat } from './beats';
import type { GameUI, Heard } from './desk';
import type { Happening } from './wire';

/** Things that fit into one moment. */
const AT_ONCE = 2;

export function tell(ui: Pick<GameUI, 'cue' | 'speaker'>, viewer: number, steps: readonly Beat[]) {
  seam.say(steps.flatMap((step) => sayings(ui, step)));
  const heard = steps.flatMap(({ happenings }) =>
    happenings.flatMap((happening) => heardOf(ui, happening, viewer)),
  );
  const last = [...new Map(heard.map((one) => [JSON.stringify(one), one])).values()].slice(
    -AT_ONCE,
  );
  for (const { sounds } of last) for (const sound of sounds) seam.play(sound);
  const shake = last.findLast((one) => one.shake)?.shake;
  if (shake) seam.touch(shake);
}

/** The sentences of a step, those of one speaker together. */
function sayings(ui: Pick<GameUI, 'speaker'>, { notes, happenings }: Beat): Saying[] {
  const said: Saying[] = [
    ...notes.map((text) => ({ text, by: null })),
    ...happenings.map((one) => ({ text: one.text, by: ui.speaker?.(one) ?? null })),
  ];
  const runs: Saying[] = [];
  for (const { text, by } of said) {
    const last = runs.at(-1);
    if (last?.by === by) runs[runs.length - 1] = { text: `${last.text} ${text}`, by };
    else runs.push({ text, by });
  }
  return runs;
}

function heardOf(ui: Pick<GameUI, 'cue'>, happening: Happening, viewer: number): Heard[] {
  const heard = ui.cue?.(happening, viewer) ?? null;
  if (heard === null) return [];
  return [typeof heard === 'string' ? { sounds: [heard] } : heard];
}
