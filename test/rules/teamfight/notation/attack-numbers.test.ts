import { describe, expect, it } from 'vitest';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { reading, words } from './vocabulary.ts';

const told = (slot: 'ability' | 'default' | 'passive', text: string, name = ''): string => {
  const { reasons, program } = reading(slot, text, name);
  return reasons.length > 0 ? 'by hand' : tell(program, words).replace(/^Costs a Standard Action\. /, '');
};

const aimed = (range: number): string => `Choose a unit within range ${range} that you see`;

describe('how far the target is, or what it is, before what it changes', () => {
  it.each([
    [
      'Range 3, 2dmg. At range 1, +1dmg',
      `${aimed(3)}. The target takes 2 damage, +1 if the target is within range 1 of you.`,
    ],
    [
      'Range 3, 2dmg. If at range 1, +1dmg',
      `${aimed(3)}. The target takes 2 damage, +1 if the target is within range 1 of you.`,
    ],
    [
      'Range 4, 3dmg. At range 3+, -1dmg',
      `${aimed(4)}. The target takes 3 damage, −1 if the target is at range 3 or more from you.`,
    ],
    [
      'Range 3, 2dmg. Beyond range 2, +1def',
      `${aimed(3)} (+1 def if the target is at range 3 or more from you). The target takes 2 damage.`,
    ],
    [
      'Range 3, 2dmg. Against summons, +1dmg and push 1.',
      `${aimed(3)}. The target takes 2 damage, +1 if the target is a summon. If the target is a summon: push the target up to 1 away from you.`,
    ],
    [
      'Range 3. At range 1, 3dmg. Else 2dmg.',
      `${aimed(3)}. If the target is within range 1 of you (the target takes 3 damage); else: the target takes 2 damage.`,
    ],
  ])('%s', (text, expected) => expect(told('default', text)).toBe(expected));

  it('is by hand where it could be only there, or nearer too', () =>
    expect(told('default', 'Range 3, 2dmg. At range 3, push 1.')).toBe('by hand'));
});

describe('another number against some', () => {
  it.each([
    ['Range 3, 1dmg. 3dmg against Slowed units', 'a unit that has Slow', 3, 1],
    ['Range 3, 1dmg, 3dmg against Slowed units', 'a unit that has Slow', 3, 1],
    ['Range 3, 3dmg. 1dmg against summons.', 'a summon', 1, 3],
    ['Range 3, 1dmg. Against units in Mud, 3dmg instead', 'a unit on Mud', 3, 1],
  ])('is instead, also where it is less: %s', (text, who, such, else_) =>
    expect(told('default', text)).toBe(
      `${aimed(3)}. If the target is ${who} (the target takes ${such} damage); else: the target takes ${else_} damage.`,
    ),
  );
});

describe('the number of the die, behind what it brings', () => {
  it.each([
    ['Range 3, 1dmg, slow on a 5+', 'If the roll is 5 to 6: the target gains Slow.'],
    ['Range 3, 1dmg, slow on a roll of 5-6', 'If the roll is 5 to 6: the target gains Slow.'],
    ['Range 3, 1dmg, push 1 with a roll of 3+', 'If the roll is 3 to 6: push the target up to 1 away from you.'],
  ])('%s', (text, behind) => expect(told('default', text)).toBe(`${aimed(3)}. The target takes 1 damage. ${behind}`));

  it('is by hand of an area, which is not rolled for', () =>
    expect(told('default', 'Burst 1, 1dmg, slow on a 4+')).toBe('by hand'));
});

describe('what happens hit or miss', () => {
  it.each([
    'Range 5, +1def, 2dmg / Others in burst 1 of the target, 1dmg, hit or miss',
    'Range 5, +1def, 2dmg / Others in burst 1 of the target, 1dmg, even on a miss',
    'Range 5, +1def, 2dmg, others in burst 1 of it 1dmg (whether it hits or misses)',
  ])('is done to others anyway: %s', (text) =>
    expect(told('default', text.replace(' / ', '\n'))).toBe(
      `${aimed(5)} (+1 def). The target takes 2 damage. Lay a burst of 1 around the target; each unit other than the target in it: that unit takes 1 damage.`,
    ),
  );

  it('is by hand of the target itself, where it could be of more than one thing', () =>
    expect(told('default', 'Range 3, 2dmg, push 1, hit or miss')).toBe('by hand'));
});

describe('"others" in the sentence of a target', () => {
  const around = 'Lay a burst of 1 around the target; each unit other than the target in it: that unit takes 1 damage.';
  it('are around one who stands far away', () => {
    expect(told('ability', 'Range 4, 3dmg, others in burst 1, 1dmg')).toBe(
      `${aimed(4)}. The target takes 3 damage. ${around}`,
    );
    expect(told('ability', 'Teleport 3. Range 4, 3dmg, others in burst 1, 1dmg')).toContain(around);
  });

  it.each([
    'Range 1, 3dmg, others in burst 1, 1dmg',
    'Range 4, 3dmg. Others in burst 1, 1dmg',
    'Range 4, 3dmg, enemies in burst 1, 1dmg',
  ])('could be around either: %s', (text) => expect(told('ability', text)).toBe('by hand'));
});

describe('critical hits that are sure', () => {
  it.each([
    [
      'Ally in range 3, their next attack always crits if it hits',
      'for the target as “you”: you have +6 crit (only with attacks).',
    ],
    [
      'Your next attack this turn crits.',
      'at the latest until the end of your turn: you have +6 crit (only with attacks).',
    ],
    ['Until the end of your turn, your attacks always crit.', 'Until the end of your turn: you have +6 crit.'],
  ])('%s', (text, expected) => expect(told('ability', text)).toContain(expected));

  it('are by hand where they hang on something behind', () =>
    expect(told('ability', 'Your next attack crits on an even day.')).toBe('by hand'));
});

describe('what is counted of those who were hit', () => {
  it('may be whom it has damaged', () =>
    expect(told('ability', 'Others in burst 1, 2dmg. Gain 2 overshield for each enemy damaged this way.')).toContain(
      'You gain 2 overshield for every enemy damaged.',
    ));

  it('is by hand for a longer time than the text', () =>
    expect(told('ability', 'Burst 1, 2dmg. Heal 1 for each enemy damaged this turn.')).toBe('by hand'));
});

describe('what one has', () => {
  it.each([
    ['passive', 'You have 1 speed.', 'You have 1 speed.'],
    [
      'passive',
      'You have Armor, but receive +1 damage from DoT.',
      'You have Armor. You take +1 damage (only damage of DoT).',
    ],
    ['passive', 'You have +1 damage, but -1 speed.', 'You deal +1 damage. You have −1 speed.'],
    ['passive', '+1dmg to units which are missing health.', 'You deal +1 damage to units that have lost health.'],
    [
      'passive',
      'You take -1 damage from attacks from range 3+.',
      'You take −1 damage from units at range 3 or more from you (only with attacks).',
    ],
    [
      'default',
      'Nearest visible enemy in range 4, 2dmg',
      'The target is the nearest enemy within range 4 that you see. The target takes 2 damage.',
    ],
    [
      'default',
      'Range 3, 1dmg. At 3 Coins, also push 1',
      `${aimed(3)}. The target takes 1 damage. If you have at least 3 Coin: push the target up to 1 away from you.`,
    ],
    [
      'default',
      'Range 3, 1dmg. With 2 or more Coins, push 1',
      `${aimed(3)}. The target takes 1 damage. If you have at least 2 Coin: push the target up to 1 away from you.`,
    ],
  ] as const)('%s: %s', (slot, text, expected) => expect(told(slot, text)).toBe(expected));

  it('holds for the rest of the game behind a comma, too', () =>
    expect(told('passive', 'You have +1dmg and +1 speed, for the rest of the game.', 'When an allied hero dies')).toBe(
      'When an allied hero dies: for the rest of the game: you deal +1 damage; you have +1 speed.',
    ));

  it('is asked for by "or if" as by "or"', () =>
    expect(told('passive', 'If you are Invisible, or if you are at full health, you have +1 speed.')).toBe(
      'While you are Invisible or you have full health, you have +1 speed.',
    ));
});

describe('a stance with deeper lines behind its stop', () => {
  it('says in them what holds there', () =>
    expect(told('ability', 'Enter Bear Stance.\n  You have +1 speed.')).toBe('Enter Bear Stance.'));

  it('says nothing of them in a line as deep', () =>
    expect(told('ability', 'Enter Bear Stance.\nYou have +1 speed.')).toBe('by hand'));
});

describe('a row of what somebody may be', () => {
  it.each([
    'Range 1, 2dmg, +1dmg if they are Slowed, Stunned or Immobile',
    'Range 1, 2dmg. If the target is Slowed, Stunned, or Immobile, +1dmg.',
  ])('asks for one of them: %s', (text) =>
    expect(told('ability', text)).toBe(
      `${aimed(1)}. The target takes 2 damage, +1 if the target has Slow or the target has Stun or the target has Immobile.`,
    ),
  );

  it('ends where something else is said', () =>
    expect(told('ability', 'Range 1, 2dmg. If the target is Slowed, Stun.')).toBe(
      `${aimed(1)}. The target takes 2 damage. If the target has Slow: the target gains Stun.`,
    ));
});

describe('short ways to say who is struck', () => {
  it.each([
    ['Range 3, 2dmg. Deals +2dmg to summons.', `${aimed(3)}. The target takes 2 damage, +2 if the target is a summon.`],
    [
      'Range 1, 1dmg per Slowed enemy in range 3.',
      `${aimed(1)}. The target takes 1 damage for every enemy within range 3 of you that has Slow.`,
    ],
    [
      'Up to three times, range 3, 1dmg.',
      '3 times: you may: choose a unit within range 3 that you see; the target takes 1 damage.',
    ],
    [
      'Up to three times, range 3, 1dmg, each time against a different target.',
      'Choose up to 3 units within range 3 that you see. The target takes 1 damage.',
    ],
    [
      'Range 3, 2dmg. They are undefendable against you until the end of your next turn.',
      `${aimed(3)}. The target takes 2 damage. Until the end of your next turn: the target is Undefendable for you.`,
    ],
  ])('%s', (text, expected) => expect(told('ability', text)).toBe(expected));

  it('speaks of the attacker where a unit deals damage', () =>
    expect(told('passive', 'When a unit deals damage to someone with a Mark, the attacker heals 1.')).toBe(
      'When a unit deals damage to a unit that has Mark: the triggering unit heals 1.',
    ));
});

describe('another attack instead', () => {
  it('is the one or the other, where that is known before', () =>
    expect(told('default', 'Range 5, 2dmg\nIf an enemy is adjacent to you, range 1, 1dmg instead.')).toBe(
      'If there is an enemy within range 1 of you (choose a unit within range 1 that you see; the target takes 1 damage); else: choose a unit within range 5 that you see; the target takes 2 damage.',
    ));

  it.each([
    'Range 5, 2dmg. If the target is Slowed, range 1, 1dmg instead.',
    'Range 5, 2dmg. If this kills, range 1, 1dmg instead.',
    'Range 5, 2dmg. Move 1. If an enemy is adjacent to you, range 1, 1dmg instead.',
    'Range 5, 2dmg. If an enemy is adjacent to you, range 1, heal 1 instead.',
  ])('is by hand where it could only be asked behind it, or be instead of more: %s', (text) =>
    expect(told('default', text)).toBe('by hand'),
  );
});

describe('who may be one or the other', () => {
  it('may be named in either order', () => {
    expect(told('ability', 'Range 3, Wolf or ally, heal 2.')).toBe(
      'Choose a unit that is a Wolf or is an ally within range 3 that you see. The target heals 2.',
    );
    expect(told('ability', 'Summon or enemy in range 2, 2dmg.')).toBe(
      'Choose a unit that is a summon or is an enemy within range 2 that you see. The target takes 2 damage.',
    );
  });
});

describe('default abilities', () => {
  it('are replaced by what stands behind a colon in the line, too', () =>
    expect(told('ability', 'Ultimate 4:\nYour default abilities are replaced with: Range 2, 4dmg')).toContain(
      'you can use “Default ability”: costs a Standard Action: choose a unit within range 2 that you see; the target takes 4 damage.',
    ));

  it('may tap abilities of whom they hit', () =>
    expect(
      told(
        'ability',
        "Until the end of your turn, your default abilities also push 1 and tap one of the target's abilities.",
      ),
    ).toContain('push the other unit up to 1 away from you; tap one ability of the other unit.'));
});
