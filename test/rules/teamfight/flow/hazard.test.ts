import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const fire = (...cells: string[]) => ({ map: { hazards: [{ name: 'Fire', effect: '1dmg', cells }] } });
const older = { options: { preset: 'older' as const } };
const shover: Piece = { defaults: { Shove: 'Range 1, push 1.' } };

describe('a hazard', () => {
  it('T-180 TC-85: one pushed in by an enemy and walking out in its own turn is hurt once', () => {
    const play = scene('A b . .', { A: shover, b: {} }, { first: 1, ...fire('2,0') });
    play.use('A', 'Shove').pick('b').pick(2, 0);
    expect(play.shows().b).toBe('9 at 2,0');
    play.end().move('b', 3, 0).end();
    expect(play.shows().b).toBe('9 at 3,0');
  });

  it('T-181 TC-85: by the older rules it is hurt twice', () => {
    const play = scene('A b . .', { A: shover, b: {} }, { first: 1, ...fire('2,0'), ...older });
    play.use('A', 'Shove').pick('b').pick(2, 0).end();
    play.move('b', 3, 0).end();
    expect(play.shows().b).toBe('8 at 3,0');
  });

  it.each([
    ['T-180 TC-86: one that acts in it and stays is hurt once, at the end of its turn', {}, 10, 9],
    ['T-181 TC-86: by the older rules one that acts in it is hurt by each action', older, 8, 8],
  ])('%s', (_, rules, afterActions, afterTurn) => {
    const a = { defaults: { Shot: 'Range 4, 1dmg.' }, abilities: { Cheer: 'Free Action:\nAlly in range 4 heals 1.' } };
    const play = scene('a c . B', { a, c: {}, B: {} }, { ...fire('0,0'), ...rules });
    play.use('a', 'Shot').pick('B').use('a', 'Cheer').pick('c');
    expect(play.shows().a).toBe(`${afterActions} at 0,0`);
    play.end();
    expect(play.shows().a).toBe(`${afterTurn} at 0,0`);
  });

  it.each([
    ['T-182 TC-88: a walk through three of its spaces triggers it three times', {}, 7],
    ['T-181 TC-88: by the older rules once an action', older, 9],
    ['T-182: by the option "hazardLimit" once a turn', { options: { hazardLimit: 'hazard' as const } }, 9],
    [
      'T-181 T-182: by the option "hazardTrigger" alone each space once an action',
      { options: { hazardTrigger: 'touch' as const } },
      7,
    ],
  ])('%s', (_, rules, health) => {
    const play = scene('a . . . . B', { a: { speed: 4 }, B: {} }, { ...fire('1-3,0'), ...rules });
    play.move('a', 4, 0).end();
    expect(play.shows().a).toBe(`${health} at 4,0`);
  });

  it.each([
    ['T-180 TC-89: one pushed in that stays through its own turn is hurt in both turns', {}, 8],
    ['T-181 TC-89: by the older rules only when it is pushed', older, 9],
  ])('%s', (_, rules, health) => {
    const play = scene('A b . .', { A: shover, b: {} }, { first: 1, ...fire('2,0'), ...rules });
    play.use('A', 'Shove').pick('b').pick(2, 0).end().end();
    expect(play.shows().b).toBe(`${health} at 2,0`);
  });

  it('T-180: one that leaves and comes back in the same turn is hurt once by the same space', () => {
    const play = scene('a . . B', { a: { speed: 3 }, B: {} }, fire('1,0'));
    play.move('a', 1, 0).move('a', 0, 0).move('a', 1, 0).end();
    expect(play.shows().a).toBe('9 at 1,0');
  });

  it('T-053: does not touch who flies, nor who is immune', () => {
    const passives: Record<string, string>[] = [
      { 'You are always Flying': '' },
      { 'Fire proof': 'You are immune to hazards.' },
    ];
    for (const passive of passives) {
      const play = scene('a . B', { a: { speed: 1, passives: passive }, B: {} }, fire('1,0'));
      play.move('a', 1, 0).end();
      expect(play.shows().a).toBe('10 at 1,0');
    }
  });

  it('T-174: markers and terrain whose text is a hazard are hazards', () => {
    const files = {
      'markers/coals.json': { name: 'Coals', text: 'Hazard: 2dmg.' },
      'terrain/lava.json': { name: 'Lava', text: 'Hazard: 3dmg.' },
    };
    const play = scene(
      'a c L . B',
      { a: { speed: 3 }, c: { card: 'coals' }, B: {} },
      { files, terrain: { L: 'lava' } },
    );
    play.move('a', 3, 0).end();
    expect(play.shows()).toEqual({ a: '5 at 3,0', B: '10 at 4,0', Coals: '1,0' });
  });

  it('T-100: is no area, so who is immune to areas is hurt', () => {
    const a = { passives: { Careful: 'You are immune to areas.' } };
    const b = { defaults: { Blast: 'Burst 1, 2dmg.' } };
    const play = scene('a . B', { a, B: b }, fire('1,0'));
    expect(play.move('a', 1, 0).shows().a).toBe('9 at 1,0');
    play.end().use('B', 'Blast');
    expect(play.shows().a).toBe('9 at 1,0');
  });

  it('can kill the unit whose turn it is, and play goes on with the other side', () => {
    const play = scene('a . B', { a: { hurt: 9 }, B: {} }, fire('1,0'));
    play.move('a', 1, 0);
    expect([play.shows().a, play.active, play.points]).toEqual(['dead', 'B', [0, 1]]);
  });
});
