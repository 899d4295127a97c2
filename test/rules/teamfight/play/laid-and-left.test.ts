import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const files = {
  'markers/well.json': { name: 'Well' },
  'markers/book.json': { name: 'Book' },
  'markers/gate.json': { name: 'Gate', text: 'Blocks movement.', blocksMovement: true },
  'terrain/mud.json': { name: 'Mud' },
  'summons/eel.json': { name: 'Eel', health: 1, speed: 2 },
};
const lying = (play: ReturnType<typeof scene>, name: string): number[] =>
  play.state.markers
    .filter(({ card, order }) => order >= 0 && play.game.cards[card]?.name === name)
    .map(({ at }) => at)
    .sort((a, b) => a - b);

describe('a piece around which the ground changes', () => {
  it('is "it" behind that, and not the ground', () => {
    const abilities = {
      Dig: 'Free Action:\nRange 4, place a Well, and burst 1 of it becomes Mud. Remove it at the start of your next turn.',
    };
    const play = scene('a . . . .', { a: { abilities } }, { files }).use('a', 'Dig').pick(3, 0);
    expect([lying(play, 'Well'), lying(play, 'Mud')]).toEqual([[3], [2, 3, 4]]);
    play.end().turnOf('a');
    expect([lying(play, 'Well'), lying(play, 'Mud')]).toEqual([[], [2, 3, 4]]);
  });
});

describe('ground that an area has just become', () => {
  it('is where those are whom the next sentence names, wherever else it lies', () => {
    const abilities = {
      Puddle: 'Free Action:\nBurst 1 becomes Mud.',
      Flood: 'Free Action:\nRange 9, 2x2 becomes Mud. Enemies in the Mud take 1 damage.',
    };
    const play = scene('B a . . . C D\n. . . . . . .', { a: { abilities }, B: {}, C: {}, D: {} }, { files });
    play.use('a', 'Puddle').use('a', 'Flood').pick(5, 0).pickArea([5, 0], [6, 0], [5, 1], [6, 1]);
    expect([play.shows().B, play.shows().C, play.shows().D]).toEqual(['10 at 0,0', '9 at 5,0', '9 at 6,0']);
  });

  it('holds whoever is told of besides, and nobody who was not hit', () => {
    const abilities = {
      Puddle: 'Free Action:\nRange 9 1x1 becomes Mud.',
      Horn: 'Free Action:\nEnemies in burst 2, 1dmg. Enemies in Mud also take 1 damage.',
    };
    const play = scene('a . B . . C', { a: { abilities }, B: {}, C: {} }, { files });
    play.use('a', 'Puddle').pick(2, 0).use('a', 'Puddle').pick(5, 0).use('a', 'Horn');
    expect([play.shows().B, play.shows().C]).toEqual(['8 at 2,0', '10 at 5,0']);
  });
});

describe('a marker that is hard to enter', () => {
  it('costs so much movement as its text says', () => {
    const bog = { 'markers/bog.json': { name: 'Bog', text: 'Costs 2 movement to enter.' } };
    const abilities = { Soak: 'Free Action:\nPlace a Bog in range 2.' };
    const play = scene('a . . . .', { a: { abilities, speed: 3 } }, { files: bog })
      .use('a', 'Soak')
      .pick(1, 0);
    expect(() => play.move('a', 3, 0)).toThrow();
    expect(play.move('a', 2, 0).shows().a).toBe('10 at 2,0');
  });
});

describe('pieces in a row', () => {
  it('lie where nobody stands, each of them in range, and may be fewer', () => {
    const abilities = {
      Drop: 'Free Action:\nFill up to 3 empty spaces in a line in range 2 with Gates, which block movement.',
    };
    const play = scene('. . . .\na . B .\n. . . .', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Drop').pick('Gate ×2').pick(1, 0).pickArea([1, 0], [1, 1]);
    expect(lying(play, 'Gate')).toEqual([1, 5]);
  });

  it('are as a wall to those who are pushed into them', () => {
    const abilities = {
      Drop: 'Free Action:\nPlace 2 Gates in a line in range 3.',
      Rush: 'Free Action:\nLine 3, push 2. A unit pushed into a wall or Gate takes 2dmg.',
    };
    const play = scene('. . . . .\na B . . .\n. . . . .', { a: { abilities }, B: {} }, { files });
    play
      .use('a', 'Drop')
      .pick(3, 1)
      .pickArea([3, 0], [3, 1])
      .use('a', 'Rush')
      .pickArea([1, 1], [2, 1], [3, 1])
      .pick(2, 1);
    expect(play.shows().B).toBe('8 at 2,1');
  });
});

describe('whoever dies', () => {
  const shot = { abilities: { Shot: 'Free Action:\nRange 9, undefendable, 9dmg.' } };

  it('leaves the own space free that the adjacent ones are not', () => {
    const play = scene(
      '. . . B\n. a . .\n. . . .',
      { a: { health: 5, passives: { 'On death': 'Summon an Eel in each free adjacent space.' } }, B: shot },
      { files },
    );
    play.turnOf('B').use('B', 'Shot').pick('a');
    const eels = play.state.units.filter(({ card, at }) => at >= 0 && play.game.cards[card]?.name === 'Eel');
    expect(eels.map(({ at }) => at).sort((a, b) => a - b)).toEqual([0, 1, 2, 4, 6, 8, 9, 10]);
  });

  it('returns to where a piece lay, if there was one', () => {
    const passives = {
      'On death':
        'If Book is on the map, remove it. At the start of your next turn, return to that space with 3 health.',
    };
    const abilities = { Leave: 'Free Action:\nPlace your Book in range 9 (max 1, remove oldest).' };
    const a = { health: 5, passives, abilities };
    const with_ = scene('a . . . B c', { a, B: shot, c: {} }, { files }).use('a', 'Leave').pick(2, 0);
    with_.turnOf('B').use('B', 'Shot').pick('a').turnOf('a');
    expect([with_.shows().a, lying(with_, 'Book')]).toEqual(['3 at 2,0', []]);
    const without = scene('a . . . B c', { a, B: shot, c: {} }, { files });
    without.turnOf('B').use('B', 'Shot').pick('a').turnOf('c').turnOf('B').turnOf('c');
    expect(without.shows().a).toBe('dead');
  });
});

describe('an ability that is cancelled', () => {
  it('is tapped, too, where the answer says so', () => {
    const a = { abilities: { Seal: '1/Game, Instant: Cancel the ability and tap it.' } };
    const C = { defaults: { Bolt: 'Free Action:\nRange 5, undefendable, 2dmg.', Dart: 'Range 5, 1dmg.' } };
    const play = scene('a . . . C', { a, C });
    play.turnOf('C').use('C', 'Bolt').pick('a').pick('a', 'Seal');
    expect([play.shows().a, play.usable()]).toEqual(['10 at 0,0', ['Dart']]);
  });
});

describe('whoever was noted with a space', () => {
  it.each([
    [false, '5 at 4,0'],
    [true, '10 at 3,0'],
  ])('pays for it where it still stands there: moved %s', (moves, shown) => {
    const abilities = {
      Watch:
        'Note the space of an enemy in LoS. At the start of your next turn, if they are still in that space, 5dmg irreducible.',
    };
    const play = scene('a . . . C', { a: { abilities }, C: {} }).use('a', 'Watch').pick('C').turnOf('C');
    if (moves) play.move('C', 3, 0);
    play.turnOf('a');
    expect(play.shows().C).toBe(shown);
  });
});
