import type { Use } from '../../program.ts';
import { tellConditions } from './tell-condition.ts';
import { type Names, row, turnsOf } from './tell-names.ts';
import { tellTrigger } from './tell-time.ts';

/** Cost, limits and requirements, in one sentence without its stop. */
export function tellUse(use: Use, names: Names): string {
  const {
    action,
    at,
    instant,
    orFree,
    trigger,
    tap,
    cooldown,
    perGame,
    perTurn,
    perRound,
    ultimate,
    movement,
    mandatory,
    despite = [],
    spend = [],
    take = [],
    needs = [],
  } = use;
  const when = at === undefined ? '' : at === 'turn-start' ? ' at the start of your turn' : ' at the end of your turn';
  const parts = [
    `${actions[action]}${when}${action === 'instant' && instant !== undefined ? ` of +${instant}` : ''}${orFree ? ' or a free action' : ''}`,
    ...(movement === undefined ? [] : [`spends ${movement} movement`]),
    ...(tap ? ['taps its card'] : []),
    ...(cooldown === undefined ? [] : [`puts it on cooldown for ${turnsOf(cooldown)}`]),
    ...(perGame === undefined ? [] : [`can be used ${often(perGame)} a game`]),
    ...(perTurn === undefined ? [] : [`can be used ${often(perTurn)} a turn`]),
    ...(perRound === undefined ? [] : [`can be used ${often(perRound)} a round`]),
    ...(ultimate === undefined ? [] : [`can be used once a game, in round ${ultimate} or later`]),
    ...(despite.length === 0 ? [] : [`can be used despite ${row(despite.map(names.of), 'and')}`]),
    ...(mandatory ? ['must be used when it can be'] : []),
    ...spend.map(({ token, count }) => `spends ${count} ${names.of(token)}`),
    ...take.map(({ token, count }) => `gives you ${count} ${names.of(token)}`),
    ...(needs.length === 0 ? [] : [`only if ${tellConditions(needs, names)}`]),
    ...(trigger === undefined ? [] : [`when ${tellTrigger(trigger, names)}`]),
  ];
  return row(parts, 'and').replace(/ and (when|only if) /, ', $1 ');
}

const actions: Readonly<Record<Use['action'], string>> = {
  standard: 'costs a Standard Action',
  move: 'costs a Move Action',
  'move-standard': 'costs a Move + Standard Action',
  free: 'costs no action',
  reaction: 'is a reaction',
  instant: 'is an instant',
};

export const often = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);
