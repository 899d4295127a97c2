import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('two targets that are pulled together', () => {
  const Rig = {
    abilities: {
      Slam: 'Two units in range 4, undefendable. Pull each 2 towards the other.\nIf they become adjacent, 3dmg to both.',
    },
  };

  it('are both harmed where they come to stand side by side', () => {
    const play = scene('. a . . .\n. . . . .\nB . . . C', { a: Rig, B: {}, C: {} });
    play.turnOf('a').use('a', 'Slam').pick('B').pick('C').pick(2, 2);
    play.pick(3, 2);
    expect([play.shows().B, play.shows().C]).toEqual(['7 at 2,2', '7 at 3,2']);
  });
});

describe('an instant that takes the place of an ally', () => {
  it('is offered when that ally is targeted', () => {
    const guard = {
      abilities: { Trade: '1/Game, Instant:\nSwap places with an ally in range 3. You are targeted instead of them.' },
    };
    const shooter = { defaults: { Bolt: 'Range 5, 2dmg.' } };
    const play = scene('b . . . C\na . . . .', { a: guard, b: {}, C: shooter });
    play.turnOf('C').use('C', 'Bolt').pick('b').pick('a', 'Trade').pick('b');
    expect([play.shows().a, play.shows().b]).toEqual(['8 at 0,0', '10 at 0,1']);
  });
});

describe('spaces that touch', () => {
  it('hold fewer pieces where one likes', () => {
    const files = { 'markers/cairn.json': { name: 'Cairn', text: 'Blocks movement.' } };
    const a = {
      abilities: { Pile: 'Range 4, create a Cairn in up to three adjacent spaces (max 4, remove oldest).' },
      with: ['cairn'],
    };
    const play = scene('a . . . .\n. . . . .\nB . . . .', { a, B: {} }, { files });
    play.use('a', 'Pile').pick('Cairn ×2');
    play.pick(2, 0).pick(3, 0);
    expect(play.state.markers.map(({ at }) => at)).toEqual([2, 3]);
  });
});

describe('what lies under those who were named', () => {
  it('goes, and no other piece does', () => {
    const files = { 'markers/slab.json': { name: 'Slab', text: 'Difficult terrain.' } };
    const a = {
      abilities: {
        Lay: 'Free Action: Place a Slab in range 5.',
        Lift: 'Each enemy on a Slab, 2dmg. Remove their Slab.',
      },
      with: ['slab'],
    };
    const play = scene('a . B . .', { a, B: {} }, { files });
    play.use('a', 'Lay').pick(2, 0).use('a', 'Lay').pick(4, 0).use('a', 'Lift');
    expect(play.shows().B).toBe('8 at 2,0');
    expect(play.state.markers.filter(({ order }) => order >= 0).map(({ at }) => at)).toEqual([4]);
  });
});
