import type { QuarterTurns } from './map-turn.ts';

/** The tag on everything Setwright writes, and the tag its buttons put on what they lay out. */
export const ownTag = 'Setwright';
export const laidTag = 'SetwrightLaid';

/** What an object of Setwright is. The scripts look for these words too. */
export type Role =
  | 'set'
  | 'intro'
  | 'randomizer'
  | 'setup'
  | 'mat'
  | 'hand'
  | 'ground'
  | 'hero'
  | 'encounters'
  | 'character'
  | 'enemy'
  | 'track'
  | 'turn'
  | 'start'
  | 'battlefields'
  | 'army'
  | 'base'
  | 'map'
  | 'map-box'
  | 'deck'
  | 'card'
  | 'supply'
  | 'figure'
  | 'token'
  | 'marker'
  | 'die'
  | 'counter';

/**
 * What Setwright notes on each of its objects, as JSON in GMNotes, which the game keeps and players do not see: so a save that has been
 * played with can be read back, and the scripts find their way without names or ids that the game may change.
 */
export interface Mark {
  readonly setwright: Role;
  /** Id of the set it belongs to; left out where it belongs to all. */
  readonly set?: string;
  readonly ref?: string;
  /** Files of the pictures that its addresses show: of each sheet its faces and back, or front and back of a tile or figure. */
  readonly files?: readonly (readonly string[])[];
  /** Key of each sheet in `files`. */
  readonly sheets?: readonly number[];
  /** Width in units that a figure's base is brought to when it first appears. */
  readonly fit?: number;
  /** Width and height of a deck's cards in units. */
  readonly card?: readonly [number, number];
  /** Columns and rows of a map. */
  readonly columns?: number;
  readonly rows?: number;
  /** Quarter turns clockwise by which the buttons lay it. */
  readonly turns?: QuarterTurns;
  /** Size of a cell in units. */
  readonly cell?: number;
  /** Cell of a marker's top left corner on its map, and its side in cells. */
  readonly at?: readonly [number, number];
  readonly size?: number;
  /** What the intro setup lays out. */
  readonly intro?: IntroPlan;
  /** What the buttons of encounters lay out. */
  readonly encounters?: readonly EncounterPlan[];
  /** Whether the buttons of encounters lay it beside the map; and on what they laid, the set whose button did. */
  readonly beside?: true;
  readonly encounter?: string;
  /** Of a round piece on the track: what is added to its d12, its WIS, and 0 for the party or 1 for the enemies. */
  readonly initiative?: readonly [number, number, 0 | 1];
  /** Of a track: who goes first of equals. */
  readonly tie?: 'wis' | 'party';
  /** Starting locations of a battlefield, in inches along its edges, and within how many inches of them armies are set up. */
  readonly starts?: readonly { readonly edge: string; readonly from: number; readonly to: number }[];
  readonly reach?: number;
  /** On what the button of an army laid: the army, and the number of its starting location from 1. */
  readonly army?: string;
  readonly start?: number;
  /** What the button Setup deals to each player. */
  readonly deal?: Deal;
  /** Health points that a counter stands for. */
  readonly hp?: number;
  /** Which mat it is, and where on it things are laid, in units from its middle as its player sees it. */
  readonly mat?: 'seat' | 'middle';
  readonly places?: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  /** Ids of the sets in the save and the digest of the whole save without this digest, on what stands on the table once. */
  readonly sets?: readonly string[];
  readonly digest?: string;
}

/** What each player is dealt: how many cards and traits, and HP in counters. */
export interface Deal {
  readonly cards: number;
  readonly traits: number;
  readonly hp: number;
}

/** Heroes of the intro setup with the top left cell of their figures, in turn order. */
export interface IntroPlan {
  readonly map: string;
  readonly red: readonly IntroHero[];
  readonly blue: readonly IntroHero[];
}

export interface IntroHero {
  readonly ref: string;
  readonly at: readonly [number, number];
  readonly size: number;
}

/** A map with enemies on their cells, the cells on which the party starts, and for whom it is meant; a cell below 0 is none. */
export interface EncounterPlan {
  readonly ref: string;
  readonly name: string;
  readonly text: string;
  readonly map: string;
  readonly enemies: readonly { readonly ref: string; readonly at: readonly [number, number] }[];
  readonly start: readonly (readonly [number, number])[];
  readonly party: readonly string[];
}

/** The mark in an object's notes, if Setwright wrote it. */
export function readMark(notes: unknown): Mark | undefined {
  if (typeof notes !== 'string' || !notes.startsWith('{') || !notes.includes('"setwright"')) return undefined;
  try {
    const mark = JSON.parse(notes) as Mark;
    const files = mark.files ?? [];
    const whole = Array.isArray(files) && files.every((pair) => Array.isArray(pair));
    return typeof mark.setwright === 'string' && whole ? mark : undefined;
  } catch {
    return undefined;
  }
}

export function writeMark(mark: Mark): string {
  return JSON.stringify(mark);
}
