import { describe, expect, it } from 'vitest';
import { readings } from '../../../rules/valyr/readings.ts';
import { ability, fieldOf, levy } from './field.ts';

/** What became of a text: what it is told to do, or why it is by hand. */
function told(text: string, more: object = {}): string[] {
  const units = {
    reeve: { ...levy, name: 'Reeve Aldis of the Ford', class: 'Captain', abilities: [ability(text, more)] },
    spear: { ...levy, name: 'Ford Spear', class: 'Soldier', species: 'Heron' },
  };
  const templates = { spray: { name: 'Spray', shape: { kind: 'funnel', length: 6, width: 5 } } };
  const setup = fieldOf({ units, templates, armies: [['reeve'], ['spear']] });
  return readings(setup.sets)
    .texts[0]!.reading.clauses.filter(({ field }) => field === 'text')
    .map(({ status, told: said, reason }) => (status === 'run' ? `${said}` : `by hand: ${reason}`));
}
const used = { kind: 'active' };

describe('texts that hold', () => {
  it.each([
    [
      'Each other allied unit within 3 range of this unit gains +1 block.',
      'every other allied unit within 3: +1 block',
    ],
    [
      'All friendly Soldiers within 2 range of Aldis gain +1 strength and +1 skill.',
      'every allied soldier within 2: +1 strength and +1 skill',
    ],
    ['Enemies adjacent to Reeve Aldis have -1 dodge.', 'every other enemy unit beside it: −1 dodge'],
    [
      'While an enemy is adjacent to this unit, it gains +2 block.',
      'this unit: +2 block while there is one other enemy unit beside it',
    ],
    ['If Aldis has taken damage, it gains +3 strength.', 'this unit: +3 strength while it has damage'],
    [
      'This unit gains +1 strength for each adjacent ally.',
      'this unit: +1 strength for each one other allied unit beside it',
    ],
    [
      'When sprinting, this unit can move through solid objects if its sprint would end on a valid location.',
      'the first move of its turn goes through anything',
    ],
    ['This unit can move vertically as if it had no height.', 'heights cost it no movement, and nothing is in its way'],
    ['This unit does not need line of sight to attack.', 'its attacks need no line of sight'],
  ])('%s', (text, does) => expect(told(text)).toEqual([does]));
});

describe('texts that are used; distress is damage (V-043)', () => {
  it.each([
    [
      'Once per turn as an action, choose a target in line of sight within 8 range of Aldis. Roll 2 d20. On each roll of a 9 or less, deal 1 damage to the target.',
      'an action once a turn, one unit within 8 that it sees: each 9 or less on 2 d20: 1 damage',
    ],
    [
      'Once per turn as an action target all enemies within 2 range of Aldis. Roll a d20 for each one. On a roll below 5 that unit takes 2 distress.',
      'an action once a turn, every enemy unit within 2: 4 or less on a d20: 2 damage',
    ],
    ['Remove one damage from any adjacent unit.', 'an action, one other unit beside it: 1 damage removed'],
    [
      'Once per game as an action, this unit takes 1 damage and may perform two free attacks.',
      'an action once a game, this unit: 1 damage to this unit, then 2 attacks at no cost',
    ],
    [
      "Once per turn as an action, Aldis's next attack can target units without line of site.",
      'an action once a turn, this unit: the next attack of this turn needs no line of sight',
    ],
  ])('%s', (text, does) => expect(told(text, used)).toEqual([does]));

  it('lay the template that the ability has, and bring the unit that it names', () => {
    expect(
      told(
        'Once per turn as an action, place the Spray in front of this unit. Units under the template take 1 damage.',
        { ...used, template: 'spray' },
      ),
    ).toEqual(['an action once a turn, every other unit that its template touches: 1 damage']);
    expect(
      told('Once per turn as an action, place a Ford Spear adjacent to this unit.', { ...used, spawns: 'spear' }),
    ).toEqual(['an action once a turn, this unit: its unit comes into play beside it']);
  });

  it('are used though the card calls them passive, where the text says so (V-051)', () => {
    expect(told('As an action, remove 1 damage from this unit.')).toEqual(['an action, this unit: 1 damage removed']);
  });
});

describe('what is not understood', () => {
  it('is by hand, sentence by sentence where each holds by itself', () => {
    expect(told('This unit has +1 block. On Sundays it sings.')).toEqual([
      'this unit: +1 block',
      'by hand: not understood',
    ]);
  });

  it.each([
    'Once per turn as an action, choose an enemy within 4 range. It takes 1 damage. Repeat this for the nearest one.',
    'Once per turn as an action, place the Spray in front of this unit. Units under the template take 1 damage.',
    'Once per turn as an action, place a Stone Giant adjacent to this unit.',
    'Once per turn as an action, it takes 1 damage.',
  ])('keeps all of an ability from being played that is used as a whole: %s', (text) => {
    expect(told(text, used)).toEqual(['by hand: what it does is not all understood, so none of it is played']);
  });

  it('does not take the beginning of another name for its own', () => {
    expect(told('Ford Spear gains +1 block.')).toEqual(['every ford spear: +1 block']);
  });
});
