import type { Desk } from '../../lib/desk';
import type { StygianView } from '../../lib/wire';

export type StygianDesk = Desk<StygianView>;
