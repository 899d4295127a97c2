import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const acts = (text: string): Piece => ({ defaults: { Act: text } });

describe('what everybody says at a table', () => {
  it('strikes from each of one’s own, whatever they are called', () => {
    const files = { 'summons/hound.json': { name: 'Hound', health: 3, speed: 2 } };
    const call = { abilities: { Call: '2/Game, Free Action: Summon a Hound in range 9.' } };
    for (const text of [
      'Each Hound you own deals 1dmg to an enemy in range 2.',
      'Each Hound of yours deals 1dmg to an enemy in range 2 of it.',
    ]) {
      const play = scene('a . . . B . . . . . C', { a: { ...call, ...acts(text) }, B: {}, C: {} }, { files });
      play.use('a', 'Call').pick(3, 0).use('a', 'Call').pick(8, 0).use('a', 'Act').pick('B').pick('C');
      expect(play.shows(), text).toMatchObject({ B: '9 at 4,0', C: '9 at 10,0' });
    }
  });

  it('asks whether one is so oneself, where nobody was named', () => {
    const hidden = { conditions: { Dazed: 'You have -1 speed.' } };
    const a = {
      abilities: { Sway: 'Free Action: Gain Dazed.' },
      ...acts('If Dazed: range 9, 3dmg. Else: range 9, 1dmg.'),
    };
    const files = { 'conditions/dazed.json': { name: 'Dazed', text: hidden.conditions.Dazed } };
    const play = scene('a . . B', { a, B: {} }, { files });
    play.use('a', 'Act').pick('B');
    expect(play.shows().B).toBe('9 at 3,0');
    const dazed = scene('a . . B', { a, B: {} }, { files });
    dazed.use('a', 'Sway').use('a', 'Act').pick('B');
    expect(dazed.shows().B).toBe('7 at 3,0');
  });

  it('deals more to those who are so', () => {
    const files = { 'conditions/burn.json': { name: 'Burn', text: 'At the end of your turn, take 1 damage.' } };
    const zeal = { passives: { Zeal: 'Damage you deal to Burning enemies is increased by 2.' } };
    const a = { ...zeal, abilities: { Light: 'Free Action: Range 9, Burn.' }, ...acts('Range 9, 1dmg.') };
    const play = scene('a . . B', { a, B: {} }, { files });
    play.use('a', 'Light').pick('B').use('a', 'Act').pick('B');
    expect(play.shows().B).toBe('7 at 3,0, Burn');
  });
});
