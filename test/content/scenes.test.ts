import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSet } from '../../app/studio/load-set.ts';
import { entitiesOf, type GameSet } from '../../rules/game-set.ts';
import { runScene } from '../../rules/teamfight/scenes/run.ts';

let saltmarch: GameSet;

beforeAll(async () => {
  const { set } = await loadSet(join(import.meta.dirname, '../../content/teamfight/saltmarch'));
  if (!set) throw new Error('saltmarch does not open');
  saltmarch = set;
});

describe('the scenes of Saltmarch', () => {
  it('come out as they expect', () => {
    const scenes = entitiesOf(saltmarch, 'scene');
    expect(scenes.length).toBeGreaterThan(60);
    expect(scenes.flatMap((scene) => runScene(saltmarch, scene).differences.map(({ message }) => message))).toEqual([]);
  });

  it('use or name every ability of every hero and summon', () => {
    const said = JSON.stringify(entitiesOf(saltmarch, 'scene').map(({ data }) => data));
    const abilities = [...entitiesOf(saltmarch, 'hero'), ...entitiesOf(saltmarch, 'summon')].flatMap(({ data }) => [
      ...(data.defaultAbilities ?? []),
      ...('abilities' in data ? (data.abilities ?? []) : []),
    ]);
    expect(abilities.length).toBeGreaterThan(50);
    expect(abilities.map(({ name }) => name).filter((name) => !said.includes(name))).toEqual([]);
  });
});
