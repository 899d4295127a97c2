import type { Node } from '../../program.ts';
import type { Context } from '../context.ts';
import { pronoun } from '../nouns/pronoun.ts';
import type { Cursor } from '../words/cursor.ts';

/** `If they have a Mark, remove it`, `if they have 2, remove both`: what somebody else was asked to have. */
export function takenOfHad(cursor: Cursor, context: Context, clause: number): Node | undefined {
  const { had, words, marker } = context;
  // "It" could be a piece that was placed.
  if (had === undefined || had.of === 'you' || marker !== undefined) return undefined;
  return cursor.try((): Node | undefined => {
    const lose = () => pronoun(cursor, context)?.ref === had.of && cursor.take('lose|loses');
    if (!cursor.take('remove|discard|clear|consume') && !lose()) return undefined;
    const one = cursor.takeAny('it', 'one of them', 'one');
    const both = !one && cursor.take('both of? them?');
    if (!one && !both && !cursor.takeAny('them all', 'all of? them|those', 'all', 'them')) return undefined;
    const from = cursor.take('from') ? pronoun(cursor, context)?.ref : had.of;
    if (from !== had.of || !(cursor.done || cursor.sees(',|and|then|:|.'))) return undefined;
    const { token } = had;
    // A condition is there or not.
    if (words.all.some(({ ref, kind }) => ref === token && kind === 'condition'))
      return both ? undefined : { clause, node: 'clear', from, count: 'all', token };
    return { clause, node: 'lose', token, from, count: one ? { base: 1 } : both ? { base: 2 } : 'all' };
  });
}
