import type { Action, Use } from '../../../rules/thoua/action.ts';
import type { Game } from '../../../rules/thoua/game.ts';
import { designOf, figureOf, type Look, topOf } from '../../../rules/thoua/play/look.ts';
import { gaitOf, type Reach, reachOf as walkOf, wayTo } from '../../../rules/thoua/play/reach.ts';
import { areaAt, isAround, lineFrom, spacesOf } from '../../../rules/thoua/play/shape.ts';
import { type Aim, aimOf, eyeOf, isAimed, tooDear, unusable } from '../../../rules/thoua/play/targets.ts';
import { rules } from '../../../rules/thoua/rules.ts';
import type { State } from '../../../rules/thoua/state.ts';
import { tellAction, tellAsked } from '../../../rules/thoua/tell-action.ts';
import type { AbilityOffered, CombatChoice, CombatChoices } from './moment.ts';
import { oddsBeside } from './target-odds.ts';

/** What the seat to decide may do: all that the rules list, and every other place where an area or a line may lie. */
export function choicesOf(game: Game, state: State): Omit<CombatChoices, 'seat'> {
  const look = { game, state };
  const asked = tellAsked(game, state);
  const { actions } = rules.actions(game, state);
  const frame = topOf(state);
  if (frame?.at !== 'turn') {
    return { asked, choices: actions.map((action) => elsewhere(look, action)), abilities: [] };
  }
  const { figure } = frame;
  const reach = walkOf(look, figure, gaitOf(look, figure));
  const listed = actions.map((action) => inTurn(look, figure, action, reach));
  const more = placements(look, figure)
    .filter((use) => !actions.some((one) => one.do === 'use' && isSame(one, use)))
    .map((use): CombatChoice => ({ ...inTurn(look, figure, use, reach), unlisted: true }));
  const choices = [...listed, ...more];
  return { asked, choices, abilities: offered(look, figure, choices) };
}

/** A choice outside of a turn's actions: where somebody stands, or which effect comes first. */
function elsewhere({ game, state }: Look, action: Action): CombatChoice {
  const told = tellAction(game, state, action);
  switch (action.do) {
    case 'place':
    case 'build':
      return { action, told, space: action.at };
    case 'go':
      return { action, told, space: action.to };
    default:
      return { action, told };
  }
}

function inTurn(look: Look, figure: number, action: Action, reach: Reach): CombatChoice {
  const { game, state } = look;
  const told = tellAction(game, state, action);
  switch (action.do) {
    case 'move': {
      const { at } = figureOf(look, figure);
      return {
        action,
        told,
        space: action.to,
        path: [at, ...wayTo(reach, action.to)],
      };
    }
    case 'use': {
      const odds = oddsBeside(look, figure, action);
      return {
        action,
        told,
        ability: action.ability,
        ...placeOf(look, figure, action),
        ...(odds.length > 0 && { odds }),
      };
    }
    default:
      return { action, told };
  }
}

/** Where on the board a use is chosen, and the spaces of its shape. */
function placeOf(look: Look, by: number, use: Use): Pick<CombatChoice, 'space' | 'area'> {
  const aim = aimOf(look, use.ability, eyeOf(look, by));
  const { design, range } = aim;
  const area = design.shape && spacesOf(look, design, figureOf(look, by).at, range, use);
  // What is laid on the map is chosen by any of its spaces.
  if (design.shape === 'area' || design.shape === 'line') return area ? { area } : {};
  const space = use.target === undefined ? use.at : figureOf(look, use.target).at;
  return { ...(space !== undefined && { space }), ...(area && { area }) };
}

const isSame = (one: Use, other: Use): boolean =>
  one.ability === other.ability &&
  one.at === other.at &&
  (one.turned ?? false) === (other.turned ?? false) &&
  one.direction === other.direction &&
  one.target === other.target;

/** Every way in which the areas and lines of a figure may lie now. */
function placements(look: Look, by: number): Use[] {
  const eye = eyeOf(look, by);
  return designOf(look, by).abilities.flatMap(({ shape }, ability): Use[] => {
    if ((shape !== 'area' && shape !== 'line') || unusable(look, by, ability)) return [];
    const aim = aimOf(look, ability, eye);
    const found = shape === 'area' ? areas(look, aim, ability) : lines(look, aim, ability);
    return found.filter((use) => !tooDear(look, by, use));
  });
}

function areas(look: Look, aim: Aim, ability: number): Use[] {
  const { columns, rows } = look.game.board;
  const from = figureOf(look, aim.by).at;
  const [wide, high] = aim.design.size;
  return (wide === high ? [false] : [false, true]).flatMap((turned) =>
    Array.from({ length: columns * rows }, (_, at) => at).flatMap((at): Use[] => {
      const spaces = areaAt(look, aim.design, at, turned);
      if (!spaces || !isAimed(look, aim, from, spaces)) return [];
      return [turned ? { do: 'use', ability, at, turned } : { do: 'use', ability, at }];
    }),
  );
}

const lines = (look: Look, { by, range }: Aim, ability: number): Use[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].flatMap((direction): Use[] =>
    lineFrom(look, figureOf(look, by).at, direction, range).length === 0 ? [] : [{ do: 'use', ability, direction }],
  );

/** All abilities of a figure, with why some cannot be used now. */
function offered(look: Look, by: number, choices: readonly CombatChoice[]): AbilityOffered[] {
  const { ap } = figureOf(look, by);
  return designOf(look, by).abilities.map((design, ability) => {
    const { name, text, cost } = design;
    const isOpen = choices.some((choice) => choice.ability === ability);
    const why = isOpen ? undefined : (unusable(look, by, ability)?.message ?? nobody(cost, ap, isAround(design)));
    return { ability, name, text, cost, ...(why !== undefined && { why }) };
  });
}

const nobody = (cost: number, ap: number, isAround: boolean): string =>
  cost > ap || isAround
    ? `It costs ${cost} AP; ${ap} are left.`
    : 'Nobody and nothing that it may be used on is in sight and in range.';
