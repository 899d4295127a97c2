import { describe, expect, it } from 'vitest';
import { type Change, changed, type Texts, withChanged } from '../../../rules/edit/change.ts';
import { added, copied, deleted, nameOfCopy } from '../../../rules/edit/entities.ts';
import { duplicated, followed, inserted, moved, removed } from '../../../rules/edit/lists.ts';
import { openSet } from '../../../rules/open.ts';
import { referrersOf } from '../../../rules/teamfight/edit/referrers.ts';
import { formatJson } from '../../../schemas/json.ts';

const file = 'heroes/warden.json';
const files: Texts = new Map(
  Object.entries({
    'set.json': {
      id: 'iron',
      system: 'teamfight',
      format: 1,
      name: 'Iron',
      intro: { map: 'quarry', red: ['warden'], blue: ['oracle'] },
    },
    [file]: {
      name: 'Warden',
      health: 10,
      speed: 3,
      abilities: [
        { id: 'bash', name: 'Bash', text: 'Range 1, 2dmg.' },
        { id: 'snare', name: 'Snare', text: 'Place a Bear Trap in range 2.', tokens: ['bear-trap'] },
        { id: 'rest', name: 'Rest', text: 'Heal 1.' },
      ],
      tokens: ['bear-trap'],
    },
    'heroes/oracle.json': { name: 'Oracle', health: 6, speed: 3 },
    'markers/bear-trap.json': { name: 'Bear Trap', text: 'Hazard: 2dmg.' },
    'maps/quarry.json': {
      name: 'Quarry',
      columns: 8,
      rows: 8,
      deploy: { red: ['0-7,7'], blue: ['0-7,0'] },
      markers: [{ kind: 'bear-trap', at: '2,2' }],
    },
    'texts/es/warden.json': { '/name': 'Guardián', '/abilities/0/name': 'Golpe', '/abilities/2/name': 'Descanso' },
    'texts/es/bear-trap.json': { '/name': 'Cepo' },
  }).map(([path, value]) => [path, formatJson(value)]),
);
const textsAfter = (changes: readonly Change[]): Texts => {
  const made = changed(files, changes);
  if ('code' in made) throw new Error(made.message);
  return withChanged(files, made);
};
const read = (texts: Texts, path: string) =>
  JSON.parse(texts.get(path) ?? 'null') as Record<string, never> & { abilities: { id: string; name: string }[] };
const abilities = (texts: Texts) => read(texts, file).abilities.map(({ id }) => id);
const errors = (texts: Texts) =>
  openSet('iron', texts)
    .problems.filter(({ severity }) => severity !== 'note')
    .map(({ message }) => message);

describe('an entry of a list', () => {
  it('moves, and its translations with it', () => {
    const texts = textsAfter(moved(files, file, '/abilities', 2, 0));
    expect(abilities(texts)).toEqual(['rest', 'bash', 'snare']);
    expect(read(texts, 'texts/es/warden.json')).toEqual({
      '/name': 'Guardián',
      '/abilities/1/name': 'Golpe',
      '/abilities/0/name': 'Descanso',
    });
  });

  it('goes, and the list with the last one', () => {
    const texts = textsAfter(removed(files, file, '/abilities', 0));
    expect(abilities(texts)).toEqual(['snare', 'rest']);
    expect(read(texts, 'texts/es/warden.json')).toEqual({ '/name': 'Guardián', '/abilities/1/name': 'Descanso' });
    expect(read(textsAfter(removed(files, file, '/tokens', 0)), file)).not.toHaveProperty('tokens');
  });

  it('is copied to the place behind it with an id and a name of its own', () => {
    const texts = textsAfter(duplicated(files, file, '/abilities', 0));
    expect(read(texts, file).abilities.slice(0, 2)).toMatchObject([
      { id: 'bash', name: 'Bash' },
      { id: 'bash-copy', name: 'Bash copy' },
    ]);
    expect(read(texts, 'texts/es/warden.json')).toMatchObject({ '/abilities/3/name': 'Descanso' });
    expect(errors(texts)).toEqual([]);
  });

  it('makes the list where there is none', () => {
    const texts = textsAfter(inserted(files, 'heroes/oracle.json', '/passives', { name: 'Armor' }));
    expect(read(texts, 'heroes/oracle.json')).toMatchObject({ passives: [{ name: 'Armor' }] });
  });
});

describe('lists that are painted', () => {
  const map = (hazards: readonly string[], points: readonly string[]) => ({
    hazards: hazards.map((name) => ({ name, effect: '1dmg', cells: ['0,0'] })),
    controlPoints: points.map((name) => ({ name, cells: ['1,1'] })),
  });
  const painted: Texts = new Map([
    ['maps/quarry.json', formatJson(map(['Fire', 'Ice'], ['A', 'B']))],
    [
      'texts/es/quarry.json',
      formatJson({ '/hazards/0/name': 'Fuego', '/hazards/1/name': 'Hielo', '/controlPoints/1/name': 'Be' }),
    ],
  ]);
  const after = map(['Ice', 'Fog'], ['B']);
  const lists = new Map<string, readonly unknown[]>([
    ['/hazards', after.hazards],
    ['/controlPoints', after.controlPoints],
  ]);

  it('keep the translations of what is still there, and lose those of what is gone', () => {
    const changes = followed(painted, 'maps/quarry.json', lists, (entry) => (entry as { name: string }).name);
    expect(changes.map((one) => ('text' in one ? [one.file, JSON.parse(one.text ?? 'null')] : []))).toEqual([
      ['texts/es/quarry.json', { '/hazards/0/name': 'Hielo', '/controlPoints/0/name': 'Be' }],
    ]);
  });
});

describe('an entity', () => {
  it('of each kind begins sound, in a file named by a free id', () => {
    for (const kind of [
      'hero',
      'summon',
      'map',
      'rules-card',
      'condition',
      'token',
      'marker',
      'counter',
      'terrain',
      'hint',
    ] as const) {
      const { file: path, changes } = added(files, kind, 'Wárden');
      expect(path).toMatch(/^[a-z]+\/warden-2\.json$/);
      expect(
        errors(textsAfter(changes)).filter((message) => message.startsWith(path)),
        kind,
      ).toEqual([]);
    }
  });

  it('is copied with all it holds, and with its translations but for the name', () => {
    const copy = copied(files, file, nameOfCopy(files, file) ?? '');
    const texts = textsAfter(copy?.changes ?? []);
    expect(read(texts, 'texts/es/warden-copy.json')).toEqual({
      '/abilities/0/name': 'Golpe',
      '/abilities/2/name': 'Descanso',
    });
    expect(copy?.file).toBe('heroes/warden-copy.json');
    expect(read(texts, 'heroes/warden-copy.json')).toMatchObject({
      name: 'Warden copy',
      health: 10,
      tokens: ['bear-trap'],
    });
  });

  it('says what refers to it, and goes with its translations and every reference to it', () => {
    const { set } = openSet('iron', files);
    if (!set) throw new Error('The set does not open.');
    const marker = 'markers/bear-trap.json';
    const found = referrersOf(set, marker, '');
    expect(found.map(({ by, file: from, pointer }) => `${by} ${from}${pointer}`).sort()).toEqual([
      'id heroes/warden.json/abilities/1/tokens/0',
      'id heroes/warden.json/tokens/0',
      'id maps/quarry.json/markers/0/kind',
      'name heroes/warden.json/abilities/1',
    ]);
    expect(found.find(({ by }) => by === 'name')?.place).toBe('abilities[1] (Snare)');
    const texts = textsAfter(
      deleted(
        files,
        marker,
        found.filter(({ by }) => by === 'id'),
      ),
    );
    expect([...texts.keys()]).not.toContain('texts/es/bear-trap.json');
    expect(read(texts, file)).not.toHaveProperty('tokens');
    expect(read(texts, file).abilities[1]).not.toHaveProperty('tokens');
    expect(read(texts, 'maps/quarry.json')).not.toHaveProperty('markers');
    expect(errors(texts).filter((message) => message.includes('bear-trap'))).toEqual([]);
  });
});
