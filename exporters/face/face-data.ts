import type { Art } from '../../schemas/types.generated.ts';
import type { CostChip } from './teamfight/cost-strip.ts';

/** A stretch of a card's text. */
export interface Passage {
  /** `lead` is set in italics, `passive` begins with its name, `ability` has its name and cost on a line above, `values` its name and large figures, `scale` its name and a scale. */
  readonly kind: 'lead' | 'passive' | 'ability' | 'values' | 'scale' | 'text';
  readonly name?: string;
  readonly costs?: readonly CostChip[];
  readonly scale?: Scale;
  readonly text: string;
  /** Whether no word of it is a sign of a notation. */
  readonly unsigned?: boolean;
  /** JSON pointer to the text's field; that of its name is `namePointer`. */
  readonly pointer?: string;
  readonly namePointer?: string;
}

/** A number with what it is called. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  readonly pointer: string;
  /** Stands before its name. */
  readonly icon?: string;
}

/** A stretch that is measured, in parts: what stands at each border, and between two of them. */
export interface Scale {
  readonly borders: readonly string[];
  readonly spans: readonly string[];
}

/** The facts of one card that a template places. */
export interface FaceData {
  readonly ref: string;
  /** Where the facts stand: a file of the set, and a JSON pointer to what holds name, picture and figures. */
  readonly source: { readonly file: string; readonly pointer: string };
  readonly name: string;
  /** The hero a card belongs to. */
  readonly owner?: string;
  /** The owner's file. */
  readonly ownerFile?: string;
  /** What kind of card it is, in a word. */
  readonly label?: string;
  readonly setName: string;
  /** Id and version of the set. */
  readonly stamp: string;
  readonly health?: number;
  readonly speed?: number;
  /** Points of an attack. */
  readonly strength?: number;
  /** Icon in the place of points, where a card has none. */
  readonly sign?: string;
  readonly complexity?: number;
  /** Numbers on plates, as many as the template has. */
  readonly figures?: readonly Figure[];
  readonly costs: readonly CostChip[];
  readonly passages: readonly Passage[];
  /** Printed above the passages where it costs the deck no size of print. */
  readonly lead?: readonly Passage[];
  readonly art?: Art;
  /** JSON pointer to the picture, where it is not `art` beside the name; and to what the label is made of, where that is a field of the card. */
  readonly artPointer?: string;
  readonly labelPointer?: string;
  /** Id of the set whose folder holds the picture file. */
  readonly artSet: string;
  /** What the variation of a composed picture follows from. */
  readonly seed: string;
}
