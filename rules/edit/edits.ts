import type { SystemId } from '../../schemas/systems.ts';
import type { GameSet } from '../game-set.ts';
import { referrersOf as plainReferrersOf } from '../plain/edit.ts';
import type { Referrer } from '../referrers.ts';
import { referrersOf } from '../teamfight/edit/referrers.ts';
import { renamed } from '../teamfight/edit/rename.ts';
import { referrersOf as thouaReferrersOf } from '../thoua/references.ts';
import { renamed as renamedInCombat } from '../thoua/rename.ts';
import { referrersOf as valyrReferrersOf } from '../valyr/references.ts';
import type { Change } from './change.ts';
import { renamedAlone } from './renamed-alone.ts';

/** What an edit of a set needs to know of all the others. */
interface Edits {
  /** What refers to a file as a whole, or to the part of it at the pointer, outside of itself. */
  readonly referrersOf: (set: GameSet, file: string, pointer: string) => Referrer[];
  /** The changes that give something another name; its id stays. */
  readonly renamed: (set: GameSet, file: string, pointer: string, name: string) => Change[];
}

export const edits: Readonly<Record<SystemId, Edits>> = {
  teamfight: { referrersOf, renamed },
  hammerspace: { referrersOf: () => [], renamed: renamedAlone },
  thoua: { referrersOf: thouaReferrersOf, renamed: renamedInCombat },
  valyr: { referrersOf: valyrReferrersOf, renamed: renamedAlone },
  plain: { referrersOf: plainReferrersOf, renamed: renamedAlone },
};
