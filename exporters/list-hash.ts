import { createHash } from 'node:crypto';
import type { DisplayList, Op } from './face/display-list.ts';

/** What a hash needs to know of a picture file. */
export type PictureHashes = ReadonlyMap<string, { readonly hash: string }>;

/** Backs repeat in every deck; hashed once. */
const hashes = new WeakMap<DisplayList, { pictures: PictureHashes; hash: string }>();

/** SHA-256 over all that decides how a list looks, in hexadecimal: its operations and the content of its pictures. */
export function listHash(list: DisplayList, pictures: PictureHashes): string {
  const known = hashes.get(list);
  if (known?.pictures === pictures) return known.hash;
  const digest = createHash('sha256').update(JSON.stringify(list));
  for (const key of pictureKeys(list.ops)) digest.update(`\n${key} ${pictures.get(key)?.hash ?? 'missing'}`);
  const hash = digest.digest('hex');
  hashes.set(list, { pictures, hash });
  return hash;
}

/** The pictures that a list paints, in its order. */
function* pictureKeys(ops: readonly Op[]): Generator<string> {
  for (const op of ops) {
    if (op.op === 'image') yield op.src;
    else if (op.op === 'clip' || op.op === 'group') yield* pictureKeys(op.ops);
  }
}
