import type { Node, Who } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { area } from '../nouns/area-head.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Read, ran } from './desk.ts';
import type { Flow } from './flow.ts';
import { type Sentence, scopeOf } from './sentence.ts';

const goes = 'rolls|slides|flies|travels|bounces|moves|skids';

/**
 * `A barrel rolls along Line 4. When it becomes adjacent to a unit, it explodes: ...`: it is stopped next to the first one on its way, and
 * what stands behind the colon happens there. Returns how many sentences were taken.
 */
export function projectile(flow: Flow, sentences: readonly Sentence[], index: number, read: Read): number {
  const { desk, out, context, tail } = flow;
  const [first, second] = [sentences[index], sentences[index + 1]];
  if (desk.standing || tail !== undefined || first === undefined || second === undefined) return 0;
  if (first.opens || first.bullet || second.bullet) return 0;
  const way = wayOf(new Cursor(desk.tokens, first.from, first.to));
  if (way === undefined) return 0;
  const colon = desk.tokens.findIndex(({ text }, at) => at >= second.from && at < second.to && text === ':');
  const inLine = !second.opens && colon >= 0;
  const head = inLine ? { ...second, to: colon } : second;
  const who = inLine || second.opens ? stopOf(new Cursor(desk.tokens, head.from, head.to), context) : undefined;
  let last = index + 2;
  if (inLine) while (sentences[last]?.line === second.line) last += 1;
  else last += scopeOf(sentences, index + 1);
  const begun = inLine ? [{ ...second, from: colon + 1, first: false }] : [];
  const under = [...begun, ...sentences.slice(index + 2, last)];
  if (who === undefined || under.length === 0) return 0;
  const mark = desk.sheet.next;
  const clause = ran(desk, first.from, first.to);
  const stop = ran(desk, head.from, head.to);
  const there = within(context, { them: undefined, chosen: true, around: 'space', opening: false });
  const { nodes, held, fault } = read({ ...desk, notes: {} }, under, there);
  if (fault !== undefined || held.length > 0 || nodes.length === 0) {
    desk.sheet.backTo(mark);
    return 0;
  }
  const laid: Node = {
    clause,
    node: 'area',
    shape: way,
    of: 'you',
    sight: true,
    who: { side: 'any' },
    then: [],
    spaces: [],
  };
  out.nodes.push(laid, { clause: stop, node: 'projectile', who, then: nodes });
  return last - index;
}
projectile.several = true;
projectile.needs = oneOf(goes.replaceAll('|', ' '));

/** `The grenade rolls along Line 5`: a thing of this sentence alone, and its way. */
function wayOf(cursor: Cursor): ReturnType<typeof area> {
  cursor.take('a|an|the|your');
  for (let words = 0; words < 3 && cursor.peek()?.kind === 'word'; words++) {
    cursor.at += 1;
    if (!cursor.takeAny(`${goes} along|down|in|over`, 'rolls|slides|travels')) continue;
    cursor.take('a|an|the');
    const shape = area(cursor);
    return shape?.shape === 'line' && cursor.done ? shape : undefined;
  }
  return undefined;
}

/** `When it becomes adjacent to another unit, it explodes`. */
function stopOf(cursor: Cursor, context: Context): Who | undefined {
  if (!cursor.take('when|once|if|as it|this')) return undefined;
  if (!cursor.take('becomes|is|gets|comes|passes adjacent|next to')) return undefined;
  const found = noun(cursor, context);
  const who = found && found.ref === undefined ? standingWho({ ...found, many: 'each' }) : undefined;
  if (who === undefined || who.places !== undefined || who.side === 'you') return undefined;
  cursor.take(',');
  if (!cursor.take('it|this explodes|detonates|bursts|stops') && !cursor.take('it goes off')) return undefined;
  cursor.take('there');
  cursor.take(':');
  if (!cursor.done) return undefined;
  // Who sends it is next to where it begins.
  return who.side === 'enemy' ? who : { ...who, except: ['you'] };
}
