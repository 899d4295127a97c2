import { xOf, yOf } from '../../spaces.ts';
import type { Glance } from './glance.ts';
import type { MapView } from './map-view.ts';
import type { MapObstacle } from './obstacles.ts';

/** Obstacles that a sentence names; of more it says how many. */
const mostNamed = 3;

/** A space as it is told: "A (3,4)". */
export const spaceName = ({ board }: MapView, letter: string, space: number): string =>
  `${letter} (${xOf(board, space)},${yOf(board, space)})`;

/**
 * How one space is seen from another, in one sentence.
 *
 * @param viewer,seen what both are called
 */
export function tellGlance(glance: Glance, viewer: string, seen: string): string {
  const { shadow, def, cover, by } = glance;
  const why = by.length > 0 ? ` of ${listed(by.map(({ obstacle }) => obstacleName(obstacle)))}` : '';
  if (shadow === 3) return `${viewer} does not see ${seen}: in full shadow${why}.`;
  if (def === 0) return `${viewer} sees ${seen} clear.`;
  const reasons = [...(shadow > 0 ? [`half in shadow${why}`] : []), ...(cover === 'none' ? [] : [covers[cover]])];
  return `${viewer} sees ${seen} at +${def} def: ${reasons.join(', and ')}.`;
}

const covers = { line: 'behind cover', height: 'below a height step' } as const;

/** How far two spaces are apart, with what of it is not as it looks. */
export function tellRange({ range, stepBetween }: Glance): string {
  const said = range === 0 ? 'Both are the same cell.' : `They are at range ${range}.`;
  return stepBetween ? `${said} Attacks of range 1 do not cross the height step between them.` : said;
}

/** "the wall 6,2 to 6,5" by the corners of the grid; terrain and markers by their spaces: "Rock 3,2 to 5,4". */
function obstacleName({ sort, name, box: { x1, y1, x2, y2 } }: MapObstacle): string {
  if (sort === 'wall') return `the wall ${x1},${y1} to ${x2},${y2}`;
  if (sort === 'height') return `the height step ${x1},${y1} to ${x2},${y2}`;
  const single = x2 - x1 === 1 && y2 - y1 === 1;
  return single ? `${name} ${x1},${y1}` : `${name} ${x1},${y1} to ${x2 - 1},${y2 - 1}`;
}

function listed(names: readonly string[]): string {
  const named = names.slice(0, mostNamed);
  const rest = names.length - named.length;
  const all = rest > 0 ? [...named, `${rest} more`] : named;
  const last = all.at(-1) ?? '';
  return all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${last}` : last;
}
