import { describe, expect, it } from 'vitest';
import { scene } from '../support.ts';

describe('a line behind a target', () => {
  it('runs straight away from whoever lays it, and strikes nobody beside', () => {
    const spit = 'Range 2, 1dmg.\nAll in line 3 directly behind the target, 2dmg.';
    const play = scene('. . . C . . .\n. a B D . E .\n. . F . . . .', {
      a: { abilities: { Spit: spit } },
      B: {},
      C: {},
      D: {},
      E: {},
      F: {},
    });
    play.use('a', 'Spit').pick('B');
    expect(play.shows()).toMatchObject({ B: '9 at 2,1', C: '10 at 3,0', D: '8 at 3,1', E: '8 at 5,1', F: '10 at 2,2' });
  });

  it('of one space strikes who stands right across', () => {
    const jab = 'Range 1, 1dmg.\nThe unit directly behind the target, 2dmg.';
    const play = scene('. . . C\n. a B D', { a: { abilities: { Jab: jab } }, B: {}, C: {}, D: {} });
    play.use('a', 'Jab').pick('B');
    expect(play.shows()).toMatchObject({ B: '9 at 2,1', C: '10 at 3,0', D: '8 at 3,1' });
  });
});

describe('ground that nobody enters or leaves', () => {
  it('keeps those in it, who may move about there, and keeps out the others', () => {
    const files = { 'markers/cage.json': { name: 'Cage', size: 3, text: 'Enemies cannot enter or leave this.' } };
    const play = scene(
      'a . . . . . .\n. . B . . D .\n. . . . . . .',
      {
        a: { abilities: { Cage: 'Range 9, place a Cage.' }, with: ['cage'] },
        B: { speed: 4 },
        D: { speed: 4 },
      },
      { files },
    );
    play.use('a', 'Cage').pick(1, 0).turnOf('B');
    expect(play.destinations().sort()).toEqual(['1,0', '1,1', '1,2', '2,0', '2,2', '3,0', '3,1', '3,2']);
    play.turnOf('D');
    expect(play.destinations()).toContain('4,1');
    expect(play.destinations()).not.toContain('3,1');
  });
});

describe('range that grows by what was used', () => {
  it('does not count the ability itself', () => {
    const spear = 'Free Action: Range 1, 1dmg.\n+2 range if you used another ability this turn.';
    const play = scene('a B . C', { a: { defaults: { Spear: spear, Wait: 'Free Action: Heal 1.' } }, B: {}, C: {} });
    play.use('a', 'Spear').pick('B').use('a', 'Spear');
    expect(play.asks()).not.toContain('3,0');
    play.pick('B').use('a', 'Wait').use('a', 'Spear');
    expect(play.asks()).toContain('3,0');
  });
});

describe('what one gains', () => {
  it('is lost instead of health, and makes one stronger while there is any', () => {
    const text =
      'Free Action: Gain 2 Glint counters.\nWhen you would take damage, lose one instead. While you have any, you deal +1 damage.';
    const play = scene(
      'a B',
      {
        a: { abilities: { Shine: text }, defaults: { Poke: 'Free Action: Range 1, 1dmg.' }, with: ['glint'] },
        B: { defaults: { Hit: 'Free Action: Range 1, 3dmg.' } },
      },
      { files: { 'counters/glint.json': { name: 'Glint' } } },
    );
    play.use('a', 'Shine').use('a', 'Poke').pick('B');
    expect(play.shows().B).toBe('8 at 1,0');
    play.turnOf('B').use('B', 'Hit').pick('a').use('B', 'Hit').pick('a').use('B', 'Hit').pick('a');
    expect(play.shows().a).toBe('7 at 0,0');
    play.turnOf('a').use('a', 'Poke').pick('B');
    expect(play.shows().B).toBe('7 at 1,0');
  });
});

describe('a mark that its own text removes with harm', () => {
  it('does that once, though the card says so too', () => {
    const files = {
      'tokens/aim.json': { name: 'Aim Mark', text: "At the start of Ada's turn, remove this and take 3 damage." },
    };
    const text = 'Enemy in LoS gets your Aim Mark.\nAt the start of your next turn, remove the mark, 3dmg to them.';
    const play = scene('a B', { a: { name: 'Ada', abilities: { Aim: text }, with: ['aim'] }, B: {} }, { files });
    play.use('a', 'Aim').pick('B').turnOf('B').turnOf('a');
    expect(play.shows().B).toBe('7 at 1,0');
  });
});

describe('summons in a square', () => {
  it('come to those of its spaces on which nobody stands', () => {
    const files = { 'summons/imp.json': { name: 'Imp', health: 1, speed: 1 } };
    const call = 'Free Action: Summon four Imps in a 2x2 area in range 3.';
    const feast = 'Sacrifice all your Imps. Range 5, 1dmg for each.';
    const play = scene('a . B\n. . .', { a: { abilities: { Call: call, Feast: feast } }, B: {} }, { files });
    play.use('a', 'Call').pick(1, 0);
    play.pick('[1,0 2,0 1,1 2,1]').use('a', 'Feast').pick('B');
    // One of the four spaces was taken.
    expect(play.shows().B).toBe('7 at 2,0');
  });
});
