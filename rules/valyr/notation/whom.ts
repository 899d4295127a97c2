import type { Stat, StatChange, Test, Until, Whom } from '../program.ts';
import { sizes } from '../sizes.ts';
import type { Context } from './context.ts';
import type { Cursor } from './cursor.ts';
import { self } from './self.ts';

/** "within 3 range of this unit", "adjacent to it", "in line of sight": where units stand. */
function where(cursor: Cursor, context: Context): Partial<Whom> {
  let found: Partial<Whom> = {};
  for (;;) {
    const more = cursor.try((): Partial<Whom> | undefined => {
      if (cursor.eat('adjacent')) {
        if (cursor.eat('to')) return cursor.eat('it') || self(cursor, context) ? { adjacent: true } : undefined;
        return { adjacent: true };
      }
      const within = ranges(cursor);
      if (within !== undefined) {
        cursor.try(() => (cursor.eat('of') && (cursor.eat('it') || self(cursor, context)) ? true : undefined));
        return { within };
      }
      if (cursor.eat('in|within line of sight|site', 'that it sees', 'it can see')) {
        cursor.try(() => (cursor.eat('of') && (cursor.eat('it') || self(cursor, context)) ? true : undefined));
        return { sight: true };
      }
      if (cursor.eat('larger than', 'of sizes above')) {
        const largerThan = sizes.find((size) => cursor.eat(size));
        return largerThan && { largerThan };
      }
      return undefined;
    });
    if (!more) return found;
    found = { ...found, ...more };
  }
}

/** "within 3 range", "within a range of 2". */
export const ranges = (cursor: Cursor): number | undefined =>
  cursor.try(() => {
    if (!cursor.eat('within')) return undefined;
    cursor.eat('a range of');
    const within = cursor.number();
    cursor.eat('range', 'ranges', 'inch', 'inches');
    return within;
  });

/** "each other allied Soldier within 3 range of this unit", "an enemy in line of sight". */
export function whom(cursor: Cursor, context: Context): Whom | undefined {
  return cursor.try(() => {
    if (cursor.try(() => (self(cursor, context) ? true : undefined))) return { side: 'self' };
    // A name may begin with an article of its own.
    const own = cursor.name([...context.words.units].filter((name) => name.startsWith('the ')));
    if (own === undefined) cursor.eat('each', 'all', 'any', 'every', 'either', 'a', 'an', 'one', 'the');
    const other = cursor.eat('other', 'another');
    const before = cursor.eat('adjacent') ? { adjacent: true as const } : {};
    let side: Whom['side'] = 'any';
    if (cursor.eat('allied', 'friendly')) side = 'allied';
    else if (cursor.eat('enemy', 'opposing')) side = 'enemy';
    const of: string[] = own === undefined ? [] : [own];
    const brought = cursor.eat("of? its|it's marked|own");
    for (;;) {
      const kind = cursor.name([...context.words.kinds, ...context.words.units]);
      if (kind === undefined) break;
      of.push(kind);
    }
    let noun = of.length > 0;
    if (cursor.eat('unit', 'units', 'target', 'targets', 'model', 'models', 'token', 'tokens')) noun = true;
    else if (side === 'any' && cursor.eat('enemies', 'opponents', 'opponent')) [side, noun] = ['enemy', true];
    else if (side === 'any' && cursor.eat('allies', 'ally')) [side, noun] = ['allied', true];
    else if (side === 'enemy') noun = true;
    if (!noun) return undefined;
    const at = where(cursor, context);
    // Who is beside a unit is somebody else.
    return {
      side,
      ...(other || at.adjacent || 'adjacent' in before ? { other: true as const } : {}),
      ...before,
      ...at,
      ...(of.length > 0 ? { of } : {}),
      ...(brought ? { brought: true as const } : {}),
    };
  });
}

const stats: readonly (readonly [Stat, string])[] = [
  ['strength', 'strength'],
  ['skill', 'skill'],
  ['block', 'block'],
  ['dodge', 'dodge'],
  ['sprint', 'sprint'],
  ['sustain', 'sustain'],
  ['reach', 'maximum|max range'],
  ['energy', 'energy'],
  ['health', 'health'],
];

/** "+1 block and +2 skill". */
export function changes(cursor: Cursor): readonly StatChange[] | undefined {
  return cursor.try(() => {
    const found: StatChange[] = [];
    let amount: number | undefined;
    for (;;) {
      const signed = /^[+-]\d/.test(cursor.next) ? cursor.number() : undefined;
      amount = signed ?? amount;
      const stat = amount === undefined ? undefined : stats.find(([, words]) => cursor.eat(words))?.[0];
      if (amount === undefined || stat === undefined) return undefined;
      found.push({ stat, amount });
      if (
        !cursor.try(() =>
          cursor.eat(', and', ',', 'and') &&
          (/^[+-]\d/.test(cursor.next) ||
            stats.some(([, words]) => words.split(' ')[0]?.split('|').includes(cursor.next)))
            ? true
            : undefined,
        )
      )
        return found;
    }
  });
}

/** "10 or less", "below 5", "less than 10", "of 7 or below": what a d20 shows at most (V-055). */
export function atMost(cursor: Cursor): number | undefined {
  return cursor.try(() => {
    cursor.eat('of');
    if (cursor.eat('below', 'less than', 'under')) {
      const bound = cursor.number();
      return bound === undefined ? undefined : bound - 1;
    }
    cursor.eat('a');
    const bound = cursor.number();
    if (bound === undefined) return undefined;
    return cursor.eat('or less', 'or below', 'or lower', 'or under') ? bound : undefined;
  });
}

/** "roll a d20", "roll 3 d20s [for each one]": how many dice, and whether for each target. */
export function dice(cursor: Cursor): Pick<Test, 'dice'> | undefined {
  return cursor.try(() => {
    if (!cursor.eat('roll')) return undefined;
    const many = cursor.eat('a', 'one') ? 1 : cursor.number();
    if (many === undefined || many < 1 || !cursor.eat('d20', 'd20s')) return undefined;
    cursor.eat('for each one|unit|target', 'for each of them', 'for it');
    return { dice: many };
  });
}

/** "until the end of the round". */
export function until(cursor: Cursor): Until | undefined {
  return cursor.try((): Until | undefined => {
    if (cursor.eat('this turn', 'until the end of this|the turn', 'for this|the turn')) return 'turn';
    if (cursor.eat('until the end of its next turn', 'on|in|during its next turn', 'in the next turn'))
      return 'next-turn';
    if (cursor.eat('this round', 'until the end of this|the round', 'for this|the round')) return 'round';
    if (cursor.eat('for the rest of the game', 'permanently', 'until the end of the game')) return 'game';
    return undefined;
  });
}
