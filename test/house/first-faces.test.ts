import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** What a file imports when it is loaded: not what is only a type, nor what is imported once it is asked for. */
const importing = /^(?:import|export) (?!type\b)(?:([^;'"]*?) from )?'(\.[^']+\.tsx?)';/gm;
const isOnlyTypes = (names: string): boolean =>
  /^\{[^}]*\}$/.test(names) && [...names.matchAll(/[^{},]+/g)].every(([name]) => /^\s*(?:type\s.*)?$/s.test(name));

/** The files that are loaded with a file, itself among them. */
function loadedWith(file: string): readonly string[] {
  const loaded = new Set([join(root, file)]);
  for (const one of loaded)
    for (const [, names = '', path = ''] of readFileSync(one, 'utf8').matchAll(importing)) {
      const target = join(dirname(one), path);
      if (!isOnlyTypes(names) && existsSync(target)) loaded.add(target);
    }
  return [...loaded].map((one) => relative(root, one));
}

const kilobytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(join(root, file)).size, 0) / 1000;

it('the worker that lays out the first faces loads neither what reads texts of Teamfight nor what plays them', () => {
  const first = loadedWith('renderer/worker/set-on-desk.ts');
  expect(first).toContain('rules/open-unread.ts');
  expect(
    first.filter((file) => /^rules\/teamfight\/(?:notation\/read|notation\/texts\/read-text|rules)\.ts$/.test(file)),
  ).toEqual([]);
  // The reader is there for who asks, and far larger.
  const rules = loadedWith('renderer/worker/rules-on-desk.ts');
  expect(rules).toContain('rules/teamfight/notation/texts/read-text.ts');
  expect(kilobytes(first)).toBeLessThan(kilobytes(rules) / 3);
});
