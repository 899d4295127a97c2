import type { Condition, Node, Option, Place, Who } from '../../program.ts';
import { within } from '../context.ts';
import { effect } from '../effects/effect.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { duration } from '../occasions/time.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import { isOfPiece } from './effect-phrase.ts';
import { phrases } from './phrases.ts';
import type { Run } from './run.ts';
import { untilGiven } from './wrap.ts';

/** What is done at once, so that something else may be done in its place. */
const plain: ReadonlySet<Node['node']> = new Set<Node['node']>([
  'damage',
  'heal',
  'overshield',
  'give',
  'lose',
  'clear',
  'push',
  'move',
  'gain-action',
  'refresh',
  'tap',
  'space',
  'edge',
  'swap',
  'exchange',
  'summon',
  'place',
  'use-ability',
  'stance',
]);

/**
 * `Range 3, heal 2 or clear a condition`, `deal 1 damage to an enemy in range 2, or gain 1 Coin`: of two things one, as the acting player
 * chooses. What is told of somebody else could be that one's choice, and of "2dmg, Slow, or push 1" it is not said what goes together.
 */
export function eitherEffect(desk: Desk, cursor: Cursor, run: Run): boolean {
  const start = cursor.at;
  if (desk.standing || run.out.held.length > 0 || !cursor.take('or')) return false;
  const { them } = run.context;
  const end = cursor.holds(choice) && them !== undefined && them !== 'you' ? beforeTheirChoice(cursor) : undefined;
  if (end !== undefined) return theirChoice(desk, cursor, run, start, end);
  const first = run.into.at(-1);
  const may = first?.node === 'may' ? mayEither(desk, cursor, run, first, start) : undefined;
  if (may !== undefined) {
    run.into[run.into.length - 1] = may;
    return true;
  }
  const isOurs =
    run.subject === undefined ||
    run.subject === 'you' ||
    (run.subject === run.context.them && (run.context.side === 'ally' || run.context.side === 'friend'));
  const found =
    first !== undefined && (plain.has(first.node) || givesUp(first)) && isOurs
      ? options(desk, cursor, run, first, start)
      : undefined;
  if (found === undefined) {
    cursor.at = start;
    return false;
  }
  const [list, choose] = found;
  list[list.length - 1] = choose;
  return true;
}
eitherEffect.begins = beginning('or');

const isYou = ({ text }: Token): boolean => text === 'you';

/** `2dmg or Slow, target's choice`: whoever it is done to chooses. */
function theirChoice(desk: Desk, cursor: Cursor, run: Run, start: number, end: number): boolean {
  const first = run.into.at(-1);
  const before = new Cursor(cursor.tokens, cursor.at, end);
  const found = first !== undefined && plain.has(first.node) ? options(desk, before, run, first, start) : undefined;
  if (found === undefined || !before.done) {
    cursor.at = start;
    return false;
  }
  const [list, choose] = found;
  // "Range 3, 2dmg or gain a Coin, its choice": of you, or of who chooses.
  const theirs = choose.node === 'choose' ? choose.options.at(-1)?.then[0] : undefined;
  if (/"(?:to|from|who|of)":"you"/.test(JSON.stringify(theirs ?? '')) && !before.tokens.slice(start, end).some(isYou)) {
    cursor.at = start;
    return false;
  }
  list[list.length - 1] = { ...choose, who: run.context.them } as Node;
  ran(desk, end, cursor.end);
  cursor.at = cursor.end;
  return true;
}

const choice = oneOf('choice');

/** Where `, target's choice` or `(their choice)` begins, at the end of the sentence. */
function beforeTheirChoice({ tokens, at, end }: Cursor): number | undefined {
  const last = tokens[end - 1]?.text === ')' ? end - 2 : end - 1;
  if (tokens[last]?.text !== 'choice' || !/^(?:their|its|target's)$/.test(tokens[last - 1]?.text ?? ''))
    return undefined;
  const begins = tokens[last - 2]?.text === 'the' ? last - 3 : last - 2;
  return begins > at && /^[,(]$/.test(tokens[begins]?.text ?? '') ? begins : undefined;
}

/** `An ally in range 3 may move 2 or use a default ability`: one of both, or nothing, as that one's player wants. */
function mayEither(desk: Desk, cursor: Cursor, run: Run, first: Node, start: number): Node | undefined {
  if (first.node !== 'may') return undefined;
  const [only, ...others] = first.then;
  const { context, subject } = run;
  const ours = subject === undefined || subject === 'you' || context.side === 'ally' || context.side === 'friend';
  if (only === undefined || others.length > 0 || !plain.has(only.node) || !ours) return undefined;
  if (cursor.tokens[start - 1]?.text === ',' || (subject !== undefined && subject !== (first.who ?? 'you')))
    return undefined;
  const from = cursor.at;
  const mark = desk.sheet.next;
  // "You may give them a Hook or a Mark": a Mark is given to them, too.
  const given = only.node === 'give' && only.to !== 'you' ? only.to : undefined;
  const found = effect({ cursor, context, clause: mark, subject: given ? undefined : subject, hurt: run.hurt });
  const [done, ...more] = found?.nodes ?? [];
  // "You may move 2 or gain Armor until your next turn".
  const until = done?.node === 'give' && only.node !== 'give' ? cursor.try(() => duration(cursor, context)) : undefined;
  const other = done && until ? untilGiven(done, until) : done;
  if (given !== undefined && other?.node === 'give' && other.to !== given) return undefined;
  if (other === undefined || more.length > 0 || found?.head || found?.spaces || !cursor.done || !plain.has(other.node))
    return undefined;
  const clause = ran(desk, from, cursor.at);
  const said = desk.sheet.clauses[first.clause];
  const label = (a: number, b: number): string =>
    desk.source
      .slice(a, b)
      .trim()
      .replace(/^(?:you )?(?:may|can) /i, '');
  const all: Option[] = [
    { clause: first.clause, label: label(said?.from ?? 0, said?.to ?? 0), then: [only] },
    { clause, label: label(desk.tokens[from]?.from ?? 0, desk.tokens[cursor.at - 1]?.to ?? 0), then: [other] },
  ];
  return { ...first, then: [{ clause: first.clause, node: 'choose', count: 1, options: all }] };
}

function options(
  desk: Desk,
  cursor: Cursor,
  run: Run,
  first: Node,
  start: number,
): readonly [Node[], Node] | undefined {
  const { head, into } = run;
  const ofVerb = head !== undefined && head.node.clause === first.clause;
  const list = ofVerb ? run.outer : into;
  const alone = into.length === 1 && (!ofVerb || list.length === 1);
  const told = !ofVerb && behindEither(desk, first);
  const mark = desk.sheet.next;
  const from = cursor.at;
  const parted = cursor.tokens[start - 1]?.text === ',';
  const right =
    head === undefined
      ? (toSubject(desk, cursor, run) ?? wholeSentence(desk, cursor, run))
      : ofVerb
        ? wholeSentence(desk, cursor, run)
        : inHead(desk, cursor, run, alone);
  const last = shared(list.at(-1), right, parted, cursor.tokens.slice(from, cursor.at));
  const same = right?.node === first.node && !parted && !ofVerb;
  if (right === undefined || isOfVerb(cursor, from, first, right) || last === undefined || (!alone && !same && !told)) {
    desk.sheet.backTo(mark);
    return undefined;
  }
  const clause = head === undefined || ofVerb ? mark : ran(desk, from, cursor.at);
  const said = desk.sheet.clauses[first.clause];
  const label = (a: number, b: number): string =>
    desk.source
      .slice(a, b)
      .replace(/[\s,]+$/, '')
      .trim();
  const given = right.node === 'give' ? givenBefore(desk, list, right) : [];
  if (given === undefined) {
    desk.sheet.backTo(mark);
    return undefined;
  }
  list.splice(list.length - 1 - given.length, given.length);
  const each = (node: Node): Option => {
    const said = desk.sheet.clauses[node.clause];
    return option(node.clause, label(said?.from ?? 0, said?.to ?? 0), node);
  };
  const other = desk.tokens.slice(from, cursor.at);
  const side = nobodyHas(cursor);
  // "Destroy a Mine or Snare in range 3" was read in another order: each way is named by its own words.
  const own = inOrder(desk, other) ? undefined : desk.tokens.slice(run.from, start);
  const all: Option[] = [
    ...given.map(each),
    option(first.clause, own ? inWords(desk, own) : label(said?.from ?? 0, said?.to ?? 0), asEach(last, right, other)),
    option(clause, own ? inWords(desk, other) : label(other[0]?.from ?? 0, other.at(-1)?.to ?? 0), right),
  ];
  const open = side === undefined ? all : all.map((one) => ifNobodyHas(one, side));
  return [list, { clause: first.clause, node: 'choose', count: 1, options: open }];
}

const ownVerb = /^(?:gain|gains|get|gets|give|gives)$/;

/**
 * `gain Armor or Invisible until the end of your turn`: both until then. Nothing for what could be of both or of the second alone ("Gain a
 * Coin or a Rage for each enemy in range 2", "Gain Armor or gain a Coin until ...").
 */
function shared(
  last: Node | undefined,
  right: Node | undefined,
  parted: boolean,
  said: readonly Token[],
): Node | undefined {
  if (last === undefined || right === undefined || parted) return last;
  const counts = said.some(({ text }, at) => text === 'per' || (text === 'for' && said[at + 1]?.text === 'each'));
  if (counts && !JSON.stringify(last).includes('"terms"')) return undefined;
  if (right.node !== 'give' || right.until === undefined || last.node !== 'give' || last.until !== undefined)
    return last;
  return ownVerb.test(said[0]?.text ?? '') ? undefined : { ...last, until: right.until };
}

/** `2dmg and either push 1 or Slow`: what goes together is said. */
function behindEither({ tokens, sheet }: Desk, { clause }: Node): boolean {
  const from = sheet.clauses[clause]?.from ?? -1;
  const first = tokens.findIndex((one) => one.from >= from);
  return from >= 0 && first > 0 && (tokens[first]?.text === 'either' || tokens[first - 1]?.text === 'either');
}

/** `a Rook or a Bishop (max 1 each, remove oldest)`: of the first as of the second. */
const asEach = (last: Node, right: Node, said: readonly Token[]): Node =>
  last.node === 'give' && right.node === 'give' && right.alone !== undefined && said.some(({ text }) => text === 'each')
    ? { ...last, alone: right.alone }
    : last;

const nobodys = 'that|which no unit|one|ally|enemy|hero has|bears';

/** `a Drum or a Horn that no unit has yet`: of which of them nobody has any. */
function nobodyHas(cursor: Cursor): Who['side'] | undefined {
  if (!cursor.take(nobodys)) return undefined;
  const said = cursor.tokens[cursor.at - 2]?.text ?? '';
  cursor.take('yet|already|now');
  return said === 'ally' || said === 'enemy' ? said : 'any';
}

function ifNobodyHas(one: Option, side: Who['side']): Option {
  const [given] = one.then;
  if (given?.node !== 'give') return one;
  const who: Who = { side, if: [{ is: 'has', of: 'each', token: given.token }] };
  return { ...one, needs: [...(one.needs ?? []), { is: 'not', of: { is: 'there-is', who } }] };
}

/** `Destroy one of your Wolves or take 2 damage`, `kill a summon in range 2 or destroy a wall`. */
const givesUp = (node: Node): node is Extract<Node, { node: 'target' }> =>
  node.node === 'target' &&
  (node.who.side === 'ally' || node.who.yours === true || isPiece(node.who)) &&
  node.max === undefined &&
  node.then.length === 1 &&
  node.then[0]?.node === 'kill';

/** Whether words stand one behind the other, as they were written. */
const inOrder = ({ source }: Desk, tokens: readonly Token[]): boolean =>
  tokens.every(({ from }, at) => {
    const { to } = tokens[at - 1] ?? { to: from };
    return from >= to && !/\w/.test(source.slice(to, from));
  });

const inWords = ({ source }: Desk, tokens: readonly Token[]): string =>
  tokens
    .map(({ text, from, to }) => (source.slice(from, to).toLowerCase() === text ? source.slice(from, to) : text))
    .join(' ');

const isPiece = ({ kind, card }: Who): boolean => kind === 'summon' || kind === 'object' || card !== undefined;

/** Whether there is such a one where it can be chosen. */
const thereIs = ({ who, range, sight, from }: Extract<Node, { node: 'target' }>): Condition => {
  if (range === undefined) return { is: 'there-is', who };
  const place: Place = { range, ...(from && { of: from }), ...(sight && { sight }) };
  return { is: 'there-is', who: { ...who, places: [...(who.places ?? []), place] } };
};

/** Who has no Coin cannot choose to lose one, and who has no Wolf to give it up. */
function option(clause: number, label: string, node: Node): Option {
  if (givesUp(node)) return { clause, label, needs: [thereIs(node)], then: [node] };
  const lost = node.node === 'lose' && typeof node.count === 'object' ? node : undefined;
  const min = lost && typeof lost.count === 'object' && lost.count.terms === undefined ? lost.count.base : 1;
  const needs = lost && [{ is: 'has' as const, of: lost.from, token: lost.token, ...(min > 1 && { min }) }];
  return { clause, label, ...(needs && { needs }), then: [node] };
}

/**
 * `gains Slow, Stun or Immobile`: what is given just before, of which it is one too. Nothing where "and" stands between, which does not say
 * what goes together.
 */
function givenBefore(desk: Desk, list: readonly Node[], { to }: Extract<Node, { node: 'give' }>): Node[] | undefined {
  const found: Node[] = [];
  for (let at = list.length - 2; at >= 0; at--) {
    const node = list[at];
    if (node?.node !== 'give' || node.to !== to) break;
    const behind = desk.sheet.clauses[list[at + 1]?.clause ?? 0];
    if (behind === undefined || !desk.source.slice(0, behind.from).trimEnd().endsWith(',')) return undefined;
    found.unshift(node);
  }
  return found;
}

/** `clear a Slow or a Stun`, `you gain a Coin or a Mark`: a name without a verb of its own, of which the verb before it is said. */
function isOfVerb(cursor: Cursor, from: number, first: Node, right: Node): boolean {
  if (right.node !== 'give' || /^(?:give|gain|get|become)s?$/.test(cursor.tokens[from]?.text ?? '')) return false;
  return first.node === 'lose' || first.node === 'clear' || (first.node === 'give' && first.to !== right.to);
}

/** `They take 3dmg or are stunned`, of the one target of the sentence before. */
function toSubject(desk: Desk, cursor: Cursor, { context, subject, hurt, tail, into }: Run): Node | undefined {
  if (subject === undefined || subject === 'you' || subject !== context.them || into.length !== 1) return undefined;
  if (tail?.node.node !== 'target' || (tail.node.max ?? 1) > 1) return undefined;
  return cursor.try(() => {
    if (cursor.sees('it|they|he|she|the'))
      cursor.try(() => (pronoun(cursor, context)?.ref === subject ? true : undefined));
    const found = effect({ cursor, context, clause: desk.sheet.next, subject, hurt });
    const [only, ...more] = found?.nodes ?? [];
    const isOne = only !== undefined && more.length === 0 && !found?.head && !found?.spaces;
    return isOne && cursor.done && plain.has(only.node) ? only : undefined;
  });
}

/** What is done with whom the sentence has named already. */
function inHead(desk: Desk, cursor: Cursor, run: Run, alone: boolean): Node | undefined {
  const { head, context } = run;
  // Of several it would not be said whether each is asked.
  if (head?.node.node !== 'target' || (head.node.max ?? 1) > 1 || run.into !== head.then) return undefined;
  const asked = {
    cursor,
    context,
    clause: desk.sheet.next,
    subject: run.subject,
    hurt: run.hurt && !alone,
    piece: isOfPiece(head),
  };
  const found = effect(asked);
  const [only, ...more] = found?.nodes ?? [];
  const ends = cursor.done || cursor.sees(', then') || cursor.sees('then') || cursor.sees(nobodys);
  if (only === undefined || more.length > 0 || found?.head || found?.spaces || !ends || !plain.has(only.node))
    return undefined;
  return only;
}

/** What is done instead of the sentence so far, to its end. */
function wholeSentence(desk: Desk, cursor: Cursor, run: Run): Node | undefined {
  const rest = new Cursor(cursor.tokens, cursor.at, cursor.end);
  // "2dmg. Slow it or heal 1": whoever was hurt is not who heals.
  const isHurt = run.hurt && cursor.sees('heal|gain|recover|regain');
  const read = phrases(desk, rest, isHurt ? within(run.base, { harmed: true }) : run.base, undefined);
  const [only, ...more] = read.nodes;
  if (read.fault || read.held.length > 0 || read.spaces || only === undefined || more.length > 0) return undefined;
  const inner = 'then' in only && Array.isArray(only.then) ? (only.then as readonly Node[]) : [];
  // "Clear Slow from yourself or an adjacent ally": somebody alone is nothing that is done, nor is a space.
  const isChoice = only.node === 'target' || only.node === 'space' || only.node === 'edge';
  if (isChoice ? inner.length !== 1 : inner.length > 1 || !plain.has(only.node)) return undefined;
  cursor.at = cursor.end;
  return only;
}
