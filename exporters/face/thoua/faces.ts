import { type Entity, entitiesOf, find, type GameSet } from '../../../rules/game-set.ts';
import { Memory } from '../../../rules/kernel/memory.ts';
import { isObstacle } from '../../../rules/thoua/ground.ts';
import { type Programs, programsOf } from '../../../rules/thoua/readings.ts';
import { type Element, elements } from '../../../rules/thoua/types.ts';
import type { Kind } from '../../../schemas/kinds.ts';
import type { Problem } from '../../../schemas/problem.ts';
import { boards } from '../board/boards.ts';
import type { MakeFaces, Piece } from '../card.ts';
import { faceBase } from '../face-base.ts';
import { emptyProblems, iconProblems, type Told } from '../face-problems.ts';
import { type FactDeck, type Facts, factDecks } from '../fact-cards.ts';
import { pieces } from '../piece.ts';
import { themeProblems } from '../theme-problems.ts';
import {
  abilityFacts,
  carriedFacts,
  characterFacts,
  conditionFacts,
  encounterFacts,
  enemyFacts,
  raceFacts,
} from './facts.ts';

/** The cards of abilities of one element. */
const ofElement = (element: Element): FactDeck<'ability'> => ({
  kind: 'ability',
  name: `${element.charAt(0).toUpperCase()}${element.slice(1)} abilities`,
  part: { id: element, holds: ({ data }) => data.element === element },
});

const cardKinds = [
  'character',
  'ability',
  'race',
  'artifact',
  'enchantment',
  'enemy',
  'condition',
  'encounter',
] as const satisfies readonly Kind[];

type CardKind = (typeof cardKinds)[number];

/** What is printed as a card. */
const decks: readonly FactDeck<CardKind>[] = [
  { kind: 'character', name: 'Characters' },
  ...(elements.map(ofElement) as FactDeck<CardKind>[]),
  { kind: 'race', name: 'Races' },
  { kind: 'artifact', name: 'Artifacts' },
  { kind: 'enchantment', name: 'Enchantments' },
  { kind: 'enemy', name: 'Enemies' },
  { kind: 'condition', name: 'Conditions' },
  { kind: 'encounter', name: 'Encounters' },
];

/**
 * All faces of a THOUA set: a deck for each kind of card and each element, conditions as tokens too, figures of both sides with round
 * pieces that stand for them in the order of turns, terrain and maps.
 */
export const thouaFaces: MakeFaces = (set, pictures, memory = new Memory(), ink = 'full') => {
  const base = faceBase(set, pictures, memory);
  const problems: Problem[] = themeProblems(set);
  const told: Told = new Map();
  let read: Programs | undefined;
  const programs = () => (read ??= programsOf([set]));
  const laidOut = factDecks<CardKind>(set, decks, (card) => factsOf(set, card, programs), {
    base,
    memory,
    problems,
    told,
  });
  for (const entity of set.entities)
    problems.push(
      ...memory.once(entity, 'face problems', [], () => [...emptyProblems(entity), ...iconProblems(entity)]),
    );
  return {
    decks: laidOut,
    pieces: piecesOf(set, pieces(set, base.look, memory, problems, told), memory),
    boards: boards(set, pictures, memory, ink, notPlaced, isObstacle),
    problems,
  };
};

const notPlaced: ReadonlySet<Kind> = new Set<Kind>([...cardKinds, 'map']);

/** The pieces of a set, those of an enemy as often as an encounter has it, with a number each. */
function piecesOf(set: GameSet, plain: readonly Piece[], memory: Memory): Piece[] {
  const most = mostInEncounter(set);
  const fights = new Set(entitiesOf(set, 'enemy').map(({ ref }) => ref));
  return plain.map((piece): Piece => {
    // Conditions have a card of their name.
    if (piece.kind === 'token' && piece.of === undefined)
      return memory.once(piece, 'beside a card', [], () => ({
        ...piece,
        ref: piece.ref.replace('/', '/_token-'),
        of: piece.ref,
      }));
    if (!fights.has(piece.of ?? piece.ref)) return piece;
    const copies = most.get(piece.of ?? piece.ref) ?? 0;
    if (copies <= 1 && piece.copies <= 1) return piece;
    const needed = Math.max(copies, piece.copies);
    return memory.once(piece, 'in encounters', [needed], () => ({ ...piece, copies: needed, numbered: true }));
  });
}

/** The most of each enemy that take part in one encounter. */
function mostInEncounter(set: GameSet): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  for (const { data } of entitiesOf(set, 'encounter')) {
    const here = new Map<string, number>();
    for (const { enemy } of data.enemies) {
      const ref = find(set, enemy)?.ref;
      if (ref !== undefined) here.set(ref, (here.get(ref) ?? 0) + 1);
    }
    for (const [ref, count] of here) most.set(ref, Math.max(count, most.get(ref) ?? 0));
  }
  return most;
}

function factsOf(set: GameSet, card: Entity<CardKind>, programs: () => Programs): Facts {
  switch (card.kind) {
    case 'ability':
      return abilityFacts(card as Entity<'ability'>);
    case 'enemy':
      return enemyFacts(card as Entity<'enemy'>);
    case 'character':
      return characterFacts(set, card as Entity<'character'>, programs());
    case 'race':
      return raceFacts(card as Entity<'race'>);
    case 'artifact':
    case 'enchantment':
      return carriedFacts(card as Entity<'artifact' | 'enchantment'>);
    case 'condition':
      return conditionFacts(card as Entity<'condition'>);
    case 'encounter':
      return encounterFacts(set, card as Entity<'encounter'>);
  }
}
