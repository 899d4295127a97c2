import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

const tower = (text: string) => ({ 'markers/tower.json': { name: 'Tower', text, object: true, health: 3 } });
const blow = { defaults: { Blow: 'Range 6, 2dmg.' } };
/** A Tower of each colour, and one of nobody's between them. */
const map = (text = '') => ({
  text,
  markers: [
    { kind: 'tower', at: '0,1', team: 'red' as const },
    { kind: 'tower', at: '5,1', team: 'blue' as const },
  ],
});

describe('objects of a map', () => {
  it('shoot at the end of the round, each at the enemies of its own side', () => {
    const text = 'At the end of each round, each Tower deals 2dmg to the nearest enemy in range 2.';
    const play = scene('. . a . B .\n. . . . . .', { a: { speed: 6 }, B: {} }, { files: tower(''), map: map(text) });
    play.move('a', 1, 0).end().end();
    expect(play.shows()).toMatchObject({ a: '10 at 1,0', B: '10 at 4,0' });
    play.move('a', 4, 1).end();
    play.end();
    expect(play.shows()).toMatchObject({ a: '8 at 4,1', B: '10 at 4,0' });
  });

  it('are worth points to whoever destroys them, and to the other side', () => {
    const text = 'When a Tower is destroyed, the other side scores 2 points.';
    const play = scene('. a . . . B\n. . . . . .', { a: blow, B: {} }, { files: tower(''), map: map(text) });
    play.use('a', 'Blow').pick(5, 1);
    expect(play.points).toEqual([0, 0]);
    play.end().end();
    play.use('a', 'Blow').pick(5, 1);
    expect(play.points).toEqual([2, 0]);
  });

  it('come back instead of being destroyed, where their text says so', () => {
    const text = 'When it would die, it instead resets to 3 health and the enemy team scores 1 point.';
    const play = scene('. a . . . B\n. . . . . .', { a: blow, B: {} }, { files: tower(text), map: map() });
    play.use('a', 'Blow').pick(5, 1).end().end();
    play.use('a', 'Blow').pick(5, 1);
    expect(play.points).toEqual([1, 0]);
    const one = play.state.units.find(({ at }) => at === play.space(5, 1));
    expect(one?.health).toBe(3);
  });

  it('cannot be damaged while somebody of their side stands by', () => {
    const text = 'This cannot be damaged while an allied unit is in range 1 of it.';
    const play = scene('. a . . B .\n. . . . . .', { a: blow, B: {} }, { files: tower(text), map: map() });
    const health = () => play.state.units.find(({ at }) => at === play.space(5, 1))?.health;
    play.use('a', 'Blow').pick(5, 1);
    expect(health()).toBe(3);
    play.end();
    play.move('B', 2, 0).end();
    play.use('a', 'Blow').pick(5, 1);
    expect(health()).toBe(1);
  });

  it('are used by whoever stands there, and go then', () => {
    const text = 'A unit in this space can spend a Standard Action to heal 3 and remove this.';
    const files = { 'markers/font.json': { name: 'Font', text } };
    const markers = [{ kind: 'font', at: '1,0' }];
    const play = scene('a . B\n. . .', { a: { hurt: 5 }, B: {} }, { files, map: { markers } });
    expect(play.usable()).toEqual([]);
    play.move('a', 1, 0);
    play.use('a', 'Font');
    expect(play.shows().a).toBe('8 at 1,0');
    expect(play.usable()).toEqual([]);
  });

  it('bring what a die says', () => {
    const text =
      'When a unit enters this space, remove this and roll a die:\n- 1-3: it heals 3\n- 4-6: it takes 2 damage';
    const files = { 'markers/rune.json': { name: 'Rune', text } };
    const markers = [{ kind: 'rune', at: '1,0' }];
    const play = scene('a . B\n. . .', { a: { hurt: 5 }, B: {} }, { files, map: { markers }, rolls: [4] });
    play.move('a', 1, 0);
    expect(play.shows().a).toBe('3 at 1,0');
  });

  it('strike around where they lie, not around who set them off', () => {
    const text = 'When a unit becomes adjacent, remove this and it deals Burst 1, 2dmg.';
    const files = { 'markers/charge.json': { name: 'Charge', text } };
    const markers = [{ kind: 'charge', at: '2,0' }];
    const play = scene('a . . B C\n. . . . .', { a: {}, B: {}, C: {} }, { files, map: { markers } });
    play.move('a', 1, 0);
    expect(play.shows()).toMatchObject({ a: '8 at 1,0', B: '8 at 3,0', C: '10 at 4,0' });
  });
});
