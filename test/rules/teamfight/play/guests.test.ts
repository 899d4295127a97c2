import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const spring = (text: string) => ({ 'markers/spring.json': { name: 'Spring', text } });
const lay = { abilities: { Lay: 'Free Action: Place a Spring in range 2.' } };

describe('a piece that heals', () => {
  it('heals whoever comes to it, and not who has laid it', () => {
    const files = spring('When an ally enters, heal 2 and remove this.');
    const play = scene('a . . b . C', { a: { ...lay, hurt: 3 }, b: { hurt: 3 }, C: {} }, { files });
    play.use('a', 'Lay').pick(2, 0).end().end();
    play.move('b', 2, 0);
    expect(play.shows()).toMatchObject({ a: '7 at 0,0', b: '9 at 2,0' });
  });

  it('strikes whoever comes to it or begins a turn there', () => {
    const files = spring('Enemies entering this or starting their turn here take 1dmg.');
    const play = scene('a . B .', { a: lay, B: {} }, { files });
    play.use('a', 'Lay').pick(2, 0).end();
    expect(play.shows()).toMatchObject({ B: '9 at 2,0' });
  });
});
