import type { Use } from './action.ts';
import { type Chances, chancesOf, type Die } from './bots/odds.ts';
import { elementDie } from './elemental-map.ts';
import { designOf, figureOf, type Look } from './play/look.ts';
import { comes, elementOf } from './play/opposed.ts';
import { isBarredBy, sourcesOf } from './play/sources.ts';
import { triggersOf } from './play/triggers.ts';
import { actionOf, castFor, defendersOf, extraDice, variantOf } from './play/use.ts';
import { bonusDice, emOf, modifiersOf, sumOf } from './play/values.ts';
import { whom } from './play/whom.ts';
import type { Amount, Dice, Effect, Opposed } from './program.ts';
import type { Cast } from './state.ts';
import { opposes, type Roll } from './types.ts';

/** What the use of an ability comes to for one of those whom it reaches. */
export interface Odds {
  readonly figure: number;
  /** The chance that the roll beats the defence; left out where there is no roll. */
  readonly success?: number;
  /** HP that are lost on average, temporary ones too, and the chance that these are all. */
  readonly loss: number;
  readonly falls: number;
  /** HP that are given on average; what of it goes above the maximum is lost. */
  readonly gain: number;
}

/**
 * What an ability comes to if it is used now, by the dice exactly: its roll against each defence, and its own damage and healing. What is
 * set off in turn, such as conditions that do something to who is hurt, is left out.
 */
export function oddsOf(look: Look, by: number, use: Use): Odds[] {
  const design = designOf(look, by).abilities[use.ability];
  if (!design) return [];
  const cast = castFor(look, by, use);
  const { opposed, effects } = actionOf(design, variantOf(look, design, cast));
  const defenders = opposed ? defendersOf(look, opposed, cast) : [];
  const attack = opposed && defenders.length > 0 ? attackOf(look, design, by, opposed, defenders) : undefined;
  const met = new Set([...defenders, ...effects.flatMap((effect) => sufferers(look, effect, cast))]);
  return [...met]
    .sort((one, other) => one - other)
    .map((figure) => {
      const hit =
        opposed && attack && defenders.includes(figure) && against(look, design, opposed, attack, cast, figure);
      const loss = plus(hit ? hit.loss : nothing, amountOf(look, 'damage', effects, cast, figure));
      const { hp, has } = figureOf(look, figure);
      const left = has.reduce((sum, held) => sum + (held.has === 'condition' ? held.temporary : 0), hp);
      // A hit that something replaces takes nothing (U-094).
      const isSafe = triggersOf(look, figure, 'would-take-damage').length > 0;
      return {
        figure,
        ...(hit && { success: hit.success }),
        loss: isSafe ? 0 : meanOf(loss),
        falls: isSafe ? 0 : likely(loss, (lost) => lost >= left),
        gain: isBarredBy(sourcesOf(look, figure), 'heal') ? 0 : meanOf(amountOf(look, 'heal', effects, cast, figure)),
      };
    });
}

type Design = ReturnType<typeof designOf>['abilities'][number];

const sufferers = (look: Look, effect: Effect, cast: Cast): readonly number[] =>
  effect.do === 'damage' || effect.do === 'heal' ? whom(look, effect.who, cast) : [];

function attackOf(look: Look, design: Design, by: number, { dice }: Opposed, defenders: readonly number[]): Chances {
  const extra = extraDice(look, design, by, defenders);
  return totalOf(look, by, design.roll ?? 'attack', [...dice.dice, ...extra.dice], dice.flat + extra.flat);
}

function against(
  look: Look,
  design: Design,
  opposed: Opposed,
  attack: Chances,
  cast: Cast,
  figure: number,
): { readonly success: number; readonly loss: Chances } {
  const element = elementOf(look.game.options.defenceElement, design.element, opposed.damage);
  const { dice, flat } = elementDie(emOf(look, figure, element));
  const defence = totalOf(look, figure, opposes[design.roll ?? 'attack'], dice, flat);
  const ahead = plus(attack, less(defence));
  const success = likely(ahead, (by) => by > 0);
  const only = { ...cast, only: figure };
  const follows = (beaten: boolean): Chances => {
    const done = opposed.success.filter((effect) => comes(look, effect, opposed.damage !== undefined, beaten));
    return amountOf(look, 'damage', done, only, figure);
  };
  const [hurt, spared] = [follows(true), follows(false)];
  const parts: Weighted[] = [{ chance: 1 - success, of: spared }];
  for (const [index, chance] of ahead.of.entries()) {
    const by = ahead.least + index;
    if (by <= 0 || chance === 0) continue;
    parts.push({ chance, of: opposed.damage === undefined ? hurt : { ...hurt, least: hurt.least + by } });
  }
  return { success, loss: mixed(parts) };
}

/** A roll of a figure as it is made (`play/rolls.ts`), made twice where something says so (U-095). */
function totalOf(look: Look, figure: number, roll: Roll, dice: readonly Dice[], flat: number): Chances {
  const modifiers = modifiersOf(look, figure);
  const all = [
    ...dice.map((one): Die => ({ ...one, sign: 1 })),
    ...bonusDice(modifiers, roll).map(({ sign, amount }): Die => ({ ...(amount as Dice), sign })),
  ];
  const { least, of } = chancesOf(all);
  const once = { least: least + flat + sumOf(look, figure, roll, modifiers), of };
  for (const { rules } of sourcesOf(look, figure)) {
    const twice = rules.find((rule) => rule.rule === 'roll-twice' && rule.rolls.includes(roll));
    if (twice?.rule === 'roll-twice') return betterOf(once, twice.keep);
  }
  return once;
}

/** The higher or the lower of two such totals. */
function betterOf({ least, of }: Chances, keep: 'higher' | 'lower'): Chances {
  const upTo = of.map((_, index) => of.slice(0, index + 1).reduce((sum, chance) => sum + chance, 0));
  const from = of.map((_, index) => of.slice(index).reduce((sum, chance) => sum + chance, 0));
  const sums = keep === 'higher' ? upTo : from;
  return { least, of: of.map((chance, index) => chance * (2 * sums[index]! - chance)) };
}

/** All damage, or all healing, that some effects do to a figure without a roll against it. */
function amountOf(
  look: Look,
  what: 'damage' | 'heal',
  effects: readonly Effect[],
  cast: Cast,
  figure: number,
): Chances {
  let sum = nothing;
  for (const effect of effects) {
    if (effect.do === what && whom(look, effect.who, cast).includes(figure)) sum = plus(sum, rolled(effect.amount));
  }
  return sum;
}

function rolled({ dice, flat }: Amount): Chances {
  const { least, of } = chancesOf(dice.map((one): Die => ({ ...one, sign: 1 })));
  return { least: least + flat, of };
}

// ---------------------------------------------------------------------------------------------- chances

const nothing: Chances = { least: 0, of: [1] };

function plus(one: Chances, other: Chances): Chances {
  const of = new Array<number>(one.of.length + other.of.length - 1).fill(0);
  for (const [a, chance] of one.of.entries()) for (const [b, also] of other.of.entries()) of[a + b]! += chance * also;
  return { least: one.least + other.least, of };
}

const less = ({ least, of }: Chances): Chances => ({ least: -(least + of.length - 1), of: [...of].reverse() });

interface Weighted {
  readonly chance: number;
  readonly of: Chances;
}

function mixed(parts: readonly Weighted[]): Chances {
  const least = Math.min(...parts.map(({ of }) => of.least));
  const most = Math.max(...parts.map(({ of }) => of.least + of.of.length));
  const of = new Array<number>(most - least).fill(0);
  for (const { chance, of: part } of parts) {
    for (const [index, also] of part.of.entries()) of[part.least - least + index]! += chance * also;
  }
  return { least, of };
}

const likely = ({ least, of }: Chances, is: (value: number) => boolean): number =>
  of.reduce((sum, chance, index) => (is(least + index) ? sum + chance : sum), 0);

const meanOf = ({ least, of }: Chances): number => of.reduce((sum, chance, index) => sum + chance * (least + index), 0);
