import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('whom one has dealt with before', () => {
  it('is whoever was a target in the turn before, and nobody else', () => {
    const a = { defaults: { Peck: 'Range 9, 1dmg. If you targeted the same unit last turn, 3dmg instead.' } };
    const play = scene('a . B C', { a, B: {}, C: {} });
    play.use('a', 'Peck').pick('B').turnOf('B').turnOf('a').use('a', 'Peck').pick('C');
    expect(play.shows()).toMatchObject({ B: '9 at 2,0', C: '9 at 3,0' });
    play.turnOf('B').turnOf('a').use('a', 'Peck').pick('C');
    expect(play.shows()).toMatchObject({ B: '9 at 2,0', C: '6 at 3,0' });
    play.turnOf('B').turnOf('a').turnOf('B').turnOf('a').use('a', 'Peck').pick('C');
    expect(play.shows().C).toBe('5 at 3,0');
  });

  it('is not whom the use under way is on', () => {
    const a = { defaults: { Peck: 'Free Action, 3/Turn:\nRange 9, 1dmg, +2dmg if you attacked them this turn.' } };
    const play = scene('a . B', { a, B: {} }).use('a', 'Peck').pick('B');
    expect(play.shows().B).toBe('9 at 2,0');
    play.use('a', 'Peck').pick('B');
    expect(play.shows().B).toBe('6 at 2,0');
    play.turnOf('B').turnOf('a').use('a', 'Peck').pick('B');
    expect(play.shows().B).toBe('5 at 2,0');
  });

  it('is asked of one ability by its name', () => {
    const a = {
      defaults: { Peck: 'Free Action, 1/Turn:\nRange 9, 1dmg', Nip: 'Free Action, 1/Turn:\nRange 9, 1dmg' },
      abilities: { Bite: 'Range 9, 2dmg, +2dmg if you used Peck on them this turn.' },
    };
    const start = () => scene('a . B C', { a, B: {}, C: {} });
    expect(start().use('a', 'Peck').pick('B').use('a', 'Bite').pick('B').shows().B).toBe('5 at 2,0');
    expect(start().use('a', 'Nip').pick('B').use('a', 'Bite').pick('B').shows().B).toBe('7 at 2,0');
    expect(start().use('a', 'Peck').pick('C').use('a', 'Bite').pick('B').shows().B).toBe('8 at 2,0');
  });

  it('leaves out who was attacked', () => {
    const a = {
      defaults: { Peck: 'Free Action, 3/Turn:\nNearest enemy in LoS you haven’t attacked this turn, 1dmg.' },
    };
    const play = scene('a . B C', { a, B: {}, C: {} }).use('a', 'Peck').use('a', 'Peck');
    expect(play.shows()).toMatchObject({ B: '9 at 2,0', C: '9 at 3,0' });
  });
});

describe('the turn of whoever has the next one', () => {
  const ring = (when: string) => ({
    abilities: { Ring: `1/Game, Free Action:\nAll enemies, 1dmg. ${when}, all enemies, 2dmg.` },
  });

  it('ends for any hero', () => {
    const play = scene('a b B', { a: ring('At the end of the next unit’s turn'), b: {}, B: {} }).use('a', 'Ring');
    expect(play.shows().B).toBe('9 at 2,0');
    play.turnOf('B');
    expect(play.shows().B).toBe('9 at 2,0');
    play.turnOf('b');
    expect(play.shows().B).toBe('7 at 2,0');
    play.turnOf('a').turnOf('B');
    expect(play.shows().B).toBe('7 at 2,0');
  });

  it('starts for an enemy', () => {
    const play = scene('a b B', { a: ring('At the start of the next enemy hero’s turn'), b: {}, B: {} });
    play.use('a', 'Ring').turnOf('B');
    expect(play.shows().B).toBe('7 at 2,0');
  });
});

describe('every third time', () => {
  it('counts those between, in all turns', () => {
    const a = {
      passives: { Stacks: 'Every third time you hit an enemy, heal 2.' },
      hurt: 6,
      defaults: { Peck: 'Free Action, 2/Turn:\nRange 9, 1dmg' },
    };
    const play = scene('a . B', { a, B: {} }).use('a', 'Peck').pick('B').use('a', 'Peck').pick('B');
    expect(play.shows().a).toBe('4 at 0,0');
    play.turnOf('B').turnOf('a').use('a', 'Peck').pick('B');
    expect(play.shows().a).toBe('6 at 0,0');
    play.use('a', 'Peck').pick('B');
    expect(play.shows().a).toBe('6 at 0,0');
  });
});

describe('who swaps as an attack names its target', () => {
  const B = { defaults: { Shot: 'Range 9, 2dmg' } };

  it('turns it to whoever stands there then', () => {
    const a = {
      passives: { Proxy: 'When an ally in range 3 is targeted, you may swap places with them. You become the target.' },
    };
    const start = () => scene('a b . B', { a, b: {}, B }).turnOf('B').use('B', 'Shot').pick('b');
    expect(start().pick('yes').shows()).toMatchObject({ a: '8 at 1,0', b: '10 at 0,0' });
    expect(start().pick('no').shows()).toMatchObject({ a: '10 at 0,0', b: '8 at 1,0' });
  });
});
