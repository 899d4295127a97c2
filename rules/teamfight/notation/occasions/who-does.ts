import type { Context } from '../context.ts';
import { noun } from '../nouns/noun.ts';
import { Cursor } from '../words/cursor.ts';
import { markOf, type Token } from '../words/token.ts';
import { happening } from './happening.ts';
import type { Occasion } from './occasion.ts';
import { twoTriggers } from './two-triggers.ts';

/** `leaving` for `leaves`: what somebody does, said of them in one word. */
const participles: Readonly<Record<string, string>> = {
  leaving: 'leave',
  exiting: 'exit',
  entering: 'enter',
  moving: 'move',
  starting: 'start',
  beginning: 'begin',
  ending: 'end',
  attacking: 'attack',
  targeting: 'target',
  hitting: 'hit',
  missing: 'miss',
  damaging: 'damage',
  killing: 'kill',
  using: 'use',
  gaining: 'gain',
  pushing: 'push',
  pulling: 'pull',
};

/** How many words may name them before it is said what they do. */
const longestName = 9;

/**
 * `Enemies leaving range 1 take 1dmg`, `an ally that would die`: who does something that sets off what is said of them. Behind it
 * comes what they do or what is done to them.
 */
export function whoDoes(cursor: Cursor, context: Context): Occasion | undefined {
  const { tokens, at, end } = cursor;
  const first = firstTo(cursor, context);
  if (first !== undefined) return first;
  for (let i = at + 1; i < end && i < at + longestName; i++) {
    const { kind, text } = tokens[i] ?? {};
    if (kind === 'sign') return undefined;
    const said = participles[text ?? ''];
    const that = text === 'that' || text === 'who';
    if (said === undefined && !that) continue;
    const whom = new Cursor(tokens, at, i);
    if (noun(whom, context) === undefined || !whom.done) return undefined;
    const told = that ? without(cursor, i) : saying(cursor, i, said ?? '');
    const set = eitherDone(told, context) ?? happening(told, context);
    const taken = set === undefined ? at : told.at + (that ? 1 : 0);
    if (set === undefined || isMine(set) || taken <= i || taken >= end) return undefined;
    cursor.at = taken;
    // Of two who are named the one that does it is meant; "allies that are damaged by an enemy" are those to whom it is done.
    const { on } = set.trigger;
    const passive = that && /^(?:is|are)$/.test(tokens[i + 1]?.text ?? '');
    return { ...set, them: set.them ?? ((on === 'damaged' || on === 'pushed') !== passive ? 'other' : 'trigger') };
  }
  return undefined;
}

/** `Enemies who enter this or end their turn here`: two things that they do, up to where it is said what comes of it. */
function eitherDone(cursor: Cursor, context: Context): Occasion | undefined {
  const { tokens, at, end } = cursor;
  const or = tokens.findIndex(({ text }, n) => n > at && n < end && text === 'or');
  if (or < 0) return undefined;
  for (let stop = Math.min(end - 1, or + longestName); stop > or + 1; stop--) {
    const part = new Cursor(tokens, at, stop);
    const set = twoTriggers(part, context, 'or', happening);
    if (set === undefined || part.at !== stop) continue;
    cursor.at = stop;
    return set;
  }
  return undefined;
}

/** `The first unit to enter this`: whoever it is, where the piece goes with that. */
function firstTo(cursor: Cursor, context: Context): Occasion | undefined {
  const { tokens, at, end } = cursor;
  if (context.slot !== 'marker' || !cursor.sees('the first') || !goes(tokens.slice(at))) return undefined;
  const to = tokens.findIndex(({ text }, index) => index > at + 2 && index < at + longestName && text === 'to');
  const whom = new Cursor(tokens, at + 2, to);
  if (to < 0 || noun(whom, context) === undefined || !whom.done) return undefined;
  const told = new Cursor([...tokens.slice(0, to), ...tokens.slice(to + 1, end)], at + 2, end - 1);
  const set = happening(told, context);
  if (set === undefined || isMine(set) || told.at + 1 >= end) return undefined;
  cursor.at = told.at + 1;
  return { ...set, them: set.them ?? 'trigger' };
}

const goes = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text }, index) => /^(?:remove|destroy)$/.test(text) && /^(?:this|it)$/.test(tokens[index + 1]?.text ?? ''),
  );

/** It happens to you, or you do it, and nobody else is in it. */
const isMine = ({ trigger, them }: Occasion): boolean =>
  them === undefined && 'who' in trigger && trigger.who?.side === 'you' && !('by' in trigger && trigger.by);

const without = ({ tokens, at, end }: Cursor, i: number): Cursor =>
  new Cursor([...tokens.slice(0, i), ...tokens.slice(i + 1, end)], at, end - 1);

const saying = ({ tokens, at, end }: Cursor, i: number, text: string): Cursor => {
  const said = tokens[i];
  return said === undefined
    ? new Cursor(tokens, at, at)
    : new Cursor([...tokens.slice(0, i), { ...said, text, mark: markOf(text) }, ...tokens.slice(i + 1, end)], at, end);
};
