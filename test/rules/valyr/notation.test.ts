import { describe, expect, it } from 'vitest';
import { readings } from '../../../rules/valyr/readings.ts';
import { ability, fieldOf, levy } from './field.ts';

/** What became of a text: what it is told to do, or why it is by hand. */
function told(text: string, more: object = {}): string[] {
  const units = {
    reeve: { ...levy, name: 'Reeve Aldis of the Ford', class: 'Captain', abilities: [ability(text, more)] },
    spear: { ...levy, name: 'Ford Spear', class: 'Soldier', species: 'Heron' },
  };
  const templates = {
    spray: { name: 'Spray', shape: { kind: 'funnel', length: 6, width: 5 } },
    burst: { name: 'Burst', shape: { kind: 'round', diameter: 3 } },
  };
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
    [
      'When calculating line of sight, this unit can pivot its straight line once vertically.',
      'it looks over whatever stands between it and what it attacks',
    ],
    [
      'When calculating line of sight, Aldis can use the line of sight of any allied Soldier within 6 range.',
      'it attacks what one allied soldier within 6 sees',
    ],
    ['Attacks of this unit cannot be dodged.', 'its attacks cannot be dodged'],
    [
      'If an opponent is adjacent to Aldis, any Soldier moving directly towards Aldis gains +3 sprint.',
      'every allied soldier: +3 sprint on a move straight to this unit while there is one other enemy unit beside it',
    ],
    [
      'When you take a turn with Ford Spear, you may also take a turn with this unit. (Both units are exhausted)',
      'it may have its turn right after that of one other allied ford spear',
    ],
    [
      'All Reeve Aldis tokens take their turn at the same time. When multiple Reeve Aldis attack the same unit combine their attack and skill into a single attack. (If 3 Reeve Aldis attack a unit, they attack as one unit with 3-3 attack.',
      'all of its name have their turns at the same time; attacks of several on one target are one, with their strengths and skills together',
    ],
    // What a kind gains is for one's own; what it loses is for whomever.
    ['Each other Soldier adjacent to this unit gains +1 block.', 'every other allied soldier beside it: +1 block'],
    ['Each other Soldier adjacent to this unit has -1 block.', 'every other soldier beside it: −1 block'],
    // Its own name with a letter wrong, in another order, and what it is.
    ['Reve Aldis of the Ford has +1 block.', 'this unit: +1 block'],
    ['Aldis Reeve has +1 block.', 'this unit: +1 block'],
    ['Captain of Ford has +1 block.', 'this unit: +1 block'],
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

  it('come again for whoever is near', () => {
    const text =
      'Once per turn as an action, choose a unit within 10 range. Roll a d20. On a roll less than 10, that unit takes 1 distress. Repeat this ability for the closest unit within 3 range of the chosen unit if that has not been targeted yet this turn.';
    expect(told(text, used)).toEqual([
      'an action once a turn, one unit within 10: 9 or less on a d20: 1 damage; then for the unit nearest to it within 3, until that one has had it',
    ]);
    expect(told(`${text} It sings.`, used)[0]).toMatch(/^by hand/);
  });

  it('follow an attack that deals damage, and bar moves', () => {
    const lash =
      'Once per turn as an action, place the Spray behind Aldis. For each unit in the spray within a range of 2 perform a free attack action. On a successful hit, move the defending unit 2 range directly further away from Aldis.';
    expect(told(lash.replace('the spray within', 'the template within'), { ...used, template: 'spray' })).toEqual([
      'an action once a turn, every other unit within 2 that its template touches: this unit attacks it, and if that deals damage: pushed 2 straight away',
    ]);
    const flap =
      'Once per turn as an action, place the Broad Spray template in front of Aldis. For each unit in the template within 2 range move the defending unit to exactly 4 range away from Aldis. This unit cannot move towards Aldis next turn.';
    expect(told(flap, { ...used, template: 'spray' })).toEqual([
      'an action once a turn, every other unit within 2 that its template touches: pushed until it is 4 away, then it cannot move towards this unit on its next turn',
    ]);
  });

  it('lay round templates on places, which may stay there', () => {
    const laid = (rest: string) =>
      told(`Once per turn as an action, choose a location within 7 range. ${rest}`, { ...used, template: 'burst' });
    expect(laid('Put the Burst on it. All units under the template take 1 damage.')).toEqual([
      'an action once a turn, every unit that its template touches, laid within 7: 1 damage',
    ]);
    expect(
      laid(
        'Put a Burst there. No line of sight passes within 1 range of it. Remove it at the start of this unit’s next turn.',
      ),
    ).toEqual([
      'an action once a turn, every unit that its template touches, laid within 7: the template stays to its next turn: nothing is seen within 1 of it',
    ]);
    expect(
      laid(
        'Put a Burst on it. Enemies within 3 range of the template have -2 sprint. Remove it at the end of the round.',
      ),
    ).toEqual([
      'an action once a turn, every unit that its template touches, laid within 7: the template stays for this round: every enemy unit within 3 of it: −2 sprint',
    ]);
    // Whoever Uz is, nobody of this set is called so.
    expect(laid('Put a Burst on it. It blocks line of sight. Remove it at the start of Uz’s next turn.')[0]).toMatch(
      /^by hand/,
    );
  });

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
    expect(told('Ford Spear gains +1 block.')).toEqual(['every allied ford spear: +1 block']);
  });
});
