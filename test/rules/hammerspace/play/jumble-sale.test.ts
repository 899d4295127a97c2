import { beforeAll, describe, expect, it } from 'vitest';
import { loadSet } from '../../../../app/studio/load-set.ts';
import type { Setup } from '../../../../rules/hammerspace/game.ts';
import { presets } from '../../../../rules/hammerspace/options.ts';
import { type Layout, Scene } from '../scene.ts';

/** Whole situations with the cards of the shipped set: what is printed on them is what is played. */
let setup: Omit<Setup, 'seats'>;
beforeAll(async () => {
  const { set } = await loadSet('content/hammerspace/jumble-sale');
  if (!set) throw new Error('Jumble Sale does not open.');
  setup = { sets: [set], options: presets.current };
});

const scene = (rows: readonly string[], more: Omit<Layout, 'rows' | 'setup'> = {}) =>
  new Scene({ rows, setup: { ...setup, seats: rows.length }, ...more });

describe('Jumble Sale at the table', () => {
  it('H-030 H-035: a bat against helmet and eiderdown: both are used, the eiderdown with its bonus', () => {
    const found = scene(['cricket-bat', 'motorcycle-helmet eiderdown oilskin-coat', '']);
    // 5 and 5 against 3, 2 and 3 more for melee, and a 1; then the bat stays on a 4.
    found.attack('cricket-bat', [1], {}, 5, 1, 4);
    expect(found.all('defended')).toMatchObject([{ points: 8, die: 1, lost: 1 }]);
    expect(found.state.hp).toEqual([20, 19, 20]);
    expect(found.row(1).split(' ')).toContain('oilskin-coat');
    expect(found.row(0).split(' ')).toContain('cricket-bat');
  });

  it('H-032 H-033: a glass case or the bucket are enough for a small fire: only one is spent', () => {
    const found = scene(['paraffin-lamp', 'museum-glass-case fire-bucket', '']);
    found.attack('paraffin-lamp', [1], {}, 1);
    expect(found.defences).toEqual(['museum-glass-case', 'fire-bucket']);
  });

  it('H-031: who wears an oilskin is hit harder by lightning', () => {
    const found = scene(['bath-time-radio', 'oilskin-coat', '']).attack('bath-time-radio', [1], {}, 3, 2, 1);
    expect(found.all('defended')).toMatchObject([{ points: -2, die: 2, lost: 8 }]);
  });

  it('H-040 H-041: the cuckoo takes the last card of the row before the spent ones leave', () => {
    const found = scene(['cuckoo-clock', 'tin-tray sunday-lunch weathervane pub-darts', '']);
    found.attack('cuckoo-clock', [1], {}, 5, 1);
    expect(found.discards.split(' ').sort()).toEqual(['cuckoo-clock', 'pub-darts', 'tin-tray']);
    const calm = scene(['cuckoo-clock', 'tin-tray sunday-lunch weathervane pub-darts', '']);
    calm.attack('cuckoo-clock', [1], {}, 4, 1);
    expect(calm.discards.split(' ').sort()).toEqual(['cuckoo-clock', 'tin-tray']);
  });

  it('H-042: ice takes attack cards even from behind glass', () => {
    const found = scene(['block-of-ice', 'museum-glass-case cricket-bat slingshot', '']);
    found.attack('block-of-ice', [1], {}, 6, 1, 1);
    expect(found.state.hp[1]).toBe(20);
    expect(found.discards.split(' ').sort()).toEqual(['block-of-ice', 'cricket-bat', 'museum-glass-case', 'slingshot']);
  });

  it('H-025 H-036: a horse for the attack and suitcases for the defence', () => {
    const found = scene(['sturdy-umbrella brewery-horse', 'wall-of-suitcases', '']);
    found.attack('sturdy-umbrella', [1], { with: 'brewery-horse' }, 2).defend('', 'wall-of-suitcases', 3, 1);
    expect(found.state.hp).toEqual([20, 16, 20]);
  });

  it('H-057 H-051: kettle, cup and cosy give back what was lost, if none of them is hidden', () => {
    const row = 'dented-kettle cracked-teacup knitted-cosy tin-tray';
    const found = scene([row, '', ''], { hp: [4, 20, 20] }).use('dented-kettle');
    expect(found.state.hp[0]).toBe(20);
    expect(found.discards.split(' ').sort()).toEqual(['cracked-teacup', 'dented-kettle', 'knitted-cosy']);
    const hidden = scene([row.replace('knitted', '?knitted'), '', '']);
    expect(hidden.check({ do: 'use', place: 0 })).toBeDefined();
  });

  it('H-055: under the pendulum a player attacks and defends with dice of their own', () => {
    const found = scene(['swinging-pendulum', 'cricket-bat tin-tray', '']).use('swinging-pendulum', 1);
    found.play({ do: 'command', place: found.at(1, 'cricket-bat'), targets: [1] }, 4, 1, 1);
    expect(found.state.hp).toEqual([20, 14, 20]);
  });

  it('H-026: who is hot-headed attacks harder; an iron stomach minds chemicals only', () => {
    const traits = ['hot-headed', 'iron-stomached', undefined];
    const lamp = scene(['paraffin-lamp', '', ''], { traits }).attack('paraffin-lamp', [1], {}, 1, 1);
    expect([lamp.all('attacked')[0]?.points, lamp.state.hp[1]]).toEqual([[9], 14]);
    const darts = scene(['whalers-harpoon', '', ''], { traits }).attack('whalers-harpoon', [1], {}, 1, 1);
    expect(darts.state.hp[1]).toBe(10);
  });
});
