import type { Node, Ref } from '../../program.ts';
import { byHand, isEffect, quoteAt } from '../by-hand/manual.ts';
import { type Context, within } from '../context.ts';
import { afterDestroying, otherwiseDestroyed } from '../given/as-destroyed.ts';
import { leaves } from '../given/explained.ts';
import { gaveOne, speaksOfToken } from '../given/gave.ts';
import { giverDoes, giverLine } from '../given/giver-does.ts';
import { repeated } from '../given/repeat.ts';
import { tokenLine } from '../given/token-line.ts';
import { doneTwice, toldAgain } from '../given/told-again.ts';
import { isOwnerless, isTold } from '../nouns/ownerless.ts';
import { paysOnly, phrases } from '../phrases/phrases.ts';
import type { Inside } from '../phrases/run.ts';
import { sectionOfPiece } from '../pieces/map-sections.ts';
import { mapSentence } from '../pieces/map-text.ts';
import { grantedLine } from '../texts/granted-line.ts';
import { wordOf } from '../words/by-ref.ts';
import { Cursor } from '../words/cursor.ts';
import { definition } from '../words/definitions.ts';
import type { Word, Words } from '../words/words.ts';
import { aboutChosen, chosenByRule } from './about-chosen.ts';
import { actsBehind } from './acting.ts';
import { answers, answersInAnyTurn, openOfAnswer } from './answering.ts';
import { aroundPiece } from './around-piece.ts';
import { aroundSummon } from './around-summon.ts';
import { openedBeside } from './beside.ts';
import { breaks, countsYouToo, dependent, hangsOnBroken, isFirst, isOnceOrAlways, unplaced } from './broken.ts';
import { chosen } from './bullets.ts';
import { byNumber } from './by-number.ts';
import { charge } from './charge.ts';
import { coins } from './choice.ts';
import { type Desk, emptyOut, type Held, type Notes, type Out } from './desk.ts';
import { bandsBehind, bandsOf } from './dice.ts';
import { endInNext } from './end-in-next.ts';
import { exitOutside } from './exit-outside.ts';
import { type Flow, manual } from './flow.ts';
import { fromNowOn } from './from-now-on.ts';
import { goneFirst } from './gone-first.ts';
import { join } from './join.ts';
import { keep } from './keep.ts';
import { lastingBehind } from './lasting-behind.ts';
import { goesLast, isThenOfUntil, whoCame } from './left-open.ts';
import { alternative, atOnceToo, branchInLine, headOpens, openedInLine, rangeAlone } from './opening.ts';
import { otherNumberThen } from './other-number.ts';
import { handedBefore } from './own-counter.ts';
import { paysForMore } from './pays-for-more.ts';
import { projectile } from './projectile.ts';
import { isRemark, laterRemarks, remarks, remarksOnGiven } from './remarks.ts';
import { reworded } from './reworded.ts';
import { bulletsAfter, type Sentence, scopeOf } from './sentence.ts';
import { sharing } from './sharing.ts';

/** Reads sentences one after the other. What one opens, later ones may go on with. */
export function block(desk: Desk, sentences: readonly Sentence[], context: Context): Out {
  const out = emptyOut();
  const flow: Flow = { desk, out, context, tail: undefined, after: 0, broken: undefined };
  for (let i = 0; i < sentences.length; ) {
    if (context.borne !== undefined) {
      giverLine(flow, sentences[i] as Sentence, context.borne);
      i += 1;
      continue;
    }
    const ofPiece = sectionOfPiece(desk, sentences, i, context, out);
    if (ofPiece > 0) {
      i += ofPiece;
      continue;
    }
    const either = alternative(flow, sentences, i);
    if (either > 0) {
      i += either;
      continue;
    }
    const line = grantedLine(desk, sentences, i, flow.context, block);
    if (line !== undefined) {
      out.held.push(...line.out.held);
      i += line.taken;
      continue;
    }
    const told = tokenLine(flow, sentences, i);
    if (told > 0) {
      i += told;
      continue;
    }
    const sent = projectile(flow, sentences, i, block);
    if (sent > 0) {
      i += sent;
      continue;
    }
    const charged = charge(flow, sentences, i);
    if (charged > 0) {
      i += charged;
      continue;
    }
    const shared = sharing(flow, sentences, i);
    if (shared > 0) {
      i += shared;
      continue;
    }
    if (lastingBehind(flow, sentences, i)) {
      i += 2;
      continue;
    }
    const ending = endInNext(flow, sentences, i);
    if (ending !== undefined) {
      const both: Flow = { ...flow, desk: ending.desk };
      one(both, ending.sentence, [], []);
      const { context, tail, after, broken } = both;
      Object.assign(flow, { context, tail, after, broken });
      i += 2;
      continue;
    }
    const whole = rangeAlone(flow, sentences, i);
    if (whole !== undefined) {
      sentences = [...sentences.slice(0, i), whole, ...sentences.slice(i + 2)];
    }
    const bought = paidFirst(flow, sentences, i);
    if (bought !== undefined) {
      sentences = bought;
      continue;
    }
    const bettered = paysForMore(flow, sentences, i);
    if (bettered > 0) {
      i += bettered;
      continue;
    }
    const opened = headOpens(flow, sentences, i);
    if (opened !== undefined) {
      sentences = opened;
      continue;
    }
    const outside = exitOutside(flow, sentences, i);
    if (outside !== undefined) {
      sentences = outside;
      continue;
    }
    const acting = actsBehind(desk, sentences, i);
    if (acting !== undefined) {
      sentences = acting;
      continue;
    }
    const gone = goneFirst(flow, sentences, i);
    if (gone !== undefined) {
      sentences = gone;
      continue;
    }
    const rolled = rolledInLine(flow, sentences, i);
    if (rolled !== undefined) {
      sentences = rolled;
      continue;
    }
    const colon = branchInLine(flow, sentences, i) ?? openedInLine(flow, sentences, i);
    if (colon !== undefined) {
      const { head, under } = colon;
      if (!one(flow, head, under, bandsOf(desk, under))) out.fault = { at: head.from, governs: true };
      i += under.length;
      continue;
    }
    const bullets = bulletsAfter(sentences, i);
    const scope = scopeOf(sentences, i) || bandsBehind(desk, sentences, i);
    const taken = bullets.length > 0 ? (bullets.at(-1)?.to ?? i + 1) - i - 1 : scope;
    const under = sentences.slice(i + 1, i + 1 + taken);
    const sentence = sentences[i] as Sentence;
    const about = repeated(flow.desk, sentences, i, flow.context);
    if (about !== undefined) {
      // What says otherwise than the piece is by hand, and so is what goes on with it: "It deals 3dmg".
      if (desk.sheet.clauses.at(-1)?.status === 'manual')
        breaks(flow, sentence, quoteAt(desk, sentence.from, sentence.to));
      i += about;
      continue;
    }
    const now = atOnceToo(flow, sentences, i);
    if (now !== undefined) {
      if (!one(flow, now, under, [])) out.fault = { at: now.from, governs: true };
      i += 1 + taken;
      continue;
    }
    const groups = bullets.length > 0 ? bullets.map(({ from, to }) => sentences.slice(from, to)) : bandsOf(desk, under);
    if (byNumber(flow, sentence, groups, block)) {
      i += 1 + taken;
      continue;
    }
    if (!one(flow, sentence, under, groups)) {
      out.fault = { at: sentence.from, governs: true };
    }
    i += 1 + taken;
  }
  if (flow.tail) out.tail = flow.tail;
  if (flow.context.marker !== undefined) out.marker ??= flow.context.marker;
  return out;
}

/** `Spend any number of Coins: ...`: what is paid comes first, and what it buys stands behind it as sentences do. */
function paidFirst(flow: Flow, sentences: readonly Sentence[], index: number): readonly Sentence[] | undefined {
  const { desk, context } = flow;
  const sentence = sentences[index] as Sentence;
  const colon = sentence.opens ? undefined : openedInLine(flow, sentences, index);
  if ((!sentence.opens && colon === undefined) || flow.tail !== undefined) return undefined;
  const head = colon?.head ?? sentence;
  if (!paysOnly(desk, new Cursor(desk.tokens, head.from, head.to), context)) return undefined;
  const paid: Sentence = { ...head, opens: false };
  return colon === undefined
    ? [...sentences.slice(0, index), paid, ...sentences.slice(index + 1)]
    : [...sentences.slice(0, index), paid, ...colon.under, ...sentences.slice(index + 1 + colon.under.length - 1)];
}

/** `Roll a die: on 4+, Stun`: what the die brings stands behind the colon as a sentence does. */
function rolledInLine(
  { desk: { tokens } }: Flow,
  sentences: readonly Sentence[],
  index: number,
): readonly Sentence[] | undefined {
  const sentence = sentences[index] as Sentence;
  const cursor = new Cursor(tokens, sentence.from, sentence.to);
  if (!cursor.takeAny('roll a|one|1 die|dice|d6', 'roll', ...coins) || !cursor.sees(':|, on|with')) return undefined;
  const die: Sentence = { ...sentence, to: cursor.at, opens: false };
  const brings: Sentence = { ...sentence, from: cursor.at + 1, first: false, bullet: false };
  return [...sentences.slice(0, index), die, brings, ...sentences.slice(index + 1)];
}

function one(
  flow: Flow,
  sentence: Sentence,
  under: readonly Sentence[],
  groups: readonly (readonly Sentence[])[],
): boolean {
  const { desk, out } = flow;
  const mark = desk.sheet.next;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (flow.context.slot === 'map') {
    if (mapSentence(desk, sentence, flow.context, out)) return true;
    // What a map says beside its own fields is said as on a rules card.
    desk.sheet.backTo(mark);
    const general: Flow = { ...flow, context: within(flow.context, { slot: 'rules' }) };
    const done = one(general, sentence, under, groups);
    Object.assign(flow, { broken: general.broken, waits: general.waits, strayed: general.strayed });
    return done;
  }
  // What stands under it would be lost: "1/Turn:" between two lines could be of what is below.
  if (under.length === 0 && definition(desk, cursor, flow.context, out)) {
    flow.context = within(flow.context, { marker: out.marker ?? flow.context.marker });
    return true;
  }

  if (isRemark(remarks, flow, sentence)) return true;
  const gave = speaksOfToken(desk, sentence) ? gaveOne(out.nodes, flow.context.words) : undefined;
  if (gave !== undefined) flow.context = within(flow.context, { gave });
  if (isRemark(remarksOnGiven, flow, sentence)) return true;
  const does = giverDoes(flow, sentence);
  if (does === true) return true;
  if (does !== false) return one(flow, does, under, groups);
  if (isRemark(laterRemarks, flow, sentence)) return true;
  if (under.length === 0 && otherNumberThen(flow, sentence)) return true;
  if (leaves(desk, sentence, stanceEntered(out.nodes, flow.context.words), flow.context)) return true;

  const unmeant = openedBeside(desk, flow, sentence);
  const handed = handedBefore(desk, out, sentence, flow.context.words);
  const before = flow.tail?.context ?? flow.context;
  const context = within(before, {
    gone: goesLast(out.nodes) || before.gone,
    handed: handed ?? before.handed,
    ...(flow.tail === undefined && isHarmed(out.nodes, before.them) && { harmed: true }),
    ...(answersInAnyTurn(flow) && { anyTurn: true }),
    ...(flow.tail && {
      marker: flow.context.marker,
      strewn: flow.context.strewn ?? false,
      edge: flow.context.edge || before.edge,
      gave: gave ?? before.gave,
      later: true,
    }),
  });
  if (flow.context.opening) flow.context = within(flow.context, { opening: false });
  const inside: Inside =
    under.length === 0
      ? undefined
      : {
          from: under[0]?.from ?? 0,
          to: under.at(-1)?.to ?? 0,
          read: (inner, standing, holds = false) => {
            if (inner.choice !== undefined) return chosen({ ...desk, standing }, groups, inner, block);
            // A line by hand in a scope is marked as such and governs no more than the scope; the others stand.
            const notes: Notes = {};
            const { fault: _, ...read } = block({ ...desk, standing, holds, notes }, under, inner);
            if (notes.often) desk.notes.often = notes.often;
            if (notes.rules) desk.notes.rules = [...(desk.notes.rules ?? []), ...notes.rules];
            return read;
          },
        };
  const asBefore = keep(flow.tail);
  let read = isThenOfUntil(desk, out.nodes, sentence)
    ? {
        ...emptyOut(),
        fault: { at: sentence.from, governs: true, understood: true, reason: 'it does not say when this happens' },
      }
    : phrases(desk, cursor, context, inside, flow.tail);
  read = openOfAnswer(flow, sentence, context, mark, read) ?? read;
  // "When an enemy enters this space, remove this. Burst 1, 2dmg.": the answer goes on.
  const isOthers = whoCame(out) !== undefined && desk.tokens[sentence.from]?.text === 'others';
  if (read.fault && read.fault.at <= sentence.from && inside === undefined && answers(flow) && !isOthers) {
    const acting: Desk = { ...desk, standing: false, lasts: false };
    const goOn = (about: Context): Out =>
      phrases(acting, new Cursor(desk.tokens, sentence.from, sentence.to), about, undefined);
    desk.sheet.backTo(mark);
    let again = goOn(context);
    const comer = again.fault ? whoCame(out) : undefined;
    if (comer !== undefined) {
      desk.sheet.backTo(mark);
      again = goOn(within(context, { ...comer, later: true }));
    }
    const target = chosenByRule(out);
    if (!again.fault && again.held.length === 0) read = again;
    else {
      desk.sheet.backTo(mark);
      if (target !== undefined && aboutChosen(acting, target, sentence, context)) return true;
    }
  }
  // "Take 1dmg at the end of your turn, then lose this": what holds, and what is done at no time.
  const isTimeless = desk.standing && read.nodes.length > 0 && read.held.length > 0;
  if ((read.fault || isTimeless) && inside === undefined) {
    const asRead = keep(flow.tail);
    asBefore();
    const again = reworded(desk, sentence, context, flow.tail, mark, asBefore);
    if (again !== undefined) read = again;
    else {
      asBefore();
      if (aroundPiece(flow, sentence, context, mark) || aroundSummon(flow, sentence, context, mark)) {
        flow.tail = undefined;
        return true;
      }
      asRead();
    }
  }
  const { fault } = read;
  const failed =
    fault !== undefined &&
    (fault.governs || fault.at <= sentence.from || under.length > 0 || !isEffect(desk, fault.at, sentence.to));
  const blast = failed || desk.standing ? undefined : afterDestroying(out.nodes, read, context.words);
  if (blast === 'same' || (!failed && toldAgain(out.nodes, read, context.words))) {
    for (const clause of desk.sheet.clauses.slice(mark)) clause.status = 'reminder';
    return true;
  }
  const other = blast === 'other' ? otherwiseDestroyed(out.nodes, context.words) : undefined;
  const twice = failed ? undefined : (other ?? doneTwice(out.nodes, read, context.words));
  const lost = !failed && isOwnerless(context) && isTold([read.nodes, read.held.map(({ rule }) => rule)]);
  const hangs = !failed && hangsOnBroken(flow, sentence, read);
  const either = !failed && countsYouToo(flow, sentence);
  const often = !failed && isOnceOrAlways(flow, sentence, read) && !fromNowOn(read);
  if (twice || lost || hangs || either || often || failed || !join(flow, read, desk.sheet.next - 1)) {
    desk.sheet.backTo(mark);
    asBefore();
    unmeant?.();
    // "Burst 2, 3dmg. Allies take no damage": by hand the damage would come before it.
    if (!failed && !desk.standing && read.held.some(softens))
      desk.notes.whole ??= quoteAt(desk, sentence.from, sentence.to);
    const why = hangs
      ? { at: sentence.from, governs: true, understood: true, reason: `depends on "${flow.broken}"` }
      : lost || twice
        ? { at: sentence.from, governs: true, understood: true, reason: twice ?? 'it does not say whose this is' }
        : often
          ? {
              at: sentence.from,
              governs: true,
              understood: true,
              reason: 'it does not say whether once or in every turn',
            }
          : failed
            ? dependent(flow, sentence, fault)
            : unplaced(sentence, read);
    const clause = byHand(desk, sentence, under, why, flow.context.words, failed && isFirst(flow, sentence));
    breaks(flow, sentence, quoteAt(desk, fault?.at ?? sentence.from, sentence.to));
    flow.tail = undefined;
    manual(out, desk, clause);
    return false;
  }
  if (fault) {
    const clause = byHand(desk, { ...sentence, from: fault.at }, [], fault, flow.context.words);
    read.into.push({ clause, node: 'manual' });
    breaks(flow, sentence, quoteAt(desk, fault.at, sentence.to));
    out.fault = fault;
  }
  return true;
}

/** Whether those whom a scope is about have been harmed in it. */
const isHarmed = (nodes: readonly Node[], them: Ref | undefined): boolean =>
  (them === 'target' || them === 'each') &&
  nodes.some((node) => (node.node === 'damage' && node.to === them) || (node.node === 'kill' && node.who === them));

const softens = ({ rule }: Held): boolean =>
  (rule.rule === 'change' && rule.what === 'damage-received') ||
  (rule.rule === 'is' && (rule.flag === 'resistance' || rule.flag === 'immune-damage'));

/** The stance that the ability enters before this sentence. */
function stanceEntered(nodes: readonly Node[], words: Words): Word | undefined {
  for (const node of nodes) {
    if (node.node === 'stance' && node.token !== undefined) return wordOf(words, node.token, 'token');
    const inner = node.node === 'if' ? stanceEntered(node.then, words) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}
