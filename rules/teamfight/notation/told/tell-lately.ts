import type { Condition, Count } from '../../program.ts';
import { possessive, refs } from './tell-names.ts';

type Lately = Extract<Condition, { is: 'lately' }>;

/** `the target took damage in this round`. */
export function tellLately({ of, what, when }: Lately): string {
  const be = of === 'you' ? 'were' : 'was';
  const have = of === 'you' ? 'have' : 'has';
  const told: Readonly<Record<Lately['what'], string>> = {
    move: 'moved',
    'basic-move': 'made a basic move',
    teleport: 'teleported',
    fly: 'flew',
    attack: 'attacked',
    damage: 'dealt damage',
    'damage-enemy': 'damaged an enemy',
    kill: 'killed a unit',
    'kill-enemy': 'killed an enemy',
    'kill-hero': 'killed a hero',
    'kill-enemy-hero': 'killed an enemy hero',
    hit: 'hit with an attack',
    'target-enemy': 'targeted an enemy',
    'standard-action': 'used a Standard Action',
    'move-action': 'used a Move Action',
    hurt: 'took damage',
    'hurt-by-enemy': 'took damage from an enemy',
    pushed: `${be} pushed`,
    pulled: `${be} pulled`,
    relocated: 'changed location',
    healed: `${be} healed`,
    acted: `${have} had ${of === 'you' ? 'your' : 'its'} turn`,
    died: 'died',
  };
  return `${refs[of]} ${told[what]} ${tellSpan(when, of)}`;
}

export function tellSpan(when: Lately['when'], of: Lately['of']): string {
  switch (when) {
    case 'turn':
      return 'in this turn';
    case 'round':
      return 'in this round';
    case 'last-round':
      return 'in the round before';
    case 'since-turn':
      return `since ${possessive(of)} last turn ended`;
    case 'last-turn':
      return `in ${possessive(of)} last turn`;
  }
}

/** `took since your last turn ended`, of damage. */
export const tellHarm = ({ of, what, when }: Pick<Extract<Count, { count: 'harm' }>, 'of' | 'what' | 'when'>): string =>
  `${what === 'taken' ? 'took' : 'dealt'} ${tellSpan(when, of)}`;
