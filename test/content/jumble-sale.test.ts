import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSet } from '../../app/studio/load-set.ts';
import { isIcon } from '../../exporters/face/icons.ts';
import { entitiesOf, type GameSet } from '../../rules/game-set.ts';
import { readings } from '../../rules/hammerspace/readings.ts';
import { subtypesOf } from '../../rules/hammerspace/types.ts';
import type { Problem } from '../../schemas/problem.ts';

const folder = join(import.meta.dirname, '../../content/hammerspace/jumble-sale');

describe('Jumble Sale', () => {
  let set: GameSet;
  let problems: readonly Problem[];
  beforeAll(async () => {
    const loaded = await loadSet(folder);
    if (!loaded.set) throw new Error('Jumble Sale does not open');
    set = loaded.set;
    problems = loaded.problems;
  });
  const printed = (kind: 'play-card' | 'trait') =>
    entitiesOf(set, kind).reduce((sum, { data }) => sum + (data.copies ?? 1), 0);

  it('opens without a problem, with a deck, traits and every subtype of attack', () => {
    expect(problems.filter(({ severity }) => severity !== 'note')).toEqual([]);
    expect(printed('play-card')).toBeGreaterThanOrEqual(48);
    // Six players are dealt three each.
    expect(printed('trait')).toBe(18);
    const attacks = entitiesOf(set, 'play-card').flatMap(({ data }) => data.subtype ?? []);
    expect([...new Set(attacks)].sort()).toEqual(Object.values(subtypesOf).flat().sort());
    for (const kind of ['attack', 'defence', 'ability'] as const)
      expect(entitiesOf(set, 'play-card').filter(({ data }) => data.kind === kind).length).toBeGreaterThan(12);
  });

  it('is played to the last letter', () => {
    const { texts, textsFull, letters, lettersRun } = readings([set]).coverage;
    expect([textsFull, lettersRun]).toEqual([texts, letters]);
    expect(letters).toBeGreaterThan(1_000);
  });

  it('has a picture for every card, and texts that are set cleanly', () => {
    for (const { ref, data } of [...entitiesOf(set, 'play-card'), ...entitiesOf(set, 'trait')]) {
      expect(isIcon(data.art?.icon ?? ''), ref).toBe(true);
      expect([data.name, data.text, data.flavour].join(' '), ref).not.toMatch(/\n{3}|'|"|!/);
    }
  });

  it('has every text in Spanish too, with the same numbers', () => {
    const digits = (text: string) => text.match(/\d+/g)?.sort().join(' ');
    for (const { id, data } of [...entitiesOf(set, 'play-card'), ...entitiesOf(set, 'trait')]) {
      const spanish = JSON.parse(readFileSync(join(folder, `texts/es/${id}.json`), 'utf8')) as Record<string, string>;
      for (const key of ['name', 'text', 'flavour'] as const) {
        const text = data[key];
        if (text === undefined) continue;
        expect(spanish[`/${key}`], `${id} ${key}`).toBeTruthy();
        expect(digits(spanish[`/${key}`] ?? ''), `${id} ${key}`).toBe(digits(text));
      }
    }
  });
});
