import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/**
 * What this studio wrote last, by absolute path: the window that had it written knows it, and need not be told. Once a file was told to
 * have changed, what was written before is forgotten: that it comes back is news.
 */
export class OwnWrites {
  readonly #hashes = new Map<string, string | undefined>();
  readonly #running = new Set<Promise<unknown>>();

  /** Runs `write` and then knows its files; undefined is a file that was taken away. Nothing is known where it gives none. */
  async during<T>(
    write: () => Promise<T>,
    filesOf: (result: T) => ReadonlyMap<string, string | undefined>,
  ): Promise<T> {
    const running = write();
    this.#running.add(running);
    try {
      const result = await running;
      for (const [path, hash] of filesOf(result)) this.#hashes.set(path, hash);
      return result;
    } finally {
      this.#running.delete(running);
    }
  }

  /** Which of the files are not as they were written here. */
  async newsOf(paths: Iterable<string>): Promise<string[]> {
    await Promise.allSettled(this.#running);
    const news: string[] = [];
    for (const path of paths) {
      if (this.#hashes.has(path) && this.#hashes.get(path) === (await hashNow(path))) continue;
      this.#hashes.delete(path);
      news.push(path);
    }
    return news;
  }
}

const hashNow = (path: string): Promise<string | undefined> =>
  readFile(path).then(
    (bytes) => createHash('sha256').update(bytes).digest('hex'),
    () => undefined,
  );
