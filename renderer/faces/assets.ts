import type { Icons, Op } from '../../exporters/face/display-list.ts';
import { fonts } from '../../exporters/face/fonts/fonts.ts';
import { studio } from '../stores/session.ts';
import { DecodedPictures } from './decoded-pictures.ts';

/** What painting a face needs beside its display list. Fonts and icons are fetched once and kept; pictures stay until they are released. */
export interface Assets {
  readonly icons: Icons;
  readonly images: ReadonlyMap<string, CanvasImageSource>;
  /** To be called once the face is painted, or will not be. */
  release(): void;
}

const icons: Record<string, string> = {};
const coming = new Map<string, Promise<void>>();
/** Icons wanted since the last request; asked for together. */
const wanted = new Set<string>();
let nextIcons: Promise<void> | undefined;
/** Bytes of decoded pictures that are kept: those of 36 jumbo cards at 300 dots an inch. */
const mostPictures = 256 * 1024 * 1024;
const pictures = new DecodedPictures<ImageBitmap>(mostPictures, decode);

/** Brings every font, icon and picture of the ops here. A picture that cannot be had stays out: its problem says why. */
export async function assetsFor(folder: string, ops: readonly Op[]): Promise<Assets> {
  const needs = needsOf(ops);
  const holding = pictures.hold(folder, needs.images);
  try {
    await Promise.all([
      ...[...needs.fonts].map((id) => once(`font ${id}`, () => loadFont(id))),
      ...[...needs.icons].map((name) => once(`icon ${name}`, () => askForIcon(name))),
    ]);
  } catch (error) {
    void holding.then(({ release }) => release());
    throw error;
  }
  const { pictures: images, release } = await holding;
  return { icons, images, release };
}

/** Fetches the fonts of faces before there is a face. What cannot be had now is asked for anew by the first face that needs it. */
export function fetchFonts(): void {
  for (const { id } of fonts) once(`font ${id}`, () => loadFont(id)).catch(() => undefined);
}

/** Path data of icons by their names, as far as there are such icons. */
export async function iconsNamed(names: readonly string[]): Promise<Icons> {
  await Promise.all(names.map((name) => once(`icon ${name}`, () => askForIcon(name))));
  return icons;
}

/** Pictures may have changed on disk; fonts and icons have not. */
export function forgetPictures(): void {
  pictures.forget();
}

type Needs = Readonly<Record<'fonts' | 'icons' | 'images', Set<string>>>;

/** Names of the fonts, icons and pictures that ops are painted with. */
export function needsOf(ops: readonly Op[]): Needs {
  const needs = { fonts: new Set<string>(), icons: new Set<string>(), images: new Set<string>() };
  gather(ops, needs);
  return needs;
}

function gather(ops: readonly Op[], needs: Needs): void {
  for (const op of ops) {
    if (op.op === 'text') needs.fonts.add(op.font);
    else if (op.op === 'icon') needs.icons.add(op.name);
    else if (op.op === 'image') needs.images.add(op.src);
    else if (op.op === 'clip' || op.op === 'group') gather(op.ops, needs);
  }
}

function once(name: string, load: () => Promise<void>): Promise<void> {
  const known = coming.get(name);
  if (known) return known;
  const loading = load();
  coming.set(name, loading);
  // What failed is asked for anew by the next face that needs it.
  loading.catch(() => coming.get(name) === loading && coming.delete(name));
  return loading;
}

async function loadFont(id: string): Promise<void> {
  const font = fonts.find((known) => known.id === id);
  if (!font) return;
  const { bytes } = await studio().font({ id });
  document.fonts.add(await new FontFace(font.family, bytes.buffer).load());
}

/** One request for all icons that the faces painted together want. */
function askForIcon(name: string): Promise<void> {
  wanted.add(name);
  nextIcons ??= Promise.resolve().then(async () => {
    const names = [...wanted];
    wanted.clear();
    nextIcons = undefined;
    Object.assign(icons, await studio().icons({ names }));
  });
  return nextIcons;
}

/** A picture that cannot be had is left out: the problems say why. */
async function decode(folder: string, key: string): Promise<ImageBitmap | undefined> {
  try {
    const { bytes, type } = await studio().picture({ folder, key });
    return await createImageBitmap(new Blob([bytes], { type }));
  } catch {
    return undefined;
  }
}
