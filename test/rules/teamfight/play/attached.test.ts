import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const burr =
  'At the start of your turn, destroy this. It deals 3dmg to anyone in its space and 1dmg to anyone else in burst 1.';
const files = { 'markers/burr.json': { name: 'Burr', text: burr } };
const thrower = {
  abilities: {
    Fling: 'Range 4, attach a Burr to the target.',
    Lob: "Target a space in range 4. If there's a unit in the space, attach a Burr to them with +2def. If it doesn't attach to anyone, it drops in that space.",
  },
};

describe('a piece that sticks to a unit', () => {
  it('goes where its bearer goes, by whatever movement, and does there what it says', () => {
    const play = scene('a . . C . .\n. . . . . D', { a: thrower, C: {}, D: {} }, { files });
    play.use('a', 'Fling').pick('C');
    play.turnOf('C').move('C', 4, 0).move('C', 5, 0);
    expect(play.state.markers[0]?.at).toBe(5);
    play.turnOf('a');
    expect([play.shows().C, play.shows().D]).toEqual(['7 at 5,0', '9 at 5,1']);
  });

  it('does not stick where it misses, and lies where nobody is: on the space it was aimed at', () => {
    const missed = scene('a . . C .', { a: thrower, C: {} }, { files, rolls: [2] });
    missed.use('a', 'Lob').pick(3, 0);
    missed.turnOf('C').move('C', 4, 0);
    expect(missed.state.markers.map(({ at, on }) => [at, on])).toEqual([[3, undefined]]);
    missed.turnOf('a');
    expect(missed.shows().C).toBe('9 at 4,0');
    const empty = scene('a . . C .', { a: thrower, C: {} }, { files });
    empty.use('a', 'Lob').pick(1, 0);
    expect(empty.state.markers.map(({ at, on }) => [at, on])).toEqual([[1, undefined]]);
    const hit = scene('a . . C .', { a: thrower, C: {} }, { files, rolls: [3] });
    hit.use('a', 'Lob').pick(3, 0);
    expect(hit.state.markers.map(({ at, on }) => [at, on])).toEqual([[3, hit.unit('C')]]);
  });

  it('is left lying where its bearer dies, and nobody enters what he carries', () => {
    const play = scene(
      'a . C . D',
      { a: { ...thrower, defaults: { Shot: 'Range 5, 9dmg' } }, C: { health: 5 }, D: {} },
      {
        files: { 'markers/burr.json': { name: 'Burr', text: 'When an enemy enters this space, they take 1 damage.' } },
      },
    );
    play.use('a', 'Fling').pick('C');
    play.turnOf('C').move('C', 3, 0);
    expect(play.shows().C).toBe('5 at 3,0');
    play.turnOf('a').use('a', 'Shot').pick('C');
    expect(play.state.markers.map(({ at, on }) => [at, on])).toEqual([[3, undefined]]);
    play.turnOf('D').move('D', 3, 0);
    expect(play.shows().D).toBe('9 at 3,0');
  });
});

describe('a token that is a marker too', () => {
  it('is one piece: given it sticks to the unit, missed it lies on the space, and it speaks for who placed it', () => {
    const text = 'Enemies within range 1 of a Flare are Undefendable.';
    const play = scene(
      'a . C D .',
      {
        a: {
          defaults: { Shot: 'Range 5, +4def, 1dmg' },
          abilities: { Signal: '1/Game, Free Action:\nRange 4, +1def, give the target a Flare.' },
        },
        C: {},
        D: {},
      },
      {
        files: { 'markers/flare.json': { name: 'Flare', text }, 'tokens/flare-token.json': { name: 'Flare', text } },
        rolls: [3],
      },
    );
    play.use('a', 'Signal').pick('C');
    expect(play.state.markers.map(({ on }) => on)).toEqual([play.unit('C')]);
    expect(play.state.units.flatMap(({ tokens }) => tokens)).toEqual([]);
    play.use('a', 'Shot').pick('D');
    expect(play.shows().D).toBe('9 at 3,0');
  });
});

describe('a counter that only a text speaks of', () => {
  it('is gained, kept and counted', () => {
    const play = scene(
      'a . C',
      {
        a: {
          abilities: { Brood: 'Free Action, 2/Game: Gain a Spite counter.' },
          defaults: { Spit: 'Range 2, 1dmg + 2dmg for each Spite counter you have.' },
        },
        C: {},
      },
      {},
    );
    play.use('a', 'Brood').use('a', 'Brood').use('a', 'Spit').pick('C');
    expect(play.shows().C).toBe('5 at 2,0');
  });
});
