import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { presets as hammerspace } from '../../rules/hammerspace/options.ts';
import { presets } from '../../rules/teamfight/options.ts';
import { presets as thoua } from '../../rules/thoua/options.ts';
import { recommended as valyr } from '../../rules/valyr/options.ts';
import { listProblems } from './rule-list.ts';

const root = join(import.meta.dirname, '../..');

function filesOf(folder: string): Map<string, string> {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const files = paths.map((path) => path.replaceAll('\\', '/')).filter((path) => path.endsWith('.ts'));
  return new Map(files.map((path) => [path, readFileSync(join(root, folder, path), 'utf8')]));
}

describe('the list of Hammerspace’s rules', () => {
  it('names for every rule the code and the tests that name it, and misses none', () => {
    const list = readFileSync(join(root, 'rules/hammerspace/README.md'), 'utf8');
    const code = filesOf('rules/hammerspace');
    const tests = filesOf('test/rules/hammerspace');
    expect(list.match(/^\| H-\d+/gm)?.length).toBeGreaterThan(50);
    expect(listProblems(list, code, tests, Object.keys(hammerspace.current), 'H')).toEqual([]);
  });
});

describe('the list of THOUA’s rules', () => {
  it('names for every rule the code and the tests that name it, and misses none', () => {
    const list = readFileSync(join(root, 'rules/thoua/README.md'), 'utf8');
    const code = filesOf('rules/thoua');
    const tests = filesOf('test/rules/thoua');
    expect(list.match(/^\| U-\d+/gm)?.length).toBeGreaterThan(60);
    expect(listProblems(list, code, tests, Object.keys(thoua.current), 'U')).toEqual([]);
  });
});

describe('the list of Valyr’s rules', () => {
  it('names for every rule the code and the tests that name it, and misses none', () => {
    const list = readFileSync(join(root, 'rules/valyr/README.md'), 'utf8');
    const code = filesOf('rules/valyr');
    const tests = filesOf('test/rules/valyr');
    expect(list.match(/^\| V-\d+/gm)?.length).toBeGreaterThan(40);
    expect(listProblems(list, code, tests, Object.keys(valyr), 'V')).toEqual([]);
  });
});

describe('the list of Teamfight’s rules', () => {
  it('names for every rule the code and the tests that name it, and misses none', () => {
    const list = readFileSync(join(root, 'rules/teamfight/README.md'), 'utf8');
    const code = filesOf('rules/teamfight');
    const tests = filesOf('test/rules/teamfight');
    expect(list.match(/^\| T-\d+/gm)?.length).toBeGreaterThan(100);
    expect(listProblems(list, code, tests, Object.keys(presets.current))).toEqual([]);
  });

  const list = `
    | T-001 | It rains | \`play/rain.ts\` | \`rain.test.ts\` |
    | T-002 | It snows | \`play/rain.ts\` | \`rain.test.ts\` |
    | \`wet\` | T-001 | yes, no | yes | how wet | \`rain.test.ts\` |
    | \`cold\` | T-002 | yes, no | yes | how cold | none |
    | TC-01 | \`rain.test.ts\` |`;
  const code = '/** Rain and snow (T-001 to T-002). */ export const rain = options.wet;';
  const test = "it('T-001 T-002 TC-01: it is damp', () => play({ wet: true }));";
  const told = (said: string, coded: string, tested: string, options: readonly string[] = ['wet', 'cold']) =>
    listProblems(said, new Map([['play/rain.ts', coded]]), new Map([['rain.test.ts', tested]]), options);

  it('is true when all of it holds', () => {
    expect(told(list, code, test)).toEqual([]);
  });

  it.each<[string, string[], string]>([
    [
      'a rule that its code does not name',
      [list, code.replace('T-001 to ', ''), test],
      'T-001: play/rain.ts does not name it.',
    ],
    [
      'a rule that its test does not name',
      [list, code, test.replace('T-002 ', '')],
      'T-002: rain.test.ts does not name it.',
    ],
    [
      'a rule that its test names in a comment only',
      [list, code, `// T-002\n${test.replace('T-002 ', '')}`],
      'T-002: rain.test.ts does not name it.',
    ],
    [
      'a file that is gone',
      [list.replace('play/rain.ts', 'play/hail.ts'), code, test],
      'T-001: there is no file play/hail.ts.',
    ],
    ['a rule without code', [list.replace('`play/rain.ts`', ''), code, test], 'T-001: no code is named.'],
    [
      'a rule without a test',
      [list.replace('| `play/rain.ts` | `rain.test.ts` |', '| `play/rain.ts` | |'), code, test],
      'T-001: no test is named.',
    ],
    [
      'a rule that stands twice',
      [list.replace('T-002 |', 'T-001 |'), code, test.replace('T-002 ', '')],
      'T-001: stands in the list twice.',
    ],
    ['a number in the code only', [list, `${code} // T-009`, test], 'T-009: play/rain.ts names it, the list does not.'],
    ['a number in a test only', [list, code, `${test} // T-009`], 'T-009: rain.test.ts names it, the list does not.'],
    [
      'a case that its test does not name',
      [list, code, test.replace('TC-01', '')],
      'TC-01: rain.test.ts does not name it.',
    ],
    ['a case in a test only', [list, code, `${test} // TC-09`], 'TC-09: rain.test.ts names it, the list does not.'],
    [
      'an option that its test does not set',
      [list, code, test.replace('{ wet: true }', '')],
      'wet: rain.test.ts does not name it.',
    ],
    [
      'an option that is read without a test',
      [list, code.replace('options.wet', 'options.cold'), test],
      'cold: play/rain.ts reads it, but no test is named.',
    ],
    ['an option that is not there', [list.replace('`cold`', '`windy`'), code, test], 'windy: there is no such option.'],
    [
      'an option that is left out',
      [list.replace('`cold`', 'cold'), code, test],
      'cold: the option is not in the list.',
    ],
  ])('is not true with %s', (_, [said = '', coded = '', tested = ''], problem) => {
    expect(told(said, coded, tested)).toContain(problem);
  });
});
