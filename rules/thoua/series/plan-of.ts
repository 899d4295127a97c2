import type { ThouaEncounter } from '../../../schemas/types.generated.ts';
import { byLikeness, counted, listed, nearest, quoted } from '../../../schemas/words.ts';
import { allSets, type Entity, entitiesOf, find, type GameSet } from '../../game-set.ts';
import { rowLimit } from '../../kernel/rows.ts';
import type { Refusal } from '../../kernel/rules.ts';
import { seriesOptions } from '../../series-options.ts';
import { botProblems, commonWords, isCommonPlan, isObject, isTexts, secondOf } from '../../series-plan.ts';
import type { SeriesWords } from '../../series-rules.ts';
import { bots } from '../bots.ts';
import { type Step, stepped } from '../game.ts';
import { mostLevel } from '../levels.ts';
import { optionsOf, presets, switches } from '../options.ts';
import { cannotPlay, preparer } from '../play/prepare.ts';
import { isStep } from '../play/stepped.ts';
import { bytesOf } from './columns.ts';
import { partsOf } from './parts.ts';
import { mostMembers, type Plan, type Table, type TableStep } from './plan.ts';

/** So many where nobody says, and the encounter names no party. */
const usualSize = 4;
/** More ways than this nobody waits for. */
const mostWays = 1000;

/** What words of other systems are answered. */
const strange = {
  map: 'THOUA is played in encounters, which have their maps; name an encounter.',
  hero: 'THOUA has no heroes; leave the hero out. Parties are those that encounters name, or are drawn.',
  teams: 'THOUA has no teams; leave them out. Parties are those that encounters name, or are drawn.',
} as const;

const refuse = (code: string, message: string) => ({ refusal: { code: `series/${code}`, message } });

/** The plan that some words ask for, or why it cannot be played. */
export function planOf(sets: readonly GameSet[], words: SeriesWords): Plan | { readonly refusal: Refusal } {
  for (const [word, message] of Object.entries(strange)) {
    if (words[word as keyof typeof strange] !== undefined) return refuse(word, message);
  }
  const [set] = sets;
  const options = seriesOptions(words.options, set ? optionsOf(set) : presets.current, switches);
  if ('refusal' in options) return options;
  const { seed, second, encounter, players, level, step, builds = false } = words;
  const [first = '', other = first, ...more] = words.bots;
  if (first === '' || more.length > 0) {
    const count = first === '' ? 'none is' : `${words.bots.length} are`;
    return {
      refusal: {
        code: 'bot/count',
        message: `The party has a bot and the enemies have one; ${count} named. Write them as greedy,in-character.`,
      },
    };
  }
  if (step !== undefined && step !== 'easier' && step !== 'harder') {
    return refuse('step', `A step is "easier" or "harder", not ${quoted(step)}.`);
  }
  if (step !== undefined && options.options.length === 2) {
    return refuse('step', 'Steps and two values of an option are not tried at once; ask for one of them.');
  }
  if (level !== undefined && !(Number.isInteger(level) && level >= 1 && level <= mostLevel)) {
    return refuse('level', `Levels are whole numbers from 1 to ${mostLevel}, not ${level}.`);
  }
  const wrong = players?.find((size) => !(Number.isInteger(size) && size >= 1 && size <= mostMembers));
  if (wrong !== undefined) return refuse('players', `A party has 1 to ${mostMembers} characters, not ${wrong}.`);
  if (players && new Set(players).size < players.length) {
    return refuse('players', 'Each number of characters is named once, such as 3,4.');
  }
  const found = encountersOf(sets, encounter);
  if ('refusal' in found) return found;
  const tables = found.flatMap((one) => tablesOf(one, players, level)).map((one) => (builds ? forDrawn(one) : one));
  const plan: Plan = {
    seed,
    bots: [first, other],
    ...options,
    ...secondOf(second),
    asked: {
      ...(encounter !== undefined && { encounter }),
      ...(players && { players }),
      ...(level !== undefined && { level }),
      ...(step !== undefined && { step }),
      ...(builds && { builds }),
    },
    tables,
    ...(builds && { builds }),
    steps: [],
  };
  const [problem] = planProblems(sets, plan);
  if (problem) return { refusal: problem };
  return step === undefined ? plan : withSteps(sets, plan, step === 'easier' ? -1 : 1);
}

interface FoundEncounter {
  readonly set: GameSet;
  readonly entity: Entity<'encounter'>;
}

/** The encounter of that name, or all of them. */
function encountersOf(sets: readonly GameSet[], name?: string): FoundEncounter[] | { readonly refusal: Refusal } {
  const all = sets.flatMap((set) => entitiesOf(set, 'encounter').map((entity) => ({ set, entity })));
  if (all.length === 0) {
    return refuse(
      'no-encounters',
      'There is no encounter without errors in these sets; add one with a map and enemies.',
    );
  }
  if (name === undefined) return all;
  const found = all.filter(({ entity: { id, ref } }) => name === id || name === ref);
  if (found.length === 1) return found;
  const known = all.map(({ entity }) => (found.length > 1 || sets.length > 1 ? entity.ref : entity.id));
  const meant = found.length > 1 ? undefined : nearest(name, known);
  const hint = meant ? `did you mean ${quoted(meant)}?` : `there are ${listed(byLikeness(name, known), 'and')}.`;
  return refuse(
    'encounter',
    `There is ${found.length > 1 ? 'more than one' : 'no'} encounter ${quoted(name)} without errors; ${hint}`,
  );
}

function tablesOf({ set, entity }: FoundEncounter, players?: readonly number[], asked?: number): Table[] {
  const data = entity.data as ThouaEncounter;
  const party = (data.party ?? []).flatMap((ref) => {
    const character = find(set, ref);
    return character?.kind === 'character' ? [character.ref] : [];
  });
  const level = asked ?? data.level;
  const atLevel = level === undefined ? {} : { level };
  if (players) return players.map((size) => ({ encounter: entity.ref, size, ...atLevel }));
  if (party.length > 0) return [{ encounter: entity.ref, party, size: party.length, ...atLevel }];
  return [{ encounter: entity.ref, size: usualSize, ...atLevel }];
}

/** Whoever an encounter is meant for, all are drawn. */
const forDrawn = ({ party: _, ...table }: Table): Table => table;

/** All numbers of all enemies that a step changes. */
function withSteps(sets: readonly GameSet[], plan: Plan, by: 1 | -1): Plan | { readonly refusal: Refusal } {
  const steps = plan.tables.flatMap(({ encounter }, table): TableStep[] => {
    const game = preparer({ sets, encounter, options: plan.options[0] })({ party: [] });
    const kinds = new Map(game.figures.map((figure) => [figure.ref, figure]));
    return [...kinds.values()].flatMap((figure) =>
      stepped.flatMap((number): TableStep[] => {
        const step: Step = { enemy: figure.ref, number, by };
        // Nobody rolls what no ability rolls.
        const idle =
          (number === 'attack' || number === 'status') && !figure.abilities.some(({ roll }) => roll === number);
        return !idle && isStep(figure, step) ? [{ table, ...step }] : [];
      }),
    );
  });
  if (steps.length <= mostWays) return { ...plan, steps };
  return refuse(
    'step',
    `There are ${steps.length} steps of enemies to try, and a series tries ${mostWays}; name one encounter.`,
  );
}

/** All that is wrong with a plan; a series can be opened where this is empty. */
export function planProblems(sets: readonly GameSet[], plan: Plan): Refusal[] {
  const problems = botProblems(plan, Object.keys(bots));
  const pool = poolOf(sets).map(({ entity }) => entity.ref);
  if (plan.builds) problems.push(...drawingProblems(sets, plan));
  for (const { encounter, party, size } of plan.tables) {
    if (!party && size > pool.length) {
      const message = `There ${pool.length === 1 ? 'is' : 'are'} ${counted(pool.length, 'character')} without errors; a party of ${size} cannot be drawn.`;
      problems.push({ code: 'series/party', message });
      continue;
    }
    const refusal = cannotPlay({ sets, encounter, party: party ?? pool.slice(0, size) });
    if (refusal && !problems.some(({ message }) => message === refusal.message)) problems.push(refusal);
  }
  for (const { table, enemy } of plan.steps) {
    const encounter = plan.tables[table]?.encounter ?? '';
    const refusal = cannotPlay({ sets, encounter, party: pool.slice(0, 1), step: { enemy, number: 'hp', by: 1 } });
    if (refusal?.code === 'setup/step') problems.push(refusal);
  }
  return problems;
}

/** Why characters cannot be drawn whole. */
function drawingProblems(sets: readonly GameSet[], { tables }: Plan): Refusal[] {
  const refused = (message: string): Refusal[] => [{ code: 'series/builds', message }];
  if (!allSets(sets).some((set) => entitiesOf(set, 'race').length > 0)) {
    return refused('There is no race without errors; characters cannot be drawn whole.');
  }
  if (tables.some(({ level }) => level === undefined)) {
    return refused('An encounter says no level, and whoever is drawn whole needs one; name a level.');
  }
  const parts = partsOf(allSets(sets));
  const most = Math.max(...tables.map(({ size }) => size));
  const bytes = bytesOf({ bought: [], parts, drawn: most });
  if (bytes <= rowLimit) return [];
  return refused(
    `A party of ${most} drawn from ${parts.length} races, elements, abilities, artifacts and enchantments needs ${bytes} bytes a match, a series keeps ${rowLimit}; draw smaller parties.`,
  );
}

/** The characters that parties are drawn from, with the set of each. */
export const poolOf = (sets: readonly GameSet[]): { readonly set: GameSet; readonly entity: Entity<'character'> }[] =>
  sets.flatMap((set) => entitiesOf(set, 'character').map((entity) => ({ set, entity })));

/** The words that ask for a plan again. */
export const wordsOf = (plan: Plan): SeriesWords => ({ ...commonWords(plan), ...plan.asked });

/** Whether JSON from outside has the shape of a plan. */
export function isPlan(value: unknown): value is Plan {
  if (!isCommonPlan(value, switches)) return false;
  const { bots: named, asked, tables, builds, steps }: Partial<Record<keyof Plan, unknown>> = value;
  return (
    isTexts(named) &&
    named.length === 2 &&
    isObject(asked) &&
    Array.isArray(tables) &&
    tables.length > 0 &&
    tables.length <= mostWays &&
    tables.every(isTable) &&
    (builds === undefined || builds === true) &&
    Array.isArray(steps) &&
    steps.length <= mostWays &&
    steps.every((step) => isTableStep(step, tables.length)) &&
    (steps.length === 0 || value.options.length === 1)
  );
}

const isCount = (value: unknown, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;

const isTable = (value: unknown): boolean =>
  isObject(value) &&
  typeof value.encounter === 'string' &&
  isCount(value.size, mostMembers) &&
  (value.level === undefined || isCount(value.level, mostLevel)) &&
  (value.party === undefined || (isTexts(value.party) && value.party.length === value.size));

const isTableStep = (value: unknown, tables: number): boolean =>
  isObject(value) &&
  typeof value.enemy === 'string' &&
  stepped.some((number) => number === value.number) &&
  (value.by === 1 || value.by === -1) &&
  typeof value.table === 'number' &&
  Number.isInteger(value.table) &&
  value.table >= 0 &&
  value.table < tables;
