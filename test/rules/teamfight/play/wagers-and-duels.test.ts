import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const files = {
  'tokens/chip.json': { name: 'Chip' },
  'markers/caltrop.json': { name: 'Caltrop' },
};

describe('what was spent', () => {
  it('T-141: multiplies the damage so many times, until the turn ends', () => {
    const a: Piece = {
      defaults: { Shot: 'Free Action, 9/Turn:\nRange 3, 2dmg.' },
      abilities: {
        Wager: 'Free Action:\nSpend all Chips. Until the end of your turn you deal +50% damage for each Chip spent.',
      },
      tokens: { 'scene/chip': 2 },
    };
    const play = scene('a B', { a, B: { health: 20 } }, { files });
    play.use('a', 'Shot').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0, 2 Chip', B: '18 at 1,0' });
    play.use('a', 'Wager').use('a', 'Shot').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '14 at 1,0' });
    play.turnOf('a').use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('12 at 1,0');
  });

  it('is filled up again, whatever is left', () => {
    const a: Piece = { abilities: { Reload: 'Fill your Chips up to 3.' }, tokens: { 'scene/chip': 2 } };
    expect(scene('a B', { a, B: {} }, { files }).use('a', 'Reload').shows().a).toBe('10 at 0,0, 2 Chip, Chip');
  });
});

describe('tokens of a target', () => {
  const B: Piece = { health: 20, tokens: { 'scene/chip': 3 } };

  it.each([
    ['Range 3, 1dmg + 1dmg per Chip on the target. Remove one.', '16 at 1,0, 2 Chip'],
    ['Range 3, 1dmg per Chip on the target, then remove two Chips.', '17 at 1,0, Chip'],
    ['Range 3, 1dmg for each Chip they have. Remove all Chips.', '17 at 1,0'],
    ['Enemies in burst 2, 1dmg for each Chip they have. Remove all Chips.', '17 at 1,0'],
  ])('are counted, and then so many go: %s', (Shot, left) => {
    const play = scene('a B', { a: { defaults: { Shot } }, B }, { files }).use('a', 'Shot');
    if (play.state.pending) play.pick('B');
    expect(play.shows().B).toBe(left);
  });

  it('bring once what the passive and the token say both, when there are so many', () => {
    const most = {
      'tokens/card.json': {
        name: 'Card',
        text: 'When you have 5 of these, lose them and take 5 irreducible damage.',
      },
    };
    const a: Piece = {
      passives: { 'A unit gains a fifth Card': 'They lose all Cards and take 5 irreducible damage.' },
      defaults: { Deal: 'Range 3, 1dmg, give a Card.' },
    };
    const play = scene('a B', { a, B: { health: 20, tokens: { 'scene/card': 4 } } }, { files: most });
    expect(play.use('a', 'Deal').pick('B').shows().B).toBe('14 at 1,0');
  });

  it('go on to somebody else in range', () => {
    const Pass = 'Range 1, move all their Chips to a unit in range 2 of them.';
    const play = scene('a B . C', { a: { defaults: { Pass } }, B, C: {} }, { files });
    play.use('a', 'Pass').pick('B').pick('C');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '20 at 1,0', C: '10 at 3,0, 3 Chip' });
  });
});

describe('a duel', () => {
  const a: Piece = {
    defaults: { Shot: 'Free Action, 9/Turn:\nRange 4, 2dmg.' },
    abilities: {
      Duel: '1/Game, Free Action:\nEnemy hero in LoS. Until one of you dies, you can only target each other, and deal +100% damage to each other.',
    },
  };
  const shoots: Piece = { health: 8, defaults: { Shot: 'Free Action, 9/Turn:\nRange 4, 2dmg.' } };

  it('leaves either only the other to aim at, and ends with one of them', () => {
    const play = scene('a b . B C', { a, b: {}, B: shoots, C: {} });
    play.use('a', 'Duel').pick('B').use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('4 at 3,0');
    // A space may be chosen in which nobody can be hit (T-091).
    play.use('a', 'Shot').pick('C').use('a', 'Shot').pick('B');
    expect(play.shows()).toMatchObject({ B: 'dead', C: '10 at 4,0' });
    play.use('a', 'Shot').pick('C');
    expect(play.shows().C).toBe('8 at 4,0');
  });

  it('binds the other one, too', () => {
    const play = scene('a b . B C', { a, b: {}, B: shoots, C: {} });
    play.use('a', 'Duel').pick('B').turnOf('B').use('B', 'Shot').pick('b').use('B', 'Shot').pick('a');
    expect(play.shows()).toMatchObject({ a: '6 at 0,0', b: '10 at 1,0' });
  });
});

describe('some spaces of an area', () => {
  it('are chosen in it, empty ones where it says so', () => {
    const Sow = 'Range 2 2x2, place a Caltrop in up to two empty spaces in the area.';
    const play = scene('a . B\n. . .', { a: { defaults: { Sow } }, B: {} }, { files });
    play.use('a', 'Sow').pick(1, 0).pickArea([1, 0], [2, 0], [1, 1], [2, 1]);
    expect(() => play.pick(2, 0)).toThrow();
    expect(() => play.pick(0, 1)).toThrow();
    play.pick(1, 1).pick(2, 1);
    expect(play.shows()).toMatchObject({ Caltrop: '1,1 2,1' });
  });
});

describe('whoever brings it home', () => {
  it('needs both, the place and what is brought', () => {
    const map = { deploy: { red: ['0,0'], blue: ['3,0'] } };
    const a: Piece = {
      passives: { Home: 'If you end your turn in your deploy zone with a Chip, lose it and score 1 point.' },
    };
    const points = (drawing: string, tokens: Record<string, number>): readonly number[] =>
      scene(drawing, { a: { ...a, tokens }, B: {} }, { files, map }).end().points;
    expect(points('a . B .', {})).toEqual([0, 0]);
    expect(points('. a B .', { 'scene/chip': 1 })).toEqual([0, 0]);
    expect(points('a . B .', { 'scene/chip': 1 })).toEqual([1, 0]);
  });
});
