import type { Condition, Node, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import type { Head } from './head.ts';
import { several } from './noun.ts';
import { isOfThem } from './of-them.ts';

/** What is said of whoever is run into. */
const meets = oneOf(
  'contact contacts touch touches meet meets reach reaches encounter encounters hit hits run runs bump bumps crash crashes ram slam slams move moves collide collides come comes way path stops end',
);

/** `The first enemy you contact`, `the first unit in your way`: who stands where your straight way was stopped; `the first enemy it hits`: that of a push. */
export function met(cursor: Cursor, context: Context, clause: number): Head | undefined {
  if ((context.slot !== 'ability' && context.slot !== 'default') || cursor.lacks(meets)) return undefined;
  return cursor.try(() => {
    const first = cursor.take('the? first');
    // "Each unit you contact" of one way is the one that stops it.
    const each = !first && cursor.sees('each|every|units|enemies|allies');
    if (!first && !each && !cursor.take('the|a|an|any')) return undefined;
    const found = several(cursor, context);
    if (found === undefined || found.range || found.area || found.seen || found.forced || found.who.yours)
      return undefined;
    if ((found.many !== 'one' && !each) || found.max !== undefined || found.who.places !== undefined) return undefined;
    const theirs = context.them === 'target' && cursor.takeAny(...theyMeet);
    if (theirs) {
      const then: Node[] = [];
      const who: Who = { ...found.who, if: [...(found.who.if ?? []), { is: 'same', of: 'each', as: 'met' }] };
      return { node: { clause, node: 'each', who, then }, then };
    }
    // "The unit at the end" is that of a straight way alone.
    const isStraight = first || cursor.tokens.slice(0, cursor.at).some(({ text }) => text === 'straight');
    if (!isStraight) return undefined;
    const atEnd = !each && !context.laid && cursor.takeAny(...atTheEnd) && !cursor.sees('of');
    const isMet =
      atEnd ||
      cursor.takeAny(
        'that? you contact|touch|meet|reach|encounter|hit',
        'that? you run|bump|crash|ram|slam|move into',
        'that? you collide with',
        'that? you come into contact with',
        'in your way|path',
        'that stops you',
      );
    if (!isMet || (!first && (context.them !== undefined || context.laid))) return undefined;
    const then: Node[] = [];
    return { node: { clause, node: 'each', who: { ...found.who, places: [{ ahead: true }] }, then }, then };
  });
}
met.begins = beginning('the|a|an|any|first|each|every|units|enemies|allies');

/** `the unit at the end`, of a straight way. */
const atTheEnd = [
  'at the end of the|your|this move|movement|way|path|flight|charge|dash|leap|jump',
  'at the end of it',
  'at the|its|your end',
] as const;

/** `If you contact an enemy, 2dmg to them`, behind a straight way of yours: who stands where it was stopped. */
export function ifMet(cursor: Cursor, context: Context, clause: number): Head | undefined {
  if ((context.slot !== 'ability' && context.slot !== 'default') || !cursor.sees('if|when you')) return undefined;
  return cursor.try(() => {
    cursor.take('if|when you');
    const meets = cursor.takeAny(
      'contact|contacted|touch|touched|reach|reached|run|ran|bump|bumped|crash|crashed|slam|slammed into?',
      'come|came into contact with',
      'collide|collided with',
    );
    const found = meets ? several(cursor, context) : undefined;
    if (found === undefined || found.range || found.area || found.seen || found.forced || found.who.yours)
      return undefined;
    if (found.many !== 'one' || found.max !== undefined || found.who.places !== undefined || !cursor.sees(',|:'))
      return undefined;
    const then: Node[] = [];
    const side = found.who.side === 'any' ? { ...found.who, except: ['you' as const] } : found.who;
    return { node: { clause, node: 'each', who: { ...side, places: [{ ahead: true }] }, then }, then };
  });
}
ifMet.begins = beginning('if|when');

const ending = 'end|ended|finish|stop|land up?';

/** `become adjacent to an enemy`, `end adjacent to an enemy`, of you behind a movement of yours: those who were not adjacent before it, or who are there. */
function newlyBeside(cursor: Cursor, context: Context): Who | undefined {
  if (context.slot !== 'ability' && context.slot !== 'default') return undefined;
  const came = cursor.takeAny(
    'you become|became|get|come adjacent|next to',
    'this|that brings|takes|puts you adjacent|next to',
  );
  const ends =
    !came &&
    cursor.takeAny(`you ${ending} adjacent|next to`, `you ${ending} your|this|the move|movement adjacent|next to`);
  const found = came || ends ? several(cursor, context) : undefined;
  if (found === undefined || found.range || found.area || found.seen || found.forced || found.max) return undefined;
  if (found.many !== 'one' || found.who.places !== undefined || found.who.side === 'any') return undefined;
  const before: Condition = { is: 'distance', from: 'left', to: 'each', range: { max: 1 } };
  return ends ? found.who : { ...found.who, if: [...(found.who.if ?? []), { is: 'not', of: before }] };
}

/** `If you become adjacent to an enemy, 1dmg to them`: one of those, of whom the rest speaks. */
export function cameBeside(cursor: Cursor, context: Context, clause: number): Head | undefined {
  if (
    !cursor.sees(`if|when you become|became|get|come|end|ended|finish|stop|land`) &&
    !cursor.sees('if|when this|that brings|takes|puts')
  )
    return undefined;
  return cursor.try(() => {
    const who = cursor.take('if|when') ? newlyBeside(cursor, context) : undefined;
    if (who === undefined || !isOfThem(new Cursor(cursor.tokens, cursor.at + 1, cursor.end), who.side))
      return undefined;
    const then: Node[] = [];
    return { node: { clause, node: 'target', who, range: { max: 1 }, sight: false, then }, then };
  });
}
cameBeside.begins = beginning('if|when');

/** `you end adjacent to an enemy`, of whom the rest speaks: no question. */
export const endsBesideThem = (cursor: Cursor, context: Context): boolean => {
  if (!cursor.sees(`you ${ending}`)) return false;
  const { at } = cursor;
  const who = newlyBeside(cursor, context);
  const rest = new Cursor(cursor.tokens, cursor.at + 1, cursor.end);
  cursor.at = at;
  return who !== undefined && isOfThem(rest, who.side);
};

/** The same as a question: whether there is one of those, where the rest speaks of nobody else. */
export const becameBeside = (cursor: Cursor, context: Context): Condition[] | undefined =>
  cursor.try(() => {
    const who =
      cursor.sees('you become|became|get|come') || cursor.sees('this|that') ? newlyBeside(cursor, context) : undefined;
    const rest = new Cursor(cursor.tokens, cursor.at + 1, cursor.end);
    return who && !isOfThem(rest, who.side)
      ? [{ is: 'there-is', who: { ...who, places: [...(who.places ?? []), { range: { max: 1 } }] } }]
      : undefined;
  });

/** Of whom the text has pushed. */
const theyMeet = [
  'that? they|it contact|contacts|touch|touches|meet|meets|reach|reaches|encounter|encounters|hit|hits',
  'that? they|it run|runs|bump|bumps|crash|crashes|slam|slams|move|moves into',
  'that? they|it collide|collides with',
  'that? they|it come|comes into contact with',
  'in their|its way|path',
  'that stops them|it',
] as const;

/** Whether a push "in the same direction" comes behind a movement of yours that had one, with no other movement between. */
export function hasDirection(said: string): boolean {
  const parts = said.split('"direction":"onward"');
  return parts.slice(0, -1).every((_, n) => {
    const moves = [
      ...parts
        .slice(0, n + 1)
        .join('')
        .matchAll(/"node":"(move|push)","who":"(\w+)"(?:,"how":"(\w+)")?/g),
    ];
    // The last is the push itself.
    const [, node, who, how] = moves.at(-2) ?? [];
    return node === 'move' && who === 'you' && how !== 'teleport';
  });
}

/** Whether somebody is met, or passed beside, only behind a straight walk, and no other movement of yours comes between. */
export function meetsOnWalk(said: string, asked: '"ahead":true' | '"besideWay":true'): boolean {
  const parts = said.split(asked);
  return parts.slice(0, -1).every((_, n) => {
    const before = parts.slice(0, n + 1).join('');
    const last = before.lastIndexOf('"node":"move","who":"you"');
    const walk =
      last < 0
        ? ''
        : before.slice(last, before.indexOf('"clause"', last) < 0 ? undefined : before.indexOf('"clause"', last));
    return /"how":"(?:walk|fly)"/.test(walk) && walk.includes('"straight":true');
  });
}
