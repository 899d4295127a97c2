import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import { type Words, wordAt } from '../words/words.ts';
import type { Run } from './run.ts';

/**
 * `2dmg, your Wolf moves 1 if it is near you`, `remove your Totem if it is near you`: "it" is what was named last, and not whom the text has bound.
 */
export function asksOfNamed(cursor: Cursor, { them, words, named }: Context, { head, tail }: Run): boolean {
  if (them === undefined || !cursor.sees(ofIt)) return false;
  // "Range 3, 1dmg, allies in range 2 heal 1 if it is Slowed": the one who was chosen, and none of those.
  const isChosen = [head, tail].some((one) => one?.node.node === 'target') || named.target === 'target';
  if (isChosen && saysGroup(cursor)) return true;
  // Whom the text has chosen is that one.
  if (head?.node.node === 'target' && head.node.who.card !== undefined) return false;
  return isNamedBefore(cursor, words);
}

/** Said in any other order of its words, "it" would be of whom the text has bound. */
export function saysItOfNamed(said: readonly Token[], hasTail: boolean, words: Words): boolean {
  const at = said.findIndex(({ text }) => text === 'if');
  const cursor = new Cursor(said, Math.max(at, 0), said.length);
  return (
    cursor.sees(ofIt) &&
    (hasTail || said.some(({ text }, n) => n < at && text === ',' && !(n === 2 && said[0]?.text === 'range'))) &&
    isNamedBefore(cursor, words)
  );
}

/** Whether what is done is done to several, who are no "it". */
function saysGroup({ tokens, at }: Cursor): boolean {
  for (let n = at - 1; n >= 0; n--) {
    const { text, to } = tokens[n] as Cursor['tokens'][number];
    const next = tokens[n + 1];
    // A stop is no word, and more than a blank stands there.
    if (/^[,.:;]$/.test(text) || (next !== undefined && next.from > to + 1)) return false;
    if (/^(?:allies|enemies|units|heroes|summons)$/.test(text)) return true;
  }
  return false;
}

const ofIt = "if it|its|it's";

function isNamedBefore(cursor: Cursor, words: Words): boolean {
  if (cursor.sees('if it hits|misses|kills|dies|died|was') || cursor.sees('if it is dead')) return false;
  const { tokens, at } = cursor;
  const from = tokens.findLastIndex(({ text, kind }, n) => n < at && (kind === 'line' || /^[,.:;]$/.test(text))) + 1;
  const said = tokens.slice(from, at);
  // What is placed or summoned is asked of nobody: it is not there yet.
  if (said.some(({ text }) => other.test(text))) return false;
  return said.some((_, n) => wordAt(words, said, n, said.length, ['summon', 'marker']) !== undefined);
}

const other = /^(?:it|its|them|their|they|that|target|place|places|put|summon|summons|spawn|create)$/;
