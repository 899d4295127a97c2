import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { type Word, type Words, wordAt } from '../words/words.ts';
import type { Rewording } from './rewording.ts';

/** `Deploy with a Wolf adjacent to you`, `start with The Beacon in your space`: summoned or placed when you deploy. A number of counters is none of it. */
export const deployedWith: Rewording = (tokens, { words, slot }) => {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || slot !== 'passive') return undefined;
  if (!cursor.take('you? deploy|start|begin the? game? with')) return undefined;
  const { at } = cursor;
  if (!cursor.take('#')) cursor.take('a|an|your|one');
  const found = wordAt(words, tokens, cursor.at, tokens.length, ['summon', 'marker', 'terrain']);
  if (found === undefined || found.to === tokens.length) return undefined;
  const verb = found.word.kind === 'summon' ? 'summon' : 'place';
  return [...wordsLike(like, `when you deploy , ${verb}`), ...tokens.slice(at)];
};

/** `If you are beyond range 5 of it`: not in that range. */
export const notWithin: Rewording = (tokens) => {
  const at = tokens.findIndex(
    ({ text }, n) => /^(?:beyond|outside)$/.test(text) && tokens[n + 1]?.text === 'range' && isAsked(tokens, n),
  );
  const like = tokens[at];
  if (like === undefined) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, 'not in'), ...tokens.slice(at + 1)];
};

/** `you are`, behind "if" or "while". */
function isAsked(tokens: readonly Token[], at: number): boolean {
  const asks = tokens.findLastIndex(({ text }, n) => n < at && /^(?:if|while|unless)$/.test(text));
  return asks >= 0 && /^(?:is|are|you're|it's|they're)$/.test(tokens[at - 1]?.text ?? '');
}

/**
 * `If you end your turn beyond range 5 of The Beacon, place it in your space`, and behind a sentence that names it `beyond range 5 of it`: there is
 * but one of what is called so, and nothing else was named.
 */
export const theOnlyOne: Rewording = (tokens, { words, marker }, { before }) => {
  const [first] = tokens;
  if (marker !== undefined || !/^(?:if|when|whenever|while|at)$/.test(first?.text ?? '')) return undefined;
  if (tokens.every(({ text }) => text !== 'it')) return undefined;
  const named = piecesIn([...before, ...tokens], words);
  const [only] = named;
  if (only === undefined || named.some(({ ref }) => ref !== only.ref)) return undefined;
  return tokens.flatMap((token) => (token.text === 'it' ? wordsLike(token, only.name.toLowerCase()) : [token]));
};

/** The pieces and summons that are named, those called "The ..." alone where nothing else is. */
function piecesIn(tokens: readonly Token[], words: Words): readonly Word[] {
  const found: Word[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const one = wordAt(words, tokens, at, tokens.length, ['marker', 'terrain', 'summon']);
    if (one === undefined) continue;
    found.push(one.word);
    at = one.to - 1;
  }
  return found.every(({ name }) => /^the /i.test(name)) ? found : [];
}
