/** What a decision is about: parts of the board that must be in sight where not all of it is. */
import type { StygianDesk } from '../desk';
import { screenOf } from '../screens/screens';
import { isOfEnemies } from '../voice/words';

const PLAN = ['.threats', '[data-zone="crypt"]', '[data-zone="field"]'];
const HEROES = ['section.heroes'];
const GATHERED = ['[data-zone="bank"]'];
const ABOUT: Readonly<Record<string, readonly string[]>> = {
  'D-SUPPORT': PLAN,
  'D-ACTION': PLAN,
  'D-PURCHASE': PLAN,
  'D-PAY': PLAN,
  'D-SHAKEN': GATHERED,
  'D-WILD': GATHERED,
  'D-SILENCE': ['.threats'],
  'D-HERO': HEROES,
  'D-CLEANSE': HEROES,
  'D-REFRESH': HEROES,
  'D-EXHAUST': HEROES,
  'D-BUYOFF': ['[data-zone="field"]', ...HEROES],
};
/** What glows. */
const GLOWING = ['.enemy.target, .heap.target, .name.target'];

/** As selectors, what matters most last. */
export function aboutOf(desk: StygianDesk): readonly string[] {
  const { view } = desk;
  if (screenOf(desk)) return ['.screen h2'];
  if (view.decision === 'D-RESPONSE') return [isOfEnemies(view) ? '.threats' : '.tracks'];
  return ABOUT[view.decision ?? ''] ?? GLOWING;
}
