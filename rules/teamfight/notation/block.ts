import type { Condition, Node, Rule } from '../program.ts';
import { chosen } from './bullets.ts';
import type { Context } from './context.ts';
import { Cursor } from './cursor.ts';
import { definition } from './definitions.ts';
import { type Desk, emptyOut, type Fault, type Held, type Out, reminded, type Tail } from './desk.ts';
import { leaves } from './explained.ts';
import { eachGone, goesOnLater, isFromPiece, lastsUntil } from './going.ts';
import { grantedLine } from './granted-line.ts';
import { area } from './head.ts';
import { replaced } from './instead.ts';
import { byHand, isEffect, quoteAt } from './manual.ts';
import { mapSentence } from './map-text.ts';
import { noun } from './noun.ts';
import { phrases } from './phrases.ts';
import { lasting } from './prefix.ts';
import { range } from './range.ts';
import { repeated } from './repeat.ts';
import type { Inside } from './run.ts';
import { bulletsAfter, type Sentence, scopeOf } from './sentence.ts';
import { Sheet } from './sheet.ts';
import { moment } from './time.ts';
import { toldAgain } from './told-again.ts';
import { speaksOf } from './uses.ts';
import type { Word, Words } from './words.ts';

/** Reads sentences one after the other. What one opens, later ones may go on with. */
export function block(desk: Desk, sentences: readonly Sentence[], context: Context): Out {
  const out = emptyOut();
  const flow: Flow = { desk, out, context, tail: undefined, after: 0, broken: undefined };
  for (let i = 0; i < sentences.length; ) {
    const either = alternative(flow, sentences, i);
    if (either > 0) {
      i += either;
      continue;
    }
    const line = grantedLine(desk, sentences, i, flow.context, block);
    if (line !== undefined) {
      out.held.push(...line.out.held);
      i += line.taken;
      continue;
    }
    const inBranch = branch(flow, sentences, i);
    if (inBranch > 0) {
      i += inBranch;
      continue;
    }
    const whole = rangeAlone(flow, sentences, i);
    if (whole !== undefined) {
      sentences = [...sentences.slice(0, i), whole, ...sentences.slice(i + 2)];
    }
    const colon = openedInLine(flow, sentences, i);
    if (colon !== undefined) {
      const { head, under } = colon;
      if (!one(flow, head, under, [])) out.fault = { at: head.from, governs: true };
      i += under.length;
      continue;
    }
    const bullets = bulletsAfter(sentences, i);
    const scope = scopeOf(sentences, i);
    const taken = bullets.length > 0 ? (bullets.at(-1)?.to ?? i + 1) - i - 1 : scope;
    const under = sentences.slice(i + 1, i + 1 + taken);
    const sentence = sentences[i] as Sentence;
    const about = repeated(flow.desk, sentences, i, flow.context);
    if (about !== undefined) {
      i += about;
      continue;
    }
    const now = atOnceToo(flow, sentences, i);
    if (now !== undefined) {
      if (!one(flow, now, under, [])) out.fault = { at: now.from, governs: true };
      i += 1 + taken;
      continue;
    }
    const groups = bullets.map(({ from, to }) => sentences.slice(from, to));
    if (!one(flow, sentence, under, groups)) {
      out.fault = { at: sentence.from, governs: true };
    }
    i += 1 + taken;
  }
  if (flow.tail) out.tail = flow.tail;
  if (flow.context.marker !== undefined) out.marker ??= flow.context.marker;
  return out;
}

/** "Now, and at the start of your turns, allies in it heal 1", where the piece's own text says the second: what is done at once. */
function atOnceToo({ desk, context }: Flow, sentences: readonly Sentence[], index: number): Sentence | undefined {
  const sentence = sentences[index] as Sentence;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (!cursor.take('now ,? and')) return undefined;
  const from = cursor.at;
  const when = moment(cursor, context);
  if (when === undefined || when.next || !cursor.takeAny(',', ':')) return undefined;
  const trial = { ...desk, sheet: new Sheet() };
  if (repeated(trial, [{ ...sentence, from }], 0, context) !== 1) return undefined;
  if (trial.sheet.clauses.some(({ status }) => status !== 'reminder')) return undefined;
  reminded(desk, sentence.from, cursor.at);
  return { ...sentence, from: cursor.at, first: false };
}

/**
 * "If in bear stance, heal 1. Move 1.\nElse, ...": with an "else" in the next line, the whole line is the branch. Such lines are by
 * hand. Returns how many sentences were taken.
 */
function branch(flow: Flow, sentences: readonly Sentence[], index: number): number {
  const { desk, out, context } = flow;
  const sentence = sentences[index] as Sentence;
  if (desk.tokens[sentence.from]?.text !== 'if' || sentence.opens) return 0;
  let to = index + 1;
  while (sentences[to]?.line === sentence.line) to += 1;
  if (to === index + 1 || !/^(?:else|otherwise)$/.test(desk.tokens[sentences[to]?.from ?? -1]?.text ?? '')) return 0;
  manual(out, desk, byHand(desk, sentence, sentences.slice(index + 1, to), undefined, context.words));
  flow.broken = quoteAt(desk, sentence.from, sentence.to);
  return to - index;
}

/** A second line that begins with "or" is the other way to use the text. Returns how many sentences were taken. */
function alternative(flow: Flow, sentences: readonly Sentence[], index: number): number {
  const { desk, out } = flow;
  const [first, second] = [sentences[index], sentences[index + 1]];
  if (first === undefined || second === undefined || desk.standing || flow.tail !== undefined) return 0;
  if (first.opens || first.bullet || second.bullet || second.opens || !second.first) return 0;
  if (desk.tokens[second.from]?.text !== 'or') return 0;
  const mark = desk.sheet.next;
  const reads = [first, { ...second, from: second.from + 1 }].map((sentence) => {
    const clause = desk.sheet.next;
    const read = phrases(desk, new Cursor(desk.tokens, sentence.from, sentence.to), flow.context, undefined);
    const label = desk.source.slice(desk.tokens[sentence.from]?.from, desk.tokens[sentence.to - 1]?.to);
    return { read, option: { clause, label, then: read.nodes } };
  });
  if (reads.some(({ read }) => read.fault || read.held.length > 0 || read.nodes.length === 0)) {
    desk.sheet.backTo(mark);
    return 0;
  }
  out.nodes.push({ clause: mark, node: 'choose', count: 1, options: reads.map(({ option }) => option) });
  return 2;
}

/** `Range 4. 3x3. 2dmg.`: a range that is a sentence of its own belongs to the area in the next one. */
function rangeAlone({ desk, context }: Flow, sentences: readonly Sentence[], index: number): Sentence | undefined {
  const [first, second] = [sentences[index], sentences[index + 1]];
  if (first === undefined || second === undefined || desk.standing || first.opens || first.bullet || second.bullet)
    return undefined;
  const cursor = new Cursor(desk.tokens, first.from, first.to);
  if (range(cursor) === undefined || !cursor.done) return undefined;
  const shape = new Cursor(desk.tokens, second.from, second.to);
  return area(shape) !== undefined && !shape.sees('of|around|on') && context.slot !== 'map'
    ? { ...second, from: first.from, first: first.first, indent: first.indent }
    : undefined;
}

/** "At the start of your next turn: move 1; heal 1": a colon in the line opens a scope to its end. */
function openedInLine({ desk, context }: Flow, sentences: readonly Sentence[], index: number) {
  if (context.self !== undefined && context.slot !== 'token' && context.slot !== 'condition') return undefined;
  const sentence = sentences[index] as Sentence;
  let to = index + 1;
  while (sentences[to]?.line === sentence.line) to += 1;
  if (to === index + 1 || sentence.opens || desk.tokens[sentence.from]?.text === 'hazard') return undefined;
  let colon = sentence.from + 1;
  while (colon < sentence.to - 1 && desk.tokens[colon]?.text !== ':') colon += 1;
  if (colon >= sentence.to - 1) return undefined;
  const head: Sentence = { ...sentence, to: colon, opens: true };
  return {
    head,
    under: [{ ...sentence, from: colon + 1, first: false, bullet: false }, ...sentences.slice(index + 1, to)],
  };
}

interface Flow {
  readonly desk: Desk;
  readonly out: Out;
  context: Context;
  tail: Tail | undefined;
  /** How many nodes `out` held when the tail was opened: what came later stands outside of it. */
  after: number;
  /** What a sentence by hand said: later ones may hang on it. */
  broken: string | undefined;
}

function one(
  flow: Flow,
  sentence: Sentence,
  under: readonly Sentence[],
  groups: readonly (readonly Sentence[])[],
): boolean {
  const { desk, out } = flow;
  const mark = desk.sheet.next;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (flow.context.slot === 'map') {
    if (mapSentence(desk, sentence, flow.context, out)) return true;
    desk.sheet.backTo(mark);
    manual(out, desk, byHand(desk, sentence, under, undefined, flow.context.words));
    return false;
  }
  if (definition(desk, cursor, flow.context, out)) {
    flow.context = { ...flow.context, marker: out.marker ?? flow.context.marker };
    return true;
  }

  if (eachGone(desk, out.nodes, flow.context, sentence)) return true;
  if (lastsUntil(desk, out.nodes, flow.context, sentence)) return true;

  if (leaves(desk, sentence, stanceEntered(out.nodes, flow.context.words), flow.context)) return true;

  const context =
    flow.tail === undefined
      ? flow.context
      : { ...flow.tail.context, marker: flow.context.marker, strewn: flow.context.strewn ?? false, later: true };
  const inside: Inside =
    under.length === 0
      ? undefined
      : {
          from: under[0]?.from ?? 0,
          to: under.at(-1)?.to ?? 0,
          read: (inner, standing, holds = false) => {
            if (inner.choice !== undefined) return chosen(desk, groups, inner, block);
            // A line by hand in a scope is marked as such and governs no more than the scope; the others stand.
            const { fault: _, ...read } = block({ ...desk, standing, holds, notes: {} }, under, inner);
            return read;
          },
        };
  const read = phrases(desk, cursor, context, inside, flow.tail);
  const { fault } = read;
  const failed =
    fault !== undefined &&
    (fault.governs || fault.at <= sentence.from || under.length > 0 || !isEffect(desk, fault.at, sentence.to));
  if (!failed && toldAgain(out.nodes, read, context.words)) {
    for (const clause of desk.sheet.clauses.slice(mark)) clause.status = 'reminder';
    return true;
  }
  const hangs = !failed && hangsOnBroken(flow, sentence, read);
  if (hangs || failed || !join(flow, read, desk.sheet.next - 1)) {
    desk.sheet.backTo(mark);
    const why = hangs
      ? { at: sentence.from, governs: true, understood: true, reason: `depends on "${flow.broken}"` }
      : failed
        ? dependent(flow, sentence, fault)
        : unplaced(sentence, read);
    const clause = byHand(desk, sentence, under, why, flow.context.words, failed && isFirst(flow, sentence));
    flow.broken = quoteAt(desk, fault?.at ?? sentence.from, sentence.to);
    flow.tail = undefined;
    manual(out, desk, clause);
    return false;
  }
  if (fault) {
    const clause = byHand(desk, { ...sentence, from: fault.at }, [], fault, flow.context.words);
    read.into.push({ clause, node: 'manual' });
    flow.broken = quoteAt(desk, fault.at, sentence.to);
    out.fault = fault;
  }
  return true;
}

/** The stance that the ability enters before this sentence. */
function stanceEntered(nodes: readonly Node[], words: Words): Word | undefined {
  for (const node of nodes) {
    if (node.node === 'stance' && node.token !== undefined)
      return words.all.find(({ kind, ref }) => kind === 'token' && ref === node.token);
    const inner = node.node === 'if' ? stanceEntered(node.then, words) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** Words with which a sentence goes on with the one before it. */
const goingOn = /^(?:they|them|their|it|its|target|target's|else|otherwise|on|this|the)$/;

/** What a piece does hangs on the sentence before it, where that is by hand: it could say when. */
function hangsOnBroken({ desk, broken }: Flow, sentence: Sentence, { nodes }: Out): boolean {
  if (broken === undefined || !goingOn.test(desk.tokens[sentence.from]?.text ?? '')) return false;
  return nodes.some((node) => isFromPiece(node));
}

/** A sentence about what was not understood before it fails for that reason. */
function dependent({ desk, broken }: Flow, sentence: Sentence, fault: Fault): Fault {
  if (broken === undefined || fault.at > sentence.from || fault.reason !== undefined) return fault;
  if (!goingOn.test(desk.tokens[sentence.from]?.text ?? '')) return fault;
  return { ...fault, reason: `depends on "${broken}"` };
}

/** Understood, but not where it stands. */
function unplaced(sentence: Sentence, { held, nodes }: Out): Fault {
  const reason =
    held.length > 0
      ? 'it does not say how long this holds'
      : nodes.length > 0
        ? 'it does not say when this happens'
        : undefined;
  return { at: sentence.from, governs: true, understood: true, ...(reason ? { reason } : {}) };
}

/** Whether a sentence that is not understood could be a cost: nothing but costs stands before it, and it names nobody. */
function isFirst({ desk, out, context }: Flow, sentence: Sentence): boolean {
  if (desk.standing || sentence.from > 0 || out.nodes.length > 0) return false;
  return noun(new Cursor(desk.tokens, sentence.from, sentence.to), context) === undefined;
}

function manual(out: Out, desk: Desk, clause: number): void {
  if (desk.standing) out.held.push({ rule: { clause, rule: 'manual' }, of: 'you' });
  else out.nodes.push({ clause, node: 'manual' });
}

/** Adds what a sentence came to. False when it cannot stand here. */
function join(flow: Flow, read: Out, clause: number): boolean {
  const { desk, out } = flow;
  if (read.otherwise) {
    const list = flow.tail && flow.tail.then.at(-1)?.node === 'if' ? flow.tail.then : out.nodes;
    const last = list.at(-1);
    if (last?.node !== 'if' || last.else.length > 0 || read.held.length > 0) return false;
    list[list.length - 1] = { ...last, else: read.nodes };
    return true;
  }
  if (read.instead) {
    const [question] = read.nodes;
    const list = flow.tail?.then ?? out.nodes;
    return !desk.standing && read.nodes.length === 1 && read.held.length === 0 && replaced(list, question);
  }
  if (asksWhetherDone(read) && !JSON.stringify([out.nodes, out.held]).includes('"node":"may"')) return false;
  if (outdoes(flow.tail?.then ?? out.nodes, read)) return false;
  if (mayComeAgain(out.nodes, read, flow.context.words)) return false;
  if (desk.standing) return joinStanding(out, read);
  const opposite = flow.tail === undefined && read.held.length === 0 && elseOf(out.nodes, read.nodes);
  if (opposite) {
    out.nodes[out.nodes.length - 1] = opposite;
    return true;
  }
  if (read.nodes.length === 0 && read.held.length > 0 && read.held.every(refreshes)) {
    desk.notes.rules = [...(desk.notes.rules ?? []), ...read.held.map(({ rule }) => rule)];
    return true;
  }
  if (read.spaces !== undefined) {
    const area = flow.tail?.node;
    if (area?.node !== 'area') return false;
    area.spaces = [...(area.spaces ?? []), ...read.spaces];
  }
  let { nodes } = read;
  if (read.held.length > 0 && desk.reacts && out.held.length === 0 && out.nodes.length === 0) {
    out.held.push(...read.held);
  } else if (read.held.length > 0 && desk.holds) {
    out.held.push(...read.held);
  } else if (read.held.length > 0) {
    if (!desk.lasts || read.fault || read.held.some(({ of }) => of !== 'you')) return false;
    const held = lasting(read.held, { moment: 'game-end' }, clause);
    // "You have +6 max health and heal 6": in this order.
    const first = (read.held[0]?.rule.clause ?? 0) < (nodes[0]?.clause ?? 0);
    nodes = first ? [...held, ...nodes] : [...nodes, ...held];
  }
  if (read.until !== undefined) return false;
  if (goesOnLater(out.nodes, nodes)) return true;

  const tail = meant(flow.tail, nodes);
  if (tail !== undefined) {
    // What came between goes in too, so that the order stays; but not where it would be done more than once.
    const between = out.nodes.splice(flow.after);
    const many = isMany(tail.node);
    if (between.length > 0 && many) {
      out.nodes.push(...between);
      return false;
    }
    tail.then.push(...between, ...nodes);
    if (tail === flow.tail) flow.tail = { ...tail, hurt: tail.hurt || (read.tail?.hurt ?? false) };
  } else {
    out.nodes.push(...nodes);
  }
  flow.context = { ...flow.context, ...marked(read) };
  if (
    read.tail !== undefined &&
    read.tail.node !== flow.tail?.node &&
    out.nodes.includes(rootOf(read.tail).node as Node)
  ) {
    flow.tail = read.tail;
    flow.after = out.nodes.length;
  }
  return true;
}

/** "2dmg. If the target is Slowed, 4dmg": so much more, or so much instead, is not said. */
function outdoes(before: readonly Node[], { nodes }: Out): boolean {
  const [question] = nodes;
  if (question?.node !== 'if' || question.then.length !== 1 || question.else.length > 0) return false;
  const [more] = question.then;
  return (
    more?.node === 'damage' &&
    before.some((node) => node.node === 'damage' && node.to === more.to && node.amount.base < more.amount.base)
  );
}

/** What a token or piece brings "at the start of your turn" could come in each of them, unless it goes then. */
function mayComeAgain(before: readonly Node[], { nodes }: Out, words: Words): boolean {
  const [later] = nodes;
  if (later?.node !== 'later' || !later.at.thisTurn) return false;
  const said = JSON.stringify(later.then);
  if (/"node":"(?:remove|lose|kill)"/.test(said)) return false;
  const stays = (node: Node): boolean =>
    node.node === 'place' ||
    node.node === 'summon' ||
    (node.node === 'give' && words.all.some(({ kind, ref }) => kind === 'token' && ref === node.token)) ||
    ('then' in node && node.then.some(stays));
  return before.some(stays);
}

/** "If you do" asks about what one may do or leave; behind anything else it is not known what is meant. */
const asksWhetherDone = ({ nodes }: Out): boolean =>
  nodes.some((node) => node.node === 'if' && JSON.stringify(node.if).includes('"is":"done"'));

/** "If X, ... If not X, ...": asked once, so that what the one does cannot bring the other about. */
function elseOf(before: readonly Node[], nodes: readonly Node[]): Node | undefined {
  const [last, next] = [before.at(-1), nodes[0]];
  if (last?.node !== 'if' || next?.node !== 'if' || nodes.length !== 1) return undefined;
  const [a, b] = [last.if[0], next.if[0]];
  if (a === undefined || b === undefined || last.if.length + next.if.length !== 2) return undefined;
  if (last.else.length + next.else.length > 0 || !(isNot(a, b) || isNot(b, a))) return undefined;
  return { ...last, else: next.then };
}

const isNot = (a: Condition, b: Condition): boolean => a.is === 'not' && JSON.stringify(a.of) === JSON.stringify(b);

/** A response that makes the card itself ready again: it holds whether the ability was used or not. */
const refreshes = ({ rule, of }: Held): boolean =>
  of === 'you' &&
  rule.rule === 'when' &&
  rule.then.length > 0 &&
  rule.then.every((node) => node.node === 'refresh' && node.which === 'this');

/** Whether what stands in a head is done more than once. */
function isMany(node: Tail['node']): boolean {
  if (node.node === 'target') return (node.max ?? 1) > 1;
  return node.node !== 'space' || (node.count ?? 1) > 1;
}

/** The outermost of some open heads. */
const rootOf = (tail: Tail): Tail => (tail.outer === undefined ? tail : rootOf(tail.outer));

/** The innermost open head that nodes speak of. */
function meant(tail: Tail | undefined, nodes: readonly Node[]): Tail | undefined {
  for (let open = tail; open !== undefined; open = open.outer) {
    if (speaksOf(nodes, open.node.node === 'target' ? 'target' : 'each')) return open;
    if (open.context.chosen && speaksOf(nodes, 'space')) return open;
  }
  return undefined;
}

/** What later sentences mean by "it", when this one has placed something. */
const marked = (read: Out): Partial<Context> =>
  read.marker === undefined ? {} : { marker: read.marker, strewn: read.strewn ?? false };

function joinStanding(out: Out, read: Out): boolean {
  if (read.held.some(({ of }) => of !== 'you')) return false;
  if (read.nodes.length > 0) {
    // "When a unit enters this space, it heals 3. Remove this." is one response.
    const last = out.held.at(-1)?.rule;
    if (last?.rule !== 'when' || read.held.length > 0) return false;
    out.held[out.held.length - 1] = { rule: { ...last, then: [...last.then, ...read.nodes] } as Rule, of: 'you' };
  }
  out.held.push(...read.held);
  if (read.until !== undefined) {
    if (out.until !== undefined) return false;
    out.until = read.until;
  }
  return true;
}
