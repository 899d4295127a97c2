import { describe, expect, it } from 'vitest';
import { type Change, changed, type Texts, withChanged } from '../../../rules/edit/change.ts';
import { moved, removed } from '../../../rules/edit/lists.ts';
import { translated, withLanguage, withoutLanguage } from '../../../rules/edit/translate.ts';

const files: Texts = new Map([
  ['set.json', '{"id":"iron","system":"teamfight","format":1,"name":"Iron","language":"en","authors":["A"]}'],
  ['heroes/warden.json', '{"name":"Warden","health":9,"speed":3,"abilities":[{"id":"bash","name":"Bash"}]}'],
  ['texts/es/warden.json', '{"/abilities/0/name":"Golpe"}'],
  ['texts/fr/warden.json', '{"/name":"Garde"}'],
]);
const said = (text: string, original?: string) => ({ text, original });
const order = ['/name', '/abilities/0/name'];
const warden = (pointer: string) => ({ language: 'es', file: 'heroes/warden.json', pointer });

const textsAfter = (...changes: Change[]): Texts => {
  const made = changed(files, changes);
  if ('code' in made) throw new Error(made.message);
  return withChanged(files, made);
};
const read = (texts: Texts, file: string) => JSON.parse(texts.get(file) ?? 'null') as unknown;

describe('a translation', () => {
  it('takes its place among the others, in the order of the original', () => {
    const texts = textsAfter(translated(files, warden('/name'), said('Guardián'), order));
    expect(texts.get('texts/es/warden.json')).toBe('{\n  "/name": "Guardián",\n  "/abilities/0/name": "Golpe"\n}\n');
  });

  it('begins a file, and the last one that goes takes its file away', () => {
    const texts = textsAfter(translated(files, { ...warden('/name'), language: 'de' }, said('Wache'), order));
    expect(read(texts, 'texts/de/warden.json')).toEqual({ '/name': 'Wache' });
    expect(
      textsAfter(translated(files, warden('/abilities/0/name'), said(' '), order)).has('texts/es/warden.json'),
    ).toBe(false);
  });

  it('keeps the original that it was made from beside it, and moves and goes with it', () => {
    const known = textsAfter(translated(files, warden('/abilities/0/name'), said('Porrazo', 'Bash'), order), {
      file: 'heroes/warden.json',
      pointer: '/abilities/-',
      value: { id: 'wall', name: 'Wall' },
    });
    expect(read(known, 'texts/es/warden.json')).toEqual({
      '/abilities/0/name': 'Porrazo',
      $original: { '/abilities/0/name': 'Bash' },
    });
    const swapped = changed(known, moved(known, 'heroes/warden.json', '/abilities', 0, 1));
    if ('code' in swapped) throw new Error(swapped.message);
    expect(read(withChanged(known, swapped), 'texts/es/warden.json')).toEqual({
      '/abilities/1/name': 'Porrazo',
      $original: { '/abilities/1/name': 'Bash' },
    });
    expect(translated(known, warden('/abilities/0/name'), said(''), order)).toEqual({
      file: 'texts/es/warden.json',
      text: undefined,
    });
  });

  it('goes with the entry of a list that it translates, and its file with the last one', () => {
    const texts = textsAfter(...removed(files, 'heroes/warden.json', '/abilities', 0));
    expect([...texts.keys()]).toEqual(['set.json', 'heroes/warden.json', 'texts/fr/warden.json']);
  });
});

describe('a language', () => {
  it('is added to set.json behind that of the set, once', () => {
    const texts = textsAfter(...withLanguage(files, 'es'));
    expect(Object.keys(read(texts, 'set.json') as object)).toEqual([
      ...['id', 'system', 'format', 'name', 'language', 'languages', 'authors'],
    ]);
    expect(withLanguage(texts, 'es')).toEqual([]);
  });

  it('goes with all of its texts and no others', () => {
    const added = textsAfter(...withLanguage(files, 'es'));
    const made = changed(added, withoutLanguage(added, 'es'));
    if ('code' in made) throw new Error(made.message);
    const texts = withChanged(added, made);
    expect([...texts.keys()]).toEqual(['set.json', 'heroes/warden.json', 'texts/fr/warden.json']);
    expect(read(texts, 'set.json')).toEqual(read(files, 'set.json'));
  });
});
