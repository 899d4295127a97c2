import type { Head } from '../nouns/head.ts';
import type { Tail } from '../sentences/desk.ts';

/** `Range 3 burst 1, 3dmg. Others in burst 2, 1dmg`: whether that could be around you, or around the space of the first area. */
export const isAroundEither = (open: Head | Tail | undefined, { node }: Head): boolean =>
  open?.node.node === 'area' &&
  open.node.range !== undefined &&
  node.node === 'area' &&
  node.of === 'you' &&
  node.range === undefined &&
  node.who.if?.some((one) => one.is === 'not' && one.of.is === 'was-hit') === true;
