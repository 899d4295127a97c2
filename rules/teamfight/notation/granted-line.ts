import type { Context } from './context.ts';
import type { Desk, Out } from './desk.ts';
import { type Sentence, scopeOf } from './sentence.ts';
import { costs } from './use.ts';

const granted = /^(?:standard|move|move-standard|free)$/;
/** Without an action said, "Once per turn:" could be of something that comes by itself. */
const said = /\b(?:standard|move|free)\s+action|\bmove\s*\+\s*standard\b/i;

/**
 * `Free Action, 1/Turn: Range 2, 1dmg.` among lines that hold: a further ability for as long as they do. It reaches to the end of
 * its line, or over the deeper lines below it. Returns how many sentences were taken.
 */
export function grantedLine(
  desk: Desk,
  sentences: readonly Sentence[],
  index: number,
  context: Context,
  read: (desk: Desk, sentences: readonly Sentence[], context: Context) => Out,
): { readonly taken: number; readonly out: Out } | undefined {
  const sentence = sentences[index] as Sentence;
  const holds = desk.standing || desk.holds === true;
  if (!holds || !sentence.first || sentence.bullet || context.slot === 'map' || context.slot === 'rules')
    return undefined;
  // Of a piece on the map it would not be said whose ability it is.
  if (context.slot === 'marker' || context.slot === 'terrain') return undefined;
  const from = desk.tokens[sentence.from]?.from ?? 0;
  const mark = desk.sheet.next;
  const own = desk.tokens.slice(sentence.from, sentence.to);
  const paid = costs(desk.sheet, desk.source, from, own, context);
  const { use } = paid;
  const colon = /:\s*$/.test(desk.source.slice(from, paid.to)) || sentence.opens;
  const costly = said.test(desk.source.slice(from, paid.to));
  const first = desk.tokens.findIndex((token) => token.from >= paid.to);
  if (!costly || paid.fault !== undefined || paid.rules.length > 0 || !colon || !granted.test(use.action)) {
    desk.sheet.backTo(mark);
    return undefined;
  }
  let last = index + 1;
  if (sentence.opens) last += scopeOf(sentences, index);
  else while (sentences[last]?.line === sentence.line) last += 1;
  const rest = first >= 0 && first < sentence.to ? [{ ...sentence, from: first, first: false, opens: false }] : [];
  const fresh: Context = { ...context, them: undefined, side: undefined, named: {}, rolled: false, centre: undefined };
  const acting: Desk = { ...desk, standing: false, lasts: false, holds: false, notes: {} };
  const body = read(acting, [...rest, ...sentences.slice(index + 1, last)], fresh);
  const whole = desk.sheet.clauses.slice(mark).every(({ status }) => status !== 'manual');
  if (!whole || body.nodes.length === 0 || body.held.length > 0 || acting.notes.rules !== undefined) {
    desk.sheet.backTo(mark);
    return undefined;
  }
  const name = context.self?.name ?? 'Granted action';
  const program = { use, body: body.nodes, rules: [] };
  body.held.push({ of: 'you', rule: { clause: mark, rule: 'ability', who: { side: 'you' }, name, program } });
  return { taken: last - index, out: body };
}
