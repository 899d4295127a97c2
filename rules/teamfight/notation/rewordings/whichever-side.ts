import { Cursor, oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';

const sides = ['ally|friend or enemy|foe', 'enemy|foe or ally|friend', 'friendly or hostile', 'allied or enemy'];
const kinds = [
  'good|wanted|helpful|positive or|and bad|unwanted|harmful|negative',
  'bad|unwanted|harmful|negative or|and good|wanted|helpful|positive',
];

/** `First unit in line 6, ally or enemy`, `destroy a summon in range 3, friend or foe`, `clear all conditions, good or bad`: as it is without. */
export function whicheverSide(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 2; at < tokens.length - 2; at++) {
    if (tokens[at]?.text !== ',') continue;
    const cursor = new Cursor(tokens, at + 1, tokens.length);
    const side = cursor.takeAny(...sides);
    if (!side && !cursor.takeAny(...kinds)) continue;
    if (!cursor.done && !cursor.sees(',|.')) return undefined;
    const said = side ? units : conditions;
    // What it is said of must be of no side, or of no kind, before.
    const before = tokens.slice(0, at).map(({ text }) => text);
    if (!before.some((text) => said.test(text)) || before.some((text) => taken.test(text))) return undefined;
    return [...tokens.slice(0, at), ...tokens.slice(cursor.at)];
  }
  return undefined;
}
whicheverSide.needs = oneOf('or and');

const units = /^(?:units?|summons?|heroes|hero|targets?|characters?)$/;
const conditions = /^(?:conditions?|tokens?|effects?)$/;
const taken = /^(?:ally|allies|allied|friendly|enemy|enemies|unwanted|negative|harmful|wanted)$/;
