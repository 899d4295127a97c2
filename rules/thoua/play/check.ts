import type { Refusal } from '../../kernel/rules.ts';
import type { Use } from '../action.ts';
import type { Frame } from '../state.ts';
import { mayRetreat } from './choices.ts';
import { designOf, figureOf, type Look, topOf } from './look.ts';
import { canWalk, gaitOf, reachOf } from './reach.ts';
import { buildSpaces, goSpaces, startSpaces } from './spaces.ts';
import { wrongUse } from './targets.ts';

/** An action of any shape. */
type Said = Readonly<Record<string, unknown>>;

const no = (code: string, message: string, rule?: string): Refusal =>
  rule === undefined ? { code: `action/${code}`, message } : { code: `action/${code}`, message, rule };

const isIndex = (value: unknown, below: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < below;

/** What is asked for where something else was done. */
const asked: Partial<Record<Frame['at'], readonly [verb: string, message: string]>> = {
  place: ['place', 'Choose first where the figure starts.'],
  together: ['first', 'Choose first which effect comes first.'],
  go: ['go', 'Choose first where the figure is moved.'],
  build: ['build', 'Choose first where the obstacle stands.'],
};

/** Why an action of any shape is not legal now. */
export function checked(look: Look, action: unknown): Refusal | undefined {
  const frame = topOf(look.state);
  if (!frame) return { code: 'match/over', message: 'The match is over.' };
  if (typeof action !== 'object' || action === null) return no('shape', 'An action is an object with "do".');
  const said = action as Said;
  const [verb, message] = asked[frame.at] ?? [];
  if (verb !== undefined && said.do !== verb) return no('not-now', `${message}`);
  switch (frame.at) {
    case 'place':
      return startSpaces(look, frame.figure).includes(Number(said.at)) && isSpace(look, said.at)
        ? undefined
        : no('place', 'Choose a free space of its own start zone.', 'U-002');
    case 'turn':
      return inTurn(look, frame.figure, frame.acted, said);
    case 'together':
      return isIndex(said.effect, frame.list.length)
        ? undefined
        : no('effect', `Choose one of the ${frame.list.length} effects, counted from 0.`, 'U-069');
    case 'go':
      return isSpace(look, said.to) && goSpaces(look, frame).includes(said.to)
        ? undefined
        : no('go', 'Choose one of the spaces to which this effect leads.', 'U-097');
    case 'build':
      return isSpace(look, said.at) && buildSpaces(look, frame).includes(said.at)
        ? undefined
        : no('build', 'Choose an open space that is seen within range.', 'U-074');
    default:
      return no('nobody', 'Nobody decides now.');
  }
}

const isSpace = ({ game }: Look, value: unknown): value is number =>
  isIndex(value, game.board.columns * game.board.rows);

function inTurn(look: Look, figure: number, acted: boolean, said: Said): Refusal | undefined {
  switch (said.do) {
    case 'pass':
      return undefined;
    case 'retreat':
      return mayRetreat(look, figure, acted)
        ? undefined
        : no(
            'retreat',
            'The party retreats when a character’s turn begins, if the rules of this set allow it.',
            'U-084',
          );
    case 'move':
      return wrongMove(look, figure, said);
    case 'use': {
      const wrong = wrongShape(look, figure, said);
      return wrong === undefined ? wrongUse(look, figure, said as unknown as Use) : no('shape', wrong);
    }
    default:
      return no('unknown', 'In a turn one moves, uses an ability or passes.', 'U-012');
  }
}

function wrongMove(look: Look, figure: number, { to, path }: Said): Refusal | undefined {
  if (figureOf(look, figure).ap < 1) return no('ap', 'A movement action costs 1 AP.', 'U-031');
  if (!isSpace(look, to)) return no('shape', '"to" is a space of the map.');
  const gait = gaitOf(look, figure);
  if (path === undefined) {
    if (to !== gait.from && reachOf(look, figure, gait).ends.includes(to)) return undefined;
    return no(
      'move',
      `${designOf(look, figure).name} moves up to ${gait.spaces} spaces, past allies but not enemies or obstacles, to an open space.`,
      'U-032',
    );
  }
  const spaces: readonly unknown[] = Array.isArray(path) && path.length <= 250 ? path : [];
  if (!spaces.every((space) => isSpace(look, space)) || spaces[spaces.length - 1] !== to) {
    return no('shape', '"path" lists the spaces that are entered, "to" last.');
  }
  return canWalk(look, figure, gait, spaces as readonly number[])
    ? undefined
    : no('path', `This is no way of up to ${gait.spaces} spaces to an open space.`, 'U-032');
}

/** What is wrong with the members of a use, in a sentence. */
function wrongShape(look: Look, figure: number, said: Said): string | undefined {
  const { ability, target, at, turned, direction } = said;
  if (!isIndex(ability, designOf(look, figure).abilities.length)) return '"ability" is one of the abilities, from 0.';
  if (target !== undefined && !isIndex(target, look.game.figures.length))
    return '"target" is one of the figures, from 0.';
  if (at !== undefined && !isSpace(look, at)) return '"at" is a space of the map.';
  if (turned !== undefined && typeof turned !== 'boolean') return '"turned" is true or false.';
  return direction === undefined || isIndex(direction, 8) ? undefined : '"direction" is from 0 (up) to 7.';
}
