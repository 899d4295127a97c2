import type { Cursor } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import type { Head } from './head.ts';

/** "All in burst 1 including you": only around oneself it has to be said that one is in it (T-102). */
const withYou = /^(?:\( )?including you(?:rself)?\b/;

/** It says that it is from you. */
export const ofYou = ({ tokens, at }: Pick<Cursor, 'tokens' | 'at'>, from: number): boolean =>
  tokens.slice(from, at).some(({ text }) => text === 'you' || text === 'your');

/** An area, or a range of all who are in it, that does not say what it is around. */
export const isUnsaid = ({ node }: Head, { tokens, at }: Cursor, from: number): boolean =>
  ((node.node === 'area' &&
    node.of === 'you' &&
    node.range === undefined &&
    (node.shape.shape === 'burst' || node.shape.shape === 'rectangle')) ||
    (node.node === 'each' &&
      node.who.places?.some(({ range, of }) => range !== undefined && of === undefined) === true)) &&
  !ofYou({ tokens, at }, from) &&
  !withYou.test(`${tokens[at]?.text} ${tokens[at + 1]?.text} ${tokens[at + 2]?.text}`);

const moves = /^(?:moves?|walks?|fly|flies|teleports?|jumps?|leaps?|dash|charge|swap|land)$/;

/** Words of one's own movement before it: what is around somebody who has just moved is around where that was for. */
export const goesBefore = ({ tokens }: Pick<Cursor, 'tokens'>, at: number): boolean =>
  tokens.slice(0, at).some(({ text }) => moves.test(text));

/** Whether right before it a piece is destroyed, or all of a kind are taken away; of `this` it is the same around it and around you. */
export function pieceGoes(tokens: readonly Token[], at: number): boolean {
  const verb = tokens.slice(0, at).findLastIndex(({ text }) => /^(?:destroy|detonate|explode|remove)$/.test(text));
  if (verb < 0 || (tokens[verb + 1]?.text === 'this' && verb + 2 === at)) return false;
  if (tokens[verb]?.text === 'remove' && tokens[verb + 1]?.text !== 'all') return false;
  return tokens.slice(verb, at).filter(({ text }) => /^[.:,]$/.test(text)).length < 2;
}

/** `Remove it: burst 1, 2dmg`: what stands right behind that colon goes off where it lay. */
export const isSetOff = (tokens: readonly Token[], start: number): boolean =>
  tokens[start - 1]?.text === ':' &&
  tokens[start - 2]?.text === 'it' &&
  /^(?:remove|destroy|detonate)$/.test(tokens[start - 3]?.text ?? '');
