import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const layers = ['schemas', 'rules', 'exporters', 'app', 'renderer'];

interface Cruise {
  modules: { source: string; dependencies: { resolved: string }[] }[];
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

/**
 * Files that need themselves over others: two files that need each other are one file. Not where recursion is the subject: phrases of a notation hold
 * phrases, and rules in play ask about units that rules are asked about. The checker's own rule for it takes longer than all else that it does.
 */
function needingThemselves({ modules }: Cruise): string[] {
  const needs = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
  const needsItself = (file: string) => {
    const reached = new Set<string>();
    const left = [...(needs.get(file) ?? [])];
    for (let next = left.pop(); next !== undefined && !reached.has(file); next = left.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      left.push(...(needs.get(next) ?? []));
    }
    return reached.has(file);
  };
  return [...needs.keys()].filter((file) => !/^rules\/[a-z]+\/(notation|play)\//.test(file) && needsItself(file));
}

/** Houses of a few files each, all in one folder; each `breaks` these rules. */
const houses: Record<string, { readonly files: Readonly<Record<string, string>>; readonly breaks: readonly string[] }> =
  {
    'a value import that points up': {
      files: {
        'schemas/up.ts': "import { up } from '../app/up.ts';\nexport const a = up;",
        'app/up.ts': 'export const up = 1;',
      },
      breaks: ['schemas-stand-alone'],
    },
    'a type import that points up': {
      files: {
        'rules/kernel/typed.ts': "import type { Typed } from '../teamfight/typed.ts';\nexport type A = Typed;",
        'rules/teamfight/typed.ts': 'export interface Typed { x: 1 }',
      },
      breaks: ['kernel-knows-no-system'],
    },
    'a component that reaches past the contract': {
      files: {
        'renderer/reaches.tsx': "import { far } from '../app/studio/far.ts';\nexport const A = () => <p>{far}</p>;",
        'app/studio/far.ts': 'export const far = 1;',
      },
      breaks: ['renderer-sees-contract'],
    },
    'a service that leans on the command line': {
      files: {
        'app/studio/leans.ts': "import { line } from '../cli/line.ts';\nexport const a = line;",
        'app/cli/line.ts': 'export const line = 1;',
      },
      breaks: ['services-know-no-door'],
    },
    'one system that imports another, and by Node in pure code': {
      files: {
        'rules/teamfight/strange.ts':
          "import { readFileSync } from 'node:fs';\nimport { other } from '../valyr/other.ts';\nexport const a = [readFileSync, other];",
        'rules/valyr/other.ts': 'export const other = 1;',
      },
      breaks: ['no-node-in-pure-code', 'systems-are-strangers'],
    },
    'two files that need each other': {
      files: {
        'app/one.ts': "import { two } from './two.ts';\nexport const one = () => two;",
        'app/two.ts': "import { one } from './one.ts';\nexport const two = () => one;",
      },
      breaks: ['needs itself'],
    },
    'a notation that looks at a match': {
      files: {
        'rules/teamfight/notation/looks.ts': "import { match } from '../play/match.ts';\nexport const a = match;",
        'rules/teamfight/play/match.ts': 'export const match = 1;',
      },
      breaks: ['no-play-in-notation'],
    },
  };

const planted = mkdtempSync(join(tmpdir(), 'setwright-imports-'));
afterAll(() => rmSync(planted, { recursive: true, force: true }));

describe('the arrows of the house', () => {
  it('point one way in every file', () => {
    const house = cruise(root);
    const { modules, summary } = house;
    const sentences = summary.violations.map(({ rule, from, to }) => `${from} must not import ${to} (${rule.name})`);
    expect(sentences).toEqual([]);
    expect(needingThemselves(house)).toEqual([]);

    // The checker is silent when it cannot read a file, so what it saw is counted against what there is.
    const seen = new Set(modules.map((module) => module.source));
    const files = layers.flatMap((layer) =>
      readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' }).map((file) => `${layer}/${file}`),
    );
    expect(files.filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !seen.has(file))).toEqual([]);
  });

  describe('are broken by', () => {
    const broken = new Map<string, Set<string>>();
    beforeAll(() => {
      writeFileSync(
        join(planted, 'tsconfig.json'),
        '{"compilerOptions":{"moduleResolution":"bundler","module":"ESNext"}}',
      );
      for (const { files } of Object.values(houses))
        for (const [file, text] of Object.entries(files)) {
          mkdirSync(dirname(join(planted, file)), { recursive: true });
          writeFileSync(join(planted, file), text);
        }
      const house = cruise(planted);
      for (const { from, rule } of house.summary.violations)
        broken.set(from, (broken.get(from) ?? new Set()).add(rule.name));
      for (const file of needingThemselves(house)) broken.set(file, new Set(['needs itself']));
    });

    it.each(Object.entries(houses))('%s', (_, { files, breaks }) => {
      const rules = Object.keys(files).flatMap((file) => [...(broken.get(file) ?? [])]);
      expect([...new Set(rules)].sort()).toEqual(breaks);
    });
  });
});
