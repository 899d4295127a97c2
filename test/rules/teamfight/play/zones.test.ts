import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const hero = (name: string, text: string, tokens: readonly string[] = []) => ({
  name,
  health: 10,
  speed: 3,
  abilities: [{ id: 'open', name: 'Still Water', text, ...(tokens.length > 0 && { tokens }) }],
});
const shots = { Shot: 'Range 9, 2dmg', Nova: 'Burst 3, 2dmg' };
const text =
  'Free Action: Create a 3x3 area in range 2.\nEach unit in the area is pulled to the center and Immobilized.\n' +
  'When an attack would enter or leave the area, it is blocked, and put a charge on this.\n' +
  'At the end of your next turn, each unit in the area takes 1dmg for each charge, then end this effect.';
const immobile = { 'conditions/immobile.json': { name: 'Immobile', text: 'You cannot move voluntarily.' } };
const lying = ({ state }: ReturnType<typeof scene>) => state.markers.filter(({ order }) => order >= 0);

/** The area lies from 1,1 to 3,3. */
const square = [
  [1, 1],
  [2, 1],
  [3, 1],
  [1, 2],
  [2, 2],
  [3, 2],
  [1, 3],
  [2, 3],
  [3, 3],
] as const;

describe('an area that an ability lays and that stays', () => {
  const field = 'a . b . . D\n. . . . . .\n. . . C . .\n. . . . . .\n. . B . . .';
  const opened = (keeper: object = hero('Keeper', text), files = {}) => {
    const shooting = { defaults: shots };
    const play = scene(
      field,
      { a: { card: 'keeper' }, b: shooting, B: shooting, C: { speed: 9, ...shooting }, D: shooting },
      { files: { 'heroes/keeper.json': keeper, ...immobile, ...files }, alone: true },
    );
    return play
      .use('a', 'Still Water')
      .pick(1, 1)
      .pickArea(...square);
  };

  it('draws those who are in it to its middle, and lies there as a piece that is called like the ability', () => {
    expect(opened().shows()).toMatchObject({ C: '10 at 2,2, Immobile', 'Still Water': '1,1' });
    const marker = { name: 'Still Water', note: 'a picture' };
    const play = opened(hero('Keeper', text, ['still-water']), { 'markers/still-water.json': marker });
    expect(play.shows()).toMatchObject({ C: '10 at 2,2, Immobile', 'Still Water': '1,1' });
  });

  it('lets no attack in, out or through, and puts a charge on its card for each', () => {
    const shotBy = (letter: string, at: string) => {
      const play = opened().end();
      if (letter !== 'B') play.turnOf(letter);
      const { a, ...rest } = play.use(letter, 'Shot').pick(at).shows();
      return [a, rest[at]];
    };
    expect(shotBy('C', 'a')[0]).toBe('10 at 0,0, Still Water charge');
    expect(shotBy('b', 'C')).toEqual(['10 at 0,0, Still Water charge', '10 at 2,2, Immobile']);
    expect(shotBy('B', 'b')).toEqual(['10 at 0,0, Still Water charge', '10 at 2,0']);
    // From outside to outside, past it.
    expect(shotBy('D', 'b')).toEqual(['10 at 0,0', '8 at 2,0']);
  });

  it('lets pass what stays within it, and what goes the way that it leaves open', () => {
    const field = 'a b . B\nC . . .\n. . . .';
    const bell = (said: string) => {
      const text = `Free Action: Create a 3x3 dome in range 2 until the end of your next turn. ${said}`;
      const play = scene(
        field,
        { a: { card: 'keeper' }, b: { defaults: shots }, B: { defaults: shots }, C: { defaults: shots } },
        { files: { 'heroes/keeper.json': hero('Keeper', text) }, alone: true },
      );
      const corner = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => [x, y] as const));
      return play
        .use('a', 'Still Water')
        .pick(1, 1)
        .pickArea(...corner)
        .end();
    };
    const both = 'Attacks cannot pass into or out of the dome.';
    expect(bell(both).turnOf('C').use('C', 'Shot').pick('b').shows().b).toBe('8 at 1,0');
    expect(bell(both).use('B', 'Shot').pick('b').shows().b).toBe('10 at 1,0');
    expect(bell(both).turnOf('b').use('b', 'Shot').pick('B').shows().B).toBe('10 at 3,0');
    const into = 'When an attack would enter the dome, it is blocked.';
    expect(bell(into).use('B', 'Shot').pick('b').shows().b).toBe('10 at 1,0');
    expect(bell(into).turnOf('b').use('b', 'Shot').pick('B').shows().B).toBe('8 at 3,0');
  });

  it('draws who ends a turn in it to its own middle', () => {
    const text =
      'Free Action: Create a 3x3 area in range 1. Whenever a unit ends its turn in the area, pull it 1 towards the center. ' +
      'At the end of your next turn, end this effect.';
    const play = scene(
      'a . . .\n. . . C\n. . . .',
      { a: { card: 'keeper' }, C: { speed: 1 } },
      { files: { 'heroes/keeper.json': hero('Keeper', text) }, alone: true },
    );
    play.use('a', 'Still Water').pick(1, 1);
    play.pickArea(...[0, 1, 2].flatMap((y) => [1, 2, 3].map((x) => [x, y] as const))).end();
    play.end().pick(2, 1);
    expect(play.shows().C).toBe('10 at 2,1');
  });

  it('is one charge for an area, whomever it would have hit', () => {
    const play = opened().end().turnOf('C').use('C', 'Nova');
    expect(play.shows()).toMatchObject({ a: '10 at 0,0, Still Water charge' });
  });

  it('does at its end what the charges are for, to who is in it then', () => {
    const play = opened().end().use('B', 'Shot').pick('b').end();
    play.turnOf('C').use('C', 'Shot').pick('a');
    play.turnOf('a').end();
    expect(play.shows()).toMatchObject({ B: '10 at 2,4', C: '8 at 2,2, Immobile' });
    expect(lying(play)).toEqual([]);
  });

  it('covers what it was laid over, at the border of the map and behind walls too', () => {
    const play = scene(
      'a . C\n. . .',
      { a: { card: 'keeper' }, C: { defaults: shots } },
      { files: { 'heroes/keeper.json': hero('Keeper', text), ...immobile }, alone: true },
    );
    play.use('a', 'Still Water').pick(2, 0).pickArea([1, 0], [2, 0], [1, 1], [2, 1]);
    expect(lying(play)[0]?.spaces).toEqual([1, 2, 4, 5]);
    play.end().use('C', 'Shot').pick('a');
    expect(play.shows().a).toBe('10 at 0,0, Still Water charge');
  });
});
