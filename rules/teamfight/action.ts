/**
 * One action is one decision (T-003, T-004, T-013 to T-020). Inside of a resolution it is `pick`: its value means what
 * `State.pending.ask` says.
 */
export type Action =
  /** The first player's split: card indexes of the first pool; the rest is the second. */
  | { readonly do: 'divide'; readonly pool: readonly number[] }
  | { readonly do: 'choose'; readonly pool: 0 | 1 }
  | { readonly do: 'deploy'; readonly card: number; readonly at: number }
  /** Which of the hero and its summons goes next. */
  | { readonly do: 'activate'; readonly unit: number }
  /** The basic move, or the rest of it; pays a move action, or a standard action with `double`. `path` without the start. */
  | { readonly do: 'move'; readonly to: number; readonly path?: readonly number[]; readonly double?: boolean }
  /** Use an ability of the unit whose turn it is, or an instant at the start of a turn. */
  | { readonly do: 'use'; readonly unit: number; readonly ability: number }
  | { readonly do: 'pick'; readonly value: number }
  /** The unit's turn is over. */
  | { readonly do: 'end' }
  /** Legal at every decision, by either player; never listed. */
  | { readonly do: 'concede'; readonly seat: 0 | 1 };
