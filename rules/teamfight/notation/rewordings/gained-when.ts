import type { Context } from '../context.ts';
import { Cursor, neededBy } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Gain a Coin for each enemy you hit`, where it stands: when you hit one. An area hits each of them. */
export function forEachYouHit(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (!/^(?:passive|token|condition|counter)$/.test(slot)) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  cursor.take('you');
  const from = cursor.at;
  if (!cursor.take('gain|get')) return undefined;
  const at = tokens.findIndex(({ text }, n) => n > cursor.at && text === 'for');
  const whom = new Cursor(tokens, Math.max(at, 0), tokens.length);
  const like = tokens[at];
  if (at < 0 || like === undefined || !whom.take('for each|every enemy|unit|hero|ally that? you hit|kill|damage'))
    return undefined;
  const does = whom.before as Token;
  const [whomSaid] = tokens.slice(at, whom.at).filter(({ text }) => /^(?:enemy|unit|hero|ally)$/.test(text));
  if (!whom.done || whomSaid === undefined) return undefined;
  const one = /^[aeiou]/.test(whomSaid.text) ? 'an' : 'a';
  return [
    ...wordsLike(like, 'when you'),
    does,
    wordLike(like, one),
    whomSaid,
    wordLike(like, ','),
    ...tokens.slice(from, at),
  ];
}
forEachYouHit.needs = neededBy('for');

/** `Gain a Coin when you kill an enemy (max 3)`, `..., up to 3`: what it is never more than stands behind what is gained. */
export function mostBehindWhen(tokens: readonly Token[]): Token[] | undefined {
  const when = tokens.findIndex(({ text }) => /^(?:when|whenever)$/.test(text));
  if (when < 2 || !/^(?:gain|gains|get|gets)$/.test(tokens[tokens[0]?.text === 'you' ? 1 : 0]?.text ?? ''))
    return undefined;
  for (let at = when + 3; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny('( max|maximum # )', '( up to # )', ', up to #', ', max|maximum #') || !cursor.done) continue;
    const number = tokens.slice(at).find(({ kind }) => kind === 'number');
    const like = tokens[at] as Token;
    if (number === undefined) return undefined;
    const most = [...wordsLike(like, '( max'), number, wordLike(like, ')')];
    return [...tokens.slice(0, when), ...most, ...tokens.slice(when, at)];
  }
  return undefined;
}
mostBehindWhen.needs = neededBy('when|whenever');

/** `Coins are lost at the end of the round`, of what one has: you lose them all. */
export function areLost(tokens: readonly Token[], { words, slot }: Context): Token[] | undefined {
  const [like] = tokens;
  if (like === undefined || !/^(?:passive|token|counter)$/.test(slot)) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  cursor.take('all? of? your?');
  const counter = wordAt(words, tokens, cursor.at, tokens.length, ['counter', 'token']);
  if (counter === undefined) return undefined;
  const behind = new Cursor(tokens, counter.to, tokens.length);
  if (!behind.take('is|are lost|removed|cleared')) return undefined;
  return [...wordsLike(like, 'you lose all'), ...tokens.slice(cursor.at, counter.to), ...tokens.slice(behind.at)];
}
areLost.needs = neededBy('is|are');
