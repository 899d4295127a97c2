import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'conditions/tar.json': { name: 'Tar', text: 'You have -1 speed.' },
  'counters/ember.json': { name: 'Ember', start: 0, most: 3 },
};

describe('what is asked of several targets together', () => {
  const abilities = {
    Smear: 'Free Action:\nRange 9, Tar.',
    Pair: 'Free Action:\nChoose two allies in range 9. If both have Tar, gain an Ember.',
    Other: 'Free Action:\nChoose two allies in range 9. If either has Tar, gain an Ember.',
  };
  const map = 'a . b c d';

  it('is so where it is so of both, whoever else there is', () => {
    const play = scene(map, { a: { abilities }, b: {}, c: {}, d: {} }, { files });
    play.use('a', 'Smear').pick('b').use('a', 'Pair').pick('b').pick('c');
    expect(play.shows().a).toBe('10 at 0,0');
    play.use('a', 'Smear').pick('c').use('a', 'Pair').pick('b').pick('c');
    expect(play.shows().a).toBe('10 at 0,0, Ember');
  });

  it('is asked of none but those', () => {
    const play = scene(map, { a: { abilities }, b: {}, c: {}, d: {} }, { files });
    play.use('a', 'Smear').pick('d').use('a', 'Other').pick('b').pick('c');
    expect(play.shows().a).toBe('10 at 0,0');
    play.use('a', 'Other').pick('c').pick('d');
    expect(play.shows().a).toBe('10 at 0,0, Ember');
  });
});

describe('what is asked of those in an area together', () => {
  it('is so of none where nobody is in it', () => {
    const abilities = { Sniff: 'Free Action:\nAllies in burst 1 heal 1. If all of them have Tar, gain an Ember.' };
    const play = scene('a . b', { a: { abilities }, b: {} }, { files });
    play.use('a', 'Sniff');
    expect(play.shows().a).toBe('10 at 0,0');
  });
});
