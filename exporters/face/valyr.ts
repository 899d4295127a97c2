import { type Entity, entitiesOf } from '../../rules/game-set.ts';
import { Memory } from '../../rules/kernel/memory.ts';
import { formatRange } from '../../rules/valyr/range.ts';
import type { Kind } from '../../schemas/kinds.ts';
import type { Problem } from '../../schemas/problem.ts';
import type { MakeFaces } from './card.ts';
import { type Draft, layDeck } from './deck.ts';
import { commonOf, faceBase, plainWords } from './face-base.ts';
import type { Passage } from './face-data.ts';
import { emptyProblems, faceProblems, iconProblems, type Told } from './face-problems.ts';
import { themeProblems } from './theme-problems.ts';

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
      const passages = passagesOf(card);
      const { ref, file, data } = card;
      return {
        kind: 'picture',
        ref,
        text: plainWords(passages.map(({ text }) => text).join('\n')),
        copies: ('copies' in data ? data.copies : undefined) ?? 1,
        data: {
          ...{ ...commonOf(set), ref, source: { file, pointer: '' }, name: data.name },
          ...{ label: labelOf(card), passages, art: 'art' in data ? data.art : undefined, artSet: set.id, seed: ref },
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

/** What a face has no stat line for yet stands below its name. */
function labelOf({ kind, data }: Entity<CardKind>): string {
  if (kind !== 'unit') return kind.replace('-', ' ');
  const { type, size, attack, defence, range, energy, movement, health, appraisal } = data as Entity<'unit'>['data'];
  const stats = [
    `${attack.strength}-${attack.skill}`,
    `${defence.block}-${defence.dodge}`,
    formatRange(range),
    `${movement.sprint}-${movement.sustain}`,
  ];
  return `${size} ${type} \u00b7 ${stats.join(' \u00b7 ')} \u00b7 ${energy} energy \u00b7 ${health} health \u00b7 ${appraisal}`;
}

/** The texts of a card, each with its place. */
function passagesOf({ kind, data }: Entity<CardKind>): Passage[] {
  if (kind === 'unit') {
    const { abilities = [] } = data as Entity<'unit'>['data'];
    return abilities.map(({ name, text }, index) => ({
      kind: 'passive',
      name,
      text,
      pointer: `/abilities/${index}/text`,
    }));
  }
  const { description } = data as Entity<'army'>['data'];
  return description ? [{ kind: 'text', text: description, pointer: '/description' }] : [];
}
