import type { Condition, Count, HealthBrought } from '../../program.ts';
import { tellCount } from './tell-amount.ts';
import { tellFlag } from './tell-flag.ts';
import { tellKinds } from './tell-kinds.ts';
import { tellHarm, tellLately, tellSpan } from './tell-lately.ts';
import { capitals, tellMeans } from './tell-means.ts';
import { does, type Names, possessive, refs, row, sideNamed } from './tell-names.ts';
import { oneOf, tellPlaces, tellRange, tellWho } from './tell-who.ts';

/** Conditions that must all hold: `you have Luck and the target is an enemy`. */
export const tellConditions = (conditions: readonly Condition[], names: Names): string =>
  conditions
    .map((condition) => {
      const told = tellCondition(condition, names);
      return conditions.length > 1 && condition.is === 'any' && condition.of.length > 1 ? `(${told})` : told;
    })
    .join(' and ');

/** A negation is said with the verb where that is plain. */
function tellNot(condition: Condition, names: Names): string {
  const told = tellCondition(condition, names);
  switch (condition.is) {
    case 'not':
      return tellCondition(condition.of, names);
    case 'has':
      if (condition.max === undefined && (condition.min ?? 1) === 1) return told.replace(/ (have|has) /, ' $1 no ');
      break;
    case 'side':
    case 'unit':
    case 'stance':
    case 'place':
    case 'distance':
    case 'tapped':
      return told.replace(/ (is|are) /, ' $1 not ');
    case 'bereft':
      return told.replace(/ (have|has) /, ' $1 not ');
    case 'kill':
      return told.replace('kills', 'does not kill');
    case 'was-hit':
    case 'aimed':
    case 'aimed-last':
      return told.replace(/ (has|have) /, ' $1 not ');
    case 'there-is':
      if (condition.max === undefined && (condition.min ?? 1) === 1)
        return `there is no ${tellWho(condition.who, names)}`;
      break;
    case 'health':
      if (condition.full) return `${does(condition.of, 'have')} lost health`;
      if (condition.atMostHalf)
        return `${does(condition.of, 'have')} more than half of ${possessive(condition.of)} full health`;
      break;
    default:
  }
  return `not (${told})`;
}

/** `half health or less`, where damage or healing brings somebody. */
function healthBrought({ unprotected, full, atMostHalf, belowHalf, max = 0 }: HealthBrought): string {
  if (unprotected) return 'being Unprotected';
  if (full) return 'full health';
  if (belowHalf) return 'less than half health';
  return atMostHalf ? 'half health or less' : `${max} health or less`;
}

export function tellCondition(condition: Condition, names: Names): string {
  switch (condition.is) {
    case 'not':
      return tellNot(condition.of, names);
    case 'any':
      return condition.of.map((other) => tellCondition(other, names)).join(' or ');
    case 'side':
      return `${does(condition.of, 'are')} ${oneOf({ side: condition.side }, names)}`;
    case 'same':
      return `${does(condition.of, 'are')} ${refs[condition.as]}`;
    case 'first-hit':
      return `${does(condition.of, 'are')} the first ${condition.side === 'any' ? 'unit' : condition.side} hit`;
    case 'unit':
      return `${does(condition.of, 'are')} ${oneOf(condition.who, names)}`;
    case 'has': {
      const { of, token, min, max, yours } = condition;
      const name = yours ? `${names.of(token)} of yours` : names.of(token);
      if (max === 0) return `${does(of, 'have')} no ${name}`;
      return `${does(of, 'have')} ${numbered(min ?? 1, max, name)}`;
    }
    case 'gave':
      return `${does(condition.of, 'have')} given you ${names.of(condition.token)}`;
    case 'shares-place':
      return `${does(condition.of, 'share')} the place of ${condition.with === undefined ? 'somebody' : refs[condition.with]}`;
    case 'was':
      return `${tellCondition(condition.of, names)
        .replace(/^you are/, 'you were')
        .replace(/^you have/, 'you had')} when ${condition.when === 'use' ? 'you used this' : 'your turn began'}`;
    case 'stance-kept':
      return 'you have ended a turn in this stance';
    case 'crosses':
      return 'the way of the attack goes through this';
    case 'allied':
      return `${does(condition.of, 'are')} an ally of ${refs[condition.to]}`;
    case 'paired':
      return `${does(condition.of, 'have')} ${names.of(condition.token)} together with you`;
    case 'kept':
      return `something that ${names.of(condition.card)} has made lasts on ${refs[condition.of]}`;
    case 'hit-by': {
      const { of, marker, min, max } = condition;
      return `${numbered(min, max, names.of(marker))} ${min === 1 ? 'has' : 'have'} hit ${refs[of]} in this turn`;
    }
    case 'gained':
      return `${does(condition.of, 'have')} gained ${names.of(condition.token)} ${condition.when ? `since ${possessive(condition.of)} last turn ended` : 'in this turn'}`;
    case 'rides':
      return `${does(condition.of, 'ride')} on ${refs[condition.on]}`;
    case 'has-condition':
      return `${does(condition.of, 'have')} a ${tellKinds(condition.kinds, false)}`;
    case 'stance':
      return `you are in ${names.of(condition.token)}`;
    case 'flag':
      return `${refs[condition.of]} ${tellFlag(condition.flag, condition.of === 'you')}`;
    case 'health':
      return health(condition);
    case 'brought':
      return `this ${condition.to.full ? 'heals' : 'brings'} ${refs[condition.of]} to ${healthBrought(condition.to)}`;
    case 'outermost':
      return `${does(condition.of, 'are')} the ${condition.end} ${tellWho(condition.who, names)}${condition.from ? ` to ${refs[condition.from]}` : ''}`;
    case 'healthier':
      return `${does(condition.of, 'have')} more ${condition.most ? 'health at full ' : 'health '}than ${refs[condition.than]}`;
    case 'distance':
      return `${does(condition.to, 'are')} ${tellRange(condition.range, refs[condition.from])}`;
    case 'place': {
      const on = pieceOnMap(condition);
      if (on !== undefined) return `${names.of(on.marker)}${on.yours ? ' of yours' : ''} is on the map`;
      return `${does(condition.of, 'are')} ${tellPlaces([condition.place], names)}`;
    }
    case 'fallen':
      return `a dead ${tellWho(condition.who, names)} died ${tellRange(condition.range, 'you')}`;
    case 'there-is': {
      const { who, min, max } = condition;
      if (max === 0) return `there is no ${tellWho(who, names)}`;
      if (who.side === 'you' && Object.keys(who).length === 1) return 'you are on the map';
      if ((min ?? 1) === 1 && max === undefined) return `there is ${oneOf(who, names)}`;
      if (min === 1 && max === 1) return `there is exactly 1 ${tellWho(who, names)}`;
      return `there are ${numbered(min ?? 1, max, tellWho(who, names, true))}`;
    }
    case 'markers': {
      const { marker, yours, places, min, max } = condition;
      const where = tellPlaces(places, names);
      const one = (min ?? 1) === 1 && max === undefined;
      const what = `${names.of(marker)} marker${one ? '' : 's'}${yours ? ' of yours' : ''} ${where === '' ? 'on the map' : where}`;
      return one ? `there is a ${what}` : `there are ${numbered(min ?? 1, max, what)}`;
    }
    case 'hit':
      return 'the attack hits';
    case 'miss':
      return 'the attack misses';
    case 'tapped':
      return condition.ability === undefined
        ? `one of ${possessive(condition.of)} abilities is tapped`
        : `${capitals(condition.ability)} is tapped`;
    case 'bereft':
      return `${does(condition.of, 'have')} lost a token by this`;
    case 'was-hit':
      return `${does(condition.of, 'have')} been ${condition.damaged ? 'damaged' : 'hit'} by this`;
    case 'aimed':
      return `${does(condition.of, 'have')} been chosen by this`;
    case 'aimed-last':
      return `${does(condition.of, 'have')} been a target ${aimedWhen(condition)}`;
    case 'lost':
      if (condition.min === 1 && condition.max === undefined) return 'a token was lost';
      if (condition.max !== undefined && condition.max > condition.min)
        return `${condition.min} to ${condition.max} tokens were lost`;
      return `${numbered(condition.min, condition.max, condition.min === 1 ? 'token' : 'tokens')} ${condition.min === 1 ? 'was' : 'were'} lost`;
    case 'removed':
      return `${condition.min === 1 ? 'anything was' : `at least ${condition.min} pieces were`} destroyed or removed by this`;
    case 'gone':
      if (condition.min === 1 && condition.max === undefined)
        return condition.how === 'move' ? 'you have moved' : 'the push or pull has moved somebody';
      return `${condition.how === 'move' ? 'you have gone' : 'the push has gone'} ${numbered(condition.min ?? 0, condition.max, 'spaces')}`;
    case 'hits':
      return tellHits(condition);
    case 'covered':
      return `${does(condition.of, 'have')} cover from ${refs[condition.from]}`;
    case 'speed': {
      const { of, min, max } = condition;
      const bound = min === max ? `exactly ${min}` : min === undefined ? `at most ${max}` : `at least ${min}`;
      return `${does(of, 'have')} ${bound} speed`;
    }
    case 'size': {
      const { of, min, max } = condition;
      const bound = min === max ? `${min}` : min === undefined ? `${max} or less` : `${min} or more`;
      return `${does(of, 'are')} of size ${bound}`;
    }
    case 'shielded':
      return `${does(condition.of, 'have')} overshield`;
    case 'attached':
      return `the piece sticks to ${condition.to === undefined ? 'somebody' : refs[condition.to]}`;
    case 'stopped': {
      const what = condition.by === 'unit' ? 'a unit' : condition.by === 'wall' ? 'a wall' : 'a unit or a wall';
      return `${does(condition.of, 'are')} stopped by ${what}`;
    }
    case 'crit':
      return 'the attack is a critical hit';
    case 'kill':
      return condition.of === undefined ? 'this kills' : 'this kills that unit';
    case 'rolled':
      return condition.from === condition.to
        ? `the roll is ${condition.from}`
        : `the roll is ${condition.from} to ${condition.to}`;
    case 'round':
      return `it is round ${row(condition.rounds.map(String), 'or')}`;
    case 'rounds': {
      const { parity, min, max } = condition;
      const kind = parity === undefined ? 'a' : parity === 'odd' ? 'an odd' : 'an even';
      const from = min === undefined ? '' : ` from ${min} on`;
      return `it is ${kind} round${from}${max === undefined ? '' : ` up to ${max}`}`;
    }
    case 'exceeds':
      return (
        tellCompared(condition.what, condition.than, names) ??
        `there are more ${tellCount(condition.what, names, true)} than ${tellCount(condition.than, names, true)}`
      );
    case 'more':
      return `there are more ${tellWho(condition.who, names, true)} than ${tellWho(condition.than, names, true)}`;
    case 'action-of-turn':
      return condition.first ? 'this is the first action of the turn' : 'this is not the first action of the turn';
    case 'turn':
      return `it is ${condition.of === 'you' ? 'your' : `${refs[condition.of]}’s`} turn`;
    case 'hurt-lately':
      return `${refs[condition.of]} took damage since ${possessive(condition.of)} last turn began`;
    case 'forced-lately':
      return `an enemy has moved ${refs[condition.of]} since ${possessive(condition.of)} last turn`;
    case 'harm':
      return `the damage that ${refs[condition.of]} ${tellHarm(condition)} is ${numbered(condition.min ?? 0, condition.max, '').trim()}`;
    case 'lately':
      return tellLately(condition);
    case 'died':
      return `${oneOf(condition.who, names)} has died ${tellSpan(condition.when, 'you')}`;
    case 'struck':
      return `you have damaged ${refs[condition.of]} in this turn of yours`;
    case 'dealt-with':
      return `${tellDealing(condition)} ${condition.when === 'turn' ? 'before in this turn' : 'in your last turn'}`;
    case 'began-near':
      return `${refs[condition.of]} ${condition.of === 'you' ? 'were' : 'was'} ${tellRange(condition.range, 'you')} when this turn began`;
    case 'harmed': {
      const { by, who } = condition;
      const hurt = typeof who === 'string' ? refs[who] : oneOf(who, names);
      const doer = typeof by === 'string' ? refs[by] : oneOf(by, names);
      const isYou = by === 'you' || (typeof by === 'object' && by.side === 'you');
      return `${doer} ${isYou ? 'have' : 'has'} damaged ${hurt} ${tellSpan(condition.when, 'you')}`;
    }
    case 'shoved': {
      const moved = condition.how === undefined ? 'moved' : `${condition.how}ed`;
      return `you have ${moved} ${refs[condition.of]}${condition.in === 'turn' ? ' in this turn of yours' : ''}`;
    }
    case 'did':
      return condition.min === undefined
        ? did[condition.what]
        : `at least ${condition.min} spaces were moved by whose turn it is`;
    case 'used':
      if (condition.means === undefined) {
        const when = { 'last-turn': 'in your last turn', 'since-turn': 'since your last turn ended' };
        return `you have used ${capitals(condition.named)} ${condition.when ? when[condition.when] : 'this turn'}`;
      }
      return `you have used ${condition.min === 1 ? 'one' : `at least ${condition.min}`} of your ${condition.other ? 'other ' : ''}${tellMeans(condition.means)} this turn`;
    case 'use':
      return condition.last
        ? 'this is the last use of it in the game'
        : `this is use ${condition.min ?? 1} of it in the game`;
    case 'answers': {
      const { attack, ...means } = condition.means ?? {};
      const what =
        condition.means === undefined
          ? 'an ability'
          : attack && Object.keys(means).length === 0
            ? 'an attack'
            : `one of the ${tellMeans(condition.means)} of somebody`;
      const on = condition.area ? ' on an area' : condition.aims === undefined ? '' : ` on ${refs[condition.aims]}`;
      return `this answers ${what}${on}`;
    }
    case 'done':
      return 'that was done';
  }
}

function aimedWhen({ ever, now }: Extract<Condition, { is: 'aimed-last' }>): string {
  if (now) return ever ? 'in this use before' : 'last in this use';
  return ever ? 'of this before' : 'when this was used last';
}

function tellDealing({ of, how, named, own }: Extract<Condition, { is: 'dealt-with' }>): string {
  const ability = own ? 'this ability' : named === undefined ? 'an ability' : capitals(named);
  const means = own || named !== undefined ? ` with ${ability}` : '';
  if (how === 'use') return `you have used ${ability} on ${refs[of]}`;
  if (how === 'target') return `you have targeted ${refs[of]}${means}`;
  return `you have ${how === 'hit' ? 'hit' : 'attacked'} ${refs[of]}${means}`;
}

function tellHits({ side, kind, killed, damaged, min = 1, max }: Extract<Condition, { is: 'hits' }>): string {
  const [one, many] = kind === undefined ? plainly[side] : [kind, `${kind}${kind === 'hero' ? 'es' : 's'}`];
  const whose = kind === undefined || side === 'any' ? '' : `${side === 'ally' ? 'allied' : side} `;
  const done = killed ? 'killed' : damaged ? 'damaged' : 'hit';
  if (max === 0) return `no ${whose}${one} was ${done}`;
  const verb = min === 1 && (max ?? 1) === 1 ? 'was' : 'were';
  const count = max === min ? `exactly ${min}` : `at least ${min}${max === undefined ? '' : ` and at most ${max}`}`;
  return `${count} ${whose}${verb === 'was' ? one : many} ${verb} ${done}`;
}

const plainly = { any: ['unit', 'units'], enemy: ['enemy', 'enemies'], ally: ['ally', 'allies'] } as const;

const did: Readonly<Record<Extract<Condition, { is: 'did' }>['what'], string>> = {
  move: 'you have moved this turn',
  'basic-move': 'you have made a basic move this turn',
  teleport: 'you have teleported this turn',
  fly: 'you have flown this turn',
  attack: 'you have attacked this turn',
  damage: 'you have dealt damage this turn',
  kill: 'you have killed a unit this turn',
  'damage-enemy': 'you have damaged an enemy this turn',
  'kill-enemy': 'you have killed an enemy this turn',
  'kill-hero': 'you have killed a hero this turn',
  'kill-enemy-hero': 'you have killed an enemy hero this turn',
  hit: 'you have hit with an attack this turn',
  'target-enemy': 'you have targeted an enemy this turn',
  'standard-action': 'you have used a Standard Action this turn',
  'move-action': 'you have used a Move Action this turn',
};

/** `2 to 3 Luck`, `at least 2 Luck`, `Luck`. */
function numbered(min: number, max: number | undefined, name: string): string {
  if (max === undefined) return min === 1 ? name : `at least ${min} ${name}`;
  if (min === max) return `exactly ${min} ${name}`;
  return min <= 1 ? `at most ${max} ${name}` : `${min} to ${max} ${name}`;
}

function health({ of, max, min, atMostHalf, belowHalf, full, most }: Extract<Condition, { is: 'health' }>): string {
  if (max !== undefined && max === min) return `${does(of, 'have')} exactly ${max} ${most ? 'max ' : ''}health`;
  const parts = [
    ...(max === undefined ? [] : [`${max} ${most ? 'max ' : ''}health or less`]),
    ...(min === undefined ? [] : [`${min} ${most ? 'max ' : ''}health or more`]),
    ...(belowHalf ? [`less than half of ${possessive(of)} full health`] : []),
    ...(atMostHalf ? [`half of ${possessive(of)} full health or less`] : []),
    ...(full ? ['full health'] : []),
    ...(full === false ? ['lost health'] : []),
  ];
  return `${does(of, 'have')} ${row(parts, 'and')}`;
}

/** A piece that is asked for at any distance: whether there is one at all. */
function pieceOnMap({
  of,
  place,
}: Extract<Condition, { is: 'place' }>): { marker: string; yours?: boolean } | undefined {
  const isAnywhere = of === 'you' && place.range?.max === undefined && place.range?.min === undefined;
  const only = Object.keys(place).length === 2 && place.range !== undefined;
  return isAnywhere && only && typeof place.of === 'object' && 'marker' in place.of ? place.of : undefined;
}

/** Two who have different amounts of one thing: `you have more Powder than the target`. */
function tellCompared(what: Count, than: Count, names: Names): string | undefined {
  if ((what.count === 'points' || what.count === 'claims') && what.count === than.count) {
    const sides = [sideNamed('friend', names), sideNamed('enemy', names)];
    const [first, second] = what.side === 'friend' ? sides : sides.toReversed();
    return what.count === 'points'
      ? `${first} has more points than ${second}`
      : `${first} holds more control points than ${second}`;
  }
  const thing =
    what.count === 'tokens' && than.count === 'tokens' && what.token === than.token
      ? names.of(what.token)
      : what.count === 'speed' && than.count === 'speed'
        ? 'speed'
        : undefined;
  if (thing === undefined || !('on' in what) || !('on' in than)) return undefined;
  return `${refs[what.on]} ${what.on === 'you' ? 'have' : 'has'} more ${thing} than ${refs[than.on]}`;
}
