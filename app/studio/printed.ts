import { readFile } from 'node:fs/promises';
import type { Faces } from '../../exporters/face/card.ts';
import { faceMakers } from '../../exporters/face/systems.ts';
import { listHash } from '../../exporters/list-hash.ts';
import { inLanguage, languagesOf } from '../../rules/in-language.ts';
import { listed, quoted } from '../../schemas/words.ts';
import type { Printed, PrintedThing } from '../contract/printed.ts';
import { CannotRun } from './cannot-run.ts';
import { type OpenSet, openSets } from './open-sets.ts';
import { printedPlace } from './printed-place.ts';
import { writeFileSafely } from './write-files.ts';

/** A face that was printed. */
interface Face extends PrintedThing {
  /** Over both sides and the pictures on them. */
  readonly hash: string;
  /** How often it is printed; copies that were marked long ago do not say. */
  readonly copies?: number;
}

/** What stands in the person's settings: printed boxes are theirs, not the set's. */
interface Copy {
  readonly when: string;
  readonly faces: readonly Face[];
}

/** A file of copies of a set with thousands of cards is a few million octets. */
const largest = 100_000_000;
const mostCopies = 100;

/** Which copy of which set. */
export interface PrintedOrder {
  /** The settings folder. */
  readonly settings: string;
  readonly folder: string;
  readonly copy: string;
}

/** What a printed copy in a language is called: faces in another language are other faces. */
export function copyIn(copy: string, language: string | undefined): string {
  const behind = ` (${language})`;
  return language === undefined || copy.trim().endsWith(behind) ? copy : `${copy.trim()}${behind}`;
}

/** The set in the language that its copy has behind its name, if any. */
function inLanguageOf(opened: OpenSet, copy: string): OpenSet {
  const original = opened.set.original ?? opened.set;
  const language = languagesOf(original).find((one) => copy.endsWith(` (${one})`));
  return { ...opened, set: language === undefined ? original : inLanguage(original, language).set };
}

/** What changed on the faces of the set in `folder` since the named copy was printed. */
export async function printedOf({ settings, folder, copy }: PrintedOrder): Promise<Printed> {
  const opened = await open(folder);
  const name = nameOf(copy);
  return compare(await readCopies(placeOf(settings, opened)), name, facesOf(inLanguageOf(opened, name)));
}

/** What changed on the faces of an opened set since a copy was printed that there must be. */
export async function sinceCopy(settings: string, opened: OpenSet, copy: string): Promise<Printed> {
  const name = nameOf(copy);
  const copies = await readCopies(placeOf(settings, opened));
  if (copies.has(name)) return compare(copies, name, facesOf(inLanguageOf(opened, name)));
  const known = copies.size === 0 ? 'none is marked yet' : `there is ${listed([...copies.keys()], 'and', 8)}`;
  throw new CannotRun(
    'copy/unknown',
    `${opened.set.manifest.name}: there is no printed copy ${quoted(name)}; ${known}. ${copies.size === 0 ? 'Print' : 'Choose one that there is, or print'} everything and mark it as printed.`,
  );
}

/** Remembers the faces of the set in `folder` as those of the named copy. */
export async function markPrinted({ settings, folder, copy }: PrintedOrder): Promise<Printed> {
  const name = nameOf(copy);
  const opened = await open(folder);
  const place = placeOf(settings, opened);
  const faces = facesOf(inLanguageOf(opened, name));
  const copies = await readCopies(place);
  if (!copies.has(name) && copies.size >= mostCopies) {
    throw new CannotRun(
      'copy/too-many',
      `There are ${mostCopies} printed copies of this set already; take one of their names.`,
    );
  }
  copies.set(name, { when: new Date().toISOString(), faces });
  await writeFileSafely(
    place,
    `${JSON.stringify({ set: opened.set.id, folder: opened.folder, copies: [...copies] })}\n`,
  );
  return compare(copies, name, faces);
}

/** What changed since the faces were last remembered under that name, which they then are anew. */
export async function sincePrinted(order: PrintedOrder): Promise<Printed> {
  const before = await printedOf(order);
  await markPrinted(order);
  return before;
}

async function open(folder: string): Promise<OpenSet> {
  const [opened] = await openSets([folder]);
  if (!opened) throw new Error('A folder that was asked for is opened or refused.');
  return opened;
}

function nameOf(copy: string): string {
  const name = copy.trim();
  if (name !== '') return name;
  throw new CannotRun('copy/no-name', 'A printed copy needs a name, such as "my box".');
}

const placeOf = (settings: string, { set, folder }: OpenSet): string => printedPlace(settings, set.id, folder);

function facesOf({ set, pictures }: OpenSet): Face[] {
  const { decks, pieces, boards }: Faces = faceMakers[set.manifest.system](set, pictures);
  const hash = (...lists: Parameters<typeof listHash>[0][]) => lists.map((list) => listHash(list, pictures)).join('');
  return [
    ...decks.flatMap(({ cards }) =>
      cards.map(({ ref, name, front, back, copies }) => ({
        ...{ kind: 'card' as const, ref, name, copies },
        hash: hash(front, back),
      })),
    ),
    ...pieces.map(({ kind, ref, name, front, back, copies }) => ({ kind, ref, name, copies, hash: hash(front, back) })),
    ...boards.map(({ ref, name, list }) => ({ kind: 'map' as const, ref, name, hash: hash(list) })),
  ];
}

function compare(copies: ReadonlyMap<string, Copy>, name: string, now: readonly Face[]): Printed {
  const copy = copies.get(name);
  const key = ({ kind, ref }: Face) => `${kind} ${ref}`;
  const then = new Map((copy?.faces ?? []).map((face) => [key(face), face]));
  const here = new Set(now.map(key));
  const thing = ({ kind, ref, name }: Face): PrintedThing => ({ kind, ref, name });
  const differs = (face: Face) => {
    const old = then.get(key(face));
    return old !== undefined && old.hash !== face.hash;
  };
  /** How many copies there are more than there were of what looks the same. */
  const moreOf = (face: Face): number => {
    const old = then.get(key(face));
    return old?.hash === face.hash ? (face.copies ?? 1) - (old.copies ?? face.copies ?? 1) : 0;
  };
  const counted = (sign: 1 | -1) =>
    now.flatMap((face) => {
      const count = sign * moreOf(face);
      return count > 0 ? [{ ...thing(face), count }] : [];
    });
  return {
    copies: [...copies.keys()],
    when: copy?.when,
    changed: now.filter(differs).map(thing),
    added: now.filter((face) => !then.has(key(face))).map(thing),
    gone: [...then.values()].filter((face) => !here.has(key(face))).map(thing),
    more: counted(1),
    fewer: counted(-1),
  };
}

/** What the settings say. A file that somebody broke is as good as none. */
async function readCopies(place: string): Promise<Map<string, Copy>> {
  try {
    const text = await readFile(place, 'utf8');
    if (text.length > largest) return new Map();
    const { copies } = JSON.parse(text) as { copies?: unknown };
    if (!Array.isArray(copies)) return new Map();
    return new Map(copies.filter(isNamedCopy).slice(0, mostCopies));
  } catch {
    return new Map();
  }
}

function isNamedCopy(entry: unknown): entry is [string, Copy] {
  const [name, copy] = Array.isArray(entry) ? (entry as unknown[]) : [];
  if (typeof name !== 'string' || typeof copy !== 'object' || copy === null) return false;
  const { when, faces } = copy as Partial<Record<keyof Copy, unknown>>;
  return typeof when === 'string' && Array.isArray(faces) && faces.every(isFace);
}

function isFace(face: unknown): face is Face {
  if (typeof face !== 'object' || face === null) return false;
  const { kind, ref, name, hash, copies } = face as Partial<Record<keyof Face, unknown>>;
  const isCounted = copies === undefined || (Number.isSafeInteger(copies) && (copies as number) >= 0);
  return isCounted && [kind, ref, name, hash].every((text) => typeof text === 'string');
}
