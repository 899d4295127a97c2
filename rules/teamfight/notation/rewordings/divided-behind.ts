import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const freely = 'as|however you choose|like|want|wish';

/**
 * `Deal 4 damage divided as you choose among enemies in range 3`, `heal 3, split among allies in range 2 as you like`, `range 3, 4dmg divided among any number
 * of enemies`, `3 damage divided among enemies in range 2`, `give 3 Coins to allies in range 2, split as you choose`: that is divided.
 */
export function dividedBehind(tokens: readonly Token[]): Token[] | undefined {
  const [first] = tokens;
  if (first === undefined) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const reach = cursor.take('range #') || cursor.take('burst #') ? tokens.slice(0, cursor.at) : [];
  if (reach.length > 0 && !cursor.take(',|:')) return undefined;
  const verb = cursor.take('heal|deal|give|gain|place|put') ? cursor.before?.text : undefined;
  // "3 damage divided among enemies in range 2".
  if (verb === undefined && reach.length === 0 && first.kind !== 'number') return undefined;
  const total = verb === 'heal' ? cursor.at : -1;
  const number = cursor.take('a? total? of? #') ? cursor.before : totalBehind(tokens, total);
  if (number === undefined) return undefined;
  const from = cursor.at;
  const at = tokens.findIndex(({ text }, n) => n >= from && /^(?:divided|split|distributed)$/.test(text));
  const like = tokens[at];
  if (like === undefined) return undefined;
  const comma = tokens[at - 1]?.text === ',' ? at - 1 : at;
  const behind = new Cursor(tokens, at + 1, tokens.length);
  const free = behind.take(freely) || behind.take('in any way you choose|like|want|wish?');
  const isBefore = behind.done && free;
  if (!isBefore && !behind.sees('among|between|amongst|over|across')) return undefined;
  const said = tokens.slice(from, comma);
  // "Give 3 Coins to allies in range 2, split as you choose": whose they are stands before it.
  const to = isBefore ? said.findIndex(({ text }, n) => n > 0 && /^(?:to|on|onto)$/.test(text)) : -1;
  if (isBefore && total < 0 && to < 0) return undefined;
  const what = verb === 'heal' ? wordsLike(first, 'healing') : to < 0 ? said : said.slice(0, to);
  if (what.length > 3) return undefined;
  const whom = isBefore ? (total >= 0 ? beforeTotal(said) : said.slice(to + 1)) : tokens.slice(behind.at + 1);
  if (whom.length === 0) return undefined;
  const there = reach.length > 0 ? [wordLike(like, 'in'), ...reach] : [];
  return [...wordsLike(first, 'divide'), number, ...what, ...wordsLike(like, 'as you choose among'), ...whom, ...there];
}

/** `heal allies in range 3 for a total of 4`: how much that is, and whose it is. */
function totalBehind(tokens: readonly Token[], from: number): Token | undefined {
  const at = from < 0 ? -1 : tokens.findIndex(({ text }, n) => n > from && text === 'total');
  return at > 0 && tokens[at + 1]?.text === 'of' ? tokens[at + 2] : undefined;
}

const beforeTotal = (said: readonly Token[]): readonly Token[] =>
  said.slice(
    0,
    Math.max(
      0,
      said.findIndex(({ text }, n) => text === 'for' && said[n + 1]?.text === 'a'),
    ),
  );

dividedBehind.needs = oneOf('divided split distributed');

/** `Enemies in range 3, divide 4 damage among them as you choose`: among those. */
export function amongThem(tokens: readonly Token[]): Token[] | undefined {
  const verb = tokens.findIndex(({ text }) => /^(?:divide|split|distribute)$/.test(text));
  const them = tokens.findIndex(
    ({ text }, n) => n > verb && text === 'them' && /^(?:among|between|amongst)$/.test(tokens[n - 1]?.text ?? ''),
  );
  if (verb < 2 || them < 0 || tokens[verb - 1]?.text !== ',') return undefined;
  const whom = tokens.slice(0, verb - 1);
  if (whom.some(({ text }) => text === ',')) return undefined;
  return [...tokens.slice(verb, them), ...whom, ...tokens.slice(them + 1)];
}
amongThem.needs = oneOf('divide split distribute');

/** `Two enemies in range 3. 1dmg to each`: to each of those who were chosen. */
export function toEach(tokens: readonly Token[], many: boolean): Token[] | undefined {
  const at = tokens.length - 1;
  const last = new Cursor(tokens, Math.max(at - 3, 0), tokens.length);
  if (!many) return undefined;
  while (!last.done && !last.sees('to each')) last.at += 1;
  const from = last.at;
  if (!last.takeAny('to each of them', 'to each target', 'to each') || !last.done || from < 1) return undefined;
  return [...tokens.slice(0, from), ...wordsLike(tokens[from] as Token, 'to them')];
}
toEach.needs = oneOf('each');
