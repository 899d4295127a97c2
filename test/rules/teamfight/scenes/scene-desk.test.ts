import { expect, it } from 'vitest';
import { entitiesOf, type GameSet } from '../../../../rules/game-set.ts';
import { Memory } from '../../../../rules/kernel/memory.ts';
import { openSet } from '../../../../rules/open.ts';
import { subjectsOf } from '../../../../rules/teamfight/scenes/about.ts';
import { SceneDesk } from '../../../../rules/teamfight/scenes/scene-desk.ts';

const hero = (name: string, text: string) => ({
  name,
  health: 6,
  speed: 3,
  defaultAbilities: [{ name: `${name}'s Bash`, text }],
});
const scene = (name: string, card: string, use: string, health: number) => ({
  name,
  drawing: ['aB', '..'],
  units: [
    { letter: 'a', card },
    { letter: 'B', card: 'warden' },
  ],
  steps: [{ use, pick: ['B'], expect: [{ unit: 'B', health }] }],
});
const files = {
  'set.json': { id: 'yard', system: 'teamfight', format: 1, name: 'Yard' },
  'heroes/warden.json': hero('Warden', 'Range 1, 1dmg.'),
  'heroes/piper.json': hero('Piper', 'Range 1, 2dmg.'),
  'heroes/mason.json': hero('Mason', 'Range 1, 2dmg.'),
  'scenes/by-piper.json': scene('A piper bashes', 'piper', "Piper's Bash", 4),
  'scenes/by-warden.json': scene('A warden bashes', 'warden', "Warden's Bash", 5),
};

/** Opens the set over and over as a window does: what has not changed is the same object. */
function yard() {
  const memory = new Memory();
  return (changes: Partial<Record<keyof typeof files, object>> = {}): GameSet => {
    const texts = Object.entries({ ...files, ...changes }).map(([path, data]) => [path, JSON.stringify(data)] as const);
    const { set, problems } = openSet('yard', new Map(texts), { memory });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    if (!set) throw new Error('the set does not open');
    return set;
  };
}

it('plays a scene again only where its cast or the words of the set have changed', () => {
  const open = yard();
  const desk = new SceneDesk();
  const play = (set: GameSet) =>
    ['scenes/by-piper.json', 'scenes/by-warden.json'].map((file) => desk.result(set, file));
  const [piper, warden] = play(open());
  expect([piper?.differences, warden?.differences]).toEqual([[], []]);
  const weaker = play(open({ 'heroes/piper.json': hero('Piper', 'Range 1, 1dmg.') }));
  expect(weaker[0]?.differences[0]?.message).toContain('expected Warden at 4 health, it has 5.');
  expect(weaker[1]).toBe(warden);
  const [mended, same] = play(open());
  expect(mended?.differences).toEqual([]);
  expect(same).toBe(warden);
  // A hero that stands in neither: by its texts it cannot come into play, by its name it changes what all texts are read with.
  expect(play(open({ 'heroes/mason.json': hero('Mason', 'Range 9, 9dmg.') }))).toEqual([mended, warden]);
  const renamed = play(open({ 'heroes/mason.json': hero('Stonemason', 'Range 9, 9dmg.') }));
  expect(renamed[1]).not.toBe(warden);
  expect(renamed[1]).toEqual(warden);
});

it('is about the abilities that it uses', () => {
  const set = yard()();
  const about = entitiesOf(set, 'scene').map(({ data }) => subjectsOf(set, data));
  expect(about).toEqual([
    [{ file: 'heroes/piper.json', pointer: '/defaultAbilities/0' }],
    [{ file: 'heroes/warden.json', pointer: '/defaultAbilities/0' }],
  ]);
});
