import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('whom a text has damaged', () => {
  const rain = 'Enemies in burst 3, 1dmg. If an enemy was damaged, heal 1.';

  it('is not whom it only reached', () => {
    const a = { hurt: 4, defaults: { Rain: rain } };
    const hit = scene('a . B', { a, B: {} });
    hit.use('a', 'Rain');
    expect(hit.shows()).toMatchObject({ a: '7 at 0,0', B: '9 at 2,0' });
    const armoured = scene('a . B', { a, B: { passives: { Armor: '' } } });
    armoured.use('a', 'Rain');
    expect(armoured.shows()).toMatchObject({ a: '6 at 0,0', B: '10 at 2,0' });
  });

  it('may be nobody', () => {
    const a = { hurt: 4, defaults: { Probe: 'Range 5, 1dmg. If no damage was dealt, heal 2.' } };
    const play = scene('a . B', { a, B: { passives: { Armor: '' } } });
    play.use('a', 'Probe').pick('B');
    expect(play.shows().a).toBe('8 at 0,0');
  });
});

it('Healing is doubled for those of whom the text says so', () => {
  const files = { 'conditions/chill.json': { name: 'Chill' } };
  const a = { defaults: { Song: 'Global, all allies heal 2, doubled for allies with Chill.' } };
  const play = scene('a b c D', { a, b: { hurt: 5 }, c: { hurt: 5, tokens: { 'scene/chill': 1 } }, D: {} }, { files });
  play.use('a', 'Song');
  expect(play.shows()).toMatchObject({ b: '7 at 1,0', c: expect.stringMatching(/^9 /) });
});

it('A token may be called a counter', () => {
  const files = { 'tokens/grudge.json': { name: 'Grudge' } };
  const a = {
    abilities: { Brood: 'Free Action: Gain 2 Grudge counters. Max 3.' },
    defaults: { Payback: 'Range 5, 1dmg + 1dmg per Grudge counter you have.' },
  };
  const play = scene('a . B', { a, B: {} }, { files });
  play.use('a', 'Brood').use('a', 'Payback').pick('B');
  expect(play.shows().B).toBe('7 at 2,0');
});

it('Others lose theirs', () => {
  const files = { 'tokens/grudge.json': { name: 'Grudge' } };
  const a = {
    defaults: {
      Spite: 'Range 5, gain 1 overshield. The target gains a Grudge token, and all other enemies lose theirs.',
    },
  };
  const play = scene('a . B C', { a, B: {}, C: { tokens: { 'scene/grudge': 2 } } }, { files });
  play.use('a', 'Spite').pick('B');
  const held = (id: number) => play.state.units[id]?.tokens.map(({ count }) => count);
  expect([held(1), held(2)]).toEqual([[1], []]);
});
