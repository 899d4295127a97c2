import type { Place } from '../../program.ts';
import type { Context } from '../context.ts';
import { kindNamed } from '../nouns/kind-of-place.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { placeOf } from '../nouns/place-of.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import type { Statement } from './statement.ts';

/** `You cannot enter the enemy deploy zone`, `you may not enter Mud`: whoever moves you, that is as blocking terrain to you. */
export function barredFrom(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  return besideBarred(cursor, context, clause) ?? ofYou(cursor, context, clause);
}
barredFrom.needs = oneOf('enter move walk come step go');

function ofYou(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  return cursor.try((): Statement | undefined => {
    if (!cursor.takeAny("you cannot|can't|never enter", 'you may not enter', 'you are not allowed to enter'))
      return undefined;
    const place = kindNamed(cursor, context) ?? ground(cursor, context);
    if (place === undefined || !(cursor.done || cursor.sees(',|and|while|in|during'))) return undefined;
    return { of: 'you', rules: [{ clause, rule: 'barred', who: { side: 'you' }, place }] };
  });
}

const basicMove = [
  'with|using|by|on their|its|a? standard|basic|normal|regular move|movement',
  'with|using|by|on their|its|a? move action|actions',
];

/**
 * `Enemies can't enter spaces adjacent to your Totem`, `enemies cannot move adjacent to this using their Move Action`: what is so of every movement near the
 * bearer or the piece whose text it is says what blocks.
 */
function besideBarred(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  return cursor.try((): Statement | undefined => {
    if (!cursor.sees('enemies|units|all|other|summons|heroes|non-flying')) return undefined;
    const found = noun(cursor, context);
    const who = found?.ref === undefined && found?.many === 'each' ? standingWho(found) : undefined;
    if (who === undefined || who.side === 'ally' || who.side === 'friend') return undefined;
    const goes = 'move|walk|come|step|go';
    const first = cursor.takeAny(`cannot|can't use their move action to`, `cannot|can't use a move action to`);
    if (!first && !cursor.take("cannot|can't")) return undefined;
    const range = cursor.takeAny('enter', `${goes} into|to|in|onto?`) ? spacesNear(cursor) : undefined;
    if (range === undefined) return undefined;
    const of = placeOf(cursor, context);
    const basic = cursor.takeAny(...basicMove) || first;
    const isPiece = typeof of === 'object' && 'marker' in of;
    if (!isPiece && !(basic && (of === 'you' || of === 'marker'))) return undefined;
    if (!(cursor.done || cursor.sees(',|and|while|.'))) return undefined;
    const place: Place = { range, ...(of !== 'you' && { of }) };
    return { of: 'you', rules: [{ clause, rule: 'barred', who, place, ...(basic && { basic }) }] };
  });
}

/** `spaces adjacent to`, `adjacent to`, `a space in range 2 of`: who is adjacent stands in another space. */
function spacesNear(cursor: Cursor): Place['range'] {
  const spaces = cursor.takeAny('any|a|the? spaces|space', 'any|a|the? adjacent spaces|space to');
  if (spaces && cursor.before?.text === 'to') return { min: 1, max: 1 };
  if (cursor.takeAny('adjacent|next to', 'that|which are|is adjacent|next to')) return { min: 1, max: 1 };
  return cursor.take('in|within? range # of') ? { max: cursor.numbers[0] ?? 1 } : undefined;
}

/** `Mud`, `a Totem`, `spaces with a Totem`: where such a piece or ground lies. */
function ground(cursor: Cursor, { words }: Context): Place | undefined {
  cursor.takeAny('spaces? with|of a|an|any', 'spaces? with|of', 'a|an|any|the');
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['terrain', 'marker']);
  if (found === undefined || found.word.fields.object) return undefined;
  cursor.at = found.to;
  cursor.take('space|spaces');
  return { on: found.word.ref };
}
