import { describe, expect, it } from 'vitest';
import type { Action } from '../../../../rules/teamfight/action.ts';
import { scene } from '../support.ts';

const pieces = { a: { defaults: { Stab: 'Range 1, 1dmg.' } }, c: {}, B: {} };

describe('an action that is not legal is refused with a code and a sentence', () => {
  it.each<[string, unknown, string]>([
    ['nothing', null, 'action/unreadable'],
    ['a word', 'end', 'action/unreadable'],
    ['an unknown one', { do: 'fly' }, 'action/unreadable'],
    ['a move to half a space', { do: 'move', to: 1.5 }, 'action/unreadable'],
    ['a move with a path of words', { do: 'move', to: 4, path: ['4'] }, 'action/unreadable'],
    ['a use without an ability', { do: 'use', unit: 0 }, 'action/unreadable'],
    ['conceding for a third player', { do: 'concede', seat: 2 }, 'action/unreadable'],
    ['a move off the map', { do: 'move', to: 99999 }, 'move/out-of-reach'],
    ['a move onto oneself', { do: 'move', to: 0 }, 'move/out-of-reach'],
    ['a path through the edge of the map', { do: 'move', to: 3, path: [4, 3] }, 'move/no-path'],
    ['a path that ends elsewhere', { do: 'move', to: 5, path: [4] }, 'move/other-end'],
    ['a path without a space', { do: 'move', to: 0, path: [] }, 'move/other-end'],
    ['a path that is too long', { do: 'move', to: 4, path: [4, 8, 4, 8, 4] }, 'move/out-of-reach'],
    ['an ability that is not there', { do: 'use', unit: 0, ability: 7 }, 'ability/unknown'],
    ['an ability of somebody else', { do: 'use', unit: 1, ability: 0 }, 'use/not-its-turn'],
    ['a pick without a choice', { do: 'pick', value: 0 }, 'action/nothing-to-pick'],
    ['activating again', { do: 'activate', unit: 0 }, 'activate/not-waiting'],
    ['dividing in the middle of a match', { do: 'divide', pool: [0] }, 'action/other-phase'],
    ['deploying in the middle of a match', { do: 'deploy', card: 0, at: 0 }, 'action/other-phase'],
  ])('%s', (_, action, code) => {
    const play = scene(
      `a c . .
       . . . .
       . . . B`,
      pieces,
    );
    const refusal = play.match.check(action as Action);
    expect([refusal?.code, refusal?.message.endsWith('.')]).toEqual([code, true]);
  });

  it('while a choice is open only picks are taken, and conceding', () => {
    const play = scene('c a B .', pieces);
    play.turnOf('a').use('a', 'Stab');
    expect(play.asks()).toBe('1 space: 1,0 0,0 2,0');
    expect(() => play.end()).toThrow('action/pick-first');
    play.pick('c');
    expect(play.match.check({ do: 'pick', value: 1 })?.code).toBe('action/nothing-to-pick');
    expect(play.match.check({ do: 'concede', seat: 1 })).toBeUndefined();
  });
});
