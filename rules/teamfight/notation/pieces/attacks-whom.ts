import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, writtenAs } from '../words/token.ts';
import type { Word } from '../words/words.ts';

/** `It attacks the nearest hero in range 4: 2dmg`, where a map tells of a piece: it deals so much to that one. */
export function attacksWhom(tokens: readonly Token[], { name }: Word): readonly Token[] {
  const called = writtenAs(name);
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny('it attacks', 'this attacks', `the ${called} attacks`)) continue;
    const from = cursor.at;
    const colon = tokens.findIndex(({ text }, n) => n > from && /^[:.,]$/.test(text));
    const harm = new Cursor(tokens, colon + 1, tokens.length);
    if (colon < 0 || tokens[colon]?.text === '.' || !harm.take('# dmg|damage')) continue;
    if (!harm.done && !harm.sees('.') && harm.peek()?.kind !== 'line') continue;
    const like = tokens[from - 1] as Token;
    return [
      ...tokens.slice(0, from - 1),
      wordLike(like, 'deals'),
      ...tokens.slice(colon + 1, harm.at),
      wordLike(like, 'to'),
      ...tokens.slice(from, colon),
      ...tokens.slice(harm.at),
    ];
  }
  return tokens;
}
