/** What each enemy colour will do, once somebody of it has come or gone. */
import { allEnemies, BORDERS } from '../../voice/words';
import type { EnemyActionView, FloorView, View } from '../../wire';

/** An enemy of a colour acts, else the floor (SS-ENEMY-02, -03): look where the same one is shown. */
export function threats(floor: FloorView, ...shown: readonly FloorView[]): EnemyActionView[] {
  return BORDERS.flatMap((border) => {
    const same = shown.find((one) => actingOf(one, border) === actingOf(floor, border));
    return (same ?? floor).actions.filter(({ color }) => color === border);
  });
}

function actingOf(floor: FloorView, border: string): string | undefined {
  return allEnemies(floor).find((enemy) => enemy.border === border)?.id;
}

/** Silenced colours do not act. */
export function withSilenced(view: View, silenced: string[]): View {
  if (!view.floor) return { ...view, silenced };
  const actions = view.floor.actions.map((action) => ({
    ...action,
    acts: !silenced.includes(action.color),
  }));
  return { ...view, silenced, floor: { ...view.floor, actions } };
}
