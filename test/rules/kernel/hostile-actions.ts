const values: readonly unknown[] = [
  undefined,
  null,
  true,
  -1,
  0,
  1,
  2,
  7,
  1.5,
  4096,
  2 ** 31,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '0',
  '',
  '__proto__',
  [],
  [0],
  [-1],
  {},
  { length: 3 },
];

/** A legal action gone wrong: each of its members replaced or left out, or the whole of it. */
export function* hostileActions(action: unknown): Iterable<unknown> {
  yield* values;
  if (typeof action !== 'object' || action === null) return;
  for (const key of Object.keys(action)) {
    const { [key]: _, ...rest }: Record<string, unknown> = { ...action };
    yield rest;
    for (const value of values) yield { ...rest, [key]: value };
  }
}
