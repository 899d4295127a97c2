import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { lex, type Token, wordsLike } from '../words/token.ts';
import { type Words, wordAt } from '../words/words.ts';
import type { About } from './rewording.ts';

const isDead = [
  'died',
  'has died',
  'is dead|gone|destroyed|killed|slain',
  ...["isn't", 'is not'].flatMap((not) => [`${not} alive`, `${not} on the map|board`]),
];

const back = [
  'summon it again?',
  'bring it back',
  'it comes|returns back?',
  'revive|resurrect|return it',
  'place|put it back?',
];

/** `If the Wolf died, summon it again next to you`, `revive your Wolf in range 2`: where there is none, one is summoned, as whole as it comes. */
export function summonBack(
  tokens: readonly Token[],
  { words, slot }: Context,
  { before, source }: About,
): Token[] | undefined {
  const [like] = tokens;
  if (like === undefined || (slot !== 'ability' && slot !== 'default')) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const asks = cursor.take('if');
  if (!asks && !cursor.takeAny('revive|resurrect', 'bring|summon back')) return undefined;
  const summon = asks && cursor.take('it') ? lastNamed(before, words) : named(cursor, words);
  if (summon === undefined) return undefined;
  if (asks && !(cursor.takeAny(...isDead) && cursor.take(',') && cursor.takeAny(...back))) return undefined;
  const last = tokens.at(-1)?.text === '.' ? tokens.length - 1 : tokens.length;
  const rest = withoutHealth(tokens.slice(cursor.at, last));
  const again = tokens.slice(0, cursor.at).some(({ text }) => text === 'again');
  const isPlaced = rest.some(({ text }) => /^(?:in|within|adjacent|next|anywhere|on)$/.test(text));
  const place = isPlaced ? [] : again ? placeBefore(lex(source), words, summon) : undefined;
  if (place === undefined) return undefined;
  return [
    ...wordsLike(like, 'if your'),
    ...summon,
    ...wordsLike(like, 'is dead , summon it'),
    ...place,
    ...rest,
    ...tokens.slice(last),
  ];
}
summonBack.begins = beginning('if|revive|resurrect|bring|summon');
summonBack.needs = oneOf('it back revive resurrect');

const absent = ["isn't", 'is not'].flatMap((not) => [
  `${not} on the map|board yet|already?`,
  `${not} alive|there|out yet|already?`,
]);

/** `Summon a Wolf that isn't on the map in range 2`, `summon your Wolf in range 2 if it isn't on the map`: where there is none. */
export function summonIfNone(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !cursor.take('summon a|an|your|the')) return undefined;
  const from = cursor.at;
  const summon = wordAt(words, tokens, from, tokens.length, ['summon']);
  if (summon === undefined) return undefined;
  const name = tokens.slice(from, summon.to);
  const none = [...wordsLike(like, 'if you have no'), ...name, ...wordsLike(like, ', summon one')];
  cursor.at = summon.to;
  if (cursor.take('that|which')) return cursor.takeAny(...absent) ? [...none, ...tokens.slice(cursor.at)] : undefined;
  const asks = tokens.findIndex(({ text }, at) => at > summon.to && text === 'if');
  const behind = new Cursor(tokens, asks + 1, tokens.length);
  if (asks < 0 || !behind.take('it') || !behind.takeAny(...absent) || !(behind.done || behind.sees('.')))
    return undefined;
  return [...none, ...tokens.slice(summon.to, asks), ...tokens.slice(behind.at)];
}
summonIfNone.begins = beginning('summon');
summonIfNone.needs = oneOf('map board alive there out');

/** `your Wolf`, `the Wolf`. */
function named(cursor: Cursor, words: Words): readonly Token[] | undefined {
  if (!cursor.take('your|the')) return undefined;
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['summon']);
  if (found === undefined) return undefined;
  const name = cursor.tokens.slice(cursor.at, found.to);
  cursor.at = found.to;
  return name;
}

/** The summon of which the sentences before are told, where that is one only. */
function lastNamed(before: readonly Token[], words: Words): readonly Token[] | undefined {
  const all = new Map<string, readonly Token[]>();
  for (let at = 0; at < before.length; at++) {
    const found = wordAt(words, before, at, before.length, ['summon', 'hero']);
    if (found !== undefined) all.set(found.word.ref, before.slice(at, found.to));
  }
  const [one, ...more] = all.values();
  return more.length === 0 ? one : undefined;
}

/** `Summon a Wolf in range 1`, in whatever part of the text: "again" is there. */
function placeBefore(before: readonly Token[], words: Words, name: readonly Token[]): readonly Token[] | undefined {
  for (let at = 0; at < before.length; at++) {
    const cursor = new Cursor(before, at, before.length);
    if (!cursor.take('summon a|an|your')) continue;
    const found = wordAt(words, before, cursor.at, before.length, ['summon']);
    if (found?.word !== wordAt(words, name, 0, name.length, ['summon'])?.word) continue;
    cursor.at = found?.to ?? cursor.at;
    const { at: from } = cursor;
    if (cursor.takeAny('in|within range #', 'adjacent to you')) return before.slice(from, cursor.at);
  }
  return undefined;
}

/** Without `with full health`, as which it comes anyway. */
function withoutHealth(rest: readonly Token[]): Token[] {
  const said: Token[] = [];
  const cursor = new Cursor(rest, 0, rest.length);
  while (!cursor.done) {
    if (cursor.takeAny('with|at full health|hp')) continue;
    said.push(rest[cursor.at] as Token);
    cursor.at += 1;
  }
  return said;
}
