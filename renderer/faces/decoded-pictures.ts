/** What is kept of a decoded picture: an ImageBitmap. */
interface Decoded {
  readonly width: number;
  readonly height: number;
  close(): void;
}

/** Pictures that one face holds while it is painted. They stay open until they are let go. */
export interface Held<Picture> {
  readonly pictures: ReadonlyMap<string, Picture>;
  release(): void;
}

interface Kept<Picture> {
  readonly key: string;
  readonly coming: Promise<Picture | undefined>;
  picture?: Picture;
  /** Faces that are being painted with it. */
  holders: number;
  forgotten: boolean;
}

/** Bytes of a pixel while it is decoded. */
const pixelBytes = 4;

/**
 * Pictures decoded once and shared by all faces, at most `mostBytes` of them beside those that are being painted; what was not painted for
 * longest goes first. A picture outside of the page's heap is not given back by forgetting it, so each is closed.
 */
export class DecodedPictures<Picture extends Decoded> {
  readonly #mostBytes: number;
  readonly #decode: (folder: string, key: string) => Promise<Picture | undefined>;
  /** The one that was asked for longest ago first. */
  readonly #kept = new Map<string, Kept<Picture>>();

  /** @param decode answers with undefined where the picture cannot be had */
  constructor(mostBytes: number, decode: (folder: string, key: string) => Promise<Picture | undefined>) {
    this.#mostBytes = mostBytes;
    this.#decode = decode;
  }

  /** The pictures of these names, as far as they can be had. Whoever holds them lets them go once. */
  async hold(folder: string, keys: Iterable<string>): Promise<Held<Picture>> {
    const all = [...new Set(keys)].map((key) => this.#take(folder, key));
    const pictures = new Map<string, Picture>();
    for (const { key, coming } of all) {
      const picture = await coming;
      if (picture) pictures.set(key, picture);
    }
    let held = true;
    const release = () => {
      if (!held) return;
      held = false;
      for (const kept of all) kept.holders -= 1;
      for (const kept of all) if (kept.forgotten) close(kept);
      this.#trim();
    };
    return { pictures, release };
  }

  /** Pictures may have changed on disk: each is decoded anew when it is asked for next. */
  forget(): void {
    for (const kept of this.#kept.values()) this.#drop(kept);
  }

  #take(folder: string, key: string): Kept<Picture> {
    const kept = this.#kept.get(key) ?? this.#start(folder, key);
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    kept.holders += 1;
    return kept;
  }

  #start(folder: string, key: string): Kept<Picture> {
    const coming = this.#decode(folder, key).then((picture) => {
      kept.picture = picture;
      return picture;
    });
    const kept: Kept<Picture> = { key, coming, holders: 0, forgotten: false };
    return kept;
  }

  #trim(): void {
    let bytes = 0;
    for (const { picture } of this.#kept.values()) bytes += sizeOf(picture);
    for (const kept of this.#kept.values()) {
      if (bytes <= this.#mostBytes) return;
      if (kept.holders > 0 || !kept.picture) continue;
      bytes -= sizeOf(kept.picture);
      this.#drop(kept);
    }
  }

  #drop(kept: Kept<Picture>): void {
    this.#kept.delete(kept.key);
    kept.forgotten = true;
    close(kept);
  }
}

const sizeOf = (picture: Decoded | undefined): number => (picture ? picture.width * picture.height * pixelBytes : 0);

/** Once nobody paints with it. */
function close(kept: Kept<Decoded>): void {
  if (kept.holders > 0) return;
  kept.picture?.close();
  kept.picture = undefined;
}
