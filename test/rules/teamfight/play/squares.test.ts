import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('a square that is laid', () => {
  const open = '. . . . .\na . B . .\n. . . C .\n. . . . .';

  it('has a middle, wherever its source lies, from which and to which somebody is pushed or pulled', () => {
    const play = (text: string) => {
      const found = scene(open, { a: { abilities: { Blast: text } }, B: {}, C: {} });
      return found.use('a', 'Blast').pick(2, 1);
    };
    // Its middle is 2,2, one space from the one that was chosen.
    const square = [1, 2, 3].flatMap((y) => [1, 2, 3].map((x) => [x, y] as const));
    const away = play('Range 2 3x3, 2dmg, push 1 away from the center.').pickArea(...square);
    away.pick(2, 0).pick(4, 2);
    expect(away.shows()).toMatchObject({ B: '8 at 2,0', C: '8 at 4,2' });
    const inward = play('Range 2 3x3, pull 1 towards the center.').pickArea(...square);
    inward.pick(2, 2);
    expect(inward.shows()).toMatchObject({ B: '10 at 2,2' });
  });

  it('can be marked first, and those who are there later are meant', () => {
    const text = 'Mark a 2x2 area in range 4.\nAt the start of your next turn, enemies in the area, 3dmg.';
    const play = scene(open, { a: { abilities: { Rain: text } }, B: {}, C: {} });
    play.use('a', 'Rain').pick(2, 1).pickArea([2, 1], [3, 1], [2, 2], [3, 2]);
    play.turnOf('B').move('B', 2, 0).turnOf('a');
    expect(play.shows()).toMatchObject({ B: '10 at 2,0', C: '7 at 3,2' });
  });

  it('lies in front of whoever faces nowhere on the side that is chosen', () => {
    const slam = { Slam: 'Enemies in a 2x2 in front of you, 2dmg.' };
    const play = scene('. B . .\na C . .\n. . D .', { a: { defaults: slam }, B: {}, C: {}, D: {} });
    play.use('a', 'Slam').pickArea([1, 0], [2, 0], [1, 1], [2, 1]);
    expect(play.shows()).toMatchObject({ B: '8 at 1,0', C: '8 at 1,1', D: '10 at 2,2' });
    const turned = { ...slam, Turn: 'Free Action, 1/Turn:\nNote your facing.' };
    expect(scene('a B', { a: { defaults: turned }, B: {} }).usable()).not.toContain('Slam');
  });

  it('holds the piece as large as it that is placed there, also where the square hangs over the edge of the map', () => {
    const files = {
      'markers/mire.json': { name: 'Mire', size: 2, text: 'Enemies who end their turn here take 1dmg.' },
    };
    const text = 'Range 3 2x2, place a Mire.';
    const laid = (...area: readonly (readonly [number, number])[]) => {
      const play = scene(open, { a: { abilities: { Flood: text }, with: ['mire'] }, B: {}, C: {} }, { files });
      const [x, y] = area[0] as readonly [number, number];
      return play
        .use('a', 'Flood')
        .pick(x, y)
        .pickArea(...area);
    };
    const beneath = laid([2, 1], [3, 1], [2, 2], [3, 2]).turnOf('B');
    expect(beneath.end().shows()).toMatchObject({ B: '9 at 2,1', Mire: '2,1' });
    expect(laid([0, 3], [1, 3]).shows()).toMatchObject({ Mire: '0,2' });
  });
});
