import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const ground = (text: string) => ({ 'terrain/ooze.json': { name: 'Ooze', text } });
const ooze = { terrain: { o: 'scene/ooze' } };

describe('texts make steps cost more', () => {
  it('out of a kind of ground, which flight passes over', () => {
    const play = (passives: Record<string, string>) =>
      scene(
        'a o o . . . B',
        { a: { speed: 4, passives }, B: {} },
        { files: ground('Leaving this costs +1 movement.'), ...ooze },
      );
    // One step in, two for each step out of it.
    expect(play({}).destinations()).toEqual(['1,0', '2,0']);
    expect(play({ 'You are always Flying': '' }).destinations()).toEqual(['1,0', '2,0', '3,0', '4,0']);
  });

  it('so much at least: what is dear already is no dearer', () => {
    const files = ground('Costs 2 movement to leave.');
    const play = scene('a o = . . B', { a: { speed: 4 }, B: {} }, { files, ...ooze });
    expect(play.destinations()).toEqual(['1,0', '2,0', '3,0']);
  });

  it('around a unit, for its enemies only', () => {
    const passives = { Looming: 'Enemies spend 1 extra movement to leave spaces adjacent to you.' };
    const play = scene('. a . . . .\n. B . . . .', { a: { speed: 3 }, B: { passives } });
    expect(play.destinations()).toEqual(['0,0', '2,0']);
    const friend = scene('. a . . . .\n. b . . . C', { a: { speed: 3 }, b: { passives }, C: {} });
    expect(friend.destinations()).toContain('4,0');
  });

  it('away from somebody, twice as many', () => {
    const passives = { Tow: 'Moving away from you costs enemies twice as many spaces.' };
    const play = scene('B . . a . . . .', { a: { speed: 3 }, B: { passives } });
    expect(play.destinations()).toEqual(['1,0', '2,0', '4,0']);
  });

  it('for as long as an ability says', () => {
    const abilities = {
      Slime:
        'Free Action: Until the start of your next turn, spaces in range 1 of you cost enemies +1 movement to enter.',
    };
    const play = scene('a . . . B', { a: { abilities }, B: { speed: 3 } });
    play.use('a', 'Slime').end();
    expect(play.destinations()).toEqual(['2,0', '3,0']);
  });

  it('as difficult terrain, which flight passes over', () => {
    const passives = { Bog: 'Spaces in range 2 of you are difficult terrain for enemies.' };
    const on = (own: Record<string, string>) =>
      scene('a . . . . B', { a: { speed: 4, passives: own }, B: { passives } });
    expect(on({}).destinations()).toEqual(['1,0', '2,0', '3,0']);
    expect(on({ 'You are always Flying': '' }).destinations()).toEqual(['1,0', '2,0', '3,0', '4,0']);
  });

  it('for whoever is near, until it is near no more', () => {
    const near = { Grasp: 'Enemies in range 2 spend +1 movement to move away from you.' };
    const away = scene('B . a . . . .', { a: { speed: 4 }, B: { passives: near } });
    expect(away.destinations()).toEqual(['1,0', '3,0', '4,0', '5,0']);
    const held = { Hold: 'Enemies adjacent to you must spend 1 extra movement to leave.' };
    const around = scene('. a . .\n. B . .', { a: { speed: 2 }, B: { passives: held } });
    // Around it nothing is left: only a step out of its reach costs more.
    expect(around.destinations()).toContain('2,0');
    expect(around.destinations()).not.toContain('3,0');
  });
});
