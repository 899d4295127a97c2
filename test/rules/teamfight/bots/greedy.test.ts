import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../../rules/kernel/seeded-dice.ts';
import { greedyBot } from '../../../../rules/teamfight/bots/greedy.ts';
import type { Scene } from '../scene.ts';
import { type Piece, scene } from '../support.ts';

/** What the seat to decide knows. */
function situation({ game, match }: Scene) {
  const seat = match.seat ?? 0;
  return { game, view: match.view(seat), seat, actions: match.actions().actions, dice: seededDice([1, 2, 3, 4]) };
}

/** Greedy plays the turn that runs to its end; what happened is told in sentences. */
function playTurn(table: Scene): string[] {
  const { turns } = table.state;
  for (let decision = 0; decision < 40 && table.state.turns === turns && table.match.seat !== undefined; decision++) {
    table.play(greedyBot.choose(situation(table)));
  }
  return table.told();
}

/** Greedy decides once. */
const playOnce = (table: Scene) => table.play(greedyBot.choose(situation(table)));

const bow: Piece = { defaults: { Bow: 'Range 4, 2dmg.' } };
const point = (...cells: string[]) => ({ map: { controlPoints: [{ name: 'Hill', cells }] } });

describe('greedy', () => {
  it('takes a sure kill rather than hurt somebody else more', () => {
    const table = scene('C . a . B', {
      a: { defaults: { Bow: 'Range 4, 2dmg. +1dmg if target has 3 health or more.' } },
      B: { hurt: 8 },
      C: {},
    });
    playTurn(table);
    expect(table.shows()).toMatchObject({ B: 'dead', C: expect.stringMatching(/^10 /) });
  });

  it('does not shoot at somebody behind a piece that would be hit instead', () => {
    const text = 'Enemy attacks hit this rather than passing through.';
    const files = { 'markers/pane.json': { name: 'Pane', object: true, health: 5, text } };
    const pieces = { a: { speed: 1, ...bow }, B: { hurt: 8 }, C: {}, P: { card: 'pane', of: 'B' } };
    const table = scene('C . a P B', pieces, { files });
    table.use('a', 'Bow');
    playOnce(table);
    expect(table.shows()).toMatchObject({ B: '2 at 4,0', C: '8 at 0,0' });
  });

  it('spends charges, which only their card is used with, sooner than other counters', () => {
    const text = 'At the end of each round, gain 1 charge, up to 4.\nSpend 4 charges: Range 4, 5dmg.';
    const table = scene(
      'a . . B\n. . . .',
      { a: { ...bow, abilities: { Comet: text }, tokens: { 'scene/comet-charge': 4 } }, B: {} },
      { alone: true },
    );
    playTurn(table);
    expect(table.shows()).toMatchObject({
      a: expect.not.stringContaining('Comet charge'),
      B: expect.stringMatching(/^5 /),
    });
  });

  it('walks to whom it can kill, then attacks', () => {
    const pieces = { a: { speed: 3, defaults: { Sword: 'Range 1, 3dmg.' } }, B: { hurt: 7 }, C: {} };
    const table = scene('a C . . . . . . . . \n . . . B . . . . . .', pieces);
    playTurn(table);
    expect(table.shows()).toMatchObject({ B: 'dead' });
  });

  it('steps on the point that decides the last round, although an enemy could be shot instead', () => {
    const pieces = { a: { ...bow, speed: 2 }, B: {} };
    const table = scene('a . . . . B', pieces, { ...point('2,0', '0,1'), round: 6 });
    playTurn(table);
    expect(table.state.units[table.unit('a')]?.at).toBe(table.space(2, 0));
    table.end();
    expect(table.points).toEqual([1, 0]);
  });

  it('spends both actions on walking where only that claims the point', () => {
    const table = scene('a . . . . . B', { a: { ...bow, speed: 2 }, B: {} }, { ...point('4,0'), round: 6 });
    playTurn(table);
    expect(table.shows().a).toBe('10 at 4,0');
  });

  it('does not walk into a hazard for nothing, and does not end its turn in one', () => {
    const hazards = [{ name: 'Fire', effect: '2dmg', cells: ['1,0', '1,1'] }];
    const table = scene(
      'a . . . . . \n . . . . . B \n . . . . . .',
      { a: { ...bow, speed: 3 }, B: {} },
      { map: { hazards } },
    );
    playTurn(table);
    expect(table.shows()).toMatchObject({ a: expect.stringMatching(/^10 /), B: expect.stringMatching(/^8 /) });
    const burning = scene(
      'a . B',
      { a: { ...bow }, B: {} },
      { map: { hazards: [{ ...hazards[0]!, cells: ['0,0'] }] } },
    );
    playTurn(burning);
    expect(burning.shows().a).toMatch(/^10 /);
  });

  it('lays an area over enemies and spares its friends', () => {
    const pieces = { a: { defaults: { Bomb: 'Range 4 burst 1, 2dmg.' } }, b: {}, B: {}, C: {} };
    const table = scene('. b B . C . \n . . . . . . \n a . . . . .', pieces);
    playTurn(table);
    expect(table.shows()).toMatchObject({ b: '10 at 1,0', B: '8 at 2,0', C: '8 at 4,0' });
  });

  it('never shoots its ally or itself', () => {
    const table = scene('a b . . . . . . . . B', { a: { ...bow, speed: 1 }, b: {}, B: {} });
    playTurn(table);
    expect(table.shows()).toMatchObject({ a: expect.stringMatching(/^10 /), b: '10 at 1,0' });
  });

  it('heals who needs it most', () => {
    const healer = { defaults: { Salve: 'Ally in range 3 heals 3.' } };
    const table = scene('a b c . . . . . . . . . B', { a: healer, b: { hurt: 7 }, c: { hurt: 1 }, B: {} });
    playTurn(table);
    expect(table.shows()).toMatchObject({ b: '6 at 1,0', c: '9 at 2,0' });
  });

  it('leads a chain on to whom it helps, and not to whom it hurts', () => {
    const web =
      'Target yourself, then any number of times target another unit in range 2 of an existing target. Heal each target 2.';
    const healed = scene('a b B . . . . . . . . C', {
      a: { hurt: 4, speed: 1, defaults: { Web: web } },
      b: { hurt: 4 },
      B: { hurt: 4 },
      C: {},
    });
    playTurn(healed);
    expect(healed.shows()).toMatchObject({ a: expect.stringMatching(/^8 /), b: '8 at 1,0', B: '6 at 2,0' });
    const bolt = 'Enemy in range 3, 2dmg. Repeat up to 2 times on another unit in range 1 of the previous target.';
    const struck = scene('a . B b . C', { a: { speed: 1, defaults: { Bolt: bolt } }, b: {}, B: {}, C: {} });
    playTurn(struck);
    expect(struck.shows()).toMatchObject({ B: '8 at 2,0', b: '10 at 3,0' });
  });

  it('keeps an Ultimate for more than one enemy, and uses it when it pays', () => {
    const hero = {
      speed: 1,
      defaults: { Bow: 'Range 4, 2dmg.' },
      abilities: { Storm: 'Ultimate 1:\nEnemies in burst 3, 3dmg.' },
    };
    const one = scene('a . B . . . . . C', { a: hero, B: {}, C: {} });
    expect(playTurn(one).join(' ')).not.toContain('Storm');
    const three = scene('a . B \n . C . \n D . .', { a: hero, B: {}, C: {}, D: {} });
    expect(playTurn(three).join(' ')).toContain('Storm');
  });

  it('gives a condition that goes on hurting rather than the same wound, and not in the last round', () => {
    const hero = { defaults: { Cut: 'Range 2, 1dmg, DoT 1.', Stab: 'Range 2, 2dmg.' } };
    const early = scene('a . B', { a: hero, B: {} });
    expect(playTurn(early).join(' ')).toContain('Cut');
    const late = scene('a . B', { a: hero, B: { hurt: 8 } }, { round: 6 });
    playTurn(late);
    expect(late.shows().B).toBe('dead');
  });

  it('pushes an enemy off the point that it stands on', () => {
    const pieces = { a: { defaults: { Shove: 'Range 1, 1dmg, push 2.', Stab: 'Range 1, 2dmg.' } }, B: {} };
    const table = scene('a B . . .', pieces, { ...point('1,0'), round: 6 });
    playTurn(table);
    expect(table.state.units[table.unit('B')]?.at).not.toBe(table.space(1, 0));
  });

  it('uses a reaction that pays and passes one that harms its own side', () => {
    const pieces = (text: string) => ({
      a: bow,
      B: { abilities: { Riposte: `Reaction:\nWhen an enemy targets you, ${text}` } },
    });
    const pays = scene('a . B', pieces('enemies in burst 3, 2dmg.'));
    pays.use('a', 'Bow').pick(2, 0);
    playOnce(pays);
    expect(pays.shows().a).toMatch(/^8 /);
    const harms = scene('a . B', pieces('you take 3 damage.'));
    harms.use('a', 'Bow').pick(2, 0);
    playOnce(harms);
    expect(harms.told().join(' ')).toContain('lets it pass');
  });

  it('says what it chose and why, the best first', () => {
    const table = scene('a . . B', { a: { ...bow, speed: 1 }, B: { hurt: 8 } });
    const known = situation(table);
    const considered = greedyBot.explain?.(known) ?? [];
    expect(considered[0]?.action).toEqual(greedyBot.choose(known));
    expect(considered.some(({ why }) => /Bow on B.*: \d+\.\d expected/.test(why))).toBe(true);
    expect(considered.map(({ value }) => value)).toEqual(considered.map(({ value }) => value).sort((a, b) => b - a));
  });

  it('writes nothing into what it is shown, and chooses the same again', () => {
    const pieces = { a: { ...bow, abilities: { Gust: 'Range 3, 1dmg, push 2.' } }, B: { hurt: 3 }, C: {} };
    const table = scene('a . B . C \n . . . . .', pieces);
    const known = situation(table);
    const before = JSON.stringify(known.view);
    const first = greedyBot.choose(known);
    expect(greedyBot.choose(known)).toEqual(first);
    expect(JSON.stringify(known.view)).toBe(before);
  });
});
