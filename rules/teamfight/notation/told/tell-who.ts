import type { Place, Range, Ref, Who } from '../../program.ts';
import { plurals } from '../words/plurals.ts';
import { tellCondition } from './tell-condition.ts';
import { type Names, one, possessive, refs, row } from './tell-names.ts';
import { tellShape } from './tell-shape.ts';

/** `within range 3 of you`, `at range 2 or more from you`; without `from` it is measured from the bearer. */
export function tellRange({ min = 0, max }: Range, from?: string): string {
  const [of, away] = from === undefined ? ['', ''] : [` of ${from}`, ` from ${from}`];
  if (max === undefined) return min === 0 ? 'at any range' : `at range ${min} or more${away}`;
  if (min === 0) return `within range ${max}${of}`;
  return min === max ? `at range ${min}${away}` : `at range ${min} to ${max}${away}`;
}

/** Where something is: `within range 2 of you, on Oil`. */
export const tellPlaces = (places: readonly Place[] | undefined, names: Names): string =>
  (places ?? []).map((place) => tellPlace(place, names)).join(', ');

const tellZone = (zone: NonNullable<Place['zone']>): string => {
  if (typeof zone !== 'object') return zone === 'own' ? 'your' : 'the enemy’s';
  if (zone.of === 'each') return zone.against ? 'its enemies’' : 'its own';
  return possessive(zone.of);
};

/** Whether a place is the very space of what it is measured from. */
const isThere = ({ range, of, ...more }: Place): boolean =>
  of !== undefined && (range === undefined || (range.max === 0 && !range.min)) && Object.keys(more).length === 0;

function tellPlace(place: Place, names: Names): string {
  const { range, of, sight, inArea, passed, ahead, walled, on, strand, facing, straight, sees, zone, rough, clear } =
    place;
  const { across, any, besideWay, point } = place;
  const from = of === undefined ? 'you' : tellOf(of, names);
  if (isThere(place) && typeof of === 'object' && 'aimed' in of) return 'that was chosen';
  if (isThere(place)) return of === 'space' ? `on ${from}` : of === 'you' ? 'on your space' : `on the space of ${from}`;
  return [
    ...(straight ? [`next to ${from} along a row or column`] : range === undefined ? [] : [tellRange(range, from)]),
    ...(sight === true
      ? [
          `seen by ${of === undefined || !isAny(of) ? from : range === undefined ? from.replace(/^an? /, 'any ') : 'it'}`,
        ]
      : []),
    ...(sees === undefined ? [] : [`with sight of ${refs[sees]}`]),
    ...(inArea ? ['in the area'] : []),
    ...(place.besideArea ? ['next to the area'] : []),
    ...(passed ? ['on the way you took'] : []),
    ...(place.passedByThem ? [`on the way ${place.passedByThem === true ? 'the target' : 'the marker'} took`] : []),
    ...(besideWay ? ['next to the way you took'] : []),
    ...(ahead ? ['right ahead where your way ends'] : []),
    ...(any ? [any.map((one) => tellPlace(one, names)).join(' or ')] : []),
    ...(across ? [`next to ${refs[across.of]}, right across from ${refs[across.from]}`] : []),
    ...(walled ? ['beside a wall'] : []),
    ...(clear ? ['with no unit in between'] : []),
    ...(place.between === undefined ? [] : [`between you and ${refs[place.between]}`]),
    ...(zone === undefined ? [] : [`in ${tellZone(zone)} deployment zone`]),
    ...(rough ? ['on difficult ground'] : []),
    ...(place.hazardous ? ['on a hazard'] : []),
    ...(point ? ['on a control point'] : []),
    ...(place.edge ? ['at the edge of the map'] : []),
    ...(place.row ? [`in a row or column of ${from}`] : []),
    ...(on === undefined ? [] : [`on ${names.of(on)}`]),
    ...(strand === undefined ? [] : [`in ${tellShape(strand)} from ${from}`]),
    ...(facing === undefined ? [] : [`${facing === 'front' ? 'in front of' : 'behind'} ${from}`]),
  ].join(' and ');
}

/** A space that somebody comes into: `the space of the marker`, `a space within range 1 of you`. */
export const tellSpace = (place: Place, names: Names): string =>
  Object.keys(place).length === 0
    ? 'a space'
    : isThere(place)
      ? tellPlace(place, names).slice('on '.length)
      : `a space ${tellPlace(place, names)}`;

/** Any of several, of whom one that was named before is meant by "it". */
const isAny = (of: NonNullable<Place['of']>): boolean => typeof of === 'object' && 'nearest' in of;

export function tellOf(of: NonNullable<Place['of']>, names: Names): string {
  if (typeof of === 'string') return refs[of];
  if ('aimed' in of) return `any targeted ${nounOf({ side: of.aimed }, names)}`;
  if ('marker' in of) return `any ${names.of(of.marker)}${of.yours ? ' of yours' : ''}`;
  if ('points' in of) return 'any control point';
  const { nearest } = of;
  if (nearest.summoner) return 'your summoner';
  // "Another enemy" is another than the one in question; a bare "other unit" says so in its noun.
  const other =
    (nearest.side !== 'any' || nearest.card) && (nearest.except?.includes('you') || nearest.except?.includes('target'))
      ? 'other '
      : '';
  return one(`${other}${nearest.if ? tellWho(nearest, names) : nounOf(nearest, names)}`).replace(
    /^an other /,
    'another ',
  );
}

/** Units as one of them is called, with where they are and what holds for them: `enemy within range 2 of you`. */
export function tellWho(who: Who, names: Names, many = false): string {
  const { except = [], places, if: conditions = [] } = who;
  const where = tellPlaces(places, names);
  const holds = conditions.map((condition) => tellCondition(condition, names)).join(' and ');
  return [
    many ? plural(nounOf(who, names)) : nounOf(who, names),
    ...(where === '' ? [] : [where]),
    ...(holds === '' ? [] : [that(holds, many)]),
    ...(except.length === 0
      ? []
      : [
          `other than ${row(
            except.map((ref) => refs[ref]),
            'and',
          )}`,
        ]),
  ].join(' ');
}

/** `that has Slow or has Silence`, where what holds is said of the unit in question. */
function that(holds: string, many: boolean): string {
  const of = `${refs.each} `;
  if (!holds.startsWith(of)) return `(where ${holds})`;
  const said = `that ${holds.replaceAll(of, '')}`;
  return many ? said.replaceAll(/\bhas\b/g, 'have').replaceAll(/\bis\b/g, 'are') : said;
}

/** Units without their places: `enemy hero`, `Mud Crab of yours`. */
function nounOf({ side, kind, card, yours, summoner }: Who, names: Names): string {
  if (summoner) return 'summoner of yours';
  const named = card !== undefined ? names.of(card) : kind === undefined ? 'unit' : kind;
  const noun = yours ? `${named} of yours` : named;
  switch (side) {
    case 'any':
      return noun;
    case 'you':
      return noun === 'unit' ? 'you' : noun;
    case 'enemy':
      return noun === 'unit' ? 'enemy' : `enemy ${noun}`;
    case 'ally':
      return noun === 'unit' ? 'ally' : yours ? noun : `allied ${noun}`;
    case 'friend':
      return yours ? noun : `${noun} of your side`;
  }
}

const plural = (noun: string): string => {
  if (noun === 'you') return 'you';
  const [, first = noun, rest = ''] = /^(.*?)( of your.*)$/.exec(noun) ?? [];
  return `${first.endsWith('hero') ? `${first}es` : plurals(first)[0]}${rest}`;
};

const friends = 'unit of your side';

/** The one unit that is meant, where a group only says so of each: `the target`; or a hero by name. */
function single(
  { side, card, summoner, if: [asked, ...more] = [], except, places }: Who,
  names: Names,
): string | undefined {
  if (summoner && places === undefined && asked === undefined) return 'your summoner';
  const alone = side === 'any' && more.length === 0 && except === undefined && places === undefined;
  if (alone && asked === undefined && card !== undefined && names.isHero(card)) return names.of(card);
  return alone && asked?.is === 'same' && asked.of === 'each' ? refs[asked.as] : undefined;
}

/** Where nothing is said of them but that they are one of several: which those are. */
function eitherOf({ side, if: [asked, ...more] = [], ...rest }: Who): readonly Who[] | undefined {
  if (side !== 'friend' || asked?.is !== 'any' || more.length > 0 || Object.keys(rest).length > 0) return undefined;
  const units = asked.of.flatMap((one) => (one.is === 'unit' && one.of === 'each' ? [one.who] : []));
  return units.length === asked.of.length ? units : undefined;
}

/** One of such units as an object: `an enemy within range 2 of you`, `you or an ally`. */
export function oneOf(who: Who, names: Names): string {
  const known = single(who, names);
  if (known !== undefined) return known;
  const either = eitherOf(who);
  if (either !== undefined) return either.map((one) => oneOf(one, names)).join(' or ');
  const told = tellWho(who, names);
  if (/^you\b/.test(told)) return told;
  return told.startsWith(friends) ? `you or an ally${told.slice(friends.length)}` : one(told);
}

/** Every one of such units as a subject: `each enemy within range 2 of you`, `you`. */
export function eachOf(who: Who, names: Names): string {
  const known = single(who, names);
  if (known !== undefined) return known;
  const either = eitherOf(who);
  if (either !== undefined) return either.map((one) => oneOf(one, names)).join(' or ');
  const told = tellWho(who, names);
  if (/^you\b/.test(told)) return told;
  return told.startsWith(friends) ? `each of you and your allies${told.slice(friends.length)}` : `each ${told}`;
}

/** What is chosen must be seen: `that you see`. */
export function seenFrom(ref: Ref | undefined, sight: boolean): string {
  if (!sight) return ', seen or not';
  return ref === undefined || ref === 'you' ? ' that you see' : ` that ${refs[ref]} sees`;
}

/** Where a choice is measured from; nothing for the bearer, whom everybody thinks of. */
export const measured = (ref: Ref | undefined): string | undefined =>
  ref === undefined || ref === 'you' ? undefined : refs[ref];

/** `your space`, `the space of the marker`. */
export const spaceOf = (ref: Ref): string =>
  ref === 'you'
    ? `${possessive(ref)} space`
    : ref === 'left' || ref === 'began' || ref === 'vacated' || ref === 'middle'
      ? refs[ref]
      : `the space of ${refs[ref]}`;

/** `with Mud or of a Wolf`, `where a dead ally died`: what lies on a space that is chosen, or who is there. */
export function tellLies(
  {
    on,
    yours,
    or,
    fallen,
  }: { readonly on?: string; readonly yours?: boolean; readonly or?: Who; readonly fallen?: Who },
  names: Names,
): string {
  if (fallen !== undefined) return ` where a dead ${tellWho(fallen, names)} died`;
  if (on === undefined) return or === undefined ? '' : ` of ${oneOf(or, names)}`;
  return ` with ${yours ? 'your ' : ''}${names.of(on)}${or === undefined ? '' : ` or ${oneOf(or, names)}`}`;
}
