import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const crab = {
  'summons/crab.json': {
    name: 'Crab',
    health: 2,
    speed: 2,
    defaultAbilities: [{ name: 'Pinch', text: 'Range 1, 1dmg.' }],
  },
};

/** Ends turn after turn and says whose they were. */
function order(
  turns: number,
  drawing: string,
  pieces: Parameters<typeof scene>[1],
  more?: Parameters<typeof scene>[2],
): string[] {
  const play = scene(drawing, pieces, more);
  return Array.from({ length: turns }, () => {
    const active = play.active ?? '-';
    play.end();
    return active;
  });
}

describe('rounds and turns', () => {
  it('T-010 T-011: players alternate, each from left to right, and the order stays for the next round', () => {
    const pieces = { a: {}, b: {}, C: {}, D: {} };
    expect(order(6, 'a b . C D', pieces)).toEqual(['a', 'C', 'b', 'D', 'a', 'C']);
    expect(order(6, 'a b . C D', pieces, { first: 1 })).toEqual(['C', 'a', 'D', 'b', 'C', 'a']);
  });

  it('T-010: a player with more heroes goes on alone until the round ends', () => {
    expect(order(5, 'a b c . D', { a: {}, b: {}, c: {}, D: {} })).toEqual(['a', 'D', 'b', 'c', 'a']);
  });

  it('T-010: after the last round the match is over and nothing can be played', () => {
    const play = scene('a . . B', { a: {}, B: {} }, { round: 6 });
    play.end().end();
    expect(play.match.result).toEqual({ places: [1, 1], scores: [0, 0], reason: 'rounds' });
    expect(play.match.seat).toBeUndefined();
    expect(() => play.end()).toThrow('match/over');
  });

  it('T-010: the option "rounds" sets how many there are', () => {
    const play = scene('a . . B', { a: {}, B: {} }, { options: { rounds: 2 } });
    play.end().end().end().end();
    expect(play.match.result?.reason).toBe('rounds');
  });

  it('T-001: either player may concede at any time and loses', () => {
    const play = scene('a . . B', { a: {}, B: {} });
    play.play({ do: 'concede', seat: 1 });
    expect(play.match.result).toEqual({ places: [1, 2], scores: [0, 0], reason: 'conceded' });
  });

  it('T-011 T-012: a dead hero keeps its place; its turn passes by itself and ends what was to last until then', () => {
    const bomb = 'Until the end of your next turn, enemies in range 9 are Undefendable.';
    const play = scene(
      'a . . B C',
      { a: { defaults: { Blow: 'Range 4, 3dmg.' } }, B: { hurt: 8, defaults: { Curse: bomb } }, C: {} },
      { first: 1 },
    );
    play.use('B', 'Curse').end();
    expect(play.state.lasting).toHaveLength(1);
    play.use('a', 'Blow').pick('B').told();
    play.end().end();
    // Round 2: the dead hero's turn comes and goes without a decision.
    expect(play.told()).toContain('B is dead and passes (T-012).');
    expect(play.state.lasting).toHaveLength(0);
    expect([play.active, play.state.round]).toEqual(['a', 2]);
  });

  it('T-013: hero and summons take their turns in any order, each once; a single one is not asked', () => {
    const play = scene('a k . B', { a: {}, k: { card: 'crab', of: 'a' }, B: {} }, { files: crab });
    expect(play.actions()).toEqual([
      { do: 'activate', unit: play.unit('a') },
      { do: 'activate', unit: play.unit('k') },
    ]);
    expect(() => play.end()).toThrow('action/activate-first');
    expect(() => play.activate('B')).toThrow('activate/not-waiting');
    play.activate('k').end();
    expect(play.active).toBe('a');
    play.end();
    expect(play.active).toBe('B');
  });

  it('T-013: the summons of a dead hero still act in its turn', () => {
    const pieces = { a: { hurt: 9 }, k: { card: 'crab', of: 'a' }, B: { defaults: { Blow: 'Range 4, 1dmg.' } } };
    const play = scene('a k . B', pieces, { files: crab, first: 1 });
    play.use('B', 'Blow').pick('a').end();
    expect(play.shows()).toEqual({ a: 'dead', k: '2 at 1,0', B: '10 at 3,0' });
    expect(play.active).toBe('k');
    play.end();
    expect([play.active, play.state.round]).toEqual(['B', 2]);
  });

  it('T-013: a summon takes its turn in the activation that calls it, and so does what a summon has called', () => {
    const files = {
      'summons/nest.json': {
        name: 'Nest',
        health: 2,
        speed: 1,
        defaultAbilities: [{ name: 'Hatch', text: 'Summon a Crab in an empty space in range 1.' }],
      },
      ...crab,
    };
    const build = 'Summon a Nest in an empty space in range 1.';
    const play = scene('a . . . B', { a: { defaults: { Build: build } }, B: {} }, { files });
    play.use('a', 'Build').end().use('Nest', 'Hatch').end();
    expect(play.active).toBe('Crab');
    play.end();
    expect(play.active).toBe('B');
    play.end();
    expect(play.state.turn?.waiting).toEqual([play.unit('a'), play.unit('Nest'), play.unit('Crab')]);
  });

  it('T-015 T-017: one Move Action and one Standard Action in any order, abilities cost the standard one', () => {
    const play = scene('a . . . B', { a: { defaults: { Stab: 'Range 4, 1dmg.', Wait: 'Range 4, 1dmg.' } }, B: {} });
    play.use('a', 'Stab').pick('B');
    expect(() => play.use('a', 'Wait')).toThrow('ability/no-action');
    play.move('a', 1, 0);
    expect(play.usable()).toEqual([]);
    expect(play.shows()).toEqual({ a: '10 at 1,0', B: '9 at 4,0' });
  });

  it('T-019: free actions cost nothing and can be used again and again', () => {
    const play = scene('a . . B', { a: { abilities: { Jab: 'Free Action:\nRange 3, 1dmg.' } }, B: {} });
    play.use('a', 'Jab').pick('B').use('a', 'Jab').pick('B').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('7 at 3,0');
  });

  it('T-019: after sixty actions a unit can only end its turn, so that every match ends', () => {
    const play = scene('a . . B', { a: { abilities: { Rest: 'Free Action:\nHeal 1.' } }, B: {} });
    for (let used = 0; used < 60; used++) play.use('a', 'Rest');
    expect(play.actions()).toEqual([{ do: 'end' }]);
    expect(() => play.use('a', 'Rest')).toThrow('action/too-many');
  });
});

describe('limits', () => {
  it('T-160 T-161 T-162 TC-75: a tapped card misses exactly one own turn', () => {
    const play = scene('a . . B', { a: { abilities: { Blast: 'Tap:\nRange 3, 1dmg.' } }, B: {} });
    play.use('a', 'Blast').pick('B').turnOf('a');
    expect(() => play.use('a', 'Blast')).toThrow('ability/tapped');
    play.turnOf('a').use('a', 'Blast').pick('B');
    expect(play.shows().B).toBe('8 at 3,0');
  });

  it('T-162 TC-76: a card that an enemy taps between two turns misses the next one', () => {
    const play = scene(
      'a . . B',
      {
        a: { abilities: { Blast: 'Range 3, 1dmg.' } },
        B: { abilities: { Jam: '1/Game:\nRange 3, 1dmg, tap one of their abilities.' } },
      },
      { first: 1 },
    );
    play.use('B', 'Jam').pick('a').end();
    expect(play.usable()).toEqual([]);
    play.turnOf('a');
    expect(play.usable()).toEqual(['Blast']);
  });

  it('T-162 TC-76: a card that an enemy taps after it was used in the same round is ready one own turn later', () => {
    const play = scene('a . . B', {
      a: { abilities: { Blast: 'Range 3, 1dmg.' } },
      B: { abilities: { Jam: '1/Game:\nRange 3, 1dmg, tap one of their abilities.' } },
    });
    play.end().use('B', 'Jam').pick('a').end();
    expect([play.active, play.state.round, play.usable()]).toEqual(['a', 2, []]);
    play.turnOf('a');
    expect(play.usable()).toEqual(['Blast']);
  });

  it('T-164 TC-78: a 2/Game ability cannot be used a third time', () => {
    const play = scene('a . . B', { a: { abilities: { Volley: '2/Game:\nRange 3, 1dmg.' } }, B: {} });
    play.use('a', 'Volley').pick('B').turnOf('a').use('a', 'Volley').pick('B').turnOf('a');
    expect(() => play.use('a', 'Volley')).toThrow('ability/used-up');
  });

  it('T-166 TC-79: an Ultimate 4 waits for round 4 and is used once', () => {
    const play = scene('a . . B', { a: { abilities: { End: 'Ultimate 4:\nRange 3, 1dmg.' } }, B: {} }, { round: 3 });
    expect(() => play.use('a', 'End')).toThrow('ability/too-early');
    play.turnOf('a').use('a', 'End').pick('B').turnOf('a');
    expect(() => play.use('a', 'End')).toThrow('ability/used-up');
  });
});
