import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { DisplayList } from '../../exporters/face/display-list.ts';
import type { ProfileId } from '../../exporters/face/print-profiles.ts';
import { turnedFace } from '../../exporters/face/quarter-turn.ts';
import { faceMakers } from '../../exporters/face/systems.ts';
import { mmPerInch, Rasteriser } from '../../exporters/png/raster.ts';
import { languageTag } from '../../rules/in-language.ts';
import type { Problem } from '../../schemas/problem.ts';
import { counted, quoted } from '../../schemas/words.ts';
import { nothingToExport } from './export-empty.ts';
import { leftOutOf } from './open-sets.ts';
import { type Shot, shotsFor } from './png-shots.ts';
import { checkedFor, refuseForm } from './profile-of.ts';
import { openSetsIn } from './sets-in.ts';
import { makeFolder } from './write-files.ts';
import { exportKey, writeFolder } from './write-folder.ts';

interface PngOrder {
  /** Folders of sets. */
  readonly folders: readonly string[];
  /** Folder to fill. */
  readonly out: string;
  /** Pixels per inch, 36 to 1200. */
  readonly dpi: number;
  /** Whether the bleed is painted too. */
  readonly bleed: boolean;
  /** Maps in black lines on white, without floor and tints. */
  readonly lowInk?: boolean;
  /** The printer whose sizes the pictures of cards have: it decides on pixels and bleed, and nothing else is exported. */
  readonly profile?: ProfileId;
  /** In which language; as the sets were written if left out. */
  readonly language?: string | undefined;
  /** Hears first what is not in that language. */
  readonly tell?: (sentence: string) => void;
  readonly progress?: (done: number, of: number) => void;
}

interface PngExport {
  readonly pictures: number;
  /** Which maps were made smaller than asked for, in a sentence; undefined where none was. */
  readonly smaller: string | undefined;
  /** What the printer would say of the pictures, in sentences. */
  readonly checked: readonly string[];
  readonly problems: readonly Problem[];
  /** Names and files of what has an error. */
  readonly leftOut: readonly string[];
}

/** A map whose picture is made smaller than asked for. */
interface Smaller {
  readonly name: string;
  readonly dpi: number;
}

/** The longer side of a map's picture in pixels: 8192 hold 100 cells of 80 pixels. */
const longestMap = 8192;

/**
 * The pixels of a map's picture: 21 by 20 cells at 300 dpi. A painted pixel takes four bytes and twice that while it is encoded; with a
 * large picture beneath, an export of so many was measured at 700 MB, and of 67 million at over 1 GB.
 */
const mostMapPixels = 38_000_000;

/** Pixels per inch that printers of cards take. */
export const shopDpi = 300;

/** Encoding runs in threads of its own while the next face is drawn; more than this many would only take memory. */
const inFlight = 3;

/** One PNG for each face of the sets; what has no copies is left out, as on paper. */
export async function exportPng(wanted: PngOrder): Promise<PngExport> {
  const { profile } = wanted;
  if (profile !== undefined) refuseForm(profile, 'png');
  const order = profile === undefined ? wanted : { ...wanted, dpi: shopDpi, bleed: true };
  const { opened, told } = await openSetsIn(order.folders, order.language);
  for (const sentence of told) order.tell?.(sentence);
  const sets = await Promise.all(
    opened.map(async ({ set, pictures }) => {
      const faces = faceMakers[set.manifest.system](set, pictures, undefined, order.lowInk ? 'low' : 'full');
      const checked = profile === undefined ? [] : await checkedFor(profile, faces.decks, pictures);
      return {
        pictures,
        problems: faces.problems,
        shots: shotsFor(`${set.id}${languageTag(set)}`, faces, order),
        checked,
      };
    }),
  );
  const smaller: Smaller[] = [];
  const pictures = sets.reduce((sum, { shots }) => sum + shots.length, 0);
  if (pictures === 0) throw nothingToExport(opened.map(({ set }) => set));
  const key = exportKey(
    'png',
    opened.map(({ set }) => `${set.id}${languageTag(set)}`),
  );
  await writeFolder(order.out, { key }, async (staging) => {
    let done = 0;
    for (const { shots, pictures: files } of sets) {
      const raster = new Rasteriser(files);
      const open = new Set<Promise<void>>();
      try {
        for (const [index, shot] of shots.entries()) {
          const dpi = dpiOf(shot, order);
          if (shot.map && dpi < order.dpi) smaller.push({ name: shot.map.name, dpi });
          const shown = shot.turn === undefined ? shot.list : turnedFace(shot.list, shot.turn);
          // One map at a time: the memory of a small machine holds no more large ones.
          if (shot.map) await Promise.all(open);
          const canvas = await raster.canvas(shown, dpi / mmPerInch, order.bleed ? 'bleed' : 'trim', shot.alpha);
          // Decoded pictures are large: only those of the next face are kept.
          raster.forget(shots.slice(index + 1, index + 2).map(({ list }) => list));
          const written = raster
            .encode(canvas, dpi, shot.alpha)
            .then((png) => writeInto(join(staging, shot.path), png))
            .then(() => {
              open.delete(written);
              order.progress?.(++done, pictures);
            });
          // One that fails stays among the open ones and is told where they are awaited; until then it is not unhandled.
          written.catch(() => {});
          open.add(written);
          if (open.size >= inFlight) await Promise.race(open);
        }
        await Promise.all(open);
      } finally {
        await Promise.allSettled(open);
      }
    }
  });
  return {
    pictures,
    smaller: smallerSentence(smaller),
    checked: [...new Set(sets.flatMap(({ checked }) => checked))],
    problems: [...opened, ...sets].flatMap(({ problems }) => problems),
    leftOut: leftOutOf(opened),
  };
}

/** The resolution of a face: that which was asked for, unless a map would become too large. */
function dpiOf({ map, list }: Shot, { dpi, bleed }: PngOrder): number {
  if (!map) return dpi;
  const beyond = bleed ? 2 * list.bleed : 0;
  return dpiOfMap({ width: list.width + beyond, height: list.height + beyond }, dpi);
}

/** The resolution of a picture of a map of this size in mm. */
export function dpiOfMap({ width, height }: Pick<DisplayList, 'width' | 'height'>, dpi: number): number {
  const most = Math.min(longestMap / Math.max(width, height), Math.sqrt(mostMapPixels / (width * height)));
  return Math.min(dpi, Math.floor(most * mmPerInch));
}

function smallerSentence(maps: readonly Smaller[]): string | undefined {
  if (maps.length === 0) return undefined;
  const each = maps.map(({ name, dpi }) => `${quoted(name)} at ${dpi} dpi`);
  return `No picture of a map is longer than ${longestMap} pixels or has more than ${mostMapPixels / 1e6} million, so ${counted(maps.length, 'map')} ${maps.length === 1 ? 'was' : 'were'} made smaller: ${each.join(', ')}.`;
}

async function writeInto(path: string, png: Buffer): Promise<void> {
  await makeFolder(dirname(path));
  await writeFile(path, png);
}
