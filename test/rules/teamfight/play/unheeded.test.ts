import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/snare.json': {
    name: 'Snare',
    text: 'When a unit becomes adjacent, remove this and it deals burst 1, 2dmg.',
  },
};
const B = {
  passives: { 'When an enemy enters range 1': 'They take 1 damage.' },
  defaults: { Lay: 'Range 9, place a Snare.' },
};
const guard = { passives: { Guard: 'When an enemy starts its turn in range 1, it takes 1 damage.' } };
const calm = 'Your movement and location do not trigger reactions';

describe('who goes and stands unheeded', () => {
  it('sets off neither units nor pieces, wherever it goes, and no turn that begins beside somebody', () => {
    const a = { passives: { [calm]: '' } };
    const play = scene('a . B\n. . .', { a, B: { ...B, passives: { ...B.passives, ...guard.passives } } }, { files });
    play.turnOf('B').use('B', 'Lay').pick(1, 1);
    play.turnOf('a').move('a', 0, 1).move('a', 1, 0);
    play.turnOf('a');
    expect(play.shows()).toMatchObject({ a: '10 at 1,0', Snare: '1,1' });
  });

  it('is heeded as its player says, where that is so', () => {
    const a = { passives: { [`${calm}, unless you want it to`]: '' } };
    const play = scene('a . . B', { a, B });
    play.move('a', 2, 0);
    expect(play.asks()).toMatch(/yes/);
    const quiet = scene('a . . B', { a, B }).move('a', 2, 0).pick('no');
    expect(quiet.shows().a).toBe('10 at 2,0');
    expect(play.pick('yes').shows().a).toBe('9 at 2,0');
  });

  it('still hears itself', () => {
    const a = { passives: { [calm]: '', 'When you move': 'Heal 1.' }, hurt: 4 };
    const play = scene('a . . B', { a, B }).move('a', 2, 0);
    expect(play.shows().a).toBe('7 at 2,0');
  });
});
