import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const layers = ['schemas', 'rules', 'exporters', 'app', 'renderer'];

interface Cruise {
  modules: { source: string }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
}

/** Runs the checker over the layers that exist in `folder`. */
function cruise(folder: string): Cruise {
  const out = execFileSync(
    process.execPath,
    [
      join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      join(root, '.dependency-cruiser.cjs'),
      '--output-type',
      'json',
      ...layers.filter((layer) => existsSync(join(folder, layer))),
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  );
  return JSON.parse(out) as Cruise;
}

const planted = mkdtempSync(join(tmpdir(), 'setwright-imports-'));
afterAll(() => rmSync(planted, { recursive: true, force: true }));

/** The names of the rules that a house of only these files breaks. */
function broken(files: Record<string, string>): string[] {
  for (const layer of layers) rmSync(join(planted, layer), { recursive: true, force: true });
  writeFileSync(join(planted, 'tsconfig.json'), '{"compilerOptions":{"moduleResolution":"bundler","module":"ESNext"}}');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(planted, file)), { recursive: true });
    writeFileSync(join(planted, file), text);
  }
  return [...new Set(cruise(planted).summary.violations.map((violation) => violation.rule.name))].sort();
}

describe('the arrows of the house', () => {
  it('point one way in every file', () => {
    const { modules, summary } = cruise(root);
    const sentences = summary.violations.map(({ rule, from, to }) => `${from} must not import ${to} (${rule.name})`);
    expect(sentences).toEqual([]);

    // The checker is silent when it cannot read a file, so what it saw is counted against what there is.
    const seen = new Set(modules.map((module) => module.source));
    const files = layers.flatMap((layer) =>
      readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' }).map((file) => `${layer}/${file}`),
    );
    expect(files.filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !seen.has(file))).toEqual([]);
  });

  it('are broken by a value import that points up', () => {
    expect(
      broken({
        'schemas/a.ts': "import { b } from '../app/b.ts';\nexport const a = b;",
        'app/b.ts': 'export const b = 1;',
      }),
    ).toEqual(['schemas-stand-alone']);
  });

  it('are broken by a type import that points up', () => {
    expect(
      broken({
        'rules/kernel/a.ts': "import type { B } from '../teamfight/b.ts';\nexport type A = B;",
        'rules/teamfight/b.ts': 'export interface B { x: 1 }',
      }),
    ).toEqual(['kernel-knows-no-system']);
  });

  it('are broken by a component that reaches past the contract', () => {
    expect(
      broken({
        'renderer/a.tsx': "import { b } from '../app/studio/b.ts';\nexport const A = () => <p>{b}</p>;",
        'app/studio/b.ts': 'export const b = 1;',
      }),
    ).toEqual(['renderer-sees-contract']);
  });

  it('are broken by a service that leans on the command line', () => {
    expect(
      broken({
        'app/studio/a.ts': "import { b } from '../cli/b.ts';\nexport const a = b;",
        'app/cli/b.ts': 'export const b = 1;',
      }),
    ).toEqual(['services-know-no-door']);
  });

  it('are broken by one system that imports another, and by Node in pure code', () => {
    expect(
      broken({
        'rules/teamfight/a.ts':
          "import { readFileSync } from 'node:fs';\nimport { b } from '../valyr/b.ts';\nexport const a = [readFileSync, b];",
        'rules/valyr/b.ts': 'export const b = 1;',
      }),
    ).toEqual(['no-node-in-pure-code', 'systems-are-strangers']);
  });

  it('are broken by two files that need each other', () => {
    expect(
      broken({
        'app/a.ts': "import { b } from './b.ts';\nexport const a = () => b;",
        'app/b.ts': "import { a } from './a.ts';\nexport const b = () => a;",
      }),
    ).toEqual(['no-cycles']);
  });

  it('are broken by a notation that looks at a match', () => {
    expect(
      broken({
        'rules/teamfight/notation/a.ts': "import { b } from '../play/b.ts';\nexport const a = b;",
        'rules/teamfight/play/b.ts': 'export const b = 1;',
      }),
    ).toEqual(['no-play-in-notation']);
  });
});
