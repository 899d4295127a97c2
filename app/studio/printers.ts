import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Offset } from '../../exporters/face/card-paper.ts';
import { listed, quoted } from '../../schemas/words.ts';
import { channels } from '../contract/channels.ts';
import type { Printer } from '../contract/printer.ts';
import { CannotRun } from './cannot-run.ts';
import { writeFileSafely } from './write-files.ts';

/** No printer is further off, in mm: what was measured was not printed at 100 %, or turned over the other edge. */
const furthest = 10;

const placeOf = (settings: string): string => join(settings, 'printers.json');

/** The printers that the person has measured. A file that somebody broke is as good as none. */
export async function readPrinters(settings: string): Promise<readonly Printer[]> {
  try {
    const read: unknown = JSON.parse(await readFile(placeOf(settings), 'utf8'));
    return channels.keepPrinters.takes(read) ? (read as { readonly printers: readonly Printer[] }).printers : [];
  } catch {
    return [];
  }
}

/** Remembers these printers and no others. */
export async function writePrinters(settings: string, printers: readonly Printer[]): Promise<void> {
  for (const { name, x, y } of printers) {
    if (name.trim() === '')
      throw new CannotRun('printer/no-name', 'A printer needs a name, such as "the one in the office".');
    if (Math.abs(x) <= furthest && Math.abs(y) <= furthest) continue;
    throw new CannotRun(
      'printer/too-far',
      `${name}: no printer is ${Math.max(Math.abs(x), Math.abs(y))} mm off; expected at most ${furthest} mm across and down. Print the calibration page at 100 %, flip it on the edge that it names, and read the rulers again.`,
    );
  }
  await writeFileSafely(placeOf(settings), `${JSON.stringify({ printers }, undefined, 2)}\n`);
}

/** The offset of a printer by its name; none where no printer is named. */
export async function offsetOf(settings: string, name: string | undefined): Promise<Offset> {
  if (name === undefined) return { x: 0, y: 0 };
  const printers = await readPrinters(settings);
  const printer = printers.find((one) => one.name === name);
  if (printer) return { x: printer.x, y: printer.y };
  const known = listed(
    printers.map((one) => one.name),
    'and',
  );
  throw new CannotRun(
    'printer/unknown',
    known === ''
      ? `No printer is remembered yet, and none called ${quoted(name)}. Print the calibration page and keep its two figures under this name.`
      : `No printer ${quoted(name)} is remembered, only ${known}. Choose one of those, or print the calibration page and keep its two figures under this name.`,
  );
}
