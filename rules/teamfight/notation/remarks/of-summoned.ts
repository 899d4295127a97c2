import type { Node } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { phrases } from '../phrases/phrases.ts';
import { namesAll, namesIt, summonedApart, summonedLast, toEachApart } from '../sentences/acting.ts';
import type { Desk } from '../sentences/desk.ts';
import { ofClause } from '../sentences/of-clause.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { says } from '../texts/says.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { wordsLike } from '../words/token.ts';

/**
 * `Summon a Wolf in range 2. It gains a Mark`, `the Wolf has Armor until ...`, `give it 2 Levels`, `swap places with it`: what is done to the one summon that the
 * sentence before brings; and what it is told to do at once: `it may move 2, then attack`. What else it does is on its own card.
 */
export function ofSummoned(desk: Desk, nodes: readonly Node[], sentence: Sentence, context: Context): boolean {
  const { from, to } = sentence;
  const isOnCard = context.slot === 'ability' || context.slot === 'default' || context.slot === 'passive';
  if (!isOnCard || desk.standing || sentence.bullet || sentence.opens || context.them !== undefined) return false;
  const start = new Cursor(desk.tokens, from, to);
  if (!start.sees(begins)) return false;
  const last = summonedLast(nodes);
  if (last === undefined || last.list.length === 0) return false;
  // "Summon two Wolves. They can't act this turn": of each of them, where each comes by itself.
  const many = (last.summon.count ?? 1) > 1;
  const itself = last.list.findLast((node) => node.node === 'summon');
  if (many && !(start.sees('they') && itself?.node === 'summon' && (itself.count ?? 1) === 1)) return false;
  const apart = start.sees('they') ? summonedApart(nodes) : [];
  const tokens = called(desk, start, context, last.summon.card);
  if (tokens === undefined) return false;
  const mark = desk.sheet.next;
  const notes = { ...desk.notes };
  const about = within(context, { them: 'summon', side: 'ally', named: { target: 'summon' }, later: true });
  const cursor = new Cursor(tokens, from, to + tokens.length - desk.tokens.length);
  const read = phrases({ ...desk, tokens, notes }, cursor, about, undefined);
  const plain = !read.fault && cursor.done && read.held.length === 0 && !read.otherwise && !read.instead && !read.until;
  desk.sheet.backTo(mark);
  if (!plain || read.nodes.length === 0 || !read.nodes.every(isDoneToIt)) return false;
  // "It attacks the nearest enemy" could be what it does in each turn of its own.
  if (!isNow(tokens, from) && says(read.nodes, using)) return false;
  if (apart.length > 1 && !read.nodes.every(({ node }) => node === 'give' || node === 'lasting')) return false;
  Object.assign(desk.notes, notes);
  const clause = desk.sheet.add(desk.field, tokens[from]?.from ?? 0, desk.tokens[to - 1]?.to ?? 0, 'run');
  ofClause(read.nodes, clause);
  if (apart.length > 1) toEachApart(apart, read.nodes);
  else last.list.push(...read.nodes);
  return true;
}

const using = new Set(['use-ability']);

/** `It may attack`, `it attacks at once`, `then it attacks`: with what brings it. */
const isNow = (tokens: Desk['tokens'], from: number): boolean =>
  tokens[from - 1]?.text === 'then' ||
  tokens.slice(from).some(({ text }) => /^(?:may|immediately|once|now|then)$/.test(text)) ||
  tokens.slice(from).some(({ text }, n, all) => text === 'away' && all[n - 1]?.text === 'right');

const begins = 'it|he|she|they|the|your|give|this|that|which|who|move|push|pull|swap|then|you';
ofSummoned.begins = beginning(begins);

/** The words with the summon as "it", where they begin with it. */
function called({ tokens }: Desk, start: Cursor, context: Context, card: string): Desk['tokens'] | undefined {
  const { at } = start;
  if (start.takeAny('then? it', 'give|move|push|pull it', 'you may|can give|move|push|pull it')) return tokens;
  if (start.takeAny('then? swap places|positions with it', 'you may|can swap places|positions with it')) return tokens;
  if (!start.takeAny('they|he|she|which|who', 'the|this|that summon')) {
    if (!namesIt(start, context, card) || namesAll(start, at, context, card)) return undefined;
  }
  const like = tokens[at];
  return like && [...tokens.slice(0, at), ...wordsLike(like, 'it'), ...tokens.slice(start.at)];
}

/** Of what a summon could do by such a sentence only what is done to it, or with an ability of its own, is told here. */
const isDoneToIt = (node: Node): boolean =>
  (node.node === 'use-ability' && node.who === 'summon') ||
  (node.node === 'may' &&
    (node.who === undefined || node.who === 'summon') &&
    node.then.length > 0 &&
    node.then.every(isDoneToIt)) ||
  (node.node === 'choose' && node.who === undefined && node.options.every(({ then }) => then.every(isDoneToIt))) ||
  (node.node === 'give' && node.to === 'summon') ||
  (node.node === 'overshield' && node.to === 'summon') ||
  (node.node === 'lasting' && node.of === 'summon') ||
  (node.node === 'swap' && [node.a, node.b].every((one) => one === 'you' || one === 'summon')) ||
  ((node.node === 'move' || node.node === 'push') && node.who === 'summon');
