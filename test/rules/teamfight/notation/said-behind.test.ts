import { describe, expect, it } from 'vitest';
import { tell } from '../../../../rules/teamfight/notation/tell.ts';
import { bare, reading, words } from './vocabulary.ts';

describe('what sets something off', () => {
  it('may stand behind what it does', () => {
    const { clauses, program } = reading('passive', 'Gain 1 Coin when you kill a unit.');
    expect(clauses).toEqual(['run: Gain 1 Coin', 'run: when you kill a unit.']);
    expect(bare(program.rules)).toMatchObject([
      { rule: 'when', trigger: { on: 'kills', who: { side: 'you' } }, then: [{ node: 'give', token: 't/coin' }] },
    ]);
    expect(bare(reading('passive', 'You may move 1 each time an enemy in range 2 dies.').program.rules)).toMatchObject([
      { trigger: { on: 'dies', who: { side: 'enemy' } }, may: true, then: [{ node: 'move' }] },
    ]);
  });

  it('is by hand behind what would last, and behind what only holds', () => {
    for (const text of ['+1 damage when you attack a Slowed unit.', 'Heal 1 when the moon is full.'])
      expect(reading('passive', text).reasons, text).not.toEqual([]);
  });

  it('may be said of those who do it', () => {
    const { clauses, program } = reading('passive', 'Enemies leaving range 1 take 1dmg.');
    expect(clauses).toEqual(['run: Enemies leaving range 1', 'run: take 1dmg.']);
    expect(bare(program.rules)).toMatchObject([
      {
        trigger: { on: 'leaves', who: { side: 'enemy' }, place: { range: { max: 1 } }, whole: true },
        then: [{ node: 'damage', to: 'trigger' }],
      },
    ]);
    expect(bare(reading('passive', 'Allies that would die heal 2 instead.').program.rules)).toMatchObject([
      { trigger: { on: 'would-die', who: { side: 'ally' } }, then: [{ node: 'set-health', of: 'trigger' }] },
    ]);
    expect(reading('passive', 'Enemies leaving a space in range 1 take 1dmg.').program.rules[0]).not.toHaveProperty(
      'trigger.whole',
    );
  });

  it('is done by whoever is named first, also where somebody else is in it', () => {
    for (const [text, to] of [
      ['Enemies that push or pull you take 1dmg.', 'other'],
      ['Units that damage you lose 1 Coin.', 'other'],
      ['Enemies that attack you lose 1 Coin.', 'trigger'],
      ['An ally that kills an enemy heals 1.', 'trigger'],
      ['Enemies that end their movement in range 2 take 1dmg.', 'trigger'],
    ] as const) {
      const { program, reasons } = reading('passive', text);
      expect(reasons, text).toEqual([]);
      expect(JSON.stringify(program.rules), text).toMatch(new RegExp(`"(?:to|from)":"${to}"`));
    }
  });

  it('may be a gain, which something else takes the place of', () => {
    const { program } = reading('passive', 'When you would gain Slow, gain 1 Coin instead.');
    expect(bare(program.rules)).toMatchObject([
      { trigger: { on: 'would-gain', token: 't/slow' }, then: [{ node: 'give', token: 't/coin' }] },
    ]);
    for (const text of ['When you would gain Slow, gain 1 Coin.', 'When you would gain Slow, you may heal 1 instead.'])
      expect(reading('passive', text).reasons, text).not.toEqual([]);
  });
});

describe('those who were hit', () => {
  it('are those of the attack before, of the side that is said', () => {
    const { clauses, program } = reading('ability', 'Burst 2, 1dmg. Each enemy hit is pushed 1.');
    expect(clauses).toEqual(['run: Burst 2,', 'run: 1dmg.', 'run: Each enemy hit', 'run: is pushed 1.']);
    expect(bare(program.body)).toMatchObject([
      { then: [{ node: 'damage' }, { node: 'if', if: [{ is: 'side', side: 'enemy' }], then: [{ node: 'push' }] }] },
    ]);
    expect(bare(reading('ability', 'Two enemies in range 3, 1dmg. Units hit lose 1 Coin.').program.body)).toMatchObject(
      [{ node: 'target', then: [{ node: 'damage' }, { node: 'lose', from: 'target' }] }],
    );
  });

  it('are by hand where two attacks were made or no such unit can be among them', () => {
    for (const text of [
      'Range 4, 2dmg. Burst 1 of target, 1dmg. Each enemy hit is Slowed.',
      'Range 3, 1dmg. Enemies in burst 2, 1dmg. Each enemy hit is Slowed.',
      'Enemies in burst 2, 1dmg. Each ally hit is Slowed.',
    ])
      expect(reading('ability', text).reasons, text).not.toEqual([]);
  });
});

describe('what is placed', () => {
  it('goes when what it does comes later, and is not "it" in another ability of the card', () => {
    const text = 'Place a Snare in range 3. At the start of your next turn, burst 1 of it, 2dmg. Remove it.';
    expect(bare(reading('ability', text).program.body)).toMatchObject([
      { node: 'space', then: [{ node: 'place' }] },
      {
        node: 'later',
        then: [
          { node: 'area', of: 'marker' },
          { node: 'remove', what: 'marker' },
        ],
      },
    ]);
    const more = 'Place a Snare in range 3.\n---\nFree Action: Remove the Snare to heal 2.';
    expect(bare(reading('ability', more).program.rules)).toMatchObject([
      {
        program: {
          body: [{ node: 'space', on: 't/snare', yours: true, then: [{ node: 'remove' }, { node: 'heal' }] }],
        },
      },
    ]);
  });
});

describe('you and the target', () => {
  it('have the same done to both', () => {
    expect(bare(reading('ability', 'Range 2, 2dmg. You and the target are Slowed.').program.body)).toMatchObject([
      { then: [{ node: 'damage' }, { node: 'give', to: 'you' }, { node: 'give', to: 'target' }] },
    ]);
  });
});

describe('how many were hit', () => {
  it('is counted and asked behind the attack', () => {
    const text = 'Enemies in burst 2, 1dmg. Gain 1 Coin for each enemy hit.';
    expect(bare(reading('ability', text).program.body)).toMatchObject([
      { node: 'area', then: [{ node: 'damage' }] },
      { node: 'give', to: 'you', count: { terms: [{ each: 1, per: { count: 'hit', side: 'enemy' } }] } },
    ]);
    expect(bare(reading('ability', 'Line 4, 2dmg. If two or more units are hit, heal 2.').program.body)).toMatchObject([
      { node: 'area' },
      { node: 'if', if: [{ is: 'hits', side: 'any', min: 2 }] },
    ]);
  });

  it('is by hand before that, for one of them, and where nothing was done', () => {
    for (const text of ['Gain 1 Coin for each enemy hit.', 'Two enemies in range 3, 2dmg + 1dmg for each enemy hit.'])
      expect(reading('ability', text).reasons, text).not.toEqual([]);
  });
});

describe('what was spent', () => {
  it('can be any number, and counts behind that', () => {
    const { clauses, program } = reading('ability', 'Spend any number of Coins: Range 3, 2dmg per Coin.');
    expect(clauses).toEqual(['run: Spend any number of Coins:', 'run: Range 3,', 'run: 2dmg per Coin.']);
    expect(bare(program.body)).toMatchObject([
      { node: 'lose', token: 't/coin', count: 'any' },
      { node: 'target', then: [{ amount: { terms: [{ each: 2, per: { count: 'lost' } }] } }] },
    ]);
  });

  it('buys what stands behind it', () => {
    expect(reading('ability', 'Spend 2 Coins to heal 3.').program).toMatchObject({
      use: { spend: [{ token: 't/coin', count: 2 }] },
      body: [{ node: 'heal', to: 'you' }],
    });
  });
});

describe('what was done in a turn', () => {
  it('is asked of each enemy at its end', () => {
    const text = 'Range 3, DoT 1.\n---\nAt the end of your turn, each enemy you did not damage loses 1 DoT.';
    expect(bare(reading('ability', text).program.rules)).toMatchObject([
      { trigger: { on: 'turn-end' }, then: [{ node: 'each', who: { if: [{ is: 'not', of: { is: 'struck' } }] } }] },
    ]);
    expect(reading('ability', 'Each enemy you did not damage loses 1 DoT.').reasons).not.toEqual([]);
  });

  it('may be nothing', () => {
    const text = 'At the end of your turn, if you dealt no damage this turn, gain a Coin.';
    expect(bare(reading('passive', text).program.rules)).toMatchObject([
      { then: [{ node: 'if', if: [{ is: 'turn' }, { is: 'not', of: { is: 'did', what: 'damage' } }] }] },
    ]);
  });

  it('is asked when the next one begins, where it says so', () => {
    const text = 'If you were not moved by an enemy, at the start of your next turn, range 5, 3dmg.';
    expect(bare(reading('ability', text).program.body)).toMatchObject([
      { node: 'later', then: [{ node: 'if', if: [{ is: 'not', of: { is: 'forced-lately' } }] }] },
    ]);
    expect(reading('ability', 'If you were not moved by an enemy, range 5, 3dmg.').reasons).not.toEqual([]);
  });
});

describe('who dies unheard', () => {
  it('does so of the damage before it', () => {
    const { program } = reading(
      'ability',
      'Range 1, 4dmg.\nOn kill:\n  The target does not trigger any on-death effects.\n  Heal 2.',
    );
    expect(bare(program.body)).toMatchObject([{ then: [{ node: 'damage', unheard: true }, { node: 'if' }] }]);
    expect(reading('passive', 'The target does not trigger on-death effects.').reasons).not.toEqual([]);
  });
});

const said = (slot: 'ability' | 'passive', text: string): string => {
  const { clauses, program } = reading(slot, text);
  return clauses.some((clause) => clause.startsWith('manual')) ? 'by hand' : tell(program, words);
};

describe('whom something is for that stands behind somebody else', () => {
  it.each([
    ['Allies in burst 2, gain +1 speed until the end of your next turn.', 'for that unit as “you”: you have +1 speed.'],
    [
      'You and allies in burst 2, heal 2 and deal +1 damage until the end of your next turn.',
      'for that unit as “you”: you deal +1 damage.',
    ],
    [
      'Enemies in burst 2, 1dmg, you deal +1 damage until the end of your turn.',
      'each enemy in it: that unit takes 1 damage. Until the end of your turn: you deal +1 damage.',
    ],
    ['Range 4, target heals 5. Heal 2.', 'The target heals 5. You heal 2.'],
    ['Burst 2, 2dmg, heal 1.', 'each unit in it: that unit takes 2 damage. You heal 1.'],
    ['Enemies in burst 2, push 1, move 2.', 'push that unit up to 1 away from you. Move up to 2.'],
    ['Range 4 2x2, 2dmg, fly 3.', 'that unit takes 2 damage. Fly up to 3.'],
    ['Enemies in burst 2, 1dmg, gain +1 speed until the end of your turn.', 'turn: you have +1 speed.'],
    ['Range 3, 2dmg, gain Armor until the start of your next turn.', 'You gain Armor until'],
    ['Enemies in burst 2, Slow, gain Invisible.', 'that unit gains Slow. You gain Invisible.'],
    ['Range 3, heal 2, gain Armor until the start of your next turn.', 'for the target as “you”: you have Armor.'],
    ['Range 2, 1dmg, take +1 damage until the end of your next turn.', 'for the target as “you”: you take +1 damage.'],
    ['Range 3, 2dmg, get -1 speed until the start of your next turn.', 'for the target as “you”: you have −1 speed.'],
    ['Ally in range 2, you each heal 1.', 'You heal 1. The target heals 1.'],
  ])('is those in an area, or you: %s', (text, told) => {
    expect(said('ability', text)).toContain(told);
  });

  it.each([
    'You each heal 1.',
    'Enemies in burst 2, 1dmg, deal +1 damage until the end of your turn.',
    'Enemies in burst 2, heal 2.',
    'Range 3, 2dmg, gain -1 speed until the start of your next turn.',
    'Range 3, Slow, gain +1 speed until the start of your next turn.',
  ])('is by hand where it could be either: %s', (text) => {
    expect(said('ability', text)).toBe('by hand');
  });
});

describe('what one verb is of', () => {
  it.each([
    ['Receive +1 damage and +1 crit.', 'You take +1 damage. Attacks against you have +1 crit.'],
    ['You deal +1 damage and +1 crit.', 'You deal +1 damage. You have +1 crit.'],
    ['Receive +1 damage, +1 crit.', 'by hand'],
  ])('is both of its objects: %s', (text, told) => {
    expect(said('passive', text)).toBe(told);
  });
});

describe('the other branch of more damage', () => {
  it('comes where there is no more of it', () => {
    expect(said('ability', 'Range 4, 1dmg. If the target is Slowed, +2dmg, else push 1.')).toContain(
      'The target takes 1 damage, +2 if the target has Slow. Unless the target has Slow: push the target up to 1',
    );
  });
});
