import { counted } from '../../../schemas/words.ts';
import { differences } from '../paint/differences.ts';
import type { Painting } from '../paint/painting.ts';
import { fitsBoard } from '../paint/symmetry.ts';
import type { Finding } from './finding.ts';

/** The ways to lay one side on the other, by what people call them. */
const ways = [
  ['half-turn', 'a half turn'],
  ['left-right', 'a mirror from left to right'],
  ['top-bottom', 'a mirror from top to bottom'],
  ['diagonal', 'a mirror over the diagonal from the top left'],
  ['other-diagonal', 'a mirror over the diagonal from the top right'],
  ['quarter-turn', 'a quarter turn'],
] as const;

/** A board of which more than this part differs was not meant to be symmetric. */
const mostlyDifferent = 0.25;

/** Where one side is not what the other is, by the mirror or turn that comes closest. */
export function sideFindings(painting: Painting): Finding[] {
  const measured = ways
    .filter(([symmetry]) => fitsBoard(painting, symmetry))
    .map(([symmetry, words]) => ({ words, ...differences(painting, symmetry) }));
  const apart = ({ cells, edges }: (typeof measured)[number]): number => cells.length + edges.length;
  const { words, cells, edges } = measured.reduce((best, one) => (apart(one) < apart(best) ? one : best));
  if (cells.length + edges.length === 0) return [];
  const what = [
    ...(cells.length > 0 ? [counted(cells.length, 'cell')] : []),
    ...(edges.length > 0 ? [counted(edges.length, 'edge')] : []),
  ].join(' and ');
  const little = cells.length + edges.length <= painting.columns * painting.rows * mostlyDifferent;
  const message = little
    ? `By ${words} both sides are the same but for ${what}.`
    : `No mirror or turn lays one side on the other; ${words} comes closest, with ${what} that differ.`;
  return [{ severity: 'note', code: 'sides/differ', message, cells, edges }];
}
