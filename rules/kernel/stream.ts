import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** State of a random stream: four 32-bit integers, plain JSON. */
export type Stream = readonly [number, number, number, number];

/**
 * The stream of a purpose: `stream(seed, match, 'dice')`. Other parts, another stream; streams do not run into each other, as the
 * state is taken from the SHA-256 of the parts.
 */
export function stream(seed: string | number, ...parts: readonly (string | number)[]): Stream {
  const hash = new DataView(sha256(utf8ToBytes(JSON.stringify([seed, ...parts]))).buffer);
  return [hash.getInt32(0), hash.getInt32(4), hash.getInt32(8), hash.getInt32(12)];
}
