import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const which = 'higher|highest|better|best|lower|lowest|worse|worst|sum|total';
const named = `the ${which}`;
const ofDice = ['of both', 'of them', 'of the two|# dice?', 'one|die|dice|number|roll|result|value'] as const;

/**
 * `Roll 2 dice and deal damage equal to the higher one`, `roll two dice, heal the sum`: which of them counts stands behind what is done, which is
 * that much then.
 */
export function diceToldLater(tokens: readonly Token[]): Token[] | undefined {
  const roll = tokens.findIndex(({ text }) => text === 'roll');
  const cursor = new Cursor(tokens, Math.max(roll, 0), tokens.length);
  if (roll < 0 || !cursor.take('roll # dice|d6')) return undefined;
  const from = cursor.at;
  const at = tokens.findIndex((_, n) => n > from && new Cursor(tokens, n, tokens.length).sees(named));
  const verb = new Cursor(tokens, at, tokens.length);
  if (at < 0 || !verb.take(named)) return undefined;
  const word = verb.before as Token;
  verb.takeAny(...ofDice);
  const like = tokens[at] as Token;
  const [before, much] = done(tokens.slice(from, at), verb) ?? [];
  if (before === undefined || much === undefined) return undefined;
  // "Roll 2 dice, take the higher" is said so already.
  const joint = /^(?:,|and|then)$/.test(before[0]?.text ?? '') ? [] : [wordLike(like, ',')];
  return [
    ...tokens.slice(0, from),
    ...wordsLike(like, ', take the'),
    word,
    ...joint,
    ...before,
    ...wordsLike(like, much),
    ...tokens.slice(verb.at),
  ];
}
diceToldLater.needs = oneOf('dice d6');

/** What is done with the number, and how much that is behind its verb; the words before it and the number itself. */
function done(said: readonly Token[], behind: Cursor): readonly [readonly Token[], string] | undefined {
  const words = said.map(({ text }) => text);
  const ends = (pattern: RegExp): number => {
    const all = words.join(' ');
    const found = pattern.exec(all);
    return found === null ? -1 : found[0].trim().split(' ').length;
  };
  const harm = ends(/(?:deal|take|takes) (?:damage|dmg) equal to$/);
  if (harm > 0) return [said.slice(0, said.length - harm + 1), 'that much damage'];
  if (ends(/(?:deal|take|takes)$/) > 0 && behind.takeAny('as|in damage|dmg', 'damage|dmg'))
    return [said, 'that much damage'];
  const heal = ends(/heals?(?: (?:health|hp))?(?: equal to)?$/);
  if (heal > 0) return [said.slice(0, said.length - heal + 1), 'that much'];
  const way = ends(
    /(?:move|fly|push|pull|teleport)(?: (?:it|them|the target))?(?: as far as| up to| spaces equal to| equal to)?$/,
  );
  if (way < 1) return undefined;
  const extra = ends(/(?:as far as|up to|spaces equal to|equal to)$/);
  behind.take('in? spaces');
  return [said.slice(0, said.length - Math.max(extra, 0)), 'that many spaces'];
}

/** `2d6 damage`, `heal 2d6`: the sum of so many dice of six, said as of dice that are rolled. */
export function sumOfDice(tokens: readonly Token[]): Token[] | undefined {
  const d = tokens.findIndex(
    ({ text }, n) => text === 'd' && tokens[n + 1]?.value === 6 && tokens[n - 1]?.kind === 'number',
  );
  const count = tokens[d - 1];
  const like = tokens[d];
  const verb = tokens[d - 2]?.text ?? '';
  if (d < 1 || count === undefined || like === undefined || (count.value ?? 0) < 2) return undefined;
  const behind = new Cursor(tokens, d + 2, tokens.length);
  const roll = [...wordsLike(like, 'roll'), count, ...wordsLike(like, 'dice , take the sum , and')];
  const isHarm = behind.take('dmg|damage');
  if (isHarm && (verb === ',' || verb === 'deal') && !behind.sees('to'))
    return [
      ...tokens.slice(0, verb === 'deal' ? d - 2 : d - 1),
      ...roll,
      ...wordsLike(like, 'deal that much damage'),
      ...tokens.slice(behind.at),
    ];
  if (isHarm || !/^(?:heal|move|push|pull)$/.test(verb) || (d > 2 && tokens[d - 3]?.text !== ',')) return undefined;
  behind.take('spaces|health|hp');
  const much = verb === 'heal' ? 'that much' : 'that many spaces';
  return [
    ...tokens.slice(0, d - 2),
    ...roll,
    tokens[d - 2] as Token,
    ...wordsLike(like, much),
    ...tokens.slice(behind.at),
  ];
}
sumOfDice.needs = oneOf('d');
