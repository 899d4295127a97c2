import { randomBytes, timingSafeEqual } from 'node:crypto';

/** What opens the studio to its page: a token that stays, and a code that is traded for it once. */
export class Key {
  readonly #token = randomBytes(32).toString('base64url');
  #code: string | undefined = randomBytes(24).toString('base64url');

  /** The code as long as nobody has traded it. */
  get code(): string | undefined {
    return this.#code;
  }

  /** The token for the code, once. */
  trade(given: unknown): string | undefined {
    if (this.#code === undefined || !same(given, this.#code)) return undefined;
    this.#code = undefined;
    return this.#token;
  }

  /** Whether this is the token. */
  opens(given: unknown): boolean {
    return same(given, this.#token);
  }
}

/** Compares in a time that tells nothing of where they differ. */
function same(given: unknown, secret: string): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
