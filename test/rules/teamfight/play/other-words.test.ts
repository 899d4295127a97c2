import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

/** A unit that has one ability or default by the name of Act. */
const acts = (text: string, more: Piece = {}): Piece => ({ ...more, defaults: { Act: text } });
const card = (text: string, more: Piece = {}): Piece => ({ ...more, abilities: { Act: text } });

describe('what people write in other words is played', () => {
  it('a verb with its object: damage to somebody who is named behind it, and what follows is about them', () => {
    const play = scene('a B . . .', { a: acts('Deal 2 damage to an adjacent enemy and push them 1.'), B: {} });
    play.use('a', 'Act').pick('B').pick(2, 0);
    expect(play.shows()).toMatchObject({ B: '8 at 2,0' });
  });

  it('one of you and an ally is chosen where "or" stands, both take part where "and" does', () => {
    const pieces = (text: string) => ({ a: card(text, { hurt: 4 }), b: { hurt: 4 }, C: {} });
    const one = scene('a b C', pieces('You or an adjacent ally heals 2.'));
    one.use('a', 'Act').pick('b');
    expect(one.shows()).toMatchObject({ a: '6 at 0,0', b: '8 at 1,0' });
    const both = scene('a b C', pieces('You and adjacent allies heal 2.'));
    both.use('a', 'Act');
    expect(both.shows()).toMatchObject({ a: '8 at 0,0', b: '8 at 1,0' });
  });

  it.each([
    ['alone', 'a . B . . C', 'B', '4 at 2,0'],
    ['beside a friend', 'a . B C . .', 'B', '8 at 2,0'],
  ])('"instead" does the one or the other: the target is %s', (_, drawing, target, shown) => {
    const text = 'Range 3, 2dmg. If no other unit is adjacent to the target, 6dmg instead.';
    const play = scene(drawing, { a: acts(text), B: {}, C: {} });
    play.use('a', 'Act').pick(target);
    expect(play.shows().B).toBe(shown);
  });

  it('so much more if something holds counts into the same damage, so that armour takes one point only', () => {
    const text = 'Range 1, 2dmg. If the target is Slowed, deal 2 more.';
    const play = scene('a B', { a: acts(text), B: { passives: { Armor: '' }, tokens: { slow: 1 } } });
    play.use('a', 'Act').pick('B');
    expect(play.shows().B).toBe('7 at 1,0, Slow');
  });

  it('the damage dealt is what arrived: nothing is healed by what armour or a miss has kept off', () => {
    const text = 'Range 1, 3dmg. Heal equal to the damage dealt.';
    const a = acts(text, { hurt: 6 });
    const armoured = scene('a B', { a, B: { passives: { Armor: '' } } });
    armoured.use('a', 'Act').pick('B');
    expect(armoured.shows()).toEqual({ a: '6 at 0,0', B: '8 at 1,0' });
    const missed = scene(
      'a B',
      { a, B: { passives: { Quick: 'Abilities targeting you have +2def.' } } },
      { rolls: [1] },
    );
    missed.use('a', 'Act').pick('B');
    expect(missed.shows()).toEqual({ a: '4 at 0,0', B: '10 at 1,0' });
  });

  it('a push or a pull is chosen', () => {
    const play = scene('. . a . B . .', { a: acts('Range 2, push or pull 1.'), B: {} });
    play.use('a', 'Act').pick('B').pick('Pull').pick(3, 0);
    expect(play.shows().B).toBe('10 at 3,0');
  });

  it('a passive that is named by what must hold does so only then', () => {
    const a = acts('Range 1, 2dmg.', { passives: { 'While below half health': '+1dmg' } });
    for (const [hurt, shown] of [
      [5, '8 at 1,0'],
      [6, '7 at 1,0'],
    ] as const) {
      const play = scene('a B', { a: { ...a, hurt }, B: {} });
      play.use('a', 'Act').pick('B');
      expect(play.shows().B).toBe(shown);
    }
  });

  it('a change behind a head holds for those whom it names, as long as it says', () => {
    const pieces = {
      a: card('Allies in range 2: +1 damage until the end of their next turn.'),
      b: acts('Range 1, 2dmg.'),
      C: {},
    };
    const play = scene('a b C', pieces);
    play.use('a', 'Act').turnOf('b').use('b', 'Act').pick('C');
    expect(play.shows().C).toBe('7 at 2,0');
    play.turnOf('b').use('b', 'Act').pick('C');
    expect(play.shows().C).toBe('5 at 2,0');
  });

  it('another unit in range of the target is another than the target', () => {
    const text = 'Range 3, 1dmg, then another enemy in range 1 of target, 2dmg.';
    const play = scene('a . B C', { a: acts(text), B: {}, C: {} });
    play.use('a', 'Act').pick('B').pick('C');
    expect(play.shows()).toMatchObject({ B: '9 at 2,0', C: '8 at 3,0' });
  });

  it('who attacks whom: a change that is only against some', () => {
    const a = acts('Range 2, 2dmg.', { passives: { 'You deal double damage to Slowed enemies': '' } });
    const play = scene('a B C', { a, B: { tokens: { slow: 1 } }, C: {} });
    play.use('a', 'Act').pick('B');
    play.turnOf('a').use('a', 'Act').pick('C');
    expect(play.shows()).toMatchObject({ B: expect.stringMatching(/^6 /), C: '8 at 2,0' });
  });

  it('a price in one’s own health stands before a colon, and a response is to whoever has done it', () => {
    const a = card('Free Action, take 2 damage: all allies heal 1.');
    const b = { hurt: 3, passives: { 'When you take damage from an adjacent enemy': '1dmg to them.' } };
    const play = scene('a b C', { a, b, C: acts('Range 1, 2dmg.') }, { first: 0 });
    play.use('a', 'Act');
    expect(play.shows()).toMatchObject({ a: '8 at 0,0', b: '8 at 1,0' });
    play.turnOf('C').use('C', 'Act').pick('b');
    expect(play.shows()).toMatchObject({ b: '6 at 1,0', C: '9 at 2,0' });
  });
});
