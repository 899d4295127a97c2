import { type Entity, entitiesOf, type GameSet } from '../../rules/game-set.ts';
import type { Memory } from '../../rules/kernel/memory.ts';
import type { Kind } from '../../schemas/kinds.ts';
import type { Problem } from '../../schemas/problem.ts';
import type { Deck } from './card.ts';
import { type Draft, layDeck } from './deck.ts';
import { commonOf, type FaceBase, plainWords } from './face-base.ts';
import type { Figure, Passage } from './face-data.ts';
import { faceProblems, type Told } from './face-problems.ts';
import { scaleWords } from './scale.ts';

/** What a card shows beside its name and picture: numbers on plates, then lines and texts. */
export interface Facts {
  /** `picture` if left out; `words` has no picture, and all its room is for texts. */
  readonly layout?: 'picture' | 'words' | 'unit';
  readonly label: string;
  readonly figures: readonly Figure[];
  readonly passages: readonly Passage[];
}

/** A deck of the cards of a kind, or of those of them that it holds. */
export interface FactDeck<K extends Kind> {
  readonly kind: K;
  readonly name: string;
  /** What tells it from the other decks of its kind, and which cards are in it. */
  readonly part?: { readonly id: string; readonly holds: (card: Entity<K>) => boolean };
}

/** Lays out each deck in the set's own order; one without cards is left out. */
export function factDecks<K extends Kind>(
  set: GameSet,
  decks: readonly FactDeck<K>[],
  factsOf: (card: Entity<K>) => Facts,
  {
    base,
    memory,
    problems,
    told,
  }: { readonly base: FaceBase; readonly memory: Memory; readonly problems: Problem[]; readonly told: Told },
): Deck[] {
  return decks.flatMap(({ kind, name, part }) => {
    const all = entitiesOf(set, kind);
    const cards = part ? all.filter(part.holds) : all;
    if (cards.length === 0) return [];
    const laid = layDeck(
      `${set.id}/_${kind}${part ? `-${part.id}` : ''}`,
      name,
      cards.map((card) => draftOf(set, card, factsOf(card))),
      {
        ...base,
        memory,
        shared: false,
      },
    );
    for (const { draft, laid: one } of laid.cards)
      problems.push(...faceProblems({ ...draft.data.source, data: draft.data }, one, told));
    return [laid.deck];
  });
}

function draftOf(
  set: GameSet,
  { ref, file, data }: Entity,
  { layout = 'picture', label, figures, passages }: Facts,
): Draft {
  return {
    kind: layout,
    ref,
    text: plainWords(
      passages.map(({ name, text, scale }) => (scale ? `${name}: ${scaleWords(scale)}` : text)).join('\n'),
    ),
    copies: ('copies' in data ? data.copies : undefined) ?? 1,
    data: {
      ...{ ...commonOf(set), ref, source: { file, pointer: '' }, name: data.name },
      ...{ label, figures, passages, art: 'art' in data ? data.art : undefined, artSet: set.id, seed: ref },
    },
  };
}
