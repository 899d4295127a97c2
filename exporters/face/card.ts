import type { GameSet } from '../../rules/game-set.ts';
import type { Memory } from '../../rules/kernel/memory.ts';
import type { Problem } from '../../schemas/problem.ts';
import type { Template, Theme } from '../../schemas/types.generated.ts';
import type { Ink } from './board/painters.ts';
import type { DisplayList, PictureSizes } from './display-list.ts';
import type { Zone } from './zone.ts';

export type CardSize = NonNullable<Theme['cardSize']>;

/** A printed card: two faces and what tables and printers need to know of it. */
export interface Card {
  /** Lasting name, `set/entity` or `set/entity/ability`; file names and object ids derive from it. */
  readonly ref: string;
  /** What it is, and by which template it is laid out. */
  readonly kind: Exclude<Template['kind'], 'back'>;
  readonly name: string;
  /** Text of the card as plain words, for tooltips and search; no markup. */
  readonly text: string;
  readonly size: CardSize;
  readonly copies: number;
  readonly front: DisplayList;
  readonly back: DisplayList;
  /** Where its facts stand: a file of the set, and a JSON pointer to what holds its name and its copies. */
  readonly source: { readonly file: string; readonly pointer: string };
  /** Which part of the front and of the back shows which field. */
  readonly zones: readonly Zone[];
  readonly backZones: readonly Zone[];
  /** Size of its body text in points; all cards of a hero share one. */
  readonly textPt: number;
  /** By how many mm its text is too tall; 0 where it fits. */
  readonly over: number;
  /** Upper edge of its text panel, in mm. */
  readonly panelTop?: number;
}

/** Cards that belong together: a hero with its ability cards and summons, the set's rules cards, its hints. Same card size and back throughout. */
export interface Deck {
  /** `set/hero-id`; `set/_rules`, `set/_hints` or `set/_summons` for what belongs to no hero: no id begins with an underscore. */
  readonly ref: string;
  readonly name: string;
  readonly size: CardSize;
  readonly cards: readonly Card[];
}

/** A flat piece: token (round), marker (square) or standee (upright figure). The display list is as large as the piece. */
export interface Piece {
  /** `set/entity`; `set/_name` for a further piece of an entity that has one of that name already. */
  readonly ref: string;
  /** The entity whose further piece it is. */
  readonly of?: string;
  readonly kind: 'token' | 'marker' | 'standee';
  readonly name: string;
  readonly text: string;
  /** Side or diameter in mm; an inch for one cell. */
  readonly sizeMm: number;
  /** How many a game needs. */
  readonly copies: number;
  /** Whether copies are told apart by a number. */
  readonly numbered?: true;
  readonly front: DisplayList;
  readonly back: DisplayList;
  /** The round base under an upright figure, where it has one of a size of its own. */
  readonly base?: DisplayList;
  /** Path data of the line along which it is cut, in mm, where that is neither its circle nor its rectangle. */
  readonly outline?: string;
  /** Which part of the front shows which field. */
  readonly zones: readonly Zone[];
}

/** A painted map. One cell is an inch. */
export interface Board {
  readonly ref: string;
  readonly name: string;
  readonly text: string;
  readonly columns: number;
  readonly rows: number;
  /** A table without cells: columns and rows are its inches, which need not be whole. */
  readonly measured?: true;
  /** The whole map with what lies on it from the start. */
  readonly list: DisplayList;
  /** The whole map with its legend, for pictures; left out where it has none. */
  readonly sheet?: DisplayList;
  /** The legend as a strip for a page. */
  readonly legend?: DisplayList;
  /** The map alone, for tables on which those pieces are laid, moved and taken away. */
  readonly ground: DisplayList;
}

/** Everything of a set that is printed, and what went wrong while laying it out. */
export interface Faces {
  readonly decks: readonly Deck[];
  readonly pieces: readonly Piece[];
  readonly boards: readonly Board[];
  readonly problems: readonly Problem[];
}

/** One entry a system in `exporters/face/systems.ts`. Pure; with a memory, what has not changed since the last time is the same object. Only maps know of little ink. With `most`, no more cards of a hero's deck than those are laid out, where that takes long. */
export type MakeFaces = (set: GameSet, pictures: PictureSizes, memory?: Memory, ink?: Ink, most?: number) => Faces;
