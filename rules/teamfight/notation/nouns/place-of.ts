import type { Place, Ref, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { pieceNamed, pieceSpace } from '../words/piece-name.ts';
import { wordAt } from '../words/words.ts';
import { anyTarget } from './any-target.ts';
import { summoner } from './giver.ts';
import { isByHealth, type Noun, several } from './noun.ts';
import { areSeveral, isOfAttacker, isOfKiller, isSummon, pronoun } from './pronoun.ts';
import { centreOf } from './within-area.ts';

/** `here`, in the text of ground or of a piece; `inside`, behind one that was placed, too. */
export const isHere = (cursor: Cursor, { marker, strewn, slot, them, laid }: Context): boolean => {
  if (marker === undefined || strewn) return false;
  const own = slot === 'marker' || slot === 'terrain';
  if (own && cursor.take('here|there')) return true;
  if (!own && (them !== undefined || laid)) return false;
  return !cursor.sees('inside it|this|the|its|that|a|an|of|range|your') && cursor.take('inside');
};

/** From where "in range 2" and "adjacent" are said without a name: where a piece lies, in its own text; else from you. */
export const measuredFrom = ({ marker, slot }: Context): 'marker' | 'you' =>
  marker !== undefined && (slot === 'marker' || slot === 'terrain') ? 'marker' : 'you';

/** `its space`, `the field`, `this`, `the marked space`: behind "in" or "on", the very spaces of a piece, or one that was chosen. */
export function spaceThere(cursor: Cursor, context: Context): Ref | undefined {
  if (context.chosen && cursor.take('that|the chosen|target|targeted|marked? space')) return 'space';
  // "Units in marked spaces", of several that were chosen: in each of them.
  if (
    context.chosen &&
    context.several &&
    cursor.takeAny(
      'any|each|all of? the|those|these? chosen|marked spaces|space',
      'the|those|these? chosen|marked spaces',
    )
  )
    return 'space';
  if (context.marker === undefined || context.strewn) return undefined;
  const own = context.slot === 'marker' || context.slot === 'terrain';
  if (own && cursor.takeAny('its|this|the space|terrain|ground|square|area', 'it', 'this')) return 'marker';
  if (context.them === undefined && cursor.takeAny('its|the|that space', 'it')) return 'marker';
  return pieceSpace(cursor, context) || pieceNamed(cursor, context) ? 'marker' : undefined;
}

/** `a control point`, of those that the map has. */
const controlPoint = ['a|an|any control|capture|objective point|points|zone|zones', 'a|an|any objective|objectives'];

/** What a place is measured from: you, the target, it, a marker by its name, one of your summons, a control point. */
export function placeOf(cursor: Cursor, context: Context): NonNullable<Place['of']> | undefined {
  return cursor.try(() => {
    const aimed = anyTarget(cursor, context);
    if (aimed !== undefined) return { aimed };
    const ref = placeRef(cursor, context);
    if (ref !== undefined) return ref;
    if (isItself(cursor, context)) return 'you';
    const own = summoner(cursor, context);
    if (own !== undefined) return { nearest: own.who };
    const { at } = cursor;
    const isThe = cursor.sees('the');
    cursor.takeAny('at least one', 'a|an|any|the|one|each|every|all');
    const yours = cursor.take('of? your');
    if (!yours) cursor.take('of the');
    const marker = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain']);
    if (marker !== undefined) {
      if (marker.word.ref === context.cleared) return undefined;
      cursor.at = marker.to;
      // "Destroy your Totem. Enemies in burst 1 of the Totem": of that one, where it lay.
      if (isThe && context.vacated && context.centre === 'space') return 'space';
      cursor.take('marker|object|terrain|space');
      // In its own text a piece means itself, not every one of its kind.
      if (marker.word === context.self && context.slot === 'marker') return 'marker';
      // Where a token has the same name, whoever bears that would count too.
      const name = marker.word.name.toLowerCase();
      const isToken = context.words.all.some(
        ({ kind, name: other, twin }) => kind === 'token' && twin === undefined && other.toLowerCase() === name,
      );
      return isToken ? undefined : { marker: marker.word.ref, ...(yours && { yours }) };
    }
    cursor.at = at;
    if (cursor.takeAny(...controlPoint)) return { points: true };
    // "Adjacent to another enemy": than the one that is asked about, hit or not.
    const near = several(cursor, { ...context, later: false });
    if (near === undefined || near.area || near.range || near.seen || isByHealth(near)) return undefined;
    // "Adjacent to two enemies" is near to more than one of them.
    if ((near.max ?? 1) > 1) return undefined;
    return nearestOf(near);
  });
}

/** `adjacent to Bear`, `in range 2 of the Bear`, on the card of a Bear: of itself. */
const isItself = (cursor: Cursor, { words, bearer, slot }: Context): boolean =>
  bearer !== undefined &&
  (slot === 'passive' || slot === 'ability' || slot === 'default') &&
  cursor.try(() => {
    cursor.take('the');
    const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['summon']);
    const last = cursor.tokens[(named?.to ?? 0) - 1]?.text ?? '';
    // "Adjacent to Bears" is near to any of them.
    if (named?.word.ref !== bearer || !named.word.name.toLowerCase().endsWith(last)) return undefined;
    cursor.at = named.to;
    return true;
  }) === true;

/** `the nearest ally`, of those that there are; how near to somebody else is said elsewhere. */
function nearestOf({ who, forced, of }: Noun): { nearest: Who } | undefined {
  if (forced === undefined) return { nearest: who };
  if ((forced !== 'nearest' && forced !== 'furthest') || of !== undefined) return undefined;
  return { nearest: { ...who, if: [...(who.if ?? []), { is: 'outermost', of: 'each', who, end: forced }] } };
}

/** `Range 5, 1dmg to enemies in burst 1 of the space`: nothing is done to anybody in that range, so that a space is chosen there. */
const onlyAround = ({ tokens, at }: Cursor): boolean =>
  /\brange (?:\S+ )?,? ?(?:(?:ignoring|ignores) walls , )?\d+ (?:irreducible )?(?:dmg|damage) (?:irreducible )?to (?:all )?(?:enemies|allies|units) in burst \d+ of$/.test(
    tokens
      .slice(0, at)
      .map(({ text }) => text)
      .join(' '),
  );

/** `the space you left`, `where you were`: where the movement of the same text began. */
export const spaceLeft = (cursor: Cursor, { slot, departed }: Context): boolean =>
  (isActing(slot) || departed === true) &&
  cursor.takeAny(
    'the|your space|spot|position that? you left|leave|came|moved|started|jumped from?',
    'where you left|were|started|stood|came from?',
    'your old|previous|former|starting|original space|position|location',
  );

/** `where you started your turn`, `the space you began this turn on`. */
export const turnBegan = (cursor: Cursor): boolean =>
  cursor.takeAny(
    'where you started|began|start|begin your|this|the turn in|on?',
    'the space|spot|position|location where|that? you started|began|start|begin your|this|the turn in|on?',
    'where you were|stood at the start|beginning of your|this|the turn',
  );

/** `where you started it`, `your starting space`: of the turn that the text speaks of. */
const began = (cursor: Cursor, { turnEnds }: Context): boolean => {
  const { tokens, at } = cursor;
  const end = tokens.findLastIndex(({ text }, n) => n < at && (text === 'turn' || text === 'where'));
  const isTurn = turnEnds || /^(?:of your|end your)$/.test(`${tokens[end - 2]?.text} ${tokens[end - 1]?.text}`);
  return (
    isTurn === true &&
    cursor.takeAny(
      'where you started|began it|in|from?',
      'your|the starting space|position|location',
      'the space|spot|position where? you started|began it? in|on?',
    )
  );
};

const begun = oneOf('started began starting');

/** `the space they left`, `its previous space`: from where somebody was pushed or pulled. */
export const spaceVacated = (cursor: Cursor, { slot, them }: Context): boolean =>
  isActing(slot) &&
  (them === 'target' || them === 'each') &&
  cursor.takeAny(
    'the space|spot|position that? they|it left|vacated|leaves|leave',
    'the space|spot|position that? the target left|vacated|leaves',
    'the space|spot|position that? they|it was|were pushed|pulled|moved from',
    'its|their old|previous|former|original|starting space|spot|position|location',
    "the target's old|previous|former|original|starting space|spot|position|location",
    'the vacated|emptied space|spot',
    'where they|it was|were pushed|pulled from',
  );

/** `where you land`, `the space you end in`: where that movement has led. */
const isLanding = (cursor: Cursor, { slot }: Context): boolean =>
  isActing(slot) &&
  cursor.takeAny(
    'where you land|end|arrive|appear|stop up?',
    'the space you land|end|arrive|appear in|on|at?',
    'your new|landing space|position|location',
    'your destination',
    'the landing space',
  );

const isActing = (slot: Context['slot']): boolean => slot === 'ability' || slot === 'default';

/** `its space`, `where it was`: where a piece lay that has just gone, before anybody was named. */
export const whereItLay = (cursor: Cursor, { vacated, them, marker }: Context): boolean =>
  vacated === true &&
  them === undefined &&
  marker === undefined &&
  cursor.takeAny('its? former|old? space|place|spot|position|location', 'where it was|lay|stood');

/** `it`, `its center`, behind an area of several: the middle of that, where no sentence is about each of them alone. */
function areaMeant(cursor: Cursor, context: Context): Ref | 'none' | undefined {
  if (!context.laid || context.them !== 'each' || context.marker !== undefined) return undefined;
  if (cursor.takeAny('the|its center|centre of it', 'the|its center|centre of? the? area?'))
    return centreOf(context) ?? 'none';
  if (!cursor.sees('it') || cursor.tokens.slice(0, cursor.at).some(({ text }) => /^(?:each|every|any)$/.test(text)))
    return undefined;
  cursor.take('it');
  return (context.centre === 'you' ? undefined : centreOf(context)) ?? 'none';
}

/** `the Snare`, `that marker`, `its space`: the piece whose space was chosen. */
export const chosenPiece = (cursor: Cursor, { upon, words, marker }: Context): boolean =>
  upon?.who === 'space' &&
  marker === undefined &&
  (cursor.try(() => {
    if (cursor.take('its space')) return true;
    if (!cursor.take('the|that|this')) return undefined;
    if (cursor.take('marker|piece')) return true;
    const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    if (found?.word.ref !== upon.on) return undefined;
    cursor.at = found.to;
    cursor.take('marker|object');
    return true;
  }) ??
    false);

/** What is bound already, as a place: `of you`, `of target`, `of it`, `of this`, `of the Fuse`. */
export function placeRef(cursor: Cursor, context: Context): Ref | undefined {
  const { them, strewn } = context;
  const marker = strewn ? undefined : context.marker;
  return cursor.try(() => {
    if (cursor.take('you')) return 'you';
    // "An ally kills an enemy: burst 1 of it": of either.
    if (context.dead === 'other' && them === 'trigger' && cursor.sees('it|them|its|their')) return undefined;
    if (turnBegan(cursor)) return 'began';
    // As one's own turn ends, it is that turn.
    if (!cursor.lacks(begun) && began(cursor, context)) return 'began';
    if (spaceLeft(cursor, context)) return 'left';
    if (isLanding(cursor, context)) return 'you';
    if (spaceVacated(cursor, context)) return 'vacated';
    if (whereItLay(cursor, context)) return 'space';
    if (marker === undefined && isSummon(context) && cursor.takeAny('this unit|summon', 'this')) return 'you';
    if (cursor.take('this')) return marker === undefined ? undefined : 'marker';
    if (marker !== undefined && them === undefined && cursor.take('its space')) return 'marker';
    // "The mark", of a space that was marked, where nobody has a token of that name from the text.
    const isMark = context.chosen && !context.several && context.gave === undefined && context.them === undefined;
    if (isMark && !cursor.sees('the mark space') && cursor.take('the mark')) return 'space';
    if (context.chosen && cursor.takeAny('that|the|each chosen|target|targeted|marked? space', 'target|marked? space'))
      return 'space';
    if (context.named.target !== undefined && cursor.takeAny("the? target's|target space|position|location"))
      return context.named.target;
    if (them !== undefined && cursor.take('their space|position|location')) return them;
    if (them !== undefined && marker === undefined && cursor.take('its space|position|location')) return them;
    // Where an attack was aimed that may have missed.
    if (context.named.target === 'target' && cursor.take('the? targeted space')) return 'space';
    // "Range 4, 2dmg. Burst 1 of the space": no other one was spoken of.
    const isIts = context.named.target === 'target' && !context.chosen && !context.landed && marker === undefined;
    if (isIts && !cursor.sees('the space you|they|it|where') && !onlyAround(cursor) && cursor.take('the space'))
      return 'target';
    if (chosenPiece(cursor, context)) return 'space';
    const doer = cursor.sees('them|it') ? ofDoer(cursor, context) : undefined;
    if (doer === 'either') return undefined;
    if (doer !== undefined && cursor.take('them|it')) return doer;
    if (cursor.take('them')) return them;
    if (context.aimed && cursor.take('the? target')) return 'space';
    if (
      context.named.target !== undefined &&
      cursor.takeAny('the? target', 'the previous|last target|one|enemy|unit|ally', 'the last')
    )
      return context.named.target;
    const area = areaMeant(cursor, context);
    if (area !== undefined) return area === 'none' ? undefined : area;
    if (them === 'target' && !context.landed && !context.met && cursor.take('that one|unit|target')) return them;
    if (marker !== undefined && context.removed && cursor.take('it')) return 'marker';
    if (context.chosen && them === undefined && marker === undefined && cursor.take('it')) return 'space';
    // "Enemies in the marked space take 6dmg, and enemies in burst 2 of it take 2dmg": of that space.
    const ofSpace = context.chosen && them === 'each' && context.around === 'space' && marker === undefined;
    if (ofSpace && cursor.take('it')) return 'space';
    // "Choose a space in range 3. Two allies in range 2 teleport to spaces adjacent to it": no more than to themselves.
    if (context.chosen && them === 'target' && !context.later && cursor.sees('it')) return undefined;
    // "Range 3, 2dmg. Destroy a Mine in range 2. Burst 1 of it": of the target, or of where the Mine lay.
    if (context.razed && them === 'target' && cursor.sees('it')) return undefined;
    // "Range 3, 2dmg. Enemies adjacent to you take 1dmg, allies adjacent to it heal 1": of several none is "it".
    const isGoal = /^(?:towards?|from)$/.test(cursor.before?.text ?? '');
    if (areSeveral(context) && !isGoal && cursor.sees('it')) return undefined;
    if (cursor.take('it')) return marker !== undefined && them !== undefined ? undefined : marker ? 'marker' : them;
    if (pieceNamed(cursor, context)) return 'marker';
    // "The attacker", "that enemy".
    return cursor.sees('the|that attacker|killer|enemy|ally|unit|hero') ? pronoun(cursor, context)?.ref : undefined;
  });
}

/**
 * "The killer gains a Mark and you may move 2 towards it": to the killer. "The attacker is Slowed, burst 1 of it": the attacker, or whom it has attacked;
 * "is pushed 1 away from it" is away from the other one.
 */
function ofDoer(cursor: Cursor, context: Context): Ref | 'either' | undefined {
  const { killer } = context.named;
  if (killer !== undefined && killer !== context.them && isOfKiller(cursor)) return killer;
  if (!isOfAttacker(cursor, context)) return undefined;
  const doer = cursor.tokens.findLastIndex(({ text }, n) => n < cursor.at && text === 'attacker');
  return cursor.tokens.slice(doer, cursor.at).some(({ text }) => /^(?:pull|push)(?:ed)?$/.test(text))
    ? undefined
    : 'either';
}

/** `or your Wolf`, `or of any Mine`, behind "in range 2 of you": of whom or what else. */
export const orOf = (cursor: Cursor, context: Context): Place['of'] | undefined => {
  if (!cursor.takeAny('or of|to', 'or')) return undefined;
  const found = cursor.sees('you|yourself|them|it|all|each') ? undefined : placeOf(cursor, context);
  return typeof found === 'object' && !('aimed' in found) ? found : undefined;
};
