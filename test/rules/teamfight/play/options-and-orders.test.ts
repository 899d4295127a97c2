import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('options with actions of their own', () => {
  it('can both be used in a turn, each for its action', () => {
    const abilities = { Swoop: 'Choose one --\n- Move Action, fly 2.\n- Range 1, 2dmg.' };
    const play = scene('a . . B', { a: { abilities }, B: {} });
    play.activate('a');
    expect(play.actions().filter((action) => action.do === 'use')).toHaveLength(2);
    play.use('a', 'Swoop').pick(2, 0);
    const strike = play.actions().findLast((action) => action.do === 'use');
    if (strike !== undefined) play.play(strike).pick('B');
    expect(play.shows()).toEqual({ a: '10 at 2,0', B: '8 at 3,0' });
  });
});

describe('a summon', () => {
  it('uses what its own card has', () => {
    const files = {
      'summons/hound.json': {
        name: 'Hound',
        health: 3,
        speed: 2,
        defaultAbilities: [{ name: 'Bite', text: 'Range 1, 1dmg.' }],
      },
    };
    const abilities = {
      Call: '1/Game, Free Action: Summon a Hound in range 2.',
      Sic: 'Free Action, 1/Game: Your Hound may move 2 and use Bite.',
    };
    const play = scene('a . . . B', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Call').pick(1, 0).use('a', 'Sic').pick('yes').pick(3, 0).pick('B');
    expect(play.shows()).toMatchObject({ Hound: '3 at 3,0', B: '9 at 4,0' });
  });
});
