import type { Means, Moment, Trigger, Until, UntilEvent, Who } from '../../program.ts';
import { tellMeans } from './tell-means.ts';
import { type Names, one, possessive } from './tell-names.ts';
import { tellSource } from './tell-source.ts';
import { oneOf, tellPlaces, tellSpace } from './tell-who.ts';

/** A moment that comes: `at the start of your next turn`. */
export const tellMoment = (moment: Moment): string => `at ${theMoment(moment)}`;

const ordinals = ['', 'second ', 'third ', 'fourth ', 'fifth '];

function theMoment({ moment, of, whose, thisTurn, passing = 0 }: Moment): string {
  switch (moment) {
    case 'turn-start':
    case 'turn-end': {
      const edge = moment === 'turn-start' ? 'start' : 'end';
      if (whose !== undefined) return `the ${edge} of the next ${whose === 'enemy' ? 'enemy hero' : 'hero'}’s turn`;
      if (of === undefined && thisTurn) return `the ${edge} of the turn`;
      return `the ${edge} of ${possessive(of ?? 'you')} ${ordinals[passing] ?? ''}${thisTurn ? 'turn' : 'next turn'}`;
    }
    case 'round-start':
      return `the start of the ${ordinals[passing] ?? ''}next round`;
    case 'round-end':
      return passing > 0 ? `the end of the ${ordinals[passing - 1] ?? ''}next round` : 'the end of the round';
  }
}

/** How long something holds: `until the end of your next turn`. */
export function tellUntil(until: Until | UntilEvent, names: Names): string {
  switch (until.moment) {
    case 'game-end':
      return 'for the rest of the game';
    case 'cleared':
      return 'until cleared';
    case 'event':
      return `until ${tellTrigger(until.trigger, names)}${until.or === undefined ? '' : ` or ${tellTrigger(until.or, names)}`}${until.times === undefined ? '' : ` (${until.times} times)`}${until.latest === undefined ? '' : `, at the latest until ${theMoment(until.latest)}`}`;
    default:
      return `until ${theMoment(until)}`;
  }
}

/** What sets something off, without its conjunction: `an enemy enters the marker’s space`. */
export function tellTrigger(trigger: Trigger, names: Names): string {
  const { who: whose } = trigger as { readonly who?: Who };
  if (whose?.side === 'you' && whose.places !== undefined && whose.if === undefined) {
    const { places, ...you } = whose;
    return `${tellTrigger({ ...trigger, who: you } as Trigger, names)} and you are ${tellPlaces(places, names)}`;
  }
  const who = 'who' in trigger && trigger.who ? oneOf(trigger.who, names) : '';
  const s = who === 'you' ? '' : 's';
  switch (trigger.on) {
    case 'turn-start':
    case 'turn-end': {
      const edge = trigger.on === 'turn-start' ? 'starts' : 'ends';
      if (who === 'you') return `your turn ${edge}`;
      const others = who.replace(/^you or /, '');
      return `${others === who ? '' : 'your turn or '}the turn of ${others} ${edge}`;
    }
    case 'round-start':
      return 'a round starts';
    case 'round-end':
      return 'a round ends';
    case 'game-end':
      return 'the game ends';
    case 'deploy':
      return 'you are deployed';
    case 'dies':
      return `${who} ${s === '' ? 'die' : 'dies'}${trigger.by === undefined ? '' : `, killed by ${oneOf(trigger.by, names)}`}`;
    case 'would-die':
      return `${who} would die${trigger.by === undefined ? '' : `, killed by ${oneOf(trigger.by, names)}`}`;
    case 'destroyed':
      if (trigger.marker !== undefined)
        return trigger.yours
          ? `${names.of(trigger.marker)} of yours is destroyed`
          : `any ${names.of(trigger.marker)} is destroyed`;
      if (trigger.who === undefined)
        return `it is destroyed${trigger.by === undefined ? '' : ` by ${oneOf(trigger.by, names)}`}`;
      return `${who} is destroyed${trigger.by === undefined ? '' : ` by ${oneOf(trigger.by, names)}`}`;
    case 'targeted':
      return `${oneOf(trigger.by, names)} target${oneOf(trigger.by, names) === 'you' ? '' : 's'} ${who}${withMeans(trigger)}`;
    case 'intercepts':
      return `the piece keeps an attack of ${who} from passing`;
    case 'would-take':
      return `${who} would take ${trigger.least === undefined ? '' : `${trigger.least} or more `}damage${trigger.by === undefined ? '' : ` from ${oneOf(trigger.by, names)}`}${withMeans(trigger)}`;
    case 'attacks':
      return `${who} ${s === '' ? 'have' : 'has'} attacked${object(trigger.to, names)}${withMeans(trigger)}${trigger.shielded ? ', with overshield until then' : ''}`;
    case 'attacked':
      return `the next ${tellMeans({ attack: true, ...trigger.means }, false)} of ${who} is through`;
    case 'damaged':
      return `${who} take${s} ${trigger.least === undefined ? '' : `${trigger.least} or more `}damage${trigger.by === undefined ? '' : ` from ${oneOf(trigger.by, names)}`}${withMeans(trigger)}${tellSource(trigger.source, names)}`;
    case 'drops': {
      if (trigger.unprotected) return `${who} become${s} Unprotected`;
      const of = s === '' ? 'your' : 'its';
      const half = trigger.belowHalf ? `less than half of ${of} full health` : `half of ${of} full health or less`;
      return `${who} drop${s} to ${trigger.max === undefined ? half : `${trigger.max} health or less`}`;
    }
    case 'deals-damage':
      return `${who} deal${s} ${trigger.least === undefined ? '' : `${trigger.least} or more `}damage${to(trigger.to, names)}${withMeans(trigger)}`;
    case 'hits':
      return `${who} hit${s}${object(trigger.to, names)}${withMeans(trigger)}`;
    case 'misses':
      return `${who} ${s === '' ? 'miss' : 'misses'}${object(trigger.to, names)}${withMeans(trigger)}`;
    case 'crits':
      return `${who} hit${s}${object(trigger.to, names)} critically${withMeans(trigger)}`;
    case 'kills':
      return `${who} kill${s}${trigger.to === undefined ? ' a unit' : object(trigger.to, names)}${withMeans(trigger)}`;
    case 'enters':
      if (trigger.how !== undefined)
        return `${who} ${s === '' ? 'are' : 'is'} ${trigger.how.map((how) => `${how}ed`).join(' or ')} into ${tellSpace(trigger.place, names)}`;
      return `${who} enter${s} ${tellSpace(trigger.place, names)}${byWill(trigger, s)}`;
    case 'leaves':
      return `${who} leave${s} ${tellSpace(trigger.place, names)}${trigger.whole ? ' for one outside of that' : ''}${byWill(trigger, s)}`;
    case 'passes':
      return `${who} move${s} through${trigger.to === undefined ? ' a unit' : object(trigger.to, names)}`;
    case 'moves':
      if (trigger.by !== undefined && trigger.least === undefined)
        return `${who} ${s === '' ? 'are' : 'is'} moved by ${oneOf(trigger.by, names)}`;
      // Where somebody is who moves is asked once the movement is over.
      if (trigger.who.places !== undefined && trigger.who.side !== 'you' && trigger.least === undefined) {
        const { places, ...mover } = trigger.who;
        return `${oneOf(mover, names)} ends a movement ${tellPlaces(places, names)}`;
      }
      return `${who} move${s}${trigger.least === undefined ? '' : ` ${trigger.least} or more spaces`}${trigger.straight ? ' in a row the same way' : ''}`;
    case 'teleports':
      return `${who} teleport${s}`;
    case 'swaps':
      return `${who} change${s} places with${trigger.to === undefined ? ' a unit' : object(trigger.to, names)}`;
    case 'begins-move':
      return `${who} begin${s} to move of ${s === '' ? 'your' : 'its'} own will`;
    case 'used':
      return `${who} ${s === '' ? 'have' : 'has'} used ${one(tellMeans(trigger.means ?? {}, false))}`;
    case 'begins-use':
      return `${who} ${s === '' ? 'are' : 'is'} about to use ${one(tellMeans(trigger.means ?? {}, false))}`;
    case 'uses-ability':
      return `${who} use${s} ${trigger.means === undefined ? 'an ability' : one(tellMeans(trigger.means, false))}`;
    case 'spends-action':
      return `${who} spend${s} a ${trigger.action === 'move' ? 'Move' : 'Standard'} Action`;
    case 'healed':
      return `${who} ${s === '' ? 'are' : 'is'} healed${trigger.by === undefined ? '' : ` by ${oneOf(trigger.by, names)}`}`;
    case 'gains':
      if (trigger.token !== undefined && trigger.reach !== undefined)
        return `${who} come${s} to have ${trigger.reach} ${names.of(trigger.token)}${trigger.by === undefined ? '' : ` from ${oneOf(trigger.by, names)}`}`;
      return `${who} gain${s} ${trigger.token === undefined ? 'a condition' : names.of(trigger.token)}${trigger.by === undefined ? '' : ` from ${oneOf(trigger.by, names)}`}`;
    case 'gains-again':
      return `${who} ${s === '' ? 'are' : 'is'} given ${names.of(trigger.token)}${trigger.by === undefined ? '' : ` by ${oneOf(trigger.by, names)}`} and ha${s === '' ? 've' : 's'} it already`;
    case 'loses':
      return `${who} lose${s} ${trigger.last ? `the last ${names.of(trigger.token)}` : names.of(trigger.token)}`;
    case 'loses-overshield':
      return `${who} lose${s} the last overshield${trigger.broken ? ' to damage' : ''}`;
    case 'loses-health':
      return `${who} lose${s} health${trigger.by === undefined ? '' : ` by what ${oneOf(trigger.by, names)} do${trigger.by.side === 'you' ? '' : 'es'}`}`;
    case 'would-gain':
      if (trigger.token !== undefined && trigger.reach !== undefined)
        return `${who} would come to have ${trigger.reach} ${names.of(trigger.token)}, which does not come`;
      if (trigger.token !== undefined) return `${who} would gain ${names.of(trigger.token)}, which does not come`;
      return `${who} would gain a condition${trigger.by === undefined ? '' : ` from ${oneOf(trigger.by, names)}`}, which does not come`;
    case 'enters-stance':
    case 'leaves-stance': {
      const stance = trigger.token === undefined ? 'a stance' : names.of(trigger.token);
      return `${who} ${trigger.on === 'enters-stance' ? 'enter' : 'leave'}${s} ${stance}`;
    }
    case 'summons':
      return `${who} summon${s} ${trigger.another ? 'another' : 'a'} ${trigger.card === undefined ? 'unit' : names.of(trigger.card)}`;
    case 'places':
      return `${who} place${s} ${trigger.another ? 'another ' : ''}${names.of(trigger.marker)}`;
    case 'loses-action':
      return `${who} lose${s} an action`;
    case 'rolls':
      return `${who} roll${s} ${trigger.from === trigger.to ? `a ${trigger.from}` : `${trigger.from} to ${trigger.to}`}${trigger.at === undefined ? '' : ` while attacking ${oneOf(trigger.at, names)}`}${withMeans(trigger)}`;
    case 'push-stopped': {
      const { by, to = { side: 'any' }, how } = trigger;
      const what = by === 'unit' ? 'a unit' : by === 'wall' ? 'blocking terrain' : 'a unit or blocking terrain';
      const moves = s === '' ? ['push', 'pull'] : ['pushes', 'pulls'];
      const verb = how === undefined ? moves.join(' or ') : moves[how === 'push' ? 0 : 1];
      return `${who} ${verb} ${oneOf(to, names)} into ${what}`;
    }
    case 'pushed': {
      const { by, how } = trigger;
      const moved = how === undefined ? 'pushed or pulled' : how === 'moved' ? how : `${how}ed`;
      const far = trigger.least === undefined ? '' : ` ${trigger.least} or more spaces`;
      return `${who} ${s === '' ? 'are' : 'is'} ${moved}${far}${by === undefined ? '' : ` by ${oneOf(by, names)}`}`;
    }
  }
}

const withMeans = ({ means }: { readonly means?: Means }): string =>
  means === undefined ? '' : ` with ${one(tellMeans(means, false))}`;

type Whom = Who | undefined;

const to = (whom: Whom, names: Names): string => (whom === undefined ? '' : ` to ${oneOf(whom, names)}`);
const object = (whom: Whom, names: Names): string => (whom === undefined ? '' : ` ${oneOf(whom, names)}`);

const byWill = ({ willing, basic }: { readonly willing?: true; readonly basic?: true }, s: string): string =>
  basic ? ` by ${s === '' ? 'your' : 'its'} Move Action` : willing ? ` of ${s === '' ? 'your' : 'its'} own will` : '';
