import type { ThouaEncounter } from '../../../schemas/types.generated.ts';
import { allSets, entitiesOf, type GameSet } from '../../game-set.ts';
import type { AbilityDesign, FigureDesign, Game } from '../game.ts';
import { type Part, partsOf } from './parts.ts';
import type { Plan } from './plan.ts';
import { poolOf } from './plan-of.ts';

interface Named {
  readonly ref: string;
  readonly name: string;
}

/** What the numbers in rows and beside them stand for, so that a report can be read without its sets. */
export interface Legend {
  /** In the order of the plan's tables. */
  readonly tables: readonly LegendTable[];
  readonly characters: readonly Named[];
  readonly enemies: readonly Named[];
  /** Abilities that characters buy: those have a bit in rows. */
  readonly bought: readonly Named[];
  /** All abilities: those that characters buy first, in the same order, then those of races and of enemies. */
  readonly used: readonly UsedAbility[];
  /** What characters who are drawn whole are made of; empty where none is. */
  readonly parts: readonly Part[];
  /** The most characters of a party who are drawn whole. */
  readonly drawn: number;
  /** What each step of the plan does: `Toll Captain with 45 HP`. */
  readonly steps: readonly string[];
}

export interface LegendTable {
  readonly name: string;
  /** `Toll Captain, 2 Ash Jackals`. */
  readonly enemies: string;
}

export interface UsedAbility extends Named {
  readonly side: 0 | 1;
  /** The enemy, or the race; undefined for an ability that any character can buy. */
  readonly of?: string;
}

/** @param games one for each table, with nobody in the party */
export function legendOf(
  sets: readonly GameSet[],
  plan: Plan,
  games: readonly Game[],
  steps: readonly string[],
): Legend {
  const all = allSets(sets);
  const enemies = new Map(games.flatMap(({ figures }) => figures).map((figure) => [figure.ref, figure]));
  const bought = all.flatMap((set) => entitiesOf(set, 'ability'));
  const races = all.flatMap((set) => entitiesOf(set, 'race'));
  return {
    tables: plan.tables.map(({ encounter }, at) => ({
      name: all
        .flatMap((set) => entitiesOf(set, 'encounter'))
        .flatMap(({ ref, data }) => (ref === encounter ? (data as ThouaEncounter).name : []))
        .join(),
      enemies: listOf(games[at]!.figures),
    })),
    characters: poolOf(sets).map(({ entity: { ref, data } }) => ({ ref, name: data.name })),
    enemies: [...enemies.values()].map(({ ref, name }) => ({ ref, name })),
    bought: bought.map(({ ref, data: { name } }) => ({ ref, name })),
    used: [
      ...bought.map(({ ref, data: { name } }) => ({ ref, name, side: 0 as const })),
      ...races.flatMap(({ ref, data }) =>
        data.ability ? [{ ref, name: data.ability.name, side: 0 as const, of: data.name }] : [],
      ),
      ...[...enemies.values()].flatMap(({ name: of, abilities }) =>
        abilities.map((ability) => ({ ref: abilityKey(1, ability), name: ability.name, side: 1 as const, of })),
      ),
    ],
    parts: plan.builds ? partsOf(all) : [],
    drawn: plan.builds ? Math.max(...plan.tables.map(({ size }) => size)) : 0,
    steps,
  };
}

/** What tells an ability from all others: those of an enemy stand on one card. */
export const abilityKey = (side: 0 | 1, { ref, name }: Pick<AbilityDesign, 'ref' | 'name'>): string =>
  side === 0 ? ref : `${ref}#${name}`;

function listOf(figures: readonly FigureDesign[]): string {
  const counts = new Map<string, number>();
  for (const { name } of figures) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(', ');
}
