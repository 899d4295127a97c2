import type { Studio } from '../../app/contract/studio.ts';
import type { Icons, Op } from '../../exporters/face/display-list.ts';
import { fonts } from '../../exporters/face/fonts/fonts.ts';
import { DecodedPictures } from './decoded-pictures.ts';

/** What painting a face needs beside its display list. Fonts and icons are fetched once and kept; pictures stay until they are released. */
export interface Assets {
  readonly icons: Icons;
  readonly images: ReadonlyMap<string, CanvasImageSource>;
  /** To be called once the face is painted, or will not be. */
  release(): void;
}

/** Where fonts, icons and pictures come from. */
export type AssetSource = Pick<Studio, 'font' | 'icons' | 'picture'>;

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

/** What is painted with by one thread: the page, or the worker that paints faces. */
export class AssetStore {
  readonly #source: () => AssetSource;
  readonly #faces: () => FontFaceSet;
  readonly #pictures: DecodedPictures<ImageBitmap>;
  readonly #icons: Record<string, string> = {};
  readonly #coming = new Map<string, Promise<void>>();
  /** Icons wanted since the last request; asked for together. */
  readonly #wanted = new Set<string>();
  #nextIcons: Promise<void> | undefined;

  /**
   * @param faces where fonts are known to the thread
   * @param mostPictures bytes of decoded pictures that are kept
   */
  constructor(source: () => AssetSource, faces: () => FontFaceSet, mostPictures: number) {
    this.#source = source;
    this.#faces = faces;
    this.#pictures = new DecodedPictures(mostPictures, (folder, key) => this.#decode(folder, key));
  }

  /** Brings every font, icon and picture of the ops here. A picture that cannot be had stays out: its problem says why. */
  async assetsFor(folder: string, ops: readonly Op[]): Promise<Assets> {
    const needs = needsOf(ops);
    const holding = this.#pictures.hold(folder, needs.images);
    try {
      await Promise.all([...[...needs.fonts].map((id) => this.#font(id)), this.iconsNamed([...needs.icons])]);
    } catch (error) {
      void holding.then(({ release }) => release());
      throw error;
    }
    const { pictures: images, release } = await holding;
    return { icons: this.#icons, images, release };
  }

  /** Fetches the fonts of faces before there is a face. What cannot be had now is asked for anew by the first face that needs it. */
  fetchFonts(): void {
    for (const { id } of fonts) this.#font(id).catch(() => undefined);
  }

  /** Path data of icons by their names, as far as there are such icons. */
  async iconsNamed(names: readonly string[]): Promise<Icons> {
    await Promise.all(names.map((name) => this.#once(`icon ${name}`, () => this.#askForIcon(name))));
    return this.#icons;
  }

  /** Pictures may have changed on disk; fonts and icons have not. */
  forgetPictures(): void {
    this.#pictures.forget();
  }

  #once(name: string, load: () => Promise<void>): Promise<void> {
    const known = this.#coming.get(name);
    if (known) return known;
    const loading = load();
    this.#coming.set(name, loading);
    // What failed is asked for anew by the next face that needs it.
    loading.catch(() => this.#coming.get(name) === loading && this.#coming.delete(name));
    return loading;
  }

  #font(id: string): Promise<void> {
    return this.#once(`font ${id}`, async () => {
      const font = fonts.find((known) => known.id === id);
      if (!font) return;
      const { bytes } = await this.#source().font({ id });
      this.#faces().add(await new FontFace(font.family, bytes.buffer).load());
    });
  }

  /** One request for all icons that the faces painted together want. */
  #askForIcon(name: string): Promise<void> {
    this.#wanted.add(name);
    this.#nextIcons ??= Promise.resolve().then(async () => {
      const names = [...this.#wanted];
      this.#wanted.clear();
      this.#nextIcons = undefined;
      Object.assign(this.#icons, await this.#source().icons({ names }));
    });
    return this.#nextIcons;
  }

  /** A picture that cannot be had is left out: the problems say why. */
  async #decode(folder: string, key: string): Promise<ImageBitmap | undefined> {
    try {
      const { bytes, type } = await this.#source().picture({ folder, key });
      return await createImageBitmap(new Blob([bytes], { type }));
    } catch {
      return undefined;
    }
  }
}
