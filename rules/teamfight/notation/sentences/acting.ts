import type { Node } from '../../program.ts';
import { byHand } from '../by-hand/manual.ts';
import type { Context } from '../context.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, Cursor, oneOf, someOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { type Desk, ran, reminded } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

const acting = oneOf('acts act activates activate takes take');

/**
 * `It acts immediately`, `they may act right away`, behind what is summoned in one's own turn: it takes its turn then. `It acts this turn` is what T-013 says
 * anyway.
 */
export function acts(desk: Desk, nodes: readonly Node[], sentence: Sentence, context: Context): boolean {
  const { from, to } = sentence;
  if (desk.standing || desk.reacts || context.anyTurn || sentence.bullet || sentence.opens) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (cursor.lacks(acting)) return false;
  const last = summonedLast(nodes);
  if (last === undefined || (context.slot !== 'ability' && context.slot !== 'default')) return false;
  // Of several that come each on a space of its own each is known, and they act in the order in which they come.
  const come = last.list.findLast((node) => node.node === 'summon');
  const one = come?.node === 'summon' && (come.count ?? 1) === 1;
  const { card } = last.summon;
  // "They", of a Wolf and of a Turret: the last of them is not both.
  if (cursor.sees('they') && summonedApart(nodes).length > 1) return false;
  const isNamed = !cursor.takeAny('the|this summon|unit', 'it|they|which|who|that');
  if (isNamed && !namesIt(cursor, context, card)) return false;
  const isOfAll = isNamed && namesAll(cursor, from, context, card);
  cursor.takeAny('may|can', 'immediately|always');
  const takes = cursor.takeAny('takes|take its|their|a turn', 'acts|act', 'activates|activate');
  if (!takes) return false;
  if (cursor.takeAny('this turn', 'on|in the turn it|they is|are|was|were summoned', 'during|in|on this|your turn')) {
    cursor.takeAny('as normal|usual', 'normally');
    if (!cursor.done) return false;
    reminded(desk, from, to);
    return true;
  }
  if (cursor.takeAny('right|directly|immediately? after you|yours', 'right|directly|immediately? after your turn')) {
    if (!cursor.done) return false;
    // In which order those take their turns is the player's choice else: nothing of it is played, and "it" is the summon yet.
    const fault = { at: from, governs: false, understood: true, why: 'in which order it acts is not played' };
    const clause = byHand(desk, sentence, [], fault, context.words);
    desk.notes.rules = [...(desk.notes.rules ?? []), { clause, rule: 'manual' }];
    return true;
  }
  const now = cursor.takeAny('immediately', 'right away|now', 'at once', 'now') || isNow(cursor);
  if (!now || !cursor.done || !one || isOfAll || last.list.length === 0) return false;
  const clause = ran(desk, from, to);
  last.list.push({ clause, node: 'act-now', who: 'summon' });
  return true;
}
acts.needs = acting;

/** `Summon a Wolf in range 2, and it acts immediately`, `then move it up to 3`: what it does then stands as a sentence of its own. */
export function actsBehind(
  { desk }: Flow,
  sentences: readonly Sentence[],
  index: number,
): readonly Sentence[] | undefined {
  const sentence = sentences[index] as Sentence;
  const { from, to } = sentence;
  const cursor = new Cursor(desk.tokens, from, to);
  if (sentence.opens || sentence.bullet || !cursor.sees(summoning)) return undefined;
  for (let at = to - 2; at > from; at--) {
    cursor.at = at;
    const isThen = /^(?:then|and|,)$/.test(desk.tokens[at - 1]?.text ?? '') && cursor.sees('move|give it');
    if (!isThen && !cursor.sees(`it|which|who|that ${does}`)) continue;
    let end = at;
    while (/^(?:,|and|then)$/.test(desk.tokens[end - 1]?.text ?? '')) end -= 1;
    const behind = { ...sentence, from: at, first: false };
    return [...sentences.slice(0, index), { ...sentence, to: end }, behind, ...sentences.slice(index + 1)];
  }
  return undefined;
}

const summoning = 'summon|call|conjure|create|deploy|raise|spawn|release|launch|build|place';
const does =
  'may|can|immediately|acts|activates|takes|moves|gains|attacks act|activate|acts|activates|attack|attacks|move|take|takes|use|uses|its|a|the|#|up|immediately|right|now|at|this';
actsBehind.begins = beginning(summoning);
actsBehind.needs = someOf(acting, oneOf('move moves give gains attack attacks use uses'));

/** `It immediately acts`, `it immediately takes a turn`: the word stands before the verb. */
const isNow = ({ tokens, at }: Cursor): boolean =>
  (/^(?:acts?|activates?)$/.test(tokens[at - 1]?.text ?? '') && tokens[at - 2]?.text === 'immediately') ||
  (tokens[at - 1]?.text === 'turn' && tokens[at - 4]?.text === 'immediately');

/** `Your Hounds gain a Mark`, `each Hound acts immediately`: all that are there, and no single one that has come. */
export function namesAll({ tokens, at }: Cursor, from: number, { words }: Context, card: string): boolean {
  const last = wordOf(words, card, 'summon')?.name.toLowerCase().split(' ').at(-1);
  return /^(?:each|all)$/.test(tokens[from]?.text ?? '') || tokens[at - 1]?.text !== last;
}

/** `The Hound acts immediately`: a summon by its name. */
export const namesIt = (cursor: Cursor, { words }: Context, card: string): boolean =>
  cursor.try(() => {
    if (!cursor.take('the|your|each|all')) return undefined;
    const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['summon']);
    if (named?.word.ref !== card) return undefined;
    cursor.at = named.to;
    return true;
  }) ?? false;

export type Summon = Extract<Node, { node: 'summon' }>;

/** What is summoned last, and the list in which that stands. */
export function summonedLast(nodes: readonly Node[]): { readonly summon: Summon; readonly list: Node[] } | undefined {
  // "It acts right away", said behind it, is of the same one.
  const last = nodes.findLast((node) => node.node !== 'act-now' || node.who !== 'summon');
  if (last?.node === 'summon') return { summon: last, list: nodes as Node[] };
  if (last?.node !== 'space' && last?.node !== 'target') return undefined;
  return (last.node === 'space' ? (last.count ?? 1) : (last.max ?? 1)) === 1
    ? summonedLast(last.then)
    : several(last.then);
}

/** `A Wolf and a Turret`: where each of those stands whom a text has summoned one after the other, of whom "they" is said. */
export const summonedApart = (nodes: readonly Node[]): readonly Node[][] =>
  nodes.flatMap((node) => {
    if (node.node !== 'space' && node.node !== 'target') return [];
    const here = node.then.some((one) => one.node === 'summon') ? [node.then as Node[]] : [];
    return [...here, ...summonedApart(node.then)];
  });

/** What is done to each of those as it comes: what comes after it in its list may be another one. */
export const toEachApart = (lists: readonly Node[][], nodes: readonly Node[]): void => {
  for (const list of lists) list.splice(list.findLastIndex(({ node }) => node === 'summon') + 1, 0, ...nodes);
};

/** Several were summoned: none of them alone is "it". */
function several(nodes: readonly Node[]): ReturnType<typeof summonedLast> {
  const found = summonedLast(nodes);
  return found && { summon: { ...found.summon, count: 2 }, list: found.list };
}
