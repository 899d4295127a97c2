import type { Bonus, Effect, Target } from '../program.ts';
import type { Context } from './context.ts';
import { type Cursor, tokensOf } from './cursor.ts';
import { self } from './self.ts';
import { changes, ranges, whom } from './whom.ts';

/** The ability's own template, by its name, by the last word of it, or as "the ... template" that is no other one's name. */
export const template = (cursor: Cursor, { template: own, words }: Context): boolean => {
  if (own === undefined) return false;
  cursor.eat('the', 'a', 'an', 'its', "it's");
  const last = tokensOf(own).at(-1)?.word ?? '';
  return (
    cursor.try(() => {
      const known = cursor.name(words.templates);
      if (known === undefined) return undefined;
      cursor.eat('template', 'token');
      return known === own ? true : undefined;
    }) ??
    cursor.try(() => (cursor.eat(`${last} template|token`, 'template', 'token', last) ? true : undefined)) ??
    cursor.try(() => {
      // A name of one word more, as in "the Fire Funnel template".
      cursor.skip();
      return cursor.eat(`${last} template`) ? true : undefined;
    }) ??
    false
  );
};

/** "Choose a location within 7 range. Put the Blast on it." */
export const place = (cursor: Cursor, context: Context): Target | undefined =>
  cursor.try(() => {
    if (!cursor.eat('choose a location|place|spot')) return undefined;
    const within = ranges(cursor);
    if (within === undefined) return undefined;
    cursor.try(() => (cursor.eat('of') && (cursor.eat('it') || self(cursor, context)) ? true : undefined));
    const sight = cursor.eat('in|within line of sight|site', 'that it sees', 'it can see');
    cursor.eat('.', ',', 'and');
    cursor.eat('and');
    if (!cursor.eat('put', 'place', 'lay') || !template(cursor, context)) return undefined;
    if (!cursor.eat('on it', 'there', 'on that location|place|spot')) return undefined;
    const whose = { side: 'any' } as const;
    return { target: 'place', within, whom: whose, ...(sight && { sight: true as const }) };
  });

/**
 * What a template does that stays: "Enemies within 3 range of it have -2 sprint. Remove it at the start of this unit's next turn."
 * Undefined where it does not stay.
 */
export function laid(cursor: Cursor, context: Context): Effect | undefined | 'not understood' {
  const rules: Bonus[] = [];
  let hides: number | undefined;
  let until: 'own-turn' | 'round' | 'game' | undefined;
  while (!cursor.done && until === undefined) {
    if (cursor.eat('.')) continue;
    const near = cursor.try(() => hidden(cursor));
    if (near !== undefined) hides = near;
    else {
      const rule = cursor.try(() => around(cursor, context));
      if (rule) rules.push(rule);
      else {
        until = cursor.try(() => removed(cursor, context));
        if (until === undefined) break;
      }
    }
  }
  if (rules.length === 0 && hides === undefined) return until === undefined ? undefined : 'not understood';
  return { effect: 'mark', rules, ...(hides !== undefined && { hides }), until: until ?? 'game' };
}

const it = (cursor: Cursor): boolean => cursor.eat('it', 'the|this|that template|token');

/** "No line of sight passes within 2 range of it." */
function hidden(cursor: Cursor): number | undefined {
  if (cursor.eat('no line of sight|site passes')) {
    if (cursor.eat('through it', 'through the template|token')) return 0;
    const within = ranges(cursor);
    return cursor.eat('of') && it(cursor) ? within : undefined;
  }
  return it(cursor) && cursor.eat('blocks line|lines of sight|site') ? 0 : undefined;
}

/** "Enemies within 3 range of the token have -2 sprint." */
function around(cursor: Cursor, context: Context): Bonus | undefined {
  const whose = whom(cursor, context);
  // "Of it" is read as of the unit; here it is the template.
  const ofIt = cursor.tokens[cursor.at - 1]?.word === 'it' || (cursor.eat('of') && it(cursor));
  if (whose?.within === undefined || !ofIt) return undefined;
  if (!cursor.eat('gains', 'gain', 'has', 'have', 'gets', 'get')) return undefined;
  const stats = changes(cursor);
  return stats && { rule: 'bonus', whom: whose, stats };
}

/** "Remove it at the start of this unit's next turn." */
function removed(cursor: Cursor, context: Context): 'own-turn' | 'round' | undefined {
  if (!cursor.eat('remove') || !it(cursor) || !cursor.eat('at the')) return undefined;
  if (cursor.eat('end of the|this round')) return 'round';
  if (!cursor.eat('start|beginning of')) return undefined;
  const whose = self(cursor, context);
  if (whose) cursor.eat("'s");
  if (!whose && !cursor.eat("this unit's|model's", 'its')) return undefined;
  return cursor.eat('next turn') ? 'own-turn' : undefined;
}
