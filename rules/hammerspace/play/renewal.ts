import type { Seat } from '../../kernel/rules.ts';
import { type Frame, mark, type State } from '../state.ts';
import { rowSize } from '../types.ts';
import { mustArrange, putDown } from './arranging.ts';
import { around, clear, designAt, fill, isIn, rolled, type Table, traitRules } from './table.ts';

type Renewal = Extract<Frame, { at: 'renewal' }>;

/** Takes one step of discarding and renewing cards, once everybody has defended (H-044). */
export function renew(table: Table, renewal: Renewal): void {
  if (renewal.step === 'fall') {
    renewal.step = 'keep';
    fall(table);
  } else if (renewal.step === 'keep') {
    if (!keepNext(table)) renewal.step = 'draw';
  } else {
    table.state.stack.pop();
    draw(table);
  }
}

/** Whether a card that was used had still to be rolled for; one at a time, as a trait may ask its owner (H-045, H-046). */
function keepNext(table: Table): boolean {
  const { game, state, emit } = table;
  for (const seat of around(game, state, state.turn, state.direction)) {
    const marks = state.marks[seat]!;
    const place = marks.findIndex((one) => (one & mark.used) !== 0 && (one & mark.gone) === 0);
    if (place < 0) continue;
    const design = designAt(game, state, seat, place);
    if (design.keepOn.length > 0 && design.keepOn.includes(rolled(table, 'keep'))) {
      marks[place] = 0;
      emit({ event: 'kept', seat, card: state.rows[seat]![place]! });
    } else if (design.kind === 'attack' && traitRules(game, state, seat, 'keep').length > 0) {
      const asks = traitRules(game, state, seat, 'keep').every(({ may }) => may);
      if (asks) state.stack.push({ at: 'keep', seat, place });
      else keepByTrait(table, { at: 'keep', seat, place }, true);
    } else marks[place] = marks[place]! | mark.gone;
    return true;
  }
  return false;
}

/** The trait's roll, or none: then the chance is lost (H-046, H-060). */
export function keepByTrait(table: Table, { seat, place }: Extract<Frame, { at: 'keep' }>, roll: boolean): void {
  const { game, state, emit } = table;
  const faces = traitRules(game, state, seat, 'keep').flatMap(({ on }) => on);
  const kept = roll && faces.includes(rolled(table, 'trait'));
  state.marks[seat]![place] = kept ? 0 : mark.used | mark.gone;
  if (kept) emit({ event: 'kept', seat, card: state.rows[seat]![place]! });
}

/** Who has no HP left is out; the cards go to the discards, and the seats close up (H-049). */
function fall(table: Table): void {
  const { game, state, emit } = table;
  const fallen = around(game, state, state.turn).filter((seat) => state.hp[seat]! <= 0);
  const time = 1 + Math.max(...state.fell);
  for (const seat of fallen) {
    state.marks[seat] = state.marks[seat]!.map((marks) => marks | mark.gone);
    clear(table, seat);
    state.spare.push(...state.traits[seat]!.splice(0));
    emit({ event: 'fell', seat });
  }
  for (const seat of fallen) state.fell[seat] = time;
  const left = around(game, state, state.turn).length;
  // The last player with HP wins; where the last fall at once, an option says who (H-070, H-072).
  if (left <= 1) finish(table, left === 1 ? 'last' : 'nobody');
}

export function finish({ state, emit }: Pick<Table, 'state' | 'emit'>, reason: NonNullable<State['over']>): void {
  state.over = reason;
  state.stack = [];
  emit({ event: 'over', reason });
}

function draw(table: Table): void {
  const { game, state } = table;
  const seats = around(game, state, state.turn, state.direction);
  for (const seat of seats) clear(table, seat);
  const waiting: Seat[] = [];
  for (const seat of seats) {
    fill(table, seat, rowSize);
    if (mustArrange(game, state, seat)) waiting.push(seat);
    else putDown(table, seat);
  }
  for (const seat of waiting.reverse()) if (isIn(state, seat)) state.stack.push({ at: 'arrange', seat });
}
