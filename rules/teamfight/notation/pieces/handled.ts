import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike, writtenAs } from '../words/token.ts';
import type { Word } from '../words/words.ts';

/** What one does with a thing, and what comes of it is told behind. */
const opens = 'open|opens|activate|pull|press|touch|loot|search|ring|light|operate|trigger|claim';

const who = 'hero|heroes|unit|units|enemy|ally|summon|enemies|allies';

/** What is done to one that stands beside whoever does it, and what that is called. */
const deeds: ReadonlyMap<string, string> = new Map([
  ...['move', 'push', 'pull', 'destroy'].map((one) => [one, one] as const),
  ['shove', 'push'],
  ['kick', 'push'],
  ['break', 'destroy'],
]);

/** What somebody does, and what is told to whoever does it. */
const done: ReadonlyMap<string, string> = new Map(
  ['gains', 'heals', 'takes', 'loses', 'deals', 'becomes', 'scores', 'gets'].map((one) => [one, one.slice(0, -1)]),
);

/** A piece by its name, and all that it may be called. */
interface Thing {
  readonly name: string;
  readonly called: readonly string[];
}

/** An offer as far as it is read. */
interface Offer {
  readonly cursor: Cursor;
  readonly thing: Thing;
  readonly who: readonly Token[];
  /** The word "may", in the place of which the words stand that are put before what is done. */
  readonly like: Token;
}

/**
 * `A hero adjacent to a Chest may open it as a Free Action. It gains a Coin`, where a map tells of a piece: that one may spend the action to do
 * what stands behind it. What it costs must be said.
 */
export function handled(tokens: readonly Token[], { name }: Word): readonly Token[] {
  const whole = writtenAs(name);
  const thing = { name: whole, called: ['it|this', `the ${whole}`, `a|an ${whole}`] };
  const to: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const begins = at === 0 || tokens[at - 1]?.text === '.' || tokens[at - 1]?.kind === 'line';
    const end = tokens.findIndex(({ kind }, n) => n >= at && kind === 'line');
    const line = tokens.slice(0, end < 0 ? tokens.length : end);
    const found = begins ? (offered(line, at, thing) ?? said(line, at)) : undefined;
    if (found !== undefined && at > 0 && tokens[at - 1]?.kind !== 'line') to.push(newLine(tokens[at] as Token));
    to.push(...(found ?? [tokens[at] as Token]));
    at = found === undefined ? at + 1 : line.length;
  }
  return to;
}

/** What is offered is told in a line of its own. */
const newLine = (like: Token): Token => ({
  ...wordLike(like, ''),
  kind: 'line',
  value: 0,
  to: like.from,
  blank: false,
});

/** `A unit adjacent to a Gate may spend a Move Action to destroy the Gate`, as it is read. */
function said(line: readonly Token[], at: number): readonly Token[] | undefined {
  const cursor = new Cursor(line, at, line.length);
  cursor.takeAny('a|an|any|each|the');
  if (!cursor.take(who) && !cursor.take(`adjacent ${who}`)) return undefined;
  const can = line.findIndex(({ text }, n) => n >= cursor.at && n < cursor.at + 9 && /^(?:can|may)$/.test(text));
  if (can < 0 || line.slice(at, can).some(({ text }) => /^(?:[,:.]|when|that)$/.test(text))) return undefined;
  cursor.at = can + 1;
  return cursor.take('spend|use|take|pay') && cost(cursor) !== undefined && cursor.take('to')
    ? line.slice(at)
    : undefined;
}

function offered(line: readonly Token[], at: number, thing: Thing): readonly Token[] | undefined {
  const cursor = new Cursor(line, at, line.length);
  const early = cost(cursor);
  if (early !== undefined && !cursor.take(',')) return undefined;
  const from = cursor.at;
  cursor.takeAny('a|an|any|each|the');
  if (!cursor.take(who) && !cursor.take(`adjacent ${who}`)) return undefined;
  const can = line.findIndex(({ text }, n) => n >= cursor.at && n < cursor.at + 9 && /^(?:can|may)$/.test(text));
  if (can < 0 || line.slice(from, can).some(({ text }) => /^(?:[,:.]|when|that)$/.test(text))) return undefined;
  cursor.at = can + 1;
  const first = early ?? (cursor.take('spend|use|take|pay') ? cost(cursor) : undefined);
  if (first !== undefined && early === undefined && !cursor.take('to')) return undefined;
  const offer = { cursor, thing, who: line.slice(from, can), like: line[can] as Token };
  return opened(offer, first) ?? moved(offer, first);
}

/** `open it as a Free Action: gain a Coin`, `fire it as a Standard Action: range 6, 3dmg`. */
function opened(offer: Offer, first: readonly Token[] | undefined): readonly Token[] | undefined {
  const { cursor, thing } = offer;
  return cursor.try(() => {
    const fires = cursor.takeAny(...thing.called.map((one) => `fire|shoot ${one}`));
    if (!fires && !cursor.takeAny(...thing.called.map((one) => `${opens}|use ${one}`), 'drink from it', 'pray at it'))
      return undefined;
    const paid = first ?? cost(cursor);
    if (paid === undefined || !cursor.takeAny(':', '.', 'to', 'and', ',') || cursor.done) return undefined;
    if (fires) {
      const shot = fired(offer);
      return shot && spending(offer, paid, shot);
    }
    // Whether "use it: range 5" is measured from it or from whoever uses it is not said.
    return cursor.sees('range|burst|line #') ? undefined : spending(offer, paid, toldTo(cursor, thing));
  });
}

/** `push it 1`, of one that stands beside it. */
function moved(offer: Offer, first: readonly Token[] | undefined): readonly Token[] | undefined {
  const { cursor, thing } = offer;
  const isBeside = offer.who.some(({ text }) => text === 'adjacent');
  const verb = cursor.peek();
  const deed = deeds.get(verb?.text ?? '');
  if (verb === undefined || deed === undefined) return undefined;
  return cursor.try(() => {
    cursor.at += 1;
    const beside = cursor.take(`an adjacent ${thing.name}`);
    if (!beside && !(isBeside && cursor.takeAny(...thing.called))) return undefined;
    const far = cursor.take('#') ? cursor.tokens.slice(cursor.at - 1, cursor.at) : [];
    cursor.takeAny('space|spaces');
    const paid = first ?? cost(cursor);
    if (paid === undefined) return undefined;
    const piece = wordsLike(verb, `${deed} an adjacent ${thing.name}`);
    const near = isBeside ? offer : { ...offer, who: [...offer.who, ...wordsLike(offer.like, 'adjacent to this')] };
    return spending(near, paid, [...piece, ...far, ...cursor.tokens.slice(cursor.at, cursor.end)]);
  });
}

const spending = ({ who: subject, like }: Offer, paid: readonly Token[], body: readonly Token[]): readonly Token[] => [
  ...subject,
  ...wordsLike(like, 'may spend'),
  // Wherever it stands in the text: what is done comes behind it.
  ...paid.map((token) => ({ ...token, from: like.from, to: like.to })),
  wordLike(like, 'to'),
  ...body,
];

/** `as a Standard Action`, `a Move Action`, `for 1 movement`. */
function cost(cursor: Cursor): readonly Token[] | undefined {
  return cursor.try(() => {
    cursor.takeAny('as|for|with|using', 'by using|spending');
    if (cursor.take('# movement')) return cursor.tokens.slice(cursor.at - 2, cursor.at);
    if (!cursor.take('a|an|their|its|one free|move|standard action')) return undefined;
    const action = cursor.tokens.slice(cursor.at - 2, cursor.at);
    return [wordLike(action[0] as Token, 'a'), ...action];
  });
}

/** `range 6, 3dmg`, from the piece. */
function fired({ cursor, thing }: Offer): readonly Token[] | undefined {
  const { at, tokens, end } = cursor;
  const like = tokens[at];
  if (like === undefined || !cursor.take('range # ,')) return undefined;
  return [
    ...wordsLike(like, `choose an adjacent ${thing.name} , unit in`),
    ...tokens.slice(at, at + 2),
    ...wordsLike(like, 'of it ,'),
    ...tokens.slice(cursor.at, end),
  ];
}

/** What comes of it, told to whoever does it: `it gains a Coin and the Chest is removed`. */
function toldTo({ tokens, at: from, end }: Cursor, thing: Thing): readonly Token[] {
  const said: Token[] = [];
  const cursor = new Cursor(tokens, from, end);
  while (!cursor.done) {
    const like = cursor.peek() as Token;
    const { at } = cursor;
    const begins = at === from || /^(?:[.,:]|and|then)$/.test(tokens[at - 1]?.text ?? '');
    const isGone = begins && cursor.takeAny(...thing.called.slice(1).map((one) => `${one} is removed`));
    const deed = begins && !isGone ? doneByOne(cursor) : undefined;
    if (isGone) said.push(...wordsLike(like, `remove the ${thing.name}`));
    else said.push(deed ?? like);
    if (!isGone && deed === undefined) cursor.at += 1;
  }
  return said;
}

/** `it gains`, `whoever opens it heals`. */
const doneByOne = (cursor: Cursor): Token | undefined =>
  cursor.try(() => {
    if (!cursor.takeAny('it|they', `that|the ${who}`, `whoever|who ${opens} it|this`)) return undefined;
    const verb = cursor.peek();
    const deed = done.get(verb?.text ?? '');
    if (verb === undefined || deed === undefined) return undefined;
    cursor.at += 1;
    return wordLike(verb, deed);
  });
