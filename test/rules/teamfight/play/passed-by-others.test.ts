import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('those whom somebody else moves through', () => {
  it('are harmed, pushed aside as that one sees it, and no others', () => {
    const text =
      'Ally in LoS moves 3 in a straight line, ignoring units. Each unit it moves through takes 2dmg and is pushed 1 to the side.';
    const play = scene('c . . . . .\nb . D . . .\n. . . . . E', {
      c: { abilities: { Send: text } },
      b: {},
      D: {},
      E: {},
    });
    play.use('c', 'Send').pick('b').pick(3, 1).pick(2, 0);
    expect(play.shows()).toMatchObject({ b: '10 at 3,1', D: '8 at 2,0', E: '10 at 5,2' });
  });

  it('are passed where it can be on a way that is not straight', () => {
    const text = 'Ally in LoS moves 3. Enemies it passes take 1dmg.';
    const play = scene('c . . . . .\nb D . . . .\n. . . . . E', {
      c: { abilities: { Send: text } },
      b: {},
      D: {},
      E: {},
    });
    play.use('c', 'Send').pick('b').pick(2, 1);
    expect(play.shows()).toMatchObject({ b: '10 at 2,1', D: '9 at 1,1', E: '10 at 5,2' });
  });

  it('are nobody whom the one that sends it has passed before', () => {
    const text = 'Move 3 in a straight line, ignoring units. Ally in LoS moves 1. Enemies it passes take 1dmg.';
    const play = scene('. . . . . .\nc D . . . b', { c: { abilities: { Send: text } }, b: {}, D: {} });
    play.use('c', 'Send').pick(3, 1).pick('b').pick(5, 0);
    expect(play.shows()).toMatchObject({ c: '10 at 3,1', D: '10 at 1,1' });
  });

  it('are those whom a unit is pushed through, and not that unit', () => {
    const text = 'Range 1, push 3 in a straight line. Enemies it passes through take 1dmg.';
    const play = scene('. . . . . .\na B C . . .', { a: { defaults: { Shove: text } }, B: {}, C: {} });
    play.use('a', 'Shove').pick('B').pick(4, 1);
    expect(play.shows()).toMatchObject({ B: '10 at 4,1', C: '9 at 2,1' });
  });
});
