import type { Active, Effect, Rule, StatChange, Target, Test, Until, When, Whom } from '../program.ts';

/** What a rule does, in plain words without a final stop. */
export function tellRule(rule: Rule): string {
  switch (rule.rule) {
    case 'bonus': {
      const each = rule.each ? ` for each ${tellWhom(rule.each, 'one')}` : '';
      const when = rule.when ? ` ${tellWhen(rule.when)}` : '';
      const towards = rule.towards ? ' on a move straight to this unit' : '';
      return `${tellWhom(rule.whom, 'all')}: ${tellStats(rule.stats)}${each}${towards}${when}`;
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
    case 'lobs':
      return 'it looks over whatever stands between it and what it attacks';
    case 'eyes':
      return `it attacks what ${tellWhom(rule.whom, 'one')} sees`;
    case 'sure':
      return 'its attacks cannot be dodged';
    case 'brings':
      return rule.count === 1 ? 'its unit is set up after it' : `${rule.count} of its unit are set up after it`;
    case 'swarms':
      return 'all of its name have their turns at the same time; attacks of several on one target are one, with their strengths and skills together';
    case 'joins':
      return `it may have its turn right after that of ${tellWhom(rule.whom, 'one')}`;
    case 'answers':
      return `when it is attacked: ${tellTest(rule.test)} and it attacks first`;
  }
}

/** What an ability does when it is used, in plain words without a final stop. */
export function tellActive({ limit, moment, target, test, effects, repeat }: Active): string {
  const often = limit === undefined ? '' : ` once a ${limit}`;
  const when = {
    action: 'an action',
    attack: 'during an attack',
    'after-attack': 'after an attack',
    free: 'at no cost',
  }[moment];
  const rolls = test ? `${tellTest(test)}: ` : '';
  const again =
    repeat === undefined ? '' : `; then for the unit nearest to it within ${repeat}, until that one has had it`;
  return `${when}${often}, ${tellTarget(target)}: ${rolls}${effects.map(tellEffect).join(', then ')}${again}`;
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
    case 'template': {
      const near = target.whom.within === undefined ? '' : ` within ${target.whom.within}`;
      return `every other unit${near} that its template touches`;
    }
    case 'place':
      return `every unit that its template touches, laid within ${target.within}${target.sight ? ' in sight' : ''}`;
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
      if (effect.exactly) return `pushed until it is ${effect.ranges} away`;
      return `pushed ${effect.ranges} straight away`;
    case 'pull':
      return `pulled ${effect.ranges} straight nearer`;
    case 'attack':
      return effect.then === undefined
        ? 'this unit attacks it'
        : `this unit attacks it, and if that deals damage: ${effect.then.map(tellEffect).join(', then ')}`;
    case 'bar':
      return 'it cannot move towards this unit on its next turn';
    case 'mark':
      return tellMark(effect);
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

function tellMark({ rules, hides, until }: Extract<Effect, { effect: 'mark' }>): string {
  const does = [
    ...rules.map(({ whom, stats }) => `${tellWhom(whom, 'all')} of it: ${tellStats(stats)}`),
    ...(hides === undefined
      ? []
      : [hides === 0 ? 'nothing is seen through it' : `nothing is seen within ${hides} of it`]),
  ];
  const lasts = { 'own-turn': 'to its next turn', round: 'for this round', game: 'for the rest of the game' }[until];
  return `the template stays ${lasts}: ${does.join(', ')}`;
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

function tellWhom(
  { side, other, within, adjacent, sight, brought, of = [], largerThan }: Whom,
  number: 'one' | 'all',
): string {
  if (side === 'self') return 'this unit';
  const words = [
    ...(number === 'all' ? ['every'] : ['one']),
    ...(other ? ['other'] : []),
    ...(side === 'any' ? [] : [side]),
    ...(brought ? ['brought'] : []),
    ...(of.length > 0 ? of : ['unit']),
    ...(largerThan === undefined ? [] : [`larger than ${largerThan}`]),
    ...(adjacent ? ['beside it'] : []),
    ...(within === undefined ? [] : [`within ${within}`]),
    ...(sight ? ['that it sees'] : []),
  ];
  return words.join(' ');
}
