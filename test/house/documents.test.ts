import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Paths of the project that a document names in backquotes, links or its tree of folders. */
function namedPaths(text: string): string[] {
  const layers = 'schemas|rules|exporters|app|renderer|content|test|scripts|docs|bin';
  const inline = [...text.matchAll(new RegExp(`\`((?:${layers})/[\\w./-]*)\``, 'g'))].map(
    (match) => match[1] as string,
  );
  const tree = [...text.matchAll(new RegExp(`^((?:${layers})/)`, 'gm'))].map((match) => match[1] as string);
  const linked = [...text.matchAll(new RegExp(`\\]\\(((?:${layers})/[\\w./-]*)\\)`, 'g'))].map(
    (match) => match[1] as string,
  );
  return [...inline, ...tree, ...linked];
}

describe('the documents', () => {
  it.each(['ARCHITECTURE.md', 'CONTRIBUTING.md', 'README.md'])('%s names only files and folders that exist', (file) => {
    const paths = namedPaths(read(file));
    expect(paths.length).toBeGreaterThan(3);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('speak of every command that the program has', () => {
    const commands = readdirSync(join(root, 'app/cli/commands')).map((file) =>
      file.replace(/\.ts$/, '').replace('-', ' '),
    );
    expect(commands.length).toBeGreaterThan(4);
    expect(commands.filter((command) => !read('README.md').includes(`setwright ${command}`))).toEqual([]);
  });
});
