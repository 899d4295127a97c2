import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import type { Tail } from './desk.ts';

/**
 * `Remove a Snare in range 3, summon a Wolf in its space`, and in the next sentence: what comes where one piece lay comes in the space that
 * was chosen with it.
 */
export function inItsSpace(tokens: readonly Token[], tail: Tail | undefined): Token[] | undefined {
  const at = tokens.findIndex((_, n) => there(tokens, n) !== undefined);
  const space = there(tokens, at);
  const like = tokens[at];
  if (at < 1 || like === undefined || space === undefined) return undefined;
  const said = (...words: string[]): Token[] => words.map((text) => wordLike(like, text));
  if (/^(?:remove|destroy|sacrifice)$/.test(tokens[0]?.text ?? '')) {
    const joint = tokens.findIndex(({ text }) => text === ',' || text === 'and' || text === 'then');
    const verb = new Cursor(tokens, joint, at);
    if (joint < 0 || !verb.takeAny(', and? then?', 'and then?', 'then') || !verb.sees(comes)) return undefined;
    if (!/^(?:an?|one)$/.test(tokens[1]?.text ?? '')) return undefined;
    return [
      ...tokens.slice(0, joint),
      ...said('to'),
      ...tokens.slice(verb.at, at),
      ...said(like.text, 'its', 'space'),
      ...tokens.slice(space),
    ];
  }
  const [gone] = tail?.node.node === 'space' ? tail.then : [];
  if (gone?.node !== 'remove' || like.text === 'to') return undefined;
  return [...tokens.slice(0, at), ...said('there'), ...tokens.slice(space)];
}

const comes = 'summon|place|create|put|spawn|raise|teleport|leave';

/** Where `in its space` ends that begins at a word. */
function there(tokens: readonly Token[], at: number): number | undefined {
  if (at < 0) return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  return cursor.take('in|into|on|to its|that|the|their same? space|place|spot') ? cursor.at : undefined;
}
