import type { Board, Card, Deck, Faces, Piece } from '../../exporters/face/card.ts';
import { isLying, type TemplateKey } from '../../exporters/face/orientation.ts';
import { faceMakers } from '../../exporters/face/systems.ts';
import { type Entity, entitiesOf, type GameSet } from '../../rules/game-set.ts';
import { inLanguage, languagesOf, type Untranslated } from '../../rules/in-language.ts';
import { Memory } from '../../rules/kernel/memory.ts';
import type { Kind } from '../../schemas/kinds.ts';
import type { Problem } from '../../schemas/problem.ts';
import { kinds } from '../../schemas/teamfight/kinds.ts';
import { words } from '../words.ts';
import { isFirstWave, isPart, withFirst } from './in-waves.ts';
import { leftOutLine, withLeftOut } from './left-out.ts';
import type { SetWithPictures } from './opened-from.ts';
import type { Screen } from './screens.ts';
import { windowSystems } from './systems.ts';

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
  /** The template that a card is made by, and the upper edge of its text panel in mm. */
  readonly template?: Exclude<TemplateKey, 'back' | 'back-landscape'>;
  readonly panelTop?: number;
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
  /** Whether its faces are on their way. */
  readonly waits?: boolean;
  readonly problems: readonly Problem[];
}

/** All of an opened set as the window shows it. */
export interface Catalogue {
  readonly set?: GameSet;
  readonly items: readonly Item[];
  readonly problems: readonly Problem[];
  /** Whether more faces are on their way. */
  readonly waits?: boolean;
  /** Of faces in another language, the set's own texts that are not in it, then those that changed since they were translated. */
  readonly untranslated?: readonly Untranslated[];
}

const { faces: faceWords, groups, groupOf } = words.catalogue;

/** The headings of cards that belong to no hero. */
const cardGroups: Partial<Readonly<Record<Card['kind'], string>>> = {
  rules: groups['rules-card'],
  summon: groups.summon,
  'play-card': groups['play-card'],
  trait: groups.trait,
};

/** What has a piece and no card. */
const pieceKinds = ['condition', 'token', 'marker', 'counter', 'terrain'] as const satisfies readonly Kind[];

/**
 * Lays out the faces of an opened set and sorts everything into the lists of the window. Pure; what has not changed is the same object.
 * @param most heroes that get faces now, the first ones; the others are lines without
 * @param language of the faces, where it is not the one that the set is written in
 */
export function catalogue(
  { set, problems: found, sizes }: SetWithPictures,
  memory: Memory = new Memory(),
  most = Number.POSITIVE_INFINITY,
  language?: string,
): Catalogue {
  if (!set) return { items: [], problems: found };
  const other = language !== undefined && languagesOf(set).includes(language);
  const {
    set: shown,
    missing,
    changed,
  } = other ? inLanguage(set, language, memory) : { set, missing: [], changed: [] };
  const isFirst = isFirstWave(shown, most);
  const faces = faceMakers[set.manifest.system](withFirst(shown, most), sizes, memory, 'full', isFirst ? 1 : undefined);
  const problems = memory.same('problems', [...found, ...faces.problems]);
  const ofFile = byFile(problems);
  const out = set.leftOut.flatMap((left) => {
    const made = () => leftOutLine(set, left);
    return memory.once(left.file, 'left out', [set.id, left.name], made) ?? [];
  });
  const own = withLeftOut<Item>(itemsOf(set, faces, memory), out).map((item) => {
    const file = item.entity?.file ?? item.file;
    const its = memory.same(`problems of ${item.ref}`, ofFile.get(file ?? '') ?? []);
    return memory.once(item, 'with problems', [its], () => ({ ...item, file, problems: its }));
  });
  const shared = (isFirst ? [] : shown.uses).flatMap((used) => {
    const { name, system, language: of } = used.manifest;
    return memory.once(used, 'words', [sizes, name, of], () => {
      return itemsOf(used, faceMakers[system](used, sizes), new Memory())
        .filter(({ screen }) => screen === 'words')
        .map((word) => ({ ...word, group: groupOf(word.group, name) }));
    });
  });
  return {
    ...{ set, problems, items: memory.same('items', [...own, ...shared]) },
    ...(isPart(shown, most) && { waits: true }),
    ...(other && { untranslated: [...missing, ...changed].filter((one) => one.set === set.id) }),
  };
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
  const further = new Map<string, readonly Piece[]>();
  for (const piece of figures)
    if (piece.of !== undefined) further.set(piece.of, [...(further.get(piece.of) ?? []), piece]);
  const { deck: owner } = windowSystems[set.manifest.system];
  const hasDeck = ({ ref }: Pick<Entity, 'ref'>): boolean => entityOf.get(ref)?.kind === owner;
  const laidOut = new Set(faces.decks.map(({ ref }) => ref));
  return [
    ...faces.decks.filter(hasDeck).map((deck) => item(deck, deck.ref, () => deckItem(deck, owner, memory))),
    ...set.entities
      .filter((entity) => entity.kind === owner && !laidOut.has(entity.ref))
      .map((entity) => waitingIn(set, entity, memory)),
    ...faces.decks
      .filter((deck) => !hasDeck(deck))
      .flatMap((deck) =>
        deck.cards.map((card) => {
          const own = further.get(card.ref) ?? [];
          const whole = memory.same(`pieces of ${card.ref}`, [card, ...own]);
          return item(whole, card.ref, () => cardItem(card, own, entityOf));
        }),
      ),
    ...faces.boards.map((board) => item(board, board.ref, () => boardItem(board, entityOf))),
    ...byKind(
      figures
        .filter(({ of }) => of === undefined)
        .map((piece) => item(piece, piece.ref, () => pieceItem(piece, entityOf))),
    ),
  ];
}

type Base = Pick<Item, 'ref' | 'screen' | 'name' | 'group' | 'faces'>;

/** The line of a hero or of a kind whose faces come later, and of a kind that has no cards. Pure. */
function waitingIn(set: GameSet, entity: Entity, memory: Memory): Item {
  const waits = entity.kind === 'hero' || entitiesOf(set, 'card').some(({ data }) => data.kind === entity.id);
  return memory.once(entity, 'waiting', [waits], () => waiting(entity, waits));
}

const waiting = (entity: Entity, waits: boolean): Item => ({
  ref: entity.ref,
  screen: 'heroes',
  name: entity.data.name,
  group: groupFor(entity.kind),
  waits,
  status: entity.data.status,
  entity,
  faces: [],
  problems: [],
});

const groupFor = (kind: Kind): string => (kind === 'card-kind' ? groups['card-kind'] : groups.hero);

/** The deck of a hero or of a kind of card is one item. */
function deckItem(deck: Deck, owner: Kind, memory: Memory): Base {
  const heroFaces = deck.cards.map((card, index) => {
    const key = `${deck.ref}#${index}`;
    return memory.once(card, 'face', [key], () => cardFace(card, key));
  });
  return { ref: deck.ref, screen: 'heroes', name: deck.name, group: groupFor(owner), faces: heroFaces };
}

/** The headings of kinds that have cards and no deck of their own. */
const kindGroups: Partial<Readonly<Record<Kind, string>>> = groups;

/** What has a card and is no deck of its own is one item a card, with its pieces; of sets of abilities each goes under its kind. */
function cardItem(card: Card, pieces: readonly Piece[], entityOf: ReadonlyMap<string, Entity>): Base {
  const entity = entityOf.get(card.ref);
  const group = cardGroups[card.kind] ?? (entity && kindGroups[entity.kind]) ?? groups.hint;
  const faces = [cardFace(card, card.ref), ...pieces.map((piece) => pieceFace(piece, entity))];
  return { ref: card.ref, screen: 'words', name: card.name, group, faces };
}

function cardFace(card: Card, key: string): Face {
  const { name, text, copies, front, back, source, zones, backZones, textPt, over, kind, panelTop } = card;
  const places = { source, zones, backZones };
  return {
    key,
    name,
    text,
    sort: faceWords[card.kind],
    shape: 'card',
    copies,
    list: front,
    back,
    textPt,
    over,
    template: isLying(front) ? `${kind}-landscape` : kind,
    panelTop,
    ...places,
  };
}

/** A map stands among the maps, or with all else where the window has no place for maps of the system. */
function boardItem({ ref, name, text, list }: Board, entityOf: ReadonlyMap<string, Entity>): Base {
  const entity = entityOf.get(ref);
  const group = (entity && kindGroups[entity.kind]) ?? groups.map;
  const source = entity && { file: entity.file, pointer: '' };
  const face: Face = { key: ref, name, text, sort: faceWords.map, shape: 'flat', list, source };
  return { ref, screen: 'maps', name, group, faces: [face] };
}

function pieceItem(piece: Piece, entityOf: ReadonlyMap<string, Entity>): Base {
  const entity = entityOf.get(piece.ref);
  const { ref, name } = piece;
  const group = (entity && kindGroups[entity.kind]) ?? groups[kindOf(piece, entity)];
  return { ref, screen: 'words', name, group, faces: [pieceFace(piece, entity)] };
}

const kindOf = ({ kind }: Piece, entity: Entity | undefined) =>
  pieceKinds.find((one) => one === entity?.kind) ?? (kind === 'token' ? 'token' : 'marker');

function pieceFace(piece: Piece, entity: Entity | undefined): Face {
  const { ref, name, text, front, back, zones } = piece;
  return {
    key: ref,
    name,
    text,
    sort: faceWords[kindOf(piece, entity)],
    shape: piece.kind === 'token' ? 'round' : 'flat',
    list: front,
    back,
    source: entity && { file: entity.file, pointer: '' },
    zones,
  };
}

/** In the order in which the schemas list the kinds. */
function byKind(items: readonly Item[]): Item[] {
  const order: readonly string[] = kinds
    .flatMap(({ kind }) => pieceKinds.filter((one) => one === kind))
    .map((kind) => groups[kind]);
  return [...items].sort((a, b) => order.indexOf(a.group) - order.indexOf(b.group));
}
