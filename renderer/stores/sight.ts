import { create } from 'zustand';
import type { Shape } from '../../rules/teamfight/program.ts';
import type { Spot } from '../model/spot.ts';

/** How the rules are asked what they see on the map: of this window, not of the set. */
interface Sight {
  /** Cells that stay: the one looked from, and another. */
  readonly pins: readonly Spot[];
  /** Whether cells show how far they are. */
  readonly figures: boolean;
  readonly reach: boolean;
  /** An area that is laid from the cell. */
  readonly area?: Shape | undefined;
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
