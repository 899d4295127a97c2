import type { Amount, Node, Players, Ref } from '../../program.ts';
import { plainOf, tellAmount, tellOften } from './tell-amount.ts';
import { rolledFor } from './tell-attack.ts';
import { tellConditions } from './tell-condition.ts';
import { tellKinds } from './tell-kinds.ts';
import { tellLife } from './tell-life.ts';
import { tellMeans } from './tell-means.ts';
import { tellMove } from './tell-move.ts';
import { does, type Names, possessive, refs, turnsOf } from './tell-names.ts';
import type { Phrase } from './tell-phrase.ts';
import { tellRules } from './tell-rule.ts';
import { tellDirection, tellShape, whereTo } from './tell-shape.ts';
import { mostSpaces, waySpaces } from './tell-spaces.ts';
import { tellTarget } from './tell-target.ts';
import { tellMoment, tellUntil } from './tell-time.ts';
import { eachOf, measured, oneOf, seenFrom, spaceOf, tellLies, tellPlaces, tellRange, tellWho } from './tell-who.ts';

/** What a node does, and what it governs. */
export function tellNode(node: Node, names: Names): Phrase {
  switch (node.node) {
    case 'target':
      return { say: tellTarget(node, names), scopes: [{ nodes: node.then, follows: true }] };
    case 'space': {
      const { range, from, sight, empty, on, nearest, apart, count = 1, min, then } = node;
      // What comes to several spaces comes to each of them; what stands behind is done once.
      const laid = count === 1 ? 0 : then.findIndex((one) => one.node !== 'place' && one.node !== 'summon');
      const each = laid < 0 ? then : then.slice(0, laid);
      const scopes = [
        ...(each.length === 0 ? [] : [{ label: 'on each of them', nodes: each }]),
        { nodes: then.slice(each.length), follows: true },
      ];
      if (nearest !== undefined) {
        return {
          say: `the chosen space is that of the nearest ${tellWho(nearest, names)}${seenFrom(from, sight)}`,
          scopes,
        };
      }
      if (range?.max === 0 && on === undefined)
        return { say: `the chosen space is ${spaceOf(from ?? 'you')}${empty ? ', where nobody stands' : ''}`, scopes };
      const all = node.every
        ? {
            say: `each ${empty ? 'empty ' : ''}space${tellLies(node, names)}${node.places === undefined ? '' : ` ${tellPlaces(node.places, names)}`}`,
            scopes: [{ label: 'on each of them', nodes: then }],
          }
        : undefined;
      if (all !== undefined) return all;
      const space = empty ? 'empty space' : node.solid ? 'space, filled or not,' : 'space';
      const one = node.closest ? 'the nearest' : empty ? 'an' : 'a';
      const number = count >= 99 ? 'any number of' : `${min === 0 ? 'up to ' : ''}${count}`;
      const what = count === 1 ? `${min === 0 ? 'up to one' : one} ${space}` : `${number} ${space}s`;
      const open = node.closest && range?.max === undefined;
      const near = node.places?.some((place) => place.range !== undefined) ?? false;
      const everywhere = range?.max === undefined && !range?.min;
      const far = range === undefined || open || (near && everywhere) ? '' : ` ${tellRange(range, measured(from))}`;
      const there = node.places === undefined ? '' : ` ${tellPlaces(node.places, names)}`;
      const held = node.without === undefined ? '' : `, without ${oneOf(node.without, names)}`;
      const parted = node.spread ? `${held}, no two of them adjacent` : held;
      const not = apart === undefined ? parted : `${parted}, not ${tellPlaces([apart], names)}`;
      return {
        say: `${node.random ? 'by a die, choose' : 'choose'} ${what}${tellLies(node, names)}${node.last ? ' at the end of the area' : node.inArea ? ' in the area' : ''}${far}${there}${seenFrom(from, sight)}${not}`,
        scopes,
      };
    }
    case 'edge': {
      const { range, from, sight, long = 1, count = 1, min, then } = node;
      if (node.front) {
        const row = long === 1 ? 'the edge' : `the straight row of ${long} edges`;
        return { say: `choose ${row} in front of you`, scopes: [{ nodes: then, follows: true }] };
      }
      const many = count === 1 ? 'an edge' : `${min === 0 ? 'up to ' : ''}${count} edges`;
      const rows = count === 1 ? `a straight row of ${long} edges` : `${count} straight rows of ${long} edges`;
      const far =
        range === undefined
          ? ''
          : ` ${range.max === 0 ? `of ${spaceOf(from ?? 'you')}` : tellRange(range, measured(from))}`;
      return {
        say: `choose ${node.across ? 'a line of edges from side to side of the map' : long > 1 ? rows : many}${node.walled ? ' with a wall or of a filled space' : ''}${far}${range?.max === 0 ? '' : seenFrom(from, sight)}`,
        scopes: [{ nodes: then, follows: true }],
      };
    }
    case 'raze': {
      if (node.on === 'edge') return { say: 'destroy the wall there' };
      const where = node.on === 'space' ? 'that space' : spaceOf(node.on);
      const what = node.what === 'walls' ? 'all walls' : 'all terrain, walls and cover too,';
      return { say: `destroy ${what} in ${where} and on its sides` };
    }
    case 'area': {
      const { shape, more, of, range, sight, over, ends, other, who, user, attack, then, spaces = [] } = node;
      const place =
        range === undefined ? ` ${whereTo(shape)} ${refs[of]}` : `, its source a space ${tellRange(range, refs[of])}`;
      const lay = `lay ${tellShape(shape)}${more === undefined ? '' : tellAmount({ ...more, base: 0 }, names).replace(/^/, ' + ')}${place}${other ? ', in another direction than before' : ''}${sight ? '' : ', walls or not'}${over === undefined ? '' : `, over ${refs[over]}`}${ends === undefined ? '' : `, up to the first ${tellWho(ends, names)}`}`;
      return {
        say: lay,
        scopes: [
          ...(then.length > 0
            ? [
                {
                  label: `${eachOf(who, names)} in it${user ? ', you too' : ''}${rolledFor(attack, names)}`,
                  nodes: then,
                },
              ]
            : []),
          ...(spaces.length > 0 ? [{ label: 'each of its spaces', nodes: spaces }] : []),
        ],
      };
    }
    case 'each':
      return {
        say: '',
        scopes: [
          {
            label: node.one
              ? `one ${tellWho(node.who, names)}`
              : node.shares !== undefined
                ? `give out ${node.upTo ? 'up to ' : ''}${tellAmount(node.shares, names)} among ${tellAmong(node.among)}${tellWho(node.who, names, true)}, as you like; each who gets any${rolledFor(node.attack, names)}`
                : `${eachOf(node.who, names)}${rolledFor(node.attack, names)}`,
            nodes: node.then,
          },
        ],
      };
    case 'way':
      return {
        say: '',
        scopes: [{ label: `${waySpaces(node)} you have ${node.spaces}`, nodes: node.then }],
      };
    case 'projectile':
      return {
        say: '',
        scopes: [{ label: `at the first of these spaces that is next to ${oneOf(node.who, names)}`, nodes: node.then }],
      };
    case 'each-piece': {
      const where = tellPlaces(node.places, names);
      const piece = `${node.first ? 'one' : 'each'} ${names.of(node.marker)}${node.yours ? ' of yours' : ''}${where === '' ? '' : ` ${where}`}`;
      return { say: '', scopes: [{ label: node.acts ? `${piece}, as its side sees it` : piece, nodes: node.then }] };
    }
    case 'from-place':
      return { say: '', scopes: [{ label: `as if you were at ${refs[node.at]}`, nodes: node.then }] };
    case 'choose':
      return {
        say: `${node.who === undefined ? 'choose' : does(node.who, 'choose')} ${node.upTo ? 'up to ' : ''}${node.count === 1 ? 'one' : node.count}${node.fresh ? ' that was not chosen before' : ''}`,
        scopes: node.options.map(({ label, needs = [], then }) => ({
          label: `“${short(label)}”${needs.length === 0 ? '' : ` (only if ${tellConditions(needs, names)})`}`,
          nodes: then,
        })),
      };
    case 'may':
      return { say: '', scopes: [{ label: `${refs[node.who ?? 'you']} may`, nodes: node.then }] };
    case 'if':
      return {
        say: '',
        scopes: [
          ...(node.then.length > 0 ? [{ label: `if ${tellConditions(node.if, names)}`, nodes: node.then }] : []),
          ...(node.else.length > 0
            ? [{ label: node.then.length > 0 ? 'else' : `unless ${tellConditions(node.if, names)}`, nodes: node.else }]
            : []),
        ],
      };
    case 'roll':
      return {
        say: tellDice(node),
        scopes: node.bands.map(({ from, to, then }) => ({
          label: from === to ? `on ${from}` : `on ${from} to ${to}`,
          nodes: then,
        })),
      };
    case 'players':
      return { say: '', scopes: [{ label: tellPlayers(node.which), nodes: node.then }] };
    case 'repeat':
      return {
        say: '',
        scopes: [
          {
            label: node.times === 'any' ? 'as often as you like' : tellTimes(node.times, names),
            nodes: node.then,
          },
        ],
      };
    case 'lasting': {
      const { of, knows, until, rules } = node;
      return {
        say: `${tellUntil(until, names)}${of === 'you' ? '' : `, for ${refs[of]} as “you”`}${knows === undefined ? '' : `, with ${refs[knows]} as “the target”`}: ${tellRules(rules, names)}${node.once ? ' (it does not add up)' : ''}`,
      };
    }
    case 'later':
      return { say: '', scopes: [{ label: tellMoment(node.at), nodes: node.then }] };
    case 'damage':
    case 'heal':
    case 'set-health':
    case 'swap-health':
    case 'overshield':
    case 'lose-overshield':
    case 'kill':
    case 'depart':
    case 'skip-turn':
    case 'change-side':
    case 'transform':
    case 'revive':
      return { say: tellLife(node, names) };
    case 'push': {
      const { who, distance, direction, of, exactly, nearer } = node;
      if (nearer && exactly) return { say: `pull ${refs[who]} to ${refs[of]}, or as near as there is room` };
      const far =
        distance.base >= mostSpaces
          ? 'as far as possible'
          : `${exactly ? 'exactly' : 'up to'} ${tellAmount(distance, names)}`;
      const verb = node.moved ? 'move' : direction === 'towards' || nearer ? 'pull' : 'push';
      return {
        say: `${verb} ${refs[who]} ${far} ${tellDirection(direction, of)}${nearer ? `, to end nearer to ${refs[of]}` : ''}`,
      };
    }
    case 'move':
      return { say: tellMove(node, names) };
    case 'share-place':
      return {
        say: `${does(node.who, 'share')} the place of ${refs[node.with]} and ${node.who === 'you' ? 'go' : 'goes'} where it goes`,
      };
    case 'part':
      return { say: `${does(node.who, 'are')} set down as near as there is room` };
    case 'ride':
      return { say: `${does(node.who, 'ride')} on ${oneOf(node.on, names)} for as long as both are adjacent` };
    case 'swap':
      if (node.a === node.b) return { say: 'both targets change places' };
      return { say: `${refs[node.a]} and ${refs[node.b]} change places` };
    case 'exchange': {
      const what = node.things ? 'everything' : `every ${tellWho(node.who, names)}`;
      const where = `two ${node.yours ? 'of your ' : ''}${names.of(node.marker)}`;
      return { say: `${what} in the spaces of ${where} changes places with what is in the other one` };
    }
    case 'heading':
      return { say: 'choose a direction' };
    case 'face':
      return { say: 'note which way you face' };
    case 'give': {
      const { token, to, count, max, alone, until } = node;
      const what = plainOf(count) === 1 ? names.of(token) : tellAmount(count, names, names.of(token));
      const most = alone !== undefined ? tellAlone(alone) : max === undefined ? '' : `, to ${max} at most`;
      return {
        say: `${does(to, 'gain')} ${what}${most}${until === undefined ? '' : ` ${tellUntil(until, names)}`}`,
      };
    }
    case 'lose': {
      const { token, from, count, yours, most, least, price } = node;
      const name = `${names.of(token)}${yours ? ' of yours' : ''}`;
      const many =
        count === 'all'
          ? `all ${name}`
          : count === 'any'
            ? least !== undefined
              ? `${least} or more ${name}`
              : most === undefined
                ? `any number of ${name}`
                : `up to ${most} ${name}`
            : tellAmount(count, names, name);
      return { say: `${does(from, price ? 'spend' : 'lose')} ${many}` };
    }
    case 'clear': {
      const { from, count, may, token, kinds } = node;
      const what = token === undefined ? tellKinds(kinds, count !== 1) : names.of(token);
      return {
        say: `${does(from, 'clear')} ${count === 'any' ? 'any number of' : may ? `up to ${count}` : count} ${what}`,
      };
    }
    case 'shift': {
      const { from, to, count, may, what, swaps, copies } = node;
      if (what === 'shifted') return { say: `move what was moved last from ${refs[from]} to ${refs[to]}` };
      const name = 'token' in what ? names.of(what.token) : tellKinds(what, count !== 1);
      if (swaps) return { say: `swap all ${name} of ${refs[from]} and ${refs[to]}` };
      const many = count === 'any' ? 'any number of ' : count === 'all' ? 'all ' : `${may ? 'up to ' : ''}${count} `;
      return { say: `${copies ? 'copy' : 'move'} ${many}${name} from ${refs[from]} to ${refs[to]}` };
    }
    case 'stance':
      if (node.of !== undefined) return { say: `${refs[node.of]} leaves any stance` };
      return { say: node.token === undefined ? 'leave your stance' : `enter ${names.of(node.token)}` };
    case 'summon': {
      const { card, count = 1, health } = node;
      const frail = health === undefined ? '' : ` with ${health} health`;
      return { say: `summon ${count} ${names.of(card)} there${frail}${most(node)}` };
    }
    case 'place': {
      const { marker, on, hazard, fills, edge, points, until, notes, attached } = node;
      const harm = hazard === undefined ? '' : `, a hazard of ${tellAmount(hazard, names)} damage`;
      const where = edge
        ? `on the chosen edge${points === undefined ? '' : `, pointing ${points === 'away' ? 'away from' : 'towards'} you`}`
        : fills
          ? 'on the area'
          : on === 'space' || on === 'each'
            ? 'there'
            : `on ${spaceOf(on)}`;
      const end = until === undefined ? '' : ` ${tellUntil(until, names)}`;
      const stands =
        notes === undefined
          ? ''
          : `, which stands for ${typeof notes === 'string' ? refs[notes] : oneOf(notes, names)}`;
      if (attached) return { say: `attach 1 ${names.of(marker)} to ${refs[on]}${harm}${end}${most(node)}${stands}` };
      return { say: `place 1 ${names.of(marker)} ${where}${harm}${end}${most(node)}${stands}` };
    }
    case 'move-piece':
      return {
        say:
          node.distance === undefined
            ? `move ${refs.marker} there`
            : `move ${refs.marker} up to ${tellAmount(node.distance, names)}${node.straight ? ' in a straight line' : ''}`,
      };
    case 'remove': {
      const { what } = node;
      if (typeof what === 'string') return { say: `${node.destroyed ? 'destroy' : 'remove'} ${refs[what]}` };
      const where = tellPlaces(what.places, names);
      return {
        say: `${node.destroyed ? 'destroy' : 'remove'} ${what.first ? 'one' : 'all'} ${names.of(what.marker)}${what.yours ? ' of yours' : ''}${where === '' ? '' : ` ${where}`}`,
      };
    }
    case 'tap':
      if (node.own)
        return { say: `${does(node.whose, 'tap')} ${tellCards(node.which, node.whose)}, as its player chooses` };
      if (node.turns === undefined) return { say: `tap ${tellCards(node.which, node.whose)}` };
      return { say: `put ${tellCards(node.which, node.whose)} on cooldown for ${turnsOf(node.turns)}` };
    case 'refresh':
      if (node.turns !== undefined)
        return { say: `take ${turnsOf(node.turns)} off the cooldown of ${tellCards(node.which, node.whose)}` };
      return { say: `${node.untap ? 'untap' : 'refresh'} ${tellCards(node.which, node.whose)}` };
    case 'recharge': {
      const often = node.uses < 0 ? 'once less' : node.beyond ? 'once more' : 'once again, where it was used';
      return { say: `${tellCards(node.which, node.whose)} can be used ${often}` };
    }
    case 'restore': {
      const s = node.of === 'you' ? '' : 's';
      return { say: `${refs[node.of]} get${s} back all spent ${names.of(node.token)}` };
    }
    case 'use-ability': {
      const kinds = {
        this: 'this ability',
        any: 'an ability',
        attack: 'a default attack',
        default: 'a default ability',
      };
      const { which } = node;
      const ability =
        typeof which !== 'object'
          ? kinds[which]
          : 'ability' in which
            ? which.ability
            : `an ability that costs a ${which.costs === 'move' ? 'Move' : 'Standard'} Action`;
      const { from } = node;
      const whose =
        from === undefined
          ? ''
          : ` of ${typeof from === 'string' ? refs[from] : `the nearest ${tellWho(from.nearest, names)}`}, as ${node.who === 'you' ? 'your' : 'its'} own`;
      const such = node.means && tellMeans(node.means, false);
      const chosen = node.chosen ? ', for whom you choose it and its targets' : '';
      const best = node.strongest
        ? 'the default ability that deals most damage'
        : such
          ? `${/^[aeiou]/i.test(such) ? 'an' : 'a'} ${such}`
          : ability;
      const on =
        node.on === undefined ? '' : ` on ${typeof node.on === 'string' ? refs[node.on] : oneOf(node.on, names)}`;
      const held =
        node.rules === undefined
          ? ''
          : `, and for that use${node.who === 'you' ? '' : `, for ${refs[node.who]} as “you”`}: ${tellRules(node.rules, names)}`;
      if (node.again) return { say: `what ${ability} does happens again, where it was used${on && `,${on}`}${held}` };
      return {
        say: `${does(node.who, 'use')} ${best}${whose}${on}${node.free ? ' as a Free Action' : ''}${chosen}${held}`,
      };
    }
    case 'gain-action': {
      const action = node.action === 'standard' ? 'Standard Action' : 'Move Action';
      const count = Math.abs(node.count);
      return { say: `${does(node.who, node.count < 0 ? 'lose' : 'gain')} ${count} ${action}${count === 1 ? '' : 's'}` };
    }
    case 'act-now':
      return { say: `${does(node.who, 'take')} ${node.who === 'you' ? 'your' : 'its'} turn at once` };
    case 'another-turn':
      return { say: 'you have another turn right behind this one' };
    case 'spend-action':
      return {
        say: `you spend ${node.action === 'move-standard' ? 'a Move and a Standard Action' : node.action === 'move' ? 'a Move Action' : 'a Standard Action'}`,
      };
    case 'halt':
      return { say: `${does(node.who, 'stop')} where ${node.who === 'you' ? 'you are' : 'it is'}` };
    case 'end-turn':
      return { say: `${possessive(node.who)} turn ends` };
    case 'miss':
      return { say: 'the attack misses' };
    case 'hinder':
      return { say: `the attack meets ${node.def} more def${tellOften(node.per, names)}` };
    case 'cancel':
      return { say: 'the ability is cancelled' };
    case 'retarget':
      return {
        say:
          node.to === undefined
            ? `choose another target for the attack, measured from ${refs[node.from]}`
            : `the attack is on ${refs[node.to]} instead`,
      };
    case 'lessen': {
      const { by } = node;
      if (by === 'all') return { say: 'none of that damage is dealt' };
      if (by !== 'half' && 'atMost' in by) return { say: `no more than ${by.atMost} of that damage is dealt` };
      if (by !== 'half' && 'more' in by) return { say: `${by.more} more damage is dealt` };
      return {
        say: by === 'half' ? 'half of that damage is dealt' : `${tellAmount(by, names)} less of that damage is dealt`,
      };
    }
    case 'score': {
      const points = plainOf(node.points);
      return {
        say:
          points === undefined
            ? `score points: ${tellAmount(node.points, names)}`
            : `${node.lost ? 'lose' : 'score'} ${points} ${points === 1 ? 'point' : 'points'}`,
      };
    }
    case 'manual':
      return node.standIn === undefined
        ? { say: 'a part is played by hand' }
        : { say: 'a part is played by hand', scopes: [{ label: 'bots do, roughly', nodes: node.standIn }] };
  }
}

/** `3 times`, `once, and once more for every Coin on you`. */
const tellTimes = (times: Amount, names: Names): string =>
  times.terms?.length === 1
    ? tellAmount(times, names)
        .replace(/^−1, \+1 for (.*)$/, 'once for $1 but one')
        .replace('1, +1 for', 'once, and once more for')
        .replace(/^1 for/, 'once for')
    : `${tellAmount(times, names)} times`;

type Of<Name extends Node['node']> = Node & { readonly node: Name };

const tellAlone = (alone: number): string =>
  alone === 1 ? ', whom alone it stays with' : `, and only the last ${alone} given stay`;

const most = ({ max, stay }: { readonly max?: number; readonly stay?: true }): string =>
  max === undefined ? '' : `, ${max} at most, ${stay ? 'no more come' : 'the oldest goes'}`;

/** The first words of an option, in one line: enough to find it. */
function short(label: string): string {
  const line = label.replaceAll(/\s+/g, ' ').trim();
  return line.length <= mostOfLabel ? line : `${line.slice(0, line.lastIndexOf(' ', mostOfLabel))} …`;
}

/** Letters of an option that are repeated. */
const mostOfLabel = 40;

function tellCards(what: Of<'tap' | 'refresh'>['which'], whose: Ref): string {
  if (typeof what === 'string') {
    if (what === 'this') return 'this ability';
    if (what === 'answered') return 'the ability that is answered';
    return `${{ one: 'one ability', all: 'all abilities', others: 'all other abilities' }[what]} of ${refs[whose]}`;
  }
  if ('ability' in what) return what.ability;
  if ('all' in what) return `all ${possessive(whose)} ${what.tapped ? 'tapped ' : ''}${tellMeans(what.all)}`;
  return `one of ${possessive(whose)} ${what.other ? 'other ' : ''}${what.tapped ? 'tapped ' : ''}${tellMeans(what.one)}`;
}

function tellPlayers(who: Players): string {
  if (who === 'each') return 'each player, the first player first';
  if (who === 'opponent') return 'your opponent';
  if (typeof who === 'object' && 'opponentOf' in who) return `the opponent of the player of ${refs[who.opponentOf]}`;
  return typeof who === 'string' ? `the ${who} player` : `the player of ${refs[who.of]}`;
}

/** `roll a die of 6`, `roll 2 dice of 6, of which the higher one counts`. */
function tellDice({ sides, dice }: Extract<Node, { node: 'roll' }>): string {
  if (dice === undefined) return sides === 2 ? 'flip a coin (1 is tails, 2 is heads)' : `roll a die of ${sides}`;
  const counts = dice.as === 'sum' ? 'added up' : `of which the ${dice.as} one counts`;
  return `roll ${dice.count} dice of ${sides}, ${counts}`;
}

/** `up to 3 `, `2 `, `2 to 4 `: how many of those get any. */
function tellAmong(among: Extract<Node, { node: 'each' }>['among']): string {
  if (among === undefined) return '';
  const { most, least } = among;
  if (most === 99) return least > 0 ? `at least ${least} ` : 'any number of ';
  return least === most ? `${most} ` : least === 0 ? `up to ${most} ` : `${least} to ${most} `;
}
