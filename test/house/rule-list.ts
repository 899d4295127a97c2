/** A row of a table of a system's README: what it is about, and the files that it names. */
interface Row {
  readonly name: string;
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

/**
 * What is not true in the list of rules, one sentence each. `code` and `tests` are the files of the engine and of its tests by the
 * paths that the list names; `options` are the names of all rule options. Rules are numbered behind a letter: T-001.
 */
export function listProblems(
  list: string,
  code: ReadonlyMap<string, string>,
  tests: ReadonlyMap<string, string>,
  options: readonly string[],
  letter = 'T',
): string[] {
  const number = new RegExp(`${letter}-\\d{3}[a-d]?`, 'g');
  const numbered = new RegExp(`^${letter}-`);
  const rules = rowsOf(list, numbered, 2, 3).filter((row) => row.code.length + row.tests.length > 0);
  const cases = rowsOf(list, /^TC-/, -1, 1);
  const optionRows = rowsOf(list, /^`\w+`$/, -1, 5).map((row) => ({ ...row, name: row.name.replaceAll('`', '') }));
  const known = [...new Set(rowsOf(list, numbered, -1, -1).map(({ name }) => name))];
  // In a test only titles and data count: a comment proves nothing.
  const proofs = new Map([...tests].map(([path, text]) => [path, withoutComments(text)]));
  const problems: string[] = [];
  const mustName = (files: ReadonlyMap<string, string>, paths: readonly string[], name: string) => {
    for (const path of paths) {
      const text = files.get(path);
      if (text === undefined) problems.push(`${name}: there is no file ${path}.`);
      else if (!cited(text, number, known).has(name) && !text.includes(name))
        problems.push(`${name}: ${path} does not name it.`);
    }
  };

  for (const { name, code: paths, tests: proving } of rules) {
    if (paths.length === 0) problems.push(`${name}: no code is named.`);
    if (proving.length === 0) problems.push(`${name}: no test is named.`);
    mustName(code, paths, name);
    mustName(proofs, proving, name);
    if (rules.filter((row) => row.name === name).length > 1) problems.push(`${name}: stands in the list twice.`);
  }
  for (const { name, tests: proving } of cases) mustName(proofs, proving, name);
  for (const { name, tests: proving } of optionRows) {
    mustName(proofs, proving, name);
    const reader = [...code].find(([path, text]) => /^(play|board)\//.test(path) && text.includes(name))?.[0];
    if (proving.length === 0 && reader) problems.push(`${name}: ${reader} reads it, but no test is named.`);
    if (!options.includes(name)) problems.push(`${name}: there is no such option.`);
  }
  for (const option of options) {
    if (!optionRows.some(({ name }) => name === option)) problems.push(`${option}: the option is not in the list.`);
  }
  for (const [path, text] of [...code, ...tests]) {
    for (const [name] of text.matchAll(number))
      if (!known.includes(name)) problems.push(`${name}: ${path} names it, the list does not.`);
    for (const [name] of text.matchAll(/TC-\d{2}/g))
      if (!cases.some((row) => row.name === name)) problems.push(`${name}: ${path} names it, the list does not.`);
  }
  return [...new Set(problems)];
}

/** Rows of the tables whose first cell matches, with the paths in two of their columns; -1 for a column that is not there. */
function rowsOf(list: string, first: RegExp, code: number, tests: number): Row[] {
  const paths = (cell: string | undefined) =>
    [...(cell ?? '').matchAll(/`([\w./-]+\.ts)`/g)].map(([, path]) => `${path}`);
  return list.split('\n').flatMap((line) => {
    const cells = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    const [name = ''] = cells;
    return first.test(name) ? [{ name, code: paths(cells[code]), tests: paths(cells[tests]) }] : [];
  });
}

/** Every number that a text names, by itself or in a span such as `T-141 to T-147`. */
function cited(text: string, number: RegExp, known: readonly string[]): Set<string> {
  const span = new RegExp(`(${number.source}) to (${number.source})`, 'g');
  const found = new Set([...text.matchAll(number)].map(([name]) => name));
  for (const [, from = '', to = ''] of text.matchAll(span))
    for (const name of known) if (name >= from && name <= to) found.add(name);
  return found;
}

const withoutComments = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
