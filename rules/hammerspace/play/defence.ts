import type { Seat } from '../../kernel/rules.ts';
import type { CardDesign, DefenceLine, Game } from '../game.ts';
import { type AttackFrame, mark, type State } from '../state.ts';
import { isDefenceBoost, placesOf } from './attack.ts';
import { hold, type Moment } from './holds.ts';
import { changeHp, designAt, rolled, rulesOf, type Table, traitRules } from './table.ts';

/** What a defence is worth before the die. */
export interface Worth {
  readonly points: number;
  readonly infinite: boolean;
}

type AttackIs = Pick<AttackFrame, 'type' | 'subtype'>;

const nothing: Worth = { points: 0, infinite: false };

/** What a card gives against an attack that it matches by itself; undefined where it does not (H-030, H-031, H-033). */
export function worthOf({ defence }: CardDesign, { type, subtype }: AttackIs): Worth | undefined {
  const lines = defence.filter(({ against }) => against === type || against === 'all');
  if (lines.length === 0) return undefined;
  const points = lines.reduce(
    (sum, line) => sum + line.points + (line.bonuses.find((one) => one.subtype === subtype)?.points ?? 0),
    0,
  );
  return { points, infinite: lines.some(({ infinite }) => infinite) };
}

/** The best that a card gives against anything (H-037). */
function bestWorth({ defence }: CardDesign, { multidefence }: Game['options']): Worth | undefined {
  if (defence.length === 0) return undefined;
  const of = ({ points, bonuses }: DefenceLine) =>
    points + (multidefence === 'with-bonus' ? Math.max(0, ...bonuses.map((one) => one.points)) : 0);
  return { points: Math.max(...defence.map(of)), infinite: defence.some(({ infinite }) => infinite) };
}

/** Cards that a seat can defend with, by their places. */
export function matching(game: Game, state: State, seat: Seat, attack: AttackIs, all: boolean): Map<number, Worth> {
  const found = new Map<number, Worth>();
  for (const place of placesOf(game, state, seat, ({ defence }) => defence.length > 0)) {
    const design = designAt(game, state, seat, place);
    const worth = all ? bestWorth(design, game.options) : worthOf(design, attack);
    if (worth) found.set(place, worth);
  }
  return found;
}

const sumOf = (worths: readonly Worth[]): Worth =>
  worths.reduce(
    (sum, worth) => ({ points: sum.points + worth.points, infinite: sum.infinite || worth.infinite }),
    nothing,
  );

const reaches = (worth: Worth, attack: number): boolean => worth.infinite || worth.points >= attack;

/** What a defence with some ability cards starts from: which cards match, and the points beside them. */
export interface Stand {
  readonly cards: ReadonlyMap<number, Worth>;
  readonly bonus: number;
}

/** @param boosts places of ability cards that are added */
export function standOf(game: Game, state: State, attack: AttackFrame, seat: Seat, boosts: readonly number[]): Stand {
  const added = boosts.flatMap((place) => designAt(game, state, seat, place).program);
  const cards = matching(game, state, seat, attack, rulesOf(added, 'all-match').length > 0);
  const bonuses = [...rulesOf(added, 'defence-bonus'), ...traitRules(game, state, seat, 'defence-bonus')];
  if (bonuses.length === 0) return { cards, bonus: 0 };
  const { by, type, subtype, die } = attack;
  const matched = cards.size > 0;
  const moment: Moment = { owner: seat, by, target: seat, type, subtype, attackDie: die, matched };
  const bonus = bonuses.reduce((sum, { amount, when }) => (hold(game, state, when, moment) ? sum + amount : sum), 0);
  return { cards, bonus };
}

/** Whether a seat may defend with exactly these of its matching cards (H-032). */
export function mayDefendWith(game: Game, { cards, bonus }: Stand, chosen: readonly number[], attack: number): boolean {
  const { covering } = game.options;
  if (covering === 'free') return true;
  const open = attack - bonus;
  const worths = chosen.map((place) => cards.get(place) ?? nothing);
  if (reaches(sumOf(worths), open)) {
    if (covering === 'more') return true;
    return worths.every((_, left) => !reaches(sumOf(worths.filter((__, at) => at !== left)), open));
  }
  // No other choice reaches it either: the best of all are those that do not harm.
  return (
    chosen.length === cards.size &&
    !reaches(sumOf([...cards.values()].filter(({ points, infinite }) => infinite || points > 0)), open)
  );
}

/** All subsets, the empty one first. */
export function subsets<Item>(items: readonly Item[]): Item[][] {
  const all: Item[][] = [[]];
  for (const item of items) all.push(...all.map((one) => [...one, item]));
  return all;
}

/** A way to defend. */
export interface Defence {
  readonly cards: readonly number[];
  readonly with: readonly number[];
}

/** Ability cards that may be added: none by who was hypnotised (H-055). */
export function boostsFor(game: Game, state: State, attack: AttackFrame, seat: Seat): number[] {
  if (attack.chosenBy !== attack.by && seat === attack.by) return [];
  return placesOf(game, state, seat, isDefenceBoost);
}

/** All legal ways for the first of the queue to defend. */
export function defences(game: Game, state: State, attack: AttackFrame): Defence[] {
  const { seat, points } = attack.queue[0]!;
  const most = game.options.boosts === 'one' ? 1 : Number.POSITIVE_INFINITY;
  return subsets(boostsFor(game, state, attack, seat))
    .filter((boosts) => boosts.length <= most)
    .flatMap((boosts) => {
      const stand = standOf(game, state, attack, seat, boosts);
      return subsets([...stand.cards.keys()])
        .filter((cards) => mayDefendWith(game, stand, cards, points))
        .map((cards) => ({ cards, with: boosts }));
    });
}

/** What a defence gives before its die. */
export interface Given {
  /** Of the cards and what is added to them. */
  readonly points: number;
  readonly infinite: boolean;
  /** Whether it sends the attack on. */
  readonly reflects: boolean;
  /** Whether the die is rolled. */
  readonly rolls: boolean;
}

/** What a way to defend of the first of the queue gives (H-031 to H-034, H-037). */
export function givenBy(game: Game, state: State, attack: AttackFrame, { cards, with: boosts }: Defence): Given {
  const { seat, points: against } = attack.queue[0]!;
  const stand = standOf(game, state, attack, seat, boosts);
  const worth = sumOf(cards.map((place) => stand.cards.get(place) ?? nothing));
  const points = worth.points + stand.bonus;
  const sendsOn = cards.some((place) => reflects(game, designAt(game, state, seat, place), attack));
  const covered = worth.infinite || points >= against;
  // The die is rolled even where it cannot matter, unless an option says otherwise (H-034).
  const rolls = !sendsOn && !(covered && game.options.defenceDie === 'needed');
  return { points, infinite: worth.infinite, reflects: sendsOn, rolls };
}

/** What gets through: attack less defence, and never less than nothing (H-035). */
export const lostWith = ({ points, infinite, reflects: sendsOn }: Given, against: number, die: number): number =>
  infinite || sendsOn ? 0 : Math.max(0, against - points - die);

/** The first of the queue defends. */
export function defend(table: Table, attack: AttackFrame, way: Defence): void {
  const { game, state, emit } = table;
  const { cards, with: boosts } = way;
  const given = givenBy(game, state, attack, way);
  const { seat, points: against } = attack.queue.shift()!;
  const row = state.rows[seat]!;
  for (const place of [...cards, ...boosts]) state.marks[seat]![place] = mark.used;
  const die = given.rolls ? rolled(table, 'defence') : 0;
  const lost = lostWith(given, against, die);
  emit({
    event: 'defended',
    seat,
    cards: cards.map((place) => row[place]!),
    with: boosts.map((place) => row[place]!),
    attack: against,
    points: given.infinite ? undefined : given.points,
    die,
    lost,
  });
  if (given.reflects) {
    state.stack.push({ at: 'reflect', seat, points: against });
    return;
  }
  changeHp(table, seat, -lost);
  attack.done.push({ seat, die, lost, cards: cards.map((place) => row[place]!) });
}

/** Whether a card that was used sends this attack on (H-038). */
function reflects({ options }: Game, design: CardDesign, attack: AttackFrame): boolean {
  if (rulesOf(design.program, 'reflect').length === 0) return false;
  return options.reflection === 'any' || worthOf(design, attack) !== undefined;
}

/** The attack goes on to another player, with the same points and all that comes with it. */
export function reflect({ state, emit }: Table, attack: AttackFrame, seat: Seat, target: Seat, points: number): void {
  emit({ event: 'reflected', seat, target, points });
  attack.queue.unshift({ seat: target, points });
  if (target !== attack.by) state.lastAttacker[target] = attack.by;
}
