import type { Asked } from '../effects/effect.ts';
import type { Cursor } from '../words/cursor.ts';
import { oldestGoes } from '../words/oldest.ts';
import { wordAt } from '../words/words.ts';

/** How many there may be is how many there may be at one time. */
const atOnce = ['at once', 'at a|any|one? one? time', 'at the same time', 'alive|active'];

/** How many of a piece there may be, and that no more come then. */
export interface Most {
  readonly max: number;
  readonly stay?: true;
}

/** `(max 2, remove oldest)`, and `(max 2)`, of which none goes. */
export function most(asked: Pick<Asked, 'cursor' | 'context'>): Most | undefined {
  const { cursor } = asked;
  const named = cursor.sees('( max|maximum #') ? maxNamed(asked) : undefined;
  if (named !== undefined) return named;
  const goes = cursor.takeAny(
    `,? ( max|maximum # on|in the? map|board|play? , ${oldestGoes} )`,
    ...atOnce.map((time) => `( max|maximum # ${time} , ${oldestGoes} )`),
    `,? ( max|maximum # , ${oldestGoes} )`,
    `, max|maximum # , ${oldestGoes}`,
  );
  const stays =
    !goes &&
    cursor.takeAny(
      '( max|maximum # on|in the? map|board|play )',
      ...atOnce.flatMap((time) => [`( max|maximum # ${time} )`, `( up to # ${time} )`]),
      '( max|maximum|limit|limited to? # )',
      '( max|maximum # each|of each? )',
      '( # max|maximum )',
    );
  // "Place a Mine in range 2, max 3."
  const bare = !goes && !stays && cursor.try(() => (cursor.take(', max|maximum #') && ends(cursor) ? true : undefined));
  const [max] = cursor.numbers;
  if (max === undefined || !(goes || stays || bare)) return undefined;
  return { max, ...(!goes && { stay: true }) };
}

const ends = (cursor: Cursor): boolean => cursor.done || cursor.sees('.');

/** `(max 4 Wolves)`, of what was named just before. */
function maxNamed({ cursor, context: { words } }: Pick<Asked, 'cursor' | 'context'>): Most | undefined {
  return cursor.try(() => {
    const { tokens, at } = cursor;
    cursor.take('( max|maximum #');
    const [max = 0] = cursor.numbers;
    const piece = wordAt(words, tokens, cursor.at, cursor.end, ['summon', 'marker']);
    if (piece === undefined) return undefined;
    const isSame = tokens
      .slice(0, at)
      .some((_, n) => wordAt(words, tokens, n, at, ['summon', 'marker'])?.word === piece.word);
    cursor.at = piece.to;
    cursor.takeAny('on the map|board', 'in play');
    const goes = cursor.take(`, ${oldestGoes}`);
    return isSame && cursor.take(')') ? { max, ...(!goes && { stay: true as const }) } : undefined;
  });
}
