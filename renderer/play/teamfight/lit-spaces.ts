import type { Lit } from '../../match/board/Board.tsx';
import type { TeamfightChoice, TeamfightChoices, TeamfightMoment } from '../../match/teamfight/moment.ts';
import { coveredBy } from '../area-at.ts';

interface Shown {
  readonly choices: TeamfightChoices | undefined;
  readonly odds: ReadonlyMap<number, string>;
  /** The hero that is deployed next, by its card. */
  readonly card: number | undefined;
  /** The area that is looked at. */
  readonly area: readonly number[] | undefined;
}

/** TeamfightChoices that are made on the board now; of those that mean one space the first. */
export function onBoard({ choices, card }: Pick<Shown, 'choices' | 'card'>): TeamfightChoice[] {
  const found = new Map<number, TeamfightChoice>();
  for (const choice of choices?.choices ?? []) {
    const { action, space } = choice;
    if (space === undefined || found.has(space) || (action.do === 'deploy' && action.card !== card)) continue;
    found.set(space, choice);
  }
  return [...found.values()];
}

/** TeamfightChoices that lay an area. */
export const areasOf = (choices: TeamfightChoices | undefined): TeamfightChoice[] =>
  (choices?.choices ?? []).filter(({ area }) => area !== undefined);

/** What lights up while somebody decides. */
export function litSpaces(shown: Shown): Lit[] {
  const { choices, odds, area = [] } = shown;
  const goes = onBoard(shown).map((choice): Lit => {
    const { action, space = -1, told, unit } = choice;
    const isTarget = action.do === 'pick' && unit !== undefined;
    const note = action.do === 'pick' ? odds.get(action.value) : undefined;
    const isFree = choices?.picks === 'space' && !isTarget;
    const as = isTarget || action.do === 'activate' ? 'aim' : isFree ? 'free' : 'go';
    return { space, as, told, ...(note !== undefined && { note }) };
  });
  const areas = areasOf(choices);
  const places = coveredBy(areas).map(([space, { told }]): Lit => ({ space, as: 'aim', told }));
  return [...goes, ...places, ...area.map((space): Lit => ({ space, as: 'area' }))];
}

/** Spaces where just now something happened. */
export const pastSpaces = (moment: TeamfightMoment): Lit[] =>
  [...new Set(moment.told.flatMap(({ spaces, weight }) => (weight === 'mark' ? [] : spaces)))].map((space) => ({
    space,
    as: 'past',
  }));
