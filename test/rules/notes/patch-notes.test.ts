import { describe, expect, it } from 'vitest';
import { patchNotes } from '../../../rules/notes/patch-notes.ts';
import { countOfNotes, writtenNotes } from '../../../rules/notes/written-notes.ts';
import { formatJson } from '../../../schemas/json.ts';

type Files = Readonly<Record<string, object | string>>;
const set = { id: 'iron-age', system: 'teamfight', format: 1, name: 'Iron Age' };
const texts = (files: Files): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({ 'set.json': set, ...files }).map(([file, value]) => [
      file,
      typeof value === 'string' ? value : formatJson(value),
    ]),
  );
const notes = (older: Files, newer: Files) => patchNotes(texts(older), texts(newer));

const shield = { id: 'shield', name: 'Shield', text: 'Range 2, 1dmg.\nPush 2.' };
const warden = {
  name: 'Warden',
  health: 10,
  speed: 3,
  note: 'Too strong?',
  defaultAbilities: [
    { name: 'Strike', text: 'Range 1, 2dmg.' },
    { name: 'Parry', text: 'Instant. +2def.' },
  ],
  abilities: [shield],
  tokens: ['bleeding'],
};
const older: Files = {
  'heroes/warden.json': warden,
  'heroes/oracle.json': { name: 'Oracle', health: 7, speed: 4 },
  'conditions/bleeding.json': { name: 'Bleeding', text: 'Take 1dmg.' },
  'conditions/dazed.json': { name: 'Dazed', text: 'No moves.' },
  'maps/quarry.json': { name: 'Quarry', columns: 6, rows: 6, walls: ['0,1 2,1', '3,1 3,4'], deploy: { red: ['0,0'] } },
};
const newer: Files = {
  'heroes/warden.json': {
    ...warden,
    health: 9,
    note: 'Better.',
    status: 'done',
    defaultAbilities: [
      { name: 'Parry', text: 'Instant. +2def.' },
      { name: 'Slash', text: 'Range 1, 2dmg.' },
    ],
    abilities: [
      { ...shield, text: 'Range 2, 2dmg.\nPush 2.' },
      { id: 'charge', name: 'Charge', text: 'Move 3.' },
    ],
    tokens: ['dazed'],
    art: { icon: 'gate' },
  },
  'heroes/ranger.json': { name: 'Ranger', health: 8, speed: 4, art: { icon: 'bow' } },
  'conditions/bleeding.json': older['conditions/bleeding.json'] as object,
  'conditions/dazed.json': older['conditions/dazed.json'] as object,
  'maps/quarry.json': { name: 'Quarry', columns: 6, rows: 6, walls: ['3,1 3,4'], deploy: { red: ['0,0', '1,0'] } },
};

describe('patch notes', () => {
  it('tell what players see: old and new wording with the changed words, numbers, what came and what went', () => {
    expect(writtenNotes(notes(older, newer), 'Iron Age: v1 to v2', 'markdown')).toBe(`# Iron Age: v1 to v2

## Heroes

### Oracle (removed)

### Ranger (new)
- Health: 8
- Speed: 4

### Warden
- Health: 10 → 9
- Order of default abilities: Strike, Parry → Parry, Slash
- Tokens: Dazed added; Bleeding removed
- Picture: changed
- **Slash, formerly Strike**, default ability
- **Shield**, extra ability card
  - Old: Range 2, ~~1dmg~~. / Push 2.
  - New: Range 2, **2dmg**. / Push 2.
- **Charge (new)**, extra ability card
  - Text: Move 3.

## Maps

### Quarry
- Walls: 1 place removed
- Deploy zones, red zone: 1 place added
`);
    expect(countOfNotes(notes(older, newer))).toBe('2 changed, 1 added, 1 removed');
  });

  it('are silent about what is never printed, and about how a file is laid out', () => {
    const same = {
      ...older,
      'heroes/warden.json': JSON.stringify({ ...warden, note: 'Other.', status: 'idea' }),
      'scenes/push.json': { name: 'Push' },
      'texts/es/warden.json': { '/name': 'Guardián' },
      'strange.json': {},
    };
    expect(notes(older, same)).toEqual({ things: [], unread: [] });
    expect(writtenNotes(notes(older, same), 'Iron Age', 'plain')).toBe(
      'Iron Age\n\nNothing that players see has changed.\n',
    );
  });

  it('name a file that is no JSON, and compare one with errors as far as it goes', () => {
    const broken = { ...older, 'heroes/oracle.json': '{', 'heroes/warden.json': { ...warden, health: 'ten', dice: 4 } };
    const found = notes(older, broken);
    expect(found.unread).toEqual(['heroes/oracle.json']);
    expect(found.things).toMatchObject([
      { name: 'Warden', fields: [{ label: 'Health', before: '10', after: 'ten' }, { label: 'Dice' }] },
    ]);
  });

  it('set what people wrote so that it stays what it is where it is posted', () => {
    const hostile = (text: string): Files => ({ 'hints/x.json': { name: '[a](javascript:b)', text } });
    const found = notes(hostile('**Bold** <b>_x_</b> one'), hostile('Bold <b>_x_</b> two'));
    expect(writtenNotes(found, 'T', 'markdown')).toContain(
      '### \\[a\\](javascript:b)\n- Old: Bold \\<b\\>\\_x\\_\\</b\\> ~~one~~\n- New: Bold \\<b\\>\\_x\\_\\</b\\> **two**\n',
    );
    expect(writtenNotes(found, 'T', 'plain')).toContain('  - Old: Bold <b>_x_</b> one\n  - New: Bold <b>_x_</b> two\n');
    // Only the marks differ: then the marks are shown.
    expect(notes(hostile('**Bold**'), hostile('Bold')).things[0]?.fields[0]).toMatchObject({
      before: '**Bold**',
      after: 'Bold',
    });
  });

  it('mark words that changed side by side as one, and tell new pictures of all cards of a hero once', () => {
    const of = (text: string, icon: string): Files => ({
      'set.json': { ...set, uses: [`../${icon}`] },
      'heroes/x.json': {
        name: 'X',
        description: text,
        art: { icon },
        abilities: [{ id: 'y', name: 'Y', art: { icon }, hints: [`${icon}/tap`] }],
      },
    });
    const found = notes(of('Lends an ally his turn.', 'core'), of('He lends others his turn.', 'common'));
    expect(writtenNotes(found, 'T', 'markdown')).toBe(
      '# T\n\n## Heroes\n\n### X\n- Old description: ~~Lends an ally~~ his turn.\n- New description: **He lends others** his turn.\n- New pictures: X, Y\n',
    );
  });

  it('tell two texts that have nothing in common as two texts, however long they are', () => {
    const long = (word: string) => ({
      'hints/x.json': { name: 'X', text: Array.from({ length: 5000 }, (_, n) => word + n).join(' ') },
    });
    const [field] = notes(long('a'), long('b')).things[0]?.fields ?? [];
    expect(field?.kind === 'text' && field.passages.map(({ is }) => is)).toEqual(['gone', 'new']);
  });
});
