import type { Context } from '../context.ts';
import type { Asked } from '../effects/effect.ts';
import type { Head } from '../nouns/head.ts';
import { distance } from '../nouns/range.ts';
import type { Cursor } from '../words/cursor.ts';
import { type Word, wordAt } from '../words/words.ts';
import { site } from './site.ts';

type SpaceNode = Extract<Head['node'], { node: 'space' }>;

/** A further space, and the piece that is laid there where that is another one. */
interface Further {
  readonly space: SpaceNode;
  readonly piece?: Word;
}

/** `, and up to two more within range 1`, `and another within range 2 of the first`, `and up to three Seeds in range 2 of it`: of the first. */
export function further({ cursor, context, clause }: Asked, word: Word): Further | undefined {
  return cursor.try((): Further | undefined => {
    if (!cursor.take(', and') && !cursor.take('and|,')) return undefined;
    const upTo = cursor.take('up to #');
    const one = !upTo && (cursor.takeAny('another one?', 'one more', 'a second one?') || cursor.sees('a|an'));
    if (!upTo && !one && !cursor.take('#')) return undefined;
    const count = one ? 1 : (cursor.numbers[0] ?? 1);
    const more = cursor.take('more');
    cursor.take('a|an');
    const kinds = word.kind === 'summon' ? (['summon'] as const) : (['marker', 'terrain'] as const);
    const named = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, kinds);
    if (named !== undefined) {
      cursor.at = named.to;
      cursor.take('marker|markers|object|objects|token|tokens');
    } else if (!one && !more) return undefined;
    const empty =
      cursor.take('in|on a|an? empty|free|unoccupied? space|spaces') &&
      /^(?:empty|free|unoccupied)$/.test(cursor.tokens[cursor.at - 2]?.text ?? '');
    const near = cursor.take('adjacent to');
    if (!near && !cursor.take('in|within|at range')) return undefined;
    const far = near ? { min: 1, max: 1 } : distance(cursor);
    if (far === undefined) return undefined;
    // "And another in range 2" is of you, and "up to two more within range 1" of the first.
    const first = (near || cursor.take('of')) && theFirst(cursor, context, word);
    if (!first && (near || cursor.before?.text === 'of' || !(upTo && more))) return undefined;
    const several = upTo ? { count, min: 0 } : count > 1 ? { count } : {};
    const space: SpaceNode = {
      clause,
      node: 'space',
      range: far,
      from: 'space',
      sight: true,
      ...(empty && { empty }),
      ...several,
      then: [],
    };
    return { space, ...(named && named.word.ref !== word.ref && { piece: named.word }) };
  });
}

/** `the first`, `it`, `the Seed`: the piece that is placed before. */
const theFirst = (cursor: Cursor, { words }: Context, { ref }: Word): boolean => {
  if (cursor.takeAny('the first one?', 'it')) return true;
  const found = cursor.sees('the|your')
    ? wordAt(words, cursor.tokens, cursor.at + 1, cursor.end, ['marker', 'terrain', 'summon'])
    : undefined;
  if (found?.word.ref !== ref) return false;
  cursor.at = found.to;
  return true;
};

/** `and another anywhere in LoS`, `and a Snare in range 4`: of you. */
export function another(asked: Asked, { ref }: Word): SpaceNode | undefined {
  const { cursor, context } = asked;
  return cursor.try(() => {
    if (
      !cursor.takeAny(',? and another one?', ',? and one more?', ',? and a second one?') &&
      !cursor.take(',? and a|an')
    )
      return undefined;
    const named = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain']);
    if (named === undefined ? /^an?$/.test(cursor.before?.text ?? '') : named.word.ref !== ref) return undefined;
    if (named !== undefined) cursor.at = named.to;
    cursor.take('marker|token|object');
    const where = site(asked);
    return where !== undefined && where !== 'bound' && 'head' in where && where.head.node.node === 'space'
      ? where.head.node
      : undefined;
  });
}
