import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const freely = 'as|however you choose|like|want|wish';

/** `Deal 4 damage divided as you choose among enemies in range 3`, `heal 3, split among allies in range 2 as you like`: that is divided. */
export function dividedBehind(tokens: readonly Token[]): Token[] | undefined {
  const [first] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const heals = cursor.take('heal');
  if (first === undefined || !(heals || cursor.take('deal|give|gain')) || !cursor.take('#')) return undefined;
  const number = cursor.before as Token;
  const from = cursor.at;
  const at = tokens.findIndex(({ text }, n) => n >= from && /^(?:divided|split|distributed)$/.test(text));
  const like = tokens[at];
  if (like === undefined || at > from + 4) return undefined;
  const comma = tokens[at - 1]?.text === ',' ? at - 1 : at;
  const behind = new Cursor(tokens, at + 1, tokens.length);
  const free = behind.take(freely);
  if (!behind.sees('among|between|amongst|over|across')) return undefined;
  return [
    ...wordsLike(first, 'divide'),
    number,
    ...(heals ? wordsLike(first, 'healing') : tokens.slice(from, comma)),
    ...(free ? wordsLike(like, 'as you choose') : []),
    ...tokens.slice(behind.at),
  ];
}
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
