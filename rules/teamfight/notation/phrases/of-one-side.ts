import type { Node } from '../../program.ts';

/**
 * "3x3, enemies take 2dmg. +1dmg if you have a Coin": what is done to those of one side in an area, where nobody else in it is harmed. It is another list,
 * as what is tried may be given back.
 */
export function ofOneSide(then: Node[] = []): Node[] | undefined {
  const harming = then.filter((node) => JSON.stringify(node).includes('"node":"damage"'));
  const [only] = harming;
  if (only?.node !== 'if' || harming.length > 1 || only.else.length > 0) return undefined;
  if (only.if.length !== 1 || only.if[0]?.is !== 'side') return undefined;
  if (only.then.filter(({ node }) => node === 'damage').length !== 1) return undefined;
  const list = [...only.then];
  then[then.indexOf(only)] = { ...only, then: list };
  return list;
}
