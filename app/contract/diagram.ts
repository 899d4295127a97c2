import type { Drawn } from '../../exporters/face/board/map-marks.ts';

/** A map, or a part of it, with what the rules see or reach on it: for a rulebook. Cells are written as in map files, such as `3,5`. */
export interface DiagramChoices {
  /** Id of the map. */
  readonly map: string;
  /** The cell looked from, walked from, or from which an area is laid; the map alone is shown if left out. */
  readonly from?: string | undefined;
  /** Another cell: the line to it is drawn, or the area is laid over it. */
  readonly to?: string | undefined;
  /** What is drawn from the cell; sight if left out. */
  readonly draw?: Drawn | undefined;
  /** The first and the last cell of the part that is shown; all of the map if left out. */
  readonly part?: readonly [string, string] | undefined;
  readonly format: 'png' | 'svg';
  /** Pixels per inch of a PNG, 36 to 1200. */
  readonly dpi: number;
}

/** What came of it. */
export interface SavedDiagram {
  readonly path: string;
  /** Its resolution where that is less than was asked for. */
  readonly smaller?: number | undefined;
}
