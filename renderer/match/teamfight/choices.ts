import type { Action } from '../../../rules/teamfight/action.ts';
import { abilityOf } from '../../../rules/teamfight/play/abilities.ts';
import type { Look } from '../../../rules/teamfight/play/play.ts';
import { teamfight } from '../../../rules/teamfight/rules.ts';
import { tellAction, tellAsked, unitAt } from '../../../rules/teamfight/tell-action.ts';
import { unitName } from '../../../rules/teamfight/tell-event.ts';
import type { TeamfightChoice, TeamfightChoices } from './moment.ts';

/** What the seat to decide may do, all of it. */
export function choicesOf(look: Look): Omit<TeamfightChoices, 'seat'> {
  const { state } = look;
  if (state.phase === 'divide') {
    return { asked: 'Divide the heroes into two pools', choices: [], divide: state.pool };
  }
  return {
    asked: headingOf(look),
    choices: actionsOf(look).map((action) => choiceOf(look, action)),
    ...(state.phase === 'choose' && { pools: state.hands }),
    ...(state.pending && { picks: state.pending.ask }),
  };
}

/** Of picks those too that are legal but not worth listing, such as empty spaces. */
function actionsOf({ game, state }: Look): readonly Action[] {
  const { pending } = state;
  if (!pending) return teamfight.actions(game, state).actions;
  const values = pending.mayStop ? [...pending.options, -1] : pending.options;
  return values.map((value) => ({ do: 'pick', value }));
}

function headingOf(look: Look): string {
  const { state, game } = look;
  if (state.pending) return tellAsked(look, state.pending);
  if (state.phase === 'choose') return 'Take one of the pools';
  if (state.phase === 'deploy') return 'Deploy a hero';
  const { turn } = state;
  if (!turn) return 'Go on';
  return turn.stage === 'activate' ? 'Who goes next?' : `Turn of ${unitName(game, state, turn.unit)}`;
}

function choiceOf(look: Look, action: Action): TeamfightChoice {
  const { state } = look;
  const told = tellAction(look, action);
  switch (action.do) {
    case 'deploy':
      return { action, told, space: action.at };
    case 'move': {
      const from = state.units[state.turn?.unit ?? -1]?.at ?? -1;
      return { action, told, space: action.to, path: [from, ...(action.path ?? [action.to])] };
    }
    case 'use':
      return { action, told, text: abilityOf(look, action.unit, action.ability)?.text ?? '' };
    case 'activate':
      return { action, told, unit: action.unit, space: spaceOf(look, action.unit) };
    case 'pick':
      return { action, told, ...pickedBy(look, action.value) };
    default:
      return { action, told };
  }
}

const spaceOf = ({ state }: Look, unit: number): number => state.units[unit]?.at ?? -1;

/** Where on the board a pick is made. */
function pickedBy(look: Look, value: number): Partial<TeamfightChoice> {
  const { pending } = look.state;
  if (!pending || value < 0) return {};
  switch (pending.ask) {
    case 'facing':
      return { space: value };
    case 'space':
    case 'destination': {
      const unit = unitAt(look, value);
      return { space: value, ...(unit >= 0 && { unit }) };
    }
    case 'target':
    case 'unit': {
      const space = spaceOf(look, value);
      return space < 0 ? {} : { space, unit: value };
    }
    case 'placement':
      return { area: pending.placements?.[value] ?? [] };
    default:
      return {};
  }
}
