import { describe, expect, it } from 'vitest';
import type { MapFile } from '../../../../schemas/types.generated.ts';
import { scene } from '../support.ts';

const blow = { Blow: 'Range 9, 99dmg.' };
const law = (text: string) => ({ 'cards/law.json': { name: 'Law', text } });

/** A map that tells of markers under their labels, and files with nothing but their names. */
function told(text: string, markers: MapFile['markers']): { map: Partial<MapFile>; files: Record<string, object> } {
  const kinds = [...new Set(markers?.map(({ kind }) => kind))];
  const named = kinds.map((kind) => [`markers/${kind}.json`, { name: kind[0]?.toUpperCase() + kind.slice(1) }]);
  const files = { ...Object.fromEntries(named), 'counters/rage.json': { name: 'Rage' } };
  return { map: { text, markers: markers ?? [] }, files };
}

describe('the player with fewer points', () => {
  it('is one of them, and not the other one who has fewer by what was scored then', () => {
    const files = law('At the end of each round, the player with fewer points scores 5.');
    const play = scene('a . B\nc . .', { a: {}, c: { health: 1 }, B: { abilities: blow } }, { files });
    play.end().use('B', 'Blow').pick('c').end();
    expect(play.points).toEqual([5, 1]);
  });

  it('is nobody where both have as many', () => {
    const files = law('At the end of each round, the player with fewer points scores 5.');
    const play = scene('a . B\n. . .', { a: {}, B: {} }, { files });
    play.end().end();
    expect(play.points).toEqual([0, 0]);
  });
});

describe('"you" under a label of a map', () => {
  it('is whoever comes there', () => {
    const text =
      '**Ember**\nWhen a hero enters this space, gain +4 speed until the end of your next turn. Remove this.';
    const play = scene(
      'a . . . . . . . B\n. . . . . . . . .',
      { a: {}, B: {} },
      told(text, [{ kind: 'ember', at: '1,0' }]),
    );
    play.move('a', 1, 0).end().end();
    expect(play.destinations()).toContain('7,1');
  });

  it('is the one who rolled what helps', () => {
    const text =
      '**Toadstool**\nA hero that enters this space rolls a die.\n1-3: your attacks deal +3 damage this turn\n4-6: heal 1';
    const pieces = { a: { abilities: { Jab: 'Range 9, 1dmg.' } }, B: {} };
    const play = scene('a . B\n. . .', pieces, told(text, [{ kind: 'toadstool', at: '1,0' }]));
    play.rolls(2).move('a', 1, 0).use('a', 'Jab').pick('B');
    expect(play.shows().B).toBe('6 at 2,0');
  });
});

describe('what a map says of everybody behind the label of a piece', () => {
  const rage = '**Acorn**\nA hero that enters an Acorn gains 1 Rage. Remove the Acorn.\n\n';
  const acorns = ['1,0', '0,1', '1,1'].map((at) => ({ kind: 'acorn', at }));

  it('comes once, however many pieces lie there', () => {
    const play = scene(
      'a . B\n. . .',
      { a: {}, B: {} },
      told(`${rage}At the end of each round, each hero with 1 Rage scores 1.`, acorns),
    );
    play.move('a', 1, 0).end().end();
    expect(play.points).toEqual([1, 0]);
  });

  it('comes when no piece lies there any more', () => {
    const play = scene(
      'a . B\n. . .',
      { a: {}, B: {} },
      told(`${rage}At the end of each round, each hero with 1 Rage scores 1.`, acorns.slice(0, 1)),
    );
    play.move('a', 1, 0).end().end();
    expect(play.points).toEqual([1, 0]);
  });
});

describe('def against some, for all who stand on some ground', () => {
  it('is theirs, and of nobody else', () => {
    const text = '**Ridge**\nUnits on the Ridge have +1 speed and +3def against units that are not on the Ridge.';
    const map = { text, terrain: [{ kind: 'ridge', cells: ['2,0', '3,0'] }] };
    const files = { 'terrain/ridge.json': { name: 'Ridge', colour: '#775533' } };
    const shot = { Shot: 'Range 9, 2dmg.' };
    const play = scene(
      'a . B C\n. . . D',
      { a: { abilities: shot }, B: {}, C: { abilities: shot }, D: {} },
      { map, files },
    );
    play.rolls(3).use('a', 'Shot').pick('B');
    expect(play.shows().B).toBe('10 at 2,0');
  });
});

describe('ground on which a movement ends', () => {
  it('does to whoever stops there what it says, and nothing to those who pass', () => {
    const map = {
      text: '**Nettles (green shade)**\nA unit that ends its movement here takes 1 damage.',
      terrain: [{ kind: 'nettles', cells: ['1,0'] }],
    };
    const files = { 'terrain/nettles.json': { name: 'Nettles', colour: '#447733' } };
    const play = scene('a . . .\nB . . .', { a: {}, B: {} }, { map, files });
    play.move('a', 2, 0);
    expect(play.shows().a).toBe('10 at 2,0');
    play.end().move('B', 1, 0);
    expect(play.shows().B).toBe('9 at 1,0');
  });
});
