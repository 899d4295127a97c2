import type { Board, Card, Deck, Faces, Piece } from '../../exporters/face/card.ts';
import { faceMakers } from '../../exporters/face/systems.ts';
import type { Entity, GameSet } from '../../rules/game-set.ts';
import type { Problem } from '../../schemas/problem.ts';
import { kinds } from '../../schemas/teamfight/kinds.ts';
import type { SetWithPictures } from './opened-from.ts';
import type { Screen } from './screens.ts';

/** One face on the stage, in the words that every kind of face shares. */
export interface Face {
  /** Unique among all faces. */
  readonly key: string;
  readonly name: string;
  readonly text: string;
  /** What it is, as a person says it: "Hero card", "Token". */
  readonly sort: string;
  readonly shape: 'card' | 'round' | 'flat';
  readonly copies?: number;
  readonly list: Card['front'];
  readonly back?: Card['front'];
  /** Where its facts stand: a file of the set, and a JSON pointer to what holds them. Unknown of what only shows a set. */
  readonly source?: Card['source'];
  /** Which part of front and back shows which field. */
  readonly zones?: Card['zones'];
  readonly backZones?: Card['zones'];
  /** Size of its body text in points. */
  readonly textPt?: number;
  /** By how many mm its text is too tall. */
  readonly over?: number;
}

/** One line of a list: something of the set that has faces and a file. */
export interface Item {
  readonly ref: string;
  readonly screen: Screen;
  readonly name: string;
  readonly group: string;
  readonly status?: string;
  readonly entity?: Entity;
  readonly faces: readonly Face[];
  readonly problems: readonly Problem[];
}

/** All of an opened set as the window shows it. */
export interface Catalogue {
  readonly set?: GameSet;
  readonly items: readonly Item[];
  readonly problems: readonly Problem[];
}

const cardSorts: Readonly<Record<Card['kind'], string>> = {
  hero: 'Hero card',
  ability: 'Ability card',
  summon: 'Summon card',
  rules: 'Rules card',
  hint: 'Hint card',
};

const pieceGroups: Readonly<Record<string, string>> = {
  condition: 'Conditions',
  token: 'Tokens',
  marker: 'Markers',
  counter: 'Counters',
  terrain: 'Terrain',
};

/** Lays out the faces of an opened set and sorts everything into the lists of the window. Pure. */
export function catalogue({ set, problems: found, sizes }: SetWithPictures): Catalogue {
  if (!set) return { items: [], problems: found };
  const faces = faceMakers[set.manifest.system](set, sizes);
  const problems = [...found, ...faces.problems];
  const own = itemsOf(set, faces).map((item) => ({
    ...item,
    problems: problems.filter((problem) => problem.file === item.entity?.file),
  }));
  const shared = set.uses.flatMap((used) => {
    const words = itemsOf(used, faceMakers[used.manifest.system](used, sizes)).filter(
      ({ screen }) => screen === 'words',
    );
    return words.map((word) => ({ ...word, group: `${word.group} of ${used.manifest.name}` }));
  });
  return { set, problems, items: [...own, ...shared] };
}

function itemsOf(set: GameSet, faces: Faces): Item[] {
  const entityOf = new Map(set.entities.map((entity) => [entity.ref, entity]));
  const bases = [
    ...faces.decks.flatMap((deck) => deckItems(deck, entityOf)),
    ...faces.boards.map(boardItem),
    ...byKind(faces.pieces.filter(({ kind }) => kind !== 'standee').map((piece) => pieceItem(piece, entityOf))),
  ];
  return bases.map((base) => {
    const entity = entityOf.get(base.ref);
    return { ...base, entity, status: entity?.data.status, problems: [] };
  });
}

type Base = Pick<Item, 'ref' | 'screen' | 'name' | 'group' | 'faces'>;

/** A hero's deck is one item; the set's rules cards and hints are words, one item a card. */
function deckItems(deck: Deck, entityOf: ReadonlyMap<string, Entity>): Base[] {
  if (entityOf.get(deck.ref)?.kind === 'hero') {
    const heroFaces = deck.cards.map((card, index) => cardFace(card, `${deck.ref}#${index}`));
    return [{ ref: deck.ref, screen: 'heroes', name: deck.name, group: 'Heroes', faces: heroFaces }];
  }
  return deck.cards.map((card) => ({
    ref: card.ref,
    screen: 'words',
    name: card.name,
    group: card.kind === 'rules' ? 'Rules' : 'Hints',
    faces: [cardFace(card, card.ref)],
  }));
}

function cardFace(card: Card, key: string): Face {
  const { name, text, copies, front, back, source, zones, backZones, textPt, over } = card;
  const places = { source, zones, backZones };
  return {
    key,
    name,
    text,
    sort: cardSorts[card.kind],
    shape: 'card',
    copies,
    list: front,
    back,
    textPt,
    over,
    ...places,
  };
}

function boardItem({ ref, name, text, list }: Board): Base {
  const face: Face = { key: ref, name, text, sort: 'Map', shape: 'flat', list };
  return { ref, screen: 'maps', name, group: 'Maps', faces: [face] };
}

function pieceItem(piece: Piece, entityOf: ReadonlyMap<string, Entity>): Base {
  const entity = entityOf.get(piece.ref);
  const kind = entity?.kind;
  const source = entity && { file: entity.file, pointer: '' };
  const group = (kind && pieceGroups[kind]) ?? (piece.kind === 'token' ? 'Tokens' : 'Markers');
  const shape = piece.kind === 'token' ? 'round' : 'flat';
  const { name, text, front, back } = piece;
  const face: Face = {
    key: piece.ref,
    name,
    text,
    sort: group.replace(/s$/, ''),
    shape,
    list: front,
    back,
    source,
    zones: piece.zones,
  };
  return { ref: piece.ref, screen: 'words', name, group, faces: [face] };
}

/** In the order in which the schemas list the kinds. */
function byKind(items: readonly Base[]): Base[] {
  const order = kinds.map(({ kind }) => pieceGroups[kind]);
  return [...items].sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
}
