import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import { wordAt } from '../words/words.ts';

const since = ['meanwhile', 'in the meantime|meanwhile', 'in between', 'since', 'since then', 'until|till|by then'];
const words = oneOf('meanwhile meantime between since then');

/** `meanwhile`, `since then`, behind "at the start of your next turn". */
const untilNextTurn = (cursor: Cursor): boolean =>
  !cursor.lacks(words) && isAtNextTurn(cursor) && cursor.takeAny(...since) && (cursor.done || cursor.sees(',|:|.|or'));

function isAtNextTurn({ tokens, at }: Cursor): boolean {
  const said = tokens.slice(0, at).map(({ text }) => text);
  return /\b(?:start|beginning) of your next turn\b/.test(said.join(' '));
}

/**
 * `were not moved or stunned meanwhile`, `have been pushed in between`: what others did to you until your next turn. What one may do oneself in the rest
 * of the turn that runs, or may suffer as it ends, is by hand: that would have to count from the use on.
 */
export function meanwhile(cursor: Cursor, context: Context): Condition[] | undefined {
  if (cursor.lacks(words)) return undefined;
  return cursor.try((): Condition[] | undefined => {
    const negative = cursor.takeAny("weren't|wasn't", "haven't been", 'were|was not', 'have not been');
    if (!negative && !cursor.takeAny('were|was', 'have been')) return undefined;
    const all: Condition[] = [];
    do {
      const one = suffered(cursor, context);
      if (one === undefined) return undefined;
      all.push(...one);
    } while (cursor.takeAny(', or|and|nor', 'or|and|nor', ','));
    if (!untilNextTurn(cursor)) return undefined;
    const [first, ...more] = all as [Condition, ...Condition[]];
    const asked: Condition = more.length > 0 ? { is: 'any', of: all } : first;
    return [negative ? not(asked) : asked];
  });
}

/** `moved`, `pushed`, `damaged`, `stunned`: one of the things in the row. */
function suffered(cursor: Cursor, context: Context): Condition[] | undefined {
  const what = (
    [
      ['moved|displaced|relocated', 'relocated'],
      ['pushed', 'pushed'],
      ['pulled', 'pulled'],
    ] as const
  ).find(([said]) => cursor.take(said))?.[1];
  if (what !== undefined) return [{ is: 'lately', of: 'you', what, when: 'since-turn' }];
  const state = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition']);
  if (state === undefined) return undefined;
  cursor.at = state.to;
  return [{ is: 'gained', of: 'you', token: state.word.ref, when: 'since-turn' }];
}
