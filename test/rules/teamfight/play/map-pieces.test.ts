import { describe, expect, it } from 'vitest';
import type { MapFile } from '../../../../schemas/types.generated.ts';
import { scene } from '../support.ts';

const zones = { deploy: { red: ['0,0', '0,1', '0,2'], blue: ['6,0', '6,1', '6,2'] } };

describe('pieces that a map tells under a label', () => {
  const beacon = { 'markers/beacon.json': { name: 'Beacon' }, 'markers/stag.json': { name: 'Stag' } };
  const told = `**Beacon (gold)**
Beacons are units on the side of the player with the nearest deploy zone.
Beacons have 2 health and cannot be moved.
When a Beacon would be destroyed, it goes to 2 health instead and the opponent scores 1.
At the end of each round, each Beacon does range 2, 3dmg, targeting a Stag if possible, else the nearest enemy.

**Stag**
Stags are neutral units, hostile to both sides. They can be targeted, but have no health and cannot die.`;
  const map = (markers: MapFile['markers']): Partial<MapFile> => ({ ...zones, text: told, markers: markers ?? [] });
  const abilities = { Blow: 'Range 3, 2dmg.', Shove: 'Range 3, push 1.' };

  it('are of the side whose zone is nearest, shoot when the round ends, and are worth a point', () => {
    const more = { files: beacon, map: map([{ kind: 'beacon', at: '5,0' }]) };
    const play = scene('. . . a . . B\n. . . . . . .\n. . . . . . .', { a: { abilities }, B: {} }, more);
    play.use('a', 'Blow').pick('Beacon');
    expect(play.points).toEqual([1, 0]);
    expect(play.shows().Beacon).toBe('2 at 5,0');
    play.end().end();
    expect(play.shows()).toMatchObject({ a: '7 at 3,0', B: '10 at 6,0' });
  });

  it('stand in the way of enemies as units do, and nobody moves them', () => {
    const more = { files: beacon, map: map([{ kind: 'beacon', at: '5,0' }]) };
    const play = scene('. . . . a . B\n# # # # # # #\n. . . . . . .', { a: { abilities }, B: {} }, more);
    expect(play.destinations()).not.toContain('5,0');
    play.use('a', 'Shove').pick('Beacon');
    expect(play.shows().Beacon).toBe('2 at 5,0');
  });

  it('shoot at whom they prefer, who is an enemy of both sides and takes no harm', () => {
    const markers = [
      { kind: 'beacon', at: '1,0' },
      { kind: 'stag', at: '3,0' },
    ];
    const play = scene(
      'a . B . . . .\n. . . . . . .\n. . . . . . .',
      { a: {}, B: { defaults: { Nip: 'Enemy in range 1, 9dmg.' } } },
      { files: beacon, map: map(markers) },
    );
    play.end();
    play.use('B', 'Nip');
    expect(play.asks()).toContain('3,0');
    play.pick(3, 0).end();
    expect(play.shows()).toMatchObject({ B: '10 at 2,0', Stag: '1 at 3,0' });
  });
});

describe('ground that a map tells under a label', () => {
  it('is every space that is painted with the terrain of that name', () => {
    const text =
      '**Cracked Ice (white)**\nA unit that ends its turn on this dies. Leaving a cracked space costs +1 movement.';
    const files = { 'terrain/cracked-ice.json': { name: 'Cracked Ice' } };
    const more = { files, map: { text }, terrain: { '-': 'cracked-ice' } };
    const play = scene('a - . . B\n. . . . .', { a: {}, B: {} }, more);
    expect(play.destinations()).not.toContain('3,0');
    play.move('a', 1, 0).end();
    expect(play.shows().a).toBe('dead');
  });
});

describe('ground that has no file of its own', () => {
  it('lies where a hazard of its name is painted, beside what that does', () => {
    const text = '**Ash Pit**\nWhen a unit leaves this, it takes 1 damage.';
    const hazards = [{ name: 'Ash Pit', effect: '2dmg', cells: ['1,0'] }];
    const play = scene('a . . B\n. . . .', { a: {}, B: {} }, { map: { text, hazards } });
    play.move('a', 2, 0, {
      path: [
        [1, 0],
        [2, 0],
      ],
    });
    expect(play.shows().a).toBe('7 at 2,0');
  });
});

describe('what a map says of ground and pieces as people write it', () => {
  const shove = { abilities: { Shove: 'Range 3, push 1.', Fan: 'Range 3, 1dmg.' } };

  it('is told under a label with its colour: water is waded through, stakes wait for whoever is pushed', () => {
    const text =
      '**Pond (blue shade)**\nDifficult terrain. Units in the pond have -1 speed.\n\n**Stakes**\nUnits pushed into stakes take 3dmg.';
    const hazards = [
      { name: 'Pond', effect: 'nothing', cells: ['1,1'] },
      { name: 'Stakes', effect: 'nothing', cells: ['3,0'] },
    ];
    const play = scene('a . B . .\n. . . . .', { a: shove, B: {} }, { map: { text, hazards } });
    const wade = scene(
      'a . . . .\n# . # # #',
      { a: {} },
      { map: { text, hazards: [{ ...hazards[0]!, cells: ['1,0'] }] } },
    );
    expect(wade.destinations()).toContain('2,0');
    expect(wade.destinations()).not.toContain('3,0');
    play.use('a', 'Shove').pick('B').pick(3, 0);
    expect(play.shows().B).toBe('7 at 3,0');
    play.end().move('B', 4, 0);
    expect(play.shows().B).toBe('7 at 4,0');
  });

  it('does not strike twice where the hazard of that name does so already', () => {
    const text = '**Embers (red shade)**\nUnits that enter or end their turn here take 2dmg.';
    const hazards = [{ name: 'Embers', effect: '2dmg', cells: ['1,0'] }];
    const play = scene('a . . B\n# # # #', { a: {}, B: {} }, { map: { text, hazards } });
    play.move('a', 2, 0);
    expect(play.shows().a).toBe('8 at 2,0');
  });

  it('gives a point to whoever has more units beside a shrine', () => {
    const text = '**Shrine**\nAt end of round, the player with more units adjacent to the Shrine scores 1 point.';
    const more = {
      files: { 'markers/shrine.json': { name: 'Shrine' } },
      map: { text, markers: [{ kind: 'shrine', at: '2,0' }] },
    };
    const play = scene('. a . B .\n. c . . .', { a: {}, c: {}, B: {} }, more);
    play.end().end().end();
    expect(play.points).toEqual([1, 0]);
  });
});

describe('whoever harms a piece without health', () => {
  const text = `**Stag**
Stags are neutral units, hostile to both sides. They can be targeted, but have no health and cannot die.
When a player would cause a Stag to take 2 or more damage or die, they may move it 3, passing through their units.`;
  const abilities = { Poke: 'Enemy in range 1, 1dmg.', Blow: 'Enemy in range 1, 2dmg.' };
  const more = {
    files: { 'markers/stag.json': { name: 'Stag' } },
    map: { text, markers: [{ kind: 'stag', at: '1,0' }] },
  };

  it('may drive it, past units of that side only', () => {
    const play = scene('a . b . . . .\n# # # # # # #', { a: { abilities }, b: {} }, more);
    play.use('a', 'Poke').pick(1, 0);
    expect(play.asks()).toBeUndefined();
    const other = scene('a . b . . . .\n# # # # # # #', { a: { abilities }, b: {} }, more);
    other.use('a', 'Blow').pick(1, 0).pick('yes').pick(4, 0);
    expect(other.shows().Stag).toBe('1 at 4,0');
  });

  it('not past those of the other side', () => {
    const play = scene('a . . B . . .\n# # # # # # #', { a: { abilities }, B: {} }, more);
    play.use('a', 'Blow').pick(1, 0).pick('yes');
    expect(play.asks()).toBe('1 destination: 2,0 stop');
  });
});

describe('a neutral piece that attacks', () => {
  const files = { 'markers/boar.json': { name: 'Boar' } };
  const boar = (does: string) => ({
    text: `**Boar**\nBoars have 4 health and are neutral, hostile to everyone.\n${does}`,
    markers: [{ kind: 'boar', at: '2,0' }],
  });

  it('is an enemy of whoever is nearest, and worth a point to whoever kills it', () => {
    const map = boar(
      'At the end of each round, each Boar does range 2, 1dmg to the nearest enemy.\nWhen a Boar dies, the player who killed it scores 1.',
    );
    const play = scene(
      'a . . . B\n. . . . .',
      { a: { abilities: { Blow: 'Enemy in range 2, 4dmg.' } }, B: {} },
      { files, map, rolls: [2] },
    );
    play.end().end();
    // Both are as near, and the die chooses.
    expect(play.shows()).toMatchObject({ a: '10 at 0,0', B: '9 at 4,0' });
    play.use('a', 'Blow').pick(2, 0);
    expect(play.points).toEqual([1, 0]);
  });
});

describe('whoever has no abilities or passives', () => {
  it('uses none and has nothing of its card, until the token is gone', () => {
    const files = {
      'tokens/toad.json': {
        name: 'Toad',
        text: 'No abilities or passives.\nBase speed 1.\nDoes not count for control points.',
      },
    };
    const hero = { defaults: { Peck: 'Range 1, 1dmg.' }, passives: { Hide: 'Armor' } };
    const play = scene(
      'a B .\n. . .',
      { a: { defaults: { Nip: 'Range 1, 3dmg.' } }, B: { ...hero, tokens: { 'scene/toad': 1 } } },
      { files },
    );
    play.use('a', 'Nip').pick('B').end();
    expect(play.shows().B).toBe('7 at 1,0, Toad');
    expect(play.usable()).toEqual([]);
  });
});

describe('an order that is all that a token says', () => {
  it('is carried out when the token is gained, which goes with it, each time', () => {
    const files = { 'tokens/plum.json': { name: 'Plum', text: 'Heal 2.' } };
    const abilities = { Harvest: 'Free Action: Gain a Plum.' };
    const play = scene('a . B', { a: { abilities, hurt: 5 }, B: {} }, { files });
    play.use('a', 'Harvest');
    expect(play.shows().a).toBe('7 at 0,0');
    play.use('a', 'Harvest');
    expect(play.shows().a).toBe('9 at 0,0');
  });

  it('is left to people where a card spends such tokens', () => {
    const files = { 'tokens/plum.json': { name: 'Plum', text: 'Heal 2.' } };
    const abilities = { Harvest: 'Free Action: Gain a Plum.', Eat: 'Free Action: Spend a Plum: gain 1 Overshield.' };
    const play = scene('a . B', { a: { abilities, hurt: 5 }, B: {} }, { files });
    expect(play.use('a', 'Harvest').shows().a).toBe('5 at 0,0, Plum');
  });
});
