import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameSet } from '../rules/game-set.ts';
import { coverageOf } from '../rules/kernel/reading/coverage.ts';
import { openSet } from '../rules/open.ts';
import { type ReadText, readings } from '../rules/teamfight/readings.ts';

const file = 'rules/teamfight/notation/README.md';
const content = 'content/teamfight';

/** The tables of the notation's README: how much of the shipped sets is played, and by which constructs. */
export function generateNotation(root: string): Map<string, string> {
  const all = readings(setsOf(root)).texts.filter(({ slot }) => slot !== 'hint');
  const readme = readFileSync(join(root, file), 'utf8');
  const coverage = between(readme, 'coverage', bySet(all));
  return new Map([[file, between(coverage, 'constructs', byConstruct(all))]]);
}

function setsOf(root: string): GameSet[] {
  const opened = new Map<string, ReturnType<typeof openSet>>();
  const open = (name: string, uses: readonly string[]): GameSet => {
    const folder = join(root, content, name);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.json'));
    const files = names
      .sort()
      .map((one) => [one.replaceAll('\\', '/'), readFileSync(join(folder, one), 'utf8')] as const);
    const used = uses.flatMap((one) => {
      const set = opened.get(one);
      return set === undefined ? [] : [[`../${one}`, set] as const];
    });
    const found = openSet(name, new Map(files), { uses: new Map(used) });
    if (found.set === undefined) throw new Error(`${content}/${name} cannot be opened`);
    opened.set(name, found);
    return found.set;
  };
  open('common', []);
  const others = readdirSync(join(root, content)).filter((name) => existsSync(join(root, content, name, 'set.json')));
  return others
    .filter((name) => name !== 'common')
    .sort()
    .map((name) => open(name, ['common']));
}

/** Puts lines between `<!-- name -->` and `<!-- /name -->`. */
function between(text: string, name: string, lines: readonly string[]): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has no ${begin} with ${end} behind it`);
  return `${text.slice(0, from + begin.length)}\n${lines.join('\n')}\n${text.slice(to)}`;
}

// ------------------------------------------------------------------------------------------------ coverage by set

function bySet(texts: readonly ReadText[]): string[] {
  const rows = [...new Set(texts.map(({ set }) => set))].flatMap((set) => {
    const own = texts.filter((text) => text.set === set);
    const onCards = own.filter(({ slot }) => isOnUnit(slot));
    return [row(set, 'heroes and summons', onCards), row(set, 'pieces, maps and rules cards', minus(own, onCards))];
  });
  const onCards = texts.filter(({ slot }) => isOnUnit(slot));
  return [
    '| Set | Texts of | Texts | Played in full | Letters played |',
    '|---|---|---:|---:|---:|',
    ...rows.flat(),
    ...row('**all**', 'heroes and summons', onCards),
    ...row('**all**', 'pieces, maps and rules cards', minus(texts, onCards)),
  ];
}

const isOnUnit = (slot: ReadText['slot']): boolean => slot === 'ability' || slot === 'default' || slot === 'passive';

const minus = (all: readonly ReadText[], some: readonly ReadText[]): ReadText[] =>
  all.filter((text) => !some.includes(text));

function row(set: string, kind: string, texts: readonly ReadText[]): string[] {
  if (texts.length === 0) return [];
  const { textsFull, letters, lettersRun } = coverageOf(texts);
  return [
    `| ${set} | ${kind} | ${texts.length} | ${textsFull} (${share(textsFull, texts.length)}) | ${share(lettersRun, letters)} |`,
  ];
}

const share = (part: number, whole: number): string => `${whole === 0 ? 100 : Math.floor((100 * part) / whole)} %`;

// ------------------------------------------------------------------------------------------------ coverage by construct

/** What a part of a program is called in the table, by the field that names it. */
const kinds = [
  ['action', 'cost', 1],
  ['tap', 'cost', 1],
  ['perGame', 'cost', 1],
  ['perTurn', 'cost', 1],
  ['ultimate', 'cost', 1],
  ['spend', 'cost', 1],
  ['take', 'cost', 1],
  ['needs', 'cost', 1],
  ['node', 'what happens', 2],
  ['shape', 'area', 3],
  ['direction', 'push or pull', 4],
  ['how', 'movement', 5],
  ['rule', 'what holds', 6],
  ['flag', 'state', 7],
  ['what', 'changed number', 8],
  ['on', 'trigger', 9],
  ['moment', 'time', 10],
  ['is', 'question', 11],
  ['count', 'counted', 12],
] as const;

function byConstruct(texts: readonly ReadText[]): string[] {
  const counts = new Map<string, number>();
  for (const { reading } of texts) {
    const found = new Set<string>();
    visit(reading.program, found);
    for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  const order = (key: string): number => kinds.find(([, kind]) => kind === key.split(': ')[0])?.[2] ?? 0;
  const keys = [...counts.keys()].sort(
    (a, b) => order(a) - order(b) || (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || (a < b ? -1 : 1),
  );
  return [
    '| Kind | Construct | Texts |',
    '|---|---|---:|',
    ...keys.map((key) => {
      const [kind, name] = key.split(': ');
      return `| ${kind} | ${name} | ${counts.get(key)} |`;
    }),
  ];
}

function visit(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) visit(one, found);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [key, inside] of Object.entries(value)) {
    const kind = kinds.find(([field]) => field === key)?.[1];
    const named = typeof inside === 'string' && !inside.includes('/') && !/[A-Z]/.test(inside);
    if (kind === 'cost' && key !== 'action') found.add(`cost: ${key}`);
    else if (kind !== undefined && named && isOwn(key, inside, value)) found.add(`${kind}: ${inside}`);
    visit(inside, found);
  }
}

/** Some fields have the same name in parts of different kinds. */
function isOwn(key: string, inside: string, value: object): boolean {
  if (key === 'what') return 'rule' in value;
  if (key === 'on') return !('range' in value) && !('node' in value) && inside !== 'you' && !('count' in value);
  if (key === 'action') return 'clause' in value && !('node' in value);
  if (key === 'count') return inside !== 'all' && inside !== 'any';
  return true;
}
