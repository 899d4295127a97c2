import { describe, expect, it } from 'vitest';
import { reading } from '../notation/vocabulary.ts';
import { scene } from '../support.ts';

const limpet =
  'If they move 3 or more spaces in a turn, they lose the Limpet. At the end of their turn, remove the Limpet and it deals burst 1, 4dmg.';
const files = { 'tokens/limpet.json': { name: 'Limpet', text: limpet } };
const stick = (spaces: number) =>
  `Range 9, target gets a Limpet. If they move ${spaces} or more spaces in a turn, they lose the Limpet. At the end of their turn, remove the Limpet and burst 1, 4dmg, centered on their space.`;

describe('a token that does something where its bearer stands', () => {
  const units = { a: { defaults: { Stick: stick(3) } }, B: { speed: 4 }, C: {} };

  it('strikes its bearer and all around it', () => {
    const play = scene('a . . B C . .', units, { files }).use('a', 'Stick').pick('B');
    expect(play.shows().B).toBe('10 at 3,0, Limpet');
    play.turnOf('B').end();
    expect(play.shows()).toMatchObject({ B: '6 at 3,0', C: '6 at 4,0' });
  });

  it('is shaken off by who goes far enough', () => {
    const play = scene('a . . B . . .\n. . . C . . .', units, { files }).use('a', 'Stick').pick('B');
    play.turnOf('B').move('B', 6, 0).end();
    expect(play.shows()).toMatchObject({ B: '10 at 6,0', C: '10 at 3,1' });
  });

  it('is played by its own text, and only what its card says otherwise is by hand', () => {
    const play = scene('a . . B . . .\n. . . C . . .', { ...units, a: { defaults: { Stick: stick(4) } } }, { files });
    play.use('a', 'Stick').pick('B').turnOf('B').move('B', 6, 0).end();
    expect(play.shows()).toMatchObject({ B: '10 at 6,0' });
  });
});

describe('a facing that nothing asks for', () => {
  it('keeps only its own alternative from being played', () => {
    const text = 'Choose one:\n- Range 9, 2dmg\n- Note your facing. At the start of your next turn, range 3+, 5dmg.';
    const play = scene('a . . B', { a: { defaults: { Aim: text } }, B: {} }).use('a', 'Aim');
    play.pick('Range 9, 2dmg').pick('B');
    expect(play.shows().B).toBe('8 at 3,0');
    expect(new Set(reading('default', text).reasons)).toEqual(new Set(['it does not say what the facing is for']));
  });
});
