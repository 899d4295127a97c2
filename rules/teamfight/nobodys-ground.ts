import { problemAt } from '../../schemas/place.ts';
import type { Problem } from '../../schemas/problem.ts';
import { quoted } from '../../schemas/words.ts';
import { type Draft, entriesOf } from '../draft.ts';
import { find, type GameSet } from '../game-set.ts';
import { notation } from './notation/set-reader.ts';
import { vocabularyOf } from './notation/words/words.ts';
import { isOfPiece } from './piece-rule.ts';

/** Ground of a map whose text tells of sides or of whoever laid it, as `allies that end their turn here heal 1` does: painted on a map it is nobody's. */
export function nobodysGround(set: GameSet, { file, data }: Draft<'map'>): Problem[] {
  return entriesOf(data.terrain).flatMap(([index, { kind }]) => {
    const ground = kind === undefined ? undefined : find(set, kind);
    if (ground?.kind !== 'terrain') return [];
    // With what is told of it elsewhere, as it is played.
    const word = vocabularyOf(set).all.find((one) => one.kind === 'terrain' && one.ref === ground.ref);
    if (word === undefined) return [];
    const { program } = notation(set)({ slot: 'terrain', name: word.name, text: word.text });
    if (!program.rules.some(isOfPiece)) return [];
    const sentence = `the text of ${quoted(ground.data.name)} tells of allies, enemies or whoever laid it; painted ground is nobody's, so that this applies to nobody here: say units.`;
    return [problemAt('warning', 'map/ground-nobodys', file, data, `/terrain/${index}/kind`, sentence)];
  });
}
