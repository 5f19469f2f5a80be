import type { Desk } from '../../lib/desk';
import type { KeysView } from '../../lib/wire';

export type KeysDesk = Desk<KeysView>;
