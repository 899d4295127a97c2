import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { Rewording } from './rewording.ts';

const units = 'units|enemies|allies|those|ones';
const so = ['that|who|which are|were|is|was|have|had|has|already', 'already', 'with'] as const;

/** `2x2, 2dmg, Stun units that are already Slowed`, `Silence those with a Mark`: who they are comes before what is done to them, as elsewhere. */
export const doneToSuch: Rewording = (tokens, { words }, { tail }) => {
  const at = tokens.findIndex(
    (_, n) => n > 0 && so.some((form) => new Cursor(tokens, n, tokens.length).sees(`${units} ${form}`)),
  );
  if (at < 1) return undefined;
  const before = tokens[at - 1]?.text === 'to' ? at - 1 : at;
  const start = tokens.findLastIndex(({ text }, n) => n < before && /^(?:,|and|:)$/.test(text)) + 1;
  // Behind an area they are some of those in it.
  const isOpen = tail?.node.node === 'area' || tail?.node.node === 'each';
  if (start === 0 && !isOpen) return undefined;
  const cursor = new Cursor(tokens, start, before);
  if (before < at && !cursor.take('give|apply')) return undefined;
  cursor.take('a|an');
  const word = wordAt(words, tokens, cursor.at, before, ['condition', 'token', 'counter']);
  if (word?.to !== before || before < at !== cursor.tokens.slice(start, cursor.at).length > 0) return undefined;
  const like = tokens[at] as Token;
  const end = tokens.findIndex(({ text }, n) => n > at && /^(?:\.|,|and|:|;)$/.test(text));
  const to = end < 0 ? tokens.length : end;
  if (to < tokens.length && tokens[to]?.text !== '.') return undefined;
  const joined = tokens[start - 1]?.text === 'and' ? start - 1 : start;
  return [
    ...tokens.slice(0, joined),
    ...(joined < start ? [wordLike(like, ',')] : []),
    ...tokens.slice(at, to),
    wordLike(like, ','),
    ...tokens.slice(start, before),
    ...tokens.slice(to),
  ];
};
