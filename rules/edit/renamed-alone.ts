import type { GameSet } from '../game-set.ts';
import type { Change } from './change.ts';

/** The change of a name that no other file says, for systems whose texts name nothing. */
export function renamedAlone(_set: GameSet, file: string, pointer: string, name: string): Change[] {
  return [{ file, pointer: `${pointer}/name`, value: name }];
}
