import { describe, expect, it } from 'vitest';
import type { Slot } from '../../../../rules/teamfight/notation/context.ts';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { reading, words } from './vocabulary.ts';

function told(slot: Slot, text: string, name = ''): string {
  const { reasons, program } = reading(slot, text, name);
  return reasons.length > 0 ? 'by hand' : tell(program, words);
}

describe('what sets a passive off may be told in many ways', () => {
  it.each([
    ['On killing an enemy', 'When you kill an enemy: move up to 1.'],
    ['Upon taking damage', 'When you take damage: move up to 1.'],
    ['After dealing damage to an enemy', 'When you deal damage to an enemy: move up to 1.'],
    ['After moving', 'When you move: move up to 1.'],
    ['After you use a non-default ability', 'When you use a non-default ability: move up to 1.'],
    ['On crit', 'When you hit critically: move up to 1.'],
    ['On kill', 'When you kill a unit: move up to 1.'],
    ['When hit by an enemy', 'When an enemy hits you: move up to 1.'],
    [
      'When you kill an enemy with 4 or more health',
      'When you kill an enemy that has 4 max health or more: move up to 1.',
    ],
    ['Receive damage from a default ability', 'When you take damage from a unit with a default ability: move up to 1.'],
    ['When damaged by an enemy', 'When you take damage from an enemy: move up to 1.'],
    ['When you hit an enemy with a default ability', 'When you hit an enemy with a default ability: move up to 1.'],
  ])('%s', (name, expected) => {
    expect(told('passive', 'Move 1.', name)).toBe(expected);
  });

  it.each([
    ['After being targeted by an enemy'],
    ['After you would take damage'],
    ['After your turn'],
    ['On killing time'],
    ['Hit'],
    ['After you use a default ability on an enemy'],
    ['On hitting an enemy with a default ability in range 2'],
    ['No adjacent enemies'],
    ['Alone'],
  ])('is by hand where it could be something else: %s', (name) => {
    expect(told('passive', 'Move 1.', name)).toBe('by hand');
  });
});

describe('numbers and states of others', () => {
  it.each([
    [
      'ability',
      'Free Action, 1/Turn: Switch between Bear stance and Owl stance.',
      'Costs no action and can be used once a turn. If you are in Bear Stance (enter Owl Stance); else: enter Bear Stance.',
    ],
    [
      'ability',
      'Enter Bear stance or Owl stance.',
      'Costs a Standard Action. Choose one; “Bear Stance” (enter Bear Stance); “Owl Stance”: enter Owl Stance.',
    ],
    [
      'ability',
      'Range 3, swap positions.',
      'Costs a Standard Action. Choose a unit within range 3 that you see. You and the target change places.',
    ],
    [
      'ability',
      'Range 3. If the target is Slowed, 4dmg, else 2dmg.',
      'Costs a Standard Action. Choose a unit within range 3 that you see. If the target has Slow (the target takes 4 damage); else: the target takes 2 damage.',
    ],
    [
      'ability',
      'Range 3, 4dmg if the target is Slowed, otherwise 2dmg.',
      'Costs a Standard Action. Choose a unit within range 3 that you see. If the target has Slow (the target takes 4 damage); else: the target takes 2 damage.',
    ],
    [
      'ability',
      'Summon a Wolf on an adjacent space.',
      'Costs a Standard Action. Choose an empty space at range 1, seen or not. Summon 1 Wolf there.',
    ],
    ['passive', '+1 damage against Slowed targets', 'You deal +1 damage to units that have Slow.'],
    [
      'passive',
      '+1 damage against units with 3 or less health',
      'You deal +1 damage to units that have 3 health or less.',
    ],
    ['passive', 'Deal and receive +1 damage', 'You deal +1 damage. You take +1 damage.'],
    ['passive', 'You deal +50% healing', 'You deal +50 % healing.'],
    ['passive', 'Your speed becomes 5', 'You have 5 speed.'],
    ['passive', 'Enemies have Resistance to damage from you', 'Each enemy has Resistance against you.'],
    [
      'ability',
      'Enemies in burst 2, 1dmg per other enemy in the area.',
      'Costs a Standard Action. Lay a burst of 2 around you; each enemy in it: that unit takes 1 damage for every enemy in the area other than that unit.',
    ],
    [
      'ability',
      'Range 3 2x2: enemies in the area take 2 damage and allies in the area heal 1.',
      'Costs a Standard Action. Lay 2 by 2 spaces, its source a space within range 3 of you. Each enemy in the area: that unit takes 2 damage. Each ally in the area: that unit heals 1.',
    ],
    [
      'ability',
      'Burst 2, 1dmg. Enemies in the area have -1 def until the end of your next turn.',
      'Costs a Standard Action. Lay a burst of 2 around you; each unit in it: that unit takes 1 damage. Each enemy in the area: until the end of your next turn, for that unit as “you”: abilities that target you have −1 def.',
    ],
    ['ability', 'Tap: Refill your Coins.', 'Costs a Standard Action and taps its card. You gain 3 Coin, to 3 at most.'],
    [
      'ability',
      'Tap: Set your Coins to 1.',
      'Costs a Standard Action and taps its card. You lose all Coin. You gain Coin, to 1 at most.',
    ],
    [
      'ability',
      'Gain overshield equal to your max health / 2.',
      'Costs a Standard Action. You gain 1 overshield for every 2 points of your full health.',
    ],
    [
      'ability',
      'Tap: You are Flying until you attack.',
      'Costs a Standard Action and taps its card. Until the next attack of you is through: you fly.',
    ],
    [
      'ability',
      'Tap: You have Armor until you next take damage.',
      'Costs a Standard Action and taps its card. Until you take damage: you have Armor.',
    ],
    [
      'ability',
      'Range 3, Slow. At the start of your next turn, deal damage to the target equal to their missing health. On kill, gain 1 Coin.',
      'Costs a Standard Action. Choose a unit within range 3 that you see. The target gains Slow. At the start of your next turn: the target takes 1 damage for every health that the target is missing; if this kills: you gain Coin.',
    ],
  ] as const)('%s: %s', (slot, text, expected) => {
    expect(slot === 'passive' ? told(slot, '', text) : told(slot, text)).toBe(expected);
  });

  it.each([
    ['ability', 'Range 3, 2dmg. At the start of your next turn, 2dmg to the target. On kill, gain 1 Coin.'],
    ['ability', 'Range 3, 2dmg, otherwise 1dmg.'],
    ['ability', 'Free Action: Use a default ability.'],
    ['ability', 'Range 3. If the target is Slowed, 4dmg if you have Armor, else 2dmg.'],
    ['ability', 'Range 3, 1dmg per enemy in the area.'],
    ['ability', 'Range 3, the target has Armor until you attack.'],
    ['ability', 'Move 2. Use a default ability on the target.'],
    ['passive', 'Deal and receive +1 damage from enemies'],
    ['passive', 'Your speed becomes 5 while Slowed'],
    ['passive', 'You cannot be affected by abilities'],
  ] as const)('is by hand where two things could be meant: %s: %s', (slot, text) => {
    expect(slot === 'passive' ? told(slot, '', text) : told(slot, text)).toBe('by hand');
  });
});

describe('rules cards and maps', () => {
  it.each([
    [
      'rules',
      'When a summon dies, the other team scores 1 point.',
      'When a summon dies: the opponent of the player of the triggering unit: score 1 point.',
    ],
    // That is what a dead hero is worth anyway (T-021).
    ['rules', 'When a hero dies, the other team scores 1 point.', ''],
    [
      'map',
      '**Mud**\nUnits that start their turn in Mud heal 1.',
      'When the turn of a unit on Mud starts: the triggering unit heals 1.',
    ],
    ['map', 'All units have +1 speed.', 'Each unit has +1 speed.'],
    [
      'map',
      'At the end of round 4, units take 1 damage.',
      'When a round ends, if it is round 4: each unit: that unit takes 1 damage.',
    ],
    ['map', 'If a side has more units on a control point than the other side, they hold it.', ''],
  ] as const)('%s: %s', (slot, text, expected) => {
    expect(told(slot, text)).toBe(expected);
  });

  it.each([
    ['rules', 'You have +1 speed.'],
    ['rules', 'Armor'],
    ['map', 'Enemies have +1 speed.'],
    ['map', 'At the end of each round, enemies take 1 damage.'],
    ['map', 'At the start of your turn, heal 1.'],
    ['map', 'Units in range 2 have +1 def.'],
    ['map', 'If a side has fewer units on a control point than the other side, they hold it.'],
    ['map', 'Provides cover to adjacent units (+3def from units in the covered direction).'],
  ] as const)('are by hand where somebody would have to say whose it is: %s: %s', (slot, text) => {
    expect(told(slot, text)).toBe('by hand');
  });
});

describe('where, for how long and of whom, left open behind what sets it off', () => {
  it.each([
    ['When an adjacent enemy moves, it takes 1 damage.'],
    ['When an enemy in range 3 is pulled, it takes 1 damage.'],
    ['When you push an adjacent enemy, it takes 1 damage.'],
    ['When an adjacent enemy pushes you, it takes 1 damage.'],
    ['When an ally dies, adjacent allies heal 2.'],
    ['When your summon dies, burst 2, 1dmg.'],
    ['When an ally is damaged, adjacent enemies take 1 damage.'],
    ['When you are hit, roll a die. On a 4+, take -2 damage.'],
    ['When you kill an enemy below half health, heal 2.'],
    ['When you kill an enemy at full health, heal 2.'],
    ['Attacks on adjacent allies have +2def and deal half damage.'],
    ['Abilities targeting you are undefendable and deal +2 damage.'],
    ['Attacks on you miss on 1-2 and have -1 crit.'],
  ])('%s', (text) => {
    expect(told('passive', text)).toBe('by hand');
  });

  it.each([
    [
      'When an enemy ends its movement in range 3, it takes 1 damage.',
      'When an enemy ends a movement within range 3 of you: the triggering unit takes 1 damage.',
    ],
    [
      'When an ally dies, allies adjacent to you heal 2.',
      'When an ally dies: each ally within range 1 of you and seen by you: that unit heals 2.',
    ],
    [
      'Abilities targeting you have +2def, and you deal -1 damage.',
      'Abilities that target you have +2 def. You deal −1 damage.',
    ],
    ['Your attacks have +2 crit and deal -1 damage.', 'You have +2 crit. You deal −1 damage.'],
  ])('but not in: %s', (text, expected) => {
    expect(told('passive', text)).toBe(expected);
  });
});

describe('what is aimed at you, and what somebody else takes', () => {
  it.each([
    [
      'When an enemy targets you from range 2 or less, 1dmg to them.',
      'When an enemy within range 2 of you targets you: the triggering unit takes 1 damage.',
    ],
    [
      'When an enemy targets you from beyond range 2, +1def.',
      'When an enemy at range 3 or more from you targets you: the attack meets 1 more def.',
    ],
    [
      'When an adjacent ally takes damage, you take half of it instead.',
      'When an ally within range 1 of you would take damage: half of that damage is dealt; you take 1 damage for every 2 damage dealt.',
    ],
    [
      'When an ally in range 2 takes damage, you may take it instead.',
      'When an ally within range 2 of you would take damage, you may: none of that damage is dealt; you take 1 damage for every damage dealt.',
    ],
    [
      'When an ally takes damage from an enemy, you take half the damage instead.',
      'When an ally would take damage from an enemy: half of that damage is dealt; you take 1 damage for every 2 damage dealt.',
    ],
    ['When an enemy targets an ally from beyond range 2, +1def.', 'by hand'],
  ])('%s', (text, meant) => {
    expect(told('passive', text)).toBe(meant);
  });

  it('meets the def of the ability that comes', () => {
    for (const text of ['Abilities have +1def.', 'Attacks have +1def.', 'The ability has +1def.'])
      expect(told('passive', text, 'Targeted from range 3+'), text).toBe(
        'When a unit at range 3 or more from you targets you: the attack meets 1 more def.',
      );
    expect(told('ability', 'Range 3, 2dmg. The ability has +1def.')).toBe('by hand');
  });

  it('may stand behind what it does in a scope with an end', () => {
    expect(told('ability', 'Until the end of your next turn:\n  Heal 2 when you hit an enemy.')).toBe(
      'Costs a Standard Action. Until the end of your next turn: when you hit an enemy: you heal 2.',
    );
  });
});
