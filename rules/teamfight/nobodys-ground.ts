import { type Draft, entriesOf } from '../draft.ts';
import { find, type GameSet } from '../game-set.ts';
import { pieceProgram } from './notation/words/piece.ts';
import { vocabularyOf } from './notation/words/words.ts';
import { isOfPiece } from './piece-rule.ts';

/** Ground of a map whose text tells of sides or of whoever laid it, as `allies that end their turn here heal 1` does: painted on a map it is nobody's. */
export function nobodysGround(set: GameSet, { terrain }: Draft<'map'>['data']) {
  return entriesOf(terrain).flatMap(([index, { kind }]) => {
    const ground = kind === undefined ? undefined : find(set, kind);
    if (ground?.kind !== 'terrain') return [];
    const words = vocabularyOf(set);
    const word = words.all.find((one) => one.kind === 'terrain' && one.ref === ground.ref);
    return word !== undefined && pieceProgram(word, words).rules.some(isOfPiece)
      ? [{ index, name: ground.data.name }]
      : [];
  });
}
