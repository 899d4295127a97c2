import { type Fraction, none } from '../../kernel/fraction.ts';
import type { Action } from '../action.ts';
import { run } from '../odds/run.ts';
import { percent, tenths } from '../odds/tell.ts';
import type { Trial } from './trial.ts';

/** What will most likely become of a unit, before the dice are rolled. */
export interface Foretold {
  readonly unit: number;
  /** In a few signs, to stand beside the unit: `67 %, 1.8 dmg`. */
  readonly note: string;
  /** In a sentence. */
  readonly told: string;
}

/** More units than this are not looked at: each is followed through all dice. */
const mostUnits = 8;

/** What an action does to everybody whom it touches, exactly, until somebody else decides. */
export function foretell({ table }: Trial, action: Action): Foretold[] {
  const { game, state, match } = table;
  if (match.check(action)) return [];
  const user = action.do === 'use' ? action.unit : (state.stack.at(-1)?.source.unit ?? state.turn?.unit ?? -1);
  const seat = match.seat ?? 0;
  const found: Foretold[] = [];
  const others = state.units.flatMap((unit, id) => (unit.at >= 0 && id !== user ? [id] : [])).slice(0, mostUnits);
  for (const target of others) {
    const duel = { game, user, target, seat };
    const ability = action.do === 'use' ? action.ability : -1;
    const ran = run(duel, state, action, ability, { choices: [], asked: [] }, () => undefined);
    if (!ran.runs.some(({ tally }) => tally.targeted || tally.damage > 0 || tally.rolled)) continue;
    const isRolled = ran.runs.some(({ tally }) => tally.rolled);
    const damage = ran.expected.over > 0n;
    const parts = [
      ...(isRolled ? [`hits ${percent(ran.hit)}`] : []),
      ...(ran.crit.over > 0n ? [`critical ${percent(ran.crit)}`] : []),
      damage ? `${tenths(ran.expected)} damage on average` : 'no damage',
      ...(ran.kill.over > 0n ? [`kills ${percent(ran.kill)}`] : []),
    ];
    const short = [
      ...(isRolled ? [percent(ran.hit)] : []),
      `${tenths(ran.expected)} dmg`,
      ...(isLikely(ran.kill) ? [`kills ${percent(ran.kill)}`] : []),
    ];
    found.push({ unit: target, note: short.join(', '), told: `${table.unitName(target)}: ${parts.join(', ')}.` });
  }
  return found;
}

const isLikely = (chance: Fraction): boolean => chance.over > none.over;
