import { create } from 'zustand';
import type { Spot } from '../match/hammerspace/moment.ts';
import { useMatch } from './match.ts';

/** How a row is laid anew: places of the cards that are kept in their new order, and those that shall lie face down. */
export interface Draft {
  readonly order: readonly number[];
  readonly hidden: ReadonlySet<number>;
}

/** A card that is looked at: a design of the scenery, or one that nobody shows. */
export type Looked = number | 'covered';

/** What a person has in the hand at the table of a card brawl: of this window, not of the match. */
interface Picking {
  /** What of a choice was clicked so far. */
  readonly picked: readonly Spot[];
  readonly looked?: Looked | undefined;
  /** The row as it is being laid. */
  readonly draft?: Draft | undefined;
}

export const usePicking = create<Picking>(() => ({ picked: [] }));

/** What was clicked for one decision is not meant for the next. */
useMatch.subscribe(({ choices, scenery }, before) => {
  if (choices !== before.choices) usePicking.setState({ picked: [], draft: undefined });
  if (scenery !== before.scenery) usePicking.setState({ looked: undefined });
});

export const look = (looked: Looked | undefined): void => usePicking.setState({ looked });
