import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike, writtenAs } from '../words/token.ts';
import type { Word } from '../words/words.ts';

/** How one comes to another piece of that name. */
const brought = [
  'is|are teleported|moved|placed|put|transported|sent to|on|onto|at|in',
  'comes|come out of|at|on|in',
  'moves|move|travels|travel|goes|go to',
  'appears|appear at|on|in|next',
];

/**
 * `When a hero enters a Medkit`, `that ends its turn on a Shrine`, `is moved to the other Portal`, where a map tells of a piece: the space of the one
 * whose text it is, and a teleport to another one.
 */
export function onItsSpace(tokens: readonly Token[], { name }: Word): readonly Token[] {
  const called = writtenAs(name);
  const to: Token[] = [];
  const cursor = new Cursor(tokens, 0, tokens.length);
  while (!cursor.done) {
    const like = cursor.peek() as Token;
    const comes = to.slice(-3).map(({ text }) => text);
    const said =
      entered(cursor, called) ??
      otherEnd(cursor, called) ??
      partnerEnd(cursor, called) ??
      thatOne(cursor, called) ??
      (/^enters?$/.test(comes[2] ?? '') || comes.join(' ').endsWith('this space')
        ? takenUp(cursor, called, comes)
        : undefined) ??
      (comes[2] === ',' && isComer(tokens, cursor.at) ? comer(cursor) : undefined);
    if (said === undefined) cursor.at += 1;
    to.push(...(said === undefined ? [like] : wordsLike(like, said)));
  }
  return scoring(to);
}

/** `A unit that enters takes it`: it picks it up. */
const takenUp = (cursor: Cursor, called: string, comes: readonly string[]): string | undefined =>
  cursor.try(() => {
    const and = comes[2] === 'space' && cursor.take(',|and');
    if (
      !cursor.takeAny(
        ...['it', 'this', `the ${called}`].map((one) => `takes|picks|grabs|collects|take|pick|grab|collect ${one}`),
      )
    )
      return undefined;
    cursor.take('up');
    return `${comes[2] === 'space' ? '' : 'this space '}${and ? ', ' : ''}picks it up`;
  });

/** Behind `When a hero enters this space,` there is but one hero. */
function isComer(tokens: readonly Token[], at: number): boolean {
  let from = at;
  while (from > 0 && tokens[from - 1]?.text !== '.' && tokens[from - 1]?.kind !== 'line') from -= 1;
  const cursor = new Cursor(tokens, from, at);
  return cursor.take('when|whenever|if a|an|any hero|unit');
}

const comer = (cursor: Cursor): string | undefined => (cursor.take('that|the hero|unit') ? 'it' : undefined);

/** `The first hero to enter this space scores 1`: its player does, and the first one where the piece goes then. */
function scoring(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ text }, n) => text === 'scores' && tokens[n - 1]?.text === 'space');
  const cursor = new Cursor(tokens, Math.max(at - 7, 0), at);
  const first = cursor.take('the first hero|unit to enter this space');
  if (!first) cursor.at = Math.max(at - 6, 0);
  const from = cursor.at;
  const said = first || cursor.take('a|any hero|unit that|who enters this space');
  const goes = tokens.slice(at).some(({ text }) => /^(?:remove|removed)$/.test(text));
  if (at < 0 || !said || (first && !goes)) return tokens;
  const start = first ? at - 7 : from;
  const who = (tokens[start + (first ? 2 : 1)] as Token).text;
  return [
    ...tokens.slice(0, start),
    ...wordsLike(tokens[start] as Token, `when a ${who} enters this space , its player`),
    ...tokens.slice(at),
  ];
}

/** `enters a Medkit`, `moves onto the Medkit's space`, `on a Medkit` behind how a turn ends. */
const entered = (cursor: Cursor, called: string): string | undefined =>
  cursor.try(() => {
    const verb = cursor.peek()?.text ?? '';
    const turn = cursor.takeAny('ends|end|starts|start its|their turn on|in', 'ending|starting its|their turn on|in');
    const whose = cursor.tokens[cursor.at - 3]?.text;
    const comes =
      turn || cursor.takeAny('enters|enter|entering', 'moves|move|steps|step|walks|walk|moving|stepping onto|on|into');
    if (
      !comes ||
      !cursor.takeAny(`a|an|the|any ${called}'s space`, `the space of a|the ${called}`, `a|an|the|any ${called}`)
    )
      return undefined;
    if (turn) return `${verb} ${whose} turn on this space`;
    return `${/ing$/.test(verb) ? 'entering' : /s$/.test(verb) ? 'enters' : 'enter'} this space`;
  });

/** `is moved to the other Portal`, `come out of another Portal of your choice`. */
const otherEnd = (cursor: Cursor, called: string): string | undefined =>
  cursor.try(() => {
    const many = /^(?:are|come|appear|move|travel|go)$/.test(cursor.peek()?.text ?? '');
    if (!cursor.takeAny(...brought)) return undefined;
    const other = cursor.take('the other');
    if (!other && !cursor.takeAny('another', 'any other')) return undefined;
    if (!cursor.takeAny('one', called)) return undefined;
    const far = cursor.takeAny('of your|their|its choice', 'on the map|board');
    return `${many ? 'teleport' : 'teleports'} to ${other && !far ? 'the other' : 'another'} ${called}`;
  });

/** `is moved to the Red Portal`, of a Blue Portal, `teleports to Portal B`, of Portal A: the piece that shares a word of its name. */
const partnerEnd = (cursor: Cursor, called: string): string | undefined =>
  cursor.try(() => {
    const many = /^(?:are|come|appear|move|travel|go|teleport)$/.test(cursor.peek()?.text ?? '');
    if (!cursor.takeAny(...brought, 'teleports|teleport to')) return undefined;
    cursor.take('the');
    const [first, last, ...more] = called.split(' ');
    const [one, other] = [cursor.peek()?.text, cursor.peek(1)?.text];
    if (last === undefined || more.length > 0 || one === undefined || other === undefined) return undefined;
    if ((one === first) === (other === last) || !partner.test(one === first ? other : one)) return undefined;
    cursor.at += 2;
    return cursor.done || cursor.sees(',|.|and')
      ? `${many ? 'teleport' : 'teleports'} to a ${one} ${other}`
      : undefined;
  });

const partner = /^(?!(?:other|same|nearest|closest|its|their|your|a|an|the|any)$)[a-z]+$/;

/** `that Gem`: there is but one of which its text could speak. */
const thatOne = (cursor: Cursor, called: string): string | undefined =>
  cursor.take(`remove|destroy|discard that ${called}`)
    ? `${cursor.tokens[cursor.at - called.split(' ').length - 2]?.text} this`
    : undefined;
