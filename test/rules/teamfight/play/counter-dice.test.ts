import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'counters/pressure.json': { name: 'Pressure' },
  'cards/gauges.json': {
    name: 'Pressure',
    text: 'Pressure is kept with dice. When a hero ends their turn with 2 or more Pressure dice, they take 5dmg.',
  },
};

describe('a counter that is kept with dice', () => {
  const pump = { Pump: 'Free Action: Gain 5 Pressure.' };

  it('has its second die from the seventh on', () => {
    const play = scene('a . . B', { a: { abilities: pump, with: ['pressure'] }, B: {} }, { files });
    play.use('a', 'Pump').turnOf('B').turnOf('a');
    expect(play.shows().a).toBe('10 at 0,0, 5 Pressure');
    play.use('a', 'Pump').turnOf('B');
    expect(play.shows().a).toBe('5 at 0,0, 10 Pressure');
  });

  it('may be kept from the next die once, and what the text does comes instead', () => {
    const valve = {
      'The first time you would gain a second Pressure die': 'Cancel the gain. Clear all your Pressure. Heal 2.',
    };
    const a = { abilities: pump, passives: valve, with: ['pressure'], hurt: 6 };
    const play = scene('a . . B', { a, B: {} }, { files });
    play.use('a', 'Pump');
    expect(play.shows().a).toBe('4 at 0,0, 5 Pressure');
    play.use('a', 'Pump');
    expect(play.shows().a).toBe('6 at 0,0');
    play.use('a', 'Pump').use('a', 'Pump');
    expect(play.shows().a).toBe('6 at 0,0, 10 Pressure');
  });

  it('is asked for in dice', () => {
    const bold = { 'While you have 2 or more Pressure dice, you have +1 speed.': '' };
    const a = { speed: 2, abilities: pump, passives: bold, with: ['pressure'] };
    const play = scene('a . . . . B', { a, B: {} }, { files });
    play.use('a', 'Pump');
    expect(() => play.move('a', 3, 0)).toThrow();
    expect(play.use('a', 'Pump').move('a', 3, 0).shows().a).toBe('10 at 3,0, 10 Pressure');
  });
});
