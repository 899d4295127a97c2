import { describe, expect, it } from 'vitest';
import { bare, reading } from './vocabulary.ts';

const you = { side: 'you' };
const is = (flag: string, who: object = you) => ({ rule: 'is', who, flag });
const change = (what: string, base: number, more: object = {}) => ({
  rule: 'change',
  who: you,
  what,
  add: { base },
  ...more,
});
const when = (trigger: object, then: unknown[], more: object = {}) => ({ rule: 'when', trigger, ...more, then });
const damage = (base: number, to: string) => ({ node: 'damage', to, amount: { base } });
const heal = (base: number, to: string) => ({ node: 'heal', to, amount: { base } });

const rules = (...[slot, text, name]: Parameters<typeof reading>): unknown => {
  const { program, reasons } = reading(slot, text, name);
  expect(reasons).toEqual([]);
  return bare(program.rules);
};

describe('a passive', () => {
  it.each([
    ['Armor', [is('armor')]],
    ['You are always Flying.', [is('flying')]],
    ['+2def', [change('def', 2)]],
    ['-1 damage received', [change('damage-received', -1)]],
    ['Immune to forced movement and DoT', [is('immune-forced-movement'), { ...is('immune-tokens'), token: 't/dot' }]],
    [
      'Abilities targeting you or adjacent allies have +1def',
      [change('def', 1, { who: { side: 'friend', places: [{ range: { max: 1 } }] } })],
    ],
    [
      'You deal +1 damage to units with a Mark',
      [change('damage-dealt', 1, { against: { side: 'any', if: [{ is: 'has', of: 'each', token: 't/mark' }] } })],
    ],
    [
      'Slowed enemies deal -1 damage',
      [change('damage-dealt', -1, { who: { side: 'enemy', if: [{ is: 'has', of: 'each', token: 't/slow' }] } })],
    ],
    [
      'You have +1 speed per Coin',
      [
        {
          rule: 'change',
          who: you,
          what: 'speed',
          add: { base: 0, terms: [{ each: 1, per: { count: 'tokens', token: 't/coin', on: 'you' } }] },
        },
      ],
    ],
    [
      'While you have 3 health or less, your attacks have +1 crit',
      [change('crit', 1, { if: [{ is: 'health', of: 'you', max: 3 }] })],
    ],
    [
      'Immune to damage from further than range 2',
      [{ ...is('immune-damage'), against: { side: 'any', places: [{ range: { min: 3 } }] } }],
    ],
    [
      'On death, all in range 2, 1dmg',
      [
        when({ on: 'dies', who: you }, [
          {
            node: 'each',
            who: { side: 'any', except: ['you'], places: [{ range: { max: 2 }, sight: true }] },
            then: [damage(1, 'each')],
          },
        ]),
      ],
    ],
  ])('is the rule itself when it has no text: %j', (name, expected) => {
    expect(rules('passive', '', name)).toEqual(expected);
    expect(rules('default', '', name)).toEqual(expected);
  });

  it.each([
    ['Start of turn', { on: 'turn-start', who: you }],
    ['At the end of your turn:', { on: 'turn-end', who: you }],
    ['On death', { on: 'dies', who: you }],
    ['Receive damage', { on: 'damaged', who: you }],
    ['When you roll a 5-6', { on: 'rolls', who: you, from: 5, to: 6 }],
    ['When an ally in range 3 dies', { on: 'dies', who: { side: 'ally', places: [{ range: { max: 3 } }] } }],
    ['When you kill a hero', { on: 'kills', who: you, to: { side: 'any', kind: 'hero' } }],
    ['Whenever an enemy moves or is moved', { on: 'moves', who: { side: 'enemy' } }],
  ])('is a trigger for its text: %j', (name, trigger) => {
    expect(rules('passive', 'Heal 1.', name)).toEqual([when(trigger, [heal(1, 'you')])]);
  });

  it('is a mere label where it says neither, and then reminds of nothing', () => {
    const { clauses, program } = reading('passive', 'Allies in range 1 are immune to hazards.', 'Old Friends');
    expect(clauses[0]).toBe('reminder: Old Friends');
    expect(bare(program.rules)).toEqual([is('immune-hazards', { side: 'ally', places: [{ range: { max: 1 } }] })]);
  });

  it('means the units of its trigger by the enemy and that ally', () => {
    expect(rules('passive', 'When an enemy kills an ally, the enemy takes 1 damage.', 'Old Friends')).toEqual([
      when({ on: 'kills', who: { side: 'enemy' }, to: { side: 'ally' } }, [damage(1, 'trigger')]),
    ]);
  });

  it('is a reaction where a cost stands before the response', () => {
    const { program } = reading('passive', 'Tap: 1dmg to the enemy.', 'When an enemy in LoS is damaged by an ally');
    expect(bare(program)).toEqual({
      use: {
        action: 'reaction',
        tap: true,
        trigger: { on: 'damaged', who: { side: 'enemy', places: [{ sight: true }] }, by: { side: 'ally' } },
      },
      body: [damage(1, 'trigger')],
      rules: [],
    });
  });
});

describe('a condition', () => {
  it('lasts as long as it says and holds for its bearer', () => {
    const { program } = reading(
      'condition',
      'Until the end of your next turn, you have 1/3 speed and you are Undefendable.',
      'Slow',
    );
    expect(bare(program)).toEqual({
      body: [],
      rules: [{ rule: 'change', who: you, what: 'speed', times: [1, 3] }, is('undefendable')],
      until: { moment: 'turn-end', of: 'you' },
    });
    expect(
      reading('condition', 'You cannot take actions. Clear at the end of your next turn.', 'Stun').program.until,
    ).toEqual({
      moment: 'turn-end',
      of: 'you',
    });
  });

  it('adds up where it says so, and is done for each', () => {
    const { program } = reading(
      'condition',
      'At the end of your turn, take 1 damage. Stays until cleared, and more than one add up.',
      'DoT',
    );
    const perToken = { base: 0, terms: [{ each: 1, per: { count: 'tokens', token: 't/dot', on: 'you' } }] };
    expect(bare(program)).toEqual({
      body: [],
      rules: [
        when({ on: 'turn-end', who: you }, [{ node: 'damage', to: 'you', amount: perToken }]),
        { rule: 'stacks' },
      ],
      until: { moment: 'cleared' },
    });
  });

  it('is armour where a point less does not add up', () => {
    expect(rules('condition', 'You receive -1 damage. Does not stack.', 'Armor')).toEqual([is('armor')]);
  });
});

describe('the text of a piece', () => {
  const snare = when({ on: 'enters', who: { side: 'enemy' }, place: { range: { max: 0 }, of: 'marker' } }, [
    damage(1, 'trigger'),
    { node: 'remove', what: 'marker' },
  ]);

  it('calls whoever placed it by name, and goes on with its response', () => {
    expect(rules('marker', 'When an enemy enters this space, they take 1 damage. Remove this.', 'Snare')).toEqual([
      snare,
    ]);
  });

  it('says what its fields say, or is by hand where they disagree', () => {
    const mist = 'Blocks sight, but not movement. Remove this at the start of Hunter’s next turn.';
    const { program } = reading('marker', mist, 'Mist');
    expect(bare(program)).toEqual({ body: [], rules: [{ rule: 'said' }], until: { moment: 'turn-start', of: 'you' } });
    expect(rules('terrain', 'Difficult ground: costs 2 movement to enter.', 'Mud')).toEqual([{ rule: 'said' }]);
  });

  it('is only repeated by the ability that places it', () => {
    const place = 'Place a Snare in an empty space in range 2.';
    const { clauses, program } = reading(
      'ability',
      `${place}\nWhen an enemy enters it, they take 1 damage. Remove it.`,
    );
    expect(clauses).toEqual([`run: ${place}`, 'reminder: When an enemy enters it, they take 1 damage. Remove it.']);
    expect(program.body).toHaveLength(1);
  });

  it('is not contradicted in silence by the ability that places it', () => {
    const { reasons } = reading('ability', 'Place a Snare in range 2. When an enemy enters it, they take 3 damage.');
    expect(reasons).toEqual(['Snare says otherwise in its own text']);
    expect(
      reading('ability', 'Place a Bare Stone in range 2. When an enemy enters it, they take 3 damage.').reasons,
    ).toEqual(['Bare Stone has no text of its own that says this']);
    expect(reading('ability', 'Place a Mist in range 2. It blocks movement and sight.').reasons).toEqual([
      'the text says otherwise than its fields: it does not block movement and blocks sight',
    ]);
  });

  it('is what a stance does; the ability that enters it says the same', () => {
    expect(reading('ability', 'Enter bear stance: you have +1 speed.').clauses).toEqual([
      'run: Enter bear stance:',
      'reminder: you have +1 speed.',
    ]);
    expect(reading('ability', 'Enter bear stance: you have +2 speed.').reasons).toContain(
      'Bear Stance says otherwise in its own text',
    );
    // It is entered, whatever of its own lines is played by hand.
    expect(reading('ability', 'Enter owl stance:\n  Units next to the moon are sad.').clauses).toEqual([
      'run: Enter owl stance:',
      'manual: Units next to the moon are sad.',
    ]);
  });

  it('is a hazard where it says so', () => {
    expect(rules('marker', 'Hazard: 2dmg.', 'Bare Stone')).toEqual([{ rule: 'hazard', then: [damage(2, 'each')] }]);
    expect(rules('hazard', '1dmg, Slow', 'The Pit')).toEqual([
      { rule: 'hazard', then: [damage(1, 'each'), { node: 'give', token: 't/slow', to: 'each', count: { base: 1 } }] },
    ]);
  });
});

describe('a rules card', () => {
  it('does something for each player at rounds that it names', () => {
    expect(
      rules(
        'rules',
        'At the start of rounds 2 and 4, each player may move one of their units that stands in Mud up to 2 spaces.',
        'Rain',
      ),
    ).toEqual([
      when(
        { on: 'round-start' },
        [
          {
            node: 'players',
            which: 'each',
            then: [
              {
                node: 'may',
                then: [
                  {
                    node: 'target',
                    who: { side: 'friend', places: [{ on: 't/mud' }] },
                    sight: false,
                    then: [{ node: 'move', who: 'target', how: 'walk', distance: { base: 2 } }],
                  },
                ],
              },
            ],
          },
        ],
        { if: [{ is: 'round', rounds: [2, 4] }] },
      ),
    ]);
  });

  it('passes over a line of flavour in italics', () => {
    expect(reading('rules', '*The rain never asks.*', 'Rain').clauses).toEqual([
      'reminder: Rain',
      'reminder: *The rain never asks.*',
    ]);
  });
});
