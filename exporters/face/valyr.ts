import { type Entity, entitiesOf, type GameSet } from '../../rules/game-set.ts';
import { Memory } from '../../rules/kernel/memory.ts';
import type { Kind } from '../../schemas/kinds.ts';
import type { Problem } from '../../schemas/problem.ts';
import type { MakeFaces } from './card.ts';
import { type Draft, layDeck } from './deck.ts';
import { commonOf, faceBase, plainWords } from './face-base.ts';
import { emptyProblems, faceProblems, iconProblems, type Told } from './face-problems.ts';
import { themeProblems } from './theme-problems.ts';
import { armyFacts, battlefieldFacts, type Facts, plainFacts, unitFacts } from './valyr-facts.ts';

/** What is printed as a card, with the name of its deck. */
const decks = [
  ['unit', 'Units'],
  ['dynasty', 'Dynasties'],
  ['army', 'Armies'],
  ['battlefield', 'Battlefields'],
  ['area-template', 'Area templates'],
] as const satisfies readonly (readonly [Kind, string])[];

type CardKind = (typeof decks)[number][0];

/** All faces of a Valyr set: a deck for each kind of card. */
export const valyrFaces: MakeFaces = (set, pictures, memory = new Memory()) => {
  const base = faceBase(set, pictures, memory);
  const problems: Problem[] = themeProblems(set);
  const told: Told = new Map();
  const laidOut = decks.flatMap(([kind, name]) => {
    const cards = entitiesOf(set, kind);
    if (cards.length === 0) return [];
    const drafts = cards.map((card): Draft => {
      const { layout = 'picture', label, figures, passages } = factsOf(set, card);
      const { ref, file, data } = card;
      return {
        kind: layout,
        ref,
        text: plainWords(passages.map(({ text }) => text).join('\n')),
        copies: ('copies' in data ? data.copies : undefined) ?? 1,
        data: {
          ...{ ...commonOf(set), ref, source: { file, pointer: '' }, name: data.name },
          ...{ label, figures, passages, art: 'art' in data ? data.art : undefined, artSet: set.id, seed: ref },
        },
      };
    });
    const laid = layDeck(`${set.id}/_${kind}`, name, drafts, { ...base, memory, shared: false });
    for (const { draft, laid: one } of laid.cards)
      problems.push(...faceProblems({ ...draft.data.source, data: draft.data }, one, told));
    return [laid.deck];
  });
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
