import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'tokens/thistle.json': { name: 'Thistle', text: 'Reduce the next damage you take by 1, then lose this.' },
  'tokens/burr.json': { name: 'Burr' },
  'tokens/nettle.json': { name: 'Nettle', text: 'When you get this, take 1dmg.' },
};

describe('a token that lessens the next damage and then is lost', () => {
  it('is lost once, so that another one is left', () => {
    const play = scene(
      'a B',
      {
        a: { abilities: { Cover: 'Free Action:\nGain 2 Thistles.' } },
        B: { abilities: { Jab: 'Free Action:\nRange 1, undefendable, 2dmg.' } },
      },
      { files },
    );
    play.use('a', 'Cover').turnOf('B').use('B', 'Jab').pick('a');
    expect(play.shows().a).toMatch(/^9 /);
    play.use('B', 'Jab').pick('a');
    expect(play.shows().a).toMatch(/^8 /);
    play.use('B', 'Jab').pick('a');
    expect(play.shows().a).toMatch(/^6 /);
  });
});

describe('a token that is asked for and moved', () => {
  it('is no longer with whom it comes from', () => {
    const abilities = {
      Stick: 'Free Action:\nRange 9, undefendable, give a Burr.',
      Pluck: 'Free Action:\nRange 9, undefendable, 1dmg. If the target has a Burr, move it to you.',
    };
    const play = scene('a B', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Stick').pick('B').use('a', 'Pluck').pick('B');
    expect(play.state.units.map(({ tokens }) => tokens.length)).toEqual([1, 0]);
  });
});

describe('a token that harms whoever gets it', () => {
  it('does so with the first one, too, and once for each', () => {
    const play = scene('a .', { a: { abilities: { Sting: 'Free Action:\nGain a Nettle.' } } }, { files });
    expect(play.use('a', 'Sting').shows().a).toMatch(/^9 /);
    expect(play.use('a', 'Sting').shows().a).toMatch(/^8 /);
  });
});
