import { type Draft, entriesOf } from '../draft.ts';
import { find, type GameSet } from '../game-set.ts';
import { notation } from './notation/set-reader.ts';
import { vocabularyOf } from './notation/words/words.ts';
import { isOfPiece } from './piece-rule.ts';

/** Ground of a map whose text tells of sides or of whoever laid it, as `allies that end their turn here heal 1` does: painted on a map it is nobody's. */
export function nobodysGround(set: GameSet, { terrain }: Draft<'map'>['data']) {
  return entriesOf(terrain).flatMap(([index, { kind }]) => {
    const ground = kind === undefined ? undefined : find(set, kind);
    if (ground?.kind !== 'terrain') return [];
    // With what is told of it elsewhere, as it is played.
    const word = vocabularyOf(set).all.find((one) => one.kind === 'terrain' && one.ref === ground.ref);
    if (word === undefined) return [];
    const { program } = notation(set)({ slot: 'terrain', name: word.name, text: word.text });
    return program.rules.some(isOfPiece)
      ? [{ index, name: ground.data.name }]
      : [];
  });
}
