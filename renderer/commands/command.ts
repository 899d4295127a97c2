import type { CommandGroup } from '../../app/contract/menu.ts';

/** Something that can be done, for the palette, the list of keys and the keyboard. */
export interface Command {
  /** Lasting and unique. */
  readonly id: string;
  /** What it does now, as a button says it: "Undo: Warden, health". */
  readonly name: string;
  /** What its keys do at any time, where the name is of now. */
  readonly does?: string;
  readonly group: CommandGroup;
  /** As printed, such as `Ctrl+Shift+Z`. The first is the one that is told. */
  readonly keys?: readonly string[];
  /** Other words that it is looked for by. */
  readonly words?: string;
  /** Whether its keys are those of a place, and mean something else where somebody types or while it cannot be done. */
  readonly local?: boolean;
  /** Whether it can be done now. */
  readonly can: boolean;
  readonly run: () => void;
}
