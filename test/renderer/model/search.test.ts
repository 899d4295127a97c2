import { describe, expect, it } from 'vitest';
import type { Item } from '../../../renderer/model/catalogue.ts';
import { marks } from '../../../renderer/model/marks.ts';
import { plainText } from '../../../renderer/model/plain-text.ts';
import { search } from '../../../renderer/model/search.ts';
import { found as foundIn, lineOf, searchable } from '../../../renderer/model/searchable.ts';

const list = { width: 63.5, height: 88.9, bleed: 3, corner: 3, ops: [] };
const item = (name: string, text: string): Item => ({
  ref: name,
  screen: 'heroes',
  name,
  group: 'Heroes',
  faces: [{ key: name, name, text, sort: 'Hero card', shape: 'card', list }],
  problems: [],
});
const items = [
  item('Oracle', 'Calls the señal of a Warden.'),
  item('Warden', 'Range 2, push 1.'),
  item('Ranger', 'Range 6.'),
];
const found = (typed: string) => search(items, typed).map(({ name }) => name);

describe('the search of a list', () => {
  it('puts names before texts, and keeps the order where nothing is typed', () => {
    expect(found('warden')).toEqual(['Warden', 'Oracle']);
    expect(found('  ')).toEqual(['Oracle', 'Warden', 'Ranger']);
  });

  it('wants every word, in any order, and minds neither case nor accents', () => {
    expect(found('push RANGE')).toEqual(['Warden']);
    expect(found('senal')).toEqual(['Oracle']);
    expect(found('push 7')).toEqual([]);
  });
});

describe('text in the inspector', () => {
  it('has no marks left, and dots where a line begins with a hyphen', () => {
    expect(plainText('**Cost:** pay *one*\n- push 1\n- pull 2')).toBe('Cost: pay one\n• push 1\n• pull 2');
  });
});

describe('what a search marks', () => {
  it('is every typed word wherever it stands, as it is written there', () => {
    const marked = (text: string, typed: string) =>
      marks(text, typed)
        .map((one) => (one.marked ? `[${one.text}]` : one.text))
        .join('');
    expect(marked('Calls the Señal of a warden, señal 2.', 'senal WARDEN')).toBe(
      'Calls the [Señal] of a [warden], [señal] 2.',
    );
    expect(marked('Range 2.', '2.')).toBe('Range [2.]');
    expect(marked('Range 2.', ' ')).toBe('Range 2.');
  });
});

describe('the search over everything', () => {
  const long = `${'The tide comes in. '.repeat(12)}Then the señal tower falls.`;
  const all = searchable([
    {
      ...item('Oracle', 'Calls a Warden.'),
      faces: [...item('Oracle', 'Calls a Warden.').faces, ...item('Omen', long).faces],
    },
    item('Warden', 'Range 2.'),
    { ...item('Smith', ''), faces: [] },
  ]);

  it('finds things and cards by their names first, then by every word they say, and what has no face by its name', () => {
    expect(foundIn(all, 'warden').map(({ label }) => label)).toEqual(['Warden', 'Oracle']);
    expect(foundIn(all, 'TOWER senal').map(({ label, item }) => [label, item])).toEqual([['Omen', 'Oracle']]);
    expect(foundIn(all, 'smith')).toHaveLength(1);
    expect(foundIn(all, 'tower of babel')).toEqual([]);
  });

  it('shows the words that were looked for, however late they stand', () => {
    const [omen] = foundIn(all, 'tower');
    expect(omen && lineOf(omen, 'tower')).toMatch(/^Hero card of Oracle · … .*señal tower falls\.$/);
    expect(omen && lineOf(omen, 'omen')).toMatch(/^Hero card of Oracle · The tide comes in\./);
    expect(omen && lineOf(omen, '').length).toBeLessThan(100);
  });
});
