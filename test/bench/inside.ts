/** Measures inside one fresh process what a whole process would hide: `sheets <set>` or `validate <count>`. Prints JSON. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { inParallel } from '../../app/studio/in-parallel.ts';
import { loadSet } from '../../app/studio/load-set.ts';
import { faceMakers } from '../../exporters/face/systems.ts';
import { Rasteriser } from '../../exporters/png/raster.ts';
import { paintSheets, type Sheet } from '../../exporters/png/sheet.ts';
import { openSet } from '../../rules/open.ts';
import { reference } from './reference.ts';

const [what, argument = ''] = process.argv.slice(2);
const timed = async (work: () => unknown): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** Drawing and encoding of a set's deck sheets, and the bare encoding of the same pixels: one after the other at sharp's level 6, and as the product does it. */
async function sheets(folder: string) {
  const { set, pictures } = await loadSet(folder);
  if (!set) throw new Error('The set of the benchmark has an error.');
  const { decks } = faceMakers[set.manifest.system](set, pictures);
  const plans = decks.map(({ cards }): Sheet => {
    // Sheets as the product lays them out: poker cards, five by three.
    const cells = cards.map(({ front: list }, index) => ({
      x: (index % 5) * 750,
      y: Math.floor(index / 5) * 1050,
      width: 750,
      height: 1050,
      list,
    }));
    return { width: 3750, height: 3150, cells, transparent: false };
  });
  const painter = new Rasteriser(pictures);
  const out = await mkdtemp(join(tmpdir(), 'setwright-sheets-'));
  const pathOf = (sheet: Sheet) => join(out, `${plans.indexOf(sheet)}.png`);
  const product = await timed(() => paintSheets(painter, plans, pathOf, async () => {}));
  const raw: { data: Buffer; width: number; height: number }[] = [];
  for (const plan of plans) {
    const { data, info } = await sharp(pathOf(plan)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    raw.push({ data, width: info.width, height: info.height });
  }
  await rm(out, { recursive: true });
  const encode = ({ data, width, height }: (typeof raw)[number], compressionLevel: number) =>
    sharp(data, { raw: { width, height, channels: 3 } })
      .png({ compressionLevel })
      .toBuffer();
  const floor = await timed(async () => {
    for (const pixels of raw) await encode(pixels, 6);
  });
  const alike = await timed(() => inParallel(raw, 2, (pixels) => encode(pixels, 1)));
  return { product, floor, alike };
}

/** Validating a set of so many heroes that is already in memory. */
async function validate(count: number) {
  const files = new Map<string, string>();
  files.set('set.json', JSON.stringify({ id: 'bench', system: 'teamfight', format: 1, name: 'Bench' }));
  for (let index = 0; index < count; index++) {
    const ability = (id: number) => ({
      id: `a-${id}`,
      name: `Strike ${id} (Standard)`,
      text: 'Range 4, 1dmg, pull 3.',
    });
    const hero = {
      name: `Hero ${index}`,
      health: 8,
      speed: 3,
      passives: [{ name: 'Steady', text: 'Allies in range 1 have +1def.' }],
      defaultAbilities: [{ name: 'Blade (Standard)', text: 'Range 1, 2dmg.' }],
      abilities: [1, 2, 3, 4].map(ability),
    };
    files.set(`heroes/hero-${index}.json`, JSON.stringify(hero));
  }
  // Once for the compiler of the engine: a studio validates the same set again and again.
  openSet('bench', files);
  let problems = 0;
  const validated = await timed(() => {
    problems = openSet('bench', files).problems.filter(({ severity }) => severity === 'error').length;
  });
  return { validated, problems, reference: reference() };
}

const result = what === 'sheets' ? await sheets(argument) : await validate(Number(argument));
process.stdout.write(JSON.stringify(result));
