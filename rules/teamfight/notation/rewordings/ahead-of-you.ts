import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import type { Rewording } from './rewording.ts';

/**
 * `Range 1 3x3 in front of you`, `enemies in range 1 3x3 in front of you`: a square that begins beside you, with nothing that says so twice. `Allies in
 * range 1 3x2 pointing away from you, heal 3`: those of them in it.
 */
export const aheadOfYou: Rewording = (tokens) => {
  const at = tokens.findIndex(({ text }, n) => text === 'x' && tokens[n - 1]?.kind === 'number');
  const like = tokens[at];
  const side = tokens[at - 1]?.value;
  if (like === undefined || side === undefined) return undefined;
  const cursor = new Cursor(tokens, at + 2, tokens.length);
  cursor.take('area|square');
  if (cursor.take('pointing|facing|extending|running away from you')) return ofSide(tokens, at, cursor.at);
  // Of two different sides either could lead away.
  if (side !== tokens[at + 1]?.value || !cursor.takeAny('in front of you', 'directly|right in front of you'))
    return undefined;
  const said = tokens.slice(0, at - 1);
  const near = new Cursor(said, Math.max(0, said.length - 3), said.length);
  const touches = near.take('range 1') && (near.take(',') || near.done) && near.done;
  const first = new Cursor(said, Math.max(0, said.length - 2), said.length);
  const bare = first.take('range 1') && first.done;
  const before = bare ? said.slice(0, -2) : touches ? said.slice(0, -3) : said;
  return [
    ...before,
    ...tokens.slice(at - 1, at + 2),
    ...wordsLike(like, 'in front of you'),
    ...tokens.slice(cursor.at),
  ];
};

function ofSide(tokens: readonly Token[], at: number, to: number): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, at - 1);
  if (!cursor.take('all|each? enemies|allies in') || !cursor.take('range #') || !cursor.done) return undefined;
  const who = tokens.findIndex(({ text }) => text === 'enemies' || text === 'allies');
  const rest = new Cursor(tokens, to, tokens.length);
  const comma = wordLike(tokens[who] as Token, ',');
  rest.take(',|:');
  return [...tokens.slice(who + 2, to), comma, tokens[who] as Token, ...tokens.slice(rest.at)];
}
