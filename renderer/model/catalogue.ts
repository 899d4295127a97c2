import type { Board, Card, Deck, Faces, Piece } from '../../exporters/face/card.ts';
import { faceMakers } from '../../exporters/face/systems.ts';
import type { Entity, GameSet } from '../../rules/game-set.ts';
import { Memory } from '../../rules/kernel/memory.ts';
import type { Problem } from '../../schemas/problem.ts';
import { kinds } from '../../schemas/teamfight/kinds.ts';
import { withFirst } from './in-waves.ts';
import { leftOutLine, withLeftOut } from './left-out.ts';
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

/** One line of a list: something of the set that has a file, and faces unless an error keeps it from them. */
export interface Item {
  readonly ref: string;
  readonly screen: Screen;
  readonly name: string;
  readonly group: string;
  readonly status?: string;
  readonly entity?: Entity;
  /** Its file inside the set; undefined of what belongs to another set. */
  readonly file?: string;
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

/**
 * Lays out the faces of an opened set and sorts everything into the lists of the window. Pure; what has not changed is the same object.
 * @param most heroes that get faces now, the first ones; the others are lines without
 */
export function catalogue(
  { set, problems: found, sizes }: SetWithPictures,
  memory: Memory = new Memory(),
  most = Number.POSITIVE_INFINITY,
): Catalogue {
  if (!set) return { items: [], problems: found };
  const faces = faceMakers[set.manifest.system](withFirst(set, most), sizes, memory);
  const problems = memory.same('problems', [...found, ...faces.problems]);
  const ofFile = byFile(problems);
  const out = set.leftOut.flatMap((left) => {
    const made = () => leftOutLine(set.id, left);
    return memory.once(left.file, 'left out', [set.id, left.name], made) ?? [];
  });
  const own = withLeftOut<Item>(itemsOf(set, faces, memory), out).map((item) => {
    const file = item.entity?.file ?? item.file;
    const its = memory.same(`problems of ${item.ref}`, ofFile.get(file ?? '') ?? []);
    return memory.once(item, 'with problems', [its], () => ({ ...item, file, problems: its }));
  });
  const shared = set.uses.flatMap((used) => {
    const { name, system } = used.manifest;
    return memory.once(used, 'words', [sizes, name], () => {
      const words = itemsOf(used, faceMakers[system](used, sizes), new Memory());
      return words
        .filter(({ screen }) => screen === 'words')
        .map((word) => ({ ...word, group: `${word.group} of ${name}` }));
    });
  });
  return { set, problems, items: memory.same('items', [...own, ...shared]) };
}

function byFile(problems: readonly Problem[]): ReadonlyMap<string, readonly Problem[]> {
  const found = new Map<string, Problem[]>();
  for (const problem of problems) {
    const list = found.get(problem.file);
    if (list) list.push(problem);
    else found.set(problem.file, [problem]);
  }
  return found;
}

function itemsOf(set: GameSet, faces: Faces, memory: Memory): Item[] {
  const entityOf = new Map(set.entities.map((entity) => [entity.ref, entity]));
  /** Made of a deck, piece or board, which is another object when anything on it changed. */
  const item = (of: object, ref: string, base: () => Base): Item => {
    const entity = entityOf.get(ref);
    return memory.once(of, 'item', [entity], () => ({ ...base(), entity, status: entity?.data.status, problems: [] }));
  };
  const figures = faces.pieces.filter(({ kind }) => kind !== 'standee');
  const isHero = ({ ref }: Pick<Entity, 'ref'>): boolean => entityOf.get(ref)?.kind === 'hero';
  const laidOut = new Set(faces.decks.map(({ ref }) => ref));
  return [
    ...faces.decks.filter(isHero).map((deck) => item(deck, deck.ref, () => heroItem(deck, memory))),
    ...set.entities
      .filter((entity) => entity.kind === 'hero' && !laidOut.has(entity.ref))
      .map((entity) => memory.once(entity, 'waiting', [], () => waiting(entity))),
    ...faces.decks
      .filter((deck) => !isHero(deck))
      .flatMap((deck) => deck.cards.map((card) => item(card, card.ref, () => cardItem(card)))),
    ...faces.boards.map((board) => item(board, board.ref, () => boardItem(board, entityOf))),
    ...byKind(figures.map((piece) => item(piece, piece.ref, () => pieceItem(piece, entityOf)))),
  ];
}

type Base = Pick<Item, 'ref' | 'screen' | 'name' | 'group' | 'faces'>;

/** The line of a hero whose faces come later. Pure. */
const waiting = (entity: Entity): Item => ({
  ref: entity.ref,
  screen: 'heroes',
  name: entity.data.name,
  group: 'Heroes',
  status: entity.data.status,
  entity,
  faces: [],
  problems: [],
});

/** A hero's deck is one item. */
function heroItem(deck: Deck, memory: Memory): Base {
  const heroFaces = deck.cards.map((card, index) => {
    const key = `${deck.ref}#${index}`;
    return memory.once(card, 'face', [key], () => cardFace(card, key));
  });
  return { ref: deck.ref, screen: 'heroes', name: deck.name, group: 'Heroes', faces: heroFaces };
}

/** The set's rules cards and hints are words, one item a card. */
function cardItem(card: Card): Base {
  const group = card.kind === 'rules' ? 'Rules' : 'Hints';
  return { ref: card.ref, screen: 'words', name: card.name, group, faces: [cardFace(card, card.ref)] };
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

function boardItem({ ref, name, text, list }: Board, entityOf: ReadonlyMap<string, Entity>): Base {
  const entity = entityOf.get(ref);
  const source = entity && { file: entity.file, pointer: '' };
  const face: Face = { key: ref, name, text, sort: 'Map', shape: 'flat', list, source };
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
function byKind(items: readonly Item[]): Item[] {
  const order = kinds.map(({ kind }) => pieceGroups[kind]);
  return [...items].sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
}
