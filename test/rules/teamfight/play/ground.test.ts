import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('ground with a text of its own, painted on a map', () => {
  const bog = (text: string) => ({
    files: { 'terrain/bog.json': { name: 'Bog', text } },
    terrain: { f: 'scene/bog' },
  });

  it('T-173: does something to whoever comes in, and to nobody who goes elsewhere', () => {
    const play = scene('. a f', { a: {} }, bog('When a unit enters this space, it takes 1 damage.'));
    play.move('a', 0, 0);
    expect(play.shows().a).toBe('10 at 0,0');
    const wet = scene('. a f', { a: {} }, bog('When a unit enters this space, it takes 1 damage.'));
    wet.move('a', 2, 0);
    expect(wet.shows().a).toBe('9 at 2,0');
  });

  it.each([
    'Units that end their turn on this take 2 damage.',
    'When a unit ends its turn on this, it takes 2 damage.',
    'If a unit ends their turn on this, they take 2 damage.',
  ])('does something to whoever ends its turn there: %s', (text) => {
    const play = scene('. a f', { a: {} }, bog(text));
    play.move('a', 2, 0).end();
    expect(play.shows().a).toBe('8 at 2,0');
    const dry = scene('. a f', { a: {} }, bog(text));
    dry.move('a', 0, 0).end();
    expect(dry.shows().a).toBe('10 at 0,0');
  });

  it('changes what stands on it', () => {
    const play = scene('f b . . .\n. . . . .', { b: { speed: 2 } }, bog('Units on this have +1 speed.'));
    play.move('b', 0, 0);
    expect(play.shows().b).toBe('10 at 0,0');
  });

  it('counts once where several pieces of it were laid beside what is painted', () => {
    const laid = { a: { abilities: { Flood: 'Free Action:\nTwo empty spaces in range 3, place a Bog in each.' } } };
    const play = scene('. a . . f', laid, bog('Units that end their turn on this take 2 damage.'));
    play.use('a', 'Flood').pick(2, 0).pick(3, 0).move('a', 3, 0).end();
    expect(play.shows().a).toBe('8 at 3,0');
  });

  it('reaches as far as it says from where it is painted', () => {
    const play = scene('a . . f', { a: {} }, bog('Units that end their turn in range 1 of this take 1 damage.'));
    play.move('a', 2, 0).end();
    expect(play.shows().a).toBe('9 at 2,0');
    const far = scene('a . . f', { a: {} }, bog('Units that end their turn in range 1 of this take 1 damage.'));
    far.move('a', 1, 0).end();
    expect(far.shows().a).toBe('10 at 1,0');
  });

  it.each(['You ignore Bog.', 'Bog does not slow you.'])(
    'costs nobody more movement who does not feel it: %s',
    (text) => {
      const mire = {
        files: { 'terrain/bog.json': { name: 'Bog', enterCost: 2, text: 'Difficult ground.' } },
        terrain: { f: 'scene/bog' },
      };
      const wader = { speed: 3, passives: { Waders: text } };
      const play = scene('a f f f . .\n# # # # # #\nb f f f . .', { a: wader, b: { speed: 3 } }, mire);
      play.move('a', 3, 0);
      expect(play.shows().a).toBe('10 at 3,0');
      const other = scene('b f f f . .', { b: { speed: 3 }, a: wader }, mire);
      expect(() => other.move('b', 2, 0)).toThrow();
    },
  );
});
