import type { Condition, Node } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Asked, Effect } from '../effects/effect.ts';
import { duration } from '../occasions/time.ts';
import { facts } from '../texts/facts.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { type Word, wordAt } from '../words/words.ts';
import { most } from './most.ts';

/** Nobody stands on the space that is bound. */
export const nobodyThere: Condition = {
  is: 'there-is',
  who: { side: 'any', places: [{ range: { max: 0 }, of: 'space' }] },
  min: 0,
  max: 0,
};

/**
 * `Fill empty spaces in the line with Cracks`, `place a Crack in each empty space of the area`: a piece on every space of the area that is
 * laid. What nobody can stand in goes only where the text says that nobody stands there.
 */
export function strewing({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    // "Range 4, 2dmg. Burst 1 of target, 1dmg. Fill the area with Mud": what was laid around the target.
    const around = context.them === 'target' && cursor.sees('fill the|all area|affected|burst|spaces');
    if ((!context.laid && !around) || (subject !== undefined && subject !== 'you')) return undefined;
    let piece: Word | undefined;
    let empty: boolean | undefined;
    if (cursor.take('fill')) {
      empty = spaces(cursor) ?? (cursor.sees('with') || cursor.take('it') || theArea(cursor) ? false : undefined);
      piece = empty !== undefined && cursor.take('with') ? pieceSaid(cursor, context) : undefined;
    } else if (cursor.take('place|create|put|leave|lay|spawn|drop|raise')) {
      const { at } = cursor;
      piece = pieceSaid(cursor, context);
      const isSeveral = piece !== undefined && isMany(cursor, piece, at);
      // "Place Snares in the area": all over it.
      const over = isSeveral && cursor.try(() => (cursor.take('in|on|over|across') && theArea(cursor)) || undefined);
      const several = isSeveral && (over === true || cursor.done || cursor.sees(',|and|until'));
      empty = several ? false : piece !== undefined && cursor.take('in|on|into') ? spaces(cursor) : undefined;
      // "Leave Mud in the line": all over it.
      const all = piece?.kind === 'terrain' && empty === undefined && !/^an?$/.test(cursor.tokens[at]?.text ?? '');
      if (all && theArea(cursor)) empty = false;
    }
    if (piece === undefined || empty === undefined) return undefined;
    if (!empty && (piece.fields.blocksMovement || piece.fields.object)) return undefined;
    const until = cursor.try(() => duration(cursor, context));
    const max = most({ cursor, context });
    // How many there may be is said where they are placed else.
    cursor.take(', ignoring the|its|their max|maximum|limit');
    if (cursor.takeAny(', which|that', 'which|that')) {
      const told = facts(cursor, piece.fields);
      if (told === undefined || told.some(({ agrees }) => !agrees)) return undefined;
    }
    const place: Node = { clause, node: 'place', marker: piece.ref, on: 'space', ...max, ...(until && { until }) };
    const node: Node = empty ? { clause, node: 'if', if: [nobodyThere], then: [place], else: [] } : place;
    return { nodes: [node], spaces: true };
  });
}
strewing.begins = beginning('fill|place|create|put|leave|lay|spawn|drop|raise');

/** `all empty spaces in the line`, `each space`: whether only empty ones are meant. */
function spaces(cursor: Cursor): boolean | undefined {
  return cursor.try(() => {
    cursor.takeAny('all of? the', 'all|each|every|the|any');
    cursor.take('affected|included');
    const empty = cursor.take('empty|free|unoccupied|open');
    // "In any space in the line": in one of them.
    const any = cursor.tokens[cursor.at - (empty ? 2 : 1)]?.text === 'any';
    if (!cursor.take(any ? 'spaces' : 'space|spaces')) return undefined;
    if (cursor.take('in|of|inside|along|within it')) return empty;
    const { at } = cursor;
    if (cursor.take('in|of|inside|along|within') && !theArea(cursor)) cursor.at = at;
    return empty;
  });
}

/** `place Embers`, `place Oil`: more than one of them or what has no number, so that one comes into each space. */
function isMany({ tokens, at }: Cursor, { name }: Word, from: number): boolean {
  const said = tokens[at - 1]?.text ?? '';
  if (!/^(?:an?|one|markers?|objects?)$/.test(tokens[from]?.text ?? '') && !/^(?:marker|object)$/.test(said))
    return true;
  return said.endsWith('s') && !name.toLowerCase().endsWith(said) && !said.endsWith("'s");
}

const theArea = (cursor: Cursor): boolean =>
  cursor.takeAny('the|that|this area|line|burst|path|square|rectangle', 'the affected|included spaces');

export function pieceSaid(cursor: Cursor, { words }: Context): Word | undefined {
  cursor.take('a|an|one');
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain']);
  if (found === undefined || (found.word.fields.size ?? 1) > 1) return undefined;
  cursor.at = found.to;
  cursor.take('marker|markers|object|objects');
  return found.word;
}
