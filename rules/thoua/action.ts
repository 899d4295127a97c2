/** One decision. Figures, abilities and spaces are numbers: places in `Game.figures`, in a figure's `abilities`, `y * columns + x`. */
export type Action =
  /** Where the figure that is to be placed starts. */
  | { readonly do: 'place'; readonly at: number }
  /** A movement action; `path` are the spaces that are entered, the last of them `to`. A shortest way if left out. */
  | { readonly do: 'move'; readonly to: number; readonly path?: readonly number[] }
  | Use
  | { readonly do: 'pass' }
  | { readonly do: 'retreat' }
  /** Which of several effects that come at once is done first, by its place in the list. */
  | { readonly do: 'first'; readonly effect: number }
  /** Where an effect moves a figure; its own space to stay. */
  | { readonly do: 'go'; readonly to: number }
  /** Where an effect makes an obstacle. */
  | { readonly do: 'build'; readonly at: number };

export interface Use {
  readonly do: 'use';
  readonly ability: number;
  /** The target, or the primary target of a splash. */
  readonly target?: number;
  /** The open space, or the top left space of an area. */
  readonly at?: number;
  /** An area that lies the other way round: its columns are rows. */
  readonly turned?: boolean;
  /** Of a line: 0 up, 1 up and right, and so on round to 7. */
  readonly direction?: number;
}
