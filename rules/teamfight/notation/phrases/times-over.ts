import type { Amount, Condition, Node } from '../../program.ts';
import { counting } from '../amounts/amount.ts';
import { type Context, within } from '../context.ts';
import { choice } from '../sentences/choice.ts';
import { type Desk, ran, reminded } from '../sentences/desk.ts';
import { eachFromLast } from '../sentences/each-from-last.ts';
import type { Flow } from '../sentences/flow.ts';
import { choosesAnew } from '../sentences/holds-anyway.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { phrases } from './phrases.ts';
import type { Run } from './run.ts';

/** More often than this is a misprint. */
const mostOften = 6;

/** `Do the following twice: ...`, which says no more than `twice: ...`. */
const doThis = ['do? this', 'do? the following'] as const;

/** `Three times: range 4, 2dmg`: the sentence so often, on whoever is chosen then. */
export function timesOver(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { head, out, context } = run;
  const isFirst = out.nodes.length === 0;
  if (desk.standing || head !== undefined || (!isFirst && !cursor.sees('for each|every'))) return false;
  if (run.inside !== undefined) return isFirst && scopeOver(desk, cursor, run);
  const start = cursor.at;
  const mark = desk.sheet.next;
  cursor.takeAny(...doThis);
  const each = cursor.sees('for|per') ? forEachSpent(cursor, context) : undefined;
  if (each === undefined && !cursor.takeAny('up? to? # times :|,', 'up? to? twice :|,')) return false;
  const times = each !== undefined || cursor.tokens[cursor.at - 2]?.text === 'twice' ? 2 : (cursor.numbers[0] ?? 1);
  // "Up to three times, range 3, 1dmg".
  const atMost = cursor.tokens.slice(start, cursor.at).some(({ text }) => text === 'up');
  const clause = ran(desk, start, cursor.at);
  const apart = each === undefined ? othersAtEnd(cursor) : undefined;
  const told = apart === undefined ? cursor : new Cursor(cursor.tokens, cursor.at, apart);
  const read = times > 1 && times <= mostOften ? phrases(desk, told, context, undefined) : undefined;
  if (apart !== undefined && read !== undefined && (!told.done || !onOthers(read.nodes, times, atMost ? 0 : times))) {
    desk.sheet.backTo(mark);
    cursor.at = start;
    return false;
  }
  if (read === undefined || read.fault || read.held.length > 0 || read.nodes.length === 0 || read.spaces) {
    desk.sheet.backTo(mark);
    cursor.at = start;
    return false;
  }
  if (apart === undefined) {
    const then: readonly Node[] = atMost ? [{ clause, node: 'may', then: read.nodes }] : read.nodes;
    run.into.push({ clause, node: 'repeat', times: each ?? { base: times }, then });
  } else {
    ran(desk, apart, cursor.end);
    cursor.at = cursor.end;
    run.into.push(...read.nodes);
  }
  return true;
}

/** `Then up to two times, a different enemy in range 2 of the last one takes 1dmg`: nobody who was hit before, each measured from the one before. */
export function fromOneToNext(flow: Flow, sentence: Sentence): boolean {
  const each = eachFromLast(flow.desk.tokens, sentence.from, sentence.to);
  if (each !== undefined) {
    const { tokens, to } = each;
    const both: Flow = { ...flow, desk: { ...flow.desk, tokens } };
    const found = fromOneToNext(both, { ...sentence, to });
    if (found) flow.tail = undefined;
    return found;
  }
  const { desk, out, tail } = flow;
  if (desk.standing || sentence.opens || tail?.node.node !== 'target' || out.nodes.at(-1) !== (tail.node as Node))
    return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  cursor.take('then');
  const mark = desk.sheet.next;
  if (!cursor.takeAny('up to # more? times|time :|,')) return false;
  const [times = 0] = cursor.numbers;
  const clause = ran(desk, sentence.from, cursor.at);
  const isNew = cursor.sees('a|another different|enemy|unit|ally|target|hero') || cursor.sees('a new|different');
  const read = isNew && times <= mostOften ? phrases(desk, cursor, tail.context, undefined) : undefined;
  const [only] = read?.nodes ?? [];
  const links = only?.node === 'target' && only.from === 'target' && only.max === undefined && !only.forced;
  if (read === undefined || read.fault || read.held.length > 0 || read.nodes.length > 1 || !links) {
    desk.sheet.backTo(mark);
    return false;
  }
  const { who } = only;
  const fresh: Condition = { is: 'not', of: { is: 'was-hit', of: 'each' } };
  const next: Node = { ...only, who: { ...who, if: [...(who.if ?? []), fresh] } };
  out.nodes.push({ clause, node: 'repeat', times: { base: times }, then: [{ clause, node: 'may', then: [next] }] });
  flow.tail = undefined;
  return true;
}
fromOneToNext.begins = beginning('then? up');
fromOneToNext.needs = oneOf('time times each');

/** `Three times:` and what stands in its scope. */
function scopeOver(desk: Desk, cursor: Cursor, run: Run): boolean {
  const start = cursor.at;
  const mark = desk.sheet.next;
  const each = cursor.sees('for each|every') ? choiceForEach(cursor, run.context) : undefined;
  if (each !== undefined) return choosesForEach(desk, cursor, run, each);
  cursor.takeAny(...doThis);
  if (!cursor.takeAny('up? to? # times :?', 'up? to? twice :?') || !cursor.done) {
    cursor.at = start;
    return false;
  }
  const atMost = cursor.tokens.slice(start, cursor.at).some(({ text }) => text === 'up');
  const times = cursor.numbers[0] ?? 2;
  const clause = ran(desk, start, cursor.at);
  const read = times > 1 && times <= mostOften ? run.open(within(run.context, { anew: true }), false) : undefined;
  const whole = read !== undefined && !read.fault && read.held.length === 0 && read.nodes.length > 0 && !read.spaces;
  if (!whole || desk.sheet.clauses.slice(clause).some(({ status }) => status === 'manual')) {
    desk.sheet.backTo(mark);
    run.out.fault = { at: start, governs: true };
    return true;
  }
  if (goesOnBehind(desk, read.nodes, start)) {
    desk.sheet.backTo(mark);
    run.out.fault = {
      at: start,
      governs: true,
      why: 'it does not say whether the sentence behind it is done as often',
    };
    return true;
  }
  const then: readonly Node[] = atMost ? [{ clause, node: 'may', then: read.nodes }] : read.nodes;
  run.into.push({ clause, node: 'repeat', times: { base: times }, then });
  return true;
}

/** `Twice: Range 3, 1dmg. Gain a Coin.`: what is one's own in a sentence of its own behind an attack, in the same line. */
function goesOnBehind({ sheet, source, tokens }: Desk, nodes: readonly Node[], start: number): boolean {
  const [first] = nodes;
  const last = nodes.at(-1);
  if (
    first === last ||
    last === undefined ||
    tokens[start + 2]?.text === 'following' ||
    'then' in last ||
    first?.node === undefined
  )
    return false;
  if (first.node !== 'target' && first.node !== 'area' && first.node !== 'each') return false;
  const from = sheet.clauses[last.clause]?.from ?? 0;
  const before = source.slice(tokens[start]?.from ?? 0, from);
  return /[.;]\s*$/.test(before) && !before.includes('\n') && !/^\s*then\b/i.test(source.slice(from));
}

/** `For each, choose one --`, `for each Coin spent, choose one:`: how often one chooses anew. */
const choiceForEach = (cursor: Cursor, context: Context): Amount | undefined =>
  cursor.try(() => {
    const per = counting(cursor, context);
    const often = /^(?:lost|removed)$/.test(per?.per?.count ?? '') && cursor.take(',|:');
    return often && cursor.sees('choose|pick') ? { base: 0, terms: [{ each: 1, ...per }] } : undefined;
  });

/** The choice that stands under it, so often. */
function choosesForEach(desk: Desk, cursor: Cursor, run: Run, times: Amount): boolean {
  const start = cursor.at;
  const kind = choice(cursor);
  const clause = ran(desk, start, cursor.at);
  const read =
    kind === 'choose' && cursor.done
      ? run.open(within(run.context, { anew: true, choice: { kind, clause } }), false)
      : undefined;
  if (read === undefined || read.fault || read.held.length > 0 || read.spaces) {
    run.out.fault = { at: start, governs: true };
    return true;
  }
  run.into.push({ clause, node: 'repeat', times, then: read.nodes });
  return true;
}

/** Where `, each time against a different target` begins, at the end of a sentence. */
function othersAtEnd({ tokens, at, end }: Cursor): number | undefined {
  for (let from = Math.max(at + 1, end - 9); from < end; from++) {
    const said = new Cursor(tokens, from, end);
    if (said.takeAny(...differently) && said.done) return from;
  }
  return undefined;
}

const differently = [
  ',? each time|one? against|on|at|targeting a different|new|another target|unit|enemy|one',
  ',? each time|one? a different|new target|unit|enemy',
  ',? against|on|at|targeting different|separate targets|units|enemies',
  '( different|separate targets|units|enemies )',
];

/** One attack on so many, none of them twice. */
function onOthers(nodes: Node[], times: number, min = times): boolean {
  const [only] = nodes;
  if (only?.node !== 'target' || nodes.length > 1 || only.max !== undefined || only.links || only.forced) return false;
  nodes[0] = { ...only, min, max: times };
  return true;
}

/** `Each must have a different target`, `all targets must be different`, behind several attacks: none is on the same unit again. */
export function mustDiffer(desk: Desk, nodes: Node[], sentence: Sentence): boolean {
  const [only] = nodes;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  // All that are chosen at once are different in any case.
  if (only?.node === 'target' && nodes.length === 1 && (only.max ?? 1) > 1 && differ(cursor)) {
    reminded(desk, sentence.from, sentence.to);
    return true;
  }
  if (only?.node !== 'repeat' || nodes.length > 1 || only.times === 'any' || only.times.terms !== undefined)
    return false;
  const then = [...only.then];
  if (!differ(cursor) || !onOthers(then, only.times.base)) return false;
  nodes.splice(0, 1, ...then);
  ran(desk, sentence.from, sentence.to);
  return true;
}

/** `Range 1, 1dmg, four times. You can choose a new target each time`: whoever is chosen then, where it would be the same one every time. */
export function anewEachTime(desk: Desk, nodes: Node[], sentence: Sentence): boolean {
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  const often = sentence.opens || nodes.length > 1 ? undefined : oftenOnOne(nodes[0]);
  if (often === undefined || !choosesAnew(cursor) || !cursor.done) return false;
  nodes[0] = often;
  ran(desk, sentence.from, sentence.to);
  return true;
}
anewEachTime.begins = beginning('(|the|targets|each|they|you|can|may|different|separate|new|same');
anewEachTime.needs = oneOf('can may allowed possible permitted');

/** `Three targets in range 4, 1dmg. The same unit can be targeted more than once`: each of the three is chosen by itself. */
export function sameAgain(desk: Desk, nodes: Node[], sentence: Sentence): boolean {
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (bouncesBack(cursor, nodes)) {
    ran(desk, sentence.from, sentence.to);
    return true;
  }
  const [only] = nodes;
  if (sentence.opens || nodes.length > 1 || only?.node !== 'target' || only.links !== undefined) return false;
  const { min, max = 1, ...one } = only;
  if (max < 2 || min !== max || !cursor.sees('the|a|you|each|one') || !targetsTwice(cursor) || !cursor.done)
    return false;
  nodes[0] = { clause: one.clause, node: 'repeat', times: { base: max }, then: [one] };
  ran(desk, sentence.from, sentence.to);
  return true;
}
sameAgain.begins = beginning('(|it|this|can|may|you|the|each|a|one');
sameAgain.needs = oneOf('can may');

/** `(Can bounce back)`, `can hit the same unit twice`, behind one that is chosen near the one before it: whoever was hit already, too. */
function bouncesBack(cursor: Cursor, nodes: Node[]): boolean {
  const last = nodes.at(-1);
  const repeats = last?.node === 'repeat' || (last?.node === 'target' && last.then.at(-1)?.node === 'repeat');
  if (!repeats || !cursor.sees('(|it|this|can|may|you|the|each')) return false;
  const bracket = cursor.take('(');
  cursor.take('it|this|you');
  const back =
    cursor.takeAny('can|may bounce|jump|leap|chain|return|go back', 'can|may return to? someone|anyone|anybody?') ||
    (cursor.sees('the|each')
      ? targetsTwice(cursor)
      : cursor.take('can|may hit|target|choose the same unit|target|enemy|one') &&
        cursor.takeAny('more than once', 'twice', 'multiple times', 'again'));
  if (back)
    cursor.takeAny(',? but not straight|right away', ',? but not immediately|directly', ',? but not twice in a row');
  if (!back || (bracket && !cursor.take(')')) || !cursor.done) return false;
  const text = JSON.stringify(last);
  const again = text.replaceAll(/,?"if":\[\{"is":"not","of":\{"is":"was-hit","of":"each"\}\}\]/g, '');
  // "The nearest other enemy" may be one that was hit before the last one, anyway.
  if (again === text) return text.includes('"except":["target"]') && !text.includes('"links"');
  nodes[nodes.length - 1] = JSON.parse(again) as Node;
  return true;
}

const targetsTwice = (cursor: Cursor): boolean => {
  const unit = cursor.takeAny(
    'the|a|one same|single? unit|target|enemy|ally|hero can|may be targeted|chosen|hit|picked',
    'each unit|target|enemy|ally|hero can|may be targeted|chosen|hit|picked',
  );
  const you = !unit && cursor.take('you can|may target|choose|hit|pick the same unit|target|enemy|ally|hero|one');
  return (unit || you) && cursor.takeAny('more than once', 'twice', 'multiple|several times', 'again');
};

const anew = '(|you|each|the|can|may|targets|different|separate|new|same';

/** `Range 1, 1dmg three times, you may choose different targets`, in the sentence itself. */
export function anewInSentence(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { head, outer } = run;
  const start = cursor.at;
  if (head?.node.node !== 'target' || run.into !== head.then || outer.length > 1 || desk.standing) return false;
  const often = cursor.sees(anew) ? oftenOnOne(outer[0]) : undefined;
  if (often === undefined || !choosesAnew(cursor) || !cursor.done) {
    cursor.at = start;
    return false;
  }
  outer[0] = often;
  run.into = outer;
  run.tail = undefined;
  ran(desk, start, cursor.at);
  return true;
}
anewInSentence.begins = beginning(anew);

/** One attack that harms its target several times, as so many attacks. */
function oftenOnOne(only: Node | undefined): Node | undefined {
  if (only?.node !== 'target' || only.max !== undefined || only.links) return undefined;
  const [first, ...more] = only.then;
  const isSame = first?.node === 'damage' && more.length > 0 && more.length < mostOften;
  if (!isSame || more.some((one) => JSON.stringify(one) !== JSON.stringify(first))) return undefined;
  return { clause: first.clause, node: 'repeat', times: { base: more.length + 1 }, then: [{ ...only, then: [first] }] };
}

/** `Each must have a different target`, `it cannot be the same target twice`. */
const differ = (cursor: Cursor): boolean => cursor.takeAny(...differing) && cursor.done;

const differing = [
  'each|all? targets|target must be different|unique',
  'targets must be different|unique',
  'each attack|shot|time|hit? must target|have|hit|be a different target|unit|enemy',
  'each on a different target|unit|enemy',
  "can't|cannot target|hit|choose the same unit|target|enemy twice|again",
  "can't|cannot target|hit|choose the same unit|target|enemy more than once",
  "you can't|cannot target|hit|choose the same unit|target|enemy twice|again",
  "you can't|cannot target|hit|choose the same unit|target|enemy more than once",
  "it|they|this? can't|cannot|not be the same unit|target|enemy|one twice|again",
  'no unit|target|enemy more than once',
];
mustDiffer.begins = beginning(...differing);
mustDiffer.needs = oneOf('different unique twice again once');

/** What somebody is chosen by, or found, anew each time. */
const choosing = [
  ',|: range #',
  ',|: the? nearest|closest',
  ',|: a? random',
  ',|: # dmg|damage to the nearest|closest',
  ',|: # dmg|damage to a random',
];

/** What as many pieces may come for as there are of it. */
const placedFor = new Set(['hit', 'tokens', 'units', 'dead', 'markers', 'round', 'removed']);
/** `For each Coin, an enemy in range 3 takes 1dmg`: each time one. */
const oneOfThem = ',|: an|one enemy|ally|unit|hero';
const named = oneOf('it them they its their that those');

/** `For each Coin spent, range 3, 1dmg`, `for each Coin, nearest enemy in range 4, 1dmg`, `for each ally in LoS, place a Mine in range 2`: as often as that. */
function forEachSpent(cursor: Cursor, context: Context): Amount | undefined {
  return cursor.try(() => {
    const per = counting(cursor, context);
    const isPlacing = cursor.sees(', place|put|drop|create|summon') && !cursor.holds(named);
    const had = per?.per?.count === 'tokens' && per.per.on === 'you' && choosing.some((one) => cursor.sees(one));
    const isAnew = isPlacing || (cursor.sees(oneOfThem) && !cursor.holds(named));
    const many = had || per?.per?.count === 'lost' || (isAnew && placedFor.has(per?.per?.count ?? ''));
    return many && cursor.take(',|:') ? { base: 0, terms: [{ each: 1, ...per }] } : undefined;
  });
}
