import { create } from 'zustand';
import { useMatch } from './match.ts';

/** What a person has in the hand while a match is looked at: of this window, not of the match. */
interface Hand {
  /** Card of the hero that is deployed next. */
  readonly card?: number | undefined;
  /** Card of the hero that a person wants to see before choosing one. */
  readonly looked?: number | undefined;
  /** The space that the pointer or the keyboard is over. */
  readonly over?: number | undefined;
  /** The choice of the list that the pointer or the keyboard is over. */
  readonly choice?: number | undefined;
  /** Whether the match is being changed by hand. */
  readonly changing: boolean;
  readonly unit?: number | undefined;
  /** The next space that is clicked is where the unit shall stand. */
  readonly moving: boolean;
  /** Clauses by hand that were done or left: by line and moment. */
  readonly settled: ReadonlySet<string>;
  readonly skipsAll: boolean;
  /** Whether the log tells details. */
  readonly details: boolean;
}

export const useHand = create<Hand>(() => ({
  changing: false,
  moving: false,
  settled: new Set(),
  skipsAll: false,
  details: false,
}));

/** What was meant for one decision is not meant for the next. */
useMatch.subscribe(({ choices, scenery }, before) => {
  if (choices !== before.choices) useHand.setState({ over: undefined, choice: undefined });
  if (scenery !== before.scenery)
    useHand.setState({
      changing: false,
      unit: undefined,
      moving: false,
      card: undefined,
      looked: undefined,
      settled: new Set(),
      skipsAll: false,
    });
});
