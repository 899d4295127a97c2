import type { CardAbility, Game } from '../game.ts';
import type { Rule } from '../program.ts';
import type { State } from '../state.ts';
import type { Look } from './play.ts';
import { eachStanding } from './standing.ts';
import { isUnit } from './who.ts';

/** Abilities that a token, stance or lasting rule grants are numbered from here, above those of every card. */
export const granted = 1000;

/** Abilities of somebody else's card that a unit uses as its own are numbered from here, by card and place. */
const borrowed = 1_000_000;
const mostOfCard = 1000;

/** Whether it is the number of an ability of somebody else's card. */
export const isBorrowed = (ability: number): boolean => ability >= borrowed;

/** The number under which any unit can use an ability of a card. */
export const borrowedAbility = (card: number, ability: number): number => borrowed + card * mostOfCard + ability;

type Granting = Extract<Rule, { rule: 'ability' }>;
interface Grants {
  readonly abilities: readonly CardAbility[];
  readonly numberOf: ReadonlyMap<Granting, number>;
  /** Some of them are instants, which are asked for at every target. */
  readonly instants: boolean;
}

const known = new WeakMap<Game, Grants>();

/** Every ability that a rule of the game can grant. A game never changes, so they are collected once. */
function grantsOf(game: Game): Grants {
  let grants = known.get(game);
  if (grants === undefined) {
    const abilities: CardAbility[] = [];
    const numberOf = new Map<Granting, number>();
    for (const rules of game.ruleLists) {
      for (const rule of rules) {
        // The list of a card holds the rules of its passives once more.
        if (rule.rule !== 'ability' || numberOf.has(rule)) continue;
        const { name, program, isDefault = false } = rule;
        const block = game.blockOf.get(program.body) ?? -1;
        numberOf.set(rule, granted + abilities.length);
        abilities.push({ name, text: '', isDefault, program, block, manualLetters: 0 });
      }
    }
    const instants = abilities.some(({ program }) => program.use?.action === 'instant');
    grants = { abilities, numberOf, instants };
    known.set(game, grants);
  }
  return grants;
}

/** Whether a token, stance or lasting rule of the game can grant instants. */
export const grantsInstants = (game: Game): boolean => grantsOf(game).instants;

/** Where a unit notes how an ability has been used: those that are granted behind those of its card; -1 for those of other cards. */
export function noteOf({ game, state }: Look, unit: number, ability: number): number {
  if (ability >= borrowed) return -1;
  return ability < granted ? ability : ownAbilities(game, state, unit) + ability - granted;
}

/** The ability that a unit notes there: `noteOf` the other way round. */
export function abilityAt({ game, state }: Look, unit: number, note: number): number {
  const own = ownAbilities(game, state, unit);
  return note < own ? note : granted + note - own;
}

const ownAbilities = (game: Game, { units }: State, unit: number): number =>
  game.cards[units[unit]?.card ?? -1]?.abilities.length ?? 0;

/** An ability of a unit by its number: of its card, or granted. */
export function abilityOf({ game, state }: Look, unit: number, ability: number): CardAbility | undefined {
  if (ability >= borrowed) {
    const number = ability - borrowed;
    return game.cards[Math.floor(number / mostOfCard)]?.abilities[number % mostOfCard];
  }
  if (ability >= granted) return grantsOf(game).abilities[ability - granted];
  return game.cards[state.units[unit]?.card ?? -1]?.abilities[ability];
}

/** Numbers of all abilities that a unit has now. */
export function abilitiesOf(look: Look, unit: number): number[] {
  const { game, state } = look;
  const card = game.cards[state.units[unit]?.card ?? -1];
  const numbers = card === undefined ? [] : card.abilities.map((_, index) => index);
  eachStanding(look, 'ability', (rules, self) => {
    for (const rule of rules) {
      if (rule.rule !== 'ability' || !isUnit(look, unit, rule.who, self)) continue;
      const number = grantsOf(game).numberOf.get(rule);
      if (number !== undefined && !numbers.includes(number)) numbers.push(number);
    }
  });
  return numbers;
}
