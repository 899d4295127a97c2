import type { Node, Place, Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Asked, Effect } from '../effects/effect.ts';
import { placeOf, placeRef } from '../nouns/place-of.ts';
import { possessive } from '../nouns/pronoun.ts';
import { inRange } from '../nouns/range.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { type Word, wordAt } from '../words/words.ts';

const takes = 'remove|clear|consume|collect';
const destroys = 'destroy|break|detonate';

/** What is cleared away together: pieces and ground by their names, and walls. */
interface Things {
  readonly named: readonly Word[];
  readonly walls: boolean;
}

/**
 * `Remove the Slime from their spaces`, `destroy all walls and Mines in the area`, `remove any Fire adjacent to you`: all of what is named, where that
 * is said.
 */
export function clearing(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  if (subject !== undefined && subject !== 'you') return undefined;
  return cursor.try((): Effect | undefined => {
    const destroyed = cursor.take(destroys);
    if (!destroyed && !cursor.take(takes)) return undefined;
    const things = thingsNamed(cursor, context);
    // "Burst 2, destroy all walls and Mines": in that area, as walls are never all meant.
    const there = things?.walls && context.laid && context.them === 'each' && (cursor.done || cursor.sees(',|and'));
    const where =
      things &&
      (whereAll(cursor, context) ??
        (there ? ofArea : undefined) ??
        (things.named.length > 1 ? onMap(cursor) : undefined));
    if (things === undefined || where === undefined) return undefined;
    if (!cursor.done && !cursor.sees(',|and|then|(')) return undefined;
    const { place, on } = where;
    if (things.walls && on === undefined) return undefined;
    // Of one kind in an area or a range of yours `removal.ts` knows more.
    const alone = !things.walls && things.named.length === 1;
    if (alone && (on === 'area' || (on === undefined && place?.of === undefined && place?.sight))) return undefined;
    const gone = things.named.map(
      ({ ref }): Node => ({
        clause,
        node: 'remove',
        ...(destroyed && { destroyed }),
        what: { marker: ref, ...((on === 'area' || place) && { places: [on === 'area' ? inEach : place!] }) },
      }),
    );
    if (!things.walls) return { nodes: gone, ...(on === 'area' && { spaces: true }), own: on !== 'each' };
    const razed: Node = { clause, node: 'raze', what: 'walls', on: on === 'area' ? 'space' : (on as Ref) };
    return { nodes: [razed, ...gone], ...(on === 'area' && { spaces: true }), own: on !== 'each' };
  });
}
clearing.begins = beginning(takes, destroys);

/** `the Slime`, `all walls and Mines`, `any Fire and Slime`. Of pieces that are called in the singular with an article one could be meant. */
function thingsNamed(cursor: Cursor, { words }: Context): Things | undefined {
  const named: Word[] = [];
  let walls = false;
  let every = false;
  for (;;) {
    const all: boolean = cursor.takeAny('all of? the?', 'all|any|each|every|the') || every;
    every = all;
    if (cursor.take('walls')) walls = true;
    else {
      const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain']);
      if (found === undefined || found.word.fields.object) return undefined;
      const many = all || found.word.kind === 'terrain' || /s$/.test(cursor.tokens[found.to - 1]?.text ?? '');
      if (!many) return undefined;
      cursor.at = found.to;
      cursor.take('marker|markers');
      named.push(found.word);
    }
    if (!cursor.takeAny(', and|or', 'and|or', ',')) return named.length > 0 ? { named, walls } : undefined;
  }
}

/** Where all of it goes: a place, and what that is of where one thing is meant. */
interface Where {
  /** Anywhere without it. */
  readonly place?: Place;
  readonly on?: Ref | 'area';
}

/** `on the board`, or nothing: wherever they are. */
const onMap = (cursor: Cursor): Where | undefined => {
  cursor.takeAny('on|from the map|board|battlefield', 'anywhere');
  return cursor.done || cursor.sees(',|.') ? {} : undefined;
};

const ofArea: Where = { place: { inArea: true }, on: 'area' };

const inEach: Place = { range: { max: 0 }, of: 'space' };

export function whereAll(cursor: Cursor, context: Context): Where | undefined {
  const at = (of: Ref): Where => ({ place: { range: { max: 0 }, of }, on: of });
  return cursor.try((): Where | undefined => {
    if (context.laid) {
      const area = cursor.takeAny('in|on|within|inside|from the|that|this area|burst|square|line|path', 'in|inside it');
      if (area) return { place: { inArea: true }, on: 'area' };
    }
    if (context.chosen && cursor.takeAny('in|on|from that|the|target|chosen? target|chosen|marked? space', 'there'))
      return at('space');
    const whose = cursor.try(() => {
      if (!cursor.take('in|on|from|under')) return undefined;
      const of = cursor.take('each of their') ? context.them : possessive(cursor, context);
      return of !== undefined && cursor.take('space|spaces') ? of : undefined;
    });
    if (whose !== undefined) return at(whose);
    const under = cursor.try(() => (cursor.take('under|beneath') ? placeRef(cursor, context) : undefined));
    if (under !== undefined) return at(under);
    const near = cursor.take('adjacent|next to');
    const range = near ? { max: 1 } : inRange(cursor);
    if (range === undefined) return undefined;
    if (!near && !cursor.take('of')) return { place: { range, sight: true } };
    const of = placeOf(cursor, context);
    return of && { place: { range, ...(of !== 'you' && { of }), ...(!near && { sight: true }) } };
  });
}
