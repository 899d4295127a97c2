import type { Lit } from '../../match/board/Board.tsx';
import type { CombatChoice, CombatMoment } from '../../match/thoua/moment.ts';
import { coveredBy } from '../area-at.ts';

/** Whether it is laid on the map as a whole, and chosen by any of its spaces. */
const isLaid = ({ space, area }: CombatChoice): boolean => space === undefined && area !== undefined;

export const laidOf = (choices: readonly CombatChoice[]): CombatChoice[] => choices.filter(isLaid);

/** What lights up of the choices that are open on the board. @param pointed the one that is looked at, with all that it covers */
export function litSpaces(choices: readonly CombatChoice[], pointed: CombatChoice | undefined): Lit[] {
  const goes = choices.flatMap((choice): Lit[] => {
    const { space, told, action } = choice;
    if (space === undefined) return [];
    const note = choice.odds?.find((one) => one.space === space)?.told;
    const as = action.do !== 'use' && action.do !== 'build' ? 'go' : 'target' in action ? 'aim' : 'free';
    return [{ space, as, told, ...(note !== undefined && { note }) }];
  });
  const places = coveredBy(laidOf(choices)).map(([space, { told }]): Lit => ({ space, as: 'free', told }));
  return [...goes, ...places, ...(pointed ? coveredSpaces(pointed) : [])];
}

/** The spaces of a shape, with the odds of those who stand there. */
const coveredSpaces = ({ area = [], odds = [] }: CombatChoice): Lit[] =>
  area.map((space) => {
    const note = odds.find((one) => one.space === space)?.told;
    return { space, as: 'area', ...(note !== undefined && { note }) };
  });

/** Spaces where just now something happened. */
export const pastSpaces = ({ told }: CombatMoment): Lit[] =>
  [...new Set(told.flatMap(({ spaces, weight }) => (weight === 'mark' ? [] : spaces)))].map((space) => ({
    space,
    as: 'past',
  }));

/** The choices that what is in the hand leaves open on the board. */
export const openOnBoard = (
  choices: readonly CombatChoice[],
  { ability, turned }: { readonly ability: number | undefined; readonly turned: boolean },
): CombatChoice[] => {
  const own = choices.filter((choice) => choice.ability === ability);
  const lies = ({ action }: CombatChoice) => action.do === 'use' && action.turned === true;
  return own.some(lies) ? own.filter((choice) => lies(choice) === turned) : own;
};

/** Whether some uses of an ability lie the other way round. */
export const canTurn = (choices: readonly CombatChoice[], ability: number | undefined): boolean =>
  choices.some(({ ability: of, action }) => of === ability && action.do === 'use' && action.turned === true);

/** Whether it names neither target nor place: it is for oneself, or spreads around. */
export const isUnaimed = ({ action }: CombatChoice): boolean =>
  action.do === 'use' && action.target === undefined && action.at === undefined && action.direction === undefined;
