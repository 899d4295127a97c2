import type { Flag } from '../program.ts';

/** What holds for a unit, said of any one of them. */
export const tellFlag = (flag: Flag): string => flags[flag];

const flags: Readonly<Record<Flag, string>> = {
  undefendable: 'abilities that target it meet no def',
  armor: 'Armor',
  resistance: 'Resistance, half damage',
  flying: 'flies',
  invisible: 'is Invisible',
  'never-invisible': 'cannot be Invisible',
  unprotected: 'is Unprotected',
  'no-voluntary-movement': 'cannot move by choice',
  'no-move-action': 'cannot take Move Actions',
  'no-standard-action': 'cannot take Standard Actions',
  'no-actions': 'cannot take actions',
  'no-reactions': 'cannot use reactions',
  'no-default-abilities': 'cannot use default abilities',
  'no-other-abilities': 'can use only default abilities',
  'immune-forced-movement': 'cannot be moved by enemies',
  'immune-damage': 'takes no damage',
  'immune-hazards': 'is not touched by hazards',
  'immune-tokens': 'cannot be given',
  'immune-conditions': 'cannot be given conditions',
  'immune-area': 'is left out of areas',
  'through-enemies': 'can move through enemies',
  'through-walls': 'can move through walls',
  'ignores-difficult': 'ignores difficult ground',
  'ignores-cover': 'ignores cover',
  'not-counted': 'does not count for control points',
  'counts-twice': 'counts twice for control points',
  'not-targetable': 'cannot be targeted',
  'attacks-undefendable': 'attacks without def against it',
  'damage-irreducible': 'deals damage that nothing lowers',
  'no-healing': 'cannot be healed',
  'blocks-sight': 'blocks sight',
};
