import { Cursor, oneOf } from '../words/cursor.ts';
import { numberLike, type Token, wordLike, wordsLike } from '../words/token.ts';

const grown = 'speed|def|crit|range|damage|dmg|healing';

/**
 * `+speed equal to your Coins`, `bonus damage equal to half your Souls`, `+X crit, where X is your Coins`, `your speed is increased by your Coins`:
 * as `+1 speed` for each of as many. Undefined where no number grows so.
 */
export const growsBy = (tokens: readonly Token[]): Token[] | undefined =>
  increased(tokens) ?? signedEqual(tokens) ?? signedX(tokens);
growsBy.needs = oneOf('equal increased reduced x');

/** `+speed equal to`, `additional damage dealt equal to`. */
function signedEqual(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) => text === 'equal' && tokens[n + 1]?.text === 'to' && n > 1 && isGrown(tokens, n),
  );
  if (at < 0) return undefined;
  const dealt = /^(?:dealt|received|taken)$/.test(tokens[at - 1]?.text ?? '') ? 1 : 0;
  const from = at - 2 - dealt;
  const sign = tokens[from];
  const less = sign?.text === '-';
  if (sign === undefined || (!less && !/^(?:\+|bonus|additional|extra)$/.test(sign.text))) return undefined;
  const article = /^an?$/.test(tokens[from - 1]?.text ?? '') ? 1 : 0;
  return [...tokens.slice(0, from - article), ...one(sign, less), ...tokens.slice(from + 1)];
}

const isGrown = (tokens: readonly Token[], at: number): boolean =>
  [1, 2].some((back) => new Cursor(tokens, at - back, at).take(grown));

/** `+X speed, where X is half your Coins`. */
function signedX(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === 'x' && /^[+-]$/.test(tokens[n - 1]?.text ?? ''));
  const sign = tokens[at - 1];
  if (sign === undefined) return undefined;
  const what = new Cursor(tokens, at + 1, tokens.length);
  if (!what.take(`${grown} dealt|received|taken?`) || what.sees('equal')) return undefined;
  const told = tokens.findIndex(
    ({ text }, n) => n >= what.at && text === 'x' && /^(?:is|=|being|equals)$/.test(tokens[n + 1]?.text ?? ''),
  );
  if (told < 0 || tokens.filter(({ text }) => /^x(?:dmg)?$/.test(text)).length > 2) return undefined;
  let begins = told;
  while (begins > what.at && /^(?:where|with|,|\()$/.test(tokens[begins - 1]?.text ?? '')) begins -= 1;
  const closes = tokens[begins]?.text === '(' && tokens.at(-1)?.text === ')' ? 1 : 0;
  return [
    ...tokens.slice(0, at - 1),
    ...one(sign, sign.text === '-'),
    ...tokens.slice(at + 1, what.at),
    ...wordsLike(sign, 'equal to'),
    ...tokens.slice(told + 2, tokens.length - closes),
    ...tokens.slice(what.at, begins),
  ];
}

/** `your speed is increased by your Coins`, where no number says by how much. */
function increased(tokens: readonly Token[]): Token[] | undefined {
  const by = tokens.findIndex(
    ({ text }, n) => text === 'by' && /^(?:increased|reduced)$/.test(tokens[n - 1]?.text ?? ''),
  );
  const verb = tokens[by - 1];
  if (verb === undefined || by < 4 || tokens[by + 1]?.kind === 'number' || tokens[by + 1]?.text === 'x')
    return undefined;
  const what = tokens[by - 3];
  const whose = tokens[by - 4]?.text ?? '';
  if (what === undefined || !/^(?:is|are)$/.test(tokens[by - 2]?.text ?? '') || !/^(?:your|their|its)$/.test(whose))
    return undefined;
  if (!new Cursor([what], 0, 1).take('speed|def|crit|range|damage')) return undefined;
  const who = whose === 'your' ? 'you have' : whose === 'its' ? 'it has' : 'they have';
  return [
    ...tokens.slice(0, by - 4),
    ...wordsLike(verb, who),
    ...one(verb, verb.text === 'reduced'),
    what,
    ...wordsLike(verb, 'equal to'),
    ...tokens.slice(by + 1),
  ];
}

/** `+1`, for each of what is counted. */
const one = (like: Token, less: boolean): Token[] => [
  { ...wordLike(like, less ? '-' : '+'), kind: 'sign' },
  numberLike(like, 1),
];
