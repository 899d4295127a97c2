import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('what an ally may do', () => {
  const a = { abilities: { Order: 'Free Action, 1/Turn: Ally in range 5 may move 2 or use its default ability.' } };
  const b = { defaults: { Shot: 'Range 9, 1dmg.' } };

  it('is one of both or nothing', () => {
    const play = scene('a b . . C', { a, b, C: {} });
    play.use('a', 'Order').pick('b').pick('yes').pick('move 2').pick(3, 0);
    expect(play.shows().b).toBe('10 at 3,0');
    const shot = scene('a b . . C', { a, b, C: {} });
    shot.use('a', 'Order').pick('b').pick('yes').pick('use its default ability').pick('C');
    expect(shot.shows()).toMatchObject({ b: '10 at 1,0', C: '9 at 4,0' });
    const none = scene('a b . . C', { a, b, C: {} });
    none.use('a', 'Order').pick('b').pick('no');
    expect(none.shows()).toMatchObject({ b: '10 at 1,0', C: '10 at 4,0' });
  });
});

describe('a head that opens lines', () => {
  it.each(['Range 3:\nTarget takes 2dmg and is Slowed.', 'Range 3:\n  2dmg, Slow.'])('%s', (text) => {
    const play = scene('a . B', { a: { abilities: { Act: text } }, B: {} });
    play.use('a', 'Act').pick('B');
    expect(play.shows().B).toBe('8 at 2,0, Slow');
  });
});

describe('damage from areas', () => {
  it.each([
    ['Takes double damage from areas.', 4],
    ['Take 1 less damage from area attacks.', 8],
    ['-1 damage received from AoE', 8],
  ])('is changed apart: %s', (text, left) => {
    const B = { passives: { Hide: text } };
    const a = { defaults: { Blast: 'Enemies in burst 1, 3dmg.' } };
    const play = scene('a B', { a, B });
    play.use('a', 'Blast');
    expect(play.shows().B).toBe(`${left} at 1,0`);
    const other = scene('a B', { a: { defaults: { Shot: 'Range 2, 3dmg.' } }, B });
    other.use('a', 'Shot').pick('B');
    expect(other.shows().B).toBe('7 at 1,0');
  });
});

describe('who has none of its own side nearby', () => {
  it('is seen from that one', () => {
    const a = {
      passives: { '+2dmg against enemies that have no allies adjacent to them.': '' },
      defaults: { Shot: 'Range 9, 1dmg.' },
    };
    const near = scene('a B C', { a, B: {}, C: {} });
    near.use('a', 'Shot').pick('B');
    expect(near.shows().B).toBe('9 at 1,0');
    const alone = scene('a B . C', { a, B: {}, C: {} });
    alone.use('a', 'Shot').pick('B');
    expect(alone.shows().B).toBe('7 at 1,0');
  });
});

describe('attacks against somebody', () => {
  it('may ignore cover and have more crit', () => {
    const files = { 'tokens/lock.json': { name: 'Lock', text: 'Attacks against you ignore cover and have +1 crit.' } };
    const a = {
      defaults: { Shot: 'Free Action, Range 9, +1def, 1dmg.' },
      abilities: { Paint: 'Free Action, Range 9, give Lock.' },
      with: ['lock'],
    };
    const play = scene('a . B', { a, B: {} }, { files, rolls: [6] });
    play.use('a', 'Paint').pick('B').use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('8 at 2,0, Lock');
  });
});

describe('what is paid for more', () => {
  const hits = (text: string) => ({ defaults: { Hit: text }, tokens: { charge: 1 } });

  it.each([
    'Range 2, 2dmg. You may spend 1 Charge to deal +2 and push 1.',
    'Range 2, 2dmg. You may spend 1 Charge: +2dmg and push 1.',
    'Range 2, 2dmg. You may spend a Charge. If you do, 2 more damage, push 1.',
  ])('is asked before the damage, and all that it buys hangs on it: %s', (text) => {
    const play = scene('a B . .', { a: hits(text), B: { passives: { Armor: '' } } });
    play.use('a', 'Hit').pick('B').pick('yes').pick(2, 0);
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '7 at 2,0' });
    const none = scene('a B . .', { a: hits(text), B: { passives: { Armor: '' } } });
    none.use('a', 'Hit').pick('B').pick('no');
    expect(none.shows()).toMatchObject({ a: '10 at 0,0, Charge', B: '9 at 1,0' });
  });
});

describe('what stands behind more damage under a question', () => {
  it.each([
    [1, '6 at 2,0, Slow'],
    [0, '8 at 1,0'],
  ])('hangs on the same question: Slow %i', (slow, shown) => {
    const a = { defaults: { Hit: 'Range 2, 2dmg. If the target is Slowed, +2dmg and push 1.' } };
    const play = scene('a B . .', { a, B: slow > 0 ? { tokens: { slow } } : {} });
    play.use('a', 'Hit').pick('B');
    if (slow > 0) play.pick(2, 0);
    expect(play.shows().B).toBe(shown);
  });
});
