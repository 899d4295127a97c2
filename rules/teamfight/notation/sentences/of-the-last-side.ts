import type { Node } from '../../program.ts';
import type { Desk, Tail } from './desk.ts';
import { isOfSide } from './done-once.ts';
import type { Sentence } from './sentence.ts';
import { speaksOf } from './uses.ts';

/**
 * `Burst 1. Enemies take 1dmg. They are Slowed`, `Burst 1. Summons take 1dmg. Push them 1`: those who were told of last, and nobody else in the
 * area. `unknown` where others of them were told of, too.
 */
export function ofTheLastSide(
  { tokens }: Desk,
  { from, to }: Sentence,
  { node, then }: Tail,
  nodes: readonly Node[],
): Node[] | 'unknown' | undefined {
  const last = then.at(-1);
  if (node.node !== 'area' || node.who.side !== 'any' || !isOfSome(nodes[0], then, last)) return undefined;
  const said = tokens.slice(from, to);
  // "Burst 2. If they are Slowed, 1dmg. Push them 1": all who are asked.
  if (!isOfSide(last) && tokens.slice(0, from).some(({ text }) => text === 'if')) return undefined;
  // "Push each 1" is of them, "1dmg for each Coin" is not.
  const isThey = said.some(({ text }, at) => they.test(text) || (text === 'each' && said[at - 1]?.text !== 'for'));
  if (said.some(({ text }) => others.test(text))) return undefined;
  // "Burst 2: enemies take 1dmg. Slow": those, where nothing was done to anybody else.
  const isBare = !isThey && isOfSide(last) && speaksOf(nodes, 'each');
  if (!isThey && !isBare) return undefined;
  if (isBare && !then.every((one) => isOfSide(one))) return 'unknown';
  const some = then.filter((one) => isOfSide(one) || isOfSuch(one));
  return some.every((one) => sideOf(one) === sideOf(last)) ? (last.then as Node[]) : 'unknown';
}

type Asked = Extract<Node, { node: 'if' }>;

/** Whether what stood last was done to some of those in the area, and the next is not told of some of them anew. */
const isOfSome = (next: Node | undefined, then: readonly Node[], last: Node | undefined): last is Asked =>
  !isOfSide(next) &&
  // "1dmg. If they are summons, 1dmg more. Push them 1": of all whom the damage was done to.
  (isOfSide(last) || (isOfSuch(last) && !isOfSuch(next) && then.every((one) => isOfSide(one) || isOfSuch(one))));

/** `Burst 2. Enemies with a Hook take 3dmg`: of all in the area, those who are such. */
const isOfSuch = (node: Node | undefined): boolean => {
  const [asked, ...more] = node?.node === 'if' && node.else.length === 0 ? node.if : [];
  return asked !== undefined && more.length === 0 && 'of' in asked && asked.of === 'each';
};

const they = /^(?:they|them|their|they're)$/;
const others = /^(?:enem(?:y|ies)|all(?:y|ies)?|everyone|everybody|units?|others?)$/;

const sideOf = (node: Node): string => JSON.stringify('if' in node ? node.if : []);
