import type { Node } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import type { Head } from './head.ts';
import { several } from './noun.ts';

/** `The first enemy you contact`, `the first unit in your way`: who stands where your straight way was stopped. */
export function met(cursor: Cursor, context: Context, clause: number): Head | undefined {
  if (context.slot !== 'ability' && context.slot !== 'default') return undefined;
  return cursor.try(() => {
    if (!cursor.take('the? first')) return undefined;
    const found = several(cursor, context);
    if (found === undefined || found.range || found.area || found.seen || found.forced || found.who.yours)
      return undefined;
    if (found.many !== 'one' || found.max !== undefined || found.who.places !== undefined) return undefined;
    const meets = cursor.takeAny(
      'that? you contact|touch|meet|reach|encounter|hit',
      'that? you run|bump|crash|ram|slam|move into',
      'that? you collide with',
      'that? you come into contact with',
      'in your way|path',
      'that stops you',
    );
    if (!meets) return undefined;
    const then: Node[] = [];
    return { node: { clause, node: 'each', who: { ...found.who, places: [{ ahead: true }] }, then }, then };
  });
}

/** Whether somebody is met only behind a straight walk, and no other movement of yours comes between. */
export function meetsOnWalk(said: string): boolean {
  const parts = said.split('"ahead":true');
  return parts.slice(0, -1).every((_, n) => {
    const before = parts.slice(0, n + 1).join('');
    const last = before.lastIndexOf('"node":"move","who":"you"');
    const walk =
      last < 0
        ? ''
        : before.slice(last, before.indexOf('"clause"', last) < 0 ? undefined : before.indexOf('"clause"', last));
    return walk.includes('"how":"walk"') && walk.includes('"straight":true');
  });
}
