import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'tokens/comet.json': { name: 'Comet' },
  'markers/comet-marker.json': { name: 'Comet' },
  'markers/beacon.json': { name: 'Beacon' },
};

const Comet = `2/Game
Enemy without a Comet marker in range 2, not blocked by units, 1dmg + 1dmg per Comet marker on this.

Remove all Comet markers and tokens not on this.
If this missed, remove all Comet markers on this.
Else put a Comet marker on this, on the target, and on the target's space.
---
If there is a Comet marker on the map, at the start of your turn:
This ability repeats, cast from the Comet marker on the map.`;
const a = { abilities: { Comet }, with: ['comet', 'comet-marker'] };

/** Ends turns until somebody is asked. */
function untilAsked(play: ReturnType<typeof scene>): void {
  for (let tries = 0; tries < 20 && play.state.pending === undefined; tries++) {
    if (play.state.turn?.stage === 'activate') play.play({ do: 'activate', unit: play.state.turn.waiting[0] ?? 0 });
    else play.end();
  }
}

describe('what bounces on from turn to turn', () => {
  it('goes on from the piece that it left behind, stronger each time, past nobody who stands in between', () => {
    const play = scene('a . B . C D\n. . . . . .', { a, B: {}, C: {}, D: {} }, { files });
    play.use('a', 'Comet').pick('B');
    expect(play.shows()).toMatchObject({ B: '9 at 2,0, Comet', Comet: '2,0', a: '10 at 0,0, Comet on Comet' });
    play.turnOf('B').move('B', 2, 1);
    untilAsked(play);
    // From where the marker lies: not B, who has one, nor D, before whom C stands.
    expect(play.asks()).toMatch(/^1 space: 4,0 /);
    play.pick('C');
    expect(play.shows()).toMatchObject({ B: '9 at 2,1', C: '8 at 4,0, Comet', Comet: '4,0' });
    play.turnOf('B').move('B', 1, 1);
    untilAsked(play);
    play.pick('D');
    expect(play.shows()).toMatchObject({ C: '8 at 4,0', D: '7 at 5,0, Comet', Comet: '5,0' });
    expect(play.shows().a).toBe('10 at 0,0, 3 Comet on Comet');
  });

  it('is over and as weak as at first once it misses, by the cover that it meets from there', () => {
    const text = Comet.replace('by units,', 'by units, +1def,');
    const pieces = { a: { ...a, abilities: { Comet: text } }, B: {}, C: {} };
    const play = scene('a . B . C\n. . . . .', pieces, { files, rolls: [2] });
    play.use('a', 'Comet').pick('B').rolls(1);
    expect(play.shows()).toMatchObject({ B: '9 at 2,0, Comet', Comet: '2,0' });
    untilAsked(play);
    play.pick('C');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '9 at 2,0', C: '10 at 4,0' });
    // Nothing lies on the map any more.
    play.turnOf('B').turnOf('a');
    expect(play.asks()).toBeUndefined();
  });
});

describe('a cast on death', () => {
  const bolt = { defaults: { Bolt: 'Free Action, 9/Turn: Range 9, 3dmg.' } };

  it('is from where one died, as often as the ability can be used', () => {
    const dying = {
      health: 3,
      abilities: { Nova: '1/Game: Range 2, 2dmg. Enemies in range 1, 1dmg.' },
      passives: { 'On death': 'Cast Nova.' },
    };
    const play = scene('a . B . C D\n. . . . . .', { a: dying, B: {}, C: bolt, D: {} }, { files });
    play.turnOf('C').use('C', 'Bolt').pick('a');
    expect(play.asks()).toMatch(/^1 space: 2,0 /);
    play.pick('B');
    expect(play.shows()).toEqual({ a: 'dead', B: '8 at 2,0', C: '10 at 4,0', D: '10 at 5,0' });
  });

  it('takes away first what lies there, as far as one wants', () => {
    const passives = {
      'On death': 'You may remove any number of Comet markers and tokens, from the map or units. Then cast Comet.',
    };
    const play = scene('a . B . C\n. . . . .', { a: { ...a, health: 3, passives }, B: bolt, C: {} }, { files });
    play
      .use('a', 'Comet')
      .pick('B')
      .turnOf('B')
      .use('B', 'Bolt')
      .pick('a')
      .pick('yes')
      .pick(2, 0)

      .pick('yes');
    expect(play.shows()).toMatchObject({ a: 'dead', B: '9 at 2,0' });
    play.pick('B');
    expect(play.shows()).toMatchObject({ B: '7 at 2,0, Comet', Comet: '2,0' });
  });
});

describe('an ability that is used from elsewhere', () => {
  const Hook = 'Free Action, 2/Turn: Range 2, +2def beyond range 1, 2dmg, pull 1.';

  it.each([
    'Cast Hook from your Beacon.',
    'Use Hook as if you were at your Beacon.',
    'Use Hook as though from one of your Beacons.',
    'Use Hook, cast from the Beacon on the map.',
  ])('is measured, pulls and misses from there: %s', (text) => {
    const abilities = { Lay: 'Free Action: Place a Beacon in range 9.', Far: `Free Action, 2/Turn: ${text}`, Hook };
    const play = scene(
      'a . . . . . . . B\n. . . . . . . . .',
      { a: { abilities, with: ['beacon'] }, B: {} },
      { files },
    );
    play.use('a', 'Lay').pick(6, 0).rolls(3).use('a', 'Far').pick('B').pick(7, 0);
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '8 at 7,0', Beacon: '6,0' });
    expect(play.state.stack).toEqual([]);
    expect(play.usable()).toContain('Hook');
  });

  it('is chosen among several, and is used from nowhere else where none is there', () => {
    const abilities = {
      Lay: 'Free Action: Place a Beacon in range 9.',
      Far: 'Free Action, 2/Turn: Cast Hook from one of your Beacons.',
      Hook,
    };
    const play = scene(
      'a B . . . . . . C\n. . . . . . . . .',
      { a: { abilities, with: ['beacon'] }, B: {}, C: {} },
      { files },
    );
    play.use('a', 'Far');
    expect(play.shows()).toMatchObject({ B: '10 at 1,0', C: '10 at 8,0' });
    play.use('a', 'Lay').pick(6, 0).use('a', 'Lay').pick(3, 1).use('a', 'Far');
    expect(play.asks()).toBe('1 space: 6,0 3,1');
    play.pick(3, 1).rolls(6).pick('B').pick(2, 0);
    expect(play.shows()).toMatchObject({ B: '8 at 2,0', C: '10 at 8,0' });
  });

  it('may be from an ally or a summon, who is nobody’s target by that', () => {
    const abilities = { Far: 'Free Action, 2/Turn: Use Hook from an ally in range 9.', Hook };
    const play = scene(
      'a . . . . . b . C\n. . . . . . . . .',
      { a: { abilities }, b: {}, C: {} },
      { files, rolls: [3] },
    );
    play.use('a', 'Far').pick('C').pick(7, 0);
    expect(play.shows()).toEqual({ a: '10 at 0,0', b: '10 at 6,0', C: '8 at 7,0' });
  });
});

describe('abilities that may be used from elsewhere', () => {
  const pieces = (passive: string) => ({
    a: {
      abilities: { Lay: 'Free Action: Place a Beacon in range 9.', Rest: 'Free Action, 1/Turn: Heal 1.' },
      defaults: { Jab: 'Free Action, 3/Turn: Range 2, 2dmg.' },
      passives: { Lamp: passive },
      with: ['beacon'],
    },
    B: {},
    C: {},
  });

  it.each([
    'Your default abilities can be used as if you were at any Beacon.',
    'You may use Jab from your Beacon.',
    'Jab can also be cast from any of your Beacons.',
  ])('are used from where their player says, and only where they reach somebody: %s', (passive) => {
    const play = scene('a B . . . . . . C\n. . . . . . . . .', pieces(passive), { files });
    play.use('a', 'Jab').pick('B');
    play.use('a', 'Lay').pick(7, 0).use('a', 'Jab');
    expect(play.asks()).toBe('1 space: 0,0 7,0');
    play.pick(7, 0);
    expect(play.asks()).toMatch(/^1 space: 8,0 /);
    play.pick('C').use('a', 'Jab').pick(0, 0).pick('B').use('a', 'Rest');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '6 at 1,0', C: '8 at 8,0' });
    expect(play.asks()).toBeUndefined();
  });
});

describe('what an ability does each turn', () => {
  it('comes again only once it was used', () => {
    const text =
      '1/Game: Burst 2, enemies, 1dmg.\n---\nAt the end of your turn, this ability repeats from your Beacon.';
    const abilities = { Lay: 'Free Action: Place a Beacon in range 9.', Rain: text };
    const play = scene('a . . . B\n. . . . .', { a: { abilities, with: ['beacon'] }, B: {} }, { files });
    play.use('a', 'Lay').pick(3, 0).end();
    expect(play.shows().B).toBe('10 at 4,0');
    play.turnOf('a').use('a', 'Rain').end();
    expect(play.shows().B).toBe('9 at 4,0');
    play.turnOf('a').end();
    expect(play.shows().B).toBe('8 at 4,0');
  });

  it('may come for the rest of the game', () => {
    const Storm =
      '1/Game: Burst 2, enemies take 1dmg. Repeat this at the start of each of your turns for the rest of the game.';
    const play = scene('a . B\n. . .', { a: { abilities: { Storm } }, B: {} }, { files });
    play.turnOf('B').turnOf('a');
    expect(play.shows().B).toBe('10 at 2,0');
    play.use('a', 'Storm').turnOf('B').turnOf('a');
    expect(play.shows().B).toBe('8 at 2,0');
    play.turnOf('B').turnOf('a');
    expect(play.shows().B).toBe('7 at 2,0');
  });
});
