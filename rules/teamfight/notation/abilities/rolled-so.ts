import type { Flag } from '../../program.ts';
import type { Cursor } from '../words/cursor.ts';
import { twoDice } from '../words/two-dice.ts';

/** `cannot miss`, `are undefendable`, `roll two dice and use the better`: how abilities are rolled for, and that nothing lowers what they deal. */
export function rolledSo(cursor: Cursor): Flag | undefined {
  if (
    cursor.takeAny(
      "cannot|can't miss",
      'never miss|misses',
      'always hit|hits',
      'automatically hit|hits',
      'hit|hits automatically',
    )
  )
    return 'attacks-unmissable';
  const dice = twoDice(cursor);
  if (dice !== undefined) return `attacks-${dice}-of-two`;
  if (cursor.takeAny('are|is undefendable', 'ignore|ignores all? def', 'have|has no def'))
    return 'attacks-undefendable';
  return cursor.takeAny('are|is irreducible', 'deal|deals irreducible damage') ? 'damage-irreducible' : undefined;
}
