import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'conditions/cold.json': { name: 'Cold', text: 'You have -1 speed. Clear at the end of your next turn.' },
  'conditions/sore.json': { name: 'Sore', text: 'You deal -1 damage. Stays until cleared, and more than one add up.' },
  'tokens/leaf.json': { name: 'Leaf' },
  'counters/coin.json': { name: 'Coin' },
};
const has = { 'scene/cold': 1, 'scene/sore': 2, 'scene/leaf': 2, 'scene/coin': 3 };
const own = ['cold', 'sore', 'leaf', 'coin'];

describe('conditions and tokens that go to somebody else', () => {
  it('go one condition at a time, with all that there is of it', () => {
    const a = {
      defaults: { Foist: 'Free Action, Range 3, move a condition from you to the target.' },
      with: own,
      tokens: has,
    };
    const play = scene('a . B', { a, B: {} }, { files });
    play.use('a', 'Foist').pick('B').pick('Sore');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0, Cold, 2 Leaf, 3 Coin', B: '10 at 2,0, 2 Sore' });
  });

  it('go as many as one likes, either way, but no counters; where one goes its own text ends it', () => {
    const text =
      'Free Action, Range 3, move any number of tokens from you to the target, or from the target to you. Not counters.';
    const a = { defaults: { Trade: text }, with: own, tokens: has };
    const play = scene('a . B', { a, B: {} }, { files });
    play.use('a', 'Trade').pick('B').pick('from you to the target').pick('Cold').pick('Leaf').pick('stop');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0, 2 Sore, Leaf, 3 Coin', B: '10 at 2,0, Cold, Leaf' });
    play.turnOf('B').end();
    expect(play.shows().B).toBe('10 at 2,0, Leaf');
  });

  it('stay with whoever would give them to somebody immune', () => {
    const a = {
      defaults: { Foist: 'Free Action, Range 3, move all conditions from you to the target.' },
      with: own,
      tokens: has,
    };
    const play = scene('a . B', { a, B: { passives: { 'Immune to Cold': '' } } }, { files });
    play.use('a', 'Foist').pick('B');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0, Cold, 2 Leaf, 3 Coin', B: '10 at 2,0, 2 Sore' });
  });
});
