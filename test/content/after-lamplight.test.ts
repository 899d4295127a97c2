import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSet } from '../../app/studio/load-set.ts';
import { isIcon } from '../../exporters/face/icons.ts';
import { valyrFaces } from '../../exporters/face/valyr/faces.ts';
import { entitiesOf, type GameSet } from '../../rules/game-set.ts';
import { appraisalOf, musterOf } from '../../rules/valyr/army.ts';
import { readings } from '../../rules/valyr/readings.ts';
import type { Problem } from '../../schemas/problem.ts';

const folder = join(import.meta.dirname, '../../content/valyr/after-lamplight');

describe('After Lamplight', () => {
  let set: GameSet;
  let problems: readonly Problem[];
  beforeAll(async () => {
    const loaded = await loadSet(folder);
    if (!loaded.set) throw new Error('After Lamplight does not open');
    set = loaded.set;
    problems = loaded.problems;
  });

  it('opens without a problem, with four dynasties of champions and conscripts', () => {
    expect(problems.filter(({ severity }) => severity !== 'note')).toEqual([]);
    const dynasties = entitiesOf(set, 'dynasty');
    expect(dynasties).toHaveLength(4);
    for (const { id } of dynasties) {
      const own = entitiesOf(set, 'unit').filter(({ data }) => data.dynasty === id);
      expect(own.length, id).toBeGreaterThanOrEqual(5);
      expect(new Set(own.map(({ data }) => data.type)).size, id).toBe(2);
    }
  });

  it('has armies that use up their thousand, and tables for two and for four', () => {
    const armies = entitiesOf(set, 'army');
    expect(armies.length).toBeGreaterThanOrEqual(4);
    for (const { id, data } of armies) {
      const sum = appraisalOf(musterOf(set, data));
      expect(sum, id).toBeGreaterThanOrEqual(980);
      expect(sum, id).toBeLessThanOrEqual(1000);
    }
    const mustered = new Set(armies.flatMap(({ data }) => musterOf(set, data).map(({ unit }) => unit.id)));
    expect([...mustered].sort()).toEqual(
      entitiesOf(set, 'unit')
        .map(({ id }) => id)
        .sort(),
    );
    const tables = entitiesOf(set, 'battlefield').map(({ data }) => data.starts?.length);
    expect(tables.sort()).toEqual([2, 2, 4]);
  });

  it('is played to the last letter', () => {
    const { texts, textsFull, letters, lettersRun } = readings([set]).coverage;
    expect([textsFull, lettersRun]).toEqual([texts, letters]);
    expect(letters).toBeGreaterThan(2_000);
  });

  it('has a picture for every unit, texts that are set cleanly, and room for them', () => {
    for (const { ref, data } of entitiesOf(set, 'unit')) {
      expect(isIcon(data.art?.icon ?? ''), ref).toBe(true);
      expect(JSON.stringify(data), ref).not.toMatch(/\n{3}|'|!/);
    }
    expect(valyrFaces(set, new Map()).problems).toEqual([]);
  });
});
