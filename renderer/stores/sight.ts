import { create } from 'zustand';
import type { Spot } from '../model/spot.ts';

/** What can be laid on a map, by the words of all systems. */
export type AreaShape = 'area' | 'aura' | 'burst' | 'line' | 'path' | 'rectangle' | 'splash';

/** Numbers of an area, in cells. */
export type AreaNumber = 'size' | 'range' | 'columns' | 'rows';

/** An area as a person asks for it; which numbers it has is of its system. */
export interface AskedArea extends Readonly<Partial<Record<AreaNumber, number>>> {
  readonly shape: AreaShape;
  readonly centred?: boolean;
}

/** How the rules are asked what they see on the map: of this window, not of the set. */
interface Sight {
  /** Cells that stay: the one looked from, and another. */
  readonly pins: readonly Spot[];
  /** Whether cells show how far they are. */
  readonly figures: boolean;
  readonly reach: boolean;
  /** An area that is laid from the cell. */
  readonly area?: AskedArea | undefined;
}

const none = { pins: [] } as const;

export const useSight = create<Sight>(() => ({ ...none, figures: false, reach: true }));

/** Pins a cell: the first is looked from, the next is looked at. A pinned one is let go. */
export function pin({ x, y }: Spot): void {
  useSight.setState(({ pins }) => {
    const rest = pins.filter((one) => one.x !== x || one.y !== y);
    if (rest.length < pins.length) return { pins: rest };
    return { pins: [...pins.slice(0, 1), { x, y }] };
  });
}

export const unpin = (): void => useSight.setState(none);

/** Looks back. */
export const swapPins = (): void => useSight.setState(({ pins }) => ({ pins: [...pins].reverse() }));
