import { type Entity, entitiesOf, type GameSet } from '../../../rules/game-set.ts';
import { Memory } from '../../../rules/kernel/memory.ts';
import type { Problem } from '../../../schemas/problem.ts';
import type { MakeFaces } from '../card.ts';
import { faceBase } from '../face-base.ts';
import { emptyProblems, iconProblems, type Told } from '../face-problems.ts';
import { type FactDeck, type Facts, factDecks } from '../fact-cards.ts';
import { pieces } from '../piece.ts';
import { themeProblems } from '../theme-problems.ts';
import { armyFacts, dynastyFacts, unitFacts } from './facts.ts';
import { battlefieldBoard } from './field.ts';
import { figuresOf, rulers, templatePiece } from './pieces.ts';
import { battleTokens } from './tokens.ts';

/** What is printed as a card, with the name of its deck. */
const decks: readonly FactDeck<CardKind>[] = [
  { kind: 'unit', name: 'Units' },
  { kind: 'dynasty', name: 'Dynasties' },
  { kind: 'army', name: 'Armies' },
];

type CardKind = 'unit' | 'dynasty' | 'army';

/** All faces of a Valyr set: a deck for each kind of card; figures, templates and rulers of true size, tokens, and battlefields. */
export const valyrFaces: MakeFaces = (set, pictures, memory = new Memory()) => {
  const base = faceBase(set, pictures, memory);
  const problems: Problem[] = themeProblems(set);
  const told: Told = new Map();
  const laidOut = factDecks<CardKind>(set, decks, (card) => factsOf(set, card), { base, memory, problems, told });
  for (const entity of set.entities)
    problems.push(
      ...memory.once(entity, 'face problems', [], () => [...emptyProblems(entity), ...iconProblems(entity)]),
    );
  const counts = figuresOf(set);
  const { theme } = base;
  return {
    decks: laidOut,
    pieces: [
      ...pieces(set, base.look, memory, problems, told).map((piece) => {
        const copies = counts.get(piece.ref) ?? 1;
        return copies === piece.copies ? piece : { ...piece, copies };
      }),
      ...entitiesOf(set, 'area-template').map((entity) =>
        memory.once(entity, 'template piece', [], () => templatePiece(entity)),
      ),
      ...memory.once('rulers', 'faces', [theme, ...set.entities], () => rulers(set, theme)),
      ...memory.once('tokens', 'faces', [theme, ...set.entities], () => battleTokens(set, theme)),
    ],
    boards: entitiesOf(set, 'battlefield').map((field) =>
      memory.once(field, 'board', [pictures, JSON.stringify(set.manifest)], () =>
        battlefieldBoard(set, field, pictures),
      ),
    ),
    problems,
  };
};

function factsOf(set: GameSet, card: Entity<CardKind>): Facts {
  switch (card.kind) {
    case 'unit':
      return unitFacts(set, card as Entity<'unit'>);
    case 'army':
      return armyFacts(set, card as Entity<'army'>);
    case 'dynasty':
      return dynastyFacts(card as Entity<'dynasty'>);
  }
}
