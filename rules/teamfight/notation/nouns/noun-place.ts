import type { Place, Range, Ref, Shape, Who } from '../../program.ts';
import { wasHit } from '../amounts/units-hit.ts';
import type { Context } from '../context.ts';
import { ridingYou } from '../effects/riding.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';
import { guards } from '../words/guards.ts';
import { wordAt } from '../words/words.ts';
import { anyTarget } from './any-target.ts';
import { ahead, area, besideSomebody, inView, squareThere } from './area-head.ts';
import { frontOrBack, strandLaid } from './behind-place.ts';
import { besideBoth } from './beside-both.ts';
import { byTokens, givenBy } from './by-tokens.ts';
import { elsewhere, isFromYou } from './elsewhere.ts';
import { inSightOf, outOfView } from './in-sight-of.ts';
import { kindOfPlace, ownZone, spaceOf } from './kind-of-place.ts';
import { beside, leaveOut } from './left-out.ts';
import { manyNear } from './many-near.ts';
import { nearBoth } from './near-both.ts';
import { besideWall, nearestTo } from './nearness.ts';
import type { Draft, Noun } from './noun.ts';
import { ofWhom } from './of-whom.ts';
import { passedByThem } from './passed-by-them.ts';
import { isHere, orOf, placeOf, placeRef, spaceThere } from './place-of.ts';
import { groundOr } from './places-or.ts';
import { range, rangeBehind, rangeOfThose } from './range.ts';
import { severalCentres } from './several-centres.ts';
import { isThatPiece, onSeveral } from './several-pieces.ts';
import { spacesAway } from './spaces-away.ts';
import { standsBetween } from './stands-between.ts';
import { strandPlace } from './strand-place.ts';
import { isAnswered, wasStruck } from './struck.ts';
import { suchAs } from './such-as.ts';
import { aroundIt } from './there.ts';
import { isUnobstructed } from './unobstructed.ts';
import { placeInLaid, stays } from './within-area.ts';

/** Where they are and what they have. False when a place begins that is not understood. */
export function places(cursor: Cursor, context: Context, noun: Draft<Noun>): boolean {
  const who = noun.who as Draft<Who>;
  for (let first = true; ; first = false) {
    if (!first && alsoThere(cursor, noun)) continue;
    if (first && noun.forced !== undefined) nearestTo(cursor, context, noun);
    const found = onePlace(cursor, context, noun, who);
    if (found === false) return false;
    if (found === undefined) return true;
  }
}

/** `in range 4 and LoS`, `in LoS and within range 4`: the second of two places, whose "in" may stand with the first alone. */
function alsoThere(cursor: Cursor, noun: Draft<Noun>): boolean {
  if (!cursor.sees('and')) return false;
  // "Behind you and in range 2".
  const faced = noun.who.places?.some(({ facing }) => facing) && cursor.sees('and in|within range #');
  if (faced || cursor.sees('and in front of you') || cursor.sees('and behind you')) return cursor.take('and');
  const found = cursor.try(() => {
    cursor.take('and');
    const within = cursor.take('in|within') ? (cursor.before?.text ?? '') : '';
    if (noun.range !== undefined && !noun.seen && cursor.takeAny('your? los', 'your? line of sight')) {
      noun.seen = true;
      return true;
    }
    const far = noun.seen && noun.range === undefined ? rangeBehind(cursor, within) : undefined;
    if (far !== undefined) noun.range = far;
    return far && true;
  });
  return found === true;
}

/** What a place begins with, whatever is said there of those who are in it. */
const placing = oneOf(
  ', in within inside on at directly with without but behind beyond adjacent next touching against beside non-diagonally orthogonally that who whom which whose you is are it they not yet already still currently standing hit passed moved flown dashed of out outside nearest closest furthest farthest further farther other except besides riding unblocked unobstructed anywhere up no ignoring protected guarded shielded blessed warded between size larger bigger below under less fewer here there range',
);

/** What of it may stand behind a comma, where most often something else begins. */
const comma = beginning(',');
const behindComma = new Set(
  'that which who whom whose you is are not but blocked obstructed unblocked unobstructed with without'.split(' '),
);

/** One place, put into the noun. False for one that is not understood, undefined where none begins. */
export function onePlace(cursor: Cursor, context: Context, noun: Draft<Noun>, who: Draft<Who>): boolean | undefined {
  // "Units marked by you", of whatever marks them.
  if (cursor.peek(1)?.text === 'by' && cursor.peek(2)?.text === 'you') return byYou(cursor, context, who);
  if (cursor.misses(placing)) return undefined;
  if (guards.spare && !cursor.misses(comma) && !behindComma.has(cursor.peek(1)?.text ?? '')) return undefined;
  if (cursor.sees('in|within burst')) {
    cursor.at += 1;
    return burstPlace(cursor, context, noun, who);
  }
  // Most places are so far away, and such a one is nothing else.
  const near = cursor.sees('in|within range #') ? atRange(cursor, context, noun, who) : undefined;
  if (near !== undefined) return near;
  // Whose sight it is is said behind it, where it is not yours.
  if (!cursor.sees('in|within los of|to') && cursor.take('in|within los')) {
    noun.seen = true;
    return true;
  }
  const struck = wasStruck(cursor, context) ?? wasHit(cursor, context) ?? isAnswered(cursor, context);
  if (struck !== undefined) {
    who.if = [...(who.if ?? []), struck];
    return true;
  }
  // "Enemies still in the line": those whom it has hit, and who have not left it.
  const still = context.laid && context.reached !== undefined && stays(cursor);
  const inLaid = placeInLaid(cursor, context);
  if (inLaid !== undefined) {
    who.places = [...(who.places ?? []), inLaid];
    if (still && context.reached) who.if = [...(who.if ?? []), { is: 'was-hit', of: 'each' }];
    // Of an area that is drawn from you, you are at its side yourself.
    if (inLaid.besideArea && context.centre === 'you') beside(who, 'you');
    if (!inLaid.besideArea && context.them === 'each') leaveOut(noun, who, 'each', context);
    return true;
  }
  if (still) return false;
  if (cursor.sees('of')) return ofWhom(cursor, context, who);
  if (
    cursor.takeAny(
      'that? you pass|passed|move|moved|fly|flew|dash|dashed adjacent|next to',
      'that? you pass|passed by? adjacent|next to',
      'adjacent|next to the|each|any spaces|space that? you move|moved|pass|passed|fly|flew|dash|dashed through|over',
      'adjacent|next to your path|way|route',
    )
  ) {
    who.places = [...(who.places ?? []), { besideWay: true }];
    beside(who, 'you');
    return true;
  }
  if (
    cursor.takeAny(
      'that? you move|moved|pass|passed|fly|flew|dash|dashed|charge|charged through|over',
      'that? you pass|passed by?',
      'whose space|spaces you move|moved|pass|passed|fly|flew|dash|charge through|over',
      'passed|moved|flown|dashed through|over',
      'passed',
      'in the way',
    )
  ) {
    who.places = [...(who.places ?? []), { passed: true }];
    beside(who, 'you');
    return true;
  }
  if (passedByThem(cursor, context, who)) return true;
  // In the text of a piece it could be nearest to that.
  if (cursor.sees('nearest|closest|furthest|farthest to|from you')) {
    if (noun.many === 'each' || noun.forced !== undefined || context.slot === 'marker' || context.slot === 'terrain')
      return false;
    noun.forced = cursor.sees('nearest|closest') ? 'nearest' : 'furthest';
    noun.fromYou = true;
    cursor.at += 3;
    return true;
  }
  if (noun.many === 'one' && noun.forced === undefined && cursor.sees('nearest|closest to')) {
    noun.forced = 'nearest';
    cursor.at += 1;
    return nearestTo(cursor, context, noun);
  }
  const but = cursor.sees('other|except');
  const apart = but
    ? cursor.try(() => (cursor.takeAny('other than', 'except for?') ? placeRef(cursor, context) : undefined))
    : undefined;
  if (apart !== undefined && apart !== 'space' && apart !== 'marker') {
    who.except = [...(who.except ?? []), apart];
    if (apart === 'you') noun.notYou = true;
    return true;
  }
  const spared = but
    ? cursor.try(() => (cursor.takeAny('other than', 'except for?') ? summonNamed(cursor, context) : undefined))
    : undefined;
  if (spared !== undefined) {
    who.if = [...(who.if ?? []), { is: 'not', of: { is: 'unit', of: 'each', who: { side: 'any', card: spared } } }];
    return true;
  }
  const many = manyNear(cursor, context, 'each');
  if (many !== undefined && noun.many === 'each') noun.all = true;
  const holds = many ?? ridingYou(cursor);
  if (holds !== undefined) {
    who.if = [...(who.if ?? []), holds];
    return true;
  }
  if (isUnobstructed(cursor)) {
    who.places = [...(who.places ?? []), { clear: true }];
    return true;
  }
  if (standsBetween(cursor, context, who)) return true;
  if (inSightOf(cursor, context, noun, who)) return true;
  if (cursor.take('in|within|at non-diagonal|orthogonal range 1')) {
    who.places = [...(who.places ?? []), { range: { max: 1 }, straight: true }];
    noun.range = { max: 1 };
    return true;
  }
  if (
    cursor.takeAny(
      'in|with|within your? line of sight',
      'in|with|within your? los',
      'in sight',
      ',? that|which|whom? you can see',
      'you can see',
    )
  ) {
    noun.seen = true;
    return true;
  }
  const unseen = noun.many === 'each' ? outOfView(cursor, noun, who) : undefined;
  if (unseen !== undefined) return unseen;
  if (cursor.takeAny('anywhere on the map|board', 'anywhere', 'on the map|board')) {
    if (noun.range !== undefined || noun.seen) return false;
    noun.range = {};
    noun.blind = true;
    return true;
  }
  const far = spacesAway(cursor);
  if (far !== undefined) {
    if (noun.range !== undefined) return false;
    noun.range = far;
    return true;
  }
  if (cursor.sees('ignoring walls')) {
    cursor.at += 2;
    noun.blind = true;
    return true;
  }
  const wall = cursor.try(() => {
    cursor.take('that|who is|are|stand|stands');
    return groundOr(cursor, context) ?? (besideWall(cursor) ? { walled: true } : undefined);
  });
  if (wall) {
    who.places = [...(who.places ?? []), wall];
    return true;
  }
  const corner = cursor.try(() => {
    cursor.take('that|who is|are|stand|stands');
    return cursor.take('non-diagonally|orthogonally adjacent|next to') ? placeOf(cursor, context) : undefined;
  });
  if (corner !== undefined) {
    const of = corner === 'you' ? {} : { of: corner };
    who.places = [...(who.places ?? []), { range: { max: 1 }, straight: true, ...of }];
    if (typeof corner === 'string') leaveOut(noun, who, corner, context);
    return true;
  }
  // "In or adjacent to Gas": what lies in its space is not farther away.
  if (cursor.sees('in|on|inside or adjacent|next to')) cursor.at += 2;
  if (nearBoth(cursor, context, noun, who)) return true;
  const both = besideBoth(cursor, context, noun, who);
  if (both !== undefined) return both;
  if (cursor.takeAny('adjacent|next to', 'that|which|who is|are|stand|stands both|all? adjacent|next to')) {
    const of = placeOf(cursor, context);
    if (of === undefined) return false;
    if (typeof of !== 'string') return nearSome(who, of, { max: 1 });
    if (of === 'you' && nearEither(cursor, context, noun, { max: 1 })) return true;
    // "In range 3 adjacent to the target": both.
    if (noun.range !== undefined && of !== 'you') {
      who.places = [...(who.places ?? []), { range: { max: 1 }, of }];
      leaveOut(noun, who, of, context);
      beside(who, of);
      return true;
    }
    if (noun.range?.min !== undefined) return false;
    noun.range = { max: 1 };
    if (of === 'you') noun.fromYou = true;
    else noun.of = of;
    leaveOut(noun, who, of, context);
    beside(who, of);
    return true;
  }
  const strand = strandPlace(cursor);
  if (strand !== undefined) {
    if (noun.area !== undefined) return false;
    noun.area = strandLaid(cursor, context, strand);
    return true;
  }
  const side = frontOrBack(cursor, context);
  if (side !== undefined) {
    if (side.facing !== undefined && noun.area?.shape.shape === 'rectangle') return false;
    who.places = [...(who.places ?? []), side];
    return true;
  }
  const drawn = cursor.try(() => {
    if (!cursor.take('in|within')) return undefined;
    cursor.take('a|an|the');
    const shape = cursor.sees('line|path|burst|infinite|unlimited') ? undefined : area(cursor);
    if (shape?.shape !== 'rectangle' && shape?.shape !== 'plus' && shape?.shape !== 'spaces') return undefined;
    if (shape.shape === 'spaces') return { shape, of: 'you' as const };
    if (shape.shape === 'rectangle' && shape.centred && cursor.take('on')) {
      const of = placeRef(cursor, context);
      return of && { shape, of };
    }
    const beside = besideSomebody(cursor, context, shape);
    if (beside !== undefined) return beside;
    const before = ahead(cursor, context, shape);
    if (before !== undefined) return { shape: before, of: 'you' as const };
    const far =
      cursor.try(() => (cursor.take('in|within|at') ? rangeBehind(cursor, 'within') : undefined)) ?? inView(cursor);
    return { shape, of: 'you' as const, ...(far ? { range: far } : {}) };
  });
  if (drawn !== undefined) {
    noun.area = drawn;
    leaveOut(noun, who, drawn.of, context);
    return true;
  }
  if (cursor.takeAny('except|besides you|yourself', 'other than you|yourself')) {
    if (who.side !== 'any') return false;
    who.except = [...(who.except ?? []), 'you'];
    noun.notYou = true;
    return true;
  }
  const within = atRange(cursor, context, noun, who);
  if (within !== undefined) return within;
  const around = cursor.sees('there') ? aroundIt(cursor, context) : undefined;
  if (around === false) return false;
  if (around !== undefined && cursor.take('there')) {
    who.places = [...(who.places ?? []), around];
    return true;
  }
  const there = cursor.try(() => {
    stands(cursor);
    if (isHere(cursor, context)) return 'marker' as const;
    if (!cursor.take('on|in|inside')) return undefined;
    return spaceThere(cursor, context);
  });
  if (there !== undefined) {
    who.places = [...(who.places ?? []), { range: { max: 0 }, of: there }];
    return true;
  }
  const several = onSeveral(cursor, context, stands);
  // "Range 3, 2dmg. An ally in their deploy zone heals 1": the ally's, or the target's.
  const isOpen = context.them !== undefined && who.side !== 'enemy' && who.side !== 'any';
  if (isOpen && cursor.sees('in|on|inside|within their deployment|deploy|starting')) return false;
  const kind =
    several ??
    cursor.try(() => {
      stands(cursor);
      return ownZone(cursor) ?? kindOfPlace(cursor, context);
    });
  if (kind !== undefined) {
    who.places = [...(who.places ?? []), kind];
    return true;
  }
  const standing = cursor.try(() => {
    stands(cursor);
    if (!cursor.takeAny(...spaceOf, 'on|in')) return undefined;
    const the = !cursor.take('a|an|any|each|every') && cursor.take('the');
    const ground = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['terrain', 'marker']);
    if (ground === undefined || (the && isThatPiece(context, ground.word))) return undefined;
    cursor.at = ground.to;
    return ground.word;
  });
  if (standing !== undefined) {
    // In its own text: each of several says it of those on itself.
    const own = standing === context.self && (context.slot === 'marker' || context.slot === 'terrain');
    who.places = [...(who.places ?? []), own ? { range: { max: 0 }, of: 'marker' } : { on: standing.ref }];
    return true;
  }
  const not = elsewhere(cursor, context);
  if (not !== undefined) {
    who.if = [...(who.if ?? []), not];
    // "Not adjacent to you" is somebody else; "not on Mud" may be you, too. Ground is nobody's.
    if (context.slot !== 'terrain' && isFromYou(not)) beside(who, 'you');
    return true;
  }
  const such = cursor.try(() => suchAs(cursor, context));
  if (such !== undefined) {
    who.if = [...(who.if ?? []), such];
    return true;
  }
  if (cursor.takeAny('with the? most missing health|hp', 'missing the? most health|hp')) {
    if (noun.forced !== undefined) return false;
    noun.forced = 'most-hurt';
    return true;
  }
  if (cursor.take('with the? lowest|least|highest|most health|hp')) {
    if (noun.forced !== undefined) return false;
    noun.forced = /^(?:lowest|least)$/.test(cursor.tokens[cursor.at - 2]?.text ?? '') ? 'weakest' : 'healthiest';
    return true;
  }
  // "Target Slowed enemies without LoS" is of how, and not of whom.
  if (cursor.sees('without los|sight') || cursor.sees('without line of sight')) return undefined;
  return cursor.sees('with|without|that|who') ? byTokens(cursor, context, noun, who) : undefined;
}

function byYou(cursor: Cursor, context: Context, who: Draft<Who>): true | undefined {
  const given = givenBy(cursor, context);
  if (given !== undefined) who.if = [...(who.if ?? []), given];
  return given && true;
}

/** `in range 3`, `within 2 of the target`: how far away. False where that is not understood, undefined where it is not said. */
function atRange(cursor: Cursor, context: Context, noun: Draft<Noun>, who: Draft<Who>): boolean | undefined {
  const within = cursor.try(() => {
    if (isDistant(cursor, who)) return range(cursor);
    cursor.take('that|which|who is|are|stand|stands both|all?');
    return cursor.take('in|within|at') ? rangeOfThose(cursor, cursor.before?.text ?? '') : undefined;
  });
  if (within === undefined) return undefined;
  if (cursor.sees('burst')) {
    if (!burstPlace(cursor, context, noun, who)) return false;
    noun.area = { ...(noun.area as NonNullable<Noun['area']>), range: within };
    return true;
  }
  // "Enemies in range 3 2x2": in an area whose source is chosen there.
  const square = cursor.sees('# x #') || cursor.sees(', # x #') ? cursor.try(() => squareThere(cursor)) : undefined;
  if (square !== undefined && noun.area === undefined && within.min === undefined) {
    noun.area = { shape: square, of: 'you', range: within };
    return true;
  }
  if (noun.range !== undefined) return false;
  noun.range = within;
  if (cursor.take('of')) {
    const both = cursor.take('both');
    const of = placeOf(cursor, context);
    if (of === undefined) return false;
    if (both) {
      const other = of === 'you' && cursor.take('and') ? placeOf(cursor, context) : undefined;
      if (other === undefined || other === 'you') return false;
      who.places = [...(who.places ?? []), { range: within, of: other }];
    }
    // "In LoS of the target in range 5 of you": whom the target sees, and who is so far from you.
    if (noun.seen && noun.of !== undefined && noun.of !== of) {
      who.places = [...(who.places ?? []), { range: within, ...(of !== 'you' && { of }) }];
      delete noun.range;
      return true;
    }
    if (of === 'you' && nearEither(cursor, context, noun, within)) return true;
    if (typeof of === 'string') {
      if (of === 'you') noun.fromYou = true;
      else noun.of = of;
      leaveOut(noun, who, of, context);
    } else {
      if (!nearSome(who, of, within)) return false;
      delete noun.range;
    }
  }
  return true;
}

/** `Ally range 3`: "in" is left out. Said of a piece or summon it could be what that does. */
const isDistant = ({ tokens, at, end }: Cursor, { card, kind }: Who): boolean =>
  card === undefined &&
  kind !== 'summon' &&
  at + 1 < end &&
  tokens[at]?.text === 'range' &&
  tokens[at + 1]?.kind === 'number' &&
  /^(?:enem(?:y|ies)|all(?:y|ies)|units?|hero(?:es)?)$/.test(tokens[at - 1]?.text ?? '');

/** `in range 2 of you or your Wolf`: near the one or the other, and seen from there, whether or not from the other. */
function nearEither(cursor: Cursor, context: Context, noun: Draft<Noun>, range: Range): boolean {
  // Of one who is attacked it would not be known from where (T-123).
  const isSure = noun.many === 'each' || noun.who.side === 'ally';
  const of = isSure ? cursor.try(() => orOf(cursor, context)) : undefined;
  if (of === undefined) return false;
  const who = noun.who as Draft<Who>;
  const from = (more: Place): Place => ({ range, ...more, sight: true });
  who.places = [...(who.places ?? []), { any: [from({}), from({ of })] }];
  delete noun.range;
  if (noun.many === 'one') Object.assign(noun, { range: {}, blind: true });
  beside(who, 'you');
  return true;
}

/** `standing`, `that is`, before where they are. */
const stands = (cursor: Cursor): boolean =>
  cursor.takeAny('that|who stand|stands|is|are standing?', 'currently? standing');

/** `burst 2 of it`, behind "in". "Others" of a target leaves out the target. */
function burstPlace(cursor: Cursor, context: Context, noun: Draft<Noun>, who: Draft<Who>): boolean {
  if (!cursor.take('burst #')) return false;
  const shape: Shape = { shape: 'burst', size: cursor.numbers[0] ?? 1 };
  let of: Ref = 'you';
  if (cursor.take('of')) {
    const aimed = anyTarget(cursor, context);
    if (aimed !== undefined) {
      // Several centres make no one area: whoever is near enough to any of them, once.
      return nearSome(who, { aimed }, { max: shape.size });
    }
    const centre = placeRef(cursor, context) ?? severalCentres(cursor, context);
    if (centre === undefined) return false;
    if (centre === 'you' && nearEither(cursor, context, noun, { max: shape.size })) return true;
    if (typeof centre !== 'string')
      return nearSome(who, centre, { max: shape.size }, !cursor.sees(',? ignoring walls'));
    if (centre === 'you') noun.fromYou = true;
    of = centre;
  }
  leaveOut(noun, who, of, context);
  noun.area = { shape, of };
  // "Enemies in burst 3 in LoS": of one around you that is what is in it anyway.
  if (of === 'you')
    cursor.takeAny('in|within your? los', 'in|within your? line of sight', 'that you can? see', 'you can see');
  return true;
}

/** Near any of several. Of targets it is seen as an area is, and so is a burst; "others" than the targets are not told apart. */
function nearSome(
  who: Draft<Who>,
  of: Exclude<NonNullable<Place['of']>, string>,
  range: Range,
  sight = false,
): boolean {
  const aimed = 'aimed' in of;
  if (aimed && who.except !== undefined) return false;
  who.places = [...(who.places ?? []), { range, ...((aimed || sight) && { sight: true }), of }];
  return true;
}

/** `a Wolf`, `Wolves`: a kind of summons. */
function summonNamed(cursor: Cursor, { words }: Context): string | undefined {
  cursor.take('a|an|your|the');
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['summon']);
  if (found !== undefined) cursor.at = found.to;
  return found?.word.ref;
}
