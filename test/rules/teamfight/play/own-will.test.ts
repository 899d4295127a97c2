import { describe, expect, it } from 'vitest';
import { type Piece, scene } from '../support.ts';

const acts = (text: string, more: Piece = {}): Piece => ({ ...more, defaults: { Act: text } });

describe('who goes of its own will', () => {
  const guard: Piece = { passives: { 'When an enemy voluntarily leaves range 1': '1dmg to it.' } };

  it('sets off what waits for that', () => {
    const play = scene('B . .\na . .', { a: guard, B: {} });
    play.turnOf('B');
    play.move('B', 2, 0);
    expect(play.shows().B).toBe('9 at 2,0');
  });

  it('and whoever is pushed out does not', () => {
    const play = scene('a B . .', { a: { ...guard, ...acts('Range 1, push 2.') }, B: {} });
    play.use('a', 'Act').pick('B');
    while (play.state.pending !== undefined) play.pick(3, 0);
    expect(play.shows().B).toBe('10 at 3,0');
  });
});

describe('how far somebody moved on its last turn', () => {
  it('is what it walked, and not what it was pushed', () => {
    const play = scene('a . . . . .\n. . . . B .', {
      a: acts('Range 9, 1dmg for each space the target moved on their last turn.'),
      B: { speed: 4 },
    });
    play.use('a', 'Act').pick('B');
    expect(play.shows().B).toBe('10 at 4,1');
    play.turnOf('B').move('B', 2, 1).turnOf('a').use('a', 'Act').pick('B');
    expect(play.shows().B).toBe('8 at 2,1');
  });
});

describe('how far somebody moved this turn', () => {
  const dodge =
    'Abilities targeting you have +1def for each 2 spaces you moved this turn (max 2), until your next turn.';

  it.each([
    ['what only stands', { Dodge: dodge }],
    ['an answer to the end of the turn', { 'End of turn': dodge }],
  ])('counts in the turns of others, up to the next one of its own: %s', (_, passives) => {
    const play = scene('a . . . .\n. . . . B', { a: { passives, speed: 4 }, B: acts('Range 9, 1dmg') }, { rolls: [2] });
    play.move('a', 3, 0).turnOf('B').use('B', 'Act').pick('a');
    expect(play.shows().a).toBe('10 at 3,0');
    play.turnOf('a').turnOf('B').use('B', 'Act').pick('a');
    expect(play.shows().a).toBe('9 at 3,0');
  });

  it('is none of what others move', () => {
    const play = scene('a . . . .\n. . . . B', {
      a: { passives: { Dodge: 'Abilities targeting you have +2def for each space you moved this turn.' } },
      B: acts('Range 9, 1dmg'),
    });
    play.turnOf('B').move('B', 2, 1).use('B', 'Act').pick('a');
    expect(play.shows().a).toBe('9 at 0,0');
  });
});

describe('until who does what', () => {
  it.each(['Until you move, they have -2 speed.', 'They have -2 speed until you move.'])(
    '%s ends as the speaker moves, and not as they do',
    (said) => {
      const play = scene('a . B . . .\n. . . . . .', { a: acts(`Range 3, 1dmg. ${said}`), B: { speed: 3 } });
      play.use('a', 'Act').pick('B').turnOf('B');
      expect(play.destinations()).not.toContain('4,0');
      play.move('B', 3, 0).turnOf('a').move('a', 1, 0).turnOf('B');
      expect(play.destinations()).toContain('5,1');
    },
  );

  it('for one round: up to the next turn of whoever says it', () => {
    const play = scene('a . B . .\n. . . . .', { a: acts('Range 3, 1dmg. They have -2 speed for one round.'), B: {} });
    play.use('a', 'Act').pick('B').turnOf('B');
    expect(play.destinations()).not.toContain('4,0');
    play.turnOf('a').turnOf('B');
    expect(play.destinations()).toContain('4,0');
  });
});

describe('what is remembered of whoever set something off', () => {
  it('more damage to the unit who killed one’s own', () => {
    const a: Piece = {
      passives: { 'An ally dies': 'For the rest of the game, you deal +1 damage to the unit who killed it.' },
      defaults: { Act: 'Range 5, 1dmg' },
    };
    const play = scene('a . B . C\nb . . . .', { a, b: { health: 1 }, B: acts('Range 3, 2dmg'), C: {} });
    play.turnOf('B').use('B', 'Act').pick('b').turnOf('a').use('a', 'Act').pick('B');
    expect(play.shows().B).toBe('8 at 2,0');
    play.turnOf('a').use('a', 'Act').pick('C');
    expect(play.shows().C).toBe('9 at 4,0');
  });
});

describe('instead of the damage', () => {
  it.each([
    ['yes', { a: '9 at 0,0', b: '10 at 1,0' }],
    ['no', { a: '10 at 0,0', b: '8 at 1,0' }],
  ])('what is offered for it is done, or it comes: %s', (answer, shown) => {
    const a: Piece = {
      passives: { 'When an ally in range 2 takes damage': 'You may take 1 damage. They take no damage instead.' },
    };
    const play = scene('a b . C', { a, b: {}, C: acts('Range 3, 2dmg') });
    play.turnOf('C').use('C', 'Act').pick('b').pick(answer);
    expect(play.shows()).toMatchObject(shown);
  });

  it('nothing is offered that cannot be paid', () => {
    const play = scene('a b . C', {
      a: {
        passives: { 'When an ally in range 2 takes damage': 'You may spend 1 Charge. They take no damage instead.' },
      },
      b: {},
      C: acts('Range 3, 2dmg'),
    });
    play.turnOf('C').use('C', 'Act').pick('b');
    expect(play.shows().b).toBe('8 at 1,0');
  });
});

describe('a die that is rolled again', () => {
  const a: Piece = { passives: { 'Once per turn, you or an ally in range 2 may reroll a die': '' } };

  it.each([
    ['b', true],
    ['c', false],
  ])('for an ally who is near: %s', (who, offered) => {
    const shot = acts('Range 9, +3def, 2dmg');
    const rolls = offered ? [1, 6] : [1];
    const play = scene('a b . . c . D', { a, b: shot, c: shot, D: {} }, { rolls });
    play.turnOf(who).use(who, 'Act').pick('D');
    if (offered) play.pick('yes');
    expect(play.shows().D).toBe(offered ? '8 at 6,0' : '10 at 6,0');
  });

  it('only a number that is told', () => {
    const play = scene(
      'a . B',
      { a: acts('Range 9, +3def, 2dmg', { passives: { 'You may reroll 1s': '' } }), B: {} },
      { rolls: [2] },
    );
    play.use('a', 'Act').pick('B');
    expect(play.shows().B).toBe('10 at 2,0');
  });
});
