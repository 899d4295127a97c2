import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('damage of a condition or a hazard', () => {
  it.each([
    ['Take half damage from DoT', 9],
    ['Take half damage from Hazard and DoT', 9],
    ['You take no damage from DoT', 10],
    ['Take half damage from hazards', 8],
    ['You take +1 damage from DoT', 7],
  ])('is changed where it is of that: %s', (text, left) => {
    const play = scene('b . . A', { b: { passives: { [text]: '' }, tokens: { dot: 2 } }, A: {} });
    play.end();
    expect(play.shows().b).toBe(`${left} at 0,0, 2 DoT`);
  });

  it('is not what somebody deals who has that condition', () => {
    const B = { passives: { 'Take half damage from DoT': '' } };
    const play = scene('a B', { a: { defaults: { Jab: 'Range 1, 2dmg.' }, tokens: { dot: 1 } }, B });
    play.use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('8 at 1,0');
  });
});

describe('who may be targeted through walls', () => {
  const walled = 'a # B\n. . .';
  const shot = { defaults: { Shot: 'Range 4, 1dmg.' } };

  it.each([
    'You may target Slowed enemies ignoring walls.',
    'You can target enemies with Slow through walls from range 4.',
  ])('is whom the text says: %s', (text) => {
    const play = scene(walled, { a: { ...shot, passives: { Scent: text } }, B: { tokens: { slow: 1 } } });
    play.use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('9 at 2,0, Slow');
  });

  it('is nobody else', () => {
    const a = { ...shot, passives: { Scent: 'You may target Slowed enemies ignoring walls.' } };
    const play = scene(walled, { a, B: {} });
    expect(() => play.use('a', 'Shot').pick('B')).toThrow();
  });

  it('is the target, for allies too, until then', () => {
    const a = {
      abilities: {
        Ping: 'Range 4, ignoring walls, until the end of your next turn, allies ignore walls when targeting them.',
      },
    };
    const play = scene('a # B .\n# . . .\nb . . .', { a, b: shot, B: {} });
    play.use('a', 'Ping').pick('B').end().end();
    play.use('b', 'Shot').pick('B');
    expect(play.shows().B).toBe('9 at 2,0');
  });
});
