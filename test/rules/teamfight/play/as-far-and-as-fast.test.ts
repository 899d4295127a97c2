import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'tokens/hook.json': { name: 'Hook' },
  'tokens/fuel.json': { name: 'Fuel' },
  'markers/vent.json': { name: 'Vent' },
  'markers/fire.json': { name: 'Fire', text: 'Hazard: 1dmg' },
  'summons/cart.json': { name: 'Cart', health: 4, speed: 0 },
};

describe('what goes by the speed or the way of somebody', () => {
  it('who is hooked is pulled as far as you went, until it is too far from you', () => {
    const a = {
      passives: { Rope: 'When you move, pull the unit with your Hook the same number of spaces.' },
      defaults: {
        Throw: 'Free Action:\nRange 3, give target your Hook. Ends if they are further than range 3 from you.',
      },
      speed: 2,
    };
    const play = scene('. . a . . B .', { a, B: {} }, { files });
    play.use('a', 'Throw').pick('B').move('a', 0, 0).pick(3, 0);
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '10 at 3,0, Hook' });
  });

  it('who is fast is struck, and no one slower', () => {
    const a = { defaults: { Brake: 'Enemies with more than 3 speed in range 5, 2dmg.' } };
    const play = scene('a . B C', { a, B: { speed: 3 }, C: { speed: 4 } });
    play.use('a', 'Brake');
    expect(play.shows()).toMatchObject({ B: '10 at 2,0', C: '8 at 3,0' });
  });

  it('what a summon had counts as it is gone', () => {
    const a = {
      defaults: {
        Call: 'Free Action:\nSummon a Cart in range 1.',
        Load: 'Free Action:\nCart in range 1 gains 2 Fuel.',
        Burst: 'Free Action:\nDestroy your Cart. It deals burst 2, 1dmg + 1dmg per Fuel it had.',
      },
      with: ['fuel'],
    };
    const play = scene('a . . B\n. . . .', { a, B: {} }, { files });
    play.use('a', 'Call').pick(1, 0);
    play.use('a', 'Load').pick(1, 0).use('a', 'Burst');
    expect(play.shows()).toMatchObject({ a: '7 at 0,0', B: '7 at 3,0' });
  });

  it('each piece that goes strikes whoever is in its space, which becomes something else', () => {
    const a = {
      defaults: {
        Vent: 'Free Action:\nPlace a Vent in range 3.',
        Blow: 'Free Action:\nDestroy any number of Vents in LoS. Each deals 2dmg to the unit in its space, and the space becomes Fire.',
      },
      with: ['vent', 'fire'],
    };
    const play = scene('a . B C', { a, B: {}, C: {} }, { files });
    play.use('a', 'Vent').pick(1, 0).use('a', 'Vent').pick(2, 0);
    play.use('a', 'Blow').pick(2, 0).pick('stop');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '8 at 2,0', C: '10 at 3,0' });
  });

  it('as many pieces come as there are Fuel, beside the first', () => {
    const a = {
      defaults: {
        Load: 'Free Action:\nGain 2 Fuel.',
        Lay: 'Free Action:\nPlace a Vent in range 3, and one more per Fuel you have.',
      },
      with: ['vent', 'fuel'],
    };
    const play = scene('a . . . B', { a, B: {} }, { files });
    play.use('a', 'Load').use('a', 'Lay').pick(1, 0).pick(2, 0).pick(3, 0);
    expect(play.shows().Vent).toBe('1,0 2,0 3,0');
  });
});
