import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { inTheCentre } from './in-the-centre.ts';
import type { About } from './rewording.ts';

const centre = 'in|at|on|to? the? center|centre|middle space|square?';
const rest = [
  'in|at|on|to the? rest',
  'the rest',
  'in|at|on|to? the? other|remaining|surrounding spaces|squares',
  'everywhere|anywhere else',
  'elsewhere',
  'around it|that',
];
const harm = '# irreducible? dmg|damage';

/** `In the center space 4dmg, in the rest 2dmg`, `4dmg in the center and 2dmg around it`: by where in an area somebody stands. */
export function centreAndRest(
  tokens: readonly Token[],
  { laid }: Context,
  { tail }: About,
): readonly Token[] | undefined {
  const [like] = tokens;
  if (like === undefined) return undefined;
  // Behind its head in one sentence, or in a sentence of its own.
  const from = tokens.findIndex(
    (_, at) => (at === 0 || tokens[at - 1]?.text === ',') && bothFrom(tokens, at) !== undefined,
  );
  const both = from < 0 ? undefined : bothFrom(tokens, from);
  if (both === undefined) return undefined;
  if (from > 0) {
    const said = [
      ...tokens.slice(0, from),
      ...both.outer,
      wordLike(like, ','),
      ...both.inner,
      ...wordsLike(like, 'in the center'),
    ];
    return inTheCentre(said);
  }
  const area = tail?.node.node === 'area' ? tail.node : undefined;
  if (!laid || area === undefined || area.who.side === 'you') return undefined;
  const who = area.who.side === 'enemy' ? 'enemies' : area.who.side === 'ally' ? 'allies' : 'units';
  return [
    ...wordsLike(like, `${who} in the center take`),
    ...both.inner,
    ...wordsLike(like, `, other ${who} in the area take`),
    ...both.outer,
  ];
}
centreAndRest.needs = oneOf('center centre middle');

/** How much both are, where all from there on says that. */
function bothFrom(
  tokens: readonly Token[],
  from: number,
): { readonly inner: readonly Token[]; readonly outer: readonly Token[] } | undefined {
  const cursor = new Cursor(tokens, from, tokens.length);
  const inner = harmOf(cursor, centre);
  if (inner === undefined || !cursor.takeAny(', and', ',|and|but|;')) return undefined;
  const outer = harmOf(cursor, ...rest);
  return outer === undefined || !cursor.done ? undefined : { inner, outer };
}

/** `in the rest 2dmg`, `in the rest: 2dmg`, `2dmg in the rest`: how much that is. */
function harmOf(cursor: Cursor, ...where: readonly string[]): readonly Token[] | undefined {
  return cursor.try(() => {
    const first = cursor.takeAny(...where);
    if (first) cursor.take(':|,|take|takes');
    const { at } = cursor;
    if (!cursor.take(harm)) return undefined;
    const amount = cursor.tokens.slice(at, cursor.at);
    return first || cursor.takeAny(...where) ? amount : undefined;
  });
}
