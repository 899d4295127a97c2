import type { Rule } from '../../program.ts';
import { tellChange } from './tell-amount.ts';
import { isNever } from './tell-attack.ts';
import { tellMeans } from './tell-means.ts';
import { type Names, signed } from './tell-names.ts';
import { tellSource } from './tell-source.ts';
import { eachOf, tellWho } from './tell-who.ts';

type Change = Extract<Rule, { rule: 'change' }>;

/** A changed number with whose it is: `you deal −1 damage to units with Slow`. */
export const tellQuantity = (change: Change, names: Names): string =>
  `${told(change, names)}${change.means === undefined ? '' : ` (only with ${tellMeans(change.means)})`}${tellSource(change.source, names)}`;

function told(change: Change, names: Names): string {
  const { who, what, against } = change;
  const subject = eachOf(who, names);
  const you = subject === 'you';
  const s = you ? '' : 's';
  const have = you ? 'have' : 'has';
  const whom = against === undefined ? '' : tellWho(against, names, true);
  const to = (word: string) => (whom === '' ? '' : ` ${word} ${whom}`);
  const by = (of: string) => numberOf(change, of, names);
  switch (what) {
    case 'damage-dealt':
      return `${subject} deal${s} ${by('damage')}${to('to')}`;
    case 'damage-received':
      return `${subject} take${s} ${by('damage')}${change.area ? ' from areas' : to('from')}`;
    case 'damage-softened':
      return `${subject} take${s} ${by('damage')}${change.area ? ' from areas' : to('from')}, but 1 at least`;
    case 'healing-dealt':
      return `${subject} deal${s} ${by('healing')}${to('to')}`;
    case 'healing-received':
      return `${subject} receive${s} ${by('healing')}${to('from')}`;
    case 'max-health':
      return `${subject} ${have} ${by('maximum health')}`;
    case 'least-health':
      return `damage leaves ${subject} with at least ${by('health')}`;
    case 'def':
      return `abilities that target ${subject.replace(/^each of you and/, 'you or one of')} have ${by('def')}${to('when used by')}`;
    case 'attack-def':
      return `abilities of ${subject} meet ${by('def')}${to('against')}`;
    case 'crit':
      if (change.set !== undefined) return `${subject} crit${s} on a ${7 - change.set} or more${to('against')}`;
      if (isNever(change.add)) return `${subject} cannot crit${to('against')}`;
      return `${subject} ${have} ${by('crit')}${to('against')}`;
    case 'crit-received':
      if (isNever(change.add)) return `attacks against ${subject} cannot crit${to('when used by')}`;
      return `attacks against ${subject} have ${by('crit')}${to('when used by')}`;
    case 'crit-damage':
      return `critical hits of ${subject} deal ${by('damage')}${to('to')}`;
    case 'misses':
      return `attacks of ${subject}${to('on')} miss on a roll of ${change.set === 1 ? '1' : `1 to ${change.set}`}, whatever the def`;
    case 'roll':
      return `${subject} ${have} ${by('to dice')}`;
    case 'attack-roll':
      return `${subject} ${have} ${by('to the dice of attacks')}${to('on')}`;
    case 'speed':
      return `${subject} ${have} ${by('speed')}`;
    case 'range':
      return `abilities of ${subject} have ${change.set === 99 ? 'unlimited range' : by('range')}${to('against')}`;
    case 'range-most':
      return `abilities of ${subject} reach range ${change.set} at most`;
    case 'sight':
      return `${subject} see${s} no farther than range ${change.set}`;
    case 'push':
      return `${subject} push${you ? '' : 'es'}${whom && ` ${whom}`} ${by('spaces')}`;
    case 'pull':
      return `${subject} pull${s}${whom && ` ${whom}`} ${by('spaces')}`;
    case 'pushed':
    case 'pulled':
      return `enemies ${what === 'pushed' ? 'push' : 'pull'} ${subject} ${change.set} ${change.set === 1 ? 'space' : 'spaces'} at most`;
    case 'standard-actions':
      return `${subject} ${have} ${by('Standard Action')}`;
    case 'move-actions':
      return `${subject} ${have} ${by('Move Action')}`;
    case 'worth':
      return `the death of ${subject} is worth ${by('points')}`;
    case 'control':
      return `${subject} count${s} ${by('units')} on control points`;
  }
}

function numberOf({ add, percent, percents, times, set }: Change, of: string, names: Names): string {
  return [
    ...(add === undefined ? [] : [tellChange(add, names, of)]),
    ...(percent === undefined ? [] : [`${signed(percent)} % ${of}`]),
    ...(percents === undefined ? [] : [tellChange(percents, names, `% ${of}`)]),
    ...(times === undefined
      ? []
      : [times[1] === 1 ? `${times[0]} times the ${of}` : `${times[0]}/${times[1]} ${of}, rounded up`]),
    ...(set === undefined ? [] : [`${set} ${of}`]),
  ].join(' and ');
}
