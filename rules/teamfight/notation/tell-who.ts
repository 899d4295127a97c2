import type { Place, Range, Ref, Who } from '../program.ts';
import { tellConditions } from './tell-condition.ts';
import { type Names, possessive, refs, row } from './tell-names.ts';

/** `within range 3`, `at range 2 or more`; nothing for any distance. */
export function tellRange({ min, max }: Range): string {
  if (max === undefined) return min === undefined ? 'at any range' : `at range ${min} or more`;
  if (min !== undefined && min > 0) return min === max ? `at range ${min}` : `at range ${min} to ${max}`;
  return `within range ${max}`;
}

/** Where something is: `within range 2 of you, on Oil`. */
export function tellPlaces(places: readonly Place[] | undefined, names: Names): string {
  return (places ?? []).map((place) => tellPlace(place, names)).join(', ');
}

function tellPlace({ range, of, sight, inArea, on, facing }: Place, names: Names): string {
  const from = of === undefined ? 'you' : tellOf(of, names);
  const parts = [
    ...(range === undefined ? [] : [`${tellRange(range)} of ${from}`]),
    ...(sight === true ? [`seen by ${from}`] : []),
    ...(inArea ? ['in the area'] : []),
    ...(on === undefined ? [] : [`on ${names.of(on)}`]),
    ...(facing === undefined ? [] : [`${facing === 'front' ? 'in front of' : 'behind'} ${from}`]),
  ];
  if (parts.length === 0 && of !== undefined) return `at ${from}`;
  return parts.join(' and ');
}

function tellOf(of: NonNullable<Place['of']>, names: Names): string {
  if (typeof of === 'string') return refs[of];
  if ('marker' in of) return `any ${names.of(of.marker)}`;
  return `the nearest ${nounOf(of.nearest, names)}`;
}

/** Units as one of them is called, with where they are and what holds for them: `enemy within range 2 of you`. */
export function tellWho(who: Who, names: Names, many = false): string {
  const { except = [], places, if: conditions } = who;
  const where = tellPlaces(places, names);
  return [
    many ? plural(nounOf(who, names)) : nounOf(who, names),
    ...(where === '' ? [] : [where]),
    ...(conditions === undefined || conditions.length === 0
      ? []
      : [`for whom ${tellConditions(conditions, names, 'it')}`]),
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

/** Units without their places: `enemy hero`, `Mud Crab of yours`. */
function nounOf({ side, kind, card, yours, places, if: conditions }: Who, names: Names): string {
  const plain = places === undefined && conditions === undefined && kind === undefined && card === undefined;
  if (side === 'you' && plain && !yours) return 'you';
  const noun = card !== undefined ? names.of(card) : kind === undefined || kind === 'unit' ? 'unit' : kind;
  const mine = yours ? `${noun} of yours` : noun;
  switch (side) {
    case 'any':
    case 'you':
      return mine;
    case 'enemy':
      return noun === 'unit' && !yours ? 'enemy' : `enemy ${mine}`;
    case 'ally':
      return noun === 'unit' && !yours ? 'ally' : yours ? mine : `allied ${mine}`;
    case 'friend':
      return noun === 'unit' && !yours ? 'you or an ally' : yours ? mine : `friendly ${mine}`;
  }
}

const plural = (noun: string): string => {
  if (noun === 'you') return 'you';
  if (noun === 'you or an ally') return 'you and your allies';
  if (noun.endsWith(' of yours')) return noun.replace(/^(.*) of yours$/, '$1s of yours');
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
};

/** One of such units as an object: `an enemy within range 2 of you`, `you`. */
export function oneOf(who: Who, names: Names): string {
  const told = tellWho(who, names);
  return /^you(?: |$)/.test(told) ? told : `${/^[aeiou]/i.test(told) ? 'an' : 'a'} ${told}`;
}

/** Every one of such units as a subject: `each enemy within range 2 of you`, `you`. */
export function eachOf(who: Who, names: Names): string {
  const told = tellWho(who, names);
  if (told === 'you') return told;
  if (told.startsWith('you or an ally')) return told.replace('you or an ally', 'each of you and your allies');
  return `each ${told}`;
}

/** From where a choice is measured: nothing for the bearer. */
export const fromWhere = (ref: Ref | undefined): string =>
  ref === undefined || ref === 'you' ? '' : ` of ${refs[ref]}`;

/** Line of sight from somewhere: `in your line of sight`. */
export const seenFrom = (ref: Ref | undefined, sight: boolean): string =>
  sight ? `in ${ref === undefined ? 'your' : possessive(ref)} line of sight` : 'sight is not needed';
