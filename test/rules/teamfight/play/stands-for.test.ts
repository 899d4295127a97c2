import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('a piece that stands for somebody', () => {
  const files = {
    'markers/chain.json': { name: 'Chain' },
    'markers/effigy.json': { name: 'Wax Effigy' },
  };

  it('brings its target back to where it lies, wherever that has gone, one piece at a time', () => {
    const play = scene(
      'a . C . . .\n. . D . . .',
      {
        a: {
          abilities: {
            Bind: "Free Action:\nRange 4, undefendable, place a Chain on the target's space.\n---\nFree Action: Remove the Chain to teleport the target back to that space.",
          },
        },
        C: {},
        D: {},
      },
      { files },
    );
    const calledBack = () => {
      const [first, second] = play
        .turnOf('a')
        .actions()
        .filter((action) => action.do === 'use');
      return second ?? first!;
    };
    play.use('a', 'Bind').pick('C');
    play.turnOf('C').move('C', 5, 0);
    play.turnOf('a').use('a', 'Bind').pick('D');
    play.turnOf('D').move('D', 4, 1);
    play.turnOf('a').play(calledBack()).pick(2, 0);
    expect(play.shows()).toMatchObject({ C: '10 at 2,0', D: '10 at 4,1' });
    expect(play.state.markers.map(({ order }) => order >= 0)).toEqual([false, true]);
  });

  it('keeps those who see it from targeting its ally, until it is destroyed', () => {
    const play = scene(
      'a b . e .\n. C . . .\n. . . . .',
      {
        a: {
          abilities: {
            Mould:
              'Unlimited range, summon a Wax Effigy corresponding to an ally (max 1, replace old) with 1hp.\nUnits with line of sight to the effigy cannot target the ally.',
          },
        },
        b: {},
        e: {},
        C: { defaults: { Jab: 'Free Action: Unit in range 4, 1dmg.' } },
      },
      { files },
    );
    play.use('a', 'Mould').pick(2, 0).pick('b');
    play.turnOf('C').use('C', 'Jab');
    // Its space may be named as any may (T-091), but nobody is hit there.
    const { options, listed = options.length } = play.pending();
    expect(options.slice(0, listed)).not.toContain(play.space(1, 0));
    expect(options.slice(0, listed)).toContain(play.space(3, 0));
    play.pick(2, 0).use('C', 'Jab').pick('b');
    expect(play.shows().b).toBe('9 at 1,0');
  });
});
