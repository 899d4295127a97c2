import { type FigureDesign, type Game, type Step, stats } from '../game.ts';
import { steppedOf } from '../play/stepped.ts';
import type { Amount } from '../program.ts';

/** What a step does: `Toll Captain with 45 HP instead of 50`. */
export function tellStep({ figures }: Game, step: Step): string {
  const enemy = figures.find(({ ref }) => ref === step.enemy)!;
  const other = steppedOf(enemy, step);
  const what = step.number === 'dice' ? diceTold(enemy, other) : numberTold(enemy, other, step.number);
  return `${enemy.name} with ${what}`;
}

function numberTold(was: FigureDesign, is: FigureDesign, number: Exclude<Step['number'], 'dice'>): string {
  const at = stats.indexOf(number);
  const name = number === 'hp' ? 'HP' : number;
  return `${is.base[at]} ${name} instead of ${was.base[at]}`;
}

/** `Hook 2d4 instead of 2d6, Verdict 1d8 instead of 1d10`. */
function diceTold(was: FigureDesign, is: FigureDesign): string {
  const changed = was.abilities.flatMap((ability, at) => {
    const [before, after] = [ability, is.abilities[at]!].map(({ program }) => program.action.opposed?.dice);
    if (!before || !after || amountTold(before) === amountTold(after)) return [];
    return `${ability.name} ${amountTold(after)} instead of ${amountTold(before)}`;
  });
  return changed.join(', ') || 'other dice in its specials';
}

const amountTold = ({ dice, flat }: Amount): string =>
  [...dice.map(({ count, sides }) => `${count}d${sides}`), ...(flat === 0 ? [] : [flat])].join(' + ');
