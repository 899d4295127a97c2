import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapMarks } from '../../exporters/face/board/map-marks.ts';
import { diagramFace, type Part } from '../../exporters/face/diagram.ts';
import type { DisplayList } from '../../exporters/face/display-list.ts';
import { faceMakers } from '../../exporters/face/systems.ts';
import { mmPerInch, Rasteriser } from '../../exporters/png/raster.ts';
import { paintSvg } from '../../exporters/svg/paint-svg.ts';
import { fileNameOf } from '../../rules/file-names.ts';
import { type MapView, viewMap } from '../../rules/teamfight/sight/map-view.ts';
import { counted } from '../../schemas/words.ts';
import type { DiagramChoices, SavedDiagram } from '../contract/diagram.ts';
import { CannotRun } from './cannot-run.ts';
import { checkDiagramPlace } from './export-place.ts';
import { dpiOfMap } from './export-png.ts';
import { findMap } from './find-map.ts';
import { spaceOf } from './map-sight.ts';
import { openSets } from './open-sets.ts';
import { makeFolder, writeFileStaged } from './write-files.ts';

interface DiagramMade {
  /** What was drawn, counted. */
  readonly summary: string;
  /** Its resolution where that is less than was asked for. */
  readonly smaller: number | undefined;
}

/** Writes a map with what is seen or reached on it as one picture; its face is the one that prints. */
export async function saveDiagram(
  order: { readonly folder: string; readonly out: string } & DiagramChoices,
): Promise<DiagramMade> {
  await checkDiagramPlace(order.out, order.format);
  const [opened] = await openSets([order.folder]);
  const { set, pictures } = opened!;
  const map = findMap(set, order);
  const view = viewMap(set, map);
  const { boards } = faceMakers[set.manifest.system](set, pictures);
  const board = boards.find(({ ref }) => ref === map.ref);
  if (!board)
    throw new CannotRun('map/elsewhere', `${order.map} is a map of another set; save the diagram from there.`);
  const part = partOf(view, order.part);
  const list = diagramFace(board.list, view.board, marksOf(view, order), part);
  const raster = new Rasteriser(pictures);
  const dpi = dpiOfMap(list, order.dpi);
  await writeFileStaged(order.out, async (staged) => writeFile(staged, await painted(raster, list, order.format, dpi)));
  const { columns, rows } = part ?? view.board;
  return {
    summary: `1 diagram of ${counted(columns, 'column')} by ${counted(rows, 'row')}`,
    smaller: order.format === 'png' && dpi < order.dpi ? dpi : undefined,
  };
}

/** Writes it into a folder under a name of its own: a rulebook has several of one map. */
export async function saveDiagramIn(
  place: string,
  set: string,
  order: { readonly folder: string } & DiagramChoices,
): Promise<SavedDiagram> {
  await makeFolder(place);
  const stem = `${fileNameOf(set)}-${fileNameOf(order.map.replace(/^.*\//, ''))}-diagram`;
  const there = new Set(await readdir(place));
  const nameOf = (number: number) => `${stem}${number === 1 ? '' : `-${number}`}.${order.format}`;
  let number = 1;
  while (there.has(nameOf(number))) number++;
  const path = join(place, nameOf(number));
  const { smaller } = await saveDiagram({ ...order, out: path });
  return { path, smaller };
}

const painted = (
  raster: Rasteriser,
  list: DisplayList,
  format: 'png' | 'svg',
  dpi: number,
): Promise<string | Buffer> => (format === 'svg' ? paintSvg(raster, list) : raster.png(list, dpi / mmPerInch, 'trim'));

function marksOf(view: MapView, { from, to, draw }: DiagramChoices) {
  if (from !== undefined) {
    return mapMarks(view, draw ?? { what: 'sight' }, spaceOf(view, from), to === undefined ? to : spaceOf(view, to));
  }
  if (to === undefined && draw === undefined) return [];
  throw new CannotRun('diagram/from-nowhere', 'What is drawn begins in a cell; write which, such as --from 3,5.');
}

function partOf(view: MapView, part: DiagramChoices['part']): Part | undefined {
  if (!part) return undefined;
  const { columns } = view.board;
  const [one, other] = part.map((cell) => spaceOf(view, cell)) as [number, number];
  const [xs, ys] = [
    [one % columns, other % columns],
    [Math.floor(one / columns), Math.floor(other / columns)],
  ];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, columns: Math.max(...xs) - x + 1, rows: Math.max(...ys) - y + 1 };
}
