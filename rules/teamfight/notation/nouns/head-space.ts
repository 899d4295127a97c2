import type { Node, Range, Ref, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { relations } from '../effects/stands-for.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { type Head, ignoresWalls } from './head.ts';
import { ofSpace } from './of-space.ts';
import { placeRef } from './place-of.ts';
import { possessive } from './pronoun.ts';
import { nextTo, range, rangeBehind } from './range.ts';

const spots = oneOf('space point location');

/**
 * `Empty space in range 2`, `an empty space next to a wall in range 3`, `a space in range 4 adjacent to an enemy`; `ofOthers`: also in some range
 * of somebody else.
 */
export function spaceAlone(cursor: Cursor, context: Context, clause: number, ofOthers = false): Head | undefined {
  if (cursor.lacks(spots)) return undefined;
  return cursor.try(() => {
    cursor.take('target|choose');
    cursor.take('a|an|any|the');
    const before = cursor.take('empty|free|unoccupied');
    const adjacent = cursor.take('adjacent');
    const empty = before || cursor.take('empty|free|unoccupied');
    if (!cursor.take('space|point|location')) return undefined;
    if (adjacent && !cursor.sees('in|within|to|of')) {
      const then: Node[] = [];
      return {
        node: { clause, node: 'space', range: nextTo, sight: false, ...(empty ? { empty } : {}), then },
        then,
      };
    }
    if (adjacent) return undefined;
    const near = ofSpace(cursor, context, false);
    const seen = cursor.takeAny(
      'anywhere? in|within your? los',
      'anywhere? in|within your? line of sight',
      'that? you can? see',
    );
    const anywhere = !seen && cursor.takeAny('anywhere on the map|board', 'on the map|board', 'anywhere');
    if (anywhere && cursor.sees('in|within')) return undefined;
    // "A space in your deploy zone": wherever that is.
    const zoned = near?.places?.some(({ zone }) => zone) === true && !seen && !cursor.sees('in|within|range');
    const far = seen || anywhere || zoned ? {} : farBehind(cursor);
    if (near === undefined || far === undefined) return undefined;
    // "A space in range 3 of them".
    const of = ofOthers && far.max !== undefined && cursor.take('of') ? placeRef(cursor, context) : 'you';
    if (of === undefined) return undefined;
    // A space is always chosen in sight, whether that is said or not.
    if (!anywhere) cursor.takeAny(...inSight);
    const blind = ignoresWalls(cursor) || anywhere || zoned;
    const behind = ofSpace(cursor, context, true);
    if (behind === undefined || (near.apart && behind.apart)) return undefined;
    const places = [...(near.places ?? []), ...(behind.places ?? [])];
    const more = { ...near, ...behind, ...(places.length > 0 && { places }) };
    const then: Node[] = [];
    return {
      node: {
        clause,
        node: 'space',
        range: far,
        ...(of !== 'you' && { from: of }),
        sight: !blind,
        ...(empty ? { empty } : {}),
        ...more,
        then,
      },
      then,
    };
  });
}

/** `The last space of the line`, `the last space`, behind a line or path that the text has laid. */
export function lastInStrand(cursor: Cursor, context: Context, clause: number): Head | undefined {
  if (!context.laid || !context.drawn || !cursor.sees('the? last')) return undefined;
  return cursor.try(() => {
    if (!cursor.take('the? last empty? space|square')) return undefined;
    const empty = cursor.tokens[cursor.at - 2]?.text === 'empty';
    cursor.takeAny('of|in|on the|that line|path', 'of|in|on it');
    const then: Node[] = [];
    return {
      node: { clause, node: 'space', sight: false, inArea: true, last: true, ...(empty && { empty }), then },
      then,
    };
  });
}
lastInStrand.begins = beginning('the? last');

/** `in range 3`, `within 3 spaces`, `at range 3+`, `beyond range 2`, `range 3`: where a space is. */
const farBehind = (cursor: Cursor): Range | undefined =>
  cursor.try(() => {
    if (cursor.take('in|within|at')) {
      const far = rangeBehind(cursor, cursor.before?.text ?? '');
      cursor.take('of you');
      return far;
    }
    if (cursor.take('beyond|outside range #')) {
      const [past = 0] = cursor.numbers;
      cursor.take('of you');
      return { min: past + 1 };
    }
    if (cursor.takeAny('at least # spaces away', '# or more spaces away')) {
      const [min = 1] = cursor.numbers;
      cursor.take('from you');
      return { min };
    }
    return cursor.sees('range #') ? range(cursor) : undefined;
  });

/** `and line of sight`, `that is in LoS`, `that you can see`, behind a range. */
const inSight = [
  'and|in|with your? los',
  'and|in|with your? line of sight',
  'that|which is|are in|within your? los',
  'that|which is|are in|within your? line of sight',
  'that|which? you can see',
];

/** `, summon a Wolf` to the end of the sentence, behind a range: the piece comes to a space that is chosen there. Takes nothing. */
export function placesPiece(cursor: Cursor, { words }: Context): { readonly empty?: true } | undefined {
  const { at } = cursor;
  cursor.take(',');
  const verb = cursor.take('summon|place|create|put|deploy|plant|drop|spawn|build');
  if (verb) cursor.take('a|an|the|your');
  if (verb) cursor.takeAny('size #', '# x #');
  const word = verb ? wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain', 'summon']) : undefined;
  if (word !== undefined) cursor.at = word.to;
  cursor.take('marker|object');
  const there = cursor.takeAny('there', 'on|in the|that target|targeted|chosen? space', 'on|in target space');
  const ends =
    cursor.done ||
    (there && cursor.sees('and')) ||
    cursor.sees('(|until|with|,') ||
    cursor.sees('that|which lasts|remains|stays') ||
    cursor.sees(relations);
  cursor.at = at;
  if (word === undefined || !ends) return undefined;
  return word.word.kind === 'summon' || word.word.fields.object ? { empty: true } : {};
}

/** `, all units in burst 1 of the target space`: what is chosen is a space. Takes nothing. */
export function drawsFromSpace({ tokens, at, end }: Cursor): boolean {
  const until = tokens.findIndex(({ text }, n) => n > at && n < end && (text === '.' || text === 'dmg'));
  const said = tokens.slice(at, until < 0 ? end : until).map(({ text }) => text);
  const burst = said.indexOf('burst');
  return (
    burst > 0 &&
    burst < 8 &&
    said[0] === ',' &&
    /^burst \S+ (?:of|around) (?:the |that )?(?:target|targeted|chosen)? ?space$/.test(
      said.slice(burst, said.indexOf('space', burst) + 1).join(' '),
    ) &&
    !said.slice(1, burst).some((text) => text === ',' || text === 'dmg' || text === 'and')
  );
}

/** `up to three 2x2 areas become ...`, `2 spaces gain ...`: only where something is said to lie on them from then on. */
export function grounds(cursor: Cursor): { count?: number; min?: number; empty?: boolean; span: number } | undefined {
  cursor.take(',');
  const spaces = counted(cursor);
  if (spaces !== undefined) return isGround(cursor) ? { ...spaces, span: 1 } : undefined;
  const upTo = cursor.take('up to # # x #');
  if (!upTo && !cursor.takeAny('# # x #', 'a|an|one? # x #')) return undefined;
  const [count = 1, columns = 1, rows] = cursor.numbers.length === 3 ? cursor.numbers : [1, ...cursor.numbers];
  if (columns !== rows || !cursor.take('areas|area|squares|square') || !isGround(cursor)) return undefined;
  return { ...(count > 1 && { count }), ...(upTo && { min: 0 }), span: columns };
}

const isGround = (cursor: Cursor): boolean => cursor.sees('become|becomes|gain|gains|turn|turns');

/** `3 spaces`, `up to two empty spaces`, `a space`: how many are chosen, and whether nobody may be there. */
export function counted(cursor: Cursor): { count?: number; min?: number; empty?: boolean } | undefined {
  return cursor.try(() => {
    const upTo = cursor.take('up to #');
    const several = upTo || cursor.take('#');
    const count = several ? (cursor.numbers[0] ?? 1) : 1;
    if (!several && !cursor.take('a|an|any')) return undefined;
    cursor.take('different|separate');
    const empty = cursor.take('empty');
    if (!cursor.take(several ? 'space|spaces' : 'space')) return undefined;
    return { ...(count > 1 && { count }), ...(upTo && { min: 0 }), ...(empty && { empty }) };
  });
}

/** `Three spaces in unlimited range`, `mark 2 spaces in LoS`, `mark your space`, `mark the target's space`. */
export function spaces(cursor: Cursor, context: Context, clause: number): Head | undefined {
  return cursor.try(() => {
    const marks = cursor.take('mark');
    if (!marks) cursor.take('target|choose');
    const then: Node[] = [];
    const whose = marks ? cursor.try(() => spaceOfSomebody(cursor, context)) : undefined;
    if (whose !== undefined) {
      const node = { clause, node: 'space' as const, range: { max: 0 }, ...(whose !== 'you' && { from: whose }) };
      return { node: { ...node, sight: false, then }, then };
    }
    const near = marks ? nearest(cursor) : undefined;
    if (near !== undefined) {
      return { node: { clause, node: 'space', range: {}, sight: true, nearest: near, then }, then };
    }
    const around = cursor.try(() => besideYou(cursor));
    if (around !== undefined)
      return { node: { clause, node: 'space', range: nextTo, sight: false, ...around, then }, then };
    // "Mark any space": wherever it is.
    const any = cursor.sees('any');
    const many = (marks ? heldSpaces(cursor) : undefined) ?? counted(cursor);
    if (many === undefined || (!marks && many.count === undefined)) return undefined;
    const seen = cursor.takeAny('anywhere? in los', 'anywhere? in line of sight', 'that? you can? see');
    const anywhere = !seen && cursor.take('anywhere');
    const bare = marks && any && !many.count && (cursor.done || cursor.sees(',|and|then'));
    const beside = !seen && !anywhere && cursor.take('adjacent to');
    const far =
      seen || anywhere || bare
        ? {}
        : beside
          ? { min: 1, max: 1 }
          : cursor.take('in|within burst #')
            ? { max: cursor.numbers[0] ?? 1 }
            : cursor.take('in|within')
              ? range(cursor)
              : undefined;
    if (far === undefined) return undefined;
    const of = beside || (!marks && cursor.take('of|around|from')) ? placeRef(cursor, context) : 'you';
    if (of === undefined || (of !== 'you' && marks)) return undefined;
    if (!anywhere) cursor.takeAny(...inSight);
    const blind = ignoresWalls(cursor) || anywhere || bare;
    const from = of !== 'you' && { from: of };
    const spread = many.count !== undefined && isSpread(cursor) && { spread: true as const };
    const sight = !blind && !beside;
    return { node: { clause, node: 'space', range: far, ...from, sight, ...many, ...spread, then }, then };
  });
}
spaces.begins = beginning('mark|target|choose|up|#|a|an|any');

/** `the spaces of up to 3 enemies`, `the space of an ally`: of those only where such units stand. */
function heldSpaces(cursor: Cursor): { count?: number; min?: number; or: Who } | undefined {
  if (!cursor.sees('the space|spaces|position|positions')) return undefined;
  return cursor.try(() => {
    if (!cursor.take('the space|spaces|position|positions of')) return undefined;
    const upTo = cursor.take('up to #');
    const count = upTo || cursor.take('#') ? (cursor.numbers[0] ?? 1) : 1;
    if (count === 1 && !upTo) cursor.take('a|an|any|one');
    if (!cursor.take(count > 1 ? 'enemies|allies|units' : 'enemy|ally|unit')) return undefined;
    const said = cursor.before?.text ?? '';
    const side = said.startsWith('enem') ? 'enemy' : said.startsWith('all') ? 'ally' : 'any';
    return { ...(count > 1 && { count }), ...(upTo && { min: 0 }), or: { side } };
  });
}

/** `two adjacent spaces`, `up to 3 adjacent empty spaces`: beside you, where no range is said in which they are beside each other. */
function besideYou(cursor: Cursor): { count: number; min?: number; empty?: true } | undefined {
  const upTo = cursor.take('up to');
  const count = cursor.take('#') ? (cursor.numbers[0] ?? 1) : 1;
  const before = cursor.take('empty|free');
  if (count < 2 || !cursor.take('adjacent')) return undefined;
  const empty = before || cursor.take('empty|free');
  if (!cursor.take('spaces') || cursor.sees('in|within|to|of|on|anywhere')) return undefined;
  return { count, ...(upTo && { min: 0 }), ...(empty && { empty }) };
}

/** `, no two adjacent`, `none of them adjacent to each other`: of several spaces that are chosen. */
export const isSpread = (cursor: Cursor): boolean =>
  cursor.takeAny(
    ',? with? no two of? them? adjacent|touching to? each? other?',
    ',? none of? them? adjacent|touching to? each? other?',
    ',? not adjacent to each other',
    ',? not adjacent to one another',
  ) || isFarApart(cursor);

/** `, at least 2 spaces apart`, `at least 2 spaces from each other`: no nearer than that, which is not adjacent. */
export const isFarApart = (cursor: Cursor): boolean =>
  cursor.try(() => {
    const said = cursor.takeAny(
      ',? each? at least # spaces? apart from each|one other|another',
      ',? each? at least # spaces? away? from each|one other|another',
      ',? each? at least # spaces? apart',
    );
    return said && cursor.numbers[0] === 2 ? true : undefined;
  }) ?? false;

/** `each marked space: 2dmg`: whoever stands where was chosen; areas behind it are drawn from there. */
export function onSpace(cursor: Cursor, context: Context, clause: number): Head | undefined {
  return cursor.try(() => {
    if (!context.chosen) return undefined;
    const said = cursor.takeAny(
      'each|every|the|that|all marked|chosen|target|targeted space|spaces',
      'marked space|spaces',
    );
    // "Choose three spaces. Each: burst 1, 2dmg".
    const each = !said && context.several === true && cursor.take('each') && cursor.sees(':');
    if ((!said && !each) || !cursor.sees(':|,')) return undefined;
    const then: Node[] = [];
    const who: Who = { side: 'any', places: [{ range: { max: 0 }, of: 'space' }] };
    return { node: { clause, node: 'each', who, then }, then };
  });
}
onSpace.begins = beginning('each|every|the|that|all|marked');

/** `the nearest enemy's space`. */
export function nearest(cursor: Cursor): Who | undefined {
  if (
    !cursor.takeAny(
      "the? nearest|closest enemy's|ally's|unit's space",
      'the? space of the nearest|closest enemy|ally|unit',
    )
  )
    return undefined;
  const side = /^(enemy|ally|unit)/;
  const said = cursor.tokens.slice(0, cursor.at).findLast(({ text }) => side.test(text))?.text ?? '';
  if (said.startsWith('unit')) return { side: 'any', except: ['you'] };
  return { side: said.startsWith('enemy') ? 'enemy' : 'ally' };
}

/** `your space`, `the target's location`. */
function spaceOfSomebody(cursor: Cursor, context: Context): Ref | undefined {
  const whose = possessive(cursor, context);
  return whose !== undefined && cursor.take('space|location|position') ? whose : undefined;
}
