/** An exact share, in lowest terms. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

/** Nothing. */
export const none: Fraction = { over: 0n, under: 1n };

/** `over / under` in lowest terms. */
export function fraction(over: bigint, under: bigint): Fraction {
  let [a, b] = [over, under];
  while (b !== 0n) [a, b] = [b, a % b];
  return { over: over / a, under: under / a };
}

export const plus = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.over * b.under + b.over * a.under, a.under * b.under);

/** The nearest floating point number. */
export function toNumber({ over, under }: Fraction): number {
  // 64 bits behind the point before the division, so that long products of dice do not turn into infinity / infinity.
  return Number((over << 64n) / under) / 2 ** 64;
}
