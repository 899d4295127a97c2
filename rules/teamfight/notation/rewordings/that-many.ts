import type { Context } from '../context.ts';
import { oneOf } from '../words/cursor.ts';
import { numberLike, type Token, wordsLike } from '../words/token.ts';
import type { About } from './rewording.ts';

/** What takes away so many that they can be counted, and what else could be meant by "that much". */
const takes = /^(?:clear|clears|lose|loses|destroy|remove)$/;
const other = /^(?:\d*dmg|damage|heal|heals|roll|die|dice|push|pull|move|or)$/;

/** `Clear all conditions from yourself and gain that many Coins`, `lose all overshield. Heal that much`: 1 for each of those. */
export function thatMany(tokens: readonly Token[], _: Context, { before }: About): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) => /^(?:that|as)$/.test(text) && /^(?:many|much)$/.test(tokens[n + 1]?.text ?? ''),
  );
  const like = tokens[at];
  if (like === undefined || tokens[at + 2]?.text === 'as') return undefined;
  const told = [...before, ...tokens.slice(0, at)].map(({ text }) => text);
  const verb = told.findLastIndex((text) => takes.test(text));
  // The last word is what is done so often: "heal that much".
  // Behind "2dmg. Lose all Coins" it is those, whatever was done before.
  const since = told[verb + 1] === 'all' ? verb : 0;
  if (verb < 0 || told.some((text, n) => n >= since && n !== told.length - 1 && other.test(text))) return undefined;
  const rest = tokens.slice(at + 2);
  const ends = rest.findIndex(({ text }) => /^(?:,|and|then|or|to|until)$/.test(text));
  const what = ends < 0 ? rest : rest.slice(0, ends);
  if (what.length > 3) return undefined;
  return [
    ...tokens.slice(0, at),
    numberLike(like, 1),
    ...what,
    ...wordsLike(like, 'for each'),
    ...(ends < 0 ? [] : rest.slice(ends)),
  ];
}
thatMany.needs = oneOf('that as');
