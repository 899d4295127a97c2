import type { MapSight, Seen } from '../../studio/map-sight.ts';
import type { Register } from '../command.ts';
import { say } from '../say.ts';

interface Options {
  readonly map: string;
  readonly from: string;
  readonly to?: string;
  readonly json?: true;
}

/** `setwright sight <set> --map ID --from X,Y [--to X,Y]`: what a unit on a space of a map sees, and how two see each other. */
export const register: Register = (program) => {
  program
    .command('sight')
    .description('show what is seen from a space of a map, and how far everything is')
    .argument('<set>', 'folder of the set')
    .requiredOption('--map <id>', 'id of the map')
    .requiredOption('--from <x,y>', 'column and row of the space, counted from 0 at the top left')
    .option('--to <x,y>', 'another space: says both ways how one is seen from the other, and what hides it')
    .option('--json', 'print one JSON document and nothing else')
    .action(async (folder: string, { map, from, to, json }: Options) => {
      const { mapSight } = await import('../../studio/map-sight.ts');
      const seen = await mapSight({ folder, map, from, to });
      if (json) {
        const { board, range, sight, both } = seen;
        say.line(JSON.stringify({ columns: board.columns, rows: board.rows, range, sight, both }));
        return;
      }
      for (const line of picture(seen)) say.line(line);
      if (seen.both) {
        const { there, back, range } = seen.both;
        for (const line of ['', there.said, back.said, range]) say.line(line);
      }
    });
};

const letters: Readonly<Record<Seen, string>> = { clear: '.', half: 'h', full: 'x' };

/** The map as letters, with its walls between them: a column takes two characters, which is about as wide as a line is high. */
function picture({ board, at, sight }: MapSight): string[] {
  const { columns, rows, name, walls } = board;
  const margin = ' '.repeat(String(rows - 1).length + 2);
  const letterAt = (space: number): string => {
    if (space === at) return '@';
    if (board.blocked[space] === 2 && board.dark[space]) return '#';
    return letters[sight[Math.floor(space / columns)]?.[space % columns] ?? 'clear'];
  };
  const spaces = (y: number) => Array.from({ length: columns }, (_, x) => y * columns + x);
  const wallAt = (space: number, direction: number) => ((walls[space] ?? 0) >> direction) & 1;
  const lines = [
    `${name}, ${columns} columns by ${rows} rows, seen from ${at % columns},${Math.floor(at / columns)}:`,
    '',
    ...heads(columns).map((head) => margin + head),
  ];
  for (let y = 0; y < rows; y++) {
    const line = spaces(y).map((space, x) => letterAt(space) + (x + 1 < columns && wallAt(space, 1) ? '|' : ' '));
    lines.push(`${String(y).padStart(margin.length - 2)}  ${line.join('')}`.trimEnd());
    const below = spaces(y).map((space) => (y + 1 < rows && wallAt(space, 2) ? '- ' : '  '));
    if (below.some((text) => text !== '  ')) lines.push((margin + below.join('')).trimEnd());
  }
  return [...lines, '', '@ here   . clear   h half in shadow: +2def   x no sight   # solid   | - walls'];
}

/** Numbers of the columns above them, one digit a line. */
function heads(columns: number): string[] {
  const numbers = Array.from({ length: columns }, (_, x) => String(x).padStart(String(columns - 1).length));
  return Array.from({ length: String(columns - 1).length }, (_, digit) =>
    numbers.map((number) => number[digit]).join(' '),
  );
}
