import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSet } from '../../app/studio/load-set.ts';
import { entitiesOf, type GameSet } from '../../rules/game-set.ts';
import { runScene } from '../../rules/teamfight/scenes/run.ts';

const sets: GameSet[] = [];

beforeAll(async () => {
  for (const name of ['saltmarch', 'windfall']) {
    const { set } = await loadSet(join(import.meta.dirname, '../../content/teamfight', name));
    if (!set) throw new Error(`${name} does not open`);
    sets.push(set);
  }
});

describe('the scenes of the shipped sets', () => {
  it('come out as they expect', () => {
    for (const set of sets) {
      const scenes = entitiesOf(set, 'scene');
      expect(scenes.length, set.id).toBeGreaterThan(25);
      expect(scenes.flatMap((scene) => runScene(set, scene).differences.map(({ message }) => message))).toEqual([]);
    }
  });

  it('use or name every ability of every hero and summon', () => {
    for (const set of sets) {
      const said = JSON.stringify(entitiesOf(set, 'scene').map(({ data }) => data));
      const abilities = [...entitiesOf(set, 'hero'), ...entitiesOf(set, 'summon')].flatMap(({ data }) => [
        ...(data.defaultAbilities ?? []),
        ...('abilities' in data ? (data.abilities ?? []) : []),
      ]);
      expect(abilities.length, set.id).toBeGreaterThan(50);
      expect(abilities.map(({ name }) => name).filter((name) => !said.includes(name))).toEqual([]);
    }
  });
});
