import type { Who } from '../program.ts';
import type { Cast } from '../state.ts';
import { areAllies, type Look, stands } from './look.ts';

/** Whom an effect is done to; nobody twice, and nobody who has fallen. */
export function whom(look: Look, who: Who, cast: Cast): number[] {
  return named(look, who, cast).filter((figure) => figure >= 0 && stands(look, figure));
}

function named(look: Look, who: Who, cast: Cast): readonly number[] {
  const { by, target, bearer, reached, only } = cast;
  if (who === 'self') return [by];
  // Effects of a roll that beat a defender are done to that one (U-042).
  if (only >= 0) return isMeant(look, who, cast, only) ? [only] : [];
  switch (who) {
    case 'target':
      return [target >= 0 ? target : (reached[0] ?? -1)];
    case 'bearer':
      return [bearer];
    default:
      return reached.filter((figure) => isMeant(look, who, cast, figure));
  }
}

/** Whether one of those whom the shape reaches is meant by a word, seen from the user (U-076). */
export function isMeant(look: Look, who: Who, { by, target, around }: Cast, figure: number): boolean {
  if (around && figure === by && who !== 'allies') return false;
  switch (who) {
    case 'target':
      return target < 0 || target === figure;
    case 'allies':
      return areAllies(look, by, figure);
    case 'enemies':
      return !areAllies(look, by, figure);
    case 'all':
      return true;
    default:
      return false;
  }
}
