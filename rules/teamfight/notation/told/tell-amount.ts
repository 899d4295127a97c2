import type { Amount, Count } from '../../program.ts';
import { tellConditions } from './tell-condition.ts';
import { tellKinds } from './tell-kinds.ts';
import { tellHarm } from './tell-lately.ts';
import { type Names, possessive, refs, sideNamed, signed } from './tell-names.ts';
import { tellPlaces, tellWho } from './tell-who.ts';

/**
 * A number that is worked out when it is needed, with what it is a number of: `2 damage`, `1 damage, +1 if ...`,
 * `1 damage for every Powder on you`.
 */
export function tellAmount({ base, terms = [], half, apart, most, least }: Amount, names: Names, of = ''): string {
  const unit = of === '' ? '' : ` ${of}`;
  const more = terms.map((term) => {
    const { each, per, by = 1, down, above, if: conditions = [] } = term;
    const beyond = above === undefined ? '' : above === 1 ? ' beyond the first' : ` beyond the first ${above}`;
    const counted =
      per === undefined
        ? ''
        : ` for every ${by === 1 ? '' : `${by} `}${tellCount(per, names, by > 1)}${beyond}${down ? ' (rounded down)' : ''}`;
    const only = conditions.length === 0 ? '' : ` if ${tellConditions(conditions, names)}`;
    const leads = base === 0 && term === terms[0];
    const lead = leads ? `${each > 0 ? each : signed(each)}${unit}` : signed(each);
    return `${lead}${counted}${only}`;
  });
  const first = base === 0 && terms.length > 0 ? [] : [`${String(base).replace('-', '−')}${unit}`];
  const sum = [...first, ...more].join(', ');
  const whole = apart ? `${sum}, whichever of these is more` : sum;
  const told = half ? `half of ${terms.length > 0 ? `(${whole})` : whole}, rounded up` : whole;
  const from = least === undefined ? '' : `, ${least} at least`;
  return `${told}${most === undefined ? '' : ` and ${most} at most`}${from}`;
}

/** As a change: `+2 def`, `+2 def if ...`. */
export function tellChange(amount: Amount, names: Names, of: string): string {
  if (amount.terms === undefined && !amount.half) return `${signed(amount.base)} ${of}`;
  const told = tellAmount(amount, names, of);
  return /^[−+]/.test(told) ? told : `+${told}`;
}

/** A plain number, where the amount is one. */
export const plainOf = ({ base, terms = [], half }: Amount): number | undefined =>
  terms.length === 0 && !half ? base : undefined;

/** What is counted, as one of them: `Powder on you`, `space of range from you to the target`. */
export function tellCount(count: Count, names: Names, many = false): string {
  const s = many ? 's' : '';
  switch (count.count) {
    case 'tokens':
      return `${names.of(count.token)} on ${refs[count.on]}`;
    case 'units':
      return tellWho(count.who, names, many);
    case 'tokens-of':
      return `${names.of(count.token)} that ${tellWho(count.who, names, true)} have`;
    case 'points':
      return `point${s} that ${sideNamed(count.side, names)} has`;
    case 'claims':
      return `control point${s} that ${sideNamed(count.side, names)} holds`;
    case 'dead':
      return `dead ${count.side === 'any' ? `hero${many ? 'es' : ''}` : tellWho({ side: count.side }, names, many)}`;
    case 'markers': {
      const where = tellPlaces(count.places, names);
      return `${names.of(count.marker)}${count.yours ? ' of yours' : ''}${where === '' ? '' : ` ${where}`}`;
    }
    case 'distance':
      return `space${s} of range from ${refs[count.from]} to ${refs[count.to]}${count.beyond === undefined ? '' : ` beyond ${count.beyond}`}`;
    case 'moved':
      if (count.of === undefined) return `space${s} moved this turn`;
      return `space${s} that ${refs[count.of]} moved in ${possessive(count.of)} turn${count.kept ? ', or in the last one' : ''}`;
    case 'moved-before':
      return `space${s} that ${refs[count.of]} moved in ${possessive(count.of)} last turn`;
    case 'missing-health':
      return `health that ${refs[count.on]} ${count.on === 'you' ? 'are' : 'is'} missing`;
    case 'health':
      return `health ${refs[count.on]} ${count.on === 'you' ? 'have' : 'has'}`;
    case 'max-health':
      return `point${s} of ${possessive(count.on)} full health`;
    case 'overshield':
      return `overshield ${refs[count.on]} ${count.on === 'you' ? 'have' : 'has'}`;
    case 'health-lost':
      return `health that ${refs[count.on]} ${count.on === 'you' ? 'have' : 'has'} lost by this`;
    case 'health-gained':
      return `health that ${refs[count.on]} ${count.on === 'you' ? 'have' : 'has'} gained by this`;
    case 'earlier-health':
      return `point${s} of health that ${refs[count.on]} had when ${possessive(count.on)} last turn ended`;
    case 'harm':
      return `damage that ${refs[count.of]} ${tellHarm(count)}`;
    case 'speed':
      return `point${s} of ${possessive(count.on)} speed`;
    case 'conditions':
      return `${tellKinds(count.kinds, s !== '')} on ${refs[count.on]}`;
    case 'damage':
      if (count.healed) return 'health healed';
      if (count.excess) return 'damage more than enough';
      if (count.all) return 'damage dealt to all of them';
      return count.bare ? 'damage dealt before Armor' : 'damage dealt';
    case 'hit':
      return `${count.side === 'any' ? 'unit' : count.side}${s} ${count.killed ? 'killed' : count.damaged ? 'damaged' : 'hit'}`;
    case 'removed':
      return 'piece removed by this';
    case 'before':
      return `${count.side === 'any' ? 'unit' : count.side} hit before it`;
    case 'gained':
      return `token${s} not gained`;
    case 'share':
      return `share${s} of it`;
    case 'lost':
      return count.what === 'overshield' ? 'overshield lost' : `token${s} lost`;
    case 'gone':
      return count.how === 'push' ? `space${s} pushed` : `space${s} moved by this`;
    case 'short':
      return `space${s} that it was stopped short of`;
    case 'uses-before':
      return `earlier use${s} of this`;
    case 'tapped':
      return tellTapped(count, s);
    case 'way':
      return `space${s} of that movement`;
    case 'round':
      return many ? 'rounds begun' : 'round begun';
    case 'rolled':
      return `point${s} rolled`;
  }
}

/** ` for every Coin on you`, behind what comes so often; nothing where it comes once. */
export const tellOften = (often: Amount | undefined, names: Names): string =>
  often === undefined ? '' : ` ${tellAmount({ ...often, base: 0 }, names).replace(/^1 /, '')}`;

function tellTapped({ whose, unavailable }: Extract<Count, { count: 'tapped' }>, s: string): string {
  const cards = unavailable ? (s ? 'unavailable abilities' : 'unavailable ability') : `tapped card${s}`;
  return `${cards} of ${whose === undefined ? 'yours' : refs[whose]}`;
}
