import { Cursor } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import { choice } from './choice.ts';
import type { Sentence } from './sentence.ts';

/**
 * The options of a choice that have no bullets, as if they had: `Choose one:` with a line for each below it, and `choose one: heal 2, gain 2
 * overshield, or clear a condition` in one line, whatever stands before it.
 */
export function listed(tokens: readonly Token[], sentences: readonly Sentence[]): readonly Sentence[] {
  const found: Sentence[] = [];
  for (let i = 0; i < sentences.length; ) {
    const sentence = sentences[i] as Sentence;
    const list = chooses(tokens, sentence.from, sentence.to)
      ? (below(tokens, sentences, i) ?? byName(tokens, sentences, i) ?? inLine(tokens, sentences, i))
      : undefined;
    found.push(...(list?.sentences ?? [sentence]));
    i += list?.taken ?? 1;
  }
  return found;
}

interface List {
  readonly sentences: readonly Sentence[];
  readonly taken: number;
}

/** Whether there may be options without bullets in these words. */
export function chooses(tokens: readonly Token[], from = 0, to = tokens.length): boolean {
  for (let at = from; at < to; at++) if (isChoosing.has((tokens[at] as Token).text)) return true;
  return false;
}

const isChoosing = new Set(['choose', 'chooses', 'pick', 'picks', 'do']);

/** Where `choose one` begins that reaches to `to`. */
function begins(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = to - 1; at >= from; at--) {
    if (!isChoosing.has(tokens[at]?.text ?? '')) continue;
    const cursor = new Cursor(tokens, at, to);
    const kind = choice(cursor) ?? (cursor.take('choose|chooses|pick|picks either?') ? 'choose' : undefined);
    return kind !== undefined && kind !== 'roll' && cursor.done;
  }
  return false;
}

/** `Choose one:` at the end of its line, and below it a line for each option; what stands there in any case ends the list or leaves it open. */
function below(tokens: readonly Token[], sentences: readonly Sentence[], index: number): List | undefined {
  const head = sentences[index] as Sentence;
  const first = sentences[index + 1];
  const closes = head.opens || tokens[head.to - 1]?.text === '--';
  if (!closes || first === undefined || first.bullet || !first.first || !begins(tokens, head.from, head.to))
    return undefined;
  const deeper = first.indent > head.indent;
  let to = index + 1;
  const options: Sentence[] = [];
  let many = 0;
  for (; to < sentences.length; to++) {
    const one = sentences[to] as Sentence;
    if (deeper ? one.indent < first.indent : one.paragraph !== head.paragraph) break;
    if (one.bullet || one.indent < first.indent) return undefined;
    const isOption = one.first && one.indent === first.indent;
    const word = tokens[one.from]?.text ?? '';
    if (isOption && comesAnyway.test(word)) return undefined;
    if (isOption) many += 1;
    const behindOr = isOption && word === 'or' ? one.from + 1 : one.from;
    options.push({ ...one, from: behindOr, ...(isOption && { bullet: true }) });
  }
  const [only] = options;
  if (many === 1 && only !== undefined && options.length === 1) {
    // "Heal 2, or" goes on in the next line.
    const parts = split(tokens, only).map((part) => ({ ...part, first: true, bullet: true }));
    return parts.length > 1 ? { sentences: [head, ...parts], taken: to - index } : undefined;
  }
  return many > 1 ? { sentences: [head, ...options], taken: to - index } : undefined;
}

/** What a line begins with that is no option, but comes behind whatever was chosen. */
const comesAnyway = /^(?:then|afterwards|after|either|else|otherwise|unless|---)$/;

/** `Choose Torch or Lantern.`, where a line begins with each of these names: that is the alternative. */
function byName(tokens: readonly Token[], sentences: readonly Sentence[], index: number): List | undefined {
  const head = sentences[index] as Sentence;
  const text = (at: number): string => tokens[at]?.text ?? '';
  let verb = head.from;
  while (verb < head.to && !isChoosing.has(text(verb))) verb += 1;
  const names = wordsBetween(tokens, verb + 1, head.to);
  if (names.length < 2 || head.bullet || text(verb) === 'do') return undefined;
  const options: Sentence[] = [];
  let many = 0;
  let next = index + 1;
  for (; next < sentences.length; next++) {
    const one = sentences[next] as Sentence;
    if (one.paragraph !== head.paragraph || one.bullet) break;
    const isOption =
      one.first &&
      names.some(
        (name) => name.every((word, n) => text(one.from + n) === word) && text(one.from + name.length) === ':',
      );
    if (one.first && !isOption && one.indent <= head.indent) break;
    if (isOption) many += 1;
    else if (many === 0) return undefined;
    options.push(isOption ? { ...one, bullet: true } : one);
  }
  if (many !== names.length) return undefined;
  return { sentences: [{ ...head, to: verb + 1, opens: true }, ...options], taken: next - index };
}

/** The names in `Torch, Lantern or Candle`; none where anything else stands there. */
function wordsBetween(tokens: readonly Token[], from: number, to: number): string[][] {
  const names: string[][] = [[]];
  for (const { kind, text } of tokens.slice(from, to)) {
    if (text === 'or' || text === ',') names.push([]);
    else if (kind === 'word') names.at(-1)?.push(text);
    else if (!/^(?:--|:|\.)$/.test(text)) return [];
  }
  return names.filter((name) => name.length > 0);
}

/** `Choose one: heal 2 or move 2`, `choose one: push 1; or pull 1`. */
function inLine(tokens: readonly Token[], sentences: readonly Sentence[], index: number): List | undefined {
  const head = sentences[index] as Sentence;
  if (head.bullet) return undefined;
  let colon = head.from + 1;
  while (colon < head.to && tokens[colon]?.text !== ':' && !offers(tokens, colon)) colon += 1;
  if (colon >= head.to - 1 || !begins(tokens, head.from, colon)) return undefined;
  const options = split(tokens, { ...head, from: colon + 1 }, tokens[colon]?.text === 'between' ? 'and' : 'or');
  let next = index + 1;
  // "; or clear a condition": what stands behind such a stop is a sentence of its own.
  while (sentences[next]?.line === head.line && tokens[sentences[next]?.from ?? 0]?.text === 'or') {
    const more = sentences[next] as Sentence;
    options.push({ ...more, from: more.from + 1 });
    next += 1;
  }
  // A sentence behind the options could be of the last of them, or of all.
  if (options.length < 2 || sentences[next]?.line === head.line) return undefined;
  const bullets = options.map((option) => ({ ...option, first: true, bullet: true, opens: false }));
  return { sentences: [{ ...head, to: colon, opens: true }, ...bullets], taken: next - index };
}

/** `the target chooses to take 2dmg or be Slowed`: what somebody else may choose begins there. */
const offers = (tokens: readonly Token[], at: number): boolean =>
  /^(?:to|between|either)$/.test(tokens[at]?.text ?? '') &&
  /^(?:choose|pick)s?$/.test(tokens[at - 1]?.text ?? '') &&
  !/^(?:,|:|you|may|can|and|then)$/.test(tokens[at - 2]?.text ?? ',');

/**
 * The options between "or", and between commas where one stands before that, or where each of several in a row is something that is done: "push 2, pull
 * 2 or Slow". "Between" has "and" in its place. "Range 1, 2dmg" is one.
 */
function split(tokens: readonly Token[], { from, to, ...rest }: Sentence, or: 'or' | 'and' = 'or'): Sentence[] {
  const said = (at: number) => tokens[at]?.text ?? '';
  const ors = Array.from({ length: to - from }, (_, n) => from + n).filter((at) => said(at) === or);
  const isRow = ors.length === 1 && partsSome(from, ors[0] ?? to, said);
  const several = ors.some((at) => said(at - 1) === ',') || isRow;
  const parts: Sentence[] = [];
  let begin = from;
  for (let at = from; at <= to; at++) {
    const isComma = several && said(at) === ',' && !isHead.test(said(begin));
    if (at < to && said(at) !== or && !isComma) continue;
    const stop = said(at - 1) === ',' ? at - 1 : at;
    if (stop > begin) parts.push({ ...rest, from: begin, to: stop });
    begin = at + 1;
  }
  return parts;
}

/** What an option begins with that says whom or where it is of, so that a comma behind that parts nothing. */
const isHead =
  /^(?:range|ranged|burst|line|path|global|unlimited|enemy|enemies|ally|allies|all|each|an|a|target|up|another|any)$/;

/** Whether a comma stands behind an option that has no such head. */
function partsSome(from: number, to: number, said: (at: number) => string): boolean {
  let begin = from;
  for (let at = from; at < to; at++) {
    if (said(at) !== ',') continue;
    if (!isHead.test(said(begin))) return true;
    begin = at + 1;
  }
  return false;
}
