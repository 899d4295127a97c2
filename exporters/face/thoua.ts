import type { Entity, GameSet } from '../../rules/game-set.ts';
import { Memory } from '../../rules/kernel/memory.ts';
import { type Programs, programsOf } from '../../rules/thoua/readings.ts';
import type { Kind } from '../../schemas/kinds.ts';
import type { Problem } from '../../schemas/problem.ts';
import { boards } from './boards.ts';
import type { MakeFaces } from './card.ts';
import { faceBase } from './face-base.ts';
import { emptyProblems, iconProblems, type Told } from './face-problems.ts';
import { type Facts, factDecks } from './fact-cards.ts';
import { pieces } from './piece.ts';
import { themeProblems } from './theme-problems.ts';
import { abilityFacts, carriedFacts, characterFacts, encounterFacts, enemyFacts, raceFacts } from './thoua-facts.ts';

/** What is printed as a card, with the name of its deck. */
const decks = [
  ['character', 'Characters'],
  ['ability', 'Abilities'],
  ['race', 'Races'],
  ['artifact', 'Artifacts'],
  ['enchantment', 'Enchantments'],
  ['enemy', 'Enemies'],
  ['encounter', 'Encounters'],
] as const satisfies readonly (readonly [Kind, string])[];

type CardKind = (typeof decks)[number][0];

/** All faces of a THOUA set: a deck for each kind of card, conditions as tokens, terrain and maps. */
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
    pieces: pieces(set, base.look, memory, problems, told),
    boards: boards(set, pictures, memory, ink, notPlaced),
    problems,
  };
};

const notPlaced: ReadonlySet<Kind> = new Set<Kind>([...decks.map(([kind]) => kind), 'map', 'condition']);

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
    case 'encounter':
      return encounterFacts(set, card as Entity<'encounter'>);
  }
}
