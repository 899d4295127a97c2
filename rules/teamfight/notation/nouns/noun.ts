import type { Condition, Node, Place, Range, Ref, Shape, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, type Cursor, oneOf, someOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import { isBesideEither, isNearestToEither } from './beside-either.ts';
import { described } from './denied.ts';
import { giver } from './giver.ts';
import { howMany } from './how-many.ts';
import { isNobody } from './nobody.ts';
import { kindOf, orCard } from './noun-kind.ts';
import { places } from './noun-place.ts';
import { isInArea, isThanYou } from './other-in-area.ts';
import { isOwnerless } from './ownerless.ts';
import { pairedWith } from './paired-with.ts';
import { pronoun } from './pronoun.ts';
import { orBeing } from './such-as.ts';
import { theirAllies } from './their-allies.ts';
import { anyWithYours, isNearSomebody, notOfYou, orYourself, youOrYours } from './you-or.ts';

/** Somebody that a text names. */
export interface Noun {
  readonly who: Who;
  /** Somebody who is known already: you, the target, they. */
  readonly ref?: Ref;
  /** `one` is chosen; `each` is all of them, without a choice. */
  readonly many: 'one' | 'each';
  readonly min?: number;
  readonly max?: number;
  readonly forced?: Exclude<Extract<Node, { node: 'target' }>['forced'], 'first-in-line'>;
  /** In the spaces of this shape, drawn from `of`. */
  readonly area?: { readonly shape: Shape; readonly of: Ref; readonly range?: Range };
  readonly range?: Range;
  /** Where `range` is measured from; the bearer if left out. */
  readonly of?: Ref;
  /** It says that the range is from the bearer. */
  readonly fromYou?: boolean;
  /** "You and adjacent units": you are one of them. */
  readonly you?: boolean;
  /** "Other than you": whoever else may be left out, too. */
  readonly notYou?: boolean;
  /** "In LoS": any distance, seen. */
  readonly seen?: boolean;
  readonly blind?: boolean;
  /** Said with "all", "each" or "every". */
  readonly all?: boolean;
  /** "Your Marked ally": the one there is, who is not chosen of several. */
  readonly known?: boolean;
}

export type Draft<T> = { -readonly [K in keyof T]: T[K] };

/** Who is meant: `an ally in range 2`, `enemies in burst 3`, `units with a Mark`, `one of your summons`. */
export function noun(cursor: Cursor, context: Context): Noun | undefined {
  if (isNobody(cursor, context)) return undefined;
  return cursor.once(
    context,
    () =>
      group(cursor, context) ??
      giver(cursor, context) ??
      ofGroup(cursor, context) ??
      pronoun(cursor, context) ??
      orYourself(cursor, several(cursor, context)),
  );
}

/** `They cannot heal`, behind what a text that stands has said of a group: those. */
const ofGroup = (cursor: Cursor, { group, them }: Context): Noun | undefined =>
  group !== undefined && them === undefined && cursor.take('they|them')
    ? { who: group, many: 'each', all: true }
    : undefined;

const yourself = beginning('you|yourself|your');
const allies = oneOf('allies');

/** You and others, said as one. */
export function group(cursor: Cursor, context: Context): Noun | undefined {
  // "Cinder Joan and her allies" begins with any name.
  if (cursor.misses(yourself) && cursor.lacks(allies)) return undefined;
  const noun: Draft<Noun> = { who: { side: 'friend' }, many: 'each' };
  const start = cursor.at;
  const found = cursor.try(() => {
    if (
      cursor.sees('your whole|entire? team|side') &&
      !isOwnerless(context) &&
      !cursor.sees('your team scores') &&
      !cursor.sees('your team gains|gets|loses # victory? point|points')
    ) {
      cursor.take('your whole|entire? team|side');
      noun.all = true;
      return true;
    }
    if (!cursor.sees('you|yourself')) return namedAndAllies(cursor, context);
    if (cursor.takeAny('you|yourself and|+|or all? of? your? allies', 'you|yourself and|+ every|each ally')) {
      // "You and your allies" are all of them.
      if (/^(?:all|your|every|each)$/.test(cursor.tokens[cursor.at - 2]?.text ?? '')) noun.all = true;
      return true;
    }
    if (cursor.takeAny('you and|+|or all? adjacent units', 'you and|+ every|each adjacent unit')) {
      noun.who = { side: 'any' };
      noun.range = { max: 1 };
      noun.you = true;
      return true;
    }
    if (cursor.takeAny('you and|+|or all? adjacent allies', 'you and|+ every|each adjacent ally')) {
      noun.range = { max: 1 };
      return true;
    }
    // One of them, where one is chosen; any of them, where that is asked or holds.
    const either = cursor.take('yourself or') || cursor.take('you or');
    if (either && cursor.take('an|one|any? adjacent ally')) {
      noun.range = { max: 1 };
      noun.many = 'one';
      return true;
    }
    if (either && cursor.take('an|one|any? ally')) {
      noun.many = 'one';
      return true;
    }
    if (either) return anyWithYours(cursor, noun) ?? youOrYours(cursor, context, noun);
    return namedAndAllies(cursor, context);
  });
  if (!found) return youAnd(cursor, context);
  if (!places(cursor, context, noun) || isNearSomebody(noun)) return undefined;
  if (noun.who.if === undefined) return noun;
  if (noun.many === 'one') return notOfYou(noun);
  // "You and allies with your Hook": what is asked of those is not asked of you.
  cursor.at = start;
  return youAnd(cursor, context);
}
/** But for names. */
group.begins = yourself;

const facing = oneOf('against');

/** `you and all units with a Mark`, `you and the ally with your Rope`: whoever else is named, with their own places. */
const youAnd = (cursor: Cursor, context: Context): Noun | undefined =>
  cursor.try(() => {
    if (isOwnerless(context) || !cursor.take('you|yourself and|+')) return undefined;
    const others = several(cursor, context);
    // "You and your Wolf have +1 crit against them": each that there is, as of what holds nobody is chosen.
    const isOwn =
      others?.who.card !== undefined &&
      others.who.yours === true &&
      cursor.sees('have|deal|are') &&
      (context.slot === 'passive' || cursor.holds(facing) || cursor.sees('deal +|- # damage to'));
    if (others === undefined || (others.many !== 'each' && !isOwn) || others.max !== undefined) return undefined;
    const who = standingWho(others, true);
    if (who === undefined) return undefined;
    const both: readonly Who[] = [{ side: 'you' }, who];
    const either: Condition = { is: 'any', of: both.map((one) => ({ is: 'unit', of: 'each', who: one })) };
    return { who: { side: 'any', if: [either] }, many: 'each', all: true };
  });

/** `Cinder Joan and her allies`, on her own card. */
const namedAndAllies = (cursor: Cursor, context: Context): true | undefined =>
  pronoun(cursor, context)?.ref === 'you' && cursor.take('and|or her|his|their|its allies') ? true : undefined;

/** What somebody is told apart by from others, behind how many and before what they are. */
const tellingApart = beginning('other|another|different|non-diagonally|orthogonally|adjacent|damaged|visible');

export function several(cursor: Cursor, context: Context): Noun | undefined {
  const beside = theirAllies(cursor, context);
  if (beside !== undefined) return beside;
  return cursor.try(() => {
    const who: Draft<Who> = { side: 'any' };
    const noun: Draft<Noun> = { who, many: 'one' };
    const start = cursor.at;
    let plural: boolean | undefined;
    const conditions: Condition[] = [];

    const one = isOwnerless(context) && cursor.take('one of their');
    const theirs = !one && context.byPlayer === true && cursor.take('each|all? of? their');
    const player = one || theirs;
    if (one) noun.max = 1;
    else if (theirs) plural = true;
    else plural = howMany(cursor, noun, who);
    if (cursor.done) return undefined;

    const second =
      context.them === 'target' &&
      /^(?:an?|the)$/.test(cursor.before?.text ?? '') &&
      cursor.take('second|third|further');
    const apart = !cursor.misses(tellingApart);
    const other =
      (apart && (cursor.take('other|another') || (cursor.before?.text === 'a' && cursor.take('different')))) || second;
    if (other) who.except = ['you'];
    const straight = apart && cursor.take('non-diagonally|orthogonally adjacent');
    const adjacent = apart && !straight && cursor.take('adjacent');
    if (apart && cursor.take('damaged')) conditions.push({ is: 'not', of: { is: 'health', of: 'each', full: true } });
    if (
      apart &&
      cursor.sees('visible enemy|enemies|ally|allies|unit|units|hero|heroes|target|targets|summon|summons') &&
      cursor.take('visible')
    )
      noun.seen = true;
    const state = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
    // "Linked allies", of a token by that very name: "stun enemies" is something done to them, "a Stun enemy" is not.
    const before = cursor.tokens[cursor.at - 1]?.text ?? '';
    const isDescribed =
      (cursor.at > start || /^(?:against|vs|versus|of|from|per)$/.test(before)) && countsOut.test(before);
    if (
      state &&
      (isDescribed ||
        cursor.tokens[state.to - 1]?.text !== state.word.name.toLowerCase() ||
        adjective.test(state.word.name) ||
        isPredicated(cursor, state.to))
    ) {
      const { at } = cursor;
      cursor.at = state.to;
      const has = orBeing(cursor, context, { is: 'has', of: 'each', token: state.word.ref });
      if (cursor.sees('enemy|enemies|ally|allies|unit|units|hero|heroes|target|targets')) conditions.push(has);
      else cursor.at = at;
    }

    conditions.push(...described(cursor, context));
    const bare = cursor.at === start && !/^(?:each|every|per)$/.test(cursor.tokens[start - 1]?.text ?? '');
    // "Another target in range 2": another unit.
    const aimed =
      other && cursor.take('target|targets') ? (cursor.before?.text === 'target' ? 'one' : 'many') : undefined;
    const kind = aimed ?? kindOf(cursor, context, who, conditions.length > 0);
    if (kind === undefined) return undefined;
    const bound = pairedWith(cursor, context);
    if (bound) conditions.push(bound);
    const others = kind === 'one' && orCard(cursor, context, who);
    if (others) conditions.push(others);
    // "3dmg, -1dmg per other enemy in range 1": than the one that is attacked.
    if (other && (who.side === 'enemy' || who.side === 'ally') && context.them === 'target') who.except = ['target'];
    // "Another enemy takes 2dmg. Then another enemy takes 1dmg": than both of them.
    if (other && context.them === 'target' && cursor.tokens.slice(0, start).some(({ text }) => text === 'another'))
      conditions.push({ is: 'not', of: { is: 'was-hit', of: 'each' } });
    // "When you hit an enemy, another enemy takes 1dmg": than those who set it off.
    if (other && isAnswer(context)) who.except = ['you', ...new Set(Object.values(context.named))];
    if (who.except?.includes('you') && context.them === 'each' && isBehindDeath(cursor, start)) return undefined;
    // "Burst 1, 4dmg. Other enemies in burst 2, 2dmg": than those who were in the first area.
    if (
      who.except?.includes('you') &&
      context.them === 'each' &&
      (context.later || ((other || cursor.tokens[start]?.text === 'others') && isSecondBlow(cursor, start)))
    )
      conditions.push({ is: 'not', of: { is: 'was-hit', of: 'each' } });
    // In the text of a piece they are others than whoever set it off, or whom it has struck, and you may be one of them.
    const isOthers = cursor.tokens[start]?.text === 'others';
    if (isOthersThanPiece(context, isOthers || (other === true && who.side === 'any' && who.card === undefined))) {
      const struck = context.them === 'each' && conditions.length > 0;
      if (!struck && !isAnswer(context)) return undefined;
      if (struck) delete who.except;
      else who.except = [...new Set(Object.values(context.named))];
    }
    // An object is a unit itself: they are others than that.
    if (isObject(context) && who.side === 'any' && who.card === undefined && who.except?.includes('you'))
      who.except = who.except.map((ref) => (ref === 'you' ? 'marker' : ref));
    // "2dmg. Another unit in range 3 takes 1dmg": than the target; "other units" are not you either.
    if (other && who.side === 'any' && context.them === 'target') {
      const one = cursor.tokens.slice(start, cursor.at).some(({ text }) => ofOne.test(text));
      who.except = one && who.card === undefined ? ['target'] : ['you', 'target'];
    }
    if (kind === 'many' && plural === undefined) plural = true;
    if (kind === 'one' && plural === true && cursor.tokens[start]?.text === 'all') {
      // "All ally" is no English, but "all in range 2" is.
      if (!cursor.sees('in|within')) return undefined;
    }
    // "Another Barrel" is another than the one that was spoken of, which is not you.
    if (who.except?.includes('you') && isObjectCard(who, context)) return undefined;
    if (player) {
      if (who.side !== 'any') return undefined;
      who.side = 'friend';
      if (one) plural = false;
    }
    noun.many = plural ? 'each' : 'one';
    // Where nobody speaks, units are all of them.
    if (plural && (isOwnerless(context) || context.slot === 'terrain')) noun.all = true;
    if (plural && /^(?:all|each|every|everyone)$/.test(cursor.tokens[start]?.text ?? '')) noun.all = true;
    // "Move the Wolf 3", "Old Grim moves 3": the one that this card brings.
    if ((bare || cursor.tokens[start]?.text === 'the') && kind === 'one' && isOwnSummon(who, context)) who.yours = true;
    // "A Wolf you summoned" is one of yours.
    const isSummoned = who.card !== undefined || who.kind === 'summon';
    if (isSummoned && cursor.takeAny('that? you have? summoned', 'of yours')) who.yours = true;
    // "One of your allies" is one of them all.
    if (who.yours && who.side === 'ally') {
      delete who.yours;
      // "Your allies" are all of them, but behind an area in the same sentence; "your Marked ally" is the one there is.
      const isIn = context.them === 'each' && context.laid === true && !context.later;
      if (cursor.tokens[start]?.text === 'your' && !isIn)
        Object.assign(noun, kind === 'many' ? { all: true } : { known: true });
    }
    if (who.yours) who.side = 'ally';
    if (who.yours && who.kind === undefined && who.card === undefined) return undefined;
    if (adjacent) {
      noun.range = { max: 1 };
      // Nobody is adjacent to itself.
      if (who.side === 'any' && context.slot !== 'marker' && context.slot !== 'terrain' && !isOwnerless(context))
        who.except ??= ['you'];
      else if (who.side === 'any' && context.slot === 'marker' && context.marker?.fields.object === true)
        who.except ??= ['marker'];
    }
    if (straight) {
      const ofPiece = context.marker !== undefined && (context.slot === 'marker' || context.slot === 'terrain');
      who.places = [{ range: { max: 1 }, straight, ...(ofPiece && { of: 'marker' as const }) }];
    }
    if (conditions.length > 0) who.if = [...(who.if ?? []), ...conditions];
    if (!places(cursor, context, noun)) return undefined;
    if (other && isInArea(cursor.tokens.slice(0, start), context, noun) && !isThanYou(who)) return undefined;
    if (noun.notYou && who.except) who.except = [...new Set(who.except)];
    if (adjacent && isBesideEither(cursor, start, context, noun)) return undefined;
    if (isNearestToEither(context, noun)) return undefined;
    if (other && noun.forced === undefined && isThanNobody(who) && !isBeside(cursor, start)) {
      const goesOn = cursor.tokens.slice(Math.max(0, start - 5), start).some(({ text }) => text === 'then');
      if (context.them !== 'each' || goesOn) return undefined;
    }
    // Of several it is not one.
    if (isByHealth(noun) && noun.many === 'each') return undefined;
    // "The enemy takes 1dmg" is somebody of whom the text has spoken, and where it has not, nobody says which.
    if (cursor.tokens[start]?.text === 'the' && !who.if && !who.places) noun.known = true;
    // "The unit with your Mark" is known: it is whoever has it, wherever that is.
    const isKnown = noun.max === undefined && noun.range === undefined && noun.area === undefined && !noun.seen;
    if (hasYours(who) && isKnown) {
      if (/^(?:the|unit|ally|enemy|hero)$/.test(cursor.tokens[start]?.text ?? '')) noun.many = 'each';
      if (noun.many === 'each') noun.all = true;
    }
    const had = theOneWith(cursor, start, context, noun);
    if (had !== undefined) {
      who.if = [had];
      noun.many = 'each';
      noun.all = true;
    }
    // On a piece "adjacent", "in range 2" and "in burst 2" are from where it lies.
    const lies = (context.slot === 'marker' || context.slot === 'terrain') && context.marker !== undefined;
    if (lies && noun.area?.shape.shape === 'burst' && noun.area.of === 'you' && !noun.fromYou)
      noun.area = { ...noun.area, of: 'marker' };
    if (lies && noun.range !== undefined && noun.of === undefined && !noun.fromYou) noun.of = 'marker';
    if (lies && (noun.forced === 'nearest' || noun.forced === 'furthest') && !noun.fromYou) noun.of ??= 'marker';
    // An object is a unit of its side, and none of its own allies (T-093).
    if (lies && who.side === 'ally' && who.card === undefined && context.marker?.fields.object === true)
      who.except = [...(who.except ?? []), 'marker'];
    // It is the nearest one to itself, too.
    if (lies && noun.forced === 'nearest' && who.side === 'any' && context.marker?.fields.object === true)
      who.except = [...(who.except ?? []), 'marker'];
    return noun;
  });
}
several.begins = someOf(tellingApart, beginning('second|third|further|of'));

/** "Burst 2, 1dmg. If an enemy dies, all others are Slowed": than the dead one, or than all whom the area has hit. */
const isBehindDeath = ({ tokens }: Cursor, start: number): boolean =>
  tokens[start - 1]?.text === ',' &&
  tokens.slice(Math.max(0, start - 7), start).some(({ text }) => /^(?:dies?|kills?|killed)$/.test(text));

/** "3dmg to all enemies in range 1, then 1dmg to all other enemies": whom they are other than is not worked out, and you are no enemy. */
const isThanNobody = ({ side, except = [], if: asked = [] }: Who): boolean =>
  side === 'enemy' &&
  except.length === 1 &&
  except[0] === 'you' &&
  !asked.some((one) => one.is === 'not' && one.of.is === 'was-hit');

/** "3dmg to each adjacent enemy and 1dmg to each other enemy in range 2": more of a sentence that has struck some before. */
function isSecondBlow({ tokens }: Cursor, start: number): boolean {
  const [before, last] = [tokens[start - 2]?.text ?? '', tokens[start - 1]?.text ?? ''];
  const begins = last === 'to' ? blow.test(before) : last === 'and' || last === ',';
  const end = last === 'to' ? start - 2 : start - 1;
  return begins && tokens.slice(Math.max(0, start - 16), end).some(({ text }) => blow.test(text));
}

const blow = /^(?:dmg|damage|heals?)$/;

/** "Adjacent to another enemy", "in range 2 of another enemy": than whoever is asked for. */
const isBeside = ({ tokens }: Cursor, start: number): boolean =>
  tokens[start - 1]?.text === 'of' || (tokens[start - 1]?.text === 'to' && tokens[start - 2]?.text === 'adjacent');

/** How names end, or which they are, that say what somebody is and never what is done. */
const adjective =
  /^(?!flying|invisible|undefendable|unprotected).*(?:ed|ous|ful|[ai]ble|orne|less|ozen|oken|dden|[a-z]{3}ing|asleep|awake|afraid|aflame|ablaze|adrift|ashamed|prone|[a-z]{2}[sztdpkgmn]y)$/i;

/** Said of one who is none of those before. */
const ofOne = /^(?:another|different|second|third|further)$/;

/** Behind these somebody is named, and nothing done. */
const countsOut = /^(?:an?|the|any|all|each|every|another|other|nearest|closest|against|vs|versus|of|from|per)$/;

/** `target ally`, `target adjacent unit`: somebody new, not the target before. */
export const newTarget = (cursor: Cursor): boolean =>
  cursor.sees('target adjacent? ally|enemy|hero') || cursor.sees('target adjacent unit');

/** "Others", "other units", in the text of what lies on the map, which is no unit itself. */
const isOthersThanPiece = ({ slot, marker }: Context, said: boolean): boolean =>
  said && (slot === 'marker' || slot === 'terrain') && marker?.fields.object !== true;

const isObject = ({ slot, marker }: Context): boolean => slot === 'marker' && marker?.fields.object === true;

/** Somebody has set off what is said, and nobody has been chosen since. */
const isAnswer = ({ named, them }: Context): boolean =>
  them !== 'target' && Object.values(named).some((ref) => ref === 'trigger' || ref === 'other');

/** A summon of this card alone, or that its abilities and passives summon. */
const isOwnSummon = ({ card }: Who, { words, bearer, slot }: Context): boolean =>
  card !== undefined &&
  bearer !== undefined &&
  (slot === 'ability' || slot === 'default' || slot === 'passive') &&
  words.all.some(
    ({ kind, ref, name, owners }) =>
      kind === 'summon' &&
      ref === card &&
      ((owners.length === 1 && owners[0] === bearer) ||
        words.all.some(
          (one) =>
            (one.kind === 'ability' || one.kind === 'passive') &&
            one.ref === bearer &&
            summons(one.text.toLowerCase(), name.toLowerCase()),
        )),
  );

const summons = (text: string, name: string): boolean => {
  const at = text.indexOf(name);
  return at >= 0 && /(?:summon|call|conjure|create|deploy|spawn|place) (?:an? |the |your )?$/.test(text.slice(0, at));
};

const isObjectCard = ({ card }: Who, { words }: Context): boolean => wordOf(words, card, 'marker') !== undefined;

/**
 * Whom a head may be that nobody has been chosen for yet: it is no other than itself. Behind an earlier one, "range 2, 1dmg to another enemy" is
 * than that one.
 */
export const unchosen = (who: Who, cursor: Cursor): Who =>
  who.except?.includes('target') && !isBehindHead(cursor) ? { ...who, except: who.side === 'any' ? ['you'] : [] } : who;

function isBehindHead({ tokens, at }: Cursor): boolean {
  const section = tokens.slice(0, at).findLastIndex(({ kind }) => kind === 'section' || kind === 'bullet');
  return tokens.slice(section + 1, at).filter(({ text }) => text === 'range').length > 1;
}

export const isByHealth = ({ forced }: Pick<Noun, 'forced'>): boolean =>
  forced === 'weakest' || forced === 'healthiest' || forced === 'most-hurt' || typeof forced === 'object';

const hasYours = ({ if: asked = [] }: Who): boolean => asked.some((one) => one.is === 'has' && one.yours === true);

/** `the unit with the Hook`, `the Hooked unit`: whoever has that token, of yours where the text has given it. */
function theOneWith(
  { tokens }: Cursor,
  start: number,
  { words, slot, handed }: Context,
  { who, many, max, range, area, forced, seen }: Noun,
): Extract<Condition, { is: 'has' }> | undefined {
  const [had, ...more] = who.if ?? [];
  if (tokens[start]?.text !== 'the' || many !== 'one' || had?.is !== 'has' || more.length > 0) return undefined;
  if (max !== undefined || range !== undefined || area !== undefined || forced !== undefined || seen) return undefined;
  if (slot !== 'ability' && slot !== 'default' && slot !== 'passive') return undefined;
  if (had.yours || had.min !== undefined || wordOf(words, had.token, 'token') === undefined) return undefined;
  return handed === had.token ? { ...had, yours: true } : had;
}

/** The units of a noun that stands for all of them at any time, or only `now`: with its places written into `who`. */
export function standingWho(noun: Noun, now = false): Who | undefined {
  if (noun.forced !== undefined || noun.area?.range !== undefined || noun.blind) return undefined;
  // "You deal +1 damage to one enemy adjacent to you", "two enemies in range 2 have -1 speed": nobody says which.
  if (!now && noun.max !== undefined) return undefined;
  // Only a movement of the same text has a way; an area is laid for as long as the text runs that lays it.
  const isOver = (one: Place) =>
    one.passed || one.passedByThem || one.besideWay || (!now && (one.inArea || one.besideArea));
  if (noun.who.places?.some(isOver)) return undefined;
  if (noun.ref === 'you') return { side: 'you' };
  if (noun.ref !== undefined) return undefined;
  const places: Place[] = (noun.who.places ?? []).map(now ? (place) => place : withoutSight);
  if (noun.area !== undefined) {
    if (noun.area.shape.shape !== 'burst') return undefined;
    const { of, shape } = noun.area;
    places.push({ range: { max: shape.size }, ...(of === 'you' ? {} : { of }), sight: true });
  }
  if (noun.range !== undefined) places.push({ range: noun.range, ...(noun.of ? { of: noun.of } : {}) });
  if (noun.seen) places.push({ sight: true });
  return places.length > 0 ? { ...noun.who, places } : noun.who;
}

/** "In range 2 of you or a Mine", of what holds: whoever is near is so, seen or not, as in range 2 of you alone. */
const withoutSight = (place: Place): Place => {
  if (place.any === undefined) return place;
  return {
    ...place,
    any: place.any.map(({ sight, ...one }) => (one.range === undefined ? { ...one, ...(sight && { sight }) } : one)),
  };
};

/** The units of a noun said at once in an effect, outside of a drawn shape: "Enemies in range 2" (T-101). They must be seen. */
export function presentWho(noun: Noun): Who {
  const places: Place[] = [...(noun.who.places ?? [])];
  const sight = noun.blind ? {} : { sight: true };
  if (noun.range !== undefined) places.push({ range: noun.range, ...(noun.of ? { of: noun.of } : {}), ...sight });
  else if (noun.seen) places.push({ sight: true, ...(noun.of ? { of: noun.of } : {}) });
  return places.length > 0 ? { ...noun.who, places } : noun.who;
}

/** "Numb enemies adjacent to you cannot heal": what is said of them, so that the name before them is no verb. */
function isPredicated({ tokens, end }: Cursor, from: number): boolean {
  if (!/^(?:enemies|allies|units)$/.test(tokens[from]?.text ?? '')) return false;
  // Who is so without such a token is meant, too.
  if (/^(?:flying|invisible|undefendable|unprotected)$/.test(tokens[from - 1]?.text ?? '')) return false;
  for (let at = from + 1; at < end && at < from + 8; at++) {
    const { text } = tokens[at] as Token;
    if (/^[,.:]$/.test(text) || text === 'and') return false;
    if (/^(?:cannot|can't|have|are|take|deal|receive|lose|gain)$/.test(text)) return true;
  }
  return false;
}
