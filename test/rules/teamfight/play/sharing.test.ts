import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = { 'counters/soot.json': { name: 'Soot' } };
const hide =
  '1/Game, Free Action:\nTarget ally in range 1.\n' +
  "Take your figure off the map. You share the ally's space and cannot move away.\n" +
  'Abilities targeting you have +2def. You also take any Soot or conditions the ally takes.\n' +
  'When this effect ends, place yourself as close as possible to the target.\n---\nStandard Action: End this effect';
const units = {
  a: { abilities: { Pocket: hide } },
  b: {},
  C: { defaults: { Foul: 'Range 6, Slow. Give 2 Soot.', Shove: 'Range 6, push 1.', Kill: 'Range 6, 20dmg' } },
};

describe('who stands in the place of somebody else', () => {
  it('goes where the other one goes, and comes out beside it', () => {
    const play = scene('a b . . C\n. . . . .', units, { files });
    play.use('a', 'Pocket').pick('b');
    expect(play.shows()).toMatchObject({ a: '10 at 1,0', b: '10 at 1,0' });
    expect(play.destinations()).toEqual([]);
    play.end().turnOf('b').move('b', 2, 1);
    expect(play.shows()).toMatchObject({ a: '10 at 2,1', b: '10 at 2,1' });
    play
      .end()
      .turnOf('a')
      .play({ do: 'use', unit: play.unit('a'), ability: 1 });
    expect(play.shows().b).toBe('10 at 2,1');
    expect(play.shows().a).not.toBe('10 at 2,1');
    expect(play.usable()).not.toContain('Pocket');
  });

  it('is harder to target, is not pushed out, and takes what the other one takes', () => {
    const play = scene('a b . . C\n. . . . .', units, { files });
    play.use('a', 'Pocket').pick('b').end();
    play.turnOf('C').use('C', 'Foul').pick(1, 0).pick('b');
    expect(play.shows().a).toContain('Slow');
    expect(play.shows().a).toContain('2 Soot');
    play.end().turnOf('C').use('C', 'Shove').pick(1, 0).rolls(3).pick('a');
    expect(play.asks()).toBeUndefined();
    expect(play.shows().a).toContain('at 1,0');
  });

  it('stays where the other one was when that dies', () => {
    const play = scene('a b . . C\n. . . . .', units, { files });
    play.use('a', 'Pocket').pick('b').end();
    play.turnOf('C').use('C', 'Kill').pick(1, 0).pick('b');
    expect(play.shows()).toMatchObject({ a: '10 at 1,0', b: 'dead' });
    play.end().turnOf('a');
    expect(play.destinations()).toContain('1,1');
  });
});
