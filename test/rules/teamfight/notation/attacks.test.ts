import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { words } from './vocabulary.ts';

function told(text: string): string {
  const { clauses, program } = read({ slot: 'ability', name: 'Test', text }, words);
  return clauses.some(({ status }) => status === 'manual') ? 'by hand' : tell(program, words);
}

describe('areas beside an attack', () => {
  it.each([
    [
      'Range 1, 4dmg, and all in burst 1 including you take 2dmg.',
      'Lay a burst of 1 around you; each unit in it, you too',
    ],
    ['Range 3, 2dmg. Burst 1 (including you), 1dmg.', 'Lay a burst of 1 around you; each unit in it, you too'],
    [
      'Range 3, 2dmg to the target and 1dmg to all others in burst 1.',
      'Lay a burst of 1 around the target; each unit other than the target in it',
    ],
  ])('are around whom the words leave: %s', (text, expected) => {
    expect(told(text)).toContain(expected);
  });

  it.each([
    'Range 3, 2dmg. Burst 1, 1dmg.',
    'Range 3, 2dmg. All in burst 1 take 1dmg.',
    'Range 1, 2dmg, 1dmg to others in burst 1.',
  ])('are by hand where both could be: %s', (text) => {
    expect(told(text)).toBe('by hand');
  });
});

describe('def and crit of an area', () => {
  it.each([
    ['3x3, +1def, 2dmg', 'each unit in it (each enemy rolled for; +1 def): that unit takes 2 damage.'],
    ['Range 1 3x3, +1def, 2dmg.', 'each unit in it (each enemy rolled for; +1 def)'],
    ['Line 3, +1 crit, 2dmg.', 'each unit in it (each enemy rolled for; +1 crit)'],
    [
      'Infinite line, 3dmg, +1 crit.',
      'Lay a line to the edge of the map from you; each unit in it (each enemy rolled for; +1 crit)',
    ],
    ['Burst 2, 2dmg. +1 crit.', 'each unit in it (each enemy rolled for; +1 crit)'],
    ['Enemies in burst 2, 1def, 3dmg.', 'each enemy in it (each enemy rolled for; +1 def)'],
    [
      'Enemies in range 2, +1def, 2dmg.',
      'Each enemy within range 2 of you and seen by you (each enemy rolled for; +1 def)',
    ],
    ['+2def, All in 2x2, 2dmg.', 'each unit in it (each enemy rolled for; +2 def)'],
    ['Path 3, 1def, 2dmg, push 1.', 'each unit in it (each enemy rolled for; +1 def)'],
    ['Unlimited range 3x3, +2def beyond range 4, 3dmg.', '+2 def if that unit is at range 5 or more from you'],
    [
      'Unlimited range, ignores walls, 2x2, +2def, 2dmg.',
      'walls or not; each unit in it (each enemy rolled for; +2 def)',
    ],
    [
      'Range 4, +1def, 3x3, 2dmg.',
      'Lay 3 by 3 spaces, its source a space within range 4 of you; each unit in it (each',
    ],
    [
      'Range 4, +1def, burst 1, 2dmg.',
      'Lay a burst of 1, its source a space within range 4 of you; each unit in it (each',
    ],
    ['Burst 1, +1 crit if they are Slowed, 2dmg.', '(each enemy rolled for; +1 crit if that unit has Slow)'],
    ['Burst 2, +1def, Slow.', '(each enemy rolled for; +1 def): that unit gains Slow.'],
    ['3x3, +1def, 2dmg. On hit, push 1.', 'if the attack hits: push that unit up to 1 away from you.'],
    ['3x3, +1 crit, 2dmg. On crit, Slow.', 'if the attack is a critical hit: that unit gains Slow.'],
    ['3x3, +1def, 2dmg. On miss, 1dmg.', 'if the attack misses: that unit takes 1 damage.'],
    [
      '3x3, +1def, 2dmg. Those hit receive +1 crit until the start of your next turn.',
      'until the start of your next turn, for that unit as “you”: attacks against you have +1 crit.',
    ],
    ['3x3, 2dmg. Those hit deal -1 damage until the end of their next turn.', 'you deal −1 damage.'],
  ])('are rolled for each in it: %s', (text, expected) => {
    expect(told(text)).toContain(expected);
  });

  it.each([
    'Allies in burst 2, +1def.',
    'Enemies in burst 2 have +1def.',
    'Burst 2, heal 1, +1def.',
    'Range 4, +1def, burst 1 of target, 2dmg.',
    // Once, or for each who was hit.
    '3x3, +1def, 2dmg. On hit, heal 1.',
    '3x3, +1def, 2dmg, on hit, heal 1.',
    '3x3, +1def, 2dmg. On miss, move 1.',
  ])('are by hand where they are said of somebody, or it is open how often: %s', (text) => {
    expect(told(text)).toBe('by hand');
  });

  it('leaves an area that is only undefendable without a roll', () => {
    expect(told('Undefendable, 3x3, 2dmg.')).not.toContain('rolled for');
    expect(told('3x3, undefendable, 2dmg.')).not.toContain('rolled for');
  });
});

describe('who heals behind an attack', () => {
  it.each(['Range 3, 2dmg, on hit, heal 1.', 'Range 3, 2dmg. On hit, heal 1.', 'Range 3, 2dmg, on crit, heal 1.'])(
    'is never whoever was just hurt: %s',
    (text) => {
      expect(told(text)).toContain('you heal 1');
    },
  );
});

describe('whom an attack is on', () => {
  it.each([
    ['Two different targets in range 4, 1dmg.', 'Choose 2 units within range 4'],
    ['Up to 2 different units in range 3, 1dmg.', 'Choose up to 2 units within range 3'],
    [
      'Range 3, 2dmg. A second enemy in range 2 of it takes 1dmg.',
      'Choose an enemy other than the target within range 2 of the target',
    ],
    ['Range 2, target unit or Wolf heals 2.', 'Choose a unit within range 2 that you see. The target heals 2.'],
    ['Unit or object in range 2, 1dmg.', 'Choose a unit within range 2'],
    ['Enemy or object in range 3, 2dmg.', 'Choose a unit that is an enemy or is an object within range 3'],
    ['Target ally or yourself in range 3 gains 2 overshield.', 'Choose you or an ally within range 3'],
    ['Range 5, target must have your Mark, 3dmg.', 'Choose a unit that has Mark of yours within range 5'],
    ['Range 3, must be slowed, 3dmg.', 'Choose a unit that has Slow within range 3'],
    ['Range 3, target must not be slowed, 3dmg.', 'Choose a unit that has no Slow within range 3'],
    ['Enemies with your Mark, anywhere, 2dmg.', 'Each enemy that has Mark of yours: that unit takes 2 damage.'],
    ['Choose up to 3 spaces in LoS. Each: burst 1, 2dmg.', 'Lay a burst of 1 around the chosen space'],
    [
      'Range 3, +1def\nEnemy takes 2dmg, ally heals 1.',
      'If the target is an enemy: the target takes 2 damage. If the target is an ally: the target heals 1.',
    ],
  ])('is read: %s', (text, expected) => {
    expect(told(text)).toContain(expected);
  });

  it.each([
    'A second enemy in range 2 takes 1dmg.',
    'Range 2, target unit or Snare heals 2.',
    'Range 3, 2dmg, must be slowed.',
    'Range 3, the target must move.',
    'Choose a space in LoS. Each: burst 1, 2dmg.',
  ])('is by hand: %s', (text) => {
    expect(told(text)).toBe('by hand');
  });
});

describe('how much damage', () => {
  it.each([
    [
      'Range 3, 2dmg, 3dmg if slowed.',
      'If the target has Slow (the target takes 3 damage); else: the target takes 2 damage.',
    ],
    [
      'Range 3, 2dmg, 4dmg irreducible if the target is a hero.',
      'takes 4 damage that nothing lowers); else: the target takes 2 damage.',
    ],
    [
      'Range 3, 3dmg, irreducible if the target is slowed.',
      'takes 3 damage that nothing lowers); else: the target takes 3 damage.',
    ],
    [
      'Range 3, 3dmg, irreducible against summons.',
      'If the target is a summon (the target takes 3 damage that nothing lowers)',
    ],
    [
      'Range 3, 2dmg, +1dmg and push 1 if you have moved this turn.',
      'takes 2 damage, +1 if it is your turn and you have moved this turn. If it is your turn and you have moved this turn: push',
    ],
    [
      'Range 3, 2dmg +1dmg and slow if the target is an enemy.',
      '+1 if the target is an enemy. If the target is an enemy: the target gains Slow.',
    ],
    ['Range 3, 1dmg per Coin above 2.', 'takes 1 damage for every Coin on you beyond the first 2.'],
    ['Range 3, 2dmg + 1dmg per Coin above 2.', 'takes 2 damage, +1 for every Coin on you beyond the first 2.'],
    [
      'Range 1, 1dmg per missing health you have, max 4.',
      '1 damage for every health that you are missing and 4 at most',
    ],
    ['Range 1, 1dmg per 2 missing health the target has.', '1 damage for every 2 health that the target is missing'],
    ['Range 5, Xdmg, where X is the distance.', '1 damage for every space of range from you to the target'],
    [
      'Range 1, 2dmg. +1dmg for each of your allies adjacent to the target.',
      '+1 for every ally within range 1 of the target',
    ],
    [
      'Range 2, 2dmg. You may spend a Coin for +2dmg, irreducible.',
      'If that was done (the target takes 4 damage that nothing lowers); else: the target takes 2 damage.',
    ],
    ['Range 3, 2dmg. Always crits against slowed targets.', '+6 crit if the target is a unit that has Slow'],
    ['Range 3, 2dmg. This crits if the target is slowed.', '+6 crit if the target has Slow'],
    ['Range 3, +2def, 3dmg. On a miss, 1dmg instead.', 'If the attack misses: the target takes 1 damage.'],
    [
      'Range 4, 3dmg, 2dmg beyond range 2.',
      'If the target is at range 3 or more from you (the target takes 2 damage); else: the target takes 3 damage.',
    ],
    [
      'Range 4, 3dmg, or 2dmg if beyond range 2.',
      'If the target is at range 3 or more from you (the target takes 2 damage)',
    ],
    [
      'Range 4, 2dmg, 3dmg in range 2.',
      'If the target is within range 2 of you (the target takes 3 damage); else: the target takes 2 damage.',
    ],
    ['Range 3, 2dmg, push 1 if adjacent.', 'If the target is within range 1 of you: push'],
    [
      'Instant +2: You and adjacent allies take no damage from the ability. Push the attacker 1 if adjacent.',
      'If the triggering unit is within range 1 of you: push the triggering unit',
    ],
    ['Range 4, if the target is slowed, 4dmg. Heal half the amount.', 'You heal 1 for every 2 damage dealt.'],
    [
      'Roll a die, deal that much damage to an enemy in range 3.',
      'Choose an enemy within range 3 that you see. Roll a die of 6. The target takes 1 damage for every point rolled.',
    ],
    [
      'Range 3, roll a die: deal that much damage.',
      'Roll a die of 6. The target takes 1 damage for every point rolled.',
    ],
    ['Range 1, 2dmg. If it crits, slow.', 'If the attack is a critical hit: the target gains Slow.'],
    ['Range 1, 2dmg. If the target is killed, move 3.', 'If this kills: move up to 3.'],
    ["Range 1, 2dmg. If this doesn't kill, push 2.", 'If this does not kill: push'],
    ['Range 1, 2dmg. On kill or crit, gain a Coin.', 'If this kills or the attack is a critical hit: you gain Coin.'],
  ])('is read: %s', (text, expected) => {
    expect(told(text)).toContain(expected);
  });

  it.each([
    'Range 4, 3dmg at range 2, 1dmg.',
    'Range 4, 2dmg, slow, 3dmg in range 2.',
    'Range 3, 2dmg, slow, 4dmg if the target is a hero.',
    'Range 3, 2dmg, +2dmg and heal 1 if this kills.',
    'Range 3, 2dmg. This crits.',
  ])('is by hand: %s', (text) => {
    expect(told(text)).toBe('by hand');
  });
});

describe('attacks that are done again', () => {
  it.each([
    ['Range 3, 1dmg. Repeat this up to 2 times.', '2 times: you may: choose a unit within range 3'],
    ['Range 3, 1dmg. Repeat on a second target.', 'Choose a unit other than the target within range 3'],
    [
      'Range 3, 1dmg. Repeat on a second target in range 2 of the first.',
      'Choose a unit other than the target within range 2 of the target',
    ],
    ['Range 3, 1dmg. Repeat twice. It cannot be the same target twice.', 'Choose 3 units within range 3'],
    ['Three targets in range 3, 1dmg. They cannot be the same target twice.', 'Choose 3 units within range 3'],
    [
      'Two spaces in range 4, burst 1, 1dmg. A unit can only be hit once.',
      'each unit that has not been hit by this in it',
    ],
    ['Range 3, 2x2, 1dmg. Repeat twice. No unit can be hit twice.', 'each unit that has not been hit by this in it'],
    [
      'Range 3, 2dmg. It bounces to another enemy in range 2 for 1dmg.',
      'Choose an enemy other than the target within range 2 of the target',
    ],
    [
      'Range 3, 2dmg, then chains to another enemy in range 2 of it, 1dmg.',
      'Choose an enemy other than the target within range 2 of the target',
    ],
  ])('are read: %s', (text, expected) => {
    expect(told(text)).toContain(expected);
  });

  it.each([
    'Range 3, 1dmg. Repeat any number of times.',
    'Range 3, 1dmg. Repeat on another target in range 2 of the target.',
    'Range 4, 2x2, 2dmg. A unit can only be hit once.',
    'Range 3, 1dmg. Bounce to range 2.',
  ])('are by hand: %s', (text) => {
    expect(told(text)).toBe('by hand');
  });
});

describe('what is said of an attack behind it', () => {
  it.each([
    ["Range 2+, 2dmg. Can't target beyond range 4.", 'Choose a unit at range 2 to 4'],
    ['Range 4, 2dmg. This cannot be used on units in range 1.', 'Choose a unit at range 2 to 4'],
    [
      'Range 3, 2dmg\n+1dmg and undefendable if the target has a Mark.',
      '(no def if the target has Mark). The target takes 2 damage, +1 if the target has Mark.',
    ],
    [
      'Range 4, 1 DoT. Then any number of times target another enemy in range 2 of an existing target, 1 DoT.',
      'then any number of other enemies, each within range 2 of any of them. The target gains DoT.',
    ],
    [
      'Range 4, 2dmg. Then up to 2 times target another enemy in range 2 of the previous target, 2dmg.',
      'then up to 2 other enemies',
    ],
    [
      'Range 1, 1dmg\nRange 1, 1dmg (can be a different target)',
      'The target takes 1 damage. Choose a unit within range 1',
    ],
    ['Three times: range 4, 2dmg. Can be different targets.', '3 times: choose a unit within range 4'],
    ['Three times: range 4, 2x2, 2dmg. The areas may overlap.', '3 times: lay 2 by 2 spaces'],
    ['Three times: range 4, 2x2, 2dmg. A unit can only be hit once.', 'each unit that has not been hit by this in it'],
    [
      'Three spaces in range 4, burst 1, 1dmg. A unit can be hit by more than one.',
      'each unit in it: that unit takes 1 damage',
    ],
    ['Enemies in burst 2, 1dmg. Take 1 irreducible damage.', 'You take 1 damage that nothing lowers.'],
    [
      'Range 4 centered 3x3, 4dmg to the center, 2dmg to others.',
      'if that unit is within range 0 of the chosen space (that unit takes 4 damage); else: that unit takes 2 damage',
    ],
    [
      'Line 4 in each direction, enemies take 1dmg.',
      'Each unit seen by you and in a line of 4 from you other than you: if that unit is an enemy',
    ],
    ['Range 3+ 2x2, 1dmg.', 'its source a space at range 3 or more from you'],
  ])('is read: %s', (text, expected) => {
    expect(told(text)).toContain(expected);
  });

  it.each([
    'Range 4, 2dmg. Then any number of times target another enemy in range 2 of an existing target, 1dmg.',
    'Two targets in range 4, 1dmg (can be the same target).',
    'Range 4 2x2, 3dmg to the center, 1dmg to others.',
    'Enemies in burst 2, 1dmg, take 1 damage.',
    'Enemies in burst 2 are slowed. At the end of their turn, take 1 damage.',
    'Range 4, 2x2, 2dmg. The areas may overlap.',
  ])('is by hand: %s', (text) => {
    expect(told(text)).toBe('by hand');
  });

  it('is of whoever set it off, where a range stands before it', () => {
    const answer = (text: string) => {
      const { clauses, program } = read({ slot: 'passive', name: 'When an enemy misses you', text }, words);
      return clauses.some(({ status }) => status === 'manual') ? 'by hand' : tell(program, words);
    };
    expect(answer('Range 2, 2dmg to them, slow.')).toContain('choose the triggering unit within range 2');
    expect(answer('Range 2, 2dmg to the attacker.')).toContain('choose the triggering unit within range 2');
    expect(answer('Range 2, push them 2.')).toContain('choose the triggering unit within range 2');
    expect(answer('Range 2, 1dmg.')).toContain('choose a unit within range 2');
    expect(answer('Range 2, 1dmg, it is slowed.')).toBe('by hand');
  });
});
