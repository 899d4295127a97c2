import type { Way } from '../../program/standing.ts';
import type { Condition, Rule } from '../../program.ts';
import { tellConditions } from './tell-condition.ts';
import { tellFlag } from './tell-flag.ts';
import { tellLaw } from './tell-law.ts';
import { tellMeans } from './tell-means.ts';
import type { Names } from './tell-names.ts';
import { tellNodes } from './tell-nodes.ts';
import { tellQuantity } from './tell-quantity.ts';
import { tellShape } from './tell-shape.ts';
import { tellSource } from './tell-source.ts';
import { tellTrigger } from './tell-time.ts';
import { often, tellUse } from './tell-use.ts';
import { eachOf, oneOf, tellOf, tellPlaces, tellRange, tellSpace, tellWho } from './tell-who.ts';

/** Rules that hold, in one sentence without its stop. */
export const tellRules = (rules: readonly Rule[], names: Names): string =>
  rules.map((rule) => tellRule(rule, names)).join('; ');

export function tellRule(rule: Rule, names: Names): string {
  switch (rule.rule) {
    case 'change': {
      const { asked, cover } = withCover(rule);
      return `${only(asked, names)}${tellQuantity(rule, names)}${cover}`;
    }
    case 'is': {
      const { who, flag, against, token, means, source } = rule;
      const [asked, ...more] = rule.if ?? [];
      const apart = asked?.is === 'distance' && asked.from === 'other' && asked.to === 'each' && more.length === 0;
      if (flag === 'not-targetable' && against !== undefined && apart) {
        const used = means === undefined ? '' : ` with ${tellMeans(means)}`;
        const each = eachOf(against, names);
        const [by, from] = each.startsWith('each ') ? [tellWho(against, names, true), 'them'] : [each, 'it'];
        return `${by} cannot target ${oneOf(who, names)} ${tellRange(asked.range, from)}${used}`;
      }
      const subject = eachOf(who, names);
      const are = subject === 'you' ? 'are' : 'is';
      const what =
        token === undefined
          ? flag === 'unmovable' && against !== undefined
            ? 'cannot be moved'
            : tellFlag(flag, subject === 'you')
          : flag === 'immune-piece'
            ? `${are} immune to ${names.of(token)}`
            : flag === 'unslowed'
              ? `${are} not slowed by ${names.of(token)}`
              : flag === 'sees-past'
                ? `can see past ${names.of(token)}`
                : `cannot be given ${names.of(token)}`;
      const whom = against === undefined ? '' : ` ${words[flag] ?? 'against'} ${tellWho(against, names, true)}`;
      if (flag === 'unaffected' && means !== undefined)
        return `${only(rule.if, names)}${subject} ${are} not affected by ${tellMeans(means)}`;
      const by =
        means === undefined
          ? ''
          : flag === 'no-use'
            ? ` ${tellMeans(means)}`
            : means.but === undefined
              ? ` (only with ${tellMeans(means)})`
              : ` (but by ${tellMeans(means.but)})`;
      const { asked: rest, cover } = withCover(rule);
      return `${only(rest, names)}${subject} ${what}${whom}${by}${tellSource(source, names)}${cover}`;
    }
    case 'when': {
      const { trigger, if: conditions = [], may, perTurn, perRound, perGame, perAction, every, after, then } = rule;
      const such = rule.each ? ' for each such unit' : '';
      const limit = `${timesIn(perTurn, `turn${such}`)}${timesIn(perRound, `round${such}`)}${perAction ? ' (once an action)' : ''}${rule.each && perGame === 1 ? ' (once for each such unit)' : timesIn(perGame, 'game')}${every === undefined ? '' : ` (each ${every === 2 ? 'second' : every === 3 ? 'third' : `${every}th`} time)`}`;
      const also = conditions.length === 0 ? '' : `, if ${tellConditions(conditions, names)}`;
      return `when ${tellTrigger(trigger, names).replace(/^the next /, 'an ')}${also}${limit}${after ? ', once that ability is through' : ''}${trigger.on === 'would-die' ? ', instead of that' : ''}${may ? ', you may' : ''}: ${tellNodes(then, names)}`;
    }
    case 'reroll': {
      const { spend, attack, for: whom, shows, players, perTurn, perRound, perGame, first, hits } = rule;
      const cost = spend === undefined ? '' : ` for ${spend.count} ${names.of(spend.token)}`;
      const who = whom === undefined ? 'you' : oneOf(whom, names);
      const rolls = who === 'you' ? 'roll' : 'rolls';
      const number =
        shows === undefined ? '' : ` that shows ${shows[0] === shows[1] ? shows[0] : `${shows[0]} to ${shows[1]}`}`;
      const when =
        attack === undefined
          ? `${who} ${rolls} a die${number}`
          : attack === 'any'
            ? `${who} ${rolls} for an attack${number}`
            : `${first ? 'the first' : 'an'} attack of ${who === 'you' ? 'yours' : who}${first ? ' that' : ''} misses`;
      const often = [timesIn(perTurn, 'turn'), timesIn(perRound, 'round'), timesIn(perGame, 'game')].join('');
      return `${players ? 'for each player: ' : ''}after ${when}, you may ${hits ? 'have it hit instead' : 'roll it again'}${cost}${often}`;
    }
    case 'die-counts': {
      const { who, from, to, as, attack } = rule;
      const shows = from === to ? `${from}` : `${from} ${to === from + 1 ? 'or' : 'to'} ${to}`;
      const all = from === 1 && to === 6;
      const die = attack ? `${all ? 'every' : 'the'} die of an attack` : all ? 'every die' : 'a die';
      return `${only(rule.if, names)}${die} of ${who.side === 'you' ? 'yours' : oneOf(who, names)}${all ? '' : ` that shows ${shows}`} counts as ${as}`;
    }
    case 'blocks': {
      const { what, who, range } = rule;
      const own = rule.ground !== undefined ? names.of(rule.ground) : who.except?.includes('you') ? 'you' : 'this';
      const where = range === undefined ? own : `every space within range ${range}`;
      const from = tellWay(rule.way);
      if (what === 'stops') return `${tellWho(who, names, true)} cannot end a movement in ${where}`;
      return `${where} ${where === 'you' ? 'are' : 'is'} blocking for ${what === 'movement' ? 'the movement' : 'abilities'} of ${tellWho(who, names, true)}${from}`;
    }
    case 'barred':
      return `${only(rule.if, names)}${eachOf(rule.who, names)} cannot come into ${tellSpace(rule.place, names)}${rule.basic ? ' by the move that a Move Action gives' : ''}`;
    case 'extends': {
      const { who, add, way } = rule;
      return `range that ${tellWho(who, names, true)} draw through this${tellWay(way)} is ${add} more`;
    }
    case 'holds':
      return `you hold ${names.of(rule.marker)} on the ${rule.long} edges in front of you; put away, it keeps the health that it has left`;
    case 'intercepts': {
      const { who, hit, border, around } = rule;
      const here = around === undefined ? 'this' : `a burst of ${around} around this`;
      const past = {
        both: `go into, out of or through ${here}`,
        into: `go into or through ${here}`,
        'out-of': `go out of or through ${here}`,
        inside: `go into ${here}`,
      };
      return `attacks of ${tellWho(who, names, true)} that would ${border ? past[border] : 'go through this'} ${hit ? 'hit this instead' : 'do nothing'}`;
    }
    case 'duty': {
      const { who, must, means = {}, whom, away, always } = rule;
      const subject = eachOf(who, names);
      const on = whom === undefined ? '' : oneOf(whom, names);
      const often = always ? 'as often as possible' : 'once a turn';
      const [what, first] = {
        use: [`use one of its ${tellMeans(means)}${on === '' ? '' : ` on ${on}`} ${often}`, ', before all else'],
        move: [
          `move to end ${away ? 'farther from' : 'nearer to'} the nearest of these: ${on}, ${often}`,
          ', before all else',
        ],
        target: [`choose ${on} as the target${rule.means ? ` of ${tellMeans(means)}` : ''}`, ''],
      }[must] as [string, string];
      return `${only(rule.if, names)}${subject} must ${subject === 'you' ? what.replace('its', 'your') : what}${first}, if possible`;
    }
    case 'tether': {
      const { who, to, range, nearer, forced } = rule;
      const subject = eachOf(who, names);
      const from = to === 'marker' ? 'the marker' : oneOf(to, names);
      const can = forced ? 'can neither move nor be moved' : 'cannot move';
      const how =
        range !== undefined ? `to be farther than range ${range} from` : nearer ? 'nearer to' : 'farther away from';
      return `${only(rule.if, names)}${subject} ${can} ${how} ${from}`;
    }
    case 'step-cost': {
      const { who, step, cost, ground } = rule;
      const from = 'of' in step ? step.from : step.on === 'leave' ? step.place : undefined;
      const where = [
        ...(from ? [`out of ${tellSpace(from, names)}`] : []),
        ...('of' in step
          ? [`${step.on === 'nearer' ? 'nearer to' : 'farther from'} ${tellOf(step.of, names)}`]
          : step.on === 'enter'
            ? [`into ${tellSpace(step.place, names)}`]
            : step.whole
              ? ['to one that is not']
              : []),
      ].join(' ');
      const dear =
        'add' in cost
          ? `${cost.add} more movement`
          : 'times' in cost
            ? `${cost.times} times as much movement`
            : `at least ${cost.least} movement${ground ? ', as difficult terrain does' : ''}`;
      return `${who.side === 'you' ? 'your steps' : `steps of ${tellWho(who, names, true)}`} ${where} cost ${dear}`;
    }
    case 'hazard':
      return `hazard, for each unit on it: ${tellNodes(rule.then, names)}`;
    case 'ability': {
      const { who, name, program } = rule;
      const use = program.use === undefined ? '' : `${tellUse(program.use, names)}: `;
      return `${oneOf(who, names)} can use “${name}”: ${use}${tellNodes(program.body, names)}`;
    }
    case 'cost': {
      const action = { free: 'a Free Action', move: 'a Move Action', standard: 'a Standard Action' }[rule.action];
      const limit =
        rule.perTurn === undefined ? '' : `, ${rule.perTurn === 1 ? 'once' : `${rule.perTurn} times`} a turn`;
      return `${only(rule.if, names)}${eachOf(rule.who, names)} can use ${tellMeans(rule.means)} as ${action}${limit}`;
    }
    case 'use-from': {
      const { at, means } = rule;
      const where =
        'marker' in at
          ? `any ${names.of(at.marker)}${at.yours ? ' of yours' : ''}${at.places ? ` ${tellPlaces(at.places, names)}` : ''}`
          : `any ${tellWho(at.nearest, names)}${at.reached ? ' that is in range of it' : ''}`;
      return `${eachOf(rule.who, names)} can use ${tellMeans(means)} as if from ${where}`;
    }
    case 'reshape':
      return `the area of ${tellMeans(rule.means)} of ${eachOf(rule.who, names)} is ${tellShape(rule.shape)}`;
    case 'uses': {
      const { who, means, spares, perTurn } = rule;
      const whose = `${tellMeans(means)} of ${eachOf(who, names)}`;
      if (perTurn !== undefined) return `${whose} can be used ${often(perTurn)} a turn`;
      return `${whose} ${spares === undefined ? 'costs what it says' : `costs no ${names.of(spares)}`}`;
    }
    case 'more-targets': {
      const { who, means, count, range, side } = rule;
      const near = range === undefined ? '' : ` ${tellRange(range, 'the first')}`;
      return `${tellMeans(means)} of ${eachOf(who, names)} may have ${count} more target${count === 1 ? '' : 's'}${near}${side === undefined ? '' : `, ${side === 'enemy' ? 'enemies' : 'allies'} only`}`;
    }
    case 'shares-health':
      return 'all of these that one unit has placed share their health';
    case 'parts':
      if (rule.giver) return `you lose ${names.of(rule.token)} of whoever is farther than ${rule.beyond} from you`;
      if (rule.both)
        return `you lose ${names.of(rule.token)} where nobody within range ${rule.beyond} has it together with you`;
      if (rule.beyond !== undefined)
        return `a unit that has ${names.of(rule.token)} of yours loses it as soon as it is farther than ${rule.beyond} from you`;
      return `you lose ${names.of(rule.token)} where nobody is adjacent who has it together with you`;
    case 'shares-gains':
      return `you gain ${rule.condition ? 'every condition' : names.of(rule.token)} that ${eachOf(rule.of, names)} gains`;
    case 'begins': {
      const subject = eachOf(rule.who, names);
      return `${subject} ${subject === 'you' ? 'begin' : 'begins'} with ${rule.count} ${names.of(rule.token)}`;
    }
    case 'most': {
      const subject = eachOf(rule.who, names);
      return `${subject} never ${subject === 'you' ? 'have' : 'has'} more than ${rule.count} ${names.of(rule.token)}${rule.oldest ? ', the oldest goes' : ''}`;
    }
    case 'nature': {
      const { unit, side, hostile } = rule;
      const parts = [
        ...(unit ? ['stands in the way as a unit does'] : []),
        ...(side === 'nearest-zone' ? ['is on the side of the nearest deploy zone'] : []),
        ...(side === 'nobody' ? ['is on no side'] : []),
        ...(hostile ? ['is an enemy of both sides'] : []),
      ];
      return `this ${parts.join(', ')}`;
    }
    case 'control':
    case 'control-each':
    case 'control-most':
    case 'control-times':
    case 'death-worth':
    case 'wins':
    case 'wins-by-control':
    case 'eliminated':
    case 'tie-break':
    case 'leads':
      return tellLaw(rule);
    case 'stacks':
      return 'several of these add up';
    case 'bears':
      return `for ${eachOf(rule.who, names)}, as its own text: ${tellRules(rule.rules, names)}`;
    case 'said':
      return 'this repeats what is set elsewhere, and is played from there';
    case 'manual':
      return 'a part is played by hand';
  }
}

/** How a state is said to be there for some units only. */
const words: Partial<Record<Extract<Rule, { rule: 'is' }>['flag'], string>> = {
  'not-targetable': 'by',
  'immune-damage': 'from',
  'immune-hazards': 'of',
  'no-healing': 'by',
  undefendable: 'for',
  unmovable: 'by',
  invisible: 'to',
  'never-invisible': 'to',
  'blocks-sight': 'of',
  overheals: 'of',
  'lets-pass': 'for',
};

type Asked = Extract<Rule, { rule: 'is' | 'change' }>;

/** Whether one has cover from whoever attacks, which is told behind what hangs on it. */
function withCover({ if: conditions = [], who: { side } }: Asked): { asked: readonly Condition[]; cover: string } {
  const isCover = (one: Condition): boolean =>
    one.is === 'not' ? isCover(one.of) : one.is === 'covered' && one.from === 'other';
  const [cover] = conditions.filter(isCover);
  const whose = side === 'you' ? 'you have' : 'that unit has';
  const told =
    cover === undefined ? '' : ` where ${whose} ${cover.is === 'not' ? 'no ' : ''}cover from whoever attacks`;
  return { asked: conditions.filter((one) => !isCover(one)), cover: told };
}

const only = (conditions: Extract<Rule, { rule: 'is' }>['if'], names: Names): string =>
  conditions === undefined || conditions.length === 0 ? '' : `while ${tellConditions(conditions, names)}, `;

const tellWay = (way: Way | undefined): string =>
  way === undefined ? '' : ` ${way === 'along' ? 'in' : 'against'} the direction in which it points`;

/** ` (once a turn)`; nothing where there is no limit. */
const timesIn = (count: number | undefined, period: string): string =>
  count === undefined ? '' : ` (${count === 1 ? 'once' : `${count} times`} a ${period})`;
