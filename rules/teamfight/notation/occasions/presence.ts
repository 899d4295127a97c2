import type { Condition, Who } from '../../program.ts';
import { placeNear } from '../amounts/count.ts';
import { type Context, within } from '../context.ts';
import { bearingToken } from '../nouns/bearing.ts';
import { corpse } from '../nouns/corpse.ts';
import { summoner } from '../nouns/giver.ts';
import { tokensHad } from '../nouns/had.ts';
import { type Draft, type Noun, noun, several, standingWho } from '../nouns/noun.ts';
import { places } from '../nouns/noun-place.ts';
import { isOwnerless } from '../nouns/ownerless.ts';
import { placeRef } from '../nouns/place-of.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { inRange } from '../nouns/range.ts';
import { withinArea } from '../nouns/within-area.ts';
import { isOnMap, noneOnMap } from '../pieces/piece-there.ts';
import { isAboutThose } from '../sentences/asked-of-those.ts';
import { wordOf } from '../words/by-ref.ts';
import type { Cursor } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import { wordAt } from '../words/words.ts';
import { having } from './possession.ts';
import { saidOfEach } from './said-of-each.ts';
import { looking, sightWords } from './seeing.ts';
import { soManyAsked } from './so-many.ts';

/** `a Totem in range 2`, `a Trap adjacent to the target`: whoever it is near to is near to it. */
export function pieceNear(cursor: Cursor, context: Context, said = false): Condition | undefined {
  cursor.take('a|an|any');
  const word = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker']);
  if (word === undefined) return undefined;
  cursor.at = word.to;
  if (said && !cursor.take('is')) return undefined;
  if (!said && !isOwnerless(context) && cursor.take('on the map|board|battlefield')) return isOnMap(word.word, false);
  if (withinArea(cursor, context)) return { is: 'markers', marker: word.word.ref, places: [{ inArea: true }] };
  const near = cursor.take('adjacent|next to');
  const far = near ? { max: 1 } : inRange(cursor);
  if (far === undefined) return undefined;
  const ofPiece = context.slot === 'marker' && context.marker !== undefined && !context.strewn;
  const of =
    near || cursor.take('of')
      ? ((ofPiece && cursor.take('them') ? 'marker' : undefined) ?? placeRef(cursor, context))
      : ofPiece
        ? 'marker'
        : 'you';
  return of && { is: 'place', of, place: { range: far, of: { marker: word.word.ref } } };
}

/** `a Trap is adjacent to the target`: the piece is named first. */
export function pieceIsNear(cursor: Cursor, context: Context): Condition[] | undefined {
  if (!cursor.sees('a|an|any')) return undefined;
  return cursor.try(() => {
    const found = pieceNear(cursor, context, true);
    return found && [found];
  });
}

/** `there is an enemy in range 2`, `there are no Traps adjacent`, `no allies in range 3`: whether there is one. */
export function thereIs(cursor: Cursor, context: Context): Condition[] | undefined {
  return cursor.try(() => {
    const said = cursor.takeAny("there is|are|isn't|aren't", "there's");
    if (!said && !cursor.sees('no')) return undefined;
    const negative = /n't$/.test(cursor.before?.text ?? '') || cursor.take('no');
    const laid = negative ? undefined : cursor.try(() => chargesHere(cursor, context));
    if (laid !== undefined) return [laid];
    const piece = cursor.try(() => pieceNear(cursor, context));
    if (piece !== undefined) return [negative ? not(piece) : piece];
    const dead = corpse(cursor);
    if (dead !== undefined && !dead.each) {
      const lies: Condition = { is: 'fallen', who: dead.who, range: dead.range };
      return [negative ? not(lies) : lies];
    }
    const pieces = negative ? undefined : cursor.try(() => piecesCounted(cursor, context, false));
    if (pieces !== undefined) return [pieces];
    const many = negative ? undefined : cursor.try(() => soMany(cursor, context));
    if (many !== undefined) return [many];
    const asked = noun(cursor, context) ?? bearingToken(cursor, context);
    // "No ally is in range 3" says it in another way.
    if (!said && (asked?.range === undefined || !(cursor.done || cursor.sees(',|:|.')))) return undefined;
    // "On the map" is wherever they are.
    const anywhere = asked?.blind === true && asked.area === undefined && Object.keys(asked.range ?? {}).length === 0;
    const { range: _, blind: __, ...everywhere } = asked ?? {};
    const all = asked && anywhere ? (everywhere as Noun) : asked;
    const who = all && all.ref === undefined ? besidesPiece(standingWho(all), context) : undefined;
    if (who === undefined) return undefined;
    const min = asked?.many === 'one' ? asked.min : undefined;
    return [negative ? { is: 'there-is', who, min: 0, max: 0 } : { is: 'there-is', who, ...(min ? { min } : {}) }];
  });
}

/** `your Wolf is dead`: there is none. */
export function yoursIsDead(cursor: Cursor, context: Context): Condition[] | undefined {
  if (!cursor.sees('your')) return undefined;
  return cursor.try((): Condition[] | undefined => {
    const found = noun(cursor, context);
    if (found?.who.card === undefined || !found.who.yours) return undefined;
    const negative = cursor.takeAny("isn't|aren't", 'is|are not');
    if (!negative && !cursor.take('is|are')) return undefined;
    const dead = cursor.take('dead') || (negative && cursor.takeAny('on the map|board', 'alive', 'in play'));
    const min = negative && cursor.before?.text === 'dead' ? {} : { min: 0, max: 0 };
    return dead ? [{ is: 'there-is', who: found.who, ...min }] : undefined;
  });
}

/** `3 or more enemies in the area`, `at least 2 allies adjacent to you`, `fewer than 3 Wolves`. */
function soMany(cursor: Cursor, context: Context): Condition | undefined {
  const asked = soManyAsked(cursor);
  const found = asked && several(cursor, context);
  // Whoever they are, they are somewhere.
  if (asked === undefined || found === undefined || found.ref !== undefined || found.min !== undefined || found.forced)
    return undefined;
  // "If there are 2 or more enemies adjacent".
  const beside =
    found.range === undefined && found.area === undefined && cursor.sees('adjacent ,|:') && cursor.take('adjacent');
  // "On the map" is wherever they are.
  const onMap = found.blind === true && found.area === undefined && Object.keys(found.range ?? {}).length === 0;
  const anywhere = onMap || (!beside && found.who.card !== undefined && cursor.takeAny('in play', 'alive'));
  const { range: _, blind: __, ...everywhere } = found;
  const placed = beside ? { ...found, range: { max: 1 } } : onMap ? (everywhere as Noun) : found;
  const who = besidesPiece(standingWho(placed, context.laid === true), context);
  const isCounted = anywhere || who?.places !== undefined || (who?.card !== undefined && ends(cursor));
  return isCounted && who ? { is: 'there-is', who, ...asked } : undefined;
}

const ends = (cursor: Cursor): boolean => cursor.done || cursor.sees(',|:|.');

/** `2 or more Traps in range 3`, `fewer than 3 Traps on the map`: pieces that are counted; with `is` these are so near. */
function piecesCounted(cursor: Cursor, context: Context, is: boolean): Condition | undefined {
  const asked = soManyAsked(cursor);
  const word = asked && wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker']);
  if (asked === undefined || word === undefined || word.word.fields.object) return undefined;
  cursor.at = word.to;
  cursor.take('marker|markers');
  if (is && !cursor.take('are')) return undefined;
  const anywhere = !isOwnerless(context) && cursor.takeAny('on the map|board', 'in play');
  const place = anywhere ? undefined : cursor.try(() => placeNear(cursor, context));
  if (!anywhere && place === undefined) return undefined;
  const places = place && { places: [place] };
  return { is: 'markers', marker: word.word.ref, ...places, ...asked };
}

/** `2 or more Traps are adjacent to the target`: the pieces are named first. */
export function piecesAreNear(cursor: Cursor, context: Context): Condition[] | undefined {
  if (!cursor.sees('#|at|fewer|less|more|no')) return undefined;
  return cursor.try(() => {
    const found = piecesCounted(cursor, context, true);
    return found && [found];
  });
}

/** `3 or more Charges on this`: counters that lie on the card are those of its unit. */
function chargesHere(cursor: Cursor, { words, slot }: Context): Condition | undefined {
  const least = cursor.take('at least');
  if ((slot !== 'ability' && slot !== 'default' && slot !== 'passive') || !cursor.take('#')) return undefined;
  const [min = 1] = cursor.numbers;
  // "If there are 2 of them": or as many at least.
  if (!least && !cursor.take('or more')) return undefined;
  const counter = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter']);
  if (counter === undefined) return undefined;
  cursor.at = counter.to;
  if (!cursor.takeAny('on this card|ability', 'on this|you') && !cursor.done && !cursor.sees(',|:')) return undefined;
  return { is: 'has', of: 'you', token: counter.word.ref, min };
}

/** `this has 3 or more Charges`, `this card has no Charges`: what lies on the card. "It" may be somebody, who has none of what is kept there. */
export function cardHas(cursor: Cursor, context: Context): Condition[] | undefined {
  const { slot } = context;
  if ((slot !== 'ability' && slot !== 'default' && slot !== 'passive') || !cursor.sees('this|it')) return undefined;
  return cursor.try(() => {
    const itself = cursor.sees('this');
    if (!cursor.takeAny('this card|ability? has|have', 'it has')) return undefined;
    const found = having(cursor, context, 'you');
    const asked = found?.[0]?.is === 'not' ? found[0].of : found?.[0];
    const counter = asked?.is === 'has' ? wordOf(context.words, asked.token, 'counter') : undefined;
    return counter !== undefined && (itself || counter.keptOn !== undefined) ? found : undefined;
  });
}

/** `the Wolf is alive`, `your Turret isn't on the map`, `a Totem is on the map`: one's own, but of markers any where it says so. */
export function isThere(cursor: Cursor, context: Context): Condition[] | undefined {
  return cursor.try(() => {
    const placed = itStays(cursor, context);
    if (placed !== undefined) return [placed];
    const owner = cursor.try(() => summonerIs(cursor, context));
    if (owner !== undefined) return [owner];
    const none = cursor.take('no');
    const article = none || cursor.take('a|an|any');
    if (!article) cursor.take('the|your');
    const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['summon', 'marker']);
    if (found === undefined) return undefined;
    const { word, to } = found;
    cursor.at = to;
    const isPiece = word.kind === 'marker';
    if (isPiece) cursor.take('marker');
    // "A Totem of yours".
    const any = article && !(!none && cursor.take('of yours'));
    if (isPiece && (isOwnerless(context) || context.slot === 'marker')) return undefined;
    const dead = !isPiece && cursor.take('is dead');
    if (dead) return [noneOnMap(word)];
    const negative = cursor.takeAny("isn't", 'is not');
    const alive = !isPiece && !negative && (cursor.takeAny('is alive', 'is out') || cursor.take('lives'));
    // "Your Wolf is alive and in LoS", "the Wolf is adjacent": where it is.
    const near =
      isPiece || negative || any
        ? undefined
        : cursor.try(() => {
            if (!cursor.take(alive ? 'and' : 'is')) return undefined;
            return whereIs(cursor, context, { who: { side: 'ally', card: word.ref, yours: true }, many: 'each' });
          });
    if (near !== undefined) return [{ is: 'there-is', who: near }];
    if (!alive && !negative && !cursor.take('is')) return undefined;
    const still = cursor.take('still');
    const lies =
      alive ||
      cursor.takeAny('on the map|board|battlefield', 'in play', 'alive') ||
      (still && cursor.take('there')) ||
      (isPiece && cursor.take('placed|out|deployed|active') && (cursor.done || cursor.sees(',|:|and')));
    if (!lies) return undefined;
    if (none) return negative ? undefined : [not(isOnMap(word, false))];
    return [negative ? noneOnMap(word) : isOnMap(word, !isPiece || !any)];
  });
}

/** `Old Grim lives`, `the Hunter is dead`, `your summoner is not in range 4`, on the card of a summon: the hero who summons it. */
function summonerIs(cursor: Cursor, context: Context): Condition | undefined {
  const owner = summoner(cursor, context);
  if (owner === undefined) return undefined;
  const there: Condition = { is: 'there-is', who: owner.who };
  if (cursor.takeAny('lives', 'is still? alive', 'is on the map|board')) return there;
  if (cursor.take('is dead')) return not(there);
  const negative = cursor.takeAny("isn't", 'is not');
  if (!negative && !cursor.take('is')) return undefined;
  const who = whereIs(cursor, context, owner);
  return who && { is: 'there-is', who, ...(negative && { min: 0, max: 0 }) };
}

/** `it is still there`, `it is still on the map`, `it has not been destroyed`: the piece that the text has placed. */
const itStays = (cursor: Cursor, { marker, strewn, slot, them }: Context): Condition | undefined =>
  cursor.try(() => {
    if (marker === undefined || strewn || them !== undefined || (slot !== 'ability' && slot !== 'default'))
      return undefined;
    const stays =
      cursor.takeAny('it is still there|alive', 'it is still? on the map|board', 'it is still in play') ||
      cursor.takeAny(
        "it hasn't|wasn't been? removed|destroyed",
        'it has|was not been? removed|destroyed',
        'it still exists',
      );
    return stays ? isOnMap(marker, true) : undefined;
  });

/** An object is a unit of its side, and is not near itself. */
function besidesPiece(who: Who | undefined, { slot, marker }: Context): Who | undefined {
  const self = slot === 'marker' && marker?.fields.object === true;
  const near = who?.places?.some(({ of }) => of === 'marker') === true;
  return who !== undefined && self && near ? { ...who, except: [...(who.except ?? []), 'marker'] } : who;
}

/** `is in range 1 of it`, `is adjacent`: where somebody is who was named without a place. */
function nearThen(cursor: Cursor, context: Context, { who, many, range, area, seen }: Noun): Who | undefined {
  return cursor.try(() => {
    if (
      who.except !== undefined ||
      range !== undefined ||
      area !== undefined ||
      seen ||
      who.places !== undefined ||
      !cursor.take('is|are')
    )
      return undefined;
    const there = whereIs(cursor, context, { who, many });
    // "On a Snare or in Mud": either of them, which is asked otherwise.
    return cursor.sees('or in|on|at|adjacent|next|within') ? undefined : there;
  });
}

/** `in range 1 of it`, `adjacent`, `in LoS`, behind "is". */
function whereIs(cursor: Cursor, context: Context, { who, many }: Noun): Who | undefined {
  return cursor.try(() => {
    const { at } = cursor;
    const there: Draft<Noun> = { who: { ...who }, many };
    if (cursor.take('adjacent') && (cursor.done || cursor.sees(',|:|and')))
      return standingWho({ ...there, range: { max: 1 }, ...(context.slot === 'marker' && { of: 'marker' as const }) });
    cursor.at = at;
    if (!places(cursor, context, there) || cursor.at === at) return undefined;
    const lies = context.slot === 'marker' && context.marker !== undefined && there.of === undefined && !there.fromYou;
    if (lies && there.area?.of === 'you') there.area = { ...there.area, of: 'marker' };
    return standingWho(lies && there.range !== undefined ? { ...there, of: 'marker' } : there);
  });
}

/** `you can see an enemy`, `you see no enemies`. */
export function youSee(cursor: Cursor, context: Context): Condition[] | undefined {
  if (isOwnerless(context) || !cursor.sees('you')) return undefined;
  return cursor.try((): Condition[] | undefined => {
    const negative = cursor.takeAny("you can't|cannot|don't see", 'you do not see');
    if (!negative && !cursor.takeAny('you can? see', 'you have line of sight to', 'you have los|sight to'))
      return undefined;
    const seen = pronoun(cursor, context)?.ref;
    if (seen !== undefined && seen !== 'you') {
      const place: Condition = { is: 'place', of: seen, place: { sight: true } };
      return [negative ? not(place) : place];
    }
    const none = negative || cursor.take('no');
    if (!none && !cursor.sees('a|an|any')) return undefined;
    const found = several(cursor, context);
    if (found === undefined || found.min !== undefined || found.forced !== undefined) return undefined;
    const who = standingWho({ ...found, seen: true });
    return who && [{ is: 'there-is', who, ...(none && { min: 0, max: 0 }) }];
  });
}

/** `your Wolf can see the target`, `your Wolf cannot see you`. */
function ownSees(cursor: Cursor, context: Context, asked: Noun | undefined): Condition[] | undefined {
  const who = asked?.who.card !== undefined && asked.who.yours ? standingWho(asked) : undefined;
  const found = who && looking(cursor, context, who);
  return found && [{ is: 'there-is', who: found.who, ...(found.blind && { min: 0, max: 0 }) }];
}

/** `your Mark is already on someone`, `someone has your Mark`: one that you gave. */
function yoursIsOn(cursor: Cursor, { words }: Context): Condition[] | undefined {
  const has = cursor.takeAny('someone|somebody|anyone|anybody else? already? has|have your');
  if (!has && !cursor.take('your')) return undefined;
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['token', 'condition']);
  if (found === undefined) return undefined;
  cursor.at = found.to;
  if (!has && !cursor.takeAny('is already? on someone|somebody|anyone|anybody', 'is already? on a|any unit'))
    return undefined;
  const having: Condition = { is: 'has', of: 'each', token: found.word.ref, yours: true };
  return [{ is: 'there-is', who: { side: 'any', if: [having] } }];
}

/** `a unit has your Mark`, `no enemy has Slow`: whether there is one. */
export function somebodyHas(cursor: Cursor, context: Context): Condition[] | undefined {
  return cursor.try(() => {
    const given = cursor.sees('your|someone|somebody|anyone|anybody')
      ? cursor.try(() => yoursIsOn(cursor, context))
      : undefined;
    if (given !== undefined) return given;
    const negative = cursor.take('no');
    if (!negative && !cursor.sees('a|an|any|your')) return undefined;
    // Of one's own summon the other questions tell.
    const yours = cursor.sees('your');
    if (yours && cursor.lacks(sightWords)) return undefined;
    const asked = noun(cursor, context);
    if (yours) return ownSees(cursor, context, asked);
    const who = asked?.many === 'one' && asked.ref === undefined ? standingWho(asked) : undefined;
    const near = asked && who && besidesPiece(nearThen(cursor, context, asked), context);
    if (near !== undefined)
      return [negative ? { is: 'there-is', who: near, min: 0, max: 0 } : { is: 'there-is', who: near }];
    const seen = who && cursor.try(() => looking(cursor, context, who));
    if (seen && !seen.blind) return [{ is: 'there-is', who: seen.who, ...(negative && { min: 0, max: 0 }) }];
    if (who === undefined || !cursor.take('has|have')) return undefined;
    const had = tokensHad(cursor, context);
    if (had === undefined) return undefined;
    const [only] = had;
    if (!negative && who.places === undefined && isAboutThose(cursor, context)) return undefined;
    const having: Condition = had.length === 1 && only ? only : { is: 'any', of: had };
    const found = { ...who, if: [...(who.if ?? []), having] };
    return [negative ? { is: 'there-is', who: found, min: 0, max: 0 } : { is: 'there-is', who: found }];
  });
}

/** `all enemies have a Mark`, `every ally is Slowed`: there is none of them for whom it is not so. */
export function allAreSo(cursor: Cursor, context: Context): Condition[] | undefined {
  if (!cursor.sees('all|every|each')) return undefined;
  return cursor.try((): Condition[] | undefined => {
    const asked = noun(cursor, context);
    const who = asked?.many === 'each' && asked.ref === undefined && !asked.max ? standingWho(asked) : undefined;
    if (who === undefined) return undefined;
    const each = within(context, { them: 'each' });
    const [only, ...more] = saidOfEach(cursor, each) ?? [];
    if (only === undefined || more.length > 0) return undefined;
    const isNot = only.is === 'not' ? only.of : not(only);
    return [{ is: 'there-is', who: { ...who, if: [...(who.if ?? []), isNot] }, min: 0, max: 0 }];
  });
}
