import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { lex, type Token, wordLike, wordsLike } from '../words/token.ts';

/** What a piece, token or condition leaves out in its own text: `when you have 3 or more` of it, `allies adjacent` to it. */
export function ownWords(tokens: readonly Token[], { slot, self, strewn }: Context): Token[] | undefined {
  if (self === undefined) return undefined;
  const first = tokens[0] as Token;
  if (slot === 'token' || slot === 'condition') {
    const cursor = new Cursor(tokens, 0, tokens.length);
    const kept = goneUnless(tokens);
    if (kept !== undefined) return kept;
    if (!cursor.takeAny('when|while|if you have # or more', 'when|while|if you have at least #')) return undefined;
    if (!cursor.sees(',|:')) return undefined;
    const [least = 0] = cursor.numbers;
    const number = tokens.slice(0, cursor.at).find(({ kind, value }) => kind === 'number' && value === least);
    if (number === undefined) return undefined;
    const name = lex(self.name).map(({ text }) => wordLike(first, text));
    const asked = ['while', 'you', 'have', 'at', 'least'].map((text) => wordLike(first, text));
    return [...asked, number, ...name, ...tokens.slice(cursor.at)];
  }
  if (slot !== 'marker' || strewn) return undefined;
  const near = tokens.findIndex(({ text }) => text === 'adjacent');
  const next = tokens[near + 1]?.text ?? '';
  if (near < 1 || !/^(?:have|has|gain|gains|take|takes|are|is|cannot|can't|deal|heal)$/.test(next)) return undefined;
  const it = ['to', 'this'].map((text) => wordLike(first, text));
  return [...tokens.slice(0, near + 1), ...it, ...tokens.slice(near + 1)];
}

/** `Lose this if out of range 4 at the end of Ironbeard's turn`: asked then. */
function goneUnless(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [first] = tokens;
  if (first === undefined || !cursor.takeAny('lose|clear|remove|discard this|it', 'this? ends')) return undefined;
  if (!cursor.take('if')) return undefined;
  const at = tokens.findIndex(({ text }, n) => n >= cursor.at && text === 'at');
  const when = new Cursor(tokens, Math.max(at, 0), tokens.length);
  if (at <= cursor.at || !when.take('at the? start|beginning|end of')) return undefined;
  const asked = tokens.slice(cursor.at, at);
  return [...tokens.slice(at), ...wordsLike(first, ', if'), ...asked, ...wordsLike(first, ', lose this')];
}
