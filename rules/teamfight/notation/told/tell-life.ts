import type { Amount, Node, Ref } from '../../program.ts';
import { plainOf, tellAmount } from './tell-amount.ts';
import { tellConditions } from './tell-condition.ts';
import { does, type Names, possessive, refs } from './tell-names.ts';
import { tellUntil } from './tell-time.ts';
import { tellWho } from './tell-who.ts';

type Life = Extract<
  Node,
  {
    node:
      | 'damage'
      | 'heal'
      | 'set-health'
      | 'swap-health'
      | 'overshield'
      | 'lose-overshield'
      | 'kill'
      | 'depart'
      | 'skip-turn'
      | 'change-side'
      | 'transform'
      | 'revive';
  }
>;

/** "Up to half of the full health": as much as is missing to that. */
function toWhich(amount: Amount | 'half', of: Ref): string | undefined {
  if (amount === 'half' || amount.least !== 0) return undefined;
  const { base, terms = [] } = amount;
  const had = terms.at(-1);
  if (had?.each !== -1 || had.per?.count !== 'health' || had.per.on !== of) return undefined;
  if (terms.length === 1) return `up to ${base} health`;
  const [whole] = terms;
  const isHalf = base === 0 && terms.length === 2 && whole?.each === 1 && whole.by === 2;
  return isHalf && whole.per?.count === 'max-health' ? 'up to half of the full health' : undefined;
}

/** What happens to somebody's health and life. */
export function tellLife(node: Life, names: Names): string {
  switch (node.node) {
    case 'damage': {
      const {
        to,
        amount,
        percents = [],
        irreducible,
        ignoresArmor,
        ignoresResistance,
        ignoresOvershield,
        leaves,
        unheard,
      } = node;
      const more = percents.map(
        ({ percent, if: asked }) =>
          `, ${percent > 0 ? '+' : '−'}${Math.abs(percent)} % if ${tellConditions(asked, names)}`,
      );
      return `${does(to, 'take')} ${tellAmount(amount, names, 'damage')}${irreducible ? (plainOf(amount) === undefined ? ', which nothing lowers' : ' that nothing lowers') : ''}${ignoresArmor ? ', whatever Armor there is' : ''}${ignoresResistance ? ', whatever Resistance there is' : ''}${ignoresOvershield ? ', past overshield' : ''}${leaves === undefined ? '' : `, and keeps ${leaves} health`}${unheard ? ', and if it dies of that its death sets nothing off' : ''}${more.join('')}`;
    }
    case 'heal': {
      const { to, amount } = node;
      if (amount === 'full') return `${does(to, 'heal')} to full health`;
      const upTo = toWhich(amount, to);
      if (upTo !== undefined) return `${does(to, 'heal')} ${upTo}`;
      const more = node.excess ? ', what is above the full health as overshield' : '';
      return `${does(to, 'heal')} ${amount === 'half' ? 'half of the full health' : tellAmount(amount, names)}${more}`;
    }
    case 'swap-health':
      return `${node.of === 'you' ? 'you' : refs[node.of]} and ${refs[node.with]} swap health, neither to more than its full health`;
    case 'set-health': {
      const { of, amount } = node;
      const [only, other, ...more] = amount.terms ?? [];
      const isLoss = only?.per?.count === 'health' && only.per.on === of;
      const least = amount.least === undefined ? '' : `, to ${amount.least} at least`;
      if (isLoss && amount.base < 0 && other === undefined) return `${does(of, 'lose')} ${-amount.base} health${least}`;
      // As much as somebody else has gained.
      if (
        isLoss &&
        amount.base === 0 &&
        other?.each === -1 &&
        other.per?.count === 'health-gained' &&
        more.length === 0
      )
        return `${does(of, 'lose')} ${tellAmount({ base: 0, terms: [{ ...other, each: 1 }] }, names, 'health')}${least}`;
      const earlier =
        amount.base === 0 && amount.terms?.length === 1 && amount.terms[0]?.per?.count === 'earlier-health';
      const what = earlier ? `what it was when ${possessive(of)} last turn ended` : tellAmount(amount, names);
      return `${possessive(of)} health becomes ${what}`;
    }
    case 'overshield': {
      const { to, amount, until, most } = node;
      const end = until === undefined ? '' : ` ${tellUntil(until, names)}`;
      const grows = most === undefined ? '' : `, which comes to what this gave before, ${most} at most`;
      return `${does(to, 'gain')} ${tellAmount(amount, names, 'overshield')}${grows}${end}`;
    }
    case 'lose-overshield':
      return `${does(node.from, 'lose')} ${node.amount ? tellAmount(node.amount, names, 'overshield') : node.own ? 'the overshield that this gave' : 'all overshield'}`;
    case 'kill':
      return `${does(node.who, 'die')}${node.final ? ' all the same' : ''}`;
    case 'depart':
      return `${does(node.who, 'leave')} the map ${tellUntil(node.until, names)}; then back there, or as near as possible`;
    case 'skip-turn':
      return `${does(node.who, 'skip')} ${node.whole ? 'the next activation, summons and all' : 'the next turn'}`;
    case 'change-side':
      return `${does(node.who, 'count')} as a unit of your side${node.until === undefined ? '' : ` ${tellUntil(node.until, names)}`}`;
    case 'transform': {
      const { who, card, health } = node;
      const left =
        health === 'same' ? 'the same' : health === 'full' || health === 'half' ? health : tellAmount(health, names);
      return `${does(who, 'become')} ${names.of(card)} with ${left} health`;
    }
    case 'revive': {
      const { who, health } = node;
      const one =
        typeof who === 'string'
          ? refs[who]
          : 'noted' in who
            ? `the unit that ${names.of(who.noted)} there stands for`
            : 'fallen' in who
              ? `one dead ${tellWho(who.fallen, names)} who died there`
              : `one dead ${tellWho(who, names)}`;
      const left = health === 'full' ? 'full' : health === 'half' ? 'half of its full' : tellAmount(health, names);
      return `${one} ${who === 'you' ? 'come' : 'comes'} back there, or as near as possible, with ${left} health${node.scored ? ', and the death goes on to count' : ''}`;
    }
  }
}
