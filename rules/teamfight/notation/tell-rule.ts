import type { Quantity, Rule, Who } from '../program.ts';
import { tellChange } from './tell-amount.ts';
import { tellConditions } from './tell-condition.ts';
import { tellFlag } from './tell-flag.ts';
import { type Names, signed } from './tell-names.ts';
import { tellNodes } from './tell-nodes.ts';
import { tellTrigger } from './tell-time.ts';
import { tellUse } from './tell-use.ts';
import { eachOf, oneOf, tellWho } from './tell-who.ts';

/** Rules that hold, in one sentence without its stop. */
export const tellRules = (rules: readonly Rule[], names: Names): string =>
  rules.map((rule) => tellRule(rule, names)).join('; ');

export function tellRule(rule: Rule, names: Names): string {
  switch (rule.rule) {
    case 'change': {
      const { who, what, add, percent, times, set, against, if: conditions } = rule;
      const parts = [
        ...(add === undefined ? [] : [tellChange(add, names)]),
        ...(percent === undefined ? [] : [`${signed(percent)} %`]),
        ...(times === undefined ? [] : [`${times[0]}/${times[1]} of it, rounded up`]),
        ...(set === undefined ? [] : [`it is ${set}`]),
      ];
      return `${only(conditions, names)}${eachOf(who, names)}: ${quantities[what]} ${parts.join(', ')}${from(against, what, names)}`;
    }
    case 'is': {
      const { who, flag, against, token, if: conditions } = rule;
      const what = `${flagOf(who, flag, names)}${token === undefined ? '' : ` ${names.of(token)}`}`;
      return `${only(conditions, names)}${eachOf(who, names)}: ${what}${against === undefined ? '' : `, only for ${tellWho(against, names, true)}`}`;
    }
    case 'when': {
      const { trigger, if: conditions = [], may, perTurn, then } = rule;
      const limit = perTurn === undefined ? '' : ` (${perTurn === 1 ? 'once' : `${perTurn} times`} a turn)`;
      const also = conditions.length === 0 ? '' : `, if ${tellConditions(conditions, names)}`;
      return `when ${tellTrigger(trigger, names)}${also}${limit}${may ? ', you may' : ''}: ${tellNodes(then, names)}`;
    }
    case 'reroll': {
      const { spend } = rule;
      const cost = spend === undefined ? '' : ` for ${spend.count} ${names.of(spend.token)}`;
      return `after you roll a die, you may roll it again${cost}`;
    }
    case 'hazard':
      return `hazard, for each unit on it: ${tellNodes(rule.then, names)}`;
    case 'ability': {
      const { who, name, program } = rule;
      const use = program.use === undefined ? '' : `${tellUse(program.use, names)}: `;
      return `${oneOf(who, names)} can use “${name}”: ${use}${tellNodes(program.body, names)}`;
    }
    case 'control':
      return rule.tie === 'keeps-owner'
        ? 'a tie on a control point leaves it with whom it belongs to'
        : 'a tie on a control point leaves it to nobody';
    case 'stacks':
      return 'several of these add up';
    case 'said':
      return 'as its other fields say';
    case 'manual':
      return 'a part is played by hand';
  }
}

const only = (conditions: Extract<Rule, { rule: 'is' }>['if'], names: Names): string =>
  conditions === undefined || conditions.length === 0 ? '' : `while ${tellConditions(conditions, names)}, `;

function from(against: Who | undefined, what: Quantity, names: Names): string {
  if (against === undefined) return '';
  return `${what === 'damage-received' || what === 'healing-received' ? ' from' : ' against'} ${tellWho(against, names, true)}`;
}

/** A flag is said of somebody else; of you it is said to you. */
function flagOf(who: Who, flag: Extract<Rule, { rule: 'is' }>['flag'], names: Names): string {
  const told = tellFlag(flag);
  if (eachOf(who, names) !== 'you') return told;
  const [verb = '', ...rest] = told.split(' ');
  const yours = verbs[verb];
  return (yours === undefined ? told : [yours, ...rest].join(' ')).replaceAll(' it ', ' you ');
}

const verbs: Readonly<Record<string, string>> = {
  is: 'are',
  has: 'have',
  takes: 'take',
  flies: 'fly',
  deals: 'deal',
  ignores: 'ignore',
  counts: 'count',
  does: 'do',
  attacks: 'attack',
  blocks: 'block',
};

const quantities: Readonly<Record<Quantity, string>> = {
  'damage-dealt': 'damage dealt',
  'damage-received': 'damage received',
  'healing-received': 'healing received',
  def: 'def',
  'attack-def': 'def that the attacks meet',
  crit: 'crit',
  'crit-received': 'crit of attackers',
  speed: 'speed',
  range: 'range',
  push: 'push and pull',
  'standard-actions': 'Standard Actions',
  'move-actions': 'Move Actions',
  control: 'weight on control points',
};
