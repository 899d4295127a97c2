import type { Active, Effect, Rule, StatChange, Target, Test, Until, When, Whom } from '../program.ts';

/** What a rule does, in plain words without a final stop. */
export function tellRule(rule: Rule): string {
  switch (rule.rule) {
    case 'bonus': {
      const each = rule.each ? ` for each ${tellWhom(rule.each, 'one')}` : '';
      const when = rule.when ? ` ${tellWhen(rule.when)}` : '';
      return `${tellWhom(rule.whom, 'all')}: ${tellStats(rule.stats)}${each}${when}`;
    }
    case 'phases':
      return rule.on === 'sprints'
        ? 'the first move of its turn goes through anything'
        : 'its moves go through anything';
    case 'flies':
      return 'heights cost it no movement, and nothing is in its way';
    case 'draws':
      return `${tellWhom(rule.whom, 'all')} must attack this unit if they attack and reach it`;
    case 'unsighted':
      return 'its attacks need no line of sight';
    case 'answers':
      return `when it is attacked: ${tellTest(rule.test)} and it attacks first`;
  }
}

/** What an ability does when it is used, in plain words without a final stop. */
export function tellActive({ limit, moment, target, test, effects }: Active): string {
  const often = limit === undefined ? '' : ` once a ${limit}`;
  const when = {
    action: 'an action',
    attack: 'during an attack',
    'after-attack': 'after an attack',
    free: 'at no cost',
  }[moment];
  const rolls = test ? `${tellTest(test)}: ` : '';
  return `${when}${often}, ${tellTarget(target)}: ${rolls}${effects.map(tellEffect).join(', then ')}`;
}

const tellTest = ({ dice, atMost }: Test): string =>
  dice === 1 ? `${atMost} or less on a d20` : `each ${atMost} or less on ${dice} d20`;

function tellTarget(target: Target): string {
  switch (target.target) {
    case 'self':
      return 'this unit';
    case 'one':
      return tellWhom(target.whom, 'one');
    case 'all':
      return tellWhom(target.whom, 'all');
    case 'template':
      return 'every other unit that its template touches';
  }
}

function tellEffect(effect: Effect): string {
  switch (effect.effect) {
    case 'damage':
      return `${effect.amount} damage`;
    case 'heal':
      return `${effect.amount} damage removed`;
    case 'pay':
      return `${effect.amount} damage to this unit`;
    case 'change':
      return `${tellStats(effect.stats)} ${tellUntil(effect.until)}`;
    case 'push':
      return `pushed ${effect.ranges} straight away`;
    case 'pull':
      return `pulled ${effect.ranges} straight nearer`;
    case 'attack':
      return 'this unit attacks it';
    case 'free-moves':
      return `${effect.count} moves at no cost`.replace(/^1 moves/, 'a move');
    case 'free-attacks':
      return `${effect.count} attacks at no cost`.replace(/^1 attacks/, 'an attack');
    case 'reroll':
      return 'any of the dice again';
    case 'unsighted':
      return 'the next attack of this turn needs no line of sight';
    case 'spawn':
      return effect.count === 1
        ? 'its unit comes into play beside it'
        : `${effect.count} of its unit come into play beside it`;
    case 'stand':
      return 'stands up';
  }
}

const tellUntil = (until: Until): string =>
  ({
    turn: 'for this turn',
    'next-turn': 'to the end of its next turn',
    round: 'for this round',
    game: 'for the rest of the game',
  })[until];

const tellStats = (stats: readonly StatChange[]): string =>
  stats
    .map(
      ({ stat, amount }) => `${amount < 0 ? '−' : '+'}${Math.abs(amount)} ${stat === 'reach' ? 'maximum range' : stat}`,
    )
    .join(' and ');

function tellWhen(when: When): string {
  switch (when.when) {
    case 'damaged':
      return 'while it has damage';
    case 'there':
      return `while there is ${tellWhom(when.whom, 'one')}`;
    case 'against':
      return `against ${tellWhom(when.whom, 'one')}`;
  }
}

function tellWhom({ side, other, within, adjacent, sight, of = [], largerThan }: Whom, number: 'one' | 'all'): string {
  if (side === 'self') return 'this unit';
  const words = [
    ...(number === 'all' ? ['every'] : ['one']),
    ...(other ? ['other'] : []),
    ...(side === 'any' ? [] : [side]),
    ...(of.length > 0 ? of : ['unit']),
    ...(largerThan === undefined ? [] : [`larger than ${largerThan}`]),
    ...(adjacent ? ['beside it'] : []),
    ...(within === undefined ? [] : [`within ${within}`]),
    ...(sight ? ['that it sees'] : []),
  ];
  return words.join(' ');
}
