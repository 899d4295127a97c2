import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSet } from '../../app/studio/load-set.ts';
import { isIcon } from '../../exporters/face/icons.ts';
import { entitiesOf, type GameSet } from '../../rules/game-set.ts';
import { programsOf, readings } from '../../rules/thoua/readings.ts';
import { sheetOf } from '../../rules/thoua/sheet.ts';
import { elements } from '../../rules/thoua/types.ts';
import type { Problem } from '../../schemas/problem.ts';

const folder = join(import.meta.dirname, '../../content/thoua/four-shrines');

describe('The Road of Four Shrines', () => {
  let set: GameSet;
  let problems: readonly Problem[];
  beforeAll(async () => {
    const loaded = await loadSet(folder);
    if (!loaded.set) throw new Error('The Road of Four Shrines does not open');
    set = loaded.set;
    problems = loaded.problems;
  });

  it('opens without a problem, with abilities of every element, rank and type', () => {
    expect(problems.filter(({ severity }) => severity !== 'note')).toEqual([]);
    const abilities = entitiesOf(set, 'ability').map(({ data }) => data);
    for (const element of elements) {
      const own = abilities.filter((one) => one.element === element);
      expect(own.length).toBeGreaterThanOrEqual(12);
      expect([...new Set(own.map(({ rank }) => rank))].sort()).toEqual([1, 2, 3]);
      expect([...new Set(own.map(({ type }) => type))].sort()).toEqual(['control', 'damage', 'passive', 'support']);
    }
    const shapes = new Set(abilities.flatMap(({ shape }) => shape ?? []));
    expect([...shapes].sort()).toEqual(['area', 'aura', 'burst', 'line', 'splash']);
  });

  it('has peoples, artifacts, enemies of three strengths, encounters and characters who are ready', () => {
    const count = (kind: Parameters<typeof entitiesOf>[1]) => entitiesOf(set, kind).length;
    expect([count('race'), count('artifact'), count('enemy'), count('encounter')]).toEqual([4, 8, 10, 4]);
    const levels = entitiesOf(set, 'enemy').map(({ data }) => data.level);
    for (const [from, to] of [
      [1, 2],
      [3, 5],
      [6, 10],
    ] as const)
      expect(levels.filter((level) => level >= from && level <= to).length).toBeGreaterThanOrEqual(2);
    expect(new Set(entitiesOf(set, 'enemy').map(({ data }) => data.behaviour)).size).toBe(3);
    const programs = programsOf([set]);
    for (const character of entitiesOf(set, 'character')) {
      const sheet = sheetOf(set, character, programs);
      expect(sheet?.spent, character.id).toBeLessThanOrEqual(sheet?.points ?? 0);
      expect(sheet?.hp, character.id).toBeGreaterThan(5);
    }
  });

  it('is played to the last letter', () => {
    const { texts, textsFull, letters, lettersRun } = readings([set]).coverage;
    expect([textsFull, lettersRun]).toEqual([texts, letters]);
    expect(letters).toBeGreaterThan(5_000);
  });

  it('has a picture for every card, and texts that are set cleanly', () => {
    for (const { kind, ref, data } of set.entities) {
      const icon = 'art' in data ? data.art?.icon : undefined;
      if (kind !== 'map' && kind !== 'encounter') expect(isIcon(icon ?? ''), ref).toBe(true);
      expect(JSON.stringify(data), ref).not.toMatch(/\n{3}|'|!/);
    }
  });
});
