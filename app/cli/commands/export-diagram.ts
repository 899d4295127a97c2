import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Drawn } from '../../../exporters/face/board/map-marks.ts';
import type { Register } from '../command.ts';
import { say } from '../say.ts';

interface Options {
  readonly map: string;
  readonly from?: string;
  readonly to?: string;
  readonly range?: number;
  readonly reach?: number;
  readonly area?: Drawn;
  readonly part?: readonly [string, string];
  readonly dpi: number;
  readonly out: string;
}

/** `setwright export diagram <set> --map ID --out FILE`: a map with what is seen, reached or covered on it. */
export const register: Register = (program) => {
  const group = program.commands.find((command) => command.name() === 'export') as Command;
  group
    .command('diagram')
    .description('draw a map with what is seen, reached or covered on it, for a rulebook')
    .argument('<set>', 'folder of the set')
    .requiredOption('--map <id>', 'id of the map')
    .requiredOption('--out <file>', 'the picture to write, a .png or .svg')
    .option('--from <x,y>', 'the cell looked from; alone it shows what is seen from there')
    .option('--to <x,y>', 'another cell, to which the line is drawn or over which the area is laid')
    .addOption(
      new Option('--range <spaces>', 'show how far so many spaces go').argParser(spaces).conflicts(['reach', 'area']),
    )
    .addOption(new Option('--reach <speed>', 'show where so much movement ends').argParser(spaces).conflicts('area'))
    .option('--area <shape>', 'show an area: burst:2, line:4 or rectangle:3x2', areaOf)
    .option('--part <x,y:x,y>', 'the first and the last cell of the part that is shown', partOf)
    .option('--dpi <number>', 'pixels for each inch of a .png, 36 to 1200', dpiOf, 300)
    .action(async (folder: string, { range, reach, area, out, ...options }: Options) => {
      const { saveDiagram } = await import('../../studio/save-diagram.ts');
      const size = range ?? reach;
      const draw = size === undefined ? area : ({ what: range === undefined ? 'reach' : 'range', size } as const);
      const format = /\.svg$/i.test(out) ? 'svg' : 'png';
      const { summary, smaller } = await saveDiagram({ ...options, folder, out, draw, format });
      say.line(`Wrote ${summary} into ${out}.`);
      if (smaller !== undefined)
        say.line(`So large a map is drawn at ${smaller} dpi; --part shows less of it sharper.`);
    });
};

function spaces(text: string): number {
  if (!/^\d{1,2}$/.test(text)) throw new InvalidArgumentError('It is a whole number of spaces from 0 to 99.');
  return Number(text);
}

function areaOf(text: string): Drawn {
  const [, shape, first, second] = /^(burst|line|rectangle):(\d{1,2})(?:x(\d{1,2}))?$/.exec(text) ?? [];
  const [one, other] = [Number(first), Number(second)];
  if (shape === 'rectangle' && one > 0 && other > 0)
    return { what: 'area', shape: { shape, columns: one, rows: other } };
  if ((shape === 'burst' || shape === 'line') && second === undefined && one > 0)
    return { what: 'area', shape: { shape, size: one } };
  throw new InvalidArgumentError('An area is written as burst:2, line:4 or rectangle:3x2.');
}

function partOf(text: string): readonly [string, string] {
  const [first, last, ...more] = text.split(':');
  if (first === undefined || last === undefined || more.length > 0)
    throw new InvalidArgumentError('A part is written as its first and its last cell, such as 0,0:5,5.');
  return [first, last];
}

function dpiOf(text: string): number {
  const dpi = Number(text);
  if (!(dpi >= 36 && dpi <= 1200)) throw new InvalidArgumentError('The resolution is a number from 36 to 1200.');
  return dpi;
}
