import type { Why } from '../../../kernel/reading/why.ts';
import type { Node } from '../../program.ts';
import { noun } from '../nouns/noun.ts';
import { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import type { Desk, Fault, Out } from './desk.ts';
import type { Flow } from './flow.ts';
import { isFromPiece } from './going.ts';
import type { Sentence } from './sentence.ts';

/** Words with which a sentence goes on with the one before it. */
const goingOn = /^(?:they|them|their|it|its|target|target's|else|otherwise|then|on|this|the)$/;

/** The other branch of a question, whatever is done in it. */
const isElse = /^(?:else|otherwise)$/;

/** Words that a sentence begins with that says when something happens. */
const whenever = /^(?:when|whenever|after|at|until|upon|while)$/;

/** What a piece does, and what stands in the same line, hangs on the sentence before it, where that is by hand: it could say when. */
export function hangsOnBroken(
  { desk, broken, out, waits, strayed, above }: Flow,
  sentence: Sentence,
  { nodes }: Out,
): boolean {
  if (broken === undefined) return false;
  // "At the start of your next turn, each of them does" and below it "If in Bear Stance, 2dmg": then, and not now.
  if (above !== undefined && sentence.indent > above) return true;
  // No piece is placed to be taken away at once, and nobody leaves the map to strike from where it was.
  if (nodes.some(takesAway) && !desk.standing) return true;
  if (isAway(out.nodes)) return true;
  const [first, ...more] = desk.tokens.slice(sentence.from, sentence.to).map(({ text }) => text);
  const aboutIt = more.some((text) => text === 'it' || text === 'its');
  // "Give a Mark and place a Totem. The Mark counts ... Then remove it": the one or the other.
  if (strayed && aboutIt && nodes.some((node) => node.node === 'later' && node.then.some(takesAway))) return true;
  if (waits === sentence.line && nodes.length > 0 && !desk.standing && !whenever.test(first ?? '')) return true;
  if (!goingOn.test(first ?? '') && !(waits !== undefined && aboutIt)) return false;
  return nodes.some((node) => isFromPiece(node));
}

/**
 * `Ultimate 4: You have +1 speed. At the end of your turn, heal 1.`: once, or in every turn for as long as the rest holds, which is to the
 * end of the game.
 */
export const isOnceOrAlways = ({ desk, out }: Flow, { from, to }: Sentence, { nodes, held }: Out): boolean =>
  desk.lasts &&
  !desk.standing &&
  (out.held.length + held.length > 0 ||
    out.nodes.some((node) => node.node === 'lasting' && node.until.moment === 'game-end')) &&
  nodes.some(({ node }) => node === 'later') &&
  desk.tokens.some(
    (_, at) => at >= from && new Cursor(desk.tokens, at, to).sees('the? start|beginning|end of your? turn'),
  );

const takesAway = (node: Node): boolean => node.node === 'remove' && node.what === 'marker';

/** "Until the end of your next turn you dance. You have +1 speed": for the rest of the game, or for as long. */
export const couldEnd = ({ desk, spans }: Flow, { held }: Out): boolean =>
  spans === true && desk.lasts && !desk.holds && held.length > 0;

/** Notes that a sentence is by hand, for those behind it. */
export function breaks(flow: Flow, { from, to, line, indent }: Sentence, why: Why): void {
  const { desk, context, out } = flow;
  flow.broken = why;
  flow.above = Math.min(indent, flow.above ?? indent);
  if (whenever.test(desk.tokens[from]?.text ?? '')) flow.waits = line;
  if (desk.tokens.slice(from, to).some(({ text }) => text === 'until' || text === 'till')) flow.spans = true;
  const placed = context.marker ?? out.marker;
  flow.strayed =
    placed !== undefined &&
    desk.tokens.slice(from, to).some((_, n) => {
      const found = wordAt(context.words, desk.tokens, from + n, to, ['token', 'marker', 'summon']);
      return found !== undefined && found.word.ref !== placed.ref;
    });
}

const side = [
  'if it|they|target is|are an|a ally|enemy|hero|summon',
  "if it's|they're an|a ally|enemy|hero|summon",
  'if the target is an|a ally|enemy|hero|summon',
] as const;

/** "If it's an ally, ... If it's an enemy, 2dmg": both ask of the same one, whatever stands behind the first question. */
export function asksEitherSide({ tokens }: Desk, { from, to }: Sentence): boolean {
  const first = new Cursor(tokens, from, to);
  const next = new Cursor(tokens, tokens[to]?.text === '.' ? to + 1 : to, tokens.length);
  return first.takeAny(...side) && next.takeAny(...side);
}

/** Whether the text has taken its user off the map. */
const isAway = (nodes: readonly Node[]): boolean => nodes.some((node) => node.node === 'depart' && node.who === 'you');

/** "You gain 2 overshield and allies in range 2 gain 1. All of them have +1 speed": with you or without. */
export function countsYouToo({ desk, out, tail }: Flow, sentence: Sentence): boolean {
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (tail?.node.node !== 'each' || tail.node.who.side !== 'ally' || !cursor.takeAny('all of them', 'they all'))
    return false;
  return out.nodes.some((node) => 'to' in node && node.to === 'you');
}

/** A sentence about what was not understood before it fails for that reason. */
export function dependent({ desk, broken }: Flow, sentence: Sentence, fault: Fault): Fault {
  if (broken === undefined || fault.why !== undefined) return fault;
  const first = desk.tokens[sentence.from]?.text ?? '';
  if (fault.at > sentence.from ? !isElse.test(first) : !goingOn.test(first)) return fault;
  return { ...fault, why: broken };
}

/** Understood, but not where it stands. */
export function unplaced(sentence: Sentence, { held, nodes }: Out): Fault {
  const why =
    held.length > 0
      ? 'it does not say how long this holds'
      : nodes.length > 0
        ? 'it does not say when this happens'
        : undefined;
  return { at: sentence.from, governs: true, understood: true, ...(why ? { why } : {}) };
}

/** Words that say where something is done, or when, and what nobody pays with: no cost begins with them. */
const heads =
  'range|burst|line|path|global|globally|unlimited|infinite|from|until|now|place|create|summon|push|pull|move|fly|teleport|give|choose|heal|mark|swap|deal';

/** Whether a sentence that is not understood could be a cost: nothing but costs stands before it, and it names nobody. */
export function isFirst({ desk, out, context }: Flow, sentence: Sentence): boolean {
  if (desk.standing || sentence.from > 0 || out.nodes.length > 0) return false;
  // Behind a colon no costs come any more.
  if (
    desk.source
      .slice(0, desk.tokens[0]?.from ?? 0)
      .trimEnd()
      .endsWith(':')
  )
    return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  return !cursor.sees(heads) && noun(cursor, context) === undefined;
}
