import type { Condition, Node, Ref, Rule, Trigger, UntilEvent, Who } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { eitherOfTwo } from '../occasions/either-of-two.ts';
import { endsTurnThere } from '../occasions/ends-turn-there.ts';
import { happening } from '../occasions/happening.ts';
import { yours } from '../occasions/yours.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { wordOf } from '../words/by-ref.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { type Word, wordAt } from '../words/words.ts';
import { isBrokenByDamage } from './broken-by-damage.ts';
import { givenIn, onlyGiven } from './gave.ts';

/**
 * `This ends if you move`, behind what gives somebody a token or condition: it goes when that happens. It is waited for from then on,
 * whoever gave the token. `Damage clears it` says so, too.
 */
export function givenEnds(desk: Desk, nodes: Node[], context: Context, sentence: Sentence): boolean {
  if (desk.standing || sentence.bullet || sentence.opens) return false;
  if (endsWithEither(desk, nodes, context, sentence) || endsApart(desk, nodes, context, sentence)) return true;
  const list = lastList(nodes);
  const given = list?.findLast(
    (node) => node.node !== 'move' && node.node !== 'later' && lastsWith(node) === undefined && !comesWhileHad(node),
  );
  if (list === undefined || given?.node !== 'give' || given.until !== undefined) return false;
  const word = wordOf(context.words, given.token, 'condition', 'token');
  const gifts = list.flatMap((node) => (node.node === 'give' ? [node] : []));
  const both = isOfBoth(gifts, desk, sentence);
  if (word === undefined || (gifts.length > 1 && both === undefined)) return false;
  const { from, to } = sentence;
  const start = both === undefined ? new Cursor(desk.tokens, from, to) : new Cursor(both, 0, both.length);
  const begun = turned(endsTurnThere(start), context, word);
  if (!said(begun, context, word)) return false;
  const cursor = given.to === 'you' ? begun : ofBearer(begun);
  const after = about(context, given.to);
  const first = cursor.at;
  let set = happening(cursor, after);
  let more = set && furtherEnds(cursor, after, given.to);
  if (more === undefined || !cursor.done) {
    // "When you are damaged or moved".
    cursor.at = first;
    set = eitherOfTwo(cursor, after, happening);
    more = [];
  }
  // What is asked beside it could be otherwise the first time.
  if (set === undefined || more === undefined || !cursor.done || set.if !== undefined || set.perTurn !== undefined)
    return false;
  const { trigger, also: second, others = [] } = set;
  // What gives it in an attack could be ended by that attack.
  if (/^(?:attack|hit|miss|crit|targeted)/.test(trigger.on) && aims(nodes)) return false;
  const clause = desk.sheet.next;
  const gone = (both === undefined ? [given] : gifts).map(
    (gift): Node => ({ clause, node: 'lose', token: given.token, from: gift.to, count: 'all' }),
  );
  const ends = [trigger, second, ...others, ...more].filter((on) => on !== undefined);
  const rules = ends.map((on): Rule => ({ clause, rule: 'when', trigger: on, then: gone }));
  const [, or, third] = ends;
  // "At the end of its next turn, it loses the Fuse and takes 3dmg": only if it has that yet.
  const has: Condition = { is: 'has', of: given.to, token: given.token };
  list.forEach((node, at) => {
    if (node.node === 'later' && node.then.some((one) => one.node === 'lose' && one.token === given.token))
      list[at] = { ...node, then: [{ clause: node.clause, node: 'if', if: [has], then: node.then, else: [] }] };
  });
  // Of more than two none is the end of all.
  const lost: Trigger = { on: 'loses', who: { side: 'you' }, token: given.token, last: true };
  const until: UntilEvent =
    third !== undefined && given.to === 'you'
      ? { moment: 'event', trigger: lost }
      : { moment: 'event', trigger, ...(or && ends.length === 2 && { or }) };
  list.push({ clause, node: 'lasting', of: 'you', until, rules });
  ran(desk, sentence.from, sentence.to);
  return true;
}
givenEnds.needs = oneOf('if when whenever once as damage damaged hurt hit beyond outside out further farther');

type Give = Extract<Node, { node: 'give' }>;

/** `When you are damaged, clear both`, behind one condition that you and the target have gained: the sentence as it would be said of one of them. */
function isOfBoth(gifts: readonly Give[], { tokens }: Desk, { from, to }: Sentence): readonly Token[] | undefined {
  const [one, other] = gifts;
  if (gifts.length !== 2 || one?.token !== other?.token || one?.to === other?.to) return undefined;
  const said = tokens.slice(from, to);
  const both = said.findIndex(
    ({ text }, n) => text === 'both' && /^(?:clear|remove|end|lose)$/.test(said[n - 1]?.text ?? ''),
  );
  const like = said[both];
  // "When they are damaged" could be either of them.
  if (like === undefined || !said.some(({ text }) => text === 'you')) return undefined;
  return said.map((token, n) => (n === both ? wordLike(like, 'it') : token));
}

/**
 * `Ends when you or the unit with your Rope die`: whoever has it loses it in dying anyway, so it is your death that is waited for. It
 * stands with the card, for as long as somebody has it.
 */
function endsWithEither(desk: Desk, nodes: readonly Node[], context: Context, sentence: Sentence): boolean {
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  cursor.take('this|it');
  if (!cursor.take('ends|end when|if|once either? you or the? unit|enemy|ally|target with your')) return false;
  const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['token', 'condition']);
  if (token === undefined || !gives(nodes, token.word.ref)) return false;
  cursor.at = token.to;
  if (!cursor.take('die|dies') || !cursor.done) return false;
  const clause = desk.sheet.next;
  const who: Who = { side: 'any', if: [{ is: 'has', of: 'each', token: token.word.ref, yours: true }] };
  const gone: Node = { clause, node: 'lose', token: token.word.ref, from: 'each', count: 'all', yours: true };
  const trigger = { on: 'dies', who: { side: 'you' } } as const;
  const rule: Rule = { clause, rule: 'when', trigger, then: [{ clause, node: 'each', who, then: [gone] }] };
  desk.notes.rules = [...(desk.notes.rules ?? []), rule];
  ran(desk, sentence.from, sentence.to);
  return true;
}

/** `Ends if you become nonadjacent`, `they lose it when they are not in range 3`: whoever has it from you, wherever one of you goes. */
function endsApart(desk: Desk, nodes: readonly Node[], { words }: Context, sentence: Sentence): boolean {
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (!cursor.sees('this|it|they|the|ends|end|remove|removed|lose')) return false;
  const token = onlyGiven(nodes);
  const word = wordOf(words, token, 'token', 'condition');
  if (token === undefined || word === undefined || givenIn(nodes).some(({ to }) => to === 'you')) return false;
  const beyond = partsBeyond(cursor);
  if (beyond === undefined) return false;
  const rule: Rule = { clause: ran(desk, sentence.from, sentence.to), rule: 'parts', token, beyond };
  desk.notes.rules = [...(desk.notes.rules ?? []), rule];
  return true;
}

/** How far whoever has a token may be from whoever gave it: `ends if you become nonadjacent`, `end the mark beyond range 4`. */
export function partsBeyond(cursor: Cursor): number | undefined {
  const beginsAt = cursor.at;
  // "They lose it beyond range 4": from you.
  const bare =
    cursor.takeAny(
      'they|it lose|loses it|this',
      'this|it? is? removed|lost',
      'this|it? ends|end',
      'remove|lose|end it|this|the mark?',
    ) && cursor.sees('beyond|outside|out|further|farther');
  if (!bare) cursor.at = beginsAt;
  const ends =
    bare ||
    (cursor.takeAny(
      'this|it? is? removed',
      'the effect|mark ends',
      'they|it lose|loses it|this|the mark?',
      'remove|lose|end it|this|the mark?',
      'this|it? ends|end',
    ) &&
      cursor.takeAny('if|when|whenever|once', 'as soon as'));
  if (!ends || (!bare && !cursor.takeAny('you|they|it', "you're|they're|it's", 'the target', 'either of you')))
    return undefined;
  cursor.take('become|becomes|are|is');
  const apart = cursor.takeAny('nonadjacent|non-adjacent', "aren't|isn't adjacent", 'no longer|not adjacent');
  const beyond = apart
    ? 1
    : cursor.takeAny(
          "aren't|isn't in|within range #",
          'no longer|not in|within range #',
          'beyond range #',
          'out of range #',
          'outside of? range #',
          'further|farther|more away? than range? # spaces|space? away|apart?',
        )
      ? cursor.numbers[0]
      : undefined;
  cursor.take('from');
  cursor.takeAny('to|of? you|them|it', 'to|of? each other');
  return cursor.done ? beyond : undefined;
}

const gives = (nodes: readonly Node[], token: string): boolean =>
  nodes.some((node) => (node.node === 'give' && node.token === token) || ('then' in node && gives(node.then, token)));

/** Until one has lost the last of which token something holds for you. */
const lastsWith = (node: Node | undefined): string | undefined =>
  node?.node === 'lasting' &&
  node.of === 'you' &&
  node.until.moment === 'event' &&
  node.until.trigger.on === 'loses' &&
  node.until.trigger.last
    ? node.until.trigger.token
    : undefined;

/** `At the start of each of your turns while they are Slowed, they take 1dmg`, behind what gives that. */
const comesWhileHad = (node: Node | undefined): boolean =>
  node?.node === 'lasting' &&
  node.rules.length > 0 &&
  node.rules.every((rule) => rule.rule === 'when' && rule.if?.[0]?.is === 'has' && rule.if[0].of === 'target');

const aims = (nodes: readonly Node[]): boolean => /"node":"(?:target|damage)"/.test(JSON.stringify(nodes));

/** The list that was written to last, where it is done once. */
export function lastList(nodes: Node[]): Node[] | undefined {
  const last = nodes.at(-1);
  // "Become Invisible. Move 3.", "At the end of its next turn, it loses Drowsy".
  const goesLater = last?.node === 'later' && last.then.some(({ node }) => node === 'lose');
  // "Become Invisible. You have +1 speed while Invisible."
  const before = nodes.at(-2);
  if (before?.node === 'give' && before.to === 'you' && lastsWith(last) === before.token) return nodes;
  if (before?.node === 'give' && comesWhileHad(last)) return nodes;
  if (last?.node === 'give' || ((last?.node === 'move' || goesLater) && nodes.at(-2)?.node === 'give')) return nodes;
  const once = last?.node === 'if' || (last?.node === 'target' && (last.max ?? 1) === 1);
  return once ? lastList(last.then as Node[]) : undefined;
}

/**
 * `or silenced`, `, use an attack, or end your turn adjacent to an enemy`: what else ends it. Gone once it is gone: which of them comes first does not
 * matter.
 */
function furtherEnds(cursor: Cursor, context: Context, to: Ref): readonly Trigger[] | undefined {
  const found: Trigger[] = [];
  while (cursor.takeAny(', or', ',', 'or')) {
    const more = happening(cursor, context) ?? (to === 'you' ? yours(cursor, context) : undefined);
    if (more === undefined || more.if !== undefined || more.perTurn !== undefined || more.perRound !== undefined)
      return undefined;
    found.push(more.trigger, ...(more.also ? [more.also] : []), ...(more.others ?? []));
  }
  return found;
}

/** `When they take damage, remove the Fuse`, `they lose it`: what ends it stands first. As if it stood behind. */
function turned(cursor: Cursor, { words }: Context, word: Word): Cursor {
  const { tokens, at, end } = cursor;
  const [like] = tokens.slice(at, end);
  if (like !== undefined && isBrokenByDamage(new Cursor(tokens, at, end), words, word)) {
    const some = wordsLike(like, 'it ends when damaged');
    return new Cursor(some, 0, some.length);
  }
  if (!/^(?:if|when|whenever|once)$/.test(tokens[at]?.text ?? '')) return cursor;
  const comma = tokens.findIndex(({ text }, n) => n > at && n < end && text === ',');
  if (comma < 0) return cursor;
  const behind = new Cursor(tokens, comma + 1, end);
  const itself = behind.takeAny(
    'this|it ends',
    'this|the effect|condition ends',
    'end this|the effect|condition?',
    'end it',
  );
  if (itself && behind.done) return endsBy(cursor, comma);
  behind.at = comma + 1;
  const loses = behind.takeAny('they|you lose', 'it|they loses', 'the? target|unit loses', 'remove|lose|clear|end');
  if (!loses || !behind.takeAny('it', 'this', 'the condition|token|effect')) {
    behind.take('the|this|their|your');
    const named = loses ? wordAt(words, tokens, behind.at, end, ['condition', 'token']) : undefined;
    if (named?.word !== word) return cursor;
    behind.at = named.to;
  }
  if (!behind.done && !behind.takeAny('from them|it')) return cursor;
  return behind.done ? endsBy(cursor, comma) : cursor;
}

/** `It ends when they take damage`, of what stands before the comma. Whatever did something before, what comes now is another source. */
function endsBy({ tokens, at }: Cursor, comma: number): Cursor {
  const like = tokens[at] as Token;
  const other = new Cursor(tokens, Math.max(at, comma - 3), comma);
  const to = other.take('from another|any|other source|sources') && other.done ? comma - 3 : comma;
  const some = [...wordsLike(like, 'it ends'), ...tokens.slice(at, to)];
  return new Cursor(some, 0, some.length);
}

/** `this ends if`, `it is lost when`, `Haste ends when`. */
function said(cursor: Cursor, { words }: Context, word: Word): boolean {
  const loses = cursor.takeAny('you|they lose', 'it loses', 'the? target|unit loses', 'lose');
  if (loses && cursor.take('it|this if|when|whenever|once')) return true;
  const start = cursor.at;
  cursor.take('the|their|that');
  const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
  cursor.at = named?.word === word ? named.to : start;
  if (loses) return named?.word === word && cursor.take('if|when|whenever|once');
  if (named?.word === word) cursor.take('token');
  else if (!cursor.takeAny('this effect?', 'it', 'the effect') && !cursor.sees('ends|end')) return false;
  return (
    cursor.takeAny('ends|end early?', 'is lost|removed|cleared', 'goes away') &&
    cursor.takeAny('if|when|whenever|once', 'as soon as')
  );
}

/** `When damaged`, of what somebody else has: when they are. */
function ofBearer(cursor: Cursor): Cursor {
  const like = cursor.peek();
  if (like === undefined || !cursor.sees('damaged|hurt|hit|attacked|targeted|healed|pushed|pulled|moved|killed'))
    return cursor;
  const some = [...wordsLike(like, 'when they are'), ...cursor.tokens.slice(cursor.at, cursor.end)];
  return new Cursor(some, 1, some.length);
}

/** Whoever has it now is whom the sentence may go on with. */
export const about = (context: Context, to: Ref): Context =>
  to === 'target' ? within(context, { them: 'target', named: { ...context.named, target: 'target' } }) : context;
