import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const deeds: Readonly<Record<string, string>> = {
  killing: 'kill',
  hitting: 'hit',
  damaging: 'damage',
  missing: 'miss',
  pushing: 'push',
  pulling: 'pull',
  healing: 'heal',
  using: 'use',
  taking: 'take',
  spending: 'spend',
  attacking: 'attack',
  entering: 'enter',
  leaving: 'leave',
  summoning: 'summon',
  gaining: 'gain',
  losing: 'lose',
  moving: 'move',
  teleporting: 'teleport',
};

/** What is done to somebody, for what it brings once and for all. */
const atOnce: ReadonlySet<string> = new Set(['kill', 'hit', 'damage', 'miss', 'push', 'pull']);

/** What comes of it, and how that is told to whoever does it. */
const outcomes = [
  ['also? gives|grants you', ', gain'],
  ['also? heals you for?', ', heal'],
  ['also? lets|allows you to?', ', you may'],
  ['also? readies|refreshes|untaps', ', ready'],
] as const;

/** `Killing an enemy gives you a Coin`, `healing an ally readies Dash`, `spending a Coin lets you move 1`, where it stands: what you get when you do. */
export function byDoing(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const [first] = tokens;
  const deed = deeds[first?.text ?? ''];
  if (first === undefined || deed === undefined || !/^(?:passive|token|condition)$/.test(slot)) return undefined;
  for (let at = 1; at < tokens.length - 1; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    const found = outcomes.find(([said]) => cursor.take(said));
    if (found === undefined || cursor.done) continue;
    // "Spending a Coin gives you +1 speed" does not say for how long.
    const isChange = cursor.sees('+|-') && !cursor.holds(oneOf('until for this permanently next'));
    if (isChange && !atOnce.has(deed)) return undefined;
    return [
      ...wordsLike(first, 'when you'),
      wordLike(first, deed),
      ...tokens.slice(1, at),
      ...wordsLike(tokens[at] as Token, found[1]),
      ...tokens.slice(cursor.at).filter(({ text }) => text !== 'permanently'),
    ];
  }
  return undefined;
}
byDoing.begins = beginning(Object.keys(deeds).join('|'));
byDoing.needs = oneOf('gives grants heals lets allows readies refreshes untaps');

const beings = [
  ['standing on|in|within', 'are', 1],
  ['standing adjacent|next to', 'are', 2],
  ['being adjacent|next to', 'are', 2],
  ['being on|in|within|at|below|above', 'are', 1],
  ['having', 'have', 0],
] as const;

/** `Standing next to a wall gives you +1def`, `having 3 or more Coins gives you +1 speed`: for as long as it is so. */
export function byBeing(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const [first] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (first === undefined || !/^(?:passive|token|condition)$/.test(slot)) return undefined;
  const being = beings.find(([said]) => cursor.take(said));
  if (being === undefined) return undefined;
  const from = cursor.at - being[2];
  for (let at = cursor.at + 1; at < tokens.length - 1; at++) {
    const said = new Cursor(tokens, at, tokens.length);
    if (tokens[at]?.text === ',') return undefined;
    if (!said.take('also? gives|grants you') || said.done) continue;
    const state = tokens.slice(from, at);
    const like = tokens[at] as Token;
    return [
      ...wordsLike(first, `while you ${being[1]}`),
      ...state,
      ...wordsLike(like, ', you have'),
      ...tokens.slice(said.at),
    ];
  }
  return undefined;
}
byBeing.begins = beginning('standing|being|having');
byBeing.needs = oneOf('gives grants');

/** `Enemies that attack you in melee take 1dmg`, `when an enemy attacks you in melee`: an adjacent one. */
export function inMelee(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'melee');
  const many = new Cursor(tokens, 0, tokens.length);
  if (at < 3 || tokens[at - 1]?.text !== 'in') return undefined;
  const rest = [...tokens.slice(0, at - 1), ...tokens.slice(at + 1)];
  const like = tokens[0] as Token;
  if (many.take('enemies that|who|which attack|hit|damage you in melee')) return [wordLike(like, 'adjacent'), ...rest];
  if (!many.take('when|whenever an enemy attacks|hits|damages you in melee')) return undefined;
  return [like, ...wordsLike(like, 'an adjacent'), ...rest.slice(2)];
}
inMelee.needs = oneOf('melee');

/** `Each adjacent Wolf gives you +1def`, `each ally in range 2 gives you +1 speed`: so much you have for each of those. */
export function eachGivesYou(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const [first] = tokens;
  if (first === undefined || slot !== 'passive' || !/^(?:each|every)$/.test(first.text)) return undefined;
  const gives = tokens.findIndex((_, at) => new Cursor(tokens, at, tokens.length).sees('gives|grants you +|-'));
  const who = tokens.slice(1, gives);
  if (gives < 2 || who.some(({ text }) => /^(?:,|:|that|who|you|time|turn|round)$/.test(text))) return undefined;
  if (!who.some(({ text }) => /^(?:adjacent|range|next)$/.test(text))) return undefined;
  const cursor = new Cursor(tokens, gives + 2, tokens.length);
  if (!cursor.take('+|- # speed|def|dmg|damage|crit') || !(cursor.done || cursor.sees('.'))) return undefined;
  const change = tokens.slice(gives + 2, cursor.at);
  const verb = /^(?:dmg|damage)$/.test(cursor.before?.text ?? '') ? 'you deal' : 'you have';
  return [...wordsLike(first, verb), ...change, ...wordsLike(first, 'for each'), ...who, ...tokens.slice(cursor.at)];
}
eachGivesYou.begins = beginning('each|every');
eachGivesYou.needs = oneOf('gives grants');
