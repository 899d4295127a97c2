import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('what holds of those who were hit', () => {
  it('holds of them later, and of nobody else', () => {
    const text = 'Burst 1, 1dmg. Your attacks against enemies hit have +2 damage until your next turn.';
    const a = { defaults: { Mark: text }, abilities: { Jab: 'Free Action, 9/Turn: Range 9, undefendable, 1dmg.' } };
    const play = scene('a B C', { a, B: {}, C: {} });
    play.use('a', 'Mark').use('a', 'Jab').pick('B').use('a', 'Jab').pick('C');
    expect(play.shows()).toMatchObject({ B: '6 at 1,0', C: '9 at 2,0' });
  });

  it('keeps them from their actions', () => {
    const a = { defaults: { Pin: "Burst 1, 1dmg. Enemies hit can't use Move Actions until your next turn." } };
    const hop = { abilities: { Hop: 'Move Action: Heal 1.' } };
    const play = scene('a B C', { a, B: hop, C: hop });
    play.use('a', 'Pin').turnOf('B');
    expect(() => play.use('B', 'Hop')).toThrow();
    expect(play.turnOf('C').use('C', 'Hop').shows().C).toBe('10 at 2,0');
  });
});

describe('a unit that cannot teleport or fly', () => {
  it('stays where it is by either, and goes on foot', () => {
    const a = { defaults: { Net: 'Range 3. The target cannot teleport or fly until your next turn.' } };
    const B = {
      abilities: { Blink: 'Free Action: Teleport 2.', Glide: 'Free Action: Fly 2.', Walk: 'Free Action: Move 1.' },
    };
    const play = scene('a B . .', { a, B });
    play.use('a', 'Net').pick('B').turnOf('B').use('B', 'Blink').use('B', 'Glide');
    expect(play.shows().B).toBe('10 at 1,0');
    expect(play.use('B', 'Walk').pick(2, 0).shows().B).toBe('10 at 2,0');
  });
});

describe('an action that is spent', () => {
  const shell = 'Free Action:\nEnter Shell stance:\n  You have Armor.\nExit when you use a Move Action.';

  it('ends what waits for it, by a basic move and by an ability', () => {
    const a = { abilities: { Shell: shell, Hop: 'Move Action: Heal 1.', Rest: 'Standard Action: Heal 1.' } };
    const start = () => scene('a . .', { a }).use('a', 'Shell');
    expect(start().use('a', 'Rest').shows().a).toBe('10 at 0,0, Shell stance');
    expect(start().use('a', 'Hop').shows().a).toBe('10 at 0,0');
    expect(start().move('a', 1, 0).shows().a).toBe('10 at 1,0');
  });
});

describe('what does not stack', () => {
  it('is no more when it is given again', () => {
    const a = {
      abilities: { Focus: "Free Action, 9/Turn: Your next attack deals +1dmg (doesn't stack)." },
      defaults: { Jab: 'Range 3, undefendable, 1dmg.' },
    };
    const play = scene('a B', { a, B: {} });
    play.use('a', 'Focus').use('a', 'Focus').use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('8 at 1,0');
  });
});

describe('what is said of the next attack', () => {
  it('waits for that attack alone', () => {
    const a = {
      abilities: { Aim: 'Free Action: Your next attack has +1 damage. If it hits, heal 2.' },
      defaults: { Jab: 'Free Action, 9/Turn: Range 3, undefendable, 1dmg.' },
    };
    const play = scene('a B', { a: { ...a, hurt: 5 }, B: {} });
    play.use('a', 'Aim').use('a', 'Jab').pick('B').use('a', 'Jab').pick('B');
    expect(play.shows()).toMatchObject({ a: '7 at 0,0', B: '7 at 1,0' });
  });
});
