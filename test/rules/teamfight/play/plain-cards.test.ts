import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const slow = { 'conditions/slow.json': { name: 'Slow', text: 'You have 1/3 speed.' } };
const shooter = { defaults: { Bolt: 'Free Action:\nRange 5, 2dmg.' } };

describe('the next attacks against somebody', () => {
  it('are as many as the card says, and no more', () => {
    const a = { abilities: { Bale: 'Free Action: The next 2 attacks against you have +2def.' } };
    const play = scene('a . . C', { a, C: shooter }, { rolls: [2, 2] });
    play.use('a', 'Bale').turnOf('C');
    play.use('C', 'Bolt').pick('a').use('C', 'Bolt').pick('a');
    expect(play.shows().a).toBe('10 at 0,0');
    play.use('C', 'Bolt').pick('a');
    expect(play.shows().a).toBe('8 at 0,0');
  });

  it('miss where that is said, and those against others do not', () => {
    const a = { abilities: { Feint: 'Free Action, ally in range 4: the next attack against them misses.' } };
    const play = scene('a b . C', { a, b: {}, C: shooter });
    play.use('a', 'Feint').pick('b').turnOf('C');
    play.use('C', 'Bolt').pick('a').use('C', 'Bolt').pick('b').use('C', 'Bolt').pick('b');
    expect(play.shows()).toMatchObject({ a: '8 at 0,0', b: '8 at 1,0' });
  });
});

describe('what comes of an attack', () => {
  it('comes to those who are hit by that ability, and by no other', () => {
    const a = {
      passives: { Barbs: 'Enemies hit by Hook are Slowed.' },
      defaults: { Jab: 'Free Action: Range 5, 1dmg.' },
      abilities: { Hook: 'Free Action, 1/Turn: Range 5, 1dmg.' },
    };
    const play = scene('a . B C', { a, B: {}, C: {} }, { files: slow });
    play.use('a', 'Jab').pick('B').use('a', 'Hook').pick('C');
    expect(play.shows()).toMatchObject({ B: '9 at 2,0', C: '9 at 3,0, Slow' });
  });

  it('comes with every second one', () => {
    const a = {
      passives: { Rhythm: 'Every second attack slows.' },
      defaults: { Jab: 'Free Action: Range 5, 1dmg.' },
    };
    const play = scene('a . B C', { a, B: {}, C: {} }, { files: slow });
    play.use('a', 'Jab').pick('B').use('a', 'Jab').pick('C');
    expect(play.shows()).toMatchObject({ B: '9 at 2,0', C: '9 at 3,0, Slow' });
  });

  it('readies the ability that was named', () => {
    const a = {
      passives: { Again: 'Killing an enemy readies Hook.' },
      abilities: { Hook: 'Free Action, 1/Game: Range 5, 1dmg.' },
    };
    const play = scene('a . B C', { a, B: { health: 1 }, C: {} });
    play.use('a', 'Hook').pick('B').use('a', 'Hook').pick('C');
    expect(play.shows().C).toBe('9 at 3,0');
    expect(() => play.use('a', 'Hook')).toThrow();
  });
});

describe('one of those allies', () => {
  it('is chosen among those who were healed', () => {
    const a = { abilities: { Supper: 'Allies in range 2 heal 1. One of them heals 2.' } };
    const play = scene('b a c . d', { a, b: { hurt: 5 }, c: { hurt: 5 }, d: { hurt: 5 } }).use('a', 'Supper');
    expect(() => play.pick('d')).toThrow();
    expect(play.pick('c').shows()).toMatchObject({ b: '6 at 0,0', c: '8 at 2,0', d: '5 at 4,0' });
  });
});

describe('the harm of a condition', () => {
  const files = {
    'conditions/gall.json': { name: 'Gall', text: 'At the end of your turn, take 1 damage. Stays until cleared.' },
  };

  it('is more for those who have it of the one hero that gives it', () => {
    const a = {
      with: ['gall'],
      passives: { Bitter: 'Your Gall deals +1 damage.' },
      abilities: { Prick: 'Free Action: Range 5, give Gall.' },
    };
    const play = scene('a . B C', { a, B: {}, C: { tokens: { 'scene/gall': 1 } } }, { files });
    play.use('a', 'Prick').pick('B').end().activate('B').end();
    expect(play.shows()).toMatchObject({ B: '8 at 2,0, Gall', C: '10 at 3,0, Gall' });
  });
});

describe('a price that stands first', () => {
  it('rids the bearer of a condition, paid by whoever stands beside them', () => {
    const files = {
      'conditions/tangle.json': {
        name: 'Tangle',
        text: 'You cannot move. As a Standard Action, an adjacent ally may remove this.',
      },
    };
    const play = scene('b a . C', { a: {}, b: { tokens: { 'scene/tangle': 1 } }, C: {} }, { files });
    play.use('a', 'End Tangle').pick('b');
    expect(play.shows().b).toBe('10 at 0,0');
  });

  it('destroys a piece, paid by an enemy of whoever has laid it', () => {
    const files = {
      'markers/barrow.json': {
        name: 'Barrow',
        text: 'Allies adjacent to this have +1def. As a Standard Action, an adjacent enemy may remove this.',
      },
    };
    const C = { with: ['barrow'], abilities: { Park: 'Free Action: Place a Barrow in range 1.' } };
    const play = scene('a . . C', { a: {}, C }, { files, first: 1 }).use('C', 'Park').pick(2, 0).end();
    expect(play.shows().Barrow).toBe('2,0');
    play.move('a', 1, 0).use('a', 'Barrow');
    expect(play.shows().Barrow).toBeUndefined();
  });
});

describe('summons of one’s own', () => {
  const files = { 'summons/dog.json': { name: 'Dog', health: 3, speed: 2 } };
  const d = { card: 'scene/dog', of: 'a' };

  it('harm whom they come beside', () => {
    const a = { abilities: { Fetch: 'One of your Dogs moves 2 and deals 2dmg to an adjacent enemy.' } };
    const play = scene('a d . . B', { a, d, B: {} }, { files }).use('a', 'Fetch').pick(3, 0).pick('B');
    expect(play.shows()).toMatchObject({ d: '3 at 3,0', B: '8 at 4,0' });
  });

  it('each harm all who are beside them', () => {
    const a = { abilities: { Loose: 'Each of your Dogs moves 1, then deals 1dmg to adjacent enemies.' } };
    const play = scene('a d . B', { a, d, B: {} }, { files }).use('a', 'Loose').pick(2, 0);
    expect(play.shows()).toMatchObject({ d: '3 at 2,0', B: '9 at 3,0' });
  });
});

describe('goods', () => {
  it('are traded where all of the price is there, and else kept', () => {
    const files = {
      'counters/sheaf.json': { name: 'Sheaf', start: 3 },
      'tokens/grit.json': { name: 'Grit', text: 'You have +1 speed.' },
    };
    const a = { with: ['sheaf', 'grit'], abilities: { Barter: 'Free Action: Trade 2 Sheaf for a Grit.' } };
    const play = scene('a . B', { a, B: {} }, { files }).use('a', 'Barter');
    expect(play.shows().a).toBe('10 at 0,0, Sheaf, Grit');
    expect(play.use('a', 'Barter').shows().a).toBe('10 at 0,0, Sheaf, Grit');
  });
});

describe('what comes first in a turn', () => {
  it('does not harm, and what comes next does', () => {
    const a = { passives: { Callous: 'Ignore the first damage you take each turn.' } };
    const undefended = { defaults: { Bolt: 'Free Action:\nRange 5, undefendable, 2dmg.' } };
    const play = scene('a . . C', { a, C: undefended }).turnOf('C');
    expect(play.use('C', 'Bolt').pick('a').shows().a).toBe('10 at 0,0');
    expect(play.use('C', 'Bolt').pick('a').shows().a).toBe('8 at 0,0');
  });
});
