import type { Count, Ref } from '../program.ts';
import type { Context } from './context.ts';
import type { Cursor } from './cursor.ts';
import { noun, standingWho } from './noun.ts';
import { pronoun } from './pronoun.ts';
import { wordAt } from './words.ts';

/** What is counted: tokens on somebody, or units. */
export function thing(cursor: Cursor, context: Context): Count | undefined {
  const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['counter', 'condition', 'token']);
  if (token !== undefined) {
    cursor.at = token.to;
    const on = bearer(cursor, context, token.word.kind === 'counter');
    return on && { count: 'tokens', token: token.word.ref, on };
  }
  const who = noun(cursor, context);
  if (who === undefined || who.ref !== undefined) return undefined;
  const all = standingWho(who);
  return all && { count: 'units', who: all };
}

/** Whose tokens are counted. Counters are one's own where nobody is named. */
function bearer(cursor: Cursor, context: Context, own: boolean): Ref | undefined {
  if (cursor.takeAny('you have', 'on you')) return 'you';
  const named = cursor.try(() => {
    if (cursor.take('on')) return pronoun(cursor, context)?.ref;
    const ref = pronoun(cursor, context)?.ref;
    return ref !== undefined && cursor.take('has|have') ? ref : undefined;
  });
  if (named !== undefined) return named;
  return own ? 'you' : undefined;
}
