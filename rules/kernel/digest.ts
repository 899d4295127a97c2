import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * JSON with sorted keys and without spaces: equal data gives equal text, whatever order it was built in. Takes plain data only;
 * anything that JSON would lose throws, as that is a defect of the caller.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value === 'object' && isPlain(value)) {
    const members: string[] = [];
    for (const key of Object.keys(value).sort()) {
      const member: unknown = Reflect.get(value, key);
      if (member !== undefined) members.push(`${JSON.stringify(key)}:${canonicalJson(member)}`);
    }
    return `{${members.join(',')}}`;
  }
  throw new TypeError(`Only plain JSON has a digest, and this is ${describe(value)}.`);
}

/** SHA-256 of the canonical JSON, in hexadecimal: the same on every machine. */
export const digest = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));

/** SHA-256 of a text in UTF-8, in hexadecimal: that of the file which holds it. */
export const digestText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** SHA-256 of bytes, in hexadecimal. */
export const digestBytes = (bytes: Uint8Array): string => bytesToHex(sha256(bytes));

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const describe = (value: unknown): string =>
  typeof value === 'object' && value !== null ? `a ${value.constructor.name}` : String(value);
