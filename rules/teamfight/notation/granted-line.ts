import type { Who } from '../program.ts';
import type { Context } from './context.ts';
import { Cursor } from './cursor.ts';
import { type Desk, type Out, ran } from './desk.ts';
import { noun, standingWho } from './noun.ts';
import { type Sentence, scopeOf } from './sentence.ts';
import { costs } from './use.ts';

/** `Units can use`, `adjacent allies have:`: who may use what stands behind it. */
function users(
  desk: Desk,
  sentence: Sentence,
  context: Context,
): { readonly who: Who; readonly at: number } | undefined {
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  const found = noun(cursor, context);
  const who = found?.many === 'each' ? standingWho(found) : undefined;
  if (who === undefined || !cursor.takeAny('can|may use :?', 'have|gain :', 'have|gain access to :?')) return undefined;
  return { who, at: cursor.at };
}

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
  const ofPiece = context.slot === 'marker' || context.slot === 'terrain';
  const whose = users(desk, sentence, context);
  // Of a piece on the map it would not be said whose ability it is.
  if (ofPiece && whose === undefined) return undefined;
  const begins = whose?.at ?? sentence.from;
  const from = desk.tokens[begins]?.from ?? 0;
  const mark = desk.sheet.next;
  if (whose !== undefined) ran(desk, sentence.from, begins);
  const own = desk.tokens.slice(begins, sentence.to);
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
  // Whoever uses it is "you" there, and measures from where it stands.
  const { around: _, ...user } = context;
  const apart = whose === undefined ? {} : { slot: 'ability' as const, self: undefined, marker: undefined };
  const fresh: Context = {
    ...user,
    ...apart,
    them: undefined,
    side: undefined,
    named: {},
    rolled: false,
    centre: undefined,
  };
  const acting: Desk = { ...desk, standing: false, lasts: false, holds: false, notes: {} };
  const body = read(acting, [...rest, ...sentences.slice(index + 1, last)], fresh);
  const whole = desk.sheet.clauses.slice(mark).every(({ status }) => status !== 'manual');
  if (!whole || body.nodes.length === 0 || body.held.length > 0 || acting.notes.rules !== undefined) {
    desk.sheet.backTo(mark);
    return undefined;
  }
  const name = context.self?.name ?? 'Granted action';
  const program = { use, body: body.nodes, rules: [] };
  body.held.push({
    of: 'you',
    rule: { clause: mark, rule: 'ability', who: whose?.who ?? { side: 'you' }, name, program },
  });
  return { taken: last - index, out: body };
}
