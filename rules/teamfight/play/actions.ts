import type { Actions, Refusal } from '../../kernel/rules.ts';
import type { Action } from '../action.ts';
import type { State } from '../state.ts';
import { abilitiesOf, abilityOf } from './abilities.ts';
import { checkDeploy, checkDivide, deployments, splits } from './draft.ts';
import { dutiesOf, isOwed } from './duty.ts';
import { checkMove, moves } from './move.ts';
import { checkPick, listsAll, options } from './pick.ts';
import type { Look } from './play.ts';
import { usable } from './usable.ts';

/** A unit's turn is ended after so many actions, that free actions without a limit cannot go on for ever. */
const mostActions = 60;

/** What the seat to decide may do. Conceding is legal at all times and never listed. */
export function actions(look: Look): Actions<Action> {
  const { state } = look;
  if (state.pending) return { actions: options(look), complete: listsAll(look) };
  switch (state.phase) {
    case 'divide':
      return splits(state.pool);
    case 'choose':
      return whole([
        { do: 'choose', pool: 0 },
        { do: 'choose', pool: 1 },
      ]);
    case 'deploy':
      return whole(deployments(look, state.current));
    case 'play':
      return whole(inTurn(look));
    case 'over':
      return whole([]);
  }
}

const whole = (list: Action[]): Actions<Action> => ({ actions: list, complete: true });

function inTurn(look: Look): Action[] {
  const { state } = look;
  const { turn } = state;
  if (!turn) return [];
  if (turn.stage === 'activate') return candidates(state).map((unit): Action => ({ do: 'activate', unit }));
  const duties = turn.actions < mostActions ? dutiesOf(look) : undefined;
  if (duties !== undefined) return duties;
  const list: Action[] = [];
  let owed = false;
  if (turn.actions < mostActions) {
    list.push(...moves(look));
    for (const ability of abilitiesOf(look, turn.unit)) {
      if (usable(look, turn.unit, ability)) continue;
      list.push({ do: 'use', unit: turn.unit, ability });
      owed ||= isOwed(look, turn.unit, ability);
    }
  }
  if (!owed) list.push({ do: 'end' });
  return list;
}

/** Units of the activation that can go next. */
const candidates = ({ turn, units }: State): number[] =>
  (turn?.waiting ?? []).filter((id) => (units[id]?.at ?? -1) >= 0);

/** Why an action is not legal now; undefined when it is. Takes whatever came in from outside. */
export function check(look: Look, given: unknown): Refusal | undefined {
  const { state } = look;
  const action = sound(given);
  if (!action)
    return { code: 'action/unreadable', message: 'This is no action; see the list of actions for what can be done.' };
  if (state.phase === 'over') return { code: 'action/over', message: 'The match is over.' };
  if (action.do === 'concede') return undefined;
  if (state.pending) {
    if (action.do === 'pick') return checkPick(look, action.value);
    return { code: 'action/pick-first', message: 'A choice is open: pick one of its options first.' };
  }
  switch (action.do) {
    case 'divide':
      return (
        inPhase(state, 'divide', 'Pools are divided at the start of the draft.') ?? checkDivide(state, action.pool)
      );
    case 'choose':
      return inPhase(state, 'choose', 'A pool is chosen when both are divided.');
    case 'deploy':
      return (
        inPhase(state, 'deploy', 'Heroes are deployed before the first round.') ??
        checkDeploy(look, action.card, action.at)
      );
    case 'pick':
      return { code: 'action/nothing-to-pick', message: 'No choice is open now.' };
    default:
      return inPhase(state, 'play', 'This can be done when the first round has begun.') ?? checkInTurn(look, action);
  }
}

function inPhase(state: State, phase: State['phase'], message: string): Refusal | undefined {
  return state.phase === phase ? undefined : { code: 'action/other-phase', message, rule: 'T-004' };
}

type InTurn = Extract<Action, { do: 'activate' | 'move' | 'use' | 'end' }>;

function checkInTurn(look: Look, action: InTurn): Refusal | undefined {
  const { state } = look;
  const { turn } = state;
  if (action.do === 'activate') {
    if (turn?.stage === 'activate' && candidates(state).includes(action.unit)) return undefined;
    const message = 'The active hero and its living summons take their turns one after the other, each once.';
    return { code: 'activate/not-waiting', message, rule: 'T-013' };
  }
  if (turn?.stage !== 'act') {
    return { code: 'action/activate-first', message: 'Choose first which unit takes its turn.', rule: 'T-013' };
  }
  const duties = turn.actions < mostActions ? dutiesOf(look) : undefined;
  if (duties !== undefined && !duties.some((one) => isSame(one, action))) {
    const message = 'A text says what this unit must do first: do what is listed, and then it is free.';
    return { code: 'action/duty', message };
  }
  if (action.do === 'end') return turn.actions < mostActions ? whyOwing(look, turn.unit) : undefined;
  if (turn.actions >= mostActions) {
    const message = `This unit has taken ${mostActions} actions in this turn; end its turn.`;
    return { code: 'action/too-many', message, rule: 'T-019' };
  }
  if (action.do === 'move') return checkMove(look, action);
  if (action.unit !== turn.unit) {
    return { code: 'use/not-its-turn', message: 'Only the unit whose turn it is uses abilities now.', rule: 'T-015' };
  }
  return usable(look, action.unit, action.ability);
}

/** A unit does not end its turn before it has used what it must and can use. */
function whyOwing(look: Look, unit: number): Refusal | undefined {
  const owed = abilitiesOf(look, unit).find((one) => isOwed(look, unit, one) && !usable(look, unit, one));
  if (owed === undefined) return undefined;
  const message = `${abilityOf(look, unit, owed)?.name} is mandatory: it is used before the turn ends.`;
  return { code: 'end/mandatory', message };
}

/** The same use, or a move to the same space. */
const isSame = (one: Action, other: Action): boolean =>
  one.do === 'use'
    ? other.do === 'use' && one.ability === other.ability
    : one.do === 'move' &&
      other.do === 'move' &&
      one.to === other.to &&
      (one.double ?? false) === (other.double ?? false);

/** The action that a value from outside says; undefined for what is none. */
function sound(given: unknown): Action | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const value: Partial<
    Record<'do' | 'pool' | 'card' | 'at' | 'unit' | 'to' | 'path' | 'double' | 'ability' | 'value' | 'seat', unknown>
  > = given;
  switch (value.do) {
    case 'divide':
      return isList(value.pool) ? (given as Action) : undefined;
    case 'choose':
      return value.pool === 0 || value.pool === 1 ? (given as Action) : undefined;
    case 'deploy':
      return isIndex(value.card) && isIndex(value.at) ? (given as Action) : undefined;
    case 'activate':
      return isIndex(value.unit) ? (given as Action) : undefined;
    case 'move': {
      const { to, path, double } = value;
      const right =
        isIndex(to) && (path === undefined || isList(path)) && (double === undefined || typeof double === 'boolean');
      return right ? (given as Action) : undefined;
    }
    case 'use':
      return isIndex(value.unit) && isIndex(value.ability) ? (given as Action) : undefined;
    case 'pick':
      return Number.isSafeInteger(value.value) ? (given as Action) : undefined;
    case 'end':
      return given as Action;
    case 'concede':
      return value.seat === 0 || value.seat === 1 ? (given as Action) : undefined;
    default:
      return undefined;
  }
}

const isIndex = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Lists are no longer than any board or pool. */
const isList = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length <= 10_000 && value.every(isIndex);
