import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const keg = (text: string) => ({ 'markers/keg.json': { name: 'Keg', text } });

/** Health of whoever stands beside the Keg, once the turn of whoever has placed it begins again. */
function behindBlast(set: string, text: string): string | undefined {
  const a = { abilities: { Set: `Free Action:\n${set}` }, with: ['keg'] };
  const play = scene('a . . B', { a, B: {} }, { files: keg(text) });
  play.use('a', 'Set').pick(2, 0).end().end();
  return play.shows().B;
}

describe('a piece that explodes when it is destroyed', () => {
  const either = 'Explodes when destroyed or at the beginning of your turn: Burst 1, 2dmg.';

  it('explodes once where it destroys itself', () => {
    expect(behindBlast('Place a Keg in range 3.', either)).toBe('8 at 3,0');
    expect(behindBlast('Place a Keg in range 3. It has 1hp.', either)).toBe('8 at 3,0');
  });

  it('explodes once where its card says the same', () => {
    const set = 'Place a Keg in range 3.\nAt the beginning of your next turn, it explodes: burst 1, 2dmg.';
    expect(behindBlast(set, 'Explodes when destroyed: Burst 1, 2dmg.')).toBe('8 at 3,0');
    expect(behindBlast(set, either)).toBe('8 at 3,0');
    const destroyed = 'Place a Keg in range 3.\nAt the beginning of your next turn, destroy it: burst 1, 2dmg.';
    expect(behindBlast(destroyed, 'When destroyed: Burst 1, 2dmg.')).toBe('8 at 3,0');
  });

  it('explodes once where its card only says that it does', () => {
    const set = 'Place a Keg in range 3.\nAt the beginning of your next turn, it explodes.';
    expect(behindBlast(set, 'Explodes when destroyed: Burst 1, 2dmg.')).toBe('8 at 3,0');
  });
});

describe('a piece with health that one teleports to', () => {
  const files = { 'markers/lamp.json': { name: 'Lamp', text: '1hp' } };

  it.each([
    'Teleport to your Lamp and remove it.',
    'Teleport to your Lamp, destroying it.',
    "Teleport to your Lamp's space. Destroy it.",
    'Remove your Lamp to teleport to its space.',
  ])('goes first: %s', (text) => {
    const a = {
      abilities: { Set: 'Free Action:\nPlace a Lamp in range 3.', Go: `Free Action:\n${text}` },
      with: ['lamp'],
    };
    const play = scene('a . . .', { a }, { files });
    play.use('a', 'Set').pick(3, 0).use('a', 'Go');
    expect(play.shows()).toMatchObject({ a: '10 at 3,0' });
    expect(play.shows().Lamp).toBeUndefined();
  });
});
