import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('others, in the text of a piece', () => {
  const land = (text: string) => ({ files: { 'markers/meteor.json': { name: 'Meteor', text } } });
  const a = { abilities: { Call: 'Space in range 3, place a Meteor there.' } };

  it('are others than those whom it strikes, its owner among them, and are struck where nobody else is', () => {
    const text = 'At the start of your turn, units here take 3dmg, others in burst 1 take 1dmg. Remove this.';
    const struck = scene('a B C', { a, B: {}, C: {} }, land(text)).use('a', 'Call').pick(1, 0).turnOf('a');
    expect(struck.shows()).toMatchObject({ a: '9 at 0,0', B: '7 at 1,0', C: '9 at 2,0' });
    const empty = scene('a . C', { a, C: {} }, land(text)).use('a', 'Call').pick(1, 0).turnOf('a');
    expect(empty.shows()).toMatchObject({ a: '9 at 0,0', C: '9 at 2,0' });
  });

  it('are others than whoever sets it off', () => {
    const text = 'When an enemy enters this space, 2dmg to it and 1dmg to others in burst 1. Remove this.';
    const play = scene('a . C B', { a, B: {}, C: {} }, land(text)).use('a', 'Call').pick(1, 0);
    expect(play.turnOf('C').move('C', 1, 0).shows()).toMatchObject({ a: '9 at 0,0', C: '8 at 1,0', B: '10 at 3,0' });
  });
});
