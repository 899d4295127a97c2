import type { Node } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { suffers } from '../effects/of-piece-itself.ts';
import { inGiversTurn } from '../nouns/giver.ts';
import type { Occasion } from '../occasions/occasion.ts';
import { moment } from '../occasions/time.ts';
import { momentTrigger, trigger } from '../occasions/trigger.ts';
import { type Desk, emptyOut, type Out, ran } from '../sentences/desk.ts';
import { Cursor } from '../words/cursor.ts';
import { phrases } from './phrases.ts';
import { behind, type Prefix } from './prefix.ts';
import { wrap } from './wrap.ts';

/** `Heal 1 when you kill a unit`: what sets it off stands behind what it does. Undefined where that is not so. */
export function triggeredBehind(desk: Desk, cursor: Cursor, context: Context): Out | undefined {
  const { tokens, at: from, end } = cursor;
  let begins = from + 1;
  while (begins < end && !isTriggerWord(tokens[begins]?.text, tokens[begins + 1]?.text)) begins += 1;
  if (begins >= end) return undefined;
  const mark = desk.sheet.next;
  const late = new Cursor(tokens, begins, end);
  const set =
    inGiversTurn(late, context) ??
    trigger(late, context) ??
    (desk.standing ? inOwnTurn(late, context, from) : undefined);
  if (set === undefined || !late.done) return undefined;
  const prefix: Prefix = { is: 'when', set };
  const acting: Desk = { ...desk, standing: false, lasts: false };
  const does = new Cursor(tokens, from, begins);
  const inner = phrases(acting, does, ofObjectFirst(does, behind(context, prefix)), undefined);
  const out = emptyOut();
  const isDone = !inner.fault && inner.held.length === 0 && inner.nodes.length > 0 && !inner.nodes.some(hasMany);
  if (!isDone || !wrap(desk, prefix, ran(desk, begins, end), inner, out)) {
    desk.sheet.backTo(mark);
    return undefined;
  }
  cursor.at = end;
  return out;
}

/** `Your Wolf may move 2 at the end of your turn`: in each of them. */
function inOwnTurn(late: Cursor, context: Context, from: number): Occasion | undefined {
  if (!late.sees('at') || !late.tokens.slice(from, late.at).some(({ text }) => text === 'may')) return undefined;
  const found = moment(late, context);
  const isTurn = found?.moment === 'turn-start' || found?.moment === 'turn-end';
  return isTurn && found.of === 'you' && !found.next && !found.now && !found.times
    ? { trigger: momentTrigger(found.moment) }
    : undefined;
}

/** `It loses 1 health when an enemy ends its turn there`, in the text of an object: the object does, as nobody else is named yet. */
const ofObjectFirst = (cursor: Cursor, context: Context): Context =>
  context.slot === 'marker' && context.self?.fields.object && cursor.sees(ofObject)
    ? within(context, { them: undefined, comes: undefined })
    : context;

const ofObject = `it|this|${suffers}`;

const isTriggerWord = (word: string | undefined, next: string | undefined): boolean =>
  word === 'when' ||
  word === 'whenever' ||
  // "Lose all Coins if you are pushed": what happens, and no question.
  word === 'if' ||
  // "You may move 1 after you use an ability", "after using an ability".
  (word === 'after' && /^(?:you|using)$/.test(next ?? '')) ||
  // "Take 2dmg at the start of Hunter's turn".
  (word === 'at' && next === 'the') ||
  ((word === 'each' || word === 'every') && next === 'time') ||
  // "Gain a Coin the first time you take damage each turn".
  (word === 'the' && next === 'first') ||
  (word === 'on' && /^(?:hit|kill|crit|miss|death)$/.test(next ?? ''));

/** What lasts for good is said of every time, or of this once: that is open behind it. */
const hasMany = (node: Node): boolean => JSON.stringify(node).includes('"moment":"game-end"');
