import type { Context } from '../context.ts';
import { noun } from '../nouns/noun.ts';
import { Cursor } from '../words/cursor.ts';
import { markOf, type Token } from '../words/token.ts';
import { happening } from './happening.ts';
import type { Occasion } from './occasion.ts';
import { participles } from './participles.ts';
import { twoTriggers } from './two-triggers.ts';

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
    const that = text === 'that' || text === 'who' || text === 'which';
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

/** What a piece does for longer than until somebody comes. */
const stays = /\b(?:hazard|blocks?|while|difficult|adjacent|in range)\b/i;

/** `The first unit to enter this`, `first enemy that enters`: whoever it is, and the piece goes with that, whether it says so or not. */
function firstTo(cursor: Cursor, context: Context): Occasion | undefined {
  const { tokens, at, end } = cursor;
  const isPiece = context.slot === 'marker' && context.marker !== undefined && !context.marker.fields.object;
  if (!isPiece || !cursor.take('the? first')) return undefined;
  const from = cursor.at;
  cursor.at = at;
  const to = tokens.findIndex(
    ({ text }, index) => index > from && index < at + longestName && /^(?:to|that|who)$/.test(text),
  );
  const verb = tokens[to + 1];
  if (to < 0 || verb === undefined) return undefined;
  const whom = new Cursor(tokens, from, to);
  if (noun(whom, context) === undefined || !whom.done) return undefined;
  // "The first unit to enter heals 2": into the piece's own space.
  const bare = /^enters?$/.test(verb.text) && !/^(?:this|it|its|the|here)$/.test(tokens[to + 2]?.text ?? '');
  const here = bare ? [verb, { ...verb, text: 'this', mark: markOf('this') }] : [verb];
  const told = new Cursor([...tokens.slice(0, to), ...here, ...tokens.slice(to + 2)], from, end - (bare ? 0 : 1));
  const set = happening(told, context);
  const taken = told.at + (bare ? 0 : 1);
  if (set === undefined || isMine(set) || taken >= end) return undefined;
  const gone = goes(tokens.slice(taken, end), tokens.slice(end));
  // "Hazard: 1dmg. First unit to enter heals 3": whether that goes with it is not said.
  if (!gone && stays.test(context.marker?.text ?? '')) return undefined;
  cursor.at = taken;
  return { ...set, them: set.them ?? 'trigger', ...(!gone && { goes: true }) };
}

/** Whether the piece is removed by the rest of the sentence or by the one behind it. */
function goes(same: readonly Token[], next: readonly Token[]): boolean {
  const said = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');
  const behind =
    /^(?:then )?remove$|^(?:then )?(?:(?:remove|destroy) (?:this|it)|(?:this|it) is (?:removed|destroyed))(?! (?:at|when|if|after|once))/;
  return (
    /(?:(?:remove|destroy) (?:this|it)|(?:this|it|and) is (?:removed|destroyed))(?: ,| and|$)/.test(said(same)) ||
    behind.test(said(next))
  );
}

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
