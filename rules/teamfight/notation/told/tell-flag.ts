import type { Flag } from '../../program.ts';

/** What holds for a unit: `has Armor`; of you `have Armor`. */
export function tellFlag(flag: Flag, ofYou: boolean): string {
  const told = flags[flag];
  if (!ofYou) return told;
  const [verb = '', ...rest] = told.split(' ');
  const yours = verb === 'is' ? 'are' : verb === 'has' ? 'have' : verb === 'flies' ? 'fly' : verb.replace(/s$/, '');
  return [yours, ...rest].join(' ');
}

const flags: Readonly<Record<Flag, string>> = {
  undefendable: 'is Undefendable',
  armor: 'has Armor',
  resistance: 'has Resistance',
  'resistance-area': 'has Resistance to areas',
  flying: 'flies',
  'flying-movement': 'flies with every movement',
  invisible: 'is Invisible',
  'never-invisible': 'cannot be Invisible',
  'never-flying': 'cannot be Flying',
  'never-undefendable': 'cannot be Undefendable',
  unprotected: 'is Unprotected',
  'no-voluntary-movement': 'cannot move by choice',
  'no-move-action': 'cannot take Move Actions',
  'no-basic-move': 'cannot make basic moves',
  'no-standard-action': 'cannot take Standard Actions',
  'no-free-actions': 'cannot take Free Actions',
  'no-actions': 'cannot take actions',
  'no-reactions': 'cannot use reactions',
  'no-default-abilities': 'cannot use default abilities',
  'defaults-replaced': 'has lost the default abilities of its card',
  'no-other-abilities': 'can use only default abilities',
  'immune-forced-movement': 'cannot be moved by enemies',
  'immune-push': 'cannot be pushed by enemies',
  'immune-pull': 'cannot be pulled by enemies',
  'no-passives': 'has no passives',
  deathless: 'cannot die',
  unmovable: 'cannot be moved by anybody else',
  unnoticed: 'moves without setting off what others bear',
  unheeded: 'sets off nothing that others wait for by movement or place',
  'heeded-at-will': 'sets off what others wait for by movement or place only as its player wants',
  'immune-damage': 'takes no damage',
  'immune-hazards': 'is immune to hazards',
  'immune-tokens': 'cannot be given tokens',
  'immune-conditions': 'cannot be given conditions',
  'immune-unwanted': 'cannot be given conditions but by its own side',
  'immune-area': 'is left out of areas',
  'immune-untargeted': 'takes damage only as a target of abilities',
  unaffected: 'is affected by nothing',
  'through-enemies': 'can move through enemies',
  'through-walls': 'can move through walls',
  'ignores-difficult': 'ignores difficult ground',
  'ignores-heights': 'ignores heights while moving',
  'ignores-cover': 'ignores cover',
  'ignores-walls': 'can target through walls',
  'not-counted': 'is not counted on control points',
  'counts-twice': 'counts twice on control points',
  'not-targetable': 'cannot be targeted',
  'always-targetable': 'cannot be kept from being targeted',
  'attacks-undefendable': 'attacks without meeting def',
  'attacks-unmissable': 'cannot miss with attacks',
  'damage-irreducible': 'deals damage that nothing lowers',
  'no-healing': 'cannot be healed',
  'turn-start-twice': 'has start of turn effects that happen twice',
  'turn-end-twice': 'has end of turn effects that happen twice',
  'blocks-sight': 'blocks sight',
  'no-use': 'cannot use',
};
