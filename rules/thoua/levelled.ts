import type { ThouaAbility, ThouaCharacter } from '../../schemas/types.generated.ts';
import { allSets, type Entity, entitiesOf, find, type GameSet } from '../game-set.ts';
import type { Dice } from '../kernel/dice.ts';
import type { Levelled, Member } from './game.ts';
import { attributeCap, costOf, increasesAt, pointsAt, slotsAt } from './levels.ts';
import { attributesOf } from './sheet.ts';
import { type Attribute, attributes, type Element } from './types.ts';

/** An ability that a character can buy. */
type Ability = Entity<'ability'>;

/**
 * A character at a level. At its own it is as it stands in its set. At a lower one it has what it bought first, as far as the points go,
 * and its first increases and artifacts. At a higher one it raises the attribute that it has raised most, and buys at random what the
 * rules let it: of the elements that it knows, while there is anything left of these.
 */
export function levelled(set: GameSet, { ref, data }: Entity<'character'>, level: number, dice: Dice): Member {
  if (level === data.level) return ref;
  const own = (data.bought ?? []).flatMap((one) => {
    const ability = find(set, one);
    return ability?.kind === 'ability' ? [ability as Ability] : [];
  });
  const bought =
    level < data.level
      ? boughtFirst(own, level)
      : boughtMore(set, own, new Set(own.map(({ data: one }) => one.element)), level, dice);
  return {
    character: ref,
    level,
    levelIncreases: increasesOf(data, level),
    bought: bought.map((ability) => ability.ref),
    artifacts: Math.min(data.artifacts?.length ?? 0, slotsAt(level)),
  } satisfies Levelled;
}

const rankOf = ({ data }: Ability): number => (data as ThouaAbility).rank;

/** Whether an ability of its rank can be bought beside others. */
const mayBuy = (own: readonly Ability[], one: Ability): boolean =>
  !own.some(({ ref }) => ref === one.ref) &&
  (rankOf(one) === 1 ||
    own.some((other) => other.data.element === one.data.element && rankOf(other) === rankOf(one) - 1));

function boughtFirst(own: readonly Ability[], level: number): Ability[] {
  const kept: Ability[] = [];
  let left = pointsAt(level);
  // What stands later may be what an earlier one needs.
  for (let more = true; more; ) {
    const next = own.find((one) => costOf(rankOf(one)) <= left && mayBuy(kept, one));
    more = next !== undefined;
    if (!next) break;
    kept.push(next);
    left -= costOf(rankOf(next));
  }
  return kept;
}

/** @param known the elements of which it buys first, while there is anything left of these */
export function boughtMore(
  set: GameSet,
  own: readonly Ability[],
  known: ReadonlySet<Element>,
  level: number,
  dice: Dice,
): Ability[] {
  const library = allSets([set]).flatMap((one) => entitiesOf(one, 'ability'));
  const bought = [...own];
  let left = pointsAt(level) - own.reduce((sum, one) => sum + costOf(rankOf(one)), 0);
  for (;;) {
    const within = library.filter((one) => costOf(rankOf(one)) <= left && mayBuy(bought, one));
    const familiar = within.filter(({ data }) => known.has(data.element));
    const choice = familiar.length > 0 ? familiar : within;
    if (choice.length === 0) return bought;
    const next = choice[dice.roll(choice.length, 'what to buy') - 1]!;
    bought.push(next);
    left -= costOf(rankOf(next));
  }
}

/** The first increases, and then the attribute that was raised most often; one at its cap makes room for the highest below it. */
function increasesOf(
  data: Pick<ThouaCharacter, 'levelIncreases' | 'raceIncrease' | 'attributes' | 'race' | 'level' | 'name'>,
  level: number,
): Attribute[] {
  const may = increasesAt(level);
  const increases = (data.levelIncreases ?? []).slice(0, may);
  while (increases.length < may) {
    const now = attributesOf({ ...data, levelIncreases: increases });
    const raised = (attribute: Attribute) => increases.filter((one) => one === attribute).length;
    const [next] = attributes
      .filter((attribute) => now[attribute] < attributeCap)
      .sort((one, other) => raised(other) - raised(one) || now[other] - now[one]);
    if (next === undefined) break;
    increases.push(next);
  }
  return increases;
}
