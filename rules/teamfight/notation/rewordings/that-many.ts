import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { numberLike, type Token, wordLike, wordsLike } from '../words/token.ts';
import type { About } from './rewording.ts';

/** What takes away so many that they can be counted, and what else could be meant by "that much". */
const takes = /^(?:clear|clears|lose|loses|spend|spends|destroy|remove)$/;
const other = /^(?:\d*dmg|damage|heal|heals|roll|die|dice|push|pull|move|or)$/;

/** `Clear all conditions from yourself and gain that many Coins`, `lose all overshield. Heal that much`: 1 for each of those. */
export function thatMany(said: readonly Token[], _: Context, { before }: About): Token[] | undefined {
  const tokens = whoseFirst(said);
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

/** `deal that much damage to an enemy in range 2`, `heal an ally in range 2 for that much`: whose it is comes first. */
function whoseFirst(said: readonly Token[]): readonly Token[] {
  const tokens = farFirst(said) ?? said;
  const text = (n: number): string => tokens[n]?.text ?? '';
  const at = tokens.findIndex((_, n) => text(n) === 'that' && text(n + 1) === 'much');
  const like = tokens[at];
  if (like === undefined) return tokens;
  const stop = tokens.findIndex(({ text }, n) => n > at && /^(?:,|and|then|or|to|until|instead)$/.test(text));
  const end = stop < 0 ? tokens.length : stop;
  if (text(at - 1) === 'deal' && /^(?:dmg|damage)$/.test(text(at + 2)) && end === at + 3 && text(end) === 'to') {
    const whose = tokens.slice(end + 1);
    const plain = whose.length > 0 && !whose.some(({ text }) => /^(?:,|and|then|or|until|if|instead)$/.test(text));
    return plain ? [...tokens.slice(0, at - 1), ...whose, ...wordsLike(like, 'takes that much damage')] : tokens;
  }
  const verb = tokens.findLastIndex(({ text }, n) => n < at && /^(?:heal|,|:|and|then|or)$/.test(text));
  const whose = tokens.slice(verb + 1, text(at - 1) === 'for' ? at - 1 : at);
  if (text(verb) !== 'heal' || whose.length === 0 || end !== at + 2 || text(end) === 'to') return tokens;
  return [...tokens.slice(0, verb), ...whose, ...wordsLike(like, 'heals that much'), ...tokens.slice(end)];
}

/** `Push an enemy in range 2 that many spaces`: whom, and then how far; `move up to that many spaces`, which a movement is anyway. */
export function farFirst(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === 'that' && tokens[n + 1]?.text === 'many');
  const like = tokens[at];
  const cursor = new Cursor(tokens, at + 2, tokens.length);
  if (like === undefined || at < 1) return undefined;
  cursor.take('spaces|space');
  const most = tokens[at - 1]?.text === 'to' && tokens[at - 2]?.text === 'up' ? at - 2 : at;
  if (/^(?:move|fly|teleport|push|pull)$/.test(tokens[most - 1]?.text ?? ''))
    return most < at ? [...tokens.slice(0, most), ...tokens.slice(at)] : undefined;
  const verb = tokens.findLastIndex(({ text }, n) => n < most && /^(?:push|pull)$/.test(text));
  const whom = tokens.slice(verb + 1, most);
  // "Push it that many" is one already.
  if (verb < 0 || whom.length < 2 || !cursor.done || !/^(?:a|an|the|target)$/.test(whom[0]?.text ?? ''))
    return undefined;
  if (whom.some(({ text }) => /^(?:,|and|then|or)$/.test(text))) return undefined;
  return [...tokens.slice(0, verb), ...whom, wordLike(like, ','), tokens[verb] as Token, ...tokens.slice(at)];
}
farFirst.needs = oneOf('many');
