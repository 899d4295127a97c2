import { type Entity, entitiesOf } from '../../rules/game-set.ts';
import { Memory } from '../../rules/kernel/memory.ts';
import type { Kind } from '../../schemas/kinds.ts';
import type { Problem } from '../../schemas/problem.ts';
import { boards } from './boards.ts';
import type { MakeFaces } from './card.ts';
import { type Draft, layDeck } from './deck.ts';
import { commonOf, faceBase, plainWords } from './face-base.ts';
import type { Passage } from './face-data.ts';
import { emptyProblems, faceProblems, iconProblems, type Told } from './face-problems.ts';
import { pieces } from './piece.ts';
import { themeProblems } from './theme-problems.ts';

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
        copies: data.copies ?? 1,
        data: {
          ...{ ...commonOf(set), ref, source: { file, pointer: '' }, name: data.name },
          ...{ label: labelOf(card), passages, art: data.art, artSet: set.id, seed: ref },
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
    pieces: pieces(set, base.look, memory, problems, told),
    boards: boards(set, pictures, memory, ink, notPlaced),
    problems,
  };
};

const notPlaced: ReadonlySet<Kind> = new Set<Kind>([...decks.map(([kind]) => kind), 'map', 'condition']);

function labelOf({ kind, data }: Entity<CardKind>): string {
  if (kind === 'ability') {
    const { element, rank, type } = data as Entity<'ability'>['data'];
    return `${element} ${rank} \u00b7 ${type}`;
  }
  return kind;
}

/** The texts of a card, each with its place. */
function passagesOf({ kind, data }: Entity<CardKind>): Passage[] {
  const of = (pointer: string, text: string | undefined, name?: string): Passage[] =>
    text
      ? [{ kind: name === undefined ? 'text' : 'passive', ...(name === undefined ? {} : { name }), text, pointer }]
      : [];
  switch (kind) {
    case 'ability': {
      const { effect, special } = data as Entity<'ability'>['data'];
      return [...of('/effect', effect), ...of('/special', special, 'Special')];
    }
    case 'artifact':
    case 'enchantment': {
      const { bonus, penalty } = data as Entity<'artifact'>['data'];
      return [...of('/bonus', bonus), ...of('/penalty', penalty)];
    }
    case 'race': {
      const { ability } = data as Entity<'race'>['data'];
      return of('/ability/text', ability?.text, ability?.name);
    }
    case 'enemy': {
      const { abilities = [] } = data as Entity<'enemy'>['data'];
      return abilities.flatMap(({ name, effect }, index) => of(`/abilities/${index}/effect`, effect, name));
    }
    case 'character':
      return of('/description', (data as Entity<'character'>['data']).description);
    case 'encounter':
      return of('/text', (data as Entity<'encounter'>['data']).text);
  }
}
