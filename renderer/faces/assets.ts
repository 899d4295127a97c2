import type { Icons, Op } from '../../exporters/face/display-list.ts';
import { fonts } from '../../exporters/face/fonts/fonts.ts';
import { studio } from '../stores/session.ts';

/** What painting a face needs beside its display list. Everything is fetched once and kept. */
export interface Assets {
  readonly icons: Icons;
  readonly images: ReadonlyMap<string, CanvasImageSource>;
}

const icons: Record<string, string> = {};
const images = new Map<string, CanvasImageSource>();
const coming = new Map<string, Promise<void>>();
/** Icons wanted since the last request; asked for together. */
const wanted = new Set<string>();
let nextIcons: Promise<void> | undefined;
/** Counts how often pictures were forgotten, so that one that was asked for before does not come back. */
let edition = 0;

/** Brings every font, icon and picture of the ops here. A picture that cannot be had stays out: its problem says why. */
export async function assetsFor(folder: string, ops: readonly Op[]): Promise<Assets> {
  const needs = { fonts: new Set<string>(), icons: new Set<string>(), images: new Set<string>() };
  gather(ops, needs);
  await Promise.all([
    ...[...needs.fonts].map((id) => once(`font ${id}`, () => loadFont(id))),
    ...[...needs.icons].map((name) => once(`icon ${name}`, () => askForIcon(name))),
    ...[...needs.images].map((key) => once(`image ${key}`, () => loadImage(folder, key))),
  ]);
  return { icons, images };
}

/** Pictures may have changed on disk; fonts and icons have not. */
export function forgetPictures(): void {
  edition += 1;
  images.clear();
  for (const name of coming.keys()) if (name.startsWith('image ')) coming.delete(name);
}

type Needs = Readonly<Record<'fonts' | 'icons' | 'images', Set<string>>>;

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

async function loadImage(folder: string, key: string): Promise<void> {
  const asked = edition;
  const image = await studio()
    .picture({ folder, key })
    .then(({ bytes, type }) => createImageBitmap(new Blob([bytes], { type })))
    .catch(() => undefined);
  if (image && asked === edition) images.set(key, image);
}
