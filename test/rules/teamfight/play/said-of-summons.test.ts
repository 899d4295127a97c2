import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const files = {
  'summons/hound.json': { name: 'Hound', health: 3, speed: 2 },
};
const acts = (text: string): Piece => ({ defaults: { Act: text } });

describe('what summons do by the words of whoever brought them', () => {
  const call: Piece = { abilities: { Call: '2/Game, Free Action: Summon a Hound in range 9.' } };

  it('strikes somebody near each of them', () => {
    const a = { ...call, ...acts('Each of your Hounds deals 1dmg to an enemy adjacent to it.') };
    const play = scene('a . . . B . . . . . C', { a, B: {}, C: {} }, { files });
    play.use('a', 'Call').pick(3, 0).use('a', 'Call').pick(9, 0).use('a', 'Act').pick('B').pick('C');
    expect(play.shows()).toMatchObject({ B: '9 at 4,0', C: '9 at 10,0' });
  });

  it('reaches as far from it as is said', () => {
    const a = { ...call, ...acts('Each Hound shoots an enemy in range 2 of it, 1dmg.') };
    const play = scene('a B . . . . C', { a, B: {}, C: {} }, { files });
    play.use('a', 'Call').pick(4, 0).use('a', 'Act').pick('C');
    expect(play.shows()).toMatchObject({ B: '10 at 1,0', C: '9 at 6,0' });
  });

  it('moves one of them first', () => {
    const a = { ...call, ...acts('One of your Hounds may move 2, then deals 2dmg to an adjacent enemy.') };
    const play = scene('a . . . . B', { a, B: {} }, { files });
    play.use('a', 'Call').pick(2, 0).use('a', 'Act').pick('yes').pick(4, 0).pick('B');
    expect(play.shows()).toMatchObject({ B: '8 at 5,0' });
  });

  it('is gone where it explodes', () => {
    const a = { ...call, ...acts('Your Hound explodes: burst 1, 3dmg.') };
    const play = scene('a . . . B', { a, B: {} }, { files });
    play.use('a', 'Call').pick(3, 0).use('a', 'Act');
    expect(play.shows().B).toBe('7 at 4,0');
    expect(play.shows().Hound).toBeUndefined();
  });
});

describe('who must go away', () => {
  it('ends farther from whoever is feared, once in the turn', () => {
    const a = acts('Enemies in burst 2 must move away from you on their next turn.');
    const play = scene('. a B . . .', { a, B: { speed: 2 } });
    play.use('a', 'Act').end();
    expect(() => play.move('B', 0, 0)).toThrow();
    expect(() => play.end()).toThrow();
    play.move('B', 4, 0).end();
    expect(play.shows().B).toBe('10 at 4,0');
  });
});

describe('damage for each space that somebody moves', () => {
  it('comes in the turn that is said', () => {
    const a = acts('Range 3. The target takes 1 damage for each space it moves during its next turn.');
    const play = scene('a B . . .', { a, B: { speed: 3 } });
    play.use('a', 'Act').pick('B').end();
    play.move('B', 3, 0).end();
    expect(play.shows().B).toBe('8 at 3,0');
    play.end();
    play.move('B', 4, 0);
    expect(play.shows().B).toBe('8 at 4,0');
  });
});

describe('more for each thing about whoever is attacked', () => {
  it('is counted for each of them', () => {
    const pack = { passives: { Pack: 'Your attacks deal +1dmg for each ally adjacent to the target.' } };
    const play = scene('a . B c\n. . d .', { a: { ...pack, ...acts('Range 9, 1dmg.') }, B: {}, c: {}, d: {} });
    play.use('a', 'Act').pick('B');
    expect(play.shows().B).toBe('7 at 2,0');
  });
});

describe('who is brought back to life', () => {
  it('comes into the deploy zone with half of its health', () => {
    const a = {
      abilities: { Pray: '1/Game: Bring an ally back to life in range 1 at half health.' },
      defaults: { Jab: 'Free Action, 9/Turn: Range 9, 9dmg.' },
    };
    const play = scene('a . b C', { a, b: { hurt: 9 }, C: {} });
    play.use('a', 'Jab').pick('b').use('a', 'Pray');
    expect(play.shows().b).toBe('5 at 1,0');
  });
});
