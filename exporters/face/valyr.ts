import type { Entity, GameSet } from '../../rules/game-set.ts';
import { Memory } from '../../rules/kernel/memory.ts';
import type { Problem } from '../../schemas/problem.ts';
import type { MakeFaces } from './card.ts';
import { faceBase } from './face-base.ts';
import { emptyProblems, iconProblems, type Told } from './face-problems.ts';
import { type FactDeck, type Facts, factDecks } from './fact-cards.ts';
import { themeProblems } from './theme-problems.ts';
import { armyFacts, battlefieldFacts, plainFacts, unitFacts } from './valyr-facts.ts';

/** What is printed as a card, with the name of its deck. */
const decks: readonly FactDeck<CardKind>[] = [
  { kind: 'unit', name: 'Units' },
  { kind: 'dynasty', name: 'Dynasties' },
  { kind: 'army', name: 'Armies' },
  { kind: 'battlefield', name: 'Battlefields' },
  { kind: 'area-template', name: 'Area templates' },
];

type CardKind = 'unit' | 'dynasty' | 'army' | 'battlefield' | 'area-template';

/** All faces of a Valyr set: a deck for each kind of card. */
export const valyrFaces: MakeFaces = (set, pictures, memory = new Memory()) => {
  const base = faceBase(set, pictures, memory);
  const problems: Problem[] = themeProblems(set);
  const told: Told = new Map();
  const laidOut = factDecks<CardKind>(set, decks, (card) => factsOf(set, card), { base, memory, problems, told });
  for (const entity of set.entities)
    problems.push(
      ...memory.once(entity, 'face problems', [], () => [...emptyProblems(entity), ...iconProblems(entity)]),
    );
  return {
    decks: laidOut,
    pieces: [],
    boards: [],
    problems,
  };
};

function factsOf(set: GameSet, card: Entity<CardKind>): Facts {
  switch (card.kind) {
    case 'unit':
      return unitFacts(set, card as Entity<'unit'>);
    case 'army':
      return armyFacts(set, card as Entity<'army'>);
    case 'battlefield':
      return battlefieldFacts(card as Entity<'battlefield'>);
    case 'dynasty':
    case 'area-template':
      return plainFacts(card as Entity<'dynasty' | 'area-template'>);
  }
}
