import type { Node, Place, Program } from '../../program.ts';
import { nextTo } from '../nouns/range.ts';

/** `in range 2 of you`, `adjacent to you`, `around your space`: the words of a clause that measure from whoever laid the piece. */
const ofYou = /\b(?:of|from|around|to|near) you(?:rs?|rself)?\b/i;

const beside = /\b(?:adjacent|next to)\b/i;

/** What is of a card of its own, lasts on somebody, or is done from elsewhere or with another piece: not from here. */
const isElsewhere: ReadonlySet<Node['node']> = new Set<Node['node']>([
  'lasting',
  'use-ability',
  'from-place',
  'each-piece',
]);

/**
 * `When an enemy enters, destroy all Mines in range 2`, `place a Mine in range 2`, `if 2 or more enemies are in range 2`, in a piece's own text: from
 * where it lies, and not from whoever laid it, unless the words of that clause say "of you". What it lets somebody use is measured from whoever does.
 * A piece is not adjacent to itself: "remove all Mines adjacent to this", in the text of a Mine. `saidIn` is what a clause says, `own` the piece.
 */
export function fromWhereItLies(program: Program, own: string, saidIn: (clause: number) => string): Program {
  const placed = (value: unknown, key: string, said: string): unknown => {
    if (Array.isArray(value)) return value.map((one: unknown) => placed(one, key, said));
    if (typeof value !== 'object' || value === null) return value;
    const here = 'clause' in value && typeof value.clause === 'number' ? saidIn(value.clause) : said;
    if ('program' in value || ('node' in value && isElsewhere.has(value.node as Node['node']))) return value;
    const parts = Object.entries(value).map(([name, part]: [string, unknown]) => [name, placed(part, name, here)]);
    const made = Object.fromEntries(parts) as Part;
    if (!ofYou.test(here)) Object.assign(made, source(made, key));
    if (beside.test(here) && (made.marker === own || made.on === own || made.card === own))
      Object.assign(made, but(made));
    return made;
  };
  return { ...program, rules: placed(program.rules, 'rules', '') as Program['rules'] };
}

/** What a part of a program may say of where it is. */
type Part = Partial<Pick<Extract<Node, { node: 'space' }>, 'range' | 'from' | 'on' | 'places'>> & {
  readonly node?: Node['node'];
  readonly of?: unknown;
  readonly marker?: string;
  readonly card?: string;
};

/** The piece, where so far a part says from nowhere that it is measured. */
function source({ node, range, of, from }: Part, key: string): { from?: 'marker'; of?: 'marker' } {
  if (node === 'area' && of === 'you') return { of: 'marker' };
  if (range?.max === undefined || range.max === 0) return {};
  if (node === 'space') return from === undefined ? { from: 'marker' } : {};
  const isPlace = key === 'places' || key === 'place' || key === 'any';
  return isPlace && of === undefined ? { of: 'marker' } : {};
}

/** But for the space of the piece itself. */
const but = ({ node, range, from, places }: Part): Part => ({
  ...(node === 'space' && range?.max === 1 && from === 'marker' && { range: nextTo }),
  ...(places && { places: places.map(butItself) }),
});

const butItself = (place: Place): Place =>
  place.of === 'marker' && place.range?.max === 1 ? { ...place, range: nextTo } : place;
