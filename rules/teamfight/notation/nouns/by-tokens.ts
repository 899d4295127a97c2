import type { Condition, Ref, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { alsoHad, bereft, tokensHad, withMost } from './had.ts';
import type { Draft, Noun } from './noun.ts';

/** `with a Mark`, `without any condition`, `with the most Coins`, `who lost one`, put into the noun. False for one that is not understood. */
export function byTokens(cursor: Cursor, context: Context, noun: Draft<Noun>, who: Draft<Who>): boolean | undefined {
  const robbed = cursor.sees('that|who') ? bereft(cursor, context) : undefined;
  if (robbed !== undefined) {
    who.if = [...(who.if ?? []), robbed];
    return true;
  }
  const byToken = cursor.sees('with|that|who') ? withMost(cursor, context) : undefined;
  if (byToken !== undefined) {
    if (noun.forced !== undefined) return false;
    noun.forced = byToken;
    return true;
  }
  if (cursor.sees('with|without') && !cursor.sees('with their') && !isMeans(cursor, context)) {
    const without = cursor.takeAny('without any?', 'with no');
    if (!without) cursor.at += 1;
    const having = tokensHad(cursor, context);
    if (having === undefined) return false;
    const condition: Condition = having.length === 1 ? (having[0] as Condition) : { is: 'any', of: having };
    const also = without || having.length > 1 ? undefined : alsoHad(cursor, context);
    who.if = [...(who.if ?? []), without ? { is: 'not', of: condition } : condition, ...(also ? [also] : [])];
    return true;
  }
  return undefined;
}

/** `units marked by you`, `enemies Slowed by you`: who has it of yours. What is called a mark of some name marks, too. */
export const givenBy = (cursor: Cursor, { words, slot }: Context, whom: Ref = 'each'): Condition | undefined =>
  cursor.try((): Condition | undefined => {
    if (slot !== 'ability' && slot !== 'default' && slot !== 'passive') return undefined;
    const marked = cursor.take('marked');
    const given = marked ? undefined : wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
    if (given !== undefined) cursor.at = given.to;
    if (!cursor.take('by you')) return undefined;
    const some = marked
      ? words.all.filter(({ kind, name }) => (kind === 'condition' || kind === 'token') && /\bmark$/i.test(name))
      : given === undefined
        ? []
        : [given.word];
    const of = some.map(({ ref }): Condition => ({ is: 'has', of: whom, token: ref, yours: true }));
    return of.length > 1 ? { is: 'any', of } : of[0];
  });

/** `with a default ability`: what something is done with is no place. */
const isMeans = (cursor: Cursor, { words }: Context): boolean => {
  if (cursor.sees('with a|an|any|your? default|non-default|undefendable|ability|abilities|attack|attacks')) return true;
  if (cursor.sees('with a|any|your? range # ability|abilities|attack|attacks')) return true;
  const at = cursor.at + (cursor.sees('with your') ? 2 : 1);
  // "Hit an enemy with Long Shot", where nobody has something of that name.
  return (
    wordAt(words, cursor.tokens, at, cursor.end, ['ability']) !== undefined &&
    wordAt(words, cursor.tokens, at, cursor.end, ['condition', 'token', 'counter', 'marker']) === undefined
  );
};
