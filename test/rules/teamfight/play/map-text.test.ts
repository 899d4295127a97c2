import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('what a map says beside its fields is played', () => {
  it('ground does something to whoever stands on it when the round ends, friend and foe', () => {
    const map = { text: 'At the end of each round, units on Rough Ground take 1 damage.' };
    const play = scene('a = B\n. . .', { a: {}, B: {} }, { map });
    play.move('a', 1, 0).end().end();
    expect(play.shows()).toMatchObject({ a: '9 at 1,0', B: '10 at 2,0' });
  });

  it('whoever enters it is meant, by its own walk and when pushed', () => {
    const map = { text: '**Brambles**\nWhen a unit enters Rough Ground, it takes 2 damage.' };
    const play = scene('a B =\n. . .', { a: { abilities: { Shove: 'Range 1, push 1.' } }, B: {} }, { map });
    play.use('a', 'Shove').pick('B').pick(2, 0);
    expect(play.shows().B).toBe('8 at 2,0');
  });

  it('a death is worth a point to the other side', () => {
    const map = { text: 'When a summon dies, the other team scores 1 point.' };
    const files = { 'summons/crab.json': { name: 'Crab', health: 1, speed: 2 } };
    const pieces = { a: { abilities: { Blow: 'Range 2, 1dmg.' } }, B: {}, K: { card: 'crab', of: 'B' } };
    const play = scene('a . K B\n. . . .', pieces, { files, map });
    play.use('a', 'Blow').pick('K');
    expect(play.points).toEqual([1, 0]);
  });

  it("who has more units on some ground scores; as many are nobody's", () => {
    const map = { text: 'At the end of each round, the player with more units on Rough Ground scores 1 point.' };
    const play = scene('a = = B\n. . . .', { a: {}, B: {} }, { map });
    play.move('a', 1, 0).end();
    play.end();
    expect(play.points).toEqual([1, 0]);
    play.end();
    play.move('B', 2, 0).end();
    expect(play.points).toEqual([1, 0]);
  });

  it('each player scores for their own units there', () => {
    const text = 'At the end of each round, each player scores 1 point for each of their heroes on Rough Ground.';
    const play = scene('a = = B\nc . . D', { a: {}, c: {}, B: {}, D: {} }, { map: { text } });
    play.move('a', 1, 0).end();
    play.end().end().end();
    expect(play.points).toEqual([1, 0]);
  });

  it('in odd rounds, from some round on, and where somebody dies', () => {
    const text =
      'At the end of each odd round, each unit on Rough Ground takes 1 damage.\nFrom round 2 on, heroes have +1 speed.';
    const play = scene('a = . . . B\n. . . . . .', { a: { speed: 2 }, B: {} }, { map: { text } });
    expect(play.destinations()).not.toContain('2,1');
    play.move('a', 1, 0).end();
    play.end();
    expect(play.shows().a).toBe('9 at 1,0');
    expect(play.destinations()).toContain('4,0');
    play.end().end();
    expect(play.shows().a).toBe('9 at 1,0');
  });
});

describe('a rules card', () => {
  const stress = { 'counters/strain.json': { name: 'Strain', start: 0 } };
  const card = (text: string) => ({ ...stress, 'cards/burden.json': { name: 'Burden', text } });

  it('tells what comes at so many of a counter, once, however many came together', () => {
    const files = card('When a hero gains their second Strain, they take 2dmg.');
    const abilities = { Push: 'Free Action: Gain 1 Strain.', Rush: 'Free Action: Gain 3 Strain.' };
    const play = scene('a . B', { a: { abilities }, B: {} }, { files });
    play.use('a', 'Push');
    expect(play.shows().a).toMatch(/^10/);
    play.use('a', 'Push').use('a', 'Push');
    expect(play.shows().a).toMatch(/^8/);
    const other = scene('a . B', { a: { abilities }, B: {} }, { files });
    expect(other.use('a', 'Rush').shows().a).toMatch(/^8/);
  });

  it('makes a unit strike all around it and die at the end of its turn', () => {
    const files = card('When a hero ends their turn with 2 Strain, they deal burst 1 2dmg and die.');
    const play = scene('a B . C', { a: { tokens: { 'scene/strain': 2 } }, B: {}, C: {} }, { files });
    play.end();
    expect(play.shows()).toMatchObject({ B: '8 at 1,0', C: '10 at 3,0' });
    expect(play.points).toEqual([0, 1]);
  });

  it('says what holds for each hero by itself, and gives all an action', () => {
    const files = card(
      'While a hero has 2 Strain, it receives +1 damage.\nFor a Standard Action, a hero may push an adjacent enemy 1.',
    );
    const defaults = { Blow: 'Range 3, 1dmg.' };
    const play = scene('a B . C', { a: { defaults }, B: { tokens: { 'scene/strain': 2 } }, C: {} }, { files });
    expect(play.usable()).toHaveLength(2);
    play.use('a', 'Blow').pick('B').end();
    expect(play.shows().B).toMatch(/^8/);
  });
});
