import type { Desk, Fault } from './desk.ts';
import { mended } from './misprint.ts';
import type { Sentence } from './sentence.ts';
import type { Words } from './words.ts';

/** A limit said in a sentence of its own: where one is not understood, nothing of the ability is played. */
const limits =
  /\b(?:(?:not|n't|n’t) (?:affect|hit|include|damage|deal|trigger|apply)|can(?:not|'t|’t)? (?:only )?be used|only be used|use this|used? on|requires?|must|instead|this (?:ability|attack|card)|unless|except|only|starts? with)\b/i;

/** The words from token `from` on, short enough for a sentence. */
export function quoteAt({ tokens, source }: Desk, from: number, to: number): string {
  let end = from;
  while (end < to && end - from < 7) {
    if (end > from && /^[,:]$/.test(tokens[end]?.text ?? '')) break;
    end += 1;
  }
  const said = source.slice(tokens[from]?.from ?? 0, tokens[end - 1]?.to ?? 0);
  return said.replace(/[\s*]+/g, ' ').trim();
}

/** Writes a sentence and its scope down as played by hand. Returns the clause that says why. */
export function byHand(
  desk: Desk,
  sentence: Sentence,
  under: readonly Sentence[],
  fault: Fault | undefined,
  broken: string | undefined,
  words: Words,
): number {
  const { sheet, field, tokens, source } = desk;
  const begin = tokens[sentence.from]?.from ?? 0;
  const end = tokens[sentence.to - 1]?.to ?? begin;
  const at = fault === undefined || fault.at < sentence.from || fault.at >= sentence.to ? sentence.from : fault.at;
  const quote = quoteAt(desk, at, sentence.to);
  if (limits.test(source.slice(begin, end))) desk.notes.whole ??= quote;
  const depends = `depends on "${quote}"`;
  const reason =
    fault?.reason ??
    (broken !== undefined && fault === undefined ? `depends on "${broken}"` : `"${quote}" is not understood`);
  if (at > sentence.from) {
    const split = tokens[at]?.from ?? begin;
    sheet.add(field, begin, tokens[at - 1]?.to ?? split, 'manual', depends);
    sheet.add(field, split, end, 'manual', reason, mended(desk, at, sentence.to, words));
  } else {
    sheet.add(field, begin, end, 'manual', reason, mended(desk, at, sentence.to, words));
  }
  const clause = sheet.next - 1;
  for (const { from, to } of under) {
    const first = tokens[from]?.from ?? 0;
    sheet.add(field, first, tokens[to - 1]?.to ?? first, 'manual', depends);
  }
  return clause;
}
