import { describe, expect, it } from 'vitest';
import { read } from '../../../../rules/teamfight/notation/read.ts';
import { wordsFrom } from '../../../../rules/teamfight/notation/words/words.ts';
import { bare, reading } from './vocabulary.ts';

const body = (text: string) => {
  const { program, reasons } = reading('ability', text);
  return reasons.length > 0 ? 'by hand' : bare(program.body);
};

describe('somebody who is named without a place', () => {
  it('is anybody in sight, where a text begins so', () => {
    const healed = (side: string) => [
      { node: 'target', sight: true, who: { side }, then: [{ node: 'heal', to: 'target', amount: { base: 3 } }] },
    ];
    expect(body('Target heals 3.')).toEqual(healed('any'));
    expect(body('1/Game: Target ally heals 3.')).toEqual(healed('ally'));
    expect(body('Choose an ally. They heal 3.')).toEqual(healed('ally'));
    expect(body('Free Action: Pick another unit, they gain Slow.')).toMatchObject([{ who: { except: ['you'] } }]);
  });

  it('is by hand later on, or where more is said of them that is not known', () => {
    for (const text of [
      'Sing a little. Target heals 3.',
      'Move 2. Choose an ally. They heal 3.',
      'Choose an ally of good standing. They heal 3.',
      'Choose an enemy that blinked, 2dmg',
    ])
      expect(body(text), text).toBe('by hand');
  });
});

describe('whom before how much', () => {
  it('is dealt as the other way round', () => {
    for (const [one, other] of [
      ['Deal each adjacent enemy 2 damage', 'Deal 2 damage to each adjacent enemy'],
      ['Range 2, give Slow. Deal the target 2dmg', 'Range 2, give Slow. Deal 2dmg to the target'],
      ['Deal all enemies in burst 2 3dmg', 'Deal 3dmg to all enemies in burst 2'],
    ] as const)
      expect(body(one), one).toEqual(body(other));
    expect(body('Deal you 2 damage')).toBe('by hand');
  });
});

describe('a piece that sticks to somebody', () => {
  const snare = { node: 'place', marker: 't/snare', attached: true };

  it('is attached to whoever is chosen, named or in an area', () => {
    for (const text of ['Range 2, attach a Snare to the target', 'Range 2, stick your Snare onto them'])
      expect(body(text), text).toMatchObject([{ node: 'target', then: [{ ...snare, on: 'target' }] }]);
    expect(body('Pin a Snare to an enemy in range 3')).toMatchObject([
      { node: 'target', range: { max: 3 }, then: [{ ...snare, on: 'target' }] },
    ]);
    expect(body('Attach a Snare to each enemy in burst 1')).toMatchObject([
      { node: 'area', then: [{ ...snare, on: 'each' }] },
    ]);
  });

  it('is by hand for pieces larger than a space, for nobody and for places', () => {
    for (const text of [
      'Range 2, attach a Mist to the target',
      'Attach a Snare',
      'Range 2, attach a Snare to the wall',
      'Range 2, attach a Wolf to the target',
      'Place a Snare in range 2. It drops in that space.',
    ])
      expect(body(text), text).toBe('by hand');
  });
});

describe('a name with stops in it', () => {
  const words = wordsFrom([
    { kind: 'summon', ref: 't/mk', name: 'M.K. Two', text: '', owners: [], fields: {} },
    { kind: 'summon', ref: 't/r-x', name: 'R.Xa', text: '', owners: [], fields: {} },
  ]);
  const nodes = (text: string) => JSON.stringify(read({ slot: 'ability', name: '', text }, words).program.body);

  it('is one name, and a stop behind it still ends the sentence', () => {
    expect(nodes('Summon an R.Xa in range 1. Move 1.')).toContain('"card":"t/r-x"');
    expect(nodes('Summon an R.Xa in range 1. Move 1.')).toContain('"node":"move"');
    expect(nodes('Range 1, 2dmg.Move 1.')).toContain('"node":"move"');
  });
});

describe('a space that is chosen by what is there', () => {
  it('is where a unit or a piece is, and by hand where more is said of either', () => {
    const chosen = (more: object) => [
      { node: 'space', on: 't/snare', ...more, then: [{ node: 'space', from: 'space' }] },
    ];
    const go = 'Teleport to an empty space adjacent to the target.';
    expect(body(`Enemy or Snare in LoS. ${go}`)).toMatchObject(chosen({ or: { side: 'enemy' }, sight: true }));
    expect(body(`A Snare or an allied hero in range 3, ignoring walls. ${go}`)).toMatchObject(
      chosen({ or: { side: 'ally', kind: 'hero' }, range: { max: 3 }, sight: false }),
    );
    for (const text of [
      `Ally or Snare with a Mark in LoS. ${go}`,
      `Ally or Snare. ${go}`,
      `Ally or Moon in LoS. ${go}`,
      'Ally or Snare in LoS. Deal the target 2 damage.',
      'Ally or Snare in LoS, 2dmg.',
    ])
      expect(body(text), text).toBe('by hand');
  });
});

describe('an ability that keeps from the basic move', () => {
  it('says so of the basic move only', () => {
    const kept = (text: string) => {
      const { program, reasons } = reading('ability', text);
      return reasons.length === 0 && program.use?.needs !== undefined && program.body.length === 2;
    };
    for (const text of [
      "Range 2, 2dmg. Can't be used on the same turn as your standard Move Action.",
      'Range 2, 2dmg. This cannot be used in the same turn as your normal move.',
    ])
      expect(kept(text), text).toBe(true);
    for (const text of [
      "Range 2, 2dmg. Can't be used on the same turn as Long Shot.",
      "Range 2, 2dmg. Can't be used on the same turn as your Move Action.",
    ])
      expect(body(text), text).toBe('by hand');
  });
});

describe('phases', () => {
  it('are by hand where no text goes into them', () => {
    expect(body('In phase 2, range 1, 2dmg.')).toBe('by hand');
    expect(body('Switch to phase 2.')).toBe('by hand');
  });
});

describe('the one with the least or most health', () => {
  it('is nobody’s choice, and by hand of several', () => {
    const weakest = [{ node: 'target', forced: 'weakest', who: { side: 'enemy' }, range: { max: 3 } }];
    for (const text of [
      'Lowest health enemy in range 3, 2dmg',
      'The enemy with the least hp in range 3 takes 2 damage.',
    ])
      expect(body(text), text).toMatchObject(weakest);
    expect(body('Heal the ally with the most health in LoS for 1.')).toMatchObject([{ forced: 'healthiest' }]);
    for (const text of ['Enemies with the lowest health in range 2, 1dmg', 'Lowest health enemies in range 2, 1dmg'])
      expect(body(text), text).toBe('by hand');
  });
});

describe('a name that only begins as that of a piece does', () => {
  const words = wordsFrom(
    (['Ember Seed Planted', 'Moss'] as const).map((name) => ({
      kind: 'token' as const,
      ref: `t/${name}`,
      name,
      text: '',
      owners: [],
      fields: {},
    })),
  );
  const fixes = (text: string) =>
    read({ slot: 'ability', name: '', text }, words).clauses.flatMap(({ fix, status }) => [
      status,
      ...(fix ? [fix] : []),
    ]);

  it('is offered in full and never assumed', () => {
    expect(fixes('Range 2, give an Ember Seed token.')).toEqual(['run', 'manual', 'give an Ember Seed Planted token']);
    expect(fixes('Range 2, give a Moss token.')).not.toContain('manual');
    expect(fixes('Range 2, give a Coal Seed token.').filter((one) => one.includes('Planted'))).toEqual([]);
  });
});

describe('what a piece says about itself as a thing on the table', () => {
  const statuses = (text: string) => reading('token', text).clauses.map((clause) => clause.split(':')[0]);

  it('is a reminder, and by hand where it says more', () => {
    for (const text of [
      'Use this to track your shots.',
      'This marks the space of your old camp.',
      "This is the place you'll return to.",
      'Flip this face down when you are hit, and face up at the start of your turn.',
    ])
      expect(statuses(text), text).toEqual(['reminder']);
    for (const text of [
      'This marks a unit that cannot hide.',
      'This shows 2 shots.',
      'This is the place you fear.',
      'Use this to track your shots, which are doubled when angry.',
    ])
      expect(statuses(text), text).toContain('manual');
  });
});
