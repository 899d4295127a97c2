import type { ByHand } from '../game.ts';
import type { Due, Frame } from '../state.ts';
import { finish } from './damage.ts';
import { end } from './gain.ts';
import { designOf, figureOf, type Look, type Play, rolled, stands } from './look.ts';
import { dueAt, effectsFrame, triggersOf } from './triggers.ts';
import { initiativeOf, numberOf } from './values.ts';

/** Everybody's initiative: a d12 and what is added (U-003). */
export function rollInitiative(play: Play): void {
  for (const [figure, { die: _, ...one }] of play.state.figures.entries()) {
    if (one.at < 0) continue;
    const die = rolled(play, 1, 12, 'initiative');
    figureOf(play, figure).die = die;
    play.emit({ event: 'initiative', figure, die, total: initiativeOf(play, figure) });
  }
  play.state.stack.pop();
  play.state.stack.push({ at: 'round' });
}

/** Some figures in the order in which they act: the highest initiative first (U-004, U-005). */
function ordered(look: Look, figures: readonly number[]): number[] {
  const { options } = look.game;
  const known = figures.map((figure) => {
    const { attributes, side } = designOf(look, figure);
    const [wis, die] = [attributes[3]!, figureOf(look, figure).die];
    const tie = options.initiativeTie === 'wis' ? [wis, die, -side] : [-side, wis, die];
    return { figure, by: [initiativeOf(look, figure), ...tie, -figure] };
  });
  known.sort((one, other) => {
    const differs = one.by.findIndex((value, index) => value !== other.by[index]);
    return differs < 0 ? 0 : other.by[differs]! - one.by[differs]!;
  });
  return known.map(({ figure }) => figure);
}

/** The order in which all who stand would act in a round that began now. */
export const orderOf = (look: Look): number[] =>
  ordered(
    look,
    look.game.figures.flatMap((_, figure) => (stands(look, figure) ? [figure] : [])),
  );

/** A new round, in the order of initiative as it is now; or the end, after the last one (U-083). */
export function beginRound(play: Play): void {
  const { game, state, emit } = play;
  state.stack.pop();
  if (state.round >= game.options.roundLimit) {
    finish(play, 'rounds');
    return;
  }
  state.round++;
  state.begun = 0;
  state.order = orderOf(play);
  emit({ event: 'round', round: state.round, order: [...state.order] });
  nextTurn(play);
}

/** The turn of the next who stands; a new round where there is none. */
function nextTurn(play: Play): void {
  const { game, state } = play;
  if (game.options.initiativeChange === 'at-once') {
    const left = state.order.slice(state.begun).filter((figure) => stands(play, figure));
    state.order = [...state.order.slice(0, state.begun), ...ordered(play, left)];
  }
  while (state.begun < state.order.length) {
    const figure = state.order[state.begun++]!;
    if (!stands(play, figure)) continue;
    state.stack.push({ at: 'turn', figure, step: 'start', acted: false });
    return;
  }
  state.stack.push({ at: 'round' });
}

type Turn = Extract<Frame, { at: 'turn' }>;

/** Goes on with a turn; false where its seat decides (U-010 to U-014). */
export function stepTurn(play: Play, frame: Turn): boolean {
  const { state, emit } = play;
  const { figure } = frame;
  const own = figureOf(play, figure);
  if (!stands(play, figure)) {
    state.stack.pop();
    nextTurn(play);
    return true;
  }
  switch (frame.step) {
    case 'start':
      own.turns++;
      emit({ event: 'turn', figure, turn: own.turns });
      for (const of of byHandOf(play, figure)) emit({ event: 'manual', figure, ability: -1, of });
      // What was left of the last turn is lost (U-011).
      own.ap = numberOf(play, figure, 'ap');
      emit({ event: 'ap', figure, ap: own.ap });
      frame.step = 'action';
      come(play, figure, dueAt(play, figure, 'turn-start'));
      return true;
    case 'action':
      if (own.ap > 0) return false;
      frame.step = 'end';
      return true;
    case 'end':
      own.ap = 0;
      own.nextAbility = [];
      frame.step = 'count';
      come(play, figure, dueAt(play, figure, 'turn-end'));
      return true;
    case 'count':
      countDown(play, figure);
      state.stack.pop();
      nextTurn(play);
      return true;
  }
}

/** What people do for a figure beside what it uses: clauses of its passive abilities, its artifacts and its conditions. */
function byHandOf(look: Look, figure: number): readonly ByHand[] {
  const { has } = figureOf(look, figure);
  const held = look.game.conditions.filter(
    ({ byHand, name }) =>
      byHand !== '' && has.some((one) => one.has === 'condition' && one.name.toLowerCase() === name.toLowerCase()),
  );
  return [...designOf(look, figure).byHand, ...held.map(({ ref, name, byHand }) => ({ ref, name, text: byHand }))];
}

/** What comes to a figure at once. */
function come({ state }: Play, figure: number, list: readonly Due[]): void {
  if (list.length > 0) state.stack.push({ at: 'together', figure, list });
}

/** Modifiers and cooldowns count one turn less, behind all that the turn's end does (U-014, U-063). */
function countDown(play: Play, figure: number): void {
  const own = figureOf(play, figure);
  for (const held of [...own.has]) {
    if (held.fresh) {
      held.fresh = false;
      continue;
    }
    held.turns--;
    if (held.turns <= 0) end(play, figure, held);
  }
  own.waits = own.waits.map((turns) => Math.max(0, turns - 1));
}

type Together = Extract<Frame, { at: 'together' }>;

/** Does one of some effects that come at once; false where its figure chooses which is the first (U-069). */
export function stepTogether(play: Play, frame: Together): boolean {
  const { state } = play;
  if (frame.list.length === 0 || !stands(play, frame.figure)) {
    state.stack.pop();
    return true;
  }
  if (frame.list.length > 1 && orderMatters(play, frame)) return false;
  doFirst(play, frame, 0);
  return true;
}

export function doFirst({ state }: Play, frame: Together, effect: number): void {
  const due = frame.list[effect]!;
  frame.list = frame.list.filter((one) => one !== due);
  state.stack.push(effectsFrame(due.do, due.cast, due.name));
}

/** Only damage, or only healing, comes to the same in any order. */
function orderMatters(look: Look, { figure, list }: Together): boolean {
  const all = list.flatMap((due) => due.do);
  if (all.every((effect) => effect.do === 'heal')) return false;
  if (!all.every((effect) => effect.do === 'damage')) return true;
  return triggersOf(look, figure, 'would-take-damage').length > 0;
}
