import type { Rule, Who } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { conditions } from '../occasions/condition.ts';
import { type Desk, type Out, ran } from '../sentences/desk.ts';
import { being } from '../states/being.ts';
import { type About, predicates } from '../states/predicate.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';
import type { Fields } from '../words/words.ts';
import { treatedAsUnit } from './like-a-unit.ts';
import { pieceUnit } from './piece-unit.ts';

type Nature = Omit<Extract<Rule, { rule: 'nature' }>, 'clause' | 'rule'>;

/** What one sentence says a piece is, part by part. */
interface Told {
  readonly about: About;
  readonly fields: Fields;
  readonly rules: Rule[];
  nature: Nature;
  /** Its fields say otherwise. */
  wrong?: true;
}

/** Without one of these nothing is said of what a piece is. */
const telling = oneOf('is are has have belong belongs can cannot never neutral unaligned independent hostile enemy');

/** How it is told without a word for the piece: `Neutral, 3hp`, `Belongs to nobody`. */
const bare = beginning('neutral|unaligned|independent|hostile|belongs|enemy|an|#');

/**
 * What an object of a map is, in its own text: `Towers are units on the side of the player with the nearest deploy zone`, `Boars have
 * 4 health and belong to nobody`, `it can be targeted but has no health and cannot die`.
 */
export function nature(desk: Desk, cursor: Cursor, context: Context, out: Out): boolean {
  const { slot, marker } = context;
  if (slot !== 'marker' || marker === undefined || cursor.lacks(telling)) return false;
  const start = cursor.at;
  const clause = desk.sheet.next;
  const found = cursor.try(() => {
    const they = cursor.take('they|these');
    const unsaid = !they && !cursor.misses(bare) && context.them === undefined;
    if (!they && !unsaid) cursor.takeAny('a|an|all|every');
    const who = pieceUnit(cursor, context, they || unsaid);
    if (who === undefined) return undefined;
    const told: Told = { about: about(cursor, context, clause, who), fields: marker.fields, rules: [], nature: {} };
    return parts(told) && cursor.done ? told : undefined;
  });
  if (found === undefined || found.wrong) {
    cursor.at = start;
    return false;
  }
  ran(desk, start, cursor.at);
  const { rules, nature: own } = found;
  if (Object.keys(own).length > 0) rules.push({ clause, rule: 'nature', ...own });
  if (rules.length === 0) rules.push({ clause, rule: 'said' });
  out.held.push(...rules.map((rule) => ({ rule, of: 'you' as const })));
  return true;
}

const about = (cursor: Cursor, context: Context, clause: number, who: Who): About => ({ cursor, context, clause, who });

/** Verb after verb, each with its own parts; what stands behind "have" may go on with another thing that it has. */
function parts(told: Told): boolean {
  const { cursor } = told.about;
  let has = false;
  for (;;) {
    const next = part(told, has);
    if (next === undefined) return false;
    has = next === 'has';
    if (cursor.done) return true;
    const goesOn = cursor.takeAny(', and|but', 'and|but', ',');
    if (!goesOn && !cursor.sees('can|cannot|never')) return false;
  }
}

function part(told: Told, has: boolean): 'has' | 'other' | undefined {
  const { cursor } = told.about;
  if (cursor.take('is|are')) return called(told) ? 'other' : undefined;
  if (cursor.take('has|have')) return having(told) ? 'has' : undefined;
  if (cursor.takeAny('do|does not have', "don't|doesn't have", 'never has|have')) {
    cursor.take('any');
    return without(told) ? 'other' : undefined;
  }
  if (cursor.take('belong|belongs to')) return side(told) ? 'other' : undefined;
  if (treatedAsUnit(cursor)) return told.fields.object ? 'other' : undefined;
  if (cursor.takeAny("cannot|can't", 'can|may never|not', 'never')) return unable(told) ? 'other' : undefined;
  // "Hostile to both sides" behind what it is.
  if (hostile(told)) return 'other';
  if (cursor.take('neutral|unaligned|independent')) return of(told, 'nobody') ? 'other' : undefined;
  if (health(told)) return 'other';
  return has && having(told) ? 'has' : undefined;
}

/** `3 health`, `no health`, `no speed`, and whatever else one may have, for as long as something holds. */
function having(told: Told): boolean {
  const { about: said } = told;
  const { cursor } = said;
  const { at } = cursor;
  if (cursor.take('no')) return without(told);
  if (health(told)) return true;
  // It takes no turns: what moves it says how far.
  if (cursor.takeAny('a speed of #', 'speed #', '# speed')) return true;
  cursor.at = at;
  const held = cursor.try(() => predicates(said, true));
  return held !== undefined && forAsLong(told, held);
}

/** What holds of it, for as long as something does where that is said. */
function forAsLong({ about: { cursor, context }, rules }: Told, held: readonly Rule[]): boolean {
  const asked = cursor.takeAny('while', 'as|so long as', 'for as long as')
    ? conditions(cursor, within(context, { them: 'marker' }))
    : [];
  if (asked === undefined || cursor.sees('if|until|unless|against|from')) return false;
  for (const rule of held)
    rules.push(asked.length > 0 && (rule.rule === 'is' || rule.rule === 'change') ? { ...rule, if: asked } : rule);
  return true;
}

function health(told: Told): boolean {
  const {
    about: { cursor },
    fields,
  } = told;
  if (!cursor.take('# health|hp')) return false;
  if (fields.health !== cursor.numbers[0]) told.wrong = true;
  return true;
}

/** `no health`, `no side`, `no speed`. */
function without(told: Told): boolean {
  const {
    about: { cursor, clause, who },
    rules,
    fields,
  } = told;
  if (cursor.take('health|hp')) {
    if (!fields.object) return false;
    rules.push({ clause, rule: 'is', who, flag: 'immune-damage' });
    return true;
  }
  if (cursor.take('side|team|owner|player')) return of(told, 'nobody');
  // An object does not move by itself.
  return cursor.take('speed|movement');
}

/** What it is called, and on whose side it is. */
function called(told: Told): boolean {
  const { cursor } = told.about;
  const { at } = cursor;
  cursor.takeAny('a|an');
  let found = false;
  for (;;) {
    if (cursor.take('neutral|unaligned|independent')) found = of(told, 'nobody');
    else if (hostile(told)) found = true;
    else break;
    if (cursor.sees('units|unit|object|objects|monster|monsters|creature|creatures|neutral|unaligned|hostile'))
      continue;
    break;
  }
  if (cursor.take('unit|units')) {
    if (!told.fields.object) return false;
    told.nature = { ...told.nature, unit: true };
    found = true;
  } else if (cursor.take('object|objects|monster|monsters|creature|creatures|beast|beasts')) {
    if (!told.fields.object) return false;
    found = true;
  }
  if (found && cursor.take('with') && !health(told)) return false;
  if (
    cursor.takeAny(
      'aligned|allied to|with',
      'on the side|team of',
      'on the side|team with',
      'that|which belong|belongs to',
      'of|on',
    )
  ) {
    if (!side(told)) return false;
    found = true;
  }
  if (found) return true;
  cursor.at = at;
  // "Immune to forced movement", "not considered for objectives": as of any unit.
  const held = cursor.try(() => being(told.about));
  return held !== undefined && forAsLong(told, held);
}

/** `hostile to both teams`, `enemies of everybody`. */
function hostile(told: Told): boolean {
  const { cursor } = told.about;
  const all = cursor.try(() => {
    if (!cursor.takeAny('hostile to|towards', 'an? enemy of|to', 'enemies of|to', 'attack|attacks')) return undefined;
    if (
      cursor.takeAny('everyone|everybody|all', 'each|every other unit|hero') &&
      !cursor.sees('teams|sides|players|units|heroes')
    )
      return true;
    cursor.at -= cursor.before?.text === 'all' ? 1 : 0;
    return cursor.takeAny(
      'both|all|every|each|any of? the? team|teams|side|sides|player|players|unit|units|hero|heroes',
    )
      ? true
      : undefined;
  });
  if (!all) return false;
  told.nature = { ...told.nature, side: told.nature.side ?? 'nobody', hostile: true };
  return true;
}

const owner = 'team|side|player';

function side(told: Told): boolean {
  const { cursor } = told.about;
  if (cursor.takeAny(`no ${owner}`, 'nobody', 'neither team|side|player', `none of the teams|sides|players`))
    return of(told, 'nobody');
  return (
    cursor.takeAny(
      `the? ${owner} with the nearest|closest deploy|deployment|starting zone|area`,
      `the? ${owner} whose deploy|deployment|starting zone|area is nearest|closest`,
      // No zone is nearer than that in which it lies.
      `the? ${owner} in whose deploy|deployment|starting zone|area it|this is|stands|lies`,
      `the? ${owner} whose deploy|deployment|starting zone|area it|this is|stands|lies in`,
      `the nearest|closest deploy|deployment|starting zone's|area's ${owner}`,
      'the nearest|closest deploy|deployment|starting zone|area',
    ) && of(told, 'nearest-zone')
  );
}

function of(told: Told, which: NonNullable<Nature['side']>): boolean {
  if (told.nature.side !== undefined && told.nature.side !== which) return false;
  told.nature = { ...told.nature, side: which };
  return true;
}

/** `die`, `be moved`, `change location`, `be damaged or destroyed`. */
function unable({ about: { cursor, clause, who }, rules }: Told): boolean {
  const flags: Extract<Rule, { rule: 'is' }>['flag'][] = [];
  let suffers = false;
  for (;;) {
    suffers = cursor.take('be') || (suffers && !cursor.sees('die|move|change|take|receive|act'));
    if (suffers) {
      if (cursor.take('killed|destroyed')) flags.push('deathless');
      else if (cursor.take('moved')) flags.push('unmovable');
      else if (cursor.take('damaged|hurt')) flags.push('immune-damage');
      else return false;
    } else if (cursor.take('die')) flags.push('deathless');
    else if (cursor.take('change location|place|position|space')) flags.push('unmovable');
    else if (cursor.take('take|receive any? damage')) flags.push('immune-damage');
    else if (!cursor.take('move|act')) return false;
    if (!cursor.take('or|and|nor')) break;
    if (cursor.sees('has|have|can|cannot|is|are|belong|belongs')) {
      cursor.at -= 1;
      break;
    }
  }
  if (cursor.sees('by|from|while|if|unless|until|#')) return false;
  rules.push(...flags.map((flag): Rule => ({ clause, rule: 'is', who, flag })));
  return true;
}
