/** What a seat can do. Coordinates are whole thousandths of an inch; units and abilities are numbers. */
export type Action =
  /** Sets the next unit up within the distance of the starting location (V-005). */
  | { readonly do: 'place'; readonly x: number; readonly y: number }
  /** Leaves a unit out for which there is no room. */
  | { readonly do: 'leave-out' }
  /** Begins the turn of a unit that is not exhausted (V-010), or goes over to another of the swarm. */
  | { readonly do: 'activate'; readonly unit: number }
  | { readonly do: 'move'; readonly x: number; readonly y: number }
  /** With `with` just these of its swarm attack with it; with all that can if left out. */
  | { readonly do: 'attack'; readonly target: number; readonly with?: readonly number[] }
  /** Uses an ability: on a unit where it needs one, in a direction where it lays a template from the base, at a place where it lays one there. */
  | {
      readonly do: 'use';
      readonly ability: number;
      readonly target?: number;
      readonly dx?: number;
      readonly dy?: number;
      readonly x?: number;
      readonly y?: number;
    }
  | { readonly do: 'stand' }
  /** Rolls dice of the attack again, named by their places; none keeps them all. */
  | { readonly do: 'reroll'; readonly dice: readonly number[] }
  /** Ends the turn; after a turn in which another may join, says that nobody does. */
  | { readonly do: 'end' }
  | { readonly do: 'concede' };
