import { describe, expect, it } from 'vitest';
import type { AbilityFacts } from '../../../rules/thoua/notation/context.ts';
import { read, type Slot, type Written } from '../../../rules/thoua/notation/read.ts';
import { spansOf } from '../../../rules/thoua/notation/spans.ts';
import type { Words } from '../../../rules/thoua/words.ts';

const plain: AbilityFacts = {
  ...{ name: 'Trial', element: 'earth', type: 'damage', actionPoints: 1, cooldown: 1, roll: 'attack' },
  ...{ target: 'enemy', range: 3 },
};
const control: Partial<AbilityFacts> = { type: 'control', roll: 'status' };
const support: Partial<AbilityFacts> = { type: 'support', target: 'ally' };
const passive: Partial<AbilityFacts> = { type: 'passive', target: 'self' };

/** A set with the conditions Dazed and Chilled, of which the second has no file. */
const words: Words = {
  names: new Set(['dazed', 'chilled']),
  condition: (name) => (name === 'dazed' ? { name: 'Dazed', rules: [] } : undefined),
};

function reading(slot: Slot, text: string, facts: Partial<AbilityFacts> = {}) {
  const { roll, ...rest } = { ...plain, ...facts };
  const isRolled = rest.type === 'damage' || rest.type === 'control';
  const ability: AbilityFacts = { ...rest, ...(isRolled && roll && { roll }) };
  const written: Written = { pointer: '', name: 'Trial', text, slot, ability, byHand: undefined };
  return { ...read(written, words), text };
}

/** What the rules will do, sentence by sentence; what is by hand with its reason. */
const told = (slot: Slot, text: string, facts?: Partial<AbilityFacts>): string[] =>
  reading(slot, text, facts)
    .clauses.filter(({ field }) => field === 'text')
    .map(({ status, told: does, reason }) => (status === 'run' ? `${does}` : `by hand: ${reason}`));

const effect = (text: string, facts?: Partial<AbilityFacts>) => told('effect', text, facts);
const hit = 'Enemy takes Earth Damage 1d8.';
const special = (text: string, facts?: Partial<AbilityFacts>) => told('special', text, { effect: hit, ...facts });

describe('an effect', () => {
  it('is damage of an element, rolled against those whom it reaches', () => {
    expect(effect(hit)).toEqual(['1d8 rolled against the target; what is above the defence is Earth damage.']);
    expect(effect('Targets in Line take Earth Damage 2d6.', { shape: 'line', target: 'any' })).toEqual([
      '2d6 rolled against everybody it reaches; what is above the defence is Earth damage.',
    ]);
    expect(effect('Enemy and Splash take Earth Damage 2d6.', { shape: 'splash' })).toEqual([
      '2d6 rolled against everybody it reaches; what is above the defence is Earth damage.',
    ]);
    expect(effect('Enemies in Burst take Earth Damage 2d6 + 1d4.', { shape: 'burst' })[0]).toContain(
      '2d6 + 1d4 rolled against enemies it reaches',
    );
  });

  it('is something that a successful roll brings', () => {
    expect(
      effect('1d12, if successful: Enemy takes Status Rolls and Defence Rolls -1d8 for 3 Turns.', control),
    ).toEqual([
      '1d12 rolled against the target. If it succeeds, the target: status rolls and defence rolls −1d8 for 3 turns.',
    ]);
    expect(effect('2d6, if successful: Enemy is pulled 2 Spaces and cannot move for 1 Turn.', control)).toEqual([
      '2d6 rolled against the target. If it succeeds, the target: moved 2 spaces closer. If it succeeds, the target: Trial for 1 turn (cannot move).',
    ]);
  });

  it('helps without a roll', () => {
    expect(effect('Ally Heals 2d6 and gains Defence Rolls +2 for 2 Turns.', support)).toEqual([
      'The target: heal 2d6. The target: defence rolls +2 for 2 turns.',
    ]);
    expect(effect('Ally gains All EM +5 for 3 Turns.', support)).toEqual(['The target: all EM +5 for 3 turns.']);
    expect(effect('Remove all Penalties from Ally.', support)).toEqual(['The target: all penalties end.']);
    expect(effect('Allies in Aura gain Attack Rolls +2 for 3 Turns.', { ...support, shape: 'aura' })).toEqual([
      'Aura for 3 turns for allies inside: attack rolls +2.',
    ]);
  });

  it('makes and destroys obstacles, and moves who is meant', () => {
    expect(effect('Creates an Obstacle in an open space.', { type: 'support', target: 'space' })).toEqual([
      '1 obstacle in open space.',
    ]);
    expect(effect('Obstacles in Line are destroyed.', { shape: 'line', target: 'any' })).toEqual([
      'Obstacles that it reaches are destroyed.',
    ]);
    expect(effect(`${hit} Self moves to a Space next to Enemy.`)[1]).toBe(
      'The user moves to a free space beside the target.',
    );
  });

  it('defines a condition in a line of its own', () => {
    const text =
      '1d12, if successful: Snare Condition for 3 Turns.\nSnare Condition: Target takes Fire EM -5 and Movement -2. At the End of the Character’s Turn, Target takes Damage 1d4. When Target takes Fire Damage, remove Snare Condition.';
    const { clauses, program } = reading('effect', text, control);
    expect(clauses.every(({ status }) => status !== 'manual')).toBe(true);
    expect(program).toMatchObject({
      of: 'effect',
      action: {
        opposed: {
          success: [
            {
              do: 'condition',
              who: 'target',
              turns: 3,
              condition: {
                name: 'Snare',
                rules: [
                  {
                    rule: 'modify',
                    modifiers: [
                      { stat: 'em-fire', sign: -1, amount: 5 },
                      { stat: 'movement', amount: 2 },
                    ],
                  },
                  { rule: 'at', moment: 'turn-end', do: [{ do: 'damage', who: 'bearer' }] },
                  { rule: 'on', event: { event: 'takes-damage', element: 'fire' }, do: [], ends: true },
                ],
              },
            },
          ],
        },
      },
    });
  });

  it('holds all the time where the ability is passive', () => {
    expect(effect('Self gains HP +10, Defence Rolls +2 and Resistance Rolls +2.', passive)).toEqual([
      'HP +10, defence rolls and resistance rolls +2.',
    ]);
    expect(effect('When Self is 1 Space away from an Ally, Self gains Attack Rolls +3.', passive)).toEqual([
      'If the user has an ally within 1 space: attack rolls +3.',
    ]);
    expect(effect('During a Movement Action, may move through Enemies and Obstacles.', passive)).toEqual([
      'Moves through enemies and obstacles.',
    ]);
    expect(effect('When using Bite on a Target with a Penalty, Add Fire Damage +2d4.', passive)).toEqual([
      'If the target has a penalty: Bite does 2d4 more damage.',
    ]);
    const aura = { type: 'passive', target: 'enemy', shape: 'aura', range: 2 } as const;
    expect(effect('Enemies in Aura take Damage 1d4 at the End of their Turn.', aura)).toEqual([
      'Enemies within 2 spaces: at the end of each turn of its own: the bearer: 1d4 damage, without a roll.',
    ]);
  });
});

describe('a special', () => {
  it('adds to what the effect does where its condition holds', () => {
    expect(special('Character STR 8 or more: Add Earth Damage +1d6.')).toEqual([
      'If the user has STR 8 or more: 1d8 + 1d6 rolled against the target; what is above the defence is Earth damage.',
    ]);
    expect(special('Enemy has Chilled Condition: Add Enemy takes Attack Rolls -2 for 2 Turns.')).toEqual([
      'If the target has the condition Chilled: If it succeeds, the target: attack rolls −2 for 2 turns.',
    ]);
    expect(special('Character HP below 50%: Add Self Heals 1d6.')).toEqual([
      'If the user has HP below 50%: The user: heal 1d6.',
    ]);
  });

  it('changes dice, numbers, turns, costs and conditions', () => {
    expect(special('Character Level 5: Change Earth Damage to 1d12.')[0]).toContain('1d12 rolled against the target');
    const forge = { ...support, effect: 'Ally gains Attack Rolls +2 for 3 Turns.' };
    expect(special('Ally HP above 50%: Change Attack Rolls to +4.', forge)).toEqual([
      'If the target has HP above 50%: The target: attack rolls +4 for 3 turns.',
    ]);
    expect(special('Character WIS 6 or more: Change Duration to 5 Turns.', forge)[0]).toContain('for 5 turns.');
    expect(special('Ally has the Dazed Condition: Change the AP Cost to 0.', forge)[0]).toContain('It costs 0 AP.');
    const burn = '1d12, if successful: Burn Condition for 3 Turns.\nBurn Condition: Target takes Defence Rolls -1.';
    const burning = { ...control, effect: burn };
    expect(special('Character INT 8 or more: Change Burn Condition to 5 Turns.', burning)[0]).toContain(
      'Burn for 5 turns',
    );
    expect(special('Character INT 8 or more: Change Burn Condition to Defence Rolls -3.', burning)[0]).toContain(
      '(defence rolls −3)',
    );
    expect(
      special('Character INT 8 or more: Add to Burn Condition Target takes Attack Rolls -2.', burning)[0],
    ).toContain('(defence rolls −1; attack rolls −2)');
  });

  it('is one of several, and all that hold are done together', () => {
    const { program } = reading(
      'special',
      'Character STR 8 or more: Add Earth Damage +1d6.\nEnemy has Dazed Condition: Add Earth Damage +1d4.',
      { effect: hit },
    );
    const variants = program.of === 'special' ? program.variants : [];
    expect(variants.map(({ when, action }) => [when.length, action.opposed?.dice.dice.length])).toEqual([
      [2, 3],
      [1, 2],
      [1, 2],
    ]);
  });
});

describe('what is carried, and what a people can do', () => {
  it('holds with its condition', () => {
    expect(told('bonus', 'First 3 Turns of Combat: Self gains Die Rolls +3')).toEqual([
      'if in the first 3 turns of the combat: all rolls +3',
    ]);
    expect(told('penalty', 'Conditions gained from Enemy: Add Turn +2')).toEqual([
      'conditions gained from an enemy last 2 turns more',
    ]);
  });

  it('is used once a combat', () => {
    expect(told('racial', 'Once per Combat, destroy all Obstacles within Range 1.')).toEqual([
      'Obstacles within 1 space are destroyed.',
    ]);
    expect(told('racial', 'Once per Combat, the next Ability used this Turn gains Range +2.')).toEqual([
      'The next ability of this turn: range +2.',
    ]);
    expect(told('racial', 'Self Heals 1d6.')).toEqual(['by hand: a racial ability is used "Once per Combat"']);
  });
});

describe('what is not understood', () => {
  it.each([
    ['effect', 'Enemy takes Earth Damage 1d10 unless it has Dazed Condition.'],
    ['effect', 'Enemy takes Earth Damage 1d10 for 3 Turns.'],
    ['effect', 'Enemy does not take Earth Damage 1d8.'],
    ['effect', 'Enemy and Ally take Earth Damage 1d10.'],
    ['effect', 'Enemy takes Earth Damage 1d10 or Dazed Condition for 3 Turns.'],
    ['effect', 'Enemy takes Earth Damage 1d8 plus 1d6.'],
    ['special', 'Character STR 10 or more or INT 10 or more: Add Earth Damage +1d6.'],
    ['special', 'Character STR 10 or more: Change Fire Damage to 1d12.'],
    ['special', 'Change Earth Damage to 1d12.'],
  ] as const)('%s "%s" is left to people, as a whole', (slot, text) => {
    const { clauses, program } = reading(slot, text, { effect: hit });
    expect(clauses.filter(({ field }) => field === 'text')).toEqual([
      { field: 'text', from: 0, to: text.length, status: 'manual', reason: 'not understood', notUnderstood: true },
    ]);
    expect(JSON.stringify(program)).not.toContain('do');
  });

  it('has a reason where one is known', () => {
    expect(effect('Enemy takes Earth Damage 1d7.')).toEqual([
      'by hand: there is no d7; dice have 4, 6, 8, 10 or 12 sides',
    ]);
    expect(effect('Enemies in Burst take Earth Damage 1d8.')).toEqual(['by hand: this ability has no burst']);
    expect(effect('Ally takes Earth Damage 1d8.')).toEqual(['by hand: its target need not be an ally']);
    expect(effect('Ally gains Attack Rolls +2.', support)).toEqual(['by hand: for how many turns is not said']);
    expect(effect('Ally gains Hasty Condition for 3 Turns.', support)).toEqual([
      'by hand: no condition is called "hasty"',
    ]);
    expect(effect(`${hit} Enemy takes Fire Damage 1d6.`)[1]).toBe('by hand: an ability is rolled once');
  });

  it('takes along what it governs', () => {
    expect(effect(`${hit} Only once per Combat.`)).toEqual([
      'by hand: depends on "Only once per Combat"',
      'by hand: not understood',
    ]);
    const snare =
      '1d12, if successful: Snare Condition for 3 Turns.\nSnare Condition: Target takes Movement -2. Target sings.';
    expect(effect(snare, control)).toEqual([
      'by hand: depends on what "snare" does',
      'by hand: depends on "Target sings"',
      'by hand: not understood',
    ]);
    expect(special('Character STR 8 or more: Add Earth Damage +1d6. Sing.')).toEqual([
      'by hand: depends on "Sing"',
      'by hand: not understood',
    ]);
    expect(special('Character STR 8 or more: Add Earth Damage +1d6.', { effect: `${hit} Sing.` })).toEqual([
      'by hand: depends on the effect, which is by hand',
    ]);
  });

  it('never makes who gives a condition its bearer', () => {
    const leech =
      '1d12, if successful: Leech Condition for 3 Turns.\nLeech Condition: At the End of the Character’s Turn, Self Heals 1d4.';
    expect(effect(leech, control)[1]).toContain('by hand');
    expect(effect('Self and Ally gain Attack Rolls +2 for 3 Turns.', support)[0]).toContain('by hand');
  });
});

describe('a reading', () => {
  it('tiles name and text, whatever they say', () => {
    const texts = ['', ' ', '\n\n', ': : :', 'X Condition:', `  ${hit}  `, `${hit}\n\n${hit}`, '…“’', 'Add', ': Add '];
    for (const slot of ['effect', 'special', 'bonus', 'racial', 'condition'] as const) {
      for (const text of texts) {
        const { clauses } = reading(slot, text, { effect: text });
        const own = clauses.filter(({ field }) => field === 'text');
        expect(own.map(({ from, to }) => text.slice(from, to)).join(''), `${slot} ${text}`).toBe(
          text.trim() === '' ? '' : text,
        );
      }
    }
  });

  it('says what to colour', () => {
    const text = '1d12, if successful: Dazed Condition for 3 Turns.';
    const { clauses } = reading('effect', text, control);
    expect(spansOf(text, clauses).map(({ from, to, kind }) => [text.slice(from, to), kind])).toEqual([
      ['1d12', 'effect'],
      ['if successful', 'trigger'],
      ['Dazed Condition', 'word'],
      ['for 3 Turns', 'duration'],
    ]);
  });
});
