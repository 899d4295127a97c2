import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const sweep = { Sweep: 'Enemies in burst 2, 1dmg.', Jab: 'Range 3, 1dmg.' };

describe('an attack that strikes several', () => {
  it('is answered once it is through, for each whom it has harmed', () => {
    const passives = { 'When you deal damage to two or more enemies': 'Heal 1 for each.' };
    const play = scene('B a C\n. . .', { a: { defaults: sweep, passives, hurt: 5 }, B: {}, C: {} });
    play.use('a', 'Sweep');
    expect(play.shows()).toMatchObject({ a: '7 at 1,0', B: '9 at 0,0', C: '9 at 2,0' });
  });

  it('is not answered where it strikes fewer', () => {
    const passives = { 'When you deal damage to two or more enemies': 'Heal 1 for each.' };
    const play = scene('B a .\n. . .', { a: { defaults: sweep, passives, hurt: 5 }, B: {} });
    play.use('a', 'Sweep');
    expect(play.shows()).toMatchObject({ a: '5 at 1,0', B: '9 at 0,0' });
  });

  it('counts no damage that does not arrive, but whom it has hit', () => {
    const shut = { passives: { 'You are immune to damage': '' } };
    const passives = {
      'When you damage two or more enemies': 'Heal 2.',
      'When you hit two or more enemies': 'Heal 1.',
    };
    const play = scene('B a C\n. . .', { a: { defaults: sweep, passives, hurt: 5 }, B: {}, C: shut });
    play.use('a', 'Sweep');
    expect(play.shows()).toMatchObject({ a: '6 at 1,0', B: '9 at 0,0', C: '10 at 2,0' });
  });
});
