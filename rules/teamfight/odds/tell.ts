import { counted } from '../../../schemas/words.ts';
import { type Fraction, fraction, plus } from '../../kernel/fraction.ts';
import type { AbilityOdds } from '../odds.ts';

/** Odds in words: `Hits on 3 or more (67 %).`, `Kills Mud Crab in one use 17 %, within 2 turns 56 %.` What they take for granted stands in `assumption`. */
export function tellOdds(odds: AbilityOdds): string[] {
  const { hit, hitsOn, crit, damage } = odds;
  const attack = [
    ...(hit === undefined || hitsOn === undefined ? [] : [`hits on ${hitsOn} or more (${percent(hit)})`]),
    ...(crit.over > 0n ? [`critical ${percent(crit)}`] : []),
  ];
  const most = damage.at(-1)?.damage ?? 0;
  const effect = most === 0 ? `deals no damage to ${odds.target}` : tellDamage(odds);
  const kills = most === 0 && odds.turns.kills.length === 0 ? '' : tellKills(odds);
  return [
    ...[attack.join(', '), effect, kills].filter((part) => part !== '').map(sentence),
    ...(odds.byHand ? ['Parts that are played by hand are left out: these figures are a lower bound.'] : []),
    ...(odds.standIn ? ['Stand-ins are played for parts by hand: these figures are approximate.'] : []),
    ...(odds.remainder.over > 0n ? [`${percent(odds.remainder)} of all that can happen was not looked at.`] : []),
  ];
}

function tellDamage({ damage, expected }: AbilityOdds): string {
  const [only] = damage;
  if (damage.length === 1 && only) return `${only.damage} damage, always`;
  const each = damage.map(({ damage: taken, chance }) => `${taken} with ${percent(chance)}`);
  return `${tenths(expected)} damage on average: ${each.join(', ')}`;
}

/** `kills Mud Crab in one use 17 %, within 2 turns 75 %`: only turns in which it can happen, no more than three figures, and none twice. */
function tellKills({ kill, target, turns }: AbilityOdds): string {
  const { kills, looked } = turns;
  const told = kill.over === 0n ? [] : [`in one use ${percent(kill)}`];
  let sum = fraction(0n, 1n);
  for (const [index, inTurn] of kills.entries()) {
    sum = plus(sum, inTurn);
    const isNew = sum.over * kill.under !== kill.over * sum.under;
    if (inTurn.over > 0n && isNew) told.push(`within ${counted(index + 1, 'turn')} ${percent(sum)}`);
    if (sum.over === sum.under) break;
  }
  if (told.length === 0) return `never kills ${target} within ${counted(looked, 'turn')}`;
  const [first, second, ...more] = told;
  return `kills ${target} ${[first, second, more.at(-1)].filter((part) => part !== undefined).join(', ')}`;
}

/** Whole percents; what can happen is never 0 %, what can fail never 100 %. */
export function percent({ over, under }: Fraction): string {
  const rounded = Number((over * 200n + under) / (under * 2n));
  if (over > 0n && rounded === 0) return 'under 1 %';
  if (over < under && rounded === 100) return 'over 99 %';
  return `${rounded} %`;
}

/** One digit behind the point. */
export const tenths = ({ over, under }: Fraction): string =>
  (Number((over * 20n + under) / (under * 2n)) / 10).toString();

const sentence = (told: string): string => `${told.charAt(0).toUpperCase()}${told.slice(1)}.`;
