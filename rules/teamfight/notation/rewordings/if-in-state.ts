import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { Rewording } from './rewording.ts';

/** `If in Bear Stance, instead range 4, 1dmg`: that it is instead stands behind it. */
export const insteadFirst: Rewording = (tokens) => {
  const at = tokens.findIndex(({ text }) => text === 'instead');
  const like = tokens[at];
  if (like === undefined || tokens[0]?.text !== 'if' || tokens[at - 1]?.text !== ',') return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (!cursor.sees('range|burst|line|unlimited|infinite') && !cursor.sees('# x #')) return undefined;
  return [...tokens.slice(0, at), ...tokens.slice(at + 1), like];
};

/** What is said of a state that one is in by a bare word: `not Charged`. */
interface Had {
  readonly not: boolean;
  readonly token: string;
  /** What says that somebody is so: a condition may be a state of the rules, too. */
  readonly verb: 'have' | 'are';
  readonly from: number;
  readonly to: number;
}

/** `If not Charged,`, `if Invisible:`: of a token or condition that is called by what one is then. */
function bareHad(tokens: readonly Token[], at: number, words: Parameters<Rewording>[1]['words']): Had | undefined {
  const cursor = new Cursor(tokens, at, tokens.length);
  if (!cursor.take('if')) return undefined;
  const from = cursor.at;
  const not = cursor.take('not|already?') && cursor.before?.text === 'not';
  const named = wordAt(words, tokens, cursor.at, tokens.length, ['token', 'counter', 'condition']);
  if (named === undefined) return undefined;
  cursor.at = named.to;
  const verb = named.word.kind === 'condition' ? 'are' : 'have';
  return cursor.sees(',|:') ? { not, token: named.word.ref, verb, from, to: named.to } : undefined;
}

/**
 * `If not Charged, become Charged.`: you, where nobody else was named. `If Charged, range 2, 3dmg`, right behind that, is the other case: who has just become
 * so was not.
 */
export const ifInState: Rewording = (tokens, { words, them }, { before, tail }) => {
  const like = tokens[0];
  if (like?.text !== 'if' || them !== undefined) return undefined;
  const had = bareHad(tokens, 0, words);
  if (had === undefined) return undefined;
  const starts = before.findLastIndex(({ text }) => text === 'if');
  const earlier = starts < 0 ? undefined : bareHad(before, starts, words);
  if (earlier?.token === had.token && earlier.not !== had.not)
    return [wordLike(like, 'otherwise'), ...tokens.slice(had.to)];
  if (tail !== undefined) return undefined;
  const name = tokens.slice(had.from + (had.not ? 1 : 0), had.to);
  const state = had.verb === 'are' ? (had.not ? 'you are not' : 'you are') : had.not ? 'you do not have' : 'you have';
  return [like, ...wordsLike(like, state), ...name, ...tokens.slice(had.to)];
};

/** `Place a Mine in each enemy's space`, `place a Mine in the space of each enemy in range 3`: each of them has one laid in its space. */
export const inSpaceOfEach: Rewording = (tokens, { words }) => {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0];
  if (like === undefined || !cursor.take('place|put|drop|lay|create a|an|one')) return undefined;
  const piece = wordAt(words, tokens, cursor.at, tokens.length, ['marker', 'terrain']);
  if (piece === undefined) return undefined;
  cursor.at = piece.to;
  cursor.take('marker');
  const placed = tokens.slice(0, cursor.at);
  if (!cursor.take('in|on|into|under')) return undefined;
  const there = wordsLike(like, 'in their space');
  if (cursor.takeAny('the space|spaces of', 'the space|spaces under')) {
    const from = cursor.at;
    if (!cursor.take('each|every|all')) return undefined;
    while (!cursor.done && !cursor.sees(',|.|and|then')) cursor.at += 1;
    return cursor.done ? [...tokens.slice(from), wordLike(like, ','), ...placed, ...there] : undefined;
  }
  const from = cursor.at;
  if (!cursor.take('each|every')) return undefined;
  while (!cursor.done && !cursor.sees('space')) cursor.at += 1;
  const owner = tokens[cursor.at - 1];
  const whose = owner && /^(.*?)(?:'s|s')$/.exec(owner.text);
  if (!whose || owner === undefined || cursor.at - from > 4 || !cursor.take('space') || !cursor.done) return undefined;
  const whom = [...tokens.slice(from, cursor.at - 2), { ...owner, text: whose[1] ?? '' }];
  return [...whom, wordLike(like, ','), ...placed, ...there];
};
