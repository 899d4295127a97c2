import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { newSet } from '../../../app/studio/new-set.ts';
import { openSets } from '../../../app/studio/open-sets.ts';
import { notations } from '../../../rules/notations.ts';
import { type SystemId, systems } from '../../../schemas/systems.ts';

const home = await mkdtemp(join(tmpdir(), 'new-set-'));
afterAll(() => rm(home, { recursive: true, force: true }));

describe('a new set', () => {
  it.each(Object.keys(systems) as SystemId[])(
    'of %s has no problem and something in it, all of it played',
    async (system) => {
      const folder = join(home, system);
      await newSet(folder, system, 'Fresh');
      const [opened] = await openSets([folder]);
      expect(opened?.problems).toEqual([]);
      expect(opened?.set.entities.length).toBeGreaterThan(0);
      const notation = notations[system];
      if (!opened || !notation) return;
      const reader = notation.reader(opened.set);
      const texts = opened.set.entities.flatMap((entity) => notation.textsOf(entity));
      const byHand = texts.filter((text) => reader.read(text).clauses.some(({ status }) => status === 'manual'));
      expect(byHand).toEqual([]);
    },
  );
});
