import { parseCells } from '../../rules/map-grid.ts';
import type { Fallen } from '../../rules/teamfight/paint/transform.ts';
import { counted } from '../../schemas/words.ts';

/** What may fall off a map that becomes smaller: one of it, and several. */
const fallenNames: Readonly<Record<keyof Fallen, readonly [one: string, several: string]>> = {
  walls: ['edge of wall', 'edges of wall'],
  cover: ['edge of cover', 'edges of cover'],
  heights: ['edge of a height step', 'edges of height steps'],
  terrain: ['cell of terrain', 'cells of terrain'],
  deploy: ['cell of a deploy zone', 'cells of deploy zones'],
  hazards: ['cell of a hazard', 'cells of hazards'],
  controlPoints: ['cell of a control point', 'cells of control points'],
  markers: ['marker', 'markers'],
};

const rowNames = ['top', 'middle', 'bottom'];
const columnNames = ['left', 'middle', 'right'];

/** The texts of what of a map stands in the inspector. */
export const mapParts = {
  size: 'Size',
  columns: 'Columns',
  rows: 'Rows',
  stays: 'The part of the map that stays where it is',
  /** @param right,down shares of the change that come before it: 0, a half or 1 */
  part: (right: number, down: number) =>
    `Keep the ${rowNames[down * 2]} ${columnNames[right * 2]}`.replace('middle middle', 'middle'),
  resize: (columns: number, rows: number) => `Resize to ${columns} × ${rows}`,
  resized: (map: string) => `Resize ${map}`,
  fell: (fallen: Fallen) => {
    const said = (Object.keys(fallenNames) as (keyof Fallen)[]).flatMap((key) => {
      const count = fallen[key];
      return count > 0 ? [`${count} ${fallenNames[key][count === 1 ? 0 : 1]}`] : [];
    });
    return said.length === 0
      ? 'Nothing fell off the map.'
      : `Fell off the map: ${said.join(', ')}. Ctrl+Z brings it back.`;
  },
  hazards: 'Hazards',
  controlPoints: 'Control points',
  hints: 'Hints as they print',
  openHint: (name: string) => `Open ${name}`,
  none: {
    hazards: 'None yet. Paint one with the tool Hazard (Z).',
    controlPoints: 'None yet. Paint one with the tool Control point (O).',
  },
  cells: (list: readonly string[]) => counted(parseCells(list).length, 'cell'),
} as const;
