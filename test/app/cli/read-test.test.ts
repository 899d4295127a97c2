import { describe, expect, it } from 'vitest';
import { folderWith, hero, setJson } from '../set-folder.ts';
import { setwright } from '../setwright.ts';

const shove = { name: 'Shove', text: 'Range 1, 2dmg.' };
const dance = { name: 'Dance', text: 'Heal 1.\nDance the old dance.\nHeal 1.' };

describe('setwright read', () => {
  const folder = () =>
    folderWith({
      'set.json': setJson,
      'heroes/warden.json': { ...hero, defaultAbilities: [shove, dance] },
      'heroes/broken.json': { ...hero, health: 'ten' },
    });

  it('says first how much is played, then underlines what is not, with its reason', async () => {
    const { code, out, err } = await setwright('read', folder());
    expect({ code, err }).toEqual({
      code: 0,
      err: 'Left out, as it has an error: Warden (iron-age/heroes/broken.json).\n',
    });
    const lines = out.split('\n');
    expect(lines[0]).toMatch(/^\d+ % of the letters are played; 1 of 2 texts in full\.$/);
    expect(lines[1]).toMatch(/^ {2}Cards of units: \d+ % of the letters are played; 1 of 2 texts in full\.$/);
    expect(out).not.toContain('Shove');
    const at = lines.indexOf('Dance (iron-age/heroes/warden.json /defaultAbilities/1)');
    expect(at).toBeGreaterThan(0);
    const from = lines.indexOf('  Dance the old dance.');
    expect(from).toBeGreaterThan(at);
    expect(lines.slice(from + 1, from + 3)).toEqual([
      `  ${'^'.repeat('Dance the old dance.'.length)}`,
      expect.stringMatching(/^ {4}not understood.*\.$/),
    ]);
  });

  it('reads nothing of a set without rules, and says why', async () => {
    const plain = { id: 'birds', system: 'plain', format: 1, name: 'Birds' };
    expect(await setwright('read', folderWith({ 'set.json': plain }))).toEqual({
      code: 2,
      out: '',
      err: 'Birds has no rules, so its texts are printed and not read.\n',
    });
  });

  it('counts apart what is by hand on purpose, with what bots do instead, and what maps and pieces say', async () => {
    const byHand = [{ clause: 'Dance the old dance.', standIn: [{ effect: 'heal', to: 'you', amount: 2 }] }];
    const { out } = await setwright(
      'read',
      folderWith({
        'set.json': setJson,
        'heroes/warden.json': { ...hero, defaultAbilities: [shove, { ...dance, byHand }] },
        'terrain/mud.json': { name: 'Mud', text: 'Nobody likes it here.' },
      }),
    );
    const lines = out.split('\n');
    expect(lines[0]).toMatch(
      /, \d+ % are by hand on purpose; 1 of 3 texts in full, 1 but for what is by hand on purpose\.$/,
    );
    expect(lines[2]).toMatch(
      /^ {2}Maps, hints, objects, terrain and set rules: 0 % of the letters .*; 0 of 1 text in full\.$/,
    );
    expect(lines).toContain('    by hand, on purpose. A part is played by hand; bots do, roughly: you heal 2.');
  });

  it('counts how the phrases begin that are not understood, with the words that come next', async () => {
    const more = [
      { name: 'Reel', text: 'Heal 1.\nDance 3 reels.' },
      { name: 'Song', text: 'Heal 1.\nSing the song.' },
    ];
    const files = { 'set.json': setJson, 'heroes/warden.json': { ...hero, defaultAbilities: [shove, dance, ...more] } };
    const { out } = await setwright('read', folderWith(files), '--shapes');
    const lines = out.trimEnd().split('\n');
    expect(lines.slice(lines.indexOf('') + 1)).toEqual([
      '3 phrases are not understood. By the word that they begin with:',
      '  dance     2 in 2 texts: #, old',
      '  sing      1 in 1 text: song',
    ]);
  });

  it('prints every clause as one JSON document', async () => {
    const { out } = await setwright('read', folder(), '--json');
    const { texts, coverage } = JSON.parse(out) as {
      texts: { name: string; text: string; file: string; pointer: string; full: boolean; clauses: Clause[] }[];
      coverage: { texts: number; textsFull: number; letters: number; lettersRun: number };
    };
    type Clause = { field: 'name' | 'text'; from: number; to: number; status: string; told?: string };
    expect(coverage).toMatchObject({ texts: 2, textsFull: 1 });
    expect(coverage.lettersRun).toBeLessThan(coverage.letters);
    expect(texts.map(({ name, file, pointer, full }) => ({ name, file, pointer, full }))).toEqual([
      { name: 'Shove', file: 'heroes/warden.json', pointer: '/defaultAbilities/0', full: true },
      { name: 'Dance', file: 'heroes/warden.json', pointer: '/defaultAbilities/1', full: false },
    ]);
    for (const text of texts) {
      const covered = text.clauses.map(({ field, from, to }) => text[field].slice(from, to)).join('');
      expect(covered).toBe(text.name + text.text);
    }
    const [shoved] = texts;
    expect(shoved?.clauses.find(({ told }) => told === 'The target takes 2 damage.')).toMatchObject({ status: 'run' });
  });
});

describe('setwright test', () => {
  const scene = (health: number) => ({
    name: 'Shove strikes',
    drawing: ['.aB.', '....'],
    units: [
      { letter: 'a', card: 'warden' },
      { letter: 'B', card: 'warden' },
    ],
    steps: [{ use: 'Shove', pick: ['B'], expect: [{ unit: 'B', health }] }],
  });
  const files = { 'set.json': setJson, 'heroes/warden.json': { ...hero, defaultAbilities: [shove] } };

  it('ends with 1 and a sentence where a scene differs, also as JSON', async () => {
    const folder = folderWith({ ...files, 'scenes/right.json': scene(8), 'scenes/wrong.json': scene(7) });
    const [plain, json] = await Promise.all([setwright('test', folder), setwright('test', folder, '--json')]);
    const message =
      'scenes/wrong.json, Shove strikes: step 1 (Shove): expected Warden 2 at 7 health, it has 8. In this step: Warden 2 takes 2 damage from Warden 1, health 8 (Shove).';
    expect(plain).toEqual({ code: 1, out: `${message}\n1 of 2 scenes differs from what it expects.\n`, err: '' });
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toEqual({
      ok: false,
      scenes: 2,
      differ: 1,
      problems: [
        { severity: 'error', file: 'scenes/wrong.json', pointer: '/steps/0/expect/0', code: 'scene/differs', message },
      ],
    });
  });

  it('ends with 0 where all come out, and with 1 where a scene, or a hero that it names, has an error and cannot be played', async () => {
    const sound = folderWith({ ...files, 'scenes/right.json': scene(8) });
    const duel = ['smith', 'warden'].map((card, index) => ({ letter: index === 0 ? 'a' : 'B', card }));
    const broken = folderWith({
      ...files,
      'heroes/smith.json': { ...hero, name: 'Smith', health: 'ten' },
      'scenes/right.json': scene(8),
      'scenes/half.json': { name: 'Half' },
      'scenes/waits.json': { ...scene(8), units: duel },
    });
    const [all, some] = await Promise.all([setwright('test', sound), setwright('test', broken)]);
    expect(all).toEqual({ code: 0, out: '1 scene comes out as expected.\n', err: '' });
    expect(some).toEqual({
      code: 1,
      out: '1 scene comes out as expected.\n2 scenes left out with an error in them or in what they name.\n',
      err: expect.stringMatching(
        /^Left out: iron-age\/heroes\/smith\.json, .*"ten".*\nLeft out: iron-age\/scenes\/half\.json: .*\n$/,
      ),
    });
  });
});
