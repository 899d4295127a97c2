/** A passive or an ability as a file has it. */
export interface Part {
  readonly id?: string;
  readonly name: string;
  readonly text?: string;
}

/** The list with one entry at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}

export const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index);

/** The list with a copy behind one of its entries. A copy that has an id gets one of its own. */
export function withCopy<T extends Part>(list: readonly T[], index: number): T[] {
  const one = list[index];
  if (!one) return [...list];
  const copy = {
    ...one,
    ...(one.id !== undefined && {
      id: freeId(
        one.id,
        list.map(({ id }) => id),
      ),
    }),
  };
  return [...list.slice(0, index + 1), copy, ...list.slice(index + 1)];
}

/** An id like the wanted one that nothing has yet: `warden`, `warden-2`. */
export function freeId(wanted: string, taken: readonly (string | undefined)[]): string {
  const base = wanted.replace(/-\d+$/, '');
  let id = base;
  for (let count = 2; taken.includes(id); count++) id = `${base}-${count}`;
  return id;
}
