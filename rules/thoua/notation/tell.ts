import { counted } from '../../../schemas/words.ts';
import type {
  Action,
  Amount,
  Asked,
  BearerEvent,
  Condition,
  Dice,
  Effect,
  Modifier,
  Rule,
  Side,
  Span,
  Stat,
  Who,
} from '../program.ts';
import { type Element, elements, rolls } from '../types.ts';

const dice = ({ count, sides }: Dice): string => `${count}d${sides}`;

/** `2d6 + 3`. */
export const tellAmount = ({ dice: all, flat }: Amount): string =>
  [...all.map(dice), ...(flat === 0 ? [] : [String(flat)])].join(' + ');

const people: Readonly<Record<Who, string>> = {
  self: 'the user',
  target: 'the target',
  all: 'everybody it reaches',
  allies: 'allies it reaches',
  enemies: 'enemies it reaches',
  bearer: 'the bearer',
};

const sides: Readonly<Record<Side, string>> = { allies: 'allies', enemies: 'enemies', all: 'everybody' };

const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const statNames: Readonly<Record<Stat, string>> = {
  attack: 'attack rolls',
  status: 'status rolls',
  defence: 'defence rolls',
  resistance: 'resistance rolls',
  'em-earth': 'Earth EM',
  'em-fire': 'Fire EM',
  'em-water': 'Water EM',
  'em-wind': 'Wind EM',
  hp: 'HP',
  ap: 'AP',
  movement: 'movement',
  initiative: 'initiative',
  range: 'range',
};

const elementStats = elements.map((element): Stat => `em-${element}`);

/** Numbers with what they are changed by; four of one sort are said as one. */
export function tellModifiers(all: readonly Modifier[]): string {
  const by = new Map<string, Stat[]>();
  for (const { stat, sign, amount } of all) {
    const key = `${sign > 0 ? '+' : '−'}${typeof amount === 'number' ? amount : dice(amount)}`;
    by.set(key, [...(by.get(key) ?? []), stat]);
  }
  return [...by].map(([amount, stats]) => `${shortened(stats)} ${amount}`).join(', ');
}

function shortened(stats: readonly Stat[]): string {
  const isWhole = (some: readonly Stat[]) => some.every((stat) => stats.includes(stat));
  const names = [
    ...(isWhole(rolls) ? ['all rolls'] : []),
    ...(isWhole(elementStats) ? ['all EM'] : []),
    ...stats
      .filter((stat) => !(isWhole(rolls) && (rolls as readonly Stat[]).includes(stat)))
      .filter((stat) => !(isWhole(elementStats) && elementStats.includes(stat)))
      .map((stat) => statNames[stat]),
  ];
  return names.join(' and ');
}

const turns = (count: number): string => `for ${counted(count, 'turn')}`;

const asked: Readonly<Record<Asked, string>> = {
  self: 'the user',
  target: 'the target',
  bearer: 'the bearer',
  'any-enemy': 'an enemy it reaches',
  'any-ally': 'an ally it reaches',
};

function span({ from, to }: Span): string {
  if (from === undefined) return `${to} or less`;
  if (to === undefined) return `${from} or more`;
  return from === to ? `${from}` : `${from} to ${to}`;
}

function condition(one: Condition): string {
  switch (one.if) {
    case 'attribute':
      return `${asked[one.of]} has ${one.attribute.toUpperCase()} ${span(one)}`;
    case 'level':
      return `${asked[one.of]} is of level ${span(one)}`;
    case 'em':
      return `${asked[one.of]} has ${titled(one.element)} EM ${span(one)}`;
    case 'initiative':
      return `${asked[one.of]} has initiative ${span(one)}`;
    case 'hp':
      return `${asked[one.of]} has ${span(one)} HP`;
    case 'hp-percent':
      return `${asked[one.of]} has HP ${one.is} ${one.percent}%`;
    case 'has':
      return `${asked[one.of]} has the condition ${titled(one.condition)}`;
    case 'has-any':
      return `${asked[one.of]} has a ${one.what}`;
    case 'more':
      return `it reaches more ${one.side} than ${one.side === 'allies' ? 'enemies' : 'allies'}`;
    case 'near': {
      const many = one.to === 0 ? 'no' : one.from === 1 ? 'an' : span(one);
      return `${asked[one.of]} has ${many} ${one.side} within ${counted(one.within, 'space')}`;
    }
    case 'turn':
      return one.to === undefined
        ? `after turn ${(one.from ?? 1) - 1} of the combat`
        : `in the first ${counted(one.to, 'turn')} of the combat`;
    case 'not':
      return `not: ${condition(one.not)}`;
  }
}

export const tellConditions = (when: readonly Condition[]): string => when.map(condition).join(' and ');

function effect(one: Effect): string {
  switch (one.do) {
    case 'damage':
      return `${people[one.who]}: ${tellAmount(one.amount)} ${one.element === undefined ? '' : `${titled(one.element)} `}damage, without a roll`;
    case 'heal':
      return `${people[one.who]}: heal ${tellAmount(one.amount)}`;
    case 'modify':
      return `${people[one.who]}: ${tellModifiers(one.modifiers)} ${turns(one.turns)}`;
    case 'condition':
      return `${people[one.who]}: ${one.condition.name} ${turns(one.turns)} (${tellRules(one.condition.rules)})`;
    case 'remove':
      return `${people[one.who]}: ${titled(one.condition)} ends`;
    case 'remove-all':
      return `${people[one.who]}: all ${one.what} end`;
    case 'turns':
      return `${people[one.who]}: ${one.what} last ${counted(Math.abs(one.by), 'turn')} ${one.by < 0 ? 'less' : 'more'}`;
    case 'push':
    case 'pull':
      return `${people[one.who]}: moved ${counted(one.spaces, 'space')} ${one.do === 'push' ? 'away' : 'closer'}`;
    case 'move':
      return `${people[one.who]}: may move ${counted(one.spaces, 'space')}`;
    case 'move-next-to':
      return 'the user moves to a free space beside the target';
    case 'swap':
      return 'the user and the target change places';
    case 'make-obstacle':
      return `${counted(one.count, 'obstacle')} in open space`;
    case 'destroy-obstacles':
      return one.within === 'shape'
        ? 'obstacles that it reaches are destroyed'
        : `obstacles within ${counted(one.within, 'space')} are destroyed`;
    case 'gain-ap':
      return `${people[one.who]}: ${one.amount} AP`;
    case 'aura':
      return `aura ${turns(one.turns)} for ${sides[one.side]} inside: ${tellRules(one.rules)}`;
    case 'next-ability':
      return `the next ability of this turn: ${tellRules(one.rules)}`;
    case 'next-move':
      return `the next movement action: ${tellRules(one.rules)}`;
  }
}

function event(one: BearerEvent): string {
  switch (one.event) {
    case 'takes-damage':
      return `takes ${one.element === undefined ? '' : `${titled(one.element)} `}damage`;
    case 'would-take-damage':
      return 'would take damage, instead of it';
    case 'leaves-space':
      return 'leaves its space';
    case 'uses-ability':
      return `uses a ${one.type === undefined ? '' : `${one.type} `}ability`;
  }
}

const effects = (all: readonly Effect[]): string => all.map(effect).join('; ');

function rule(one: Rule): string {
  const when = one.when ? `if ${tellConditions(one.when)}: ` : '';
  switch (one.rule) {
    case 'modify':
      return `${when}${tellModifiers(one.modifiers)}`;
    case 'at':
      return `${when}at the ${one.moment === 'turn-start' ? 'start' : 'end'} of each turn of its own: ${effects(one.do)}`;
    case 'on':
      return `${when}when the bearer ${event(one.event)}: ${[...one.do.map(effect), ...(one.ends ? ['it ends'] : [])].join('; ')}`;
    case 'temporary-hp':
      return `${when}${tellAmount(one.amount)} temporary HP, lost before HP`;
    case 'roll-twice':
      return `${when}the next ${one.rolls.length === rolls.length ? '' : `${one.rolls.join(' or ')} `}roll is made twice, the ${one.keep} counts, and it ends`;
    case 'move-through':
      return `${when}moves through ${one.what.join(' and ')}`;
    case 'ignore-sight':
      return `${when}needs no line of sight to ${sides[one.targeting]}`;
    case 'extra-damage':
      return `${when}${one.ability === undefined ? 'abilities do' : `${titled(one.ability)} does`} ${tellAmount(one.amount)} more damage`;
    case 'turns':
      return `${when}${one.what} ${one.way} ${one.way === 'given' ? 'to' : 'from'} ${one.other === 'any' ? 'anybody' : `an ${one.other}`} last ${counted(Math.abs(one.by), 'turn')} ${one.by < 0 ? 'less' : 'more'}`;
    case 'cannot':
      return `${when}cannot ${one.what === 'heal' ? 'be healed' : one.what === 'move' ? 'move' : 'use abilities'}`;
    case 'aura':
      return `${when}${sides[one.side]} within ${counted(one.range, 'space')}: ${tellRules(one.rules)}`;
  }
}

/** What holds, in plain words. */
export const tellRules = (all: readonly Rule[]): string => (all.length === 0 ? 'nothing' : all.map(rule).join('; '));

/** What an action does, part by part. */
export function tellAction({ opposed, effects: done, rules, actionPoints, range, cooldown }: Action): string[] {
  const element = (one: Element) => titled(one);
  return [
    ...(opposed === undefined
      ? []
      : opposed.damage === undefined
        ? [`${tellAmount(opposed.dice)} rolled against ${people[opposed.who]}`]
        : [
            `${tellAmount(opposed.dice)} rolled against ${people[opposed.who]}; what is above the defence is ${element(opposed.damage)} damage`,
          ]),
    ...(opposed?.success ?? []).map((one) => `if it succeeds, ${effect(one)}`),
    ...done.map(effect),
    ...rules.map(rule),
    ...(actionPoints === undefined ? [] : [`it costs ${actionPoints} AP`]),
    ...(range === undefined ? [] : [`its range is ${range}`]),
    ...(cooldown === undefined ? [] : [`its cooldown is ${counted(cooldown, 'turn')}`]),
  ];
}

/** What an action does that another did not, in plain words. */
export function toldOf(before: Action, after: Action): string {
  const old = tellAction(before);
  const next = tellAction(after).filter((part) => {
    const place = old.indexOf(part);
    if (place >= 0) old.splice(place, 1);
    return place < 0;
  });
  return next.length === 0 ? 'Nothing.' : next.map((part) => `${titled(part)}.`).join(' ');
}
