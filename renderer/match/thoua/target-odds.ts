import type { Use } from '../../../rules/thoua/action.ts';
import { type Odds, oddsOf } from '../../../rules/thoua/odds.ts';
import { figureOf, type Look } from '../../../rules/thoua/play/look.ts';
import type { CombatChoice } from './moment.ts';

/** What a use comes to for each of those whom it reaches: `67 % success, 2.4 HP, 17 % falls`. */
export const oddsBeside = (look: Look, by: number, use: Use): NonNullable<CombatChoice['odds']> =>
  oddsOf(look, by, use).flatMap((one) => {
    const told = tellOdds(one);
    return told === '' ? [] : [{ space: figureOf(look, one.figure).at, told }];
  });

const tellOdds = ({ success, loss, falls, gain }: Odds): string =>
  [
    ...(success === undefined ? [] : [`${percent(success)} success`]),
    ...(loss > 0 ? [`${tenths(loss)} HP lost`] : []),
    ...(falls > 0.005 ? [`${percent(falls)} falls`] : []),
    ...(gain > 0 ? [`${tenths(gain)} HP given`] : []),
  ].join(', ');

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;
const tenths = (value: number): string => `${Math.round(value * 10) / 10}`;
