import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const hero = (name: string) => ({ card: `saltmarch/${name}` });
const map = (row: string, rows = 2): string =>
  [row, ...Array.from({ length: rows - 1 }, () => row.replaceAll(/[^.]/g, '.'))].join('\n');

/** Cards of the shipped set by their printed texts: what runs through several parts of the engine. */
describe('a printed card', () => {
  it('Street of Fire: flames lie until the start of Cinder Joan’s next turn, and burn who enters', () => {
    const play = scene(map('j......B'), { j: hero('joan'), B: { speed: 4 } }, { round: 3 });
    play.use('j', 'Street of Fire').pick(2, 0).pick(3, 0).pick(4, 0).pick(5, 0).pick(6, 0).pick(6, 1).end();
    expect(play.shows().Flame).toBe('3,0 4,0 5,0 6,0 6,1');
    play.move('B', 6, 0);
    expect(play.shows().B).toBe('8 at 6,0');
    play.turnOf('j');
    expect(play.shows().Flame).toBeUndefined();
  });

  it('Take the Blow: Brack swaps into the blow and is hit in place of his ally', () => {
    const play = scene(map('B...a.b.'), { B: hero('calloway'), a: {}, b: hero('brack') }, { first: 1, rolls: [3] });
    play.use('B', 'Long Musket').pick('a');
    expect(play.asks()).toBe('1 react: b:Take the Blow stop');
    play.pick('b', 'Take the Blow');
    expect(play.shows()).toMatchObject({ a: '10 at 6,0' });
    expect(play.shows().b).toMatch(/ at 4,0/);
  });

  it('Never Here: a 4 does not beat +1def and +3, so Finn is gone before the shot, with one Luck more', () => {
    const play = scene(
      map('a...B...'),
      { a: { defaults: { Shot: 'Range 6, +1def, 4dmg.' } }, B: hero('finn') },
      { rolls: [4] },
    );
    play.turnOf('a').use('a', 'Shot').pick('B').pick('B', 'Never Here').pick(6, 0);
    expect(play.shows().B).toBe('7 at 6,0, 2 Luck');
  });

  it('Second Thoughts: Finn spends Luck on a worse die and rolls again', () => {
    const play = scene(
      map('f..B....'),
      { f: { ...hero('finn'), tokens: { 'saltmarch/luck': 1 } }, B: {} },
      { rolls: [1, 5] },
    );
    play.turnOf('f').use('f', 'Pocket Knife').pick('B').pick('yes');
    expect(play.shows().B).toBe('8 at 3,0');
  });

  it('Breakers: what stops a push costs the target 1 more', () => {
    const play = scene(map('m.BC....'), { m: hero('maren'), B: {}, C: { size: 1 } });
    play.use('m', 'Rip Current').pick('B').pick('Pull 2').pick('stop');
    expect(play.shows().B).toBe('9 at 2,0');
    const wall = scene('m . B #\n. . . .', { m: hero('maren'), B: {} });
    wall.use('m', 'Rip Current').pick('B').pick('Push 2').pick(2, 0);
    expect(wall.shows().B).toBe('8 at 2,0');
  });

  it('Feed the Tide: the summon dies and takes its neighbours along; Old Promise heals Granny Brine', () => {
    const pieces = { g: { ...hero('brine'), hurt: 2, health: 8 }, c: { card: 'saltmarch/mud-crab', of: 'g' }, B: {} };
    const play = scene(map('g..cB...'), pieces);
    const before = play.state.units[0]?.health ?? 0;
    play.activate('g').use('g', 'Feed the Tide').pick('c');
    expect(play.shows()).toMatchObject({ c: 'dead', B: '7 at 4,0' });
    expect(play.state.units[0]?.health).toBe(before + 1);
  });

  it('Keg Drop: shot to pieces, the keg hurts everybody beside it', () => {
    const play = scene(map('p....B..'), { p: { ...hero('pell') }, B: {} });
    play.use('p', 'Keg Drop').pick(2, 0).turnOf('p').use('p', 'Pistol').pick(2, 0);
    expect(play.shows()).toMatchObject({ B: '10 at 5,0' });
    expect(play.match.log.some((event) => event.event === 'died')).toBe(true);
  });

  it('Signal: an ally moves and uses a default ability in Wick’s turn', () => {
    const play = scene(map('w.b.B...'), { w: hero('wick'), b: { defaults: { Poke: 'Range 1, 1dmg.' } }, B: {} });
    play.turnOf('w').use('w', 'Signal').pick('b').pick('yes').pick(3, 0).pick('yes').pick('B');
    expect(play.shows()).toMatchObject({ b: '10 at 3,0', B: '9 at 4,0' });
  });
});
