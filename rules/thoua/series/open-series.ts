import { allSets, entitiesOf, type GameSet } from '../../game-set.ts';
import { shuffle } from '../../kernel/dice.ts';
import type { NumberedRow } from '../../kernel/rows.ts';
import { type Opinions, withSecond } from '../../kernel/second-bot.ts';
import { seededDice } from '../../kernel/seeded-dice.ts';
import { type Lot, playMatch, playRows } from '../../kernel/series.ts';
import { stream } from '../../kernel/stream.ts';
import type { OpenSeries as Opened, Played } from '../../series-rules.ts';
import type { Action } from '../action.ts';
import { bots, type ThouaBot } from '../bots.ts';
import { drawn } from '../drawn.ts';
import type { Game, Member, Setup } from '../game.ts';
import { levelled } from '../levelled.ts';
import { topOf } from '../play/look.ts';
import { preparer } from '../play/prepare.ts';
import { programsOf } from '../readings.ts';
import { rules } from '../rules.ts';
import type { View } from '../state.ts';
import { type Beside, Besides } from './beside.ts';
import { columnsOf, type MatchColumns } from './columns.ts';
import { abilityKey, type Legend, legendOf } from './legend.ts';
import { builtOf } from './parts.ts';
import { lotOfPlan, type Plan, wayOf } from './plan.ts';
import { poolOf } from './plan-of.ts';
import { tellStep } from './tell-step.ts';
import { MatchWitness } from './witness.ts';

/** By name, as plans have them. */
const knownBots: Readonly<Record<string, ThouaBot>> = bots;

type Prepared = ReturnType<typeof preparer>;

/** A series made ready: its sets compiled once, for all matches that this worker plays of it. */
export interface OpenSeries extends Opened<Plan> {
  readonly sets: readonly GameSet[];
  readonly columns: MatchColumns;
  readonly legend: Legend;
  readonly pool: ReturnType<typeof poolOf>;
  /** For each value of the compared option: what each table needs, but for who takes part. */
  readonly tables: readonly (readonly Prepared[])[];
  /** Numbers in the legend by reference. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly usedNumbers: ReadonlyMap<string, number>;
  readonly boughtNumbers: ReadonlyMap<string, number>;
}

/** Compiles the sets. A plan with problems is a mistake of the caller: see `planProblems`. */
export function openSeries(sets: readonly GameSet[], plan: Plan): OpenSeries {
  const programs = programsOf(sets);
  const tables = plan.options.map((options) =>
    plan.tables.map(({ encounter }) => preparer({ sets, encounter, options }, programs)),
  );
  const games = tables[0]!.map((prepared) => prepared({ party: [] }));
  const steps = plan.steps.map((step) => tellStep(games[step.table]!, step));
  const legend = legendOf(sets, plan, games, steps);
  const byRef = (list: readonly { readonly ref: string }[]) => new Map(list.map(({ ref }, number) => [ref, number]));
  return {
    sets,
    plan,
    tables,
    legend,
    columns: columnsOf(legend),
    pool: poolOf(sets),
    numbers: new Map([...byRef(legend.characters), ...byRef(legend.enemies)]),
    usedNumbers: byRef(legend.used),
    boughtNumbers: byRef(legend.bought),
  };
}

/** Who and what takes part in a match. */
export function setupOf(series: OpenSeries, { pairing, variant }: Lot): Omit<Setup, 'sets' | 'options'> {
  const { plan, pool } = series;
  const way = wayOf(plan, variant);
  const { encounter, party, size, level } = plan.tables[way.table]!;
  const order = shuffle(seededDice(stream(plan.seed, pairing, 'party')), pool.length, 'party');
  const members = party
    ? party.flatMap((ref) => pool.find(({ entity }) => entity.ref === ref) ?? [])
    : order.slice(0, size).map((at) => pool[at]!);
  const step = plan.steps[way.step];
  const memberOf = ({ set, entity }: (typeof members)[number], place: number): Member => {
    if (level === undefined) return entity.ref;
    if (plan.builds) return drawn(set, entity.ref, level, seededDice(stream(plan.seed, pairing, 'build', place)))!;
    return levelled(set, entity, level, seededDice(stream(plan.seed, pairing, 'level', place, entity.ref)));
  };
  return {
    encounter,
    party: members.map(memberOf),
    ...(step && { step: { enemy: step.enemy, number: step.number, by: step.by } }),
  };
}

/** The game of a match, and who takes part in it. */
export function gameOf(series: OpenSeries, lot: Lot): { readonly game: Game; readonly party: readonly Member[] } {
  const { table, value } = wayOf(series.plan, lot.variant);
  const { party, step } = setupOf(series, lot);
  return { game: series.tables[value]![table]!({ party, ...(step && { step }) }), party };
}

/** Plays one match of a series. `decided` is told of each action. */
export function playLot(
  series: OpenSeries,
  match: number,
  besides: Besides,
  decided?: (action: Action) => void,
): NumberedRow<MatchColumns> {
  const { plan, numbers, usedNumbers, columns } = series;
  const lot = lotOfPlan(plan, match);
  const { game, party } = gameOf(series, lot);
  const opinions: Opinions = { asked: 0, agreed: 0 };
  const opinionsOf = game.figures.map((): Opinions => ({ asked: 0, agreed: 0 }));
  const seated = plan.bots.map((name, seat) => {
    const own = knownBots[name]!;
    const asked = plan.second && knownBots[plan.second.bot];
    if (!asked || !plan.second) return own;
    return withSecond<Game, View, Action>(own, {
      bot: asked,
      every: plan.second.every,
      dice: seededDice(stream(plan.seed, lot.pairing, 'second', seat)),
      isSame: (a, b) => JSON.stringify(a) === JSON.stringify(b),
      asks: () => true,
      heard(view, agrees) {
        const frame = topOf(view);
        for (const one of [opinions, frame && 'figure' in frame ? opinionsOf[frame.figure]! : opinions]) {
          one.asked++;
          if (agrees) one.agreed++;
        }
      },
    });
  });
  const witness = new MatchWitness({
    game,
    numbers: game.figures.map(({ ref }) => numbers.get(ref)!),
    used: game.figures.map(({ side, abilities }) =>
      abilities.map((ability) => usedNumbers.get(abilityKey(side, ability))!),
    ),
    had: hadBy(series, party, columns.had.count),
    built: builtOf(allSets(series.sets), series.legend, party),
    pairing: lot.pairing,
    variant: lot.variant,
    besides: wayOf(plan, lot.variant).step < 0 ? besides : undefined,
    opinions,
    opinionsOf,
  });
  return playMatch(rules, game, seated, lot, witness, decided);
}

/** A bit for each ability that somebody of a party has. */
function hadBy({ sets, boughtNumbers }: OpenSeries, party: readonly Member[], bytes: number): number[] {
  const had = Array.from({ length: bytes }, () => 0);
  for (const member of party) {
    for (const ref of typeof member === 'string' ? boughtOf(sets, member) : member.bought) {
      const number = boughtNumbers.get(ref);
      if (number !== undefined && number >> 3 < bytes) had[number >> 3]! |= 1 << (number & 7);
    }
  }
  return had;
}

const boughtOf = (sets: readonly GameSet[], ref: string): string[] =>
  allSets(sets).flatMap((set) =>
    entitiesOf(set, 'character').flatMap((character) =>
      character.ref === ref
        ? (character.data.bought ?? []).map((one) => (one.includes('/') ? one : `${set.id}/${one}`))
        : [],
    ),
  );

/** Plays the matches from one number to before another. */
export function playLots(series: OpenSeries, from: number, to: number): Played<Beside> {
  const besides = new Besides(series.legend);
  const rows = playRows(series.columns, from, to, (match) => playLot(series, match, besides));
  return { rows, beside: besides.whole };
}
