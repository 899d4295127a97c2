import type { Use } from '../action.ts';
import type { AbilityDesign } from '../game.ts';
import type { Action, Opposed, Rule, Side } from '../program.ts';
import type { Cast } from '../state.ts';
import { holds } from './holds.ts';
import { because, designOf, figureOf, type Look, type Play } from './look.ts';
import { rollOf } from './rolls.ts';
import { isAround, reachedBy, spacesOf } from './shape.ts';
import { castOf, type Source, sourcesOf } from './sources.ts';
import { effectsFrame, triggersOf } from './triggers.ts';
import { numberOf } from './values.ts';
import { isMeant } from './whom.ts';

/** How far an ability reaches; one without a range, or with none, is not made longer (U-106). */
export const reachOf = ({ range }: AbilityDesign, further: number): number =>
  range === 0 ? 0 : Math.max(0, range + further);

/** Spaces that are added to each range of a figure now. */
export function furtherOf(look: Look, figure: number): number {
  let further = numberOf(look, figure, 'range');
  for (const rule of figureOf(look, figure).nextAbility) {
    if (rule.rule !== 'modify') continue;
    for (const { stat, sign, amount } of rule.modifiers)
      if (stat === 'range' && typeof amount === 'number') further += sign * amount;
  }
  return further;
}

export function rangeOf(look: Look, figure: number, ability: number): number {
  const design = designOf(look, figure).abilities[ability];
  return design ? reachOf(design, furtherOf(look, figure)) : 0;
}

/** Whether a user needs no sight of somebody of that side (U-054). */
export function ignoresSight(look: Look, by: number, isAlly: boolean, sources: readonly Source[]): boolean {
  const wanted: readonly Side[] = isAlly ? ['allies', 'all'] : ['enemies', 'all'];
  const ignores = (rules: readonly Rule[]) =>
    rules.some(
      (rule) =>
        rule.rule === 'ignore-sight' &&
        wanted.includes(rule.targeting) &&
        (!rule.when || holds(look, rule.when, castOf(by, by))),
    );
  return ignores(figureOf(look, by).nextAbility) || sources.some(({ rules }) => ignores(rules));
}

/** What a use of an ability is about. */
export function castFor(look: Look, by: number, use: Use): Cast {
  const design = designOf(look, by).abilities[use.ability]!;
  const from = figureOf(look, by).at;
  const spaces = spacesOf(look, design, from, rangeOf(look, by, use.ability), use) ?? [];
  return {
    by,
    target: use.target ?? (design.target === 'self' ? by : -1),
    bearer: -1,
    reached: design.shape === undefined && design.target === 'self' ? [by] : reachedBy(look, design, by, spaces),
    around: isAround(design),
    only: -1,
    ability: use.ability,
    at: design.target === 'space' ? (use.at ?? -1) : -1,
    spaces,
  };
}

/** Which of an ability's actions is played: the first special that holds, else the plain one (U-100). */
export function variantOf(look: Look, { program }: AbilityDesign, cast: Cast): number {
  return program.variants.findIndex(({ when }) => holds(look, when, cast));
}

export const actionOf = ({ program }: AbilityDesign, variant: number): Action =>
  (program.variants[variant] ?? program).action;

/** What an ability costs in that action; a special that changes it is asked before anything is paid (U-104). */
export const costOf = ({ cost }: AbilityDesign, { actionPoints }: Action): number => actionPoints ?? cost;

/** Uses an ability: pays, waits, rolls, and puts what follows on the stack (U-040 to U-043). */
export function use(play: Play, by: number, action: Use): void {
  const { game, state, emit } = play;
  const user = figureOf(play, by);
  const design = designOf(play, by).abilities[action.ability]!;
  const cast = castFor(play, by, action);
  const variant = variantOf(play, design, cast);
  const done = actionOf(design, variant);
  const cost = costOf(design, done);
  user.ap -= cost;
  user.nextAbility = [];
  // By an option the end of this turn does not count (U-015).
  user.waits[action.ability] =
    design.cooldown + (game.options.cooldownFrom === 'next-turn' && design.cooldown > 0 ? 1 : 0);
  if (user.uses[action.ability]! > 0) user.uses[action.ability]!--;
  emit({
    event: 'used',
    figure: by,
    ability: action.ability,
    cost,
    reached: meantBy(play, done, cast),
    variant,
    ...(action.target === undefined ? {} : { target: action.target }),
    ...(action.at === undefined ? {} : { at: action.at }),
  });
  if (design.byHand !== '') emit({ event: 'manual', figure: by, ability: action.ability });
  for (const trigger of triggersOf(play, by, 'uses-ability', design.type)) {
    if (trigger.do.length > 0) state.stack.push(effectsFrame(trigger.do, trigger.cast, trigger.name));
  }
  if (done.effects.length > 0) state.stack.push(effectsFrame(done.effects, cast));
  if (done.opposed) oppose(because(play, cast), design, done.opposed, cast);
}

/** Those of who are reached whom an action does something to; all of them where that is done by hand. */
function meantBy(look: Look, { opposed, effects }: Action, cast: Cast): readonly number[] {
  const words = [...(opposed ? [opposed.who] : []), ...effects.flatMap((one) => ('who' in one ? [one.who] : []))];
  if (words.length === 0) return cast.reached;
  return cast.reached.filter((figure) =>
    words.some((who) => (who === 'self' ? figure === cast.by : isMeant(look, who, cast, figure))),
  );
}

/** Who defends against a roll, one by one (U-041). */
export function defendersOf(look: Look, { who }: Opposed, cast: Cast): readonly number[] {
  return cast.reached.filter((figure) => isMeant(look, who, cast, figure));
}

/** Dice that rules of the user add to the shared roll against somebody among the defenders (U-102). */
export function extraDice(look: Look, design: AbilityDesign, by: number, defenders: readonly number[]) {
  const dice: { count: number; sides: Opposed['dice']['dice'][number]['sides'] }[] = [];
  let flat = 0;
  if (design.type !== 'damage') return { dice, flat };
  for (const { rules, by: giver } of sourcesOf(look, by)) {
    for (const rule of rules) {
      if (rule.rule !== 'extra-damage') continue;
      if (rule.ability !== undefined && rule.ability.toLowerCase() !== design.name.toLowerCase()) continue;
      const { when } = rule;
      if (when && !defenders.some((figure) => holds(look, when, castOf(by, giver, figure)))) continue;
      dice.push(...rule.amount.dice);
      flat += rule.amount.flat;
    }
  }
  return { dice, flat };
}

function oppose(play: Play, design: AbilityDesign, opposed: Opposed, cast: Cast): void {
  const roll = design.roll ?? 'attack';
  const defenders = defendersOf(play, opposed, cast);
  if (defenders.length === 0) return;
  const extra = extraDice(play, design, cast.by, defenders);
  const dice = [...opposed.dice.dice, ...extra.dice];
  // One roll against all of them (U-041).
  const total = rollOf(play, cast.by, roll, dice, opposed.dice.flat + extra.flat);
  play.emit({ event: 'attacked', figure: cast.by, roll, total });
  play.state.stack.push({ at: 'opposed', opposed, cast, total, queue: defenders, beaten: false });
}
