import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { About } from './rewording.ts';
import { suchOfThem } from './such-of-them.ts';

/**
 * `Enemies with Hook lose it and take 2dmg`, `a target that has Mark loses it`, `an enemy with Hook and Mark loses both`: what those were told by
 * is what they lose.
 */
export function losesThat(tokens: readonly Token[], context: Context, { tail }: About): Token[] | undefined {
  const { words } = context;
  // "Each enemy with Hook", behind an area: of those in it, or of all there are.
  const several = tail?.node.node === 'area' || tail?.node.node === 'each';
  if (several && /^(?:each|every|all|any)$/.test(tokens[0]?.text ?? '')) return undefined;
  const lose = tokens.findIndex(({ text }) => text === 'lose' || text === 'loses');
  const like = tokens[lose];
  const it = tokens[lose + 1]?.text ?? '';
  if (like === undefined || lose < 2 || !/^(?:it|them|both|these|those)$/.test(it)) return undefined;
  // "Burst 1, 1dmg, and units with Armor lose it until ...": of those in it, or of all there are, and not for good.
  if (tokens.slice(0, lose).some(({ text }) => text === ',' || text === 'and') && it !== 'both') return undefined;
  if (/^(?:until|till|for|while)$/.test(tokens[lose + 2]?.text ?? '')) return undefined;
  for (let at = lose - 2; at >= 0; at--) {
    const had = new Cursor(tokens, at, lose);
    if (!had.takeAny('with', 'that|who have|has')) continue;
    const { at: from } = had;
    const one = had.take('a|an') && it === 'it';
    if (!one) had.take('any');
    const first = wordAt(words, tokens, had.at, lose, ['token', 'condition', 'counter']);
    if (first === undefined) return undefined;
    // "With a Coin lose it" is that one, however many they have.
    if (one && first.word.kind === 'counter')
      return [
        ...tokens.slice(0, lose + 1),
        ...wordsLike(like, 'a'),
        ...tokens.slice(had.at, first.to),
        ...tokens.slice(lose + 2),
      ];
    had.at = first.to;
    const named = tokens.slice(from, had.at).filter(({ text }) => !/^(?:an?|any)$/.test(text));
    had.take('token|tokens|counter|counters');
    const behind = had.at;
    const second = had.take('and') ? wordAt(words, tokens, had.at, lose, ['token', 'condition', 'counter']) : undefined;
    const both = second && tokens.slice(had.at, second.to);
    // "Enemies with Hook in range 3 lose it": nothing else that could be "it" stands there.
    const place = new Cursor(tokens, second?.to ?? behind, lose);
    if (!both) place.takeAny('in|within range|burst #', 'in the? area|line', 'in los', 'there');
    place.take(',');
    if (!place.done || (it === 'both') !== (both !== undefined)) return undefined;
    const having = tokens[at]?.text === 'with' ? tokens.slice(at, from) : wordsLike(like, 'with');
    const lost = both
      ? [...named, wordLike(like, 'and'), ...both]
      : [wordLike(like, /^(?:it|both)$/.test(it) ? 'their' : 'all'), ...named];
    const own = [
      ...tokens.slice(0, at),
      ...having,
      ...tokens.slice(from, lose + 1),
      ...lost,
      ...tokens.slice(lose + 2),
    ];
    return several ? (suchOfThem(own, context, tail) ?? own) : own;
  }
  return undefined;
}
losesThat.needs = oneOf('lose loses');

/** `Fly 5, leaving a Hook on each enemy you pass`: giving it to each. */
export function leavesOn(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const verb = tokens.findIndex(({ text }) => /^(?:leaving|giving|placing|putting)$/.test(text));
  const like = tokens[verb];
  if (like === undefined || verb < 2) return undefined;
  const cursor = new Cursor(tokens, verb + 1, tokens.length);
  cursor.take('a|an|one');
  const given = wordAt(words, tokens, cursor.at, tokens.length, ['token', 'condition', 'counter']);
  if (given === undefined) return undefined;
  cursor.at = given.to;
  cursor.take('token|counter');
  const what = tokens.slice(verb + 1, cursor.at);
  if (!cursor.take('on|to|with') || !cursor.sees('each|every|all')) return undefined;
  return [
    ...tokens.slice(0, verb),
    ...wordsLike(like, 'give'),
    ...what,
    ...wordsLike(like, 'to'),
    ...tokens.slice(cursor.at),
  ];
}
leavesOn.needs = oneOf('leaving giving placing putting');

/** `If you have 3 Coins, lose them, +2dmg and heal 2`: they are lost behind what comes of it. */
export function losesFirst(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('if you have')) return undefined;
  const comma = tokens.findIndex(({ text }) => text === ',');
  const loses = new Cursor(tokens, comma + 1, tokens.length);
  if (comma < 3 || !loses.take('lose|spend|remove|discard them|it|all|these')) return undefined;
  const { at } = loses;
  if (!loses.takeAny(',? and', 'for', ',|:') || !loses.sees('+')) return undefined;
  const like = tokens[comma] as Token;
  const last = tokens.at(-1)?.text === '.' ? tokens.length - 1 : tokens.length;
  return [
    ...tokens.slice(0, comma + 1),
    ...tokens.slice(loses.at, last),
    ...wordsLike(like, ', and lose'),
    ...tokens.slice(comma + 2, at),
    ...tokens.slice(last),
  ];
}
losesFirst.begins = beginning('if');
losesFirst.needs = oneOf('lose spend remove discard');

/** `Enemies with Hook in range 3, 2dmg, then remove all Hooks`: from those who were told by that. */
export function removesThat(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const verb = tokens.findLastIndex(({ text }) => /^(?:remove|clear|discard)$/.test(text));
  const like = tokens[verb];
  if (like === undefined || verb < 5) return undefined;
  const gone = new Cursor(tokens, verb + 1, tokens.length);
  if (!gone.take('all|the|their')) return undefined;
  const found = wordAt(words, tokens, gone.at, tokens.length, ['token', 'condition', 'counter']);
  if (found === undefined) return undefined;
  gone.at = found.to;
  gone.take('token|tokens|counter|counters');
  const { at: end } = gone;
  if (!gone.done && !gone.sees('.|,')) return undefined;
  for (let at = 1; at < verb - 2; at++) {
    const had = new Cursor(tokens, at, verb);
    if (!had.takeAny('with', 'that|who have|has')) continue;
    had.take('a|an|any');
    const told = wordAt(words, tokens, had.at, verb, ['token', 'condition', 'counter']);
    if (told?.word.ref !== found.word.ref) continue;
    return [...tokens.slice(0, end), ...wordsLike(like, 'from them'), ...tokens.slice(end)];
  }
  return undefined;
}
removesThat.needs = oneOf('remove clear discard');
