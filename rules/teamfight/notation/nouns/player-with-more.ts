import type { Condition, Count, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { standing } from '../match/going-first.ts';
import { takesControl } from '../match/told.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

const side = 'player|side|team';

/** `The player who is behind`, `the player whose heroes have more Coins`, `the player with the most control points`: asked of each player, so that a tie is nobody's. */
export function playerWithMore(cursor: Cursor, context: Context): readonly Condition[] | undefined {
  const found = cursor.try(() => counted(cursor, context));
  if (found !== undefined) return [{ is: 'exceeds', what: found.what, than: found.than }];
  const stands = standing(cursor);
  if (stands === undefined) return undefined;
  const [own, theirs]: Count[] = [
    { count: 'points', side: 'friend' },
    { count: 'points', side: 'enemy' },
  ];
  return [
    stands === 'ahead' ? { is: 'exceeds', what: own!, than: theirs! } : { is: 'exceeds', what: theirs!, than: own! },
  ];
}

function counted(cursor: Cursor, context: Context): { readonly what: Count; readonly than: Count } | undefined {
  const whose = cursor.takeAny(
    `the? ${side} whose heroes|units have|hold|carry the? most|more|fewest|fewer|less|least`,
  );
  const kind =
    whose && cursor.tokens.slice(cursor.at - 5, cursor.at).some(({ text }) => text === 'units') ? 'unit' : 'hero';
  if (
    !whose &&
    !cursor.takeAny(`the? ${side} with|who|that has|holds|controls? the? most|more|fewest|fewer|less|least`)
  )
    return undefined;
  const fewer = /^(?:fewest|fewer|less|least)$/.test(cursor.before?.text ?? '');
  const count = whose
    ? undefined
    : cursor.try(() => (takesControl(cursor) && !isAtRoundEnd(cursor) ? claims : undefined));
  const of = count ?? tokens(cursor, context, whose ? kind : 'unit');
  if (of === undefined) return undefined;
  return fewer ? { what: of('enemy'), than: of('friend') } : { what: of('friend'), than: of('enemy') };
}

type OfSide = (side: 'friend' | 'enemy') => Count;

const claims: OfSide = (of) => ({ count: 'claims', side: of });

/** Control points are claimed behind what comes as a round ends: who holds them is not known yet. */
export const isAtRoundEnd = ({ tokens, at }: Cursor): boolean => {
  const said = tokens.slice(0, at);
  const sentence = said.slice(said.findLastIndex(({ text }) => text === '.') + 1);
  return sentence.some(
    ({ text }, index) =>
      text === 'end' && sentence.slice(index + 1, index + 4).some(({ text: next }) => /^rounds?$/.test(next)),
  );
};

function tokens(cursor: Cursor, { words }: Context, kind: 'unit' | 'hero'): OfSide | undefined {
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter', 'condition', 'token']);
  if (found === undefined) return undefined;
  cursor.at = found.to;
  cursor.takeAny('on their heroes|units', 'in total', 'on them');
  const who = (of: 'friend' | 'enemy'): Who => ({ side: of, kind });
  return (of) => ({ count: 'tokens-of', token: found.word.ref, who: who(of) });
}
