import type { Node } from '../../program.ts';
import type { Context } from '../context.ts';
import { repeated } from '../given/repeat.ts';
import { area } from '../nouns/area-head.ts';
import { head as headAt } from '../nouns/head.ts';
import { range } from '../nouns/range.ts';
import { moment } from '../occasions/time.ts';
import { phrases } from '../phrases/phrases.ts';
import { prefix } from '../phrases/prefix.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import { type Desk, reminded } from './desk.ts';
import type { Flow } from './flow.ts';
import { type Sentence, scopeOf } from './sentence.ts';
import { Sheet } from './sheet.ts';
/** "Now, and at the start of your turns, allies in it heal 1", where the piece's own text says the second: what is done at once. */
export function atOnceToo(
  { desk, context }: Flow,
  sentences: readonly Sentence[],
  index: number,
): Sentence | undefined {
  const sentence = sentences[index] as Sentence;
  if (desk.tokens[sentence.from]?.text !== 'now') return undefined;
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

/** "If in bear stance, heal 1. Move 1.\nElse, heal 2. Gain 1 overshield": with an "else" in the next line, whole lines are the branches. */
export function branchInLine({ desk }: Flow, sentences: readonly Sentence[], index: number) {
  const { tokens } = desk;
  const sentence = sentences[index] as Sentence;
  const to = lineEnd(sentences, index);
  if (to === index + 1 || sentence.opens) return undefined;
  if (isElse(desk, sentence)) {
    let before = index;
    while (before > 0 && sentences[before - 1]?.line === sentences[index - 1]?.line) before -= 1;
    const [first] = sentences.slice(before);
    if (before > index - 2 || tokens[first?.from ?? -1]?.text !== 'if') return undefined;
    const comma = /^[,:]$/.test(tokens[sentence.from + 1]?.text ?? '') ? sentence.from + 1 : sentence.from;
    return scopeAt(sentences, index, { to: sentence.from + 1, from: comma + 1 }, to);
  }
  if (tokens[sentence.from]?.text !== 'if' || !isElse(desk, sentences[to])) return undefined;
  let comma = sentence.from + 1;
  while (comma < sentence.to && !/^[,:]$/.test(tokens[comma]?.text ?? '')) comma += 1;
  return comma < sentence.to - 1 ? scopeAt(sentences, index, { to: comma, from: comma + 1 }, to) : undefined;
}

const isElse = ({ tokens }: Desk, sentence: Sentence | undefined): boolean =>
  /^(?:else|otherwise)$/.test(tokens[sentence?.from ?? -1]?.text ?? '');

/** Where the sentences of a line end. */
function lineEnd(sentences: readonly Sentence[], index: number): number {
  let to = index + 1;
  while (sentences[to]?.line === sentences[index]?.line) to += 1;
  return to;
}

/** What stands at the beginning of a sentence as the head of a scope, and under it the rest of the line. */
function scopeAt(
  sentences: readonly Sentence[],
  index: number,
  parts: { readonly to: number; readonly from: number },
  to: number,
) {
  const sentence = sentences[index] as Sentence;
  return {
    head: { ...sentence, to: parts.to, opens: true },
    under: [{ ...sentence, from: parts.from, first: false, bullet: false }, ...sentences.slice(index + 1, to)],
  };
}

/** A second line that begins with "or" is the other way to use the text. Returns how many sentences were taken. */
export function alternative(flow: Flow, sentences: readonly Sentence[], index: number): number {
  const { desk } = flow;
  const [first, second] = [sentences[index], sentences[index + 1]];
  if (first === undefined || second === undefined || desk.standing || flow.tail !== undefined) return 0;
  if (first.opens || first.bullet || second.bullet || second.opens || !second.first) return 0;
  if (desk.tokens[second.from]?.text !== 'or' || sentences[index + 2]?.line === second.line) return 0;
  const third = sentences[index + 2];
  const both = [first, { ...second, from: second.from + 1 }];
  if (third !== undefined && ofEitherDamage(flow, both, third)) return 3;
  return eitherOf(flow, both) ? 2 : 0;
}
alternative.several = true;

/** `Range 1, 3dmg`, `or range 3, 3dmg`, and in a line below `double damage to Slowed units`: of whichever of them is made. */
function ofEitherDamage(flow: Flow, both: readonly Sentence[], third: Sentence): boolean {
  const { tokens } = flow.desk;
  const cursor = new Cursor(tokens, third.from, third.to);
  const isMore =
    cursor.takeAny('# x damage|dmg', 'x # damage|dmg', 'double|triple damage|dmg', '+ # damage|dmg') &&
    cursor.sees('to|against|if|vs|versus');
  if (!third.first || third.bullet || third.opens || !isMore) return false;
  const more = inFull(tokens.slice(third.from, third.to));
  const said = [...tokens];
  const sentences = both.map((sentence, n) => {
    const own = tokens.slice(sentence.from, sentence.to);
    const last = own.at(-1) as Token;
    // Its letters are those of the last alternative, behind which it stands.
    const behind = n === both.length - 1 ? more : more.map((word) => ({ ...word, from: last.to, to: last.to }));
    const from = said.length;
    said.push(...own, { ...wordLike(last, ','), from: last.to, to: last.to }, ...behind);
    return { ...sentence, from, to: said.length };
  });
  return eitherOf({ ...flow, desk: { ...flow.desk, tokens: said } }, sentences);
}

/** `2x damage to size 2+` as "double damage to units that are size 2+". */
function inFull(said: readonly Token[]): readonly Token[] {
  const [like, times] = said;
  const cursor = new Cursor(said, 0, said.length);
  if (like === undefined || times?.text !== 'x' || !cursor.take('# x damage|dmg') || !/^[23]$/.test(like.text))
    return said;
  const behind = cursor.at;
  const bare = cursor.take('to|against') && cursor.sees('size #');
  const whom = bare ? [...said.slice(behind, cursor.at), ...wordsLike(like, 'units that are')] : [];
  const rest = said.slice(bare ? cursor.at : behind);
  return [wordLike(like, like.value === 3 ? 'triple' : 'double'), said[2] as Token, ...whom, ...rest];
}

/** `Until your next turn, Jab becomes range 1, 5dmg`, before `or range 2, 3dmg`: another way to use that. */
const isOfOther = (said: readonly Token[]): boolean =>
  said.some(
    ({ text }, n) =>
      n > 0 &&
      /^(?:range|burst|line|path)$/.test(text) &&
      /^(?:becomes?|to|into|with|by)$/.test(
        said[n - 1]?.text === ':' ? (said[n - 2]?.text ?? '') : (said[n - 1]?.text ?? ''),
      ) &&
      said.some(({ text: verb }) => /^(?:becomes?|changes|turns|replace|replaced)$/.test(verb)),
  );

/** `Range 3, 2dmg or Range 1, 3dmg`, `either gain a Coin, or all enemies in line 3, 2dmg`: behind "or" stands another head, so it is another use. Returns how many sentences were taken. */
export function orHead(flow: Flow, sentences: readonly Sentence[], index: number): number {
  const { desk } = flow;
  const { tokens } = desk;
  const whole = sentences[index] as Sentence;
  if (desk.standing || flow.tail !== undefined || whole.opens || whole.bullet) return 0;
  const either = tokens[whole.from]?.text === 'either';
  const sentence = either ? { ...whole, from: whole.from + 1 } : whole;
  for (let at = sentence.from + 2; at < sentence.to - 1; at++) {
    const word = tokens[at + 1]?.text ?? '';
    const some =
      either && new Cursor(tokens, at + 1, sentence.to).sees('all|each units|enemies|allies|targets in|within');
    const begins = some || (/^(?:range|burst|line|path)$/.test(word) && tokens[at + 2]?.kind === 'number');
    if (tokens[at]?.text !== 'or') continue;
    if (begins && isOfOther(tokens.slice(sentence.from, at))) return 0;
    const near = begins || tokens[at - 1]?.text !== ',' ? undefined : orSomeHead(tokens, sentence, at + 1);
    if (near !== undefined) {
      const like = tokens[at + 2] as Token;
      const place = near.map((token) => ({ ...token, from: like.from, to: like.to }));
      const told = {
        ...flow,
        desk: { ...desk, tokens: [...tokens.slice(0, at + 3), ...place, ...tokens.slice(at + 3)] },
      };
      const [first, second] = [
        { ...sentence, to: at - 1 },
        { ...sentence, from: at + 1, to: sentence.to + place.length },
      ];
      return eitherOf(told, [first, second]) ? 1 : 0;
    }
    if (!begins) continue;
    const to = tokens[at - 1]?.text === ',' ? at - 1 : at;
    // "In range 2 or range 3" is one head.
    if (tokens[to - 1]?.kind === 'number') return 0;
    return eitherOf(flow, [
      { ...sentence, to },
      { ...sentence, from: at + 1 },
    ])
      ? 1
      : 0;
  }
  return 0;
}
orHead.needs = oneOf('or');

const oneOfSome = /^(?:targets?|enemy|enemies|ally|allies|units?|hero|heroes)$/;

/**
 * `Two targets in range 3, 1dmg each, or one target, 2dmg`: behind "or" so many others are chosen, who are where the first ones are if it is not
 * said. Returns the words that say where; none where they stand there.
 */
function orSomeHead(tokens: readonly Token[], { from }: Sentence, at: number): readonly Token[] | undefined {
  const [, who, next] = tokens.slice(at, at + 3);
  if (!new Cursor(tokens, at, tokens.length).take('#') || !oneOfSome.test(who?.text ?? '')) return undefined;
  const first = new Cursor(tokens, from, at);
  const ranged = first.take('range # ,');
  const counted = first.take('up to #') || first.take('#');
  // "Range 2, 2dmg, or two targets in range 1, 1dmg": these say where they are.
  const several = counted && oneOfSome.test(first.peek()?.text ?? '');
  if (ranged && !several) return /^(?:in|within)$/.test(next?.text ?? '') ? [] : undefined;
  if (!several) return undefined;
  first.at += 1;
  if (/^(?:in|within)$/.test(next?.text ?? '')) return [];
  if (next?.text !== ',') return undefined;
  if (ranged) return [wordLike(who as Token, 'in'), ...tokens.slice(from, from + 2)];
  const place = first.at;
  return first.take('in|within range #') ? tokens.slice(place, first.at) : undefined;
}

/** `range 1`, with nothing that is done to whoever is chosen. */
const isBareHead = ([only, ...more]: readonly Node[]): boolean =>
  more.length === 0 && only?.node === 'target' && only.then.length === 0;

/** Reads each of these sentences as one way to go on; false where one of them is not read. */
export function eitherOf({ desk, out, context }: Flow, sentences: readonly Sentence[]): boolean {
  const mark = desk.sheet.next;
  const reads = sentences.map((sentence) => {
    const clause = desk.sheet.next;
    const read = phrases(desk, new Cursor(desk.tokens, sentence.from, sentence.to), context, undefined);
    const label = desk.source.slice(desk.tokens[sentence.from]?.from, desk.tokens[sentence.to - 1]?.to);
    return { read, option: { clause, label, then: read.nodes } };
  });
  // "Place a Wolf in your space or range 1. It ...": a place where that is done, and no attack of its own.
  const bare = reads.filter(({ read }) => isBareHead(read.nodes)).length;
  const isOpen = bare > 0 && bare < reads.length;
  if (isOpen || reads.some(({ read }) => read.fault || read.held.length > 0 || read.nodes.length === 0)) {
    desk.sheet.backTo(mark);
    return false;
  }
  out.nodes.push({ clause: mark, node: 'choose', count: 1, options: reads.map(({ option }) => option) });
  return true;
}

/** `Range 4. 3x3. 2dmg.`: a range that is a sentence of its own belongs to the area in the next one. */
export function rangeAlone(
  { desk, context }: Flow,
  sentences: readonly Sentence[],
  index: number,
): readonly Sentence[] | undefined {
  const [first, second] = [sentences[index], sentences[index + 1]];
  if (first === undefined || second === undefined || desk.standing || first.opens || first.bullet || second.bullet)
    return undefined;
  const cursor = new Cursor(desk.tokens, first.from, first.to);
  if (range(cursor) === undefined || !cursor.done) return undefined;
  const shape = new Cursor(desk.tokens, second.from, second.to);
  if (area(shape) === undefined || shape.sees('of|around|on') || context.slot === 'map') return undefined;
  const both: Sentence = { ...second, from: first.from, first: first.first, indent: first.indent };
  return [...sentences.slice(0, index), both, ...sentences.slice(index + 2)];
}
rangeAlone.several = true;
rangeAlone.begins = range.begins;

/** `Any number of units in range 8, each:`: of several who are chosen it comes to each of them, anyway. */
function withoutEach({ tokens }: Desk, head: Sentence): Sentence {
  const end = tokens[head.to - 1]?.text === ':' ? head.to - 1 : head.to;
  const isMany =
    /^(?:any|up|two|three|four)$/.test(tokens[head.from]?.text ?? '') || tokens[head.from]?.kind === 'number';
  const isSaid = tokens[end - 1]?.text === 'each' && tokens[end - 2]?.text === ',';
  return head.opens && isMany && isSaid ? { ...head, to: end - 2 } : head;
}

/**
 * `Range 3:`, `Enemies in burst 2:` at the end of its line, with what happens below it: the same as with a stop behind it. Behind a moment
 * or a question that head is the first thing in its scope.
 */
export function headOpens(
  { desk, context, tail }: Flow,
  sentences: readonly Sentence[],
  index: number,
): readonly Sentence[] | undefined {
  const head = withoutEach(desk, sentences[index] as Sentence);
  if (!head.opens || scopeOf(sentences, index) === 0) return undefined;
  const [before, behind] = [sentences.slice(0, index), sentences.slice(index + 1)];
  const active = context.slot === 'ability' || context.slot === 'default';
  if (!desk.standing && isHead(desk, head, context))
    return active ? [...before, { ...head, opens: false }, ...behind] : undefined;
  const cursor = new Cursor(desk.tokens, head.from, head.to);
  const found = cursor.sees('at|if|when|whenever|on|while') ? prefix(cursor, context) : undefined;
  const lines = behind[0]?.indent ?? 0;
  if (found === undefined || cursor.done || lines <= head.indent) return undefined;
  if (desk.standing ? !['at', 'when'].includes(found.is) : !active) return undefined;
  const inner: Sentence = { ...head, from: cursor.at, opens: false, first: false, indent: lines };
  // "In burst 1 of it", which is the space that was chosen before.
  if (!isHead(desk, inner, tail?.context ?? context)) return undefined;
  const comma = /^[,:]$/.test(cursor.before?.text ?? '') ? cursor.at - 1 : cursor.at;
  return [...before, { ...head, to: comma }, inner, ...behind];
}
headOpens.several = true;

const isHead = (desk: Flow['desk'], { from, to }: Sentence, context: Flow['context']): boolean => {
  const cursor = new Cursor(desk.tokens, from, to);
  return cursor.sees('range|unlimited|infinite') && range(cursor) !== undefined && cursor.done
    ? true
    : isHeadAlone(desk, { from, to }, context);
};

export const isHeadAlone = (
  desk: Flow['desk'],
  { from, to }: Pick<Sentence, 'from' | 'to'>,
  context: Flow['context'],
): boolean => {
  const cursor = new Cursor(desk.tokens, from, to);
  return headAt(cursor, context, 0) !== undefined && cursor.done;
};

/** Where in its line the other branch of a question, or the other answer to an offer, begins; at the end of the line where there is none. */
function elseOrEnd({ tokens }: Desk, sentences: readonly Sentence[], index: number, end: number): number {
  const { from: start = 0, to = 0 } = sentences[index] ?? {};
  const colon = tokens.findIndex(({ text }, at) => at > start && at < to && text === ':');
  // "You may spend a Coin: heal 1. If you don't, ...".
  const offers = tokens.slice(start, Math.max(colon, start)).some(({ text }) => text === 'may' || text === 'can');
  const isRefused = ({ from }: Sentence): boolean =>
    offers &&
    tokens[from]?.text === 'if' &&
    tokens[from + 1]?.text === 'you' &&
    /^(?:don't|do|didn't|did)$/.test(tokens[from + 2]?.text ?? '') &&
    /^(?:,|not|so)$/.test(tokens[from + 3]?.text ?? '');
  const isOther = ({ from }: Sentence): boolean =>
    /^(?:else|otherwise)$/.test(tokens[from]?.text ?? '') ||
    (tokens[from]?.text === 'if' && tokens[from + 1]?.text === 'not' && /^[,:]$/.test(tokens[from + 2]?.text ?? ''));
  const found = sentences.slice(index + 1, end).findIndex((one) => isOther(one) || isRefused(one));
  return found < 0 ? end : index + 1 + found;
}

/** `each Mine`, right before the colon. */
function isEachPiece({ tokens }: Desk, { words }: Context, from: number, colon: number): boolean {
  const at = tokens.findLastIndex(({ text }, n) => n < colon && /^(?:each|every|all)$/.test(text));
  return at >= from && wordAt(words, tokens, at + 1, colon, ['marker'])?.to === colon;
}

/** "At the start of your next turn: move 1; heal 1": a colon in the line opens a scope to its end, or to an "otherwise" in it. */
export function openedInLine({ desk, context }: Flow, sentences: readonly Sentence[], index: number) {
  if (context.self !== undefined && context.slot !== 'token' && context.slot !== 'condition') return undefined;
  const sentence = sentences[index] as Sentence;
  const end = lineEnd(sentences, index);
  const to = end === index + 1 ? end : elseOrEnd(desk, sentences, index, end);
  if (to === index + 1 || sentence.opens || desk.tokens[sentence.from]?.text === 'hazard') return undefined;
  let colon = sentence.from + 1;
  while (colon < sentence.to - 1 && desk.tokens[colon]?.text !== ':') colon += 1;
  if (colon >= sentence.to - 1) return undefined;
  // "Each marked space: 2dmg. Remove all marks.": once, behind all of them.
  const next = sentences[index + 1]?.from ?? -1;
  const unmarks = desk.tokens[desk.tokens[next]?.text === 'then' ? next + 1 : next]?.text === 'remove';
  if (unmarks && /^spaces?$/.test(desk.tokens[colon - 1]?.text ?? '')) return undefined;
  // "Each Mine: burst 1, 2dmg. Remove all Mines.": the same.
  if (
    unmarks &&
    desk.tokens.slice(next, next + 3).some(({ text }) => text === 'all' || text === 'them') &&
    isEachPiece(desk, context, sentence.from, colon)
  )
    return undefined;
  // "Each Mine explodes: burst 1, 2dmg": what it does in that.
  if (/^(?:explodes?|detonates?)$/.test(desk.tokens[colon - 1]?.text ?? '')) return undefined;
  const found = scopeAt(sentences, index, { to: colon, from: colon + 1 }, to);
  // "All enemies in range 3: Stun. Heal 1.": behind whom it is for, a colon is a comma.
  return !desk.standing && isHeadAlone(desk, found.head, context) ? undefined : found;
}
