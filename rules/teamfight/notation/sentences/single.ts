import type { Why } from '../../../kernel/reading/why.ts';
import type { Node, Ref } from '../../program.ts';
import { byHand, dependsOn, govern, isEffect } from '../by-hand/manual.ts';
import { type Context, within } from '../context.ts';
import { addedToSummon, drawsFromBrought } from '../given/added-by-card.ts';
import { againstGiven } from '../given/against-given.ts';
import { afterDestroying, otherwiseDestroyed } from '../given/as-destroyed.ts';
import { leaves } from '../given/explained.ts';
import { gaveOne, speaksOfSide, speaksOfToken } from '../given/gave.ts';
import { giverDoes } from '../given/giver-does.ts';
import { doneByPieceToo, toldAgain } from '../given/told-again.ts';
import { matchText } from '../match/match-text.ts';
import { isOwnerless, isTold } from '../nouns/ownerless.ts';
import { robbedBy } from '../occasions/robbed.ts';
import { phrases } from '../phrases/phrases.ts';
import type { Inside } from '../phrases/run.ts';
import { mapSentence } from '../pieces/map-text.ts';
import { isRemark, laterRemarks, remarks, remarksOnGiven } from '../remarks/remarks.ts';
import { reworded } from '../rewordings/reworded.ts';
import { says } from '../texts/says.ts';
import { whatIsUnsaid } from '../unsaid/what-is-unsaid.ts';
import { Cursor } from '../words/cursor.ts';
import { definition, mayDefine } from '../words/definitions.ts';
import type { Token } from '../words/token.ts';
import { topic, topicsOf } from '../words/topics.ts';
import { aboutChosen, chosenByRule } from './about-chosen.ts';
import { summonedLast } from './acting.ts';
import { answers, answersInAnyTurn, openOfAnswer } from './answering.ts';
import { aroundPiece } from './around-piece.ts';
import { aroundSummon } from './around-summon.ts';
import { askedAsItEnds } from './asked-as-it-ends.ts';
import { bareBeing } from './bare-being.ts';
import { openedBeside } from './beside.ts';
import {
  asksEitherSide,
  breaks,
  couldEnd,
  countsYouToo,
  dependent,
  hangsOnBroken,
  isFirst,
  isOnceOrAlways,
  unplaced,
} from './broken.ts';
import { chosen } from './bullets.ts';
import { type Desk, emptyOut, type Fault, type Held, type Notes, type Out, type Read } from './desk.ts';
import { eachBears } from './each-bears.ts';
import { eachIsSo } from './each-is-so.ts';
import { type Flow, manual, standsBehind } from './flow.ts';
import { fromNowOn, growsOn } from './from-now-on.ts';
import { harmOfMet, isOfAlly } from './harm-of-met.ts';
import { holdsWithoutItself } from './holds-without-itself.ts';
import { ifOfAll, meansWhoIsAsked } from './if-behind.ts';
import { join } from './join.ts';
import { keep } from './keep.ts';
import { beginsLater, clearedLast, goesLast, isThenOfUntil, razedLast, wentLast, whoCame } from './left-open.ts';
import { isObjectOrOther } from './object-or-other.ts';
import { otherNumberThen } from './other-number.ts';
import { asksWhatWent, handedBefore, handsOn, tookOne } from './own-counter.ts';
import { pieceGone } from './piece-gone.ts';
import { pieceNamed } from './piece-named.ts';
import { placeOfBoth } from './place-of-both.ts';
import { isOffered, isOfferedAnytime } from './price-offered.ts';
import { rangeOfPiece } from './range-of-piece.ts';
import { saidAs } from './said-as.ts';
import type { Sentence } from './sentence.ts';
import { sideWithIt } from './side-with-it.ts';
import { stanceEntered } from './stance-entered.ts';
import { stateApart } from './state-apart.ts';
import { isSummonOrTarget } from './summon-ends.ts';
import { doneToThem, thenApart } from './then-apart.ts';
import { askedOf, behindOtherForm, maybeAsked, underQuestion } from './under-question.ts';
import { whomYouMoveThrough } from './where-it-lands.ts';
import { whoIsThereThen } from './who-is-there-then.ts';
import { youAndPiece } from './you-and-piece.ts';

/** What stands under a sentence: the lines of its scope, and these by alternative where it opens some. */
export interface Under {
  readonly lines: readonly Sentence[];
  readonly groups: readonly (readonly Sentence[])[];
}

/** Reads one sentence with what stands under it, or marks both as by hand. False where nothing of it was read. */
export function single(flow: Flow, sentence: Sentence, under: Under, block: Read): boolean {
  const { desk, out } = flow;
  const mark = desk.sheet.next;
  const isAlone = under.lines.length === 0;
  if (flow.context.slot === 'map') return ofMap(flow, sentence, under, block);
  if (isAlone && matchText(desk, sentence, flow.context, out)) return true;
  // What stands under it would be lost: "1/Turn:" between two lines could be of what is below.
  if (
    isAlone &&
    mayDefine(desk.tokens, sentence.from, sentence.to, flow.context) &&
    definition(desk, new Cursor(desk.tokens, sentence.from, sentence.to), flow.context, out)
  ) {
    flow.context = within(flow.context, { marker: out.marker ?? flow.context.marker });
    return true;
  }
  if (isRemark(remarks, flow, sentence)) return true;
  const gave =
    out.nodes.length > 0 && (speaksOfToken(desk, sentence) || speaksOfSide(desk, sentence))
      ? gaveOne(out.nodes, flow.context.words)
      : undefined;
  if (gave !== undefined) flow.context = within(flow.context, { gave });
  const behind = standsBehind(flow);
  const does = isRemark(remarksOnGiven, flow, sentence) || (behind && giverDoes(flow, sentence));
  if (does === true) {
    // "At the start of your next turn, they lose Hook. Enemies in burst 1 of them, 2dmg": at once, or when that moment comes.
    if (namesMoment(desk, sentence)) flow.later = sentence.line;
    return true;
  }
  if (does !== false) return single(flow, does, under, block);
  if (isRemark(laterRemarks, flow, sentence)) {
    if (namesMoment(desk, sentence) && isLoss(desk, sentence)) flow.later = sentence.line;
    return true;
  }
  if (behind && isAlone && otherNumberThen(flow, sentence)) return true;
  if (behind && leaves(desk, sentence, stanceEntered(out.nodes, flow.context.words), flow.context)) return true;

  const unmeant = behind ? openedBeside(desk, flow, sentence) : undefined;
  const context = contextOf(flow, sentence, gave, behind);
  if (flow.context.opening) flow.context = within(flow.context, { opening: false });
  const asBefore = keep(flow.tail);
  const read = readAs(flow, sentence, context, isAlone ? undefined : insideOf(desk, under, block), mark, asBefore);
  if (read === undefined) return true;

  const { fault } = read;
  const failed =
    fault !== undefined &&
    (fault.governs || fault.at <= sentence.from || !isAlone || !isEffect(desk, fault.at, sentence.to));
  const goesThere = fault !== undefined && /^(?:teleport|repeat)$/.test(desk.tokens[fault.at]?.text ?? '');
  const apart = fault && isAlone ? (failed || goesThere ? thenApart : doneToThem)(desk, sentence, fault) : undefined;
  if (apart !== undefined) {
    desk.sheet.backTo(mark);
    asBefore();
    unmeant?.();
    // Both are tried, whatever comes of the first.
    const done = apart.map((part) => single(flow, part, under, block));
    return done.some((one) => one);
  }
  const { asked } = flow;
  if (failed && isAlone && asked?.line === sentence.line && flow.tail === undefined) {
    desk.sheet.backTo(mark);
    asBefore();
    unmeant?.();
    return underQuestion(flow, sentence, asked, (again) => single(again, sentence, under, block));
  }
  const blast = !behind || failed || desk.standing ? undefined : afterDestroying(out.nodes, read, context.words);
  if (blast === 'same' || (!failed && toldAgain(out.nodes, read, context.words))) {
    for (const clause of desk.sheet.clauses.slice(mark)) clause.status = 'reminder';
    return true;
  }
  const why = failed
    ? dependent(flow, sentence, fault)
    : objection(flow, sentence, context, read, behind, blast === 'other');
  if (why === undefined && ((behind && againstGiven(flow, read)) || drawsFromBrought(flow, read))) return true;
  if (why !== undefined || !join(flow, sentence, read, desk.sheet.next - 1)) {
    const endless = why === undefined && isAlone && !read.held.some(softens);
    const parts = endless ? stateApart(flow, sentence, read) : undefined;
    desk.sheet.backTo(mark);
    asBefore();
    unmeant?.();
    if (isAlone && (eachBears(flow, sentence, block) || eachIsSo(flow, sentence, block))) return true;
    if (parts !== undefined) {
      const [does, state] = parts;
      const done = single(flow, does, under, block);
      manual(out, desk, byHand(desk, state, [], unplaced(state, read), flow.context.words));
      breaks(flow, state, dependsOn(desk, state.from));
      return done;
    }
    // "Burst 2, 3dmg. Allies take no damage": by hand the damage would come before it.
    if (!failed && !desk.standing && read.held.some(softens)) govern(desk, 'body', dependsOn(desk, sentence.from));
    const first = failed && isFirst(flow, sentence);
    const clause = byHand(desk, sentence, under.lines, why ?? unplaced(sentence, read), flow.context.words, first);
    breaks(flow, sentence, dependsOn(desk, fault?.at ?? sentence.from));
    if (!asksEitherSide(desk, sentence)) flow.tail = undefined;
    manual(out, desk, clause);
    return false;
  }
  if (flow.asked !== undefined || read.asked !== undefined) flow.asked = askedOf(flow, read, sentence);
  if (beginsLater(desk, sentence, read)) flow.later = sentence.line;
  if (fault) {
    // "Then push 1", of which nothing was read before: from its first word on.
    const begun = desk.sheet.next > mark;
    const rest = begun ? { ...sentence, from: fault.at } : sentence;
    const why = begun ? fault : dependent(flow, sentence, { ...fault, at: sentence.from });
    const clause = byHand(desk, rest, [], why, flow.context.words);
    const list = goesOnIn(flow, read);
    if (list === undefined) manual(out, desk, clause);
    else list.push({ clause, node: 'manual' });
    breaks(flow, sentence, dependsOn(desk, fault.at));
    out.fault = fault;
  }
  return true;
}

/** `At the end of their turn, they lose it`, `they lose it at the end of their turn`. */
const namesMoment = ({ tokens }: Desk, { from, to }: Sentence): boolean =>
  tokens
    .slice(from, to)
    .some(({ text }, n) => text === 'at' && /^(?:end|start|beginning)$/.test(tokens[from + n + 2]?.text ?? ''));

const isLoss = ({ tokens }: Desk, { from, to }: Sentence): boolean =>
  tokens.slice(from, to).some(({ text }) => text === 'lose' || text === 'loses');

/** Where a sentence goes on that was joined to what stands before it; undefined where nothing of it is done. */
function goesOnIn({ tail, out, desk }: Flow, { into, nodes }: Out): Node[] | undefined {
  const all = [tail?.then, out.nodes, out.held, desk.notes.rules];
  const last = nodes.at(-1);
  return listIn(all, (list) => list === into) ?? (last && listIn(all, (list) => list.includes(last)));
}

/** The first list of nodes in something read that is so. */
function listIn(read: unknown, isIt: (list: readonly unknown[]) => boolean): Node[] | undefined {
  if (typeof read !== 'object' || read === null) return undefined;
  if (Array.isArray(read) && isIt(read)) return read as Node[];
  for (const part of Object.values(read)) {
    const found = listIn(part, isIt);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What a map says of its own fields; beside these it is said as on a rules card. */
function ofMap(flow: Flow, sentence: Sentence, under: Under, block: Read): boolean {
  const { desk, out } = flow;
  const mark = desk.sheet.next;
  if (mapSentence(desk, sentence, flow.context, out)) return true;
  desk.sheet.backTo(mark);
  const general: Flow = { ...flow, context: within(flow.context, { slot: 'rules' }) };
  const done = single(general, sentence, under, block);
  Object.assign(flow, { broken: general.broken, waits: general.waits, strayed: general.strayed, above: general.above });
  return done;
}

/** What words mean in a sentence, behind those that were read before it. */
function contextOf(flow: Flow, sentence: Sentence, gave: Context['gave'], behind: boolean): Context {
  const { desk, out, tail } = flow;
  const before = tail?.context ?? flow.context;
  if (!behind) {
    const { blow, robbed, reached } = before;
    return (blow ?? robbed ?? reached) === undefined ? before : within(before, nothingBefore);
  }

  return within(before, {
    gone: goesLast(out.nodes) || before.gone,
    razed: razedLast(tail?.then ?? []) || razedLast(out.nodes),
    cleared: clearedLast(tail?.then ?? out.nodes) ?? before.cleared,
    handed: handedBefore(desk, out, sentence, flow.context.words) ?? before.handed,
    shifted: before.shifted || (handsOn(desk, sentence) && tookOne(out.nodes)) || undefined,
    damage: wentLast(flow, sentence) ? undefined : before.damage,
    harmed: before.harmed || (tail === undefined && isHarmed(out.nodes, before.them)) || undefined,
    anyTurn: before.anyTurn || answersInAnyTurn(flow) || undefined,
    blow: blowOf(tail),
    robbed: asksWhatWent(desk, sentence)
      ? robbedBy(
          tail?.then ?? out.nodes,
          out.held.slice(-1).map(({ rule }) => rule),
        )
      : undefined,
    reached: tail?.node.node === 'area' ? tail.then.length > 0 : undefined,
    marker: flow.context.marker,
    strewn: tail === undefined ? before.strewn : (flow.context.strewn ?? false),
    edge: flow.context.edge || before.edge,
    gave: gave ?? before.gave,
    later: tail !== undefined || before.later || (!desk.standing && out.nodes.length > 0 && isOffered(desk, sentence)),
  });
}

const nothingBefore = { blow: undefined, robbed: undefined, reached: undefined } as const;

const damage = new Set(['damage']);

/** What an attack on one target has dealt to it, if it has dealt one number. */
function blowOf(tail: Flow['tail']): Context['blow'] {
  if (tail?.node.node !== 'target' || (tail.node.max ?? 1) > 1) return undefined;
  const dealt = tail.then.filter(({ node }) => node === 'damage');
  const [only] = dealt;
  const others =
    dealt.length > 1 ||
    says(
      tail.then.filter((node) => node !== only),
      damage,
    );
  return only?.node === 'damage' && only.to === 'target' && !others ? only.amount : undefined;
}

function insideOf(desk: Desk, { lines, groups }: Under, block: Read): Inside {
  return {
    from: lines[0]?.from ?? 0,
    to: lines.at(-1)?.to ?? 0,
    read: (inner, standing, holds = false) => {
      if (inner.choice !== undefined) return chosen({ ...desk, standing }, groups, inner, block);
      // A line by hand in a scope is marked as such and governs no more than the scope; the others stand.
      const notes: Notes = {};
      const { fault: _, ...read } = block({ ...desk, standing, holds, notes }, lines, inner);
      if (notes.often) desk.notes.often = notes.often;
      if (notes.rules) desk.notes.rules = [...(desk.notes.rules ?? []), ...notes.rules];
      return read;
    },
  };
}

/**
 * What the phrases of a sentence come to: as they stand, as a part of the answer before it, in other words, or around the piece before it. Undefined
 * where that was added to what stands before.
 */
function readAs(
  flow: Flow,
  sentence: Sentence,
  context: Context,
  inside: Inside,
  mark: number,
  asBefore: () => void,
): Out | undefined {
  const { desk, out, tail } = flow;
  const { from, to } = sentence;
  const isUntimed = answers(flow) && isOfferedAnytime(desk, sentence);
  if (isUntimed || (out.nodes.length > 0 && isThenOfUntil(desk, out.nodes, sentence)))
    return { ...emptyOut(), fault: understood(sentence, 'it does not say when this happens') };
  const isBare = desk.standing && inside === undefined;
  const topics = topicsOf(desk.tokens, from, to);
  const said = desk.tokens.slice(from, to);
  const before = (): readonly Token[] => desk.tokens.slice(0, from);
  const first = said[0]?.text ?? '';
  const ofRange = first === 'range' && inside === undefined && rangeOfPiece(said, context) !== undefined;
  const bare =
    ofRange ||
    (isBare && bareBeing(said, context) !== undefined) ||
    (placeOfBoth.begins.words.has(first) && placeOfBoth(said) !== undefined);
  const mayBeOfPiece = from > 0 && !desk.standing && inside === undefined;
  const ofGone = mayBeOfPiece && (topics & ofThe) !== 0 && pieceGone(said, context, before()) !== undefined;
  const ofNamed = mayBeOfPiece && (topics & ofIt) !== 0 && pieceNamed(said, context, before());
  const ofMet = tail !== undefined && isBareHarm(said) && isOfAlly(tail) && harmOfMet(said, before()) !== undefined;
  const being =
    ofMet || bare || ofGone || ofNamed ? reworded(desk, sentence, context, tail, mark, asBefore) : undefined;
  if (being !== undefined) return being;
  if (ofRange) return { ...emptyOut(), fault: { at: sentence.from, governs: true } };
  if (ofGone) return { ...emptyOut(), fault: understood(sentence, 'it does not say where it was') };
  const asks = (topics & asking) !== 0;
  if ((asks && meansWhoIsAsked(said)) || (inside === undefined && isObjectOrOther(flow, said, context)))
    return { ...emptyOut(), fault: understood(sentence, 'it could be for more than one of those who were named') };
  const askedFirst = asks && inside === undefined ? ifOfAll(said) : undefined;
  const ofAll = askedFirst && saidAs(askedFirst, desk, sentence, context, tail, mark, asBefore);
  if (ofAll !== undefined) return ofAll;
  const asItEnds = asks && inside === undefined ? askedAsItEnds(said) : undefined;
  const momentBefore = asItEnds ?? (inside === undefined ? whoIsThereThen(said, context) : undefined);
  const then = momentBefore && saidAs(momentBefore, desk, sentence, context, tail, mark, asBefore);
  if (then !== undefined) return then;
  if (asItEnds !== undefined) return { ...emptyOut(), fault: { at: sentence.from, governs: true } };
  const plain = phrases(desk, new Cursor(desk.tokens, sentence.from, sentence.to), context, inside, tail);
  const read = (plain.fault && openOfAnswer(flow, sentence, context, mark, plain)) ?? plain;
  const asAnswer = read.fault && inside === undefined ? answered(flow, sentence, context, mark, read) : read;
  if (asAnswer === undefined) return undefined;
  // "Take 1dmg at the end of your turn, then lose this": what holds, and what is done at no time.
  const isTimeless = desk.standing && asAnswer.nodes.length > 0 && asAnswer.held.length > 0;
  // "Burst 2, 3dmg. Allies take half damage": of that, as nothing says for how long they would.
  const ofBlow =
    !desk.standing &&
    !desk.holds &&
    asAnswer.until === undefined &&
    asAnswer.held.some(softens) &&
    (tail?.hurt === true || says(asAnswer.nodes, damage));
  // "An ally has Armor until your next turn, and they have +1 speed": what has no end may have the one that was said.
  const isEndless =
    !desk.standing && !desk.holds && asAnswer.held.length > 0 && (context.timed === true || endsWithin(desk, sentence));
  // "When an ally dies, your max health is increased by 1": gained for good.
  const isRise = desk.gains === true && asAnswer.held.length > 0 && said.some(({ text }) => rises.test(text));
  // "Give your Crown. If they're an ally, they deal +1 damage": for as long as they have it.
  const ofSide =
    context.gave !== undefined && !desk.standing && !desk.holds && sideWithIt(said, context, before()) !== undefined;
  const ofWay = !desk.standing && (topics & leading) !== 0 && whomYouMoveThrough(said, context, before()) !== undefined;
  // "Instant +2: When an ally in range 2 is targeted, swap places with them": what it answers, and nothing that waits.
  const isAsked =
    context.instant === true && !context.braces && !desk.standing && !desk.holds && asAnswer.held.length > 0;
  const isOpen = isTimeless || ofBlow || isEndless || isRise || ofSide || ofWay || isAsked;
  if ((asAnswer.fault === undefined && !isOpen) || inside) return asAnswer;
  const asRead = keep(tail);
  asBefore();
  const again = reworded(desk, sentence, context, tail, mark, asBefore);
  if (again !== undefined) return again;
  asBefore();
  if (
    aroundPiece(flow, sentence, context, mark) ||
    aroundSummon(flow, sentence, context, mark) ||
    youAndPiece(flow, sentence, context, mark) ||
    saidOfSummon(flow, sentence, context, mark)
  ) {
    flow.tail = undefined;
    return undefined;
  }
  asRead();
  // "You have Armor until you attack, and you have +1 speed": as long as that, or for good.
  if (isEndless && asAnswer.fault === undefined && !context.timed && goesOnBehindEnd(said))
    return { ...emptyOut(), fault: understood(sentence, 'it does not say how long this holds') };
  return asAnswer;
}

const ofThe = topic('the');
const ofIt = topic('it');
const asking = topic('if unless');
const leading = topic('through');

/** What stands with the card for as long as there is one of the summons it has just brought. */
function saidOfSummon({ desk, out }: Flow, { from, to, opens }: Sentence, context: Context, mark: number): boolean {
  const card = opens || desk.standing ? undefined : summonedLast(out.nodes)?.summon.card;
  if (card === undefined) return false;
  const before = desk.sheet.clauses.slice(mark);
  desk.sheet.backTo(mark);
  if (addedToSummon(desk, from, to, context, card)) return true;
  desk.sheet.clauses.push(...before);
  return false;
}

const isBareHarm = ([first]: readonly Token[]): boolean => first?.kind === 'number';

const rises = /^(?:increase[sd]?|raised)$/;

/** More stands behind what says how long. */
const goesOnBehindEnd = (said: readonly Token[]): boolean => {
  const until = said.findIndex(({ text }) => text === 'until' || text === 'till');
  return until >= 0 && said.some(({ text }, at) => at > until && (text === 'and' || text === ','));
};

const endsWithin = ({ tokens }: Desk, { from, to }: Sentence): boolean =>
  tokens.slice(from, to).some(({ text }) => text === 'until' || text === 'till');

/** `When an enemy enters this space, remove this. Burst 1, 2dmg.`: the answer goes on. Undefined where that was added to what stands before. */
function answered(flow: Flow, sentence: Sentence, context: Context, mark: number, read: Out): Out | undefined {
  const { desk, out } = flow;
  const isOpen = read.fault !== undefined && read.fault.at <= sentence.from && answers(flow);
  if (!isOpen || (desk.tokens[sentence.from]?.text === 'others' && whoCame(out) !== undefined)) return read;
  const acting: Desk = { ...desk, standing: false, lasts: false };
  const goesOn = (about: Context): Out => {
    desk.sheet.backTo(mark);
    return phrases(acting, new Cursor(desk.tokens, sentence.from, sentence.to), about, undefined);
  };
  let again = isObjectOrOther(flow, desk.tokens.slice(sentence.from, sentence.to), context) ? read : goesOn(context);
  const comer = again.fault ? whoCame(out) : undefined;
  if (comer !== undefined) again = goesOn(within(context, { ...comer, later: true }));
  const target = chosenByRule(out);
  if (!again.fault && again.held.length === 0) return again;
  desk.sheet.backTo(mark);
  return target !== undefined && aboutChosen(acting, target, sentence, context) ? undefined : read;
}

const understood = ({ from }: Sentence, why: Why): Fault => ({
  at: from,
  governs: true,
  understood: true,
  why,
});

/** Why what was understood cannot stand where it does. */
function objection(
  flow: Flow,
  sentence: Sentence,
  context: Context,
  read: Out,
  behind: boolean,
  otherBlast: boolean,
): Fault | undefined {
  const { out } = flow;
  if (
    ((flow.asked && maybeAsked(flow, sentence)) || (behind && behindOtherForm(flow, sentence))) &&
    read.nodes.length > 0
  )
    return understood(sentence, 'it does not say whether only then');
  if (flow.broken !== undefined && hangsOnBroken(flow, sentence, read)) return understood(sentence, flow.broken);
  if (behind && isHelpBehindEnemies(flow, sentence)) return understood(sentence, 'it does not say whose this is');
  const twice =
    (otherBlast ? otherwiseDestroyed(out.nodes, context.words) : undefined) ??
    doneByPieceToo(out.nodes, read, context.words);
  if (twice !== undefined) return understood(sentence, twice);
  if (behind && isSummonOrTarget(flow, sentence, read))
    return understood(sentence, 'it does not say whether the summon or the target');
  if (isOwnerless(context) && isTold([read.nodes, read.held.map(({ rule }) => rule)]))
    return understood(sentence, 'it does not say whose this is');
  if (couldEnd(flow, read) && flow.broken !== undefined) return understood(sentence, flow.broken);
  if (flow.desk.lasts && (growsOn(read) || isOnceOrAlways(flow, sentence, read)) && !fromNowOn(read))
    return understood(sentence, 'it does not say whether once or in every turn');
  const unsaid = whatIsUnsaid(flow, sentence, context, read);
  if (unsaid !== undefined) return understood(sentence, unsaid);
  if (holdsWithoutItself(read, context))
    return understood(sentence, 'whoever has none of it does not have this text either');
  return behind && countsYouToo(flow, sentence) ? unplaced(sentence, read) : undefined;
}

/** "Until your next turn:", "Enemies in burst 2 deal -1 damage" and in a line of its own "+1 speed": theirs by the words, yours by the sense. */
function isHelpBehindEnemies({ desk, tail }: Flow, { from, first }: Sentence): boolean {
  if (!desk.holds || !first || tail === undefined || !('who' in tail.node) || tail.node.who?.side !== 'enemy')
    return false;
  return /^(?:\+|deal|have|gain)$/.test(desk.tokens[from]?.text ?? '');
}

/** Whether those whom a scope is about have been harmed in it. */
const isHarmed = (nodes: readonly Node[], them: Ref | undefined): boolean =>
  (them === 'target' || them === 'each') &&
  nodes.some((node) => (node.node === 'damage' && node.to === them) || (node.node === 'kill' && node.who === them));

const softens = ({ rule }: Held): boolean =>
  (rule.rule === 'change' && rule.what === 'damage-received') ||
  (rule.rule === 'is' && (rule.flag === 'resistance' || rule.flag === 'immune-damage'));
