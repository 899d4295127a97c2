import { describe, expect, it } from 'vitest';
import { openSet } from '../../../../rules/open.ts';
import type { MapFile } from '../../../../schemas/types.generated.ts';
import { scene } from '../support.ts';

const zones = { deploy: { red: ['0,0', '0,1'], blue: ['6,0', '6,1'] } };

/** A map with the pieces that its text tells. */
function told(text: string, markers: MapFile['markers']): { map: Partial<MapFile>; files: Record<string, object> } {
  const kinds = [...new Set(markers?.map(({ kind }) => kind))];
  const files = kinds.map((kind) => [`markers/${kind}.json`, { name: kind[0]?.toUpperCase() + kind.slice(1) }]);
  return { map: { ...zones, text, markers: markers ?? [] }, files: Object.fromEntries(files) };
}

describe('a piece of the map that strikes all around it', () => {
  it('does not strike itself', () => {
    const text =
      '**Dragon**\nThe Dragon has 10 health and is an enemy of both players. At the end of each round, it deals 2dmg to all units in range 2.';
    const play = scene('. . a . . . B\n. . . . . . .', { a: {}, B: {} }, told(text, [{ kind: 'dragon', at: '3,0' }]));
    play.end().end();
    expect(play.shows()).toMatchObject({ a: '8 at 2,0', B: '10 at 6,0', Dragon: '10 at 3,0' });
  });

  it('moves once, however many there are', () => {
    const text =
      '**Imp**\nImps have 2 health and belong to nobody. At the end of the round, each Imp moves 1 space towards the nearest hero.';
    const markers = [
      { kind: 'imp', at: '5,0' },
      { kind: 'imp', at: '5,1' },
    ];
    const play = scene(`a${' .'.repeat(12)} B\n.${' .'.repeat(13)}`, { a: {}, B: {} }, told(text, markers));
    play.end().rolls(1, 1).end();
    expect(play.state.units.slice(0, 2).map(({ at }) => at)).toEqual([play.space(4, 0), play.space(4, 1)]);
  });
});

describe('what a map lets each piece do', () => {
  const scenes = (who: string, tower: string): string | undefined => {
    const text = `At the end of each round, each Tower deals 2dmg to the nearest ${who} in range 3.\n**Tower**\n4 health. ${tower}`;
    const play = scene('. . a . . B .\n. . . . . . .', { a: {}, B: {} }, told(text, [{ kind: 'tower', at: '3,0' }]));
    return play.end().end().shows().a;
  };

  it('is done by one that belongs to nobody where it asks for no side', () => {
    expect(scenes('hero', '')).toBe('8 at 2,0');
    expect(scenes('enemy', '')).toBe('10 at 2,0');
  });

  it('is done to everybody by one that is hostile to everybody', () => {
    expect(scenes('enemy', 'Hostile to everybody.')).toBe('8 at 2,0');
  });
});

describe('a flag of the map', () => {
  const text = `**Flag**
Each team has a Flag. A hero that enters the enemy Flag's space picks it up. A hero carrying the Flag has -1 speed.
A hero that carries it to its own deploy zone scores 2. If the carrier dies, the Flag is dropped.`;
  const flag = (board: string, units: Parameters<typeof scene>[1]): ReturnType<typeof scene> =>
    scene(board, units, told(text, [{ kind: 'flag', at: '3,0', team: 'blue' }]));

  it('is taken by an enemy who comes to it, goes along with him, and is worth points at home', () => {
    const play = flag('. . a . . . B\n. . . . . . .', { a: {}, B: {} });
    play.move('a', 3, 0).end();
    expect(play.state.markers.map(({ at, on }) => [at, on])).toContainEqual([3, play.unit('a')]);
    play.end();
    expect(play.points).toEqual([0, 0]);
    expect(play.destinations()).not.toContain('0,0');
    play
      .move('a', 1, 0, {
        path: [
          [2, 0],
          [1, 0],
        ],
      })
      .end()
      .end();
    play.move('a', 0, 0);
    expect(play.points).toEqual([2, 0]);
    expect(play.state.markers.filter(({ order }) => order >= 0).map(({ at }) => at)).toEqual([0]);
  });

  it('is not taken by its own side, nor from whoever carries it, and is left lying where he dies', () => {
    const play = flag('. c a . B . .\n. . . . . . .', {
      a: { health: 2 },
      c: { speed: 5 },
      B: { defaults: { Shot: 'Range 5, 9dmg' } },
    });
    play.turnOf('B').move('B', 3, 0);
    expect(play.state.markers.map(({ on }) => on)).toEqual([undefined]);
    play.move('B', 4, 0);
    play.turnOf('a').move('a', 3, 0);
    play.turnOf('c').move('c', 4, 1, {
      path: [
        [2, 0],
        [3, 0],
        [3, 1],
        [4, 1],
      ],
    });
    expect(play.state.markers.filter(({ order }) => order >= 0).map(({ on }) => on)).toEqual([play.unit('a')]);
    play.turnOf('B').use('B', 'Shot').pick('a');
    expect(play.state.markers.filter(({ order }) => order >= 0).map(({ at, on }) => [at, on])).toEqual([
      [3, undefined],
    ]);
  });
});

describe('a portal of the map', () => {
  const text = '**Portal**\nA unit that enters a Portal may teleport to another Portal.';
  const markers = ['2,0', '4,1', '0,1'].map((at) => ({ kind: 'portal', at }));

  it('leads to that one of several which the player of whoever enters it chooses', () => {
    const play = scene('. a . . . B .\n. . . . . . .', { a: {}, B: {} }, told(text, markers));
    play.turnOf('B').move('B', 2, 0).pick('yes');
    expect(play.state.pending?.seat).toBe(1);
    play.pick(4, 1);
    expect(play.shows().B).toBe('10 at 4,1');
    play.pick('no');
    expect(play.state.pending).toBeUndefined();
  });
});

describe('what a hero may do with a piece of the map', () => {
  const board = '. a . . . . B\n. . . . . . .';
  const abilities = { Blow: 'Range 3, 9dmg.' };

  it('is to fire a cannon, whose reach is its own', () => {
    const text = '**Cannon**\nA hero adjacent to a Cannon may fire it as a Standard Action: range 4, 3dmg.';
    const play = scene(board, { a: {}, B: {} }, told(text, [{ kind: 'cannon', at: '2,0' }]));
    play.use('a', 'Cannon').pick('B');
    expect(play.shows().B).toBe('7 at 6,0');
    play.end();
    expect(() => play.use('B', 'Cannon')).toThrow();
  });

  it('is to open a coffer, which is gone then, and to push a crate', () => {
    const text =
      '**Coffer**\nA hero adjacent to a Coffer may open it as a Free Action. It loses 1 health. Remove the Coffer.\n\n**Crate**\nCrates have 2 health. Any unit may push an adjacent Crate 1 as a Free Action.';
    const markers = [
      { kind: 'coffer', at: '1,1' },
      { kind: 'crate', at: '2,0' },
    ];
    const play = scene(board, { a: {}, B: {} }, told(text, markers));
    play.use('a', 'Coffer');
    expect(play.shows()).toMatchObject({ a: '9 at 1,0' });
    expect(() => play.use('a', 'Coffer')).toThrow();
    play.use('a', 'Crate').pick(2, 0).pick(3, 0);
    expect(play.shows().Crate).toBe('2 at 3,0');
  });

  it('comes back where it was: what is used up, and what is destroyed', () => {
    const text =
      '**Rune**\nWhen a hero enters a Rune, it loses 1 health and the Rune is removed. Runes come back at the start of each round.\n\n**Keg**\nKegs have 2 health. Destroyed Kegs return at the start of each round.';
    const markers = [
      { kind: 'rune', at: '2,0' },
      { kind: 'keg', at: '3,1' },
    ];
    const play = scene(board, { a: { abilities }, B: {} }, told(text, markers));
    play.move('a', 2, 0).use('a', 'Blow').pick('Keg');
    expect(play.shows()).toMatchObject({ a: '9 at 2,0' });
    expect([play.shows().Rune, play.shows().Keg]).toEqual([undefined, undefined]);
    play.end().end();
    expect([play.shows().Rune, play.shows().Keg]).toEqual(['2,0', '2 at 3,1']);
  });

  it('is worth points to whoever kills it', () => {
    const text = '**Ogre**\nNeutral, 2hp. Whoever kills it scores 2.';
    const play = scene(board, { a: { abilities }, B: {} }, told(text, [{ kind: 'ogre', at: '3,0' }]));
    play.use('a', 'Blow').pick('Ogre');
    expect(play.points).toEqual([2, 0]);
  });
});

describe('pieces that appear on a map', () => {
  it('come onto each space of some ground, and go off together', () => {
    const text = `At the start of round 2, a Keg appears on each Bog space.
At the end of round 2, all Kegs explode.

**Keg**
2 health. When destroyed, burst 1, 2dmg.`;
    const { map, files } = told(text, [{ kind: 'keg', at: '6,1' }]);
    const more = { map, files: { ...files, 'terrain/bog.json': { name: 'Bog' } }, terrain: { '-': 'bog' } };
    const play = scene('. a - . . B .\n. - . . . . .', { a: {}, B: {} }, more);
    play.end().end();
    expect(play.state.units.filter(({ at }) => at >= 0).map(({ at }) => at)).toEqual([13, 1, 5, 2, 8]);
    play.end().end();
    expect(play.shows()).toMatchObject({ a: '6 at 1,0', B: '8 at 5,0' });
  });
});

describe('an object that a map lets come', () => {
  it('comes only where nobody stands', () => {
    const text = `At the start of round 2, a Keg appears on each Bog space.

**Keg**
2 health. When destroyed, burst 1, 2dmg.`;
    const { map, files } = told(text, [{ kind: 'keg', at: '6,1' }]);
    const more = { map, files: { ...files, 'terrain/bog.json': { name: 'Bog' } }, terrain: { '-': 'bog' } };
    const play = scene('. a - . . B .\n. - . . . . .', { a: {}, B: {} }, more);
    play.move('a', 2, 0).end().end();
    expect(play.state.units.map(({ at }) => at)).toEqual([13, 2, 5, 8]);
  });
});

describe('a piece of a map that belongs to nobody', () => {
  it('is told of where its text speaks of enemies', () => {
    const problems = (tower: string, team?: 'red'): number => {
      const markers = [{ kind: 'tower', at: '3,0', ...(team && { team }) }];
      const { map, files } = told(`**Tower**\n4 health. ${tower}`, markers);
      const manifest = {
        ...{ id: 'field', system: 'teamfight', format: 1, version: '0.1.0', name: 'Field', status: 'draft' },
        ...{ colour: '#446688', language: 'en', authors: ['A'], licence: 'CC0', rules: 'current' },
      };
      const all = { 'set.json': manifest, ...files, 'maps/field.json': { name: 'Field', columns: 7, rows: 2, ...map } };
      const written = new Map(Object.entries(all).map(([file, data]) => [file, JSON.stringify(data)]));
      const found = openSet('field', written, { uses: new Map() }).problems;
      return found.filter(({ code }) => code === 'map/nobodys-piece').length;
    };
    const shoots = 'At the end of each round, it deals 2dmg to the nearest enemy in range 3.';
    expect(problems(shoots)).toBe(1);
    expect(problems(shoots, 'red')).toBe(0);
    expect(problems(`${shoots} It belongs to the player with the nearest deploy zone.`)).toBe(0);
    expect(problems(shoots.replace('enemy', 'hero'))).toBe(0);
  });
});
