import { byLikeness, listed, nearest, quoted } from '../../../schemas/words.ts';
import { allSets, type Entity, entitiesOf, find, type GameSet } from '../../game-set.ts';
import type { Refusal } from '../../kernel/rules.ts';
import { seriesOptions } from '../../series-options.ts';
import { botProblems, commonWords, isCommonPlan, isTexts, refIn, secondOf } from '../../series-plan.ts';
import type { SeriesWords } from '../../series-rules.ts';
import { musterOf } from '../army.ts';
import { bots } from '../bots.ts';
import { optionsOf, recommended, switches } from '../options.ts';
import { cannotPlay } from '../play/prepare.ts';
import { canDraw, leastLimit, type Plan } from './plan.ts';

/** Rounds after which a battle of bots is stopped where the rules set no limit: far more than any battle that goes anywhere has. */
const longestBattle = 40;

/** What a series has room for. */
const [mostArmies, mostFields] = [40, 40];

/** What words of other systems are answered. */
const strange = {
  hero: 'Valyr has no heroes; leave the hero out, or name two armies as --teams one+other.',
  encounter: 'Valyr has no encounters; leave the encounter out.',
  level: 'Valyr has no levels; leave the level out.',
  step: 'Valyr has no enemies of an encounter; leave the step out.',
} as const;

/** The plan that some words ask for, or why it cannot be played. */
export function planOf(sets: readonly GameSet[], words: SeriesWords): Plan | { readonly refusal: Refusal } {
  const { seed, second, map, teams, players } = words;
  const refuse = (code: string, message: string) => ({ refusal: { code: `series/${code}`, message } });
  for (const [word, message] of Object.entries(strange))
    if (words[word as keyof typeof strange] !== undefined) return refuse(word, message);
  if (players?.some((count) => count !== 2))
    return refuse('players', 'A series of Valyr is of matches between two armies; leave the number of players out.');
  if (teams?.some((team) => team.length !== 1))
    return refuse('teams', 'In Valyr each side is one army; write the two that meet as one+other.');
  const [first] = sets;
  const own = first ? optionsOf(first) : recommended;
  const options = seriesOptions(words.options, { ...own, roundLimit: own.roundLimit || longestBattle }, switches);
  if ('refusal' in options) return options;
  const all = allSets(sets);
  const playable = <K extends 'army' | 'battlefield'>(kind: K, can: (entity: Entity<K>, set: GameSet) => boolean) =>
    all.flatMap((set) => entitiesOf(set, kind).flatMap((entity) => (can(entity, set) ? [entity.ref] : [])));
  const armies = teams
    ? teams.map(([army = '']) => refIn(sets, 'army', army))
    : playable('army', ({ data }, set) => musterOf(set, data).length > 0);
  const battlefields =
    map === undefined
      ? playable('battlefield', ({ data: { starts = [] } }) => starts.length >= 2)
      : [refIn(sets, 'battlefield', map)];
  const units = all.flatMap((set) => entitiesOf(set, 'unit')).map(({ data }) => data.appraisal);
  const named = new Set(words.bots);
  const plan: Plan = {
    ...{ seed, armies, battlefields, bots: named.size === 1 ? [...named] : words.bots, ...options },
    drawn: !teams && canDraw(units, leastLimit(options)),
    ...secondOf(second),
  };
  const [problem] = planProblems(sets, plan);
  return problem ? { refusal: problem } : plan;
}

/** All that is wrong with a plan; a series can be opened where this is empty. */
export function planProblems(sets: readonly GameSet[], plan: Plan): Refusal[] {
  const { armies, battlefields, bots: named, drawn } = plan;
  const problems = botProblems(plan, Object.keys(bots));
  const refuse = (code: string, message: string) => problems.push({ code: `series/${code}`, message });
  if (named.length === 0 || named.length > 2)
    refuse('bots', `A match has one bot or two, one for each army, written as greedy,random; not ${named.length}.`);
  if (battlefields.length === 0)
    refuse(
      'battlefield',
      'There is no battlefield with two starting locations; add one, as matches need a table to meet on.',
    );
  if (armies.length < 2 && !drawn)
    refuse('armies', 'A series needs two armies, or two units from which armies can be drawn within the limit.');
  if (new Set(armies).size < armies.length) refuse('armies', 'An army does not meet itself; name two different ones.');
  if (armies.length > mostArmies || battlefields.length > mostFields)
    refuse(
      'too-wide',
      `A series has room for ${mostArmies} armies and ${mostFields} battlefields; name two armies, or a battlefield.`,
    );
  if (problems.length > 0) return problems;
  const missing = [...unknown(sets, 'army', armies), ...unknown(sets, 'battlefield', battlefields)];
  if (missing.length > 0) return missing;
  const told = new Set<string>();
  for (const options of plan.options)
    for (const battlefield of battlefields)
      for (const army of armies) {
        const refusal = cannotPlay({ sets, armies: [army, army], battlefield, options });
        if (refusal && !told.has(refusal.message)) problems.push(refusal);
        if (refusal) told.add(refusal.message);
      }
  return problems;
}

/** What some references name that there is not. */
function unknown(sets: readonly GameSet[], kind: 'army' | 'battlefield', refs: readonly string[]): Refusal[] {
  const all = allSets(sets);
  const known = all.flatMap((set) => entitiesOf(set, kind)).map(({ ref, id }) => (all.length === 1 ? id : ref));
  return refs.flatMap((ref): Refusal[] => {
    if (all.some((set) => find(set, ref)?.kind === kind)) return [];
    const name = all.length === 1 ? ref.slice(ref.indexOf('/') + 1) : ref;
    const meant = nearest(name, known);
    const hint =
      known.length === 0
        ? 'there is none yet.'
        : meant
          ? `did you mean ${quoted(meant)}?`
          : `there are ${listed(byLikeness(name, known), 'and', 8)}.`;
    return [{ code: `series/${kind}`, message: `There is no ${kind} ${quoted(name)}; ${hint}` }];
  });
}

/** The words that ask for a plan again; undefined for two armies, which no order names. */
export function wordsOf(plan: Plan): SeriesWords | undefined {
  const { armies, battlefields, drawn } = plan;
  if (armies.length === 2 && !drawn) return undefined;
  const [only] = battlefields;
  return {
    ...commonWords(plan),
    ...(battlefields.length === 1 && only !== undefined && { map: only.slice(only.indexOf('/') + 1) }),
  };
}

/** Whether JSON from outside has the shape of a plan. */
export function isPlan(value: unknown): value is Plan {
  if (!isCommonPlan(value, switches)) return false;
  const { armies, battlefields, drawn } = value as Partial<Record<keyof Plan, unknown>>;
  return (
    isTexts(armies) &&
    armies.length <= mostArmies &&
    isTexts(battlefields) &&
    battlefields.length <= mostFields &&
    typeof drawn === 'boolean'
  );
}
