import { counted } from '../../../schemas/words.ts';
import { marked, noCells, type Painting } from '../paint/painting.ts';
import { cellText, type Finding, type Layer } from './finding.ts';

/** Cells that hold two of what a cell holds one of. */
export function overlapFindings(painting: Painting): Finding[] {
  const { terrain, deploy, hazards, controlPoints } = painting;
  const layers = [
    ['terrain', 'kinds of terrain', terrain],
    ['deploy', 'zones', [{ cells: deploy.red }, { cells: deploy.blue }]],
    ['hazards', 'hazards', hazards],
    ['controlPoints', 'control points', controlPoints],
  ] as const;
  return layers.flatMap(([layer, what, areas]): Finding[] => {
    const cells = twice(painting, areas);
    if (cells.length === 0) return [];
    const where = cells.length === 1 ? `The cell ${cellText(painting, cells[0]!)} lies` : manyCells(painting, cells);
    const message = `${where} in two ${what}; paint there again the one that you mean.`;
    return [{ severity: 'warning', code: 'cells/twice', message, cells, edges: [], twice: layer }];
  });
}

const manyCells = (painting: Painting, cells: readonly number[]): string =>
  `${counted(cells.length, 'cell')} such as ${cellText(painting, cells[0]!)} lie`;

/**
 * The painting with one of what these cells hold two of: the one that is written last and lies on top. A cell of both zones is in none
 * then, so that no side is favoured.
 */
export function withoutTwice(painting: Painting, layer: Layer, cells: readonly number[]): Painting {
  if (layer === 'deploy') {
    const { red, blue } = painting.deploy;
    return { ...painting, deploy: { red: without(red, cells), blue: without(blue, cells) } };
  }
  const areas: readonly { readonly cells: Uint8Array }[] = painting[layer];
  const thinned = areas.map((area, index) => {
    const above = areas.slice(index + 1);
    return {
      ...area,
      cells: without(
        area.cells,
        cells.filter((cell) => above.some((other) => other.cells[cell])),
      ),
    };
  });
  return { ...painting, [layer]: thinned };
}

function without(marks: Uint8Array, cells: readonly number[]): Uint8Array {
  const left = marks.slice();
  for (const cell of cells) left[cell] = 0;
  return left;
}

function twice(painting: Painting, areas: readonly { readonly cells: Uint8Array }[]): number[] {
  const once = noCells(painting);
  const again = noCells(painting);
  for (const { cells } of areas) {
    for (const cell of marked(cells)) {
      if (once[cell]) again[cell] = 1;
      once[cell] = 1;
    }
  }
  return marked(again);
}
