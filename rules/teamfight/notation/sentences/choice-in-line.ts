import type { Token } from '../words/token.ts';
import type { Flow } from './flow.ts';
import { eitherOf } from './opening.ts';
import type { Sentence } from './sentence.ts';

/**
 * `Choose one: heal 2, gain 2 overshield, or clear a condition`, `Choose one: push 1; or pull 1`: the options of a choice in one line. Returns how many
 * sentences were taken.
 */
export function choiceInLine(flow: Flow, sentences: readonly Sentence[], index: number): number {
  const { tokens, standing } = flow.desk;
  const first = sentences[index] as Sentence;
  if (standing || flow.tail !== undefined || first.opens || first.bullet) return 0;
  const colon = ends(tokens, first.from);
  if (colon === undefined || colon >= first.to - 1) return 0;
  const options = split(tokens, { ...first, from: colon + 1 });
  let next = index + 1;
  // "; or clear a condition": what stands behind such a stop is a sentence of its own.
  while (sentences[next]?.line === first.line && tokens[sentences[next]?.from ?? 0]?.text === 'or') {
    const more = sentences[next] as Sentence;
    options.push({ ...more, from: more.from + 1 });
    next += 1;
  }
  // A sentence behind the options could be of the last of them, or of all.
  if (options.length < 2 || sentences[next]?.line === first.line) return 0;
  return eitherOf(flow, options) ? next - index : 0;
}

/** Where the colon of `choose one:` stands. */
function ends(tokens: readonly Token[], from: number): number | undefined {
  if (!/^(?:choose|pick)$/.test(tokens[from]?.text ?? '')) return undefined;
  const colon = /^(?:one|1|either)$/.test(tokens[from + 1]?.text ?? '') ? from + 2 : from + 1;
  return tokens[colon]?.text === ':' ? colon : undefined;
}

/** The options between "or", and between commas where one stands before that. */
function split(tokens: readonly Token[], { from, to, ...rest }: Sentence): Sentence[] {
  const said = (at: number) => tokens[at]?.text ?? '';
  const ors = Array.from({ length: to - from }, (_, n) => from + n).filter((at) => said(at) === 'or');
  const listed = ors.some((at) => said(at - 1) === ',');
  const parts: Sentence[] = [];
  let begins = from;
  for (let at = from; at <= to; at++) {
    if (at < to && said(at) !== 'or' && !(listed && said(at) === ',')) continue;
    const stop = said(at - 1) === ',' ? at - 1 : at;
    if (stop > begins) parts.push({ ...rest, from: begins, to: stop });
    begins = at + 1;
  }
  return parts;
}
