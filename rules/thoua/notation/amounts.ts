import type { Amount, Dice } from '../program.ts';
import { dieSides, type Sides } from '../types.ts';
import { NUM, numberOf, type Parsed, type Parser, words } from './phrase.ts';

const isSides = (sides: number): sides is Sides => (dieSides as readonly number[]).includes(sides);

/** Most dice that anything is rolled with. */
const mostDice = 20;

/** `2d6`, `d8`. */
const diceTerm: Parser<Dice> = words('(\\d{0,3})d(\\d{1,3})', (count, sides) => {
  const own = { count: count === '' ? 1 : Number(count), sides: Number(sides) };
  return isSides(own.sides) && own.count >= 1 && own.count <= mostDice
    ? { count: own.count, sides: own.sides }
    : undefined;
});

const flatTerm = words('(\\d{1,3})', Number);

/** `2d6`, `2d6 + 1d12`, `1d8+2`, `3`. */
export function amount(text: string): Parsed<Amount> | undefined {
  const dice: Dice[] = [];
  let flat = 0;
  let rest = text;
  for (let terms = 0; terms < 6; terms++) {
    const next = terms === 0 ? rest : /^\+ ?/.test(rest) ? rest.replace(/^\+ ?/, '') : undefined;
    if (next === undefined) break;
    const [rolled, plain] = [diceTerm(next), flatTerm(next)];
    if (rolled) dice.push(rolled.value);
    else if (plain) flat += plain.value;
    else return undefined;
    rest = (rolled ?? plain)?.rest ?? '';
  }
  return flat === 0 && dice.length === 0 ? undefined : { value: { dice, flat }, rest };
}

/** Dice with nothing but dice. */
export const diceOnly: Parser<Amount> = (text) => {
  const found = amount(text);
  return found && found.value.dice.length > 0 ? found : undefined;
};

/** What is added or taken away. */
export interface Signed {
  readonly sign: 1 | -1;
  readonly amount: number | Dice;
}

/** `+2`, `-1d6`. */
export const signed: Parser<Signed> = (text) => {
  const [found, sign] = /^([+-]) ?/.exec(text) ?? [];
  if (found === undefined) return undefined;
  const rest = text.slice(found.length);
  const rolled = diceTerm(rest) ?? flatTerm(rest);
  if (!rolled || rolled.value === 0) return undefined;
  return { value: { sign: sign === '-' ? -1 : 1, amount: rolled.value }, rest: rolled.rest };
};

/** `+2d6` as something that is added to an amount. */
export const added: Parser<Amount> = (text) => (/^\+/.test(text) ? amount(text.replace(/^\+ ?/, '')) : undefined);

/** `for 3 turns`. */
export const duration: Parser<number> = words(
  `for (?:the next )?${NUM} turns?`,
  (count) => numberOf(count) || undefined,
);

/** The first die of a text that the game does not have. */
export function strangeDie(text: string): string | undefined {
  for (const [, sides = ''] of text.matchAll(/\b\d{0,3}d(\d{1,3})\b/gi))
    if (!isSides(Number(sides))) return `d${sides}`;
  return undefined;
}
