import type { SceneStep } from '../../../schemas/types.generated.ts';
import { quoted } from '../../../schemas/words.ts';
import type { Refusal } from '../../kernel/rules.ts';
import type { Action } from '../action.ts';
import { asked, isLaidAlready, pickValue, reactionOf } from './choices.ts';
import { CannotPlay, type Table } from './table.ts';

/** More decisions than this never lie between two turns. */
const mostDecisions = 1000;

/** Plays what a step says. A refusal comes back; what makes no sense as it is written is thrown as `CannotPlay`. */
export function playStep(table: Table, step: SceneStep, isFirst: boolean): Refusal | undefined {
  const { turn, use, move, end, pick = [], rolls = [] } = step;
  table.dice.add(rolls);
  const actions = [turn, use, move, end].filter((part) => part !== undefined);
  if (actions.length > 1) {
    throw new CannotPlay('it does more than one thing; make a step of each "turn", "use", "move" and "end".');
  }
  const picks = [...pick];
  if (actions.length > 0) {
    passOffers(table);
    const refusal = turn === undefined ? act(table, step) : waitFor(table, turn, isFirst, picks);
    if (refusal) return refusal;
  }
  return choose(table, picks);
}

function act(table: Table, { unit: who, use, move, path, double }: SceneStep): Refusal | undefined {
  const { pending } = table.state;
  if (pending) throw new CannotPlay(`${asked(table, pending)}. Say so with "pick" first.`);
  const unit = who === undefined ? activeUnit(table) : table.unit(who);
  activate(table, unit);
  if (table.state.turn?.unit !== unit || table.state.turn.stage !== 'act') {
    const wait = `{ "turn": ${quoted(who ?? '')} }`;
    throw new CannotPlay(`${table.called(unit)} cannot act: ${table.whoseTurn}. A step ${wait} waits for its turn.`);
  }
  if (use !== undefined) return table.match.play({ do: 'use', unit, ability: table.ability(unit, use) });
  if (move === undefined) return table.match.play({ do: 'end' });
  const action: Action = {
    do: 'move',
    to: table.space(move),
    ...(path && { path: path.map((one) => table.space(one)) }),
    ...(double && { double }),
  };
  return table.match.play(action);
}

function activeUnit(table: Table): number {
  const { turn } = table.state;
  if (!turn) throw new CannotPlay(`${table.whoseTurn}; name the unit that acts.`);
  return turn.unit >= 0 ? turn.unit : turn.hero;
}

/** Lets a unit of the running activation take its turn, if its player has still to say which goes next. */
function activate(table: Table, unit: number): void {
  const { turn, pending } = table.state;
  if (turn?.stage === 'activate' && !pending && turn.waiting.includes(unit)) table.match.play({ do: 'activate', unit });
}

/** Ends turns until it is a unit's; picks that name responses on the way are used up. */
function waitFor(table: Table, who: string, isFirst: boolean, picks: string[]): Refusal | undefined {
  const unit = table.unit(who);
  for (let decisions = 0; decisions < mostDecisions; decisions++) {
    const { pending, turn, phase, units } = table.state;
    if (phase === 'over') throw new CannotPlay(`the match is over before ${table.called(unit)} has a turn.`);
    if ((units[unit]?.at ?? -1) < 0) throw new CannotPlay(`${table.called(unit)} is dead and has no turn.`);
    if (pending) {
      if (!passOffer(table, picks[0])) {
        const refusal = pickNext(table, picks, ` on the way to the turn of ${table.called(unit)}`);
        if (refusal) return refusal;
      }
    } else if (turn?.stage === 'activate') {
      const next = turn.waiting.includes(unit) ? unit : turn.waiting.find((id) => (units[id]?.at ?? -1) >= 0);
      table.match.play({ do: 'activate', unit: next ?? turn.hero });
    } else if (turn?.unit === unit && (decisions > 0 || isFirst)) return undefined;
    else {
      const refusal = table.match.play({ do: 'end' });
      if (refusal) return refusal;
    }
  }
  throw new CannotPlay(`it never becomes the turn of ${table.called(unit)}.`);
}

/** Makes the choices of a step in order. Responses that none names are passed. */
function choose(table: Table, picks: string[]): Refusal | undefined {
  for (let decisions = 0; decisions < mostDecisions && picks.length > 0; decisions++) {
    const { pending } = table.state;
    if (passOffer(table, picks[0])) continue;
    if (!pending && picks[0] === 'pass') {
      picks.shift();
      continue;
    }
    if (!pending) {
      throw new CannotPlay(
        `nothing is to be chosen for the pick ${quoted(picks[0] ?? '')}; what can be only one way is not asked.`,
      );
    }
    const refusal = pickNext(table, picks, '');
    if (refusal) return refusal;
  }
  return undefined;
}

function pickNext(table: Table, picks: string[], when: string): Refusal | undefined {
  const { pending } = table.state;
  if (!pending) return undefined;
  const word = picks.shift();
  if (word === undefined) throw new CannotPlay(`${asked(table, pending)}${when}. Say so with "pick".`);
  if (isLaidAlready(table, pending, word)) return undefined;
  const value = pickValue(table, pending, word);
  return typeof value === 'number' ? table.match.play({ do: 'pick', value }) : value;
}

/** Passes on everything that is offered now. */
export function passOffers(table: Table): void {
  for (let decisions = 0; decisions < mostDecisions && passOffer(table, undefined); decisions++);
}

/** Passes on a response, or on what a rule of the set or map allows, where the next pick does not name it. */
function passOffer(table: Table, next: string | undefined): boolean {
  const { pending, stack } = table.state;
  if (pending?.ask === 'react') {
    if (next !== undefined && reactionOf(table, pending, next) !== undefined) return false;
    table.match.play({ do: 'pick', value: -1 });
    return true;
  }
  if (pending?.ask !== 'yes' || stack.at(-1)?.source.unit !== -1 || next === 'yes' || next === 'no') return false;
  table.match.play({ do: 'pick', value: 0 });
  return true;
}
