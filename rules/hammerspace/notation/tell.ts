import { counted } from '../../../schemas/words.ts';
import type { Amount, Condition, Effect, Rule, Span, Which, Who } from '../program.ts';

const signed = (amount: number): string => (amount < 0 ? `${amount}` : `+${amount}`);

const people: Readonly<Record<Who, string>> = {
  you: 'you',
  chosen: 'the chosen player',
  defender: 'each defender',
  attacker: 'the attacker',
  others: 'each other player',
  all: 'each player',
};

function span({ from, to }: Span): string {
  if (from === undefined) return `${to} or less`;
  if (to === undefined) return `${from} or more`;
  return from === to ? `${from}` : `${from} to ${to}`;
}

function condition(one: Condition): string {
  switch (one.if) {
    case 'attack-die':
      return `the attack die shows ${span(one)}`;
    case 'defence-die':
      return `the defence die shows ${span(one)}`;
    case 'successful':
      return 'the attack took HP';
    case 'lost-hp':
      return 'the defender lost HP';
    case 'hp':
      return `you have ${span(one)} HP`;
    case 'attack-is':
      return `the attack is ${one.type}${one.subtype === undefined ? '' : `: ${one.subtype}`}`;
    case 'target':
      return one.target === 'most-hp' ? 'the target has the most HP' : 'the target attacked you last';
    case 'peaceful':
      return 'you attacked nobody in your last turn';
    case 'no-match':
      return 'no face-up card matches the attack';
  }
}

const conditions = (when: readonly Condition[]): string =>
  when.length === 0 ? '' : `, if ${when.map(condition).join(' and ')}`;

const dice = (count: number): string => (count === 1 ? 'a die' : `${count} dice`);

const amount = (one: Amount): string =>
  one.dice === 0 ? `${one.flat} HP` : `${dice(one.dice)}${one.flat > 0 ? ` and ${one.flat}` : ''} in HP`;

const ordinals = ['first', 'second', 'third', 'last'];

function which(one: Which): string {
  if ('kind' in one) return `all ${one.kind} cards`;
  if ('all' in one) return 'all cards';
  return `the ${one.places.map((place) => ordinals.at(place < 0 ? place : place - 1)).join(', ')} card`;
}

function effect(one: Effect): string {
  switch (one.do) {
    case 'discard':
      return `${people[one.who]}: discard ${which(one.which)}`;
    case 'redraw':
      return `${people[one.who]}: new cards for all`;
    case 'gain':
    case 'lose':
      return `${people[one.who]}: ${one.do} ${amount(one.amount)}`;
    case 'restore':
      return `${people[one.who]}: back up to the HP of the beginning`;
    case 'lose-turn':
      return `${people[one.who]}: the next turn is lost`;
    case 'steal':
      return `steal ${one.least === one.most ? '' : `${one.least} to `}${counted(one.most, 'card')}`;
    case 'swap-card':
      return 'swap a card with another player';
    case 'swap-rows':
      return 'swap rows with the chosen player';
    case 'reverse':
      return 'turns go the other way round';
    case 'hypnotise':
      return `the chosen player attacks ${one.at === 'themselves' ? 'themselves' : 'whom you choose'} with a card that you choose`;
    case 'carousel':
      return `each in turn takes a card from the ${one.from}, you first`;
  }
}

const effects = (all: readonly Effect[]): string => all.map(effect).join('; ');

/** What a rule does, in plain words. */
export function tell(one: Rule): string {
  switch (one.rule) {
    case 'attack-bonus':
      return `${signed(one.amount)} attack${conditions(one.when)}.`;
    case 'defence-bonus':
      return `${signed(one.amount)} defence${conditions(one.when)}.`;
    case 'sacrifice':
      return `When you attack, you may pay ${one.hp} HP for ${signed(one.amount)} attack.`;
    case 'hits':
      return one.hits === 'others' ? 'This attack hits all others.' : 'This attack hits any one player.';
    case 'all-match':
      return 'All your face-up defence cards match, with their highest value.';
    case 'reflect':
      return 'The attack goes on to a player whom you choose.';
    case 'fails':
      return `The attack fails${conditions(one.when)}.`;
    case 'after':
      return `After the attack: ${effects(one.do)}${conditions(one.when)}.`;
    case 'play':
      return `As your turn${one.partners.length === 0 ? '' : `, together with ${one.partners.join(' and ')}`}: ${effects(one.do)}.`;
    case 'keep':
      return `After your attack ${one.may ? 'you may roll a die' : 'a die is rolled'}: on ${one.on.join(', ')} its card stays.`;
    case 'leech':
      return `Your attack that takes ${one.least} HP from another player gives you ${one.gain} HP.`;
    case 'hidden-cards':
      return `You may have ${counted(one.most, 'hidden card')}.`;
    case 'unstealable':
      return 'Nobody steals cards from you.';
    case 'rest':
      return `Instead of your turn you may gain ${one.gain} HP${one.twice ? '' : ', not twice in a row'}.`;
    case 'improvise':
      return `Without a face-up attack card you may attack with ${one.strength}, ${one.type}: ${one.subtype}.`;
  }
}
