import type { Action } from '../../../rules/hammerspace/action.ts';
import type { Arranging } from '../../match/hammerspace/moment.ts';
import { type Draft, usePicking } from '../../stores/picking.ts';
import { isDown } from './card-marks.ts';

/** A row as it lies; of more cards than a row holds the first ones are kept. Pure. */
export const draftOf = (marks: readonly number[], { kept, hidden }: Arranging): Draft => ({
  order: [...marks.keys()].slice(0, kept),
  hidden: new Set([...marks.keys()].filter((place) => isDown(marks[place] ?? 0)).slice(0, hidden)),
});

/** Moves a card of the row by one place. Pure. */
export function moved({ order, hidden }: Draft, place: number, by: 1 | -1): Draft {
  const from = order.indexOf(place);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return { order, hidden };
  const next = [...order];
  next.splice(from, 1);
  next.splice(to, 0, place);
  return { order: next, hidden };
}

/** Turns a card; where no more may lie face down, the one that was hidden first is shown. Pure. */
export function turned({ order, hidden }: Draft, place: number, most: number): Draft {
  const next = new Set(hidden);
  if (!next.delete(place)) next.add(place);
  const [first] = next;
  if (next.size > most && first !== undefined) next.delete(first);
  return { order, hidden: next };
}

/** Keeps a card or discards it. Kept ones lie in the order of their places unless they were moved. Pure. */
export function dropped({ order, hidden }: Draft, place: number): Draft {
  if (!order.includes(place)) return { order: [...order, place], hidden };
  return { order: order.filter((one) => one !== place), hidden: new Set([...hidden].filter((one) => one !== place)) };
}

/** What is decided with a draft. Pure. */
export const arrangementOf = ({ order, hidden }: Draft): Extract<Action, { do: 'arrange' }> => ({
  do: 'arrange',
  order: [...order],
  hidden: order.flatMap((place, index) => (hidden.has(place) ? [index] : [])),
});

export const setDraft = (draft: Draft | undefined): void => usePicking.setState({ draft, picked: [] });
