/**
 * Remembers what was made of something as long as all that it depends on is the same, so that a set which is opened again after one letter
 * is not made anew. What is asked for is the same with and without it.
 */
export class Memory {
  readonly #byName = new Map<string, Made>();
  readonly #byThing = new WeakMap<object, Map<string, Made>>();

  /**
   * What `make` makes, or what it made last time of `of` under this name with the same dependencies, compared by identity.
   * @param of a thing that never changes, or the name of a file
   */
  once<T>(of: object | string, name: string, dependsOn: readonly unknown[], make: () => T): T {
    const known = typeof of === 'string' ? this.#byName : (this.#byThing.get(of) ?? new Map<string, Made>());
    if (typeof of !== 'string') this.#byThing.set(of, known);
    const key = typeof of === 'string' ? `${name} ${of}` : name;
    const made = known.get(key);
    if (made && isSame(made.dependsOn, dependsOn)) return made.value as T;
    const value = make();
    known.set(key, { dependsOn, value });
    return value;
  }

  /** The list itself, or the one of last time where it holds the same, so that others can depend on it. */
  same<T>(name: string, list: readonly T[]): readonly T[] {
    return this.once('', name, list, () => list);
  }
}

interface Made {
  readonly dependsOn: readonly unknown[];
  readonly value: unknown;
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index]);
