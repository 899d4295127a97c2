import type { Node, Range, Ref, Shape, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { facesWay } from './faces-way.ts';
import { type Head, ignoresWalls, type NodeOf } from './head.ts';
import { spaceAlone } from './head-space.ts';
import { noun } from './noun.ts';
import { placeRef } from './place-of.ts';
import { rangeBehind } from './range.ts';

export function areaHead(shape: Shape, of: Ref, who: Who, sight: boolean, clause: number, far?: Range): Head {
  const then: Node[] = [];
  const node: NodeOf<'area'> = { clause, node: 'area', shape, of, ...(far ? { range: far } : {}), sight, who, then };
  return { node, then, spaces: [] };
}

/** `, 2 spaces wide`, `with a width of 2`, behind a line. */
function wideLine(cursor: Cursor, line: Extract<Shape, { shape: 'line' }>): Shape {
  // "Line 5 straight ahead": the way that one faces.
  if (cursor.takeAny('straight ahead|forward', 'forward|forwards')) return { ...line, forward: true };
  const said = cursor.takeAny(
    ',? # - space|spaces wide',
    ',? # space|spaces wide',
    ',? # wide',
    ',? width of? #',
    '( width of? # )',
    '( # space|spaces? wide )',
    'that|which is # space|spaces? wide',
    'with a? width of? #',
    'of width #',
  );
  const [wide = 1] = cursor.numbers;
  return said && wide > 1 ? { ...line, wide } : line;
}

/**
 * `in front of you`, behind a square, a row or a line: a row of it beside whoever lays it, on the side that is chosen, or that the text has just
 * noted one to face. Where only another text of the card notes that it could be either, and which side of another rectangle is the near one is
 * not said.
 */
export function ahead(cursor: Cursor, { words, bearer, card }: Context, shape: Shape): Shape | undefined {
  if (shape.shape === 'line' && facesWay(cursor, card)) return { ...shape, forward: true };
  return cursor.try((): Shape | undefined => {
    const line = before(shape);
    if (line === undefined || bearer === undefined) return undefined;
    // On both sides it lies the same, whichever of them is the front.
    if (acrossBoth(cursor, shape)) return { ...line, both: true };
    const around = frontAndBack(cursor);
    if (!around && !cursor.take('area? directly? in front of you|yourself')) return undefined;
    const both = around || behindToo(cursor, shape) ? { both: true as const } : {};
    if (card !== undefined && noting.test(card.text)) return { ...line, forward: true, ...both };
    if (words.all.some(({ owners, text }) => owners.includes(bearer) && /\bfacing\b/i.test(text))) return undefined;
    return { ...line, ...both };
  });
}

/** `on two opposite sides of you`, `in both directions`: the same on the side across from it. */
const acrossBoth = (cursor: Cursor, { shape }: Shape): boolean =>
  cursor.takeAny('on two|both opposite sides of you|yourself', 'on both sides of you|yourself') ||
  (shape === 'line' && cursor.takeAny('in two|both opposite directions', 'in both directions'));

/** `in front of and behind you`. */
const frontAndBack = (cursor: Cursor): boolean =>
  cursor.takeAny(
    'in front of and behind you|yourself',
    'in front and behind you|yourself',
    'before and behind you|yourself',
  );

/** The same, wherever its front is. */
export const onBothSides = (cursor: Cursor, shape: Shape): boolean => acrossBoth(cursor, shape) || frontAndBack(cursor);

/** `and behind you`, `and 3x1 behind you`, behind what lies in front of one. */
const behindToo = (cursor: Cursor, shape: Shape): boolean =>
  cursor.try(() => {
    if (!cursor.take('and')) return undefined;
    if (cursor.takeAny('the same behind you|yourself', 'behind you|yourself')) return true;
    const { at } = cursor;
    const again = area(cursor);
    if (JSON.stringify(again) !== JSON.stringify(shape)) cursor.at = at;
    return again && cursor.at > at && cursor.take('behind you|yourself') ? true : undefined;
  }) ?? false;

/** A text that begins with it, or has it behind its cost: what stands in the same text is of that facing. */
const noting = /(?:^|[\n,:.]\s*)(?:note|choose|set|change) your facing\b[\s\S]*\bin front of you/i;

/** A row has its long side before whoever lays it: the other way it is a line. */
function before(shape: Shape): Extract<Shape, { shape: 'line' }> | undefined {
  if (shape.shape === 'line') return shape.size === undefined || shape.forward ? undefined : shape;
  if (shape.shape !== 'rectangle' || shape.centred) return undefined;
  const { columns, rows } = shape;
  const deep = columns === rows ? rows : Math.min(columns, rows) === 1 ? 1 : undefined;
  const wide = Math.max(columns, rows);
  return deep === undefined ? undefined : { shape: 'line', size: deep, ...(wide > 1 && { wide }) };
}

const shapes = beginning(
  'centered|centred|center|#|burst|piercing|line|infinite|unlimited|path|up|plus|cross|plus-shape|plus-shaped|cross-shaped',
);

/** A drawn shape without whom it is for. */
export function area(cursor: Cursor): Shape | undefined {
  if (cursor.misses(shapes)) return undefined;
  return cursor.try((): Shape | undefined => {
    let centred = cursor.take('centered|centred|center');
    if (cursor.take('# x #')) {
      const [columns = 1, rows = 1] = cursor.numbers;
      cursor.take('area|square');
      centred = cursor.take('centered|centred|center') || centred;
      return { shape: 'rectangle', columns, rows, ...(centred ? { centred } : {}) };
    }
    if (centred) return undefined;
    if (cursor.take('burst #')) return { shape: 'burst', size: cursor.numbers[0] ?? 1 };
    if (
      cursor.takeAny('# - space|spaces wide infinite|unlimited line', '# space|spaces? wide infinite|unlimited line')
    ) {
      const [wide = 1] = cursor.numbers;
      return { shape: 'line', ...(wide > 1 && { wide }) };
    }
    if (cursor.takeAny('# - space|spaces? wide line #', '# space|spaces? wide line #', '# - wide line #')) {
      const [wide = 1, size = 1] = cursor.numbers;
      return { shape: 'line', size, ...(wide > 1 && { wide }) };
    }
    // "Piercing" says of a line what every line does.
    if (cursor.sees('piercing line #') || cursor.sees('piercing infinite|unlimited line')) cursor.take('piercing');
    if (cursor.take('line #')) return wideLine(cursor, { shape: 'line', size: cursor.numbers[0] ?? 1 });
    if (cursor.takeAny('line infinite|unlimited', 'infinite|unlimited line'))
      return wideLine(cursor, { shape: 'line' });
    if (cursor.take('path #')) {
      const [size = 1] = cursor.numbers;
      // Every path begins there (T-106).
      cursor.takeAny(',? starting|beginning adjacent|next to you', ',? starting|beginning from you');
      return { shape: 'path', size };
    }
    const plus = plusShape(cursor);
    return plus ?? groupNear(cursor);
  });
}

const corners = 'non-diagonally|orthogonally';
const touching = 'adjacent|connected|touching';

/** `plus shape`, `a plus-shaped area`, `a cross of 5 spaces`: a space and the four at its sides. */
function plusShape(cursor: Cursor): Shape | undefined {
  return cursor.try((): Shape | undefined => {
    if (
      !cursor.takeAny(
        'plus|cross shape|area',
        'plus-shape',
        'plus-shaped|cross-shaped area?',
        'plus|cross shaped area?',
      )
    ) {
      if (!cursor.take('plus|cross') || !cursor.sees('of # spaces')) return undefined;
    }
    // With more spaces its arms are longer.
    if (cursor.takeAny('( # spaces )', 'of # spaces')) {
      const arms = ((cursor.numbers[0] ?? 5) - 1) / 4;
      return arms >= 1 && Number.isInteger(arms) ? { shape: 'plus', size: arms } : undefined;
    }
    return { shape: 'plus', size: 1 };
  });
}

/** `3 adjacent spaces in burst 1`, `up to 2 non-diagonally adjacent spaces in range 2`, `3 spaces in a row in range 2`: so many that touch. */
function groupNear(cursor: Cursor): Shape | undefined {
  const group = groupOf(cursor);
  if (group === undefined || !cursor.take('in|within burst|range #')) return undefined;
  return { ...group, within: cursor.numbers[0] ?? 1 };
}

type Group = Extract<Shape, { shape: 'spaces' }>;

/** `Up to 2 adjacent spaces`, wherever they are. */
function groupOf(cursor: Cursor): Omit<Group, 'within'> | undefined {
  const upTo = cursor.take('up to') && { upTo: true as const };
  if (cursor.take('# spaces in a straight? row|line')) {
    const [count = 1] = cursor.numbers;
    return count > 1 ? { shape: 'spaces', count, ...upTo, row: true } : undefined;
  }
  if (!cursor.takeAny(`# ${corners} ${touching} spaces`, `# ${touching} spaces`)) return undefined;
  const [count = 1] = cursor.numbers;
  const straight = /^(?:non-diagonally|orthogonally)$/.test(cursor.tokens[cursor.at - 3]?.text ?? '');
  // "Up to 2 adjacent spaces" alone are next to whoever says it.
  return { shape: 'spaces', count, ...upTo, ...(straight && { straight }) };
}

/** `Range 3+, up to 2 adjacent spaces`, behind a range: so many that touch each other, all of them there. */
export const groupThere = (cursor: Cursor, { min, max = 99 }: Range): Shape | undefined =>
  cursor.try((): Shape | undefined => {
    cursor.take(',');
    const group = groupOf(cursor);
    if (group === undefined || group.count < 2 || !(cursor.done || cursor.sees(',|:'))) return undefined;
    return { ...group, within: max, ...(min !== undefined && min > 0 && { from: min }) };
  });

/** `Line, 2dmg`: without a length it has no end (T-105). */
const endless = (cursor: Cursor): Shape | undefined =>
  (cursor.sees('line ,|:') || cursor.sees('piercing line ,|:')) && cursor.take('piercing? line')
    ? { shape: 'line' }
    : undefined;

/**
 * `Draw a straight beam 2 spaces wide, from you to the edge of the map in a direction of your choice`, `fire a beam in a straight line`: a line
 * (T-105), which may say how long it is.
 */
function drawnOut(cursor: Cursor): Shape | undefined {
  if (!cursor.take('draw|trace|lay|project|mark|fire|shoot a|an|one infinite? straight? line|beam|ray|laser'))
    return undefined;
  const size = cursor.takeAny('of length? # spaces?', '# spaces? long') ? cursor.numbers[0] : undefined;
  const wide = wideLine(cursor, { shape: 'line', ...(size !== undefined && { size }) });
  const long = size === undefined && cursor.takeAny(',? and? # spaces? long', ',? and? length? of? # long?');
  const shape = long && wide.shape === 'line' ? { ...wide, size: cursor.numbers[0] ?? 1 } : wide;
  cursor.take(',');
  const fromYou = cursor.takeAny('from you|yourself', 'from your space');
  const straight = cursor.takeAny(',? in a straight|orthogonal? line');
  const toEdge = cursor.takeAny(',? to the? edge|border|end of the map|board');
  const way = cursor.takeAny(
    ',? in a direction of your choice',
    ',? in a direction you choose',
    ',? in any|one|a direction',
  );
  if (!toEdge && !cursor.done && !cursor.sees(',|:')) return undefined;
  return fromYou || toEdge || straight || way ? shape : undefined;
}

/** `Line 4 in each direction`: whoever stands where one of the four lines from you comes to. */
function everyWay(cursor: Cursor, strand: Extract<Shape, { shape: 'line' }>, clause: number): Head | undefined {
  const said = cursor.takeAny(
    'in each|every non-diagonal|orthogonal|cardinal? direction',
    'in all four|4? non-diagonal|orthogonal|cardinal? directions',
    'in each of the four|4 directions',
  );
  if (!said) return undefined;
  const then: Node[] = [];
  const sight = ignoresWalls(cursor) ? {} : { sight: true };
  const who: Who = { side: 'any', except: ['you'], places: [{ strand, ...sight }] };
  return { node: { clause, node: 'each', who, then }, then };
}

const marking = beginning('mark|choose|target|select');

/** `mark a`, `choose a`, before a shape that has a size. */
export function marksArea(cursor: Cursor): void {
  if (cursor.misses(marking)) return;
  cursor.try(() =>
    cursor.take('mark|choose|target|select a|an|one') && cursor.sees('#|burst|centered|centred') ? true : undefined,
  );
}

/** `3x3 in LoS`: its source is as far away as can be seen. Of a burst it could be whom of it you see. */
export const inView = (cursor: Cursor): Range | undefined =>
  cursor.takeAny('anywhere? in|within your? los', 'anywhere? in|within your? line of sight', 'that? you can see')
    ? {}
    : undefined;

/** `adjacent to you`, `next to the target`, behind a rectangle: it touches them and lies nowhere over them. */
export const besideSomebody = (
  cursor: Cursor,
  context: Context,
  shape: Shape,
): { readonly shape: Shape; readonly of: Ref } | undefined => {
  if (shape.shape !== 'rectangle' || shape.centred || !cursor.sees('area? adjacent|next|touching|beside'))
    return undefined;
  return cursor.try(() => {
    cursor.take('area');
    if (!cursor.takeAny('adjacent|next to', 'touching|beside')) return undefined;
    const of = placeRef(cursor, context);
    return of && of !== 'space' ? { shape: { ...shape, beside: true }, of } : undefined;
  });
};

/** Of a line that runs straight away from whoever lays it. */
const away = { away: true } as const;

/** `directly behind the target`, `from the target, away from you`: from where a line runs straight away from you. */
export const awayFrom = (cursor: Cursor, context: Context): Ref | undefined =>
  cursor.try((): Ref | undefined => {
    const behind = cursor.takeAny(',? directly|right|straight? behind');
    if (!behind && !cursor.take(',? from|of')) return undefined;
    const of = placeRef(cursor, context);
    if (of === undefined || of === 'you') return undefined;
    return behind || cursor.takeAny(',? directly|straight? away from you', ',? going|running|leading away from you')
      ? of
      : undefined;
  });

export function areaAlone(cursor: Cursor, context: Context, clause: number): Head | undefined {
  return cursor.try(() => {
    const lineDrawn = cursor.try(() => drawnOut(cursor));
    // "Draw a straight line 4": laid, for what later sentences say of it.
    if (
      lineDrawn === undefined &&
      cursor.take('draw|lay|trace a|an? straight?') &&
      !cursor.sees('line|path|burst #') &&
      !cursor.sees('infinite|unlimited line') &&
      !cursor.sees('# x #')
    )
      return undefined;
    // "Mark a 3x3 area in range 4": laid, for what comes there later.
    if (lineDrawn === undefined) marksArea(cursor);
    if (cursor.sees('a|an|the # x # area|square? directly? in front')) cursor.take('a|an|the');
    if (cursor.sees('a|an # x # area? adjacent|next|touching|beside')) cursor.take('a|an');
    if (cursor.sees('a|an # x # area|square in|within range #')) cursor.take('a|an');
    if (cursor.sees('a plus|cross|plus-shape|plus-shaped|cross-shaped')) cursor.take('a');
    const drawn = lineDrawn ?? area(cursor) ?? endless(cursor);
    if (drawn === undefined) return undefined;
    const cross = drawn.shape === 'line' && drawn.wide === undefined ? everyWay(cursor, drawn, clause) : undefined;
    if (cross !== undefined) return cross;
    const front = ahead(cursor, context, drawn);
    if (front !== undefined) return areaHead(front, 'you', { side: 'any' }, !ignoresWalls(cursor), clause);
    const beside = besideSomebody(cursor, context, drawn);
    if (beside !== undefined) return areaHead(beside.shape, beside.of, { side: 'any' }, !ignoresWalls(cursor), clause);
    const shape = drawn;
    let of: Ref = 'you';
    const centred = shape.shape === 'rectangle' && shape.centred;
    const drawnFrom = shape.shape === 'line' || shape.shape === 'path' ? 'of|from' : 'of|around';
    const space =
      !centred && cursor.sees('of|around|on a|an|any|target')
        ? cursor.try(() => (cursor.take('of|around|on') ? spaceAlone(cursor, context, clause) : undefined))
        : undefined;
    if (space !== undefined) {
      // What else is said of the space would be lost.
      if (space.node.node !== 'space' || space.node.empty || space.node.places || space.node.apart) return undefined;
      return areaHead(
        shape,
        'you',
        { side: 'any' },
        space.node.sight && !ignoresWalls(cursor),
        clause,
        space.node.range ?? {},
      );
    }
    const behind = shape.shape === 'line' ? awayFrom(cursor, context) : undefined;
    if (behind !== undefined)
      return areaHead({ ...shape, ...away }, behind, { side: 'any' }, !ignoresWalls(cursor), clause);
    if (cursor.take(centred ? 'on' : drawnFrom)) {
      const from = placeRef(cursor, context);
      if (from === undefined) return undefined;
      of = from;
    } else if (context.around !== undefined) of = context.around;
    else if (context.slot === 'marker') of = 'marker';
    const within = shape.shape === 'rectangle' || shape.shape === 'burst' || shape.shape === 'plus';
    const far =
      within && of === 'you'
        ? (cursor.try(() =>
            cursor.take('in|within|at|touching|overlapping')
              ? rangeBehind(cursor, cursor.before?.text ?? '')
              : undefined,
          ) ?? (shape.shape === 'burst' ? undefined : inView(cursor)))
        : undefined;
    if (far !== undefined) return areaHead(shape, 'you', { side: 'any' }, !ignoresWalls(cursor), clause, far);
    const blind = ignoresWalls(cursor);
    return areaHead(shape, of, { side: 'any' }, !blind, clause);
  });
}
areaAlone.begins = beginning(
  'draw|trace|lay|project|fire|shoot|mark|choose|target|select|centered|centred|center|#|burst|piercing|line|infinite|unlimited|path|a|an|the|up|plus|cross|plus-shape|plus-shaped|cross-shaped',
);

/** `First enemy in unlimited line ignoring walls`. */
export function firstInLine(cursor: Cursor, context: Context, clause: number): Head | undefined {
  return cursor.try(() => {
    if (!cursor.take('the? first')) return undefined;
    const found = noun(cursor, context);
    if (found?.area?.shape.shape !== 'line' || found.area.range || found.many === 'each') return undefined;
    // "First enemy beyond range 2 in line 5": the line says how far.
    if (found.range !== undefined) return undefined;
    const { size, wide, forward } = found.area.shape;
    const { min = 1, max = 1 } = found;
    if (wide !== undefined || min !== max) return undefined;
    const sight = !(found.blind ?? false) && !ignoresWalls(cursor);
    const then: Node[] = [];
    const range = size === undefined ? {} : { max: size };
    const ahead: Who = { ...found.who, places: [...(found.who.places ?? []), { strand: { shape: 'line', forward } }] };
    return {
      node: {
        clause,
        node: 'target',
        who: forward ? ahead : found.who,
        range,
        sight,
        ...(max > 1 && { min, max }),
        forced: 'first-in-line',
        then,
      },
      then,
    };
  });
}
firstInLine.begins = beginning('the? first');

/** `2x2`, behind a range: a square that is laid there. */
export const squareThere = (cursor: Cursor): Shape | undefined => {
  cursor.take(',');
  const shape = area(cursor);
  return shape?.shape === 'rectangle' && (cursor.done || cursor.sees(',|:')) ? shape : undefined;
};
