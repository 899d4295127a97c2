import { create } from 'zustand';
import type { Spot } from '../../rules/valyr/game.ts';
import { useMatch } from './match.ts';

/** What a person has in the hand over a measured table: of this window, not of the match. */
interface Pointing {
  /** Where the pointer or the keyboard is, in thousandths of an inch. */
  readonly over?: Spot | undefined;
  /** The ability that is being aimed, by its number. */
  readonly aim?: number | undefined;
  /** Whether the pointer measures, and what it has measured. */
  readonly measuring: boolean;
  readonly ruler?: { readonly from: Spot; readonly to: Spot } | undefined;
  /** Whether the places are darkened that a unit does not see. */
  readonly shadows: boolean;
  /** Whether a unit attacks without the others of its swarm. */
  readonly alone: boolean;
}

export const usePointing = create<Pointing>(() => ({ measuring: false, shadows: false, alone: false }));

/** What was meant for one decision is not meant for the next. */
useMatch.subscribe(({ choices, scenery, at }, before) => {
  if (choices !== before.choices || at !== before.at) usePointing.setState({ aim: undefined });
  if (scenery !== before.scenery)
    usePointing.setState({ over: undefined, ruler: undefined, measuring: false, alone: false });
});

/** Darkens what the unit that is looked at, or that acts, does not see, or no longer. */
export const toggleShadows = (): void => usePointing.setState(({ shadows }) => ({ shadows: !shadows }));
