import type { Refusal } from '../../kernel/rules.ts';
import type { Action } from '../action.ts';
import type { Pending } from '../resolution.ts';
import type { Look, Play } from './play.ts';
import { goOn } from './run.ts';

/** What may be picked now and is worth listing; -1 ends the choice. `checkPick` takes more: see `Pending.listed`. */
export function options({ state: { pending } }: Look): Action[] {
  if (pending === undefined) return [];
  const { options: all, listed = all.length, mayStop } = pending;
  const picks: Action[] = [];
  for (let i = 0; i < listed; i++) picks.push({ do: 'pick', value: all[i]! });
  if (mayStop) picks.push({ do: 'pick', value: -1 });
  return picks;
}

/** Whether everything that may be picked is listed. */
export const listsAll = ({ state: { pending } }: Look): boolean =>
  pending?.listed === undefined || pending.listed >= pending.options.length;

/** Why a value cannot be picked; undefined when it can. */
export function checkPick({ state: { pending } }: Look, value: unknown): Refusal | undefined {
  if (pending === undefined) {
    return {
      code: 'pick/nothing-asked',
      message: 'Nothing is to be picked now. Move, use an ability or end the turn.',
    };
  }
  if (value === -1 && pending.mayStop) return undefined;
  if (typeof value === 'number' && pending.options.includes(value)) return undefined;
  const [code, message, rule] = whys[pending.ask];
  return rule === undefined ? { code, message } : { code, message, rule };
}

const whys: Readonly<Record<Pending['ask'], readonly [code: string, message: string, rule?: string]>> = {
  space: ['pick/space', 'That space cannot be chosen: it must be in range and in sight, as the text says.', 'T-090'],
  facing: ['pick/facing', 'A unit faces one of the spaces beside it, without diagonals.'],
  target: [
    'pick/target',
    'That unit cannot be chosen: it must be one that the text allows, in the chosen space.',
    'T-094',
  ],
  option: ['pick/option', 'That is not one of the options whose requirements hold.'],
  yes: ['pick/yes', 'The answer is 1 for yes or 0 for no.'],
  react: ['pick/reaction', 'That response is not offered now. Pick one that is, or -1 to pass.', 'T-020'],
  destination: ['pick/destination', 'The unit cannot get there with this movement.', 'T-042'],
  placement: ['pick/placement', 'That is not one of the places where the area can lie.', 'T-109'],
  token: ['pick/token', 'That is not one of the conditions or tokens that can be chosen.'],
  ability: ['pick/ability', 'That ability cannot be chosen now.'],
  unit: ['pick/unit', 'That unit cannot be chosen.'],
};

/** Answers what is asked; `run` goes on from there. Trusts its caller: `checkPick` comes first. */
export function pick(play: Play, value: number): void {
  const { state } = play;
  const resolution = state.stack[state.stack.length - 1];
  state.pending = undefined;
  if (resolution !== undefined) goOn(play, resolution, value);
}
