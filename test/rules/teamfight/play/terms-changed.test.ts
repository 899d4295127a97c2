import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const cinder = { 'counters/cinder.json': { name: 'Cinder' } };
const duel = (a: Piece, B: Piece = {}) =>
  scene('a . B\n. . .', { a, B: { health: 20, ...B } }, { alone: true, files: cinder });

describe('what an ability costs no more', () => {
  const abilities = {
    Blast: 'Free Action, Spend a Cinder:\nRange 3, undefendable, 2dmg.',
    Harvest: 'Free Action, 1/Game:\nBlast does not cost Cinders. You can use it up to 3/Turn.',
  };

  it('need not be there and is not lost, as often as it says', () => {
    const play = duel({ abilities });
    expect(play.usable()).toEqual(['Harvest']);
    play.use('a', 'Harvest');
    for (const _ of [1, 2, 3]) play.use('a', 'Blast').pick('B');
    expect(play.shows().B).toBe('14 at 2,0');
    expect(play.usable()).not.toContain('Blast');
    play.turnOf('B').turnOf('a').use('a', 'Blast').pick('B');
    expect(play.shows().B).toBe('12 at 2,0');
  });

  it('stays where it is had', () => {
    const play = duel({ abilities, tokens: { 'scene/cinder': 1 } })
      .use('a', 'Harvest')
      .use('a', 'Blast')
      .pick('B');
    expect(play.shows().a).toBe('10 at 0,0, Cinder');
  });
});

describe('what was spent', () => {
  const abilities = {
    Knives: 'Spend any number of Cinders. Range 3, undefendable, 1dmg for each. On kill, regain them.',
  };

  it('comes back as it was counted', () => {
    const play = duel({ abilities, tokens: { 'scene/cinder': 3 } }, { health: 2 });
    play.use('a', 'Knives').pick('yes').pick('yes').pick('yes').pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0, 3 Cinder', B: 'dead' });
  });

  it('is gone where nobody dies', () => {
    const play = duel({ abilities, tokens: { 'scene/cinder': 3 } })
      .use('a', 'Knives')
      .pick('yes')
      .pick('yes')
      .pick('yes')
      .pick('B');
    expect(play.shows()).toEqual({ a: '10 at 0,0', B: '17 at 2,0' });
  });
});

describe('who is hit first', () => {
  it('is whom one runs into', () => {
    const play = scene(
      'a . . B .\n. . . . .',
      { a: { abilities: { Charge: 'Move 4 in a straight line. First enemy hit takes 2dmg.' } }, B: {} },
      { alone: true },
    );
    play.use('a', 'Charge').pick(2, 0);
    expect(play.shows()).toEqual({ a: '10 at 2,0', B: '8 at 3,0' });
  });
});

describe('hazards of one’s own', () => {
  const fire = { 'markers/fire.json': { name: 'Fire', text: 'Hazard: 2dmg' } };
  const ember = { abilities: { Ember: 'Free Action: Place a Fire in range 2.' } };

  it('do nothing to whoever has laid them, and to others all that they do', () => {
    const a = { ...ember, passives: { Warm: "Your Hazards don't damage you." } };
    const play = scene('a . .\n. . B', { a, B: ember }, { alone: true, files: fire });
    play.use('a', 'Ember').pick(1, 0).move('a', 1, 0);
    expect(play.shows().a).toBe('10 at 1,0');
    play
      .turnOf('B')
      .move('B', 1, 0 + 1)
      .use('B', 'Ember')
      .pick(0, 0);
    play.turnOf('a').move('a', 0, 0);
    expect(play.shows().a).toBe('8 at 0,0');
  });
});
