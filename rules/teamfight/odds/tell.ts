import { counted } from '../../../schemas/words.ts';
import { type Fraction, fraction, plus } from '../../kernel/fraction.ts';
import type { AbilityOdds } from '../odds.ts';

/** Odds in words: `Hits on 3 or more (67 %), kills Mud Crab in one use 17 %.` What they take for granted stands in `assumption`. */
export function tellOdds(odds: AbilityOdds): string[] {
  const { hit, hitsOn, crit, damage } = odds;
  const attack = [
    ...(hit === undefined || hitsOn === undefined ? [] : [`hits on ${hitsOn} or more (${percent(hit)})`]),
    ...(crit.over > 0n ? [`critical ${percent(crit)}`] : []),
  ];
  const most = damage.at(-1)?.damage ?? 0;
  const effect = most === 0 ? [`deals no damage to ${odds.target}`] : [tellKill(odds), tellDamage(odds)];
  return [
    ...[attack.join(', '), ...effect].filter((part) => part !== '').map(sentence),
    ...(most === 0 && odds.turns.kills.length === 0 ? [] : [sentence(tellTurns(odds))]),
    ...(odds.byHand ? ['Parts that are played by hand are left out: these figures are a lower bound.'] : []),
    ...(odds.standIn ? ['Stand-ins are played for parts by hand: these figures are approximate.'] : []),
    ...(odds.remainder.over > 0n ? [`${percent(odds.remainder)} of all that can happen was not looked at.`] : []),
  ];
}

const tellKill = ({ kill, target }: AbilityOdds): string =>
  kill.over === 0n ? `does not kill ${target} in one use` : `kills ${target} in one use ${percent(kill)}`;

function tellDamage({ damage, expected }: AbilityOdds): string {
  const [only] = damage;
  if (damage.length === 1 && only) return `${only.damage} damage, always`;
  const each = damage.map(({ damage: taken, chance }) => `${taken} with ${percent(chance)}`);
  return `${tenths(expected)} damage on average: ${each.join(', ')}`;
}

/** `Kills within 2 turns 75 %, within 3 turns 94 %`: only turns in which it can happen, and no more than three. */
function tellTurns({ turns }: AbilityOdds): string {
  const { kills, looked } = turns;
  if (kills.length === 0) return `never kills within ${counted(looked, 'turn')}`;
  let sum = fraction(0n, 1n);
  const told: string[] = [];
  for (const [index, kill] of kills.entries()) {
    sum = plus(sum, kill);
    if (kill.over > 0n) told.push(`within ${counted(index + 1, 'turn')} ${percent(sum)}`);
    if (sum.over === sum.under) break;
  }
  const [first = '', second, ...more] = told;
  const last = more.at(-1);
  return `kills ${[first, second, last].filter((part) => part !== undefined).join(', ')}`;
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
