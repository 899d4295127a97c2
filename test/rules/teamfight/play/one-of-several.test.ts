import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'conditions/slow.json': { name: 'Slow', text: 'You have 1/3 speed.' },
  'conditions/stun.json': { name: 'Stun', text: 'You have -1 Standard Action.' },
  'conditions/daze.json': { name: 'Daze', text: 'You cannot use reactions.' },
  'summons/crab.json': { name: 'Pier Crab', health: 3, speed: 2 },
};

describe('several conditions with "or" before the last', () => {
  it('are one that is given', () => {
    const abilities = { Fug: 'Range 1, Slow, Stun or Daze.' };
    const play = scene('a B', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Fug').pick('B').pick('Daze');
    expect(play.shows().B).toBe('10 at 1,0, Daze');
  });

  it('are one that is cleared', () => {
    const abilities = {
      Fug: 'Free Action:\nRange 1, Slow and Daze.',
      Airing: 'Ally in range 1 clears Slow, Stun or Daze.',
    };
    const play = scene('a b . C', { a: { abilities }, b: {}, C: {} }, { files });
    play.use('a', 'Fug').pick('b').use('a', 'Airing').pick('b').pick('Daze');
    expect(play.shows().b).toBe('10 at 1,0, Slow');
  });
});

describe('a summon that a passive brings', () => {
  it('is known by its name', () => {
    const abilities = { Whistle: 'Free Action:\nThe Pier Crab moves 2.', Trade: 'Swap places with the Pier Crab.' };
    const passives = { 'Start of turn': 'Summon the Pier Crab in range 1.' };
    const play = scene('a . . B\n# # . .', { a: { abilities, passives }, B: {} }, { files });
    play.turnOf('a');
    expect(play.shows()['Pier Crab']).toBe('3 at 1,0');
    play.use('a', 'Whistle').pick(2, 1);
    play.use('a', 'Trade');
    expect([play.shows().a, play.shows()['Pier Crab']]).toEqual(['10 at 2,1', '3 at 0,0']);
  });
});
