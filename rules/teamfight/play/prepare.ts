import type { ByHand } from '../../../schemas/types.generated.ts';
import { type Entity, entitiesOf, type GameSet } from '../../game-set.ts';
import { compileBoard } from '../board/compile-board.ts';
import type { Card, Game, Setup } from '../game.ts';
import { notation, type ReaderOf, type ReadText } from '../notation/set-reader.ts';
import { withOwnPieces } from '../own-pieces.ts';
import type { Node, Program, Rule } from '../program.ts';
import { allSets, playable } from './all-sets.ts';
import { cardKind, compileCard } from './compile-card.ts';
import { plainHazard } from './hazard.ts';
import { lawsIn } from './laws.ts';
import { addProgram, addRules, emptyLists, type Lists } from './lists.ts';
import { problemsOf } from './setup-problems.ts';

/**
 * Compiles sets for play, once: texts are read, programs numbered, maps made into boards. A setup with problems is a mistake of the
 * caller: see `problemsOf`.
 */
export function prepareWith(setup: Setup, readerOf: ReaderOf): Game {
  const [problem] = problemsOf(setup);
  if (problem) throw new Error(`The match cannot be set up. ${problem.message}`);
  const sets = allSets(setup);
  const played = new Set(setup.sets.map(({ id }) => id));
  // Rules cards of a set of shared words are explanations, not rules of this match.
  const pieces = sets.flatMap((set) =>
    withOwnPieces(set).flatMap((entity) => {
      const kind = cardKind(entity);
      return kind === undefined || (kind === 'rules' && !played.has(set.id)) ? [] : [{ set, entity, kind }];
    }),
  );
  const cardOf = new Map(pieces.map(({ entity }, index) => [entity.ref, index]));
  const lists = emptyLists();
  addProgram(lists, { body: plainHazard, rules: [] });
  const texts = new Map(sets.map((set) => [set.id, readerOf(set)]));
  const readerFor = (set: GameSet): ReadText => texts.get(set.id) as ReadText;
  const cards = pieces.map(({ set, entity, kind }, index) =>
    compileCard(entity, kind, index, { set, read: readerFor(set), lists, cardOf }),
  );
  const ofCards = cards.flatMap(({ kind, rules }) => (kind === 'rules' ? lawsIn(lists.ruleLists[rules] ?? []) : []));
  const maps = setup.sets.flatMap((set) => entitiesOf(set, 'map').map((map) => ({ set, map })));
  const boards = maps
    .filter(({ map }) => mayBePlayed(setup, map))
    .map(({ set, map }) => {
      const { name, text = '', byHand, hazards = [] } = map.data;
      const rules = readerFor(set)({ slot: 'map', name, text, byHand }).program.rules;
      const notes = new Map(hazards.map((one) => [one.effect, one.byHand]));
      const hazard = (effect: string): number => hazardBlock(lists, effect, notes.get(effect), readerFor(set));
      const cardIndex = (ref: string): number => cardOf.get(ref) ?? -1;
      return compileBoard(set, map, {
        cardOf: cardIndex,
        hazard,
        rules: addRules(lists, rules),
        laws: [...ofCards, ...lawsIn(rules)],
      });
    });
  return Object.freeze({
    options: setup.options,
    boards: Object.freeze(boards),
    cards: Object.freeze(cards),
    cardOf,
    heroes: Object.freeze(setup.sets.map((set) => indexes(cards, set, 'hero'))),
    blocks: Object.freeze(lists.blocks),
    blockOf: lists.blockOf,
    ruleLists: Object.freeze(lists.ruleLists),
    ruleListOf: lists.ruleListOf,
    standing: Object.freeze(
      cards.filter(({ kind }) => kind === 'rules' || kind === 'terrain').map(({ index }) => index),
    ),
    setup,
  });
}

/** As `prepareWith`, with texts read as the notation says. */
export const prepare = (setup: Setup): Game => prepareWith(setup, notation);

/** The named map; else every map with zones for both sides. */
function mayBePlayed(setup: Setup, { ref, data }: Entity<'map'>): boolean {
  if (setup.map !== undefined) return ref === setup.map;
  if (setup.placed) return ref === playable(setup, 'map')[0]?.ref;
  return (data.deploy?.red?.length ?? 0) > 0 && (data.deploy?.blue?.length ?? 0) > 0;
}

function indexes(cards: readonly Card[], set: GameSet, kind: Card['kind']): readonly number[] {
  return Object.freeze(
    cards.filter((card) => card.kind === kind && card.ref.startsWith(`${set.id}/`)).map(({ index }) => index),
  );
}

/** What a hazard does to the unit that touches it, bound as `each`; -1 for one that is played by hand. */
function hazardBlock(lists: Lists, effect: string, byHand: readonly ByHand[] | undefined, read: ReadText): number {
  const { program } = read({ slot: 'hazard', name: '', text: effect, byHand });
  if (program.manual) return -1;
  addProgram(lists, program);
  const block = blockOfHazard(program);
  return block.length === 0 ? -1 : (lists.blockOf.get(block) ?? -1);
}

function blockOfHazard({ body, rules }: Program): readonly Node[] {
  const hazard = rules.find((rule): rule is Extract<Rule, { rule: 'hazard' }> => rule.rule === 'hazard');
  return hazard?.then ?? body;
}
