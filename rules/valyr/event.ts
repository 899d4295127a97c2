import type { Seat } from '../kernel/rules.ts';
import type { Stat } from './program.ts';

/** Something that happened; by hand if it says so. */
export type Event = Happened & { readonly hand?: true };

/** Units are numbers; `ability` is a number of the unit's own. */
type Happened =
  | { readonly event: 'rolled'; readonly sides: number; readonly value: number; readonly label: string }
  | { readonly event: 'priority'; readonly seat: Seat }
  | { readonly event: 'placed'; readonly unit: number; readonly x: number; readonly y: number }
  | { readonly event: 'left-out'; readonly unit: number }
  | { readonly event: 'round'; readonly round: number; readonly priority: Seat }
  | { readonly event: 'turn'; readonly unit: number; readonly energy: number }
  | { readonly event: 'skipped'; readonly seat: Seat }
  | {
      readonly event: 'moved';
      readonly unit: number;
      readonly x: number;
      readonly y: number;
      readonly distance: number;
    }
  | { readonly event: 'fell'; readonly unit: number }
  | { readonly event: 'stood'; readonly unit: number }
  /** By hand: whether a unit has had its turn in the round, or how much energy is left in the turn under way. */
  | { readonly event: 'turned'; readonly unit: number; readonly exhausted: boolean }
  | { readonly event: 'energy'; readonly unit: number; readonly energy: number }
  /** An attack begins: its dice and what each shows at most to be on target. */
  | {
      readonly event: 'attacked';
      readonly unit: number;
      readonly target: number;
      readonly distance: number;
      readonly dice: number;
      readonly atMost: number;
      /** Others of its swarm that attack with it. */
      readonly with?: readonly number[];
    }
  | { readonly event: 'used'; readonly unit: number; readonly ability: number; readonly targets: readonly number[] }
  /** A template stays on the table. */
  | {
      readonly event: 'marked';
      readonly unit: number;
      readonly ability: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly event: 'rerolled'; readonly unit: number; readonly ability: number; readonly dice: number }
  /** What came of an attack. */
  | { readonly event: 'struck'; readonly target: number; readonly onTarget: number; readonly dodged: number }
  | { readonly event: 'damaged'; readonly unit: number; readonly amount: number; readonly damage: number }
  | { readonly event: 'healed'; readonly unit: number; readonly amount: number; readonly damage: number }
  | { readonly event: 'changed'; readonly unit: number; readonly stat: Stat; readonly amount: number }
  | {
      readonly event: 'pushed';
      readonly unit: number;
      readonly x: number;
      readonly y: number;
      readonly distance: number;
    }
  | { readonly event: 'spawned'; readonly unit: number; readonly x: number; readonly y: number }
  | { readonly event: 'defeated'; readonly unit: number }
  | { readonly event: 'conceded'; readonly seat: Seat }
  | { readonly event: 'over'; readonly reason: 'last' | 'rounds' | 'nobody' };
