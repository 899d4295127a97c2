import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/cinders.json': { name: 'Cinders' },
  'markers/peat.json': { name: 'Peat', text: 'Difficult terrain.' },
  'counters/florin.json': { name: 'Florin' },
};

describe('what comes whether an attack hits or misses', () => {
  it('is done to a target that was missed', () => {
    const a = { abilities: { Net: 'Range 3, +2def, 2dmg. Hit or miss, they gain 1 Florin.' } };
    const play = scene('a . B\n. . .', { a, B: {} }, { files });
    play.rolls(1).use('a', 'Net').pick('B');
    expect(play.shows().B).toBe('10 at 2,0, Florin');
  });

  it('is done once to one that was hit', () => {
    const a = { abilities: { Net: 'Range 3, +2def, 2dmg. They gain 1 Florin, even on a miss.' } };
    const play = scene('a . B\n. . .', { a, B: {} }, { files });
    play.rolls(6).use('a', 'Net').pick('B');
    expect(play.shows().B).toBe('8 at 2,0, Florin');
  });
});

describe('those of an area who are told apart', () => {
  it('are struck where they are in it, and once', () => {
    const a = { abilities: { Quake: 'Burst 2, enemies in Peat take 2dmg.' } };
    const peat = ['1,0', '1,1', '4,0'].map((at) => ({ kind: 'peat', at }));
    const play = scene('a B C . D\n. E . . .', { a, B: {}, C: {}, D: {}, E: {} }, { files, map: { markers: peat } });
    play.use('a', 'Quake');
    expect(play.shows()).toMatchObject({ B: '8 at 1,0', C: '10 at 2,0', D: '10 at 4,0', E: '8 at 1,1' });
  });

  it('take another number than the rest', () => {
    const a = { abilities: { Quake: 'Burst 2, 1dmg, 3dmg to those on Peat.' } };
    const play = scene('a B C\n. . .', { a, B: {}, C: {} }, { files, map: { markers: [{ kind: 'peat', at: '1,0' }] } });
    play.use('a', 'Quake');
    expect(play.shows()).toMatchObject({ B: '7 at 1,0', C: '9 at 2,0' });
  });
});

describe('a larger number for a price', () => {
  const a = { abilities: { Fling: 'Free Action, 1/Turn: Ally in range 3 flies 1. They may take 1dmg to make it 3.' } };

  it('is there for the one who has paid', () => {
    const play = scene('a b . . B\n. . . . .', { a, b: {}, B: {} }, { files });
    play.use('a', 'Fling').pick('b').pick('yes');
    expect(play.asks()).toContain('3,1');
    expect(play.shows().b).toBe('9 at 1,0');
  });

  it('is not there for one who has not', () => {
    const play = scene('a b . . B\n. . . . .', { a, b: {}, B: {} }, { files });
    play.use('a', 'Fling').pick('b').pick('no');
    expect(play.asks()).not.toContain('3,1');
    expect(play.shows().b).toBe('10 at 1,0');
  });
});

describe('what is laid where somebody stood', () => {
  it('lies under those who died of it, too', () => {
    const a = {
      abilities: { Nova: 'All other units in burst 1, 3dmg. Put Cinders in every space that had a unit in it.' },
    };
    const play = scene('a B .\n. C .', { a, B: { health: 3 }, C: {} }, { files });
    play.use('a', 'Nova');
    expect(play.state.markers.filter((one) => one !== undefined).length).toBe(2);
    expect(play.shows().C).toContain('7 at 1,1');
  });
});

describe('what is given to somebody who has it', () => {
  const a = {
    passives: { "You would Slow an enemy that's already Slowed": 'Take 2 damage.' },
    abilities: { Net: 'Free Action, 3/Turn: Range 3, Slow.' },
  };

  it('is answered only then, although it does not add up', () => {
    const play = scene('a . B\n. . .', { a, B: {} });
    play.use('a', 'Net').pick('B');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '10 at 2,0, Slow' });
    play.use('a', 'Net').pick('B');
    expect(play.shows()).toMatchObject({ a: '8 at 0,0', B: '10 at 2,0, Slow' });
  });
});

describe('the health of an enemy', () => {
  const a = { passives: { Thirst: 'When you damage the health (not overshield) of an enemy hero, gain 1 Florin.' } };

  it('is not what overshield has taken', () => {
    const play = scene(
      'a B C',
      { a: { ...a, abilities: { Sweep: 'Burst 2, 2dmg.' } }, B: { overshield: 2 }, C: {} },
      { files },
    );
    play.use('a', 'Sweep');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0, Florin', B: '10 at 1,0', C: '8 at 2,0' });
  });
});

describe('somebody adjacent to both', () => {
  it('is the one who can be struck', () => {
    const a = { abilities: { Cleave: 'Range 1, 2dmg, and 1dmg to an enemy adjacent to you and them.' } };
    const play = scene('a B .\nC D .\n. E .', { a, B: {}, C: {}, D: {}, E: {} }, { files });
    play.use('a', 'Cleave').pick('B');
    expect(play.asks()).toBe('1 space: 0,1 1,1 0,0 1,0');
    play.pick('C');
    expect(play.shows()).toMatchObject({ B: '8 at 1,0', C: '9 at 0,1', D: '10 at 1,1' });
  });
});

describe('what comes if somebody lives until then', () => {
  const a = {
    abilities: {
      Dare: "Range 3, 1dmg. If they die before your next turn ends, gain 1 Florin. If they don't, take 3 damage.",
    },
  };

  it('comes at that moment', () => {
    const play = scene('a . B\n. . .', { a, B: {} }, { files });
    play.use('a', 'Dare').pick('B').end().end();
    expect(play.shows().a).toBe('10 at 0,0');
    play.turnOf('a').end();
    expect(play.shows().a).toBe('7 at 0,0');
  });

  it('does not come where somebody has died', () => {
    const play = scene('a . B C\n. . . .', { a, B: { health: 1 }, C: {} }, { files });
    play.use('a', 'Dare').pick('B');
    play.turnOf('a').end();
    expect(play.shows().a).toBe('10 at 0,0, Florin');
  });
});

describe('until the end of that turn', () => {
  it('is the turn of whoever was told of', () => {
    const a = {
      abilities: {
        Hex: 'Range 3, 1dmg. At the start of their next turn, they have -2 speed until the end of that turn.',
      },
    };
    const play = scene('a . . . . . . . B\n. . . . . . . . .', { a: { ...a, speed: 9 }, B: { speed: 3 } }, { files });
    play.move('a', 5, 0).use('a', 'Hex').pick('B').end().activate('B');
    expect(play.destinations()).not.toContain('6,1');
    play.end();
    play.turnOf('B');
    expect(play.destinations()).toContain('6,1');
  });
});

describe('those on a hazard', () => {
  it('stand where one is painted or laid, and nowhere else', () => {
    const a = { abilities: { Flare: 'Burst 3, enemies on hazards take 2dmg.' } };
    const more = {
      files: { ...files, 'markers/brand.json': { name: 'Brand', text: 'Hazard: 1dmg.' } },
      map: {
        markers: [{ kind: 'brand', at: '1,0' }],
        hazards: [{ name: 'Pit', effect: '1dmg', cells: ['2,0'] }],
      },
    };
    const play = scene('a B C D\n. . . .', { a, B: {}, C: {}, D: {} }, more);
    play.use('a', 'Flare');
    expect(play.shows()).toMatchObject({ B: '8 at 1,0', C: '8 at 2,0', D: '10 at 3,0' });
  });
});

describe('how many there may be, behind one number or another', () => {
  it('is so whichever of them comes', () => {
    const a = { abilities: { Save: 'Free Action, 9/Turn: Gain 1 Florin, or 2 if you are Slowed. (max 2)' } };
    const play = scene('a . B\n. . .', { a, B: {} }, { files });
    play.use('a', 'Save').use('a', 'Save').use('a', 'Save');
    expect(play.shows().a).toBe('10 at 0,0, 2 Florin');
  });
});
