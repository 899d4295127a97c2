import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const slow = {
  'conditions/slow.json': { name: 'Slow', text: 'You have 1/3 speed. Clear at the end of your next turn.' },
};

describe('what one does to somebody is answered only where it is one’s own doing', () => {
  it.each([
    ['When you Slow an enemy', 'They take 1dmg.', '9 at 1,0, Slow'],
    ['When you give an enemy Slow', '1dmg to them.', '9 at 1,0, Slow'],
    ['Hold fast', 'When you inflict a condition on an enemy, they take 2dmg.', '8 at 1,0, Slow'],
  ])('%s', (name, text, shown) => {
    const net = { defaults: { Net: 'Range 3, Slow.' } };
    const play = scene('a B c', { a: { ...net, passives: { [name]: text } }, B: {}, c: net }, { files: slow });
    play.use('a', 'Net').pick('B');
    expect(play.shows().B).toBe(shown);
    const other = scene('a B c', { a: { ...net, passives: { [name]: text } }, B: {}, c: net }, { files: slow });
    other.turnOf('c').use('c', 'Net').pick('B');
    expect(other.shows().B).toBe('10 at 1,0, Slow');
  });

  it('by whoever it is that did it', () => {
    const a = { passives: { 'When an enemy Slows you': 'They take 1dmg.' } };
    const B = { defaults: { Net: 'Range 3, Slow.' } };
    const play = scene('a B', { a, B }, { files: slow });
    play.turnOf('B').use('B', 'Net').pick('a');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0, Slow', B: '9 at 1,0' });
  });
});

describe('what rids somebody of a token', () => {
  const stake = (text: string) => ({ 'tokens/stake.json': { name: 'Stake', text } });
  const a = { defaults: { Nail: 'Range 5, give Stake.' }, with: ['stake'] };

  it('is an action of whoever has it', () => {
    const files = stake('You cannot move voluntarily. You can spend a Standard Action to remove this.');
    const play = scene('a B', { a, B: {} }, { files });
    play.use('a', 'Nail').pick('B').turnOf('B').use('B', 'End Stake');
    expect(play.shows().B).toBe('10 at 1,0');
  });

  it('or of an ally beside it, and of nobody farther away', () => {
    const files = stake('You have -1 speed. You or an adjacent ally can use a Move Action to clear this.');
    const play = scene('a B C . . D', { a, B: {}, C: {}, D: {} }, { files });
    play.use('a', 'Nail').pick('B').turnOf('D');
    expect(play.usable()).not.toContain('End Stake');
    play.turnOf('C').use('C', 'End Stake');
    if (play.asks()) play.pick('B');
    expect(play.shows().B).toBe('10 at 1,0');
  });

  it('or the next time that something happens', () => {
    const files = stake('The next time you use a default ability, take 2dmg.');
    const B = { defaults: { Poke: 'Free Action: Range 9, 1dmg.' } };
    const play = scene('a B', { a, B }, { files });
    play.use('a', 'Nail').pick('B').turnOf('B').use('B', 'Poke').pick('a');
    expect(play.shows()).toMatchObject({ a: '9 at 0,0', B: '8 at 1,0' });
    play.use('B', 'Poke').pick('a');
    expect(play.shows()).toMatchObject({ a: '8 at 0,0', B: '8 at 1,0' });
  });
});
