import { dependsOn } from '../by-hand/manual.ts';
import { type Context, within } from '../context.ts';
import { countedOnThem } from '../given/counted-on-them.ts';
import { giverLine } from '../given/giver-does.ts';
import { ownLines } from '../given/own-lines.ts';
import { repeated } from '../given/repeat.ts';
import { saidByCardBelow } from '../given/said-by-card-below.ts';
import { tokenLine } from '../given/token-line.ts';
import { turnsOfBearer } from '../given/turns-of-bearer.ts';
import { whileHadBelow } from '../given/while-had-below.ts';
import { paysOnly } from '../phrases/payment.ts';
import { markerOf } from '../phrases/run.ts';
import { sectionOfPiece } from '../pieces/map-sections.ts';
import { grantedLine } from '../texts/granted-line.ts';
import { type Check, calledAs, checksOf } from '../words/checks.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { guards } from '../words/guards.ts';
import type { Word } from '../words/words.ts';
import { actsBehind } from './acting.ts';
import { afterNextAttack } from './after-next-attack.ts';
import { alwaysInOne } from './always-in-one.ts';
import { backIfGone } from './back-if-gone.ts';
import { bandsInLine } from './bands-in-line.ts';
import { beforeOrAfter } from './before-or-after.ts';
import { boughtStrength } from './bought-strength.ts';
import { breaks } from './broken.ts';
import { byNumber } from './by-number.ts';
import { changesTo } from './changes-to.ts';
import { charge } from './charge.ts';
import { cheatsDeath } from './cheats-death.ts';
import { clauseAlone } from './clause-alone.ts';
import { comesToPiece } from './comes-to-piece.ts';
import { corpseChosen } from './corpse-chosen.ts';
import { deadChosen } from './dead-chosen.ts';
import { type Desk, emptyOut, type Out, type Read } from './desk.ts';
import { bandsBehind, bandsOf } from './dice.ts';
import { dieAtMoment } from './die-at-moment.ts';
import { drivesAhead } from './drives-ahead.ts';
import { eachTrigger } from './each-trigger.ts';
import { endInNext } from './end-in-next.ts';
import { exitOutside } from './exit-outside.ts';
import { type Flow, flowOf, type InOtherWords } from './flow.ts';
import { forEachLater } from './for-each-later.ts';
import { forEachTarget } from './for-each-target.ts';
import { giftMeanwhile } from './gift-meanwhile.ts';
import { goesOnAnswer } from './goes-on-answer.ts';
import { manyGone } from './gone-and-around.ts';
import { goneFirst } from './gone-first.ts';
import { headInEach } from './head-in-each.ts';
import { lastingBehind } from './lasting-behind.ts';
import { leadOfBullets } from './lead-of-bullets.ts';
import { linesOfWhom } from './lines-of-whom.ts';
import { manyDice } from './many-dice.ts';
import { nextAttackLines } from './next-attack-lines.ts';
import { oddsFirst } from './odds-first.ts';
import { offeredUntil } from './offered-until.ts';
import { alternative, atOnceToo, branchInLine, headOpens, openedInLine, orHead, rangeAlone } from './opening.ts';
import { orLines } from './or-lines.ts';
import { otherHarmOfSide } from './other-harm-of-side.ts';
import { paysForMore } from './pays-for-more.ts';
import { piecesGoneThen } from './pieces-gone-then.ts';
import { playerChooses } from './player-chooses.ts';
import { projectile } from './projectile.ts';
import { removedAtWill } from './removed-at-will.ts';
import { bulletsAfter, type Sentence, scopeOf } from './sentence.ts';
import { sharing } from './sharing.ts';
import { sideOpens } from './side-opens.ts';
import { single, type Under } from './single.ts';
import { someChosen } from './some-chosen.ts';
import { atOtherTime } from './spent-behind.ts';
import { thoseInstead } from './those-instead.ts';
import { unitOrWall } from './unit-or-wall.ts';
import { youAndPiece } from './you-and-piece.ts';
import { youAndThey } from './you-and-they.ts';

/**
 * What some sentences come to together: how many of them that took, or how they stand otherwise, to be read so. Nothing or 0 where
 * they are no such sentences.
 */
type Together = Check & {
  (flow: Flow, sentences: readonly Sentence[], index: number, read: Read): number | readonly Sentence[] | undefined;
  /** Of one sentence and what stands behind it: the last one of all is none. */
  readonly several?: boolean;
};

/** Finds some sentences that say in other words what one of its own says, or that stand otherwise. */
type Find = Check & { readonly several?: boolean } & ((
    ...given: Parameters<Together>
  ) => InOtherWords | readonly Sentence[] | undefined);

/** Reads sentences one after the other. What one opens, later ones may go on with. */
export function block(desk: Desk, sentences: readonly Sentence[], context: Context): Out {
  const out = emptyOut();
  const flow = flowOf(desk, out, context);
  for (let i = 0; i < sentences.length; ) {
    const found = readTogether(flow, sentences, i);
    if (typeof found === 'number') i += found;
    else if (found !== undefined) sentences = found;
    else i += 1 + withScope(flow, sentences, i);
  }
  if (flow.tail) out.tail = flow.tail;
  if (flow.context.marker !== undefined) out.marker ??= flow.context.marker;
  return out;
}

/** In the order in which they are asked, of the sentences that have the words for them. */
const together = (): readonly Together[] => [
  whileHadBelow,
  alwaysInOne,
  orLines,
  orHead,
  unitOrWall,
  alternative,
  cheatsDeath,
  granted,
  offeredUntil,
  tokenLine,
  projectile,
  charge,
  manyDice,
  sharing,
  lastingBehind,
  eachTrigger,
  giftMeanwhile,
  turnsOfBearer,
  inOtherWords(endInNext),
  inOtherWords(clauseAlone),
  inOtherWords(oddsFirst),
  afterNextAttack,
  inOtherWords(nextAttackLines),
  inOtherWords(countedOnThem),
  headInEach,
  leadOfBullets,
  goesOnAnswer,
  playerChooses,
  rangeAlone,
  calledAs(paysOnly, paidFirst),
  boughtStrength,
  forEachTarget,
  forEachLater,
  paysForMore,
  changesTo,
  inOtherWords(linesOfWhom),
  headOpens,
  sideOpens,
  exitOutside,
  saidByCardBelow,
  actsBehind,
  drivesAhead,
  goneFirst,
  inOtherWords(deadChosen),
  inOtherWords(someChosen),
  corpseChosen,
  calledAs(manyGone, manyGoneFirst),
  calledAs(comesToPiece, goneThenCome),
  beforeOrAfter,
  bandsInLine,
  dieAtMoment,
  youAndPieceInLine,
  colonInLine,
  piecesGoneThen,
  removedAtWill,
];

const togetherOf = checksOf(together);
const togetherOfLast = checksOf(() => together().filter(({ several }) => !several));

function readTogether(flow: Flow, sentences: readonly Sentence[], index: number): ReturnType<Together> {
  const { desk, context, out } = flow;
  if (context.borne !== undefined) return ofGiver(flow, sentences, index, context.borne);
  const ofPiece = context.slot === 'map' ? sectionOfPiece(desk, sentences, index, context, out) : 0;
  if (ofPiece > 0) return ofPiece;
  const { from, to } = sentences[index] as Sentence;
  const isLast = index + 1 === sentences.length && guards.spare;
  // What is said while somebody shares a place may have any words.
  const all = context.shares ? together() : (isLast ? togetherOfLast : togetherOf)(desk.tokens, from, to);
  for (const read of all) {
    const found = read(flow, sentences, index, block);
    if (found !== undefined && found !== 0) return found;
  }
  const offered = context.marker === undefined ? offeredPiece(flow) : undefined;
  if (offered !== undefined) return repeatsOffered(flow, sentences, index, offered);
  if (context.marker === undefined && desk.tokens[from]?.text !== 'at') return undefined;
  return repeatsPiece(flow, sentences, index) || undefined;
}

/** Reads one sentence with what stands under it. Returns how many sentences that is. */
function withScope(flow: Flow, sentences: readonly Sentence[], index: number): number {
  const sentence = sentences[index] as Sentence;
  const under = index + 1 === sentences.length ? nothing : underOf(flow.desk, sentences, index);
  const { lines, groups } = under;
  const now = flow.desk.tokens[sentence.from]?.text === 'now' ? atOnceToo(flow, sentences, index) : undefined;
  if (now !== undefined) readOne(flow, now, { lines, groups: [] });
  else if (groups.length === 0 || !byNumber(flow, sentence, groups, block)) readOne(flow, sentence, under);
  return lines.length;
}

const nothing: Under = { lines: [], groups: [] };

/** What stands under a sentence: its bullets, its scope, or the numbers of its die. */
function underOf(desk: Desk, sentences: readonly Sentence[], index: number): Under {
  const bullets = bulletsAfter(sentences, index);
  const to = bullets.at(-1)?.to ?? index + 1 + (scopeOf(sentences, index) || bandsBehind(desk, sentences, index));
  const lines = sentences.slice(index + 1, to);
  const groups = bullets.length > 0 ? bullets.map(({ from, to }) => sentences.slice(from, to)) : bandsOf(desk, lines);
  return { lines, groups };
}

function readOne(flow: Flow, sentence: Sentence, under: Under): void {
  atOtherTime(flow, sentence);
  youAndThey(flow, sentence);
  if (!single(flow, sentence, under, block)) flow.out.fault = { at: sentence.from, governs: true };
  if (Math.max(flow.out.nodes.length, flow.tail?.then.length ?? 0) > 1) backIfGone(flow);
  otherHarmOfSide(flow, sentence);
  const { tail } = flow;
  const those = tail && thoseInstead(tail.then, flow.desk.tokens.slice(sentence.from, sentence.to));
  if (those !== undefined && those !== tail?.then) tail?.then.splice(0, tail.then.length, ...those);
}

/** What its giver does with a token, beside what it says itself. */
function ofGiver(flow: Flow, sentences: readonly Sentence[], index: number, borne: Word): number {
  const several = ownLines(flow, sentences, index, borne) || turnsOfBearer(flow, sentences, index, block);
  if (several > 0) return several;
  // What is told of a token in bullets holds all at once.
  giverLine(flow, { ...(sentences[index] as Sentence), bullet: false }, borne);
  return 1;
}

/** Reads what some sentences say in other words, and goes on behind them. */
function inOtherWords(find: Find): Together {
  const read: Together = (flow, sentences, index, readBlock) => {
    const found = find(flow, sentences, index, readBlock);
    if (found === undefined || !('sentence' in found)) return found;
    const { desk, sentence, taken } = found;
    const both: Flow = { ...flow, desk };
    single(both, sentence, nothing, block);
    const { context, tail, after, broken } = both;
    Object.assign(flow, { context, tail, after, broken });
    return taken;
  };
  return Object.assign(calledAs(find, read), { several: find.several ?? false });
}

function granted({ desk, context, out }: Flow, sentences: readonly Sentence[], index: number): number {
  if (!desk.standing && !desk.holds) return 0;
  const line = grantedLine(desk, sentences, index, context, block);
  if (line === undefined) return 0;
  out.held.push(...line.out.held);
  return line.taken;
}

function manyGoneFirst(flow: Flow, sentences: readonly Sentence[], index: number): number {
  return readBoth(flow, manyGone(flow.desk, sentences[index] as Sentence));
}

function goneThenCome(flow: Flow, sentences: readonly Sentence[], index: number): number {
  const found = comesToPiece(flow.desk, sentences, index, flow.context);
  return readBoth(flow, found) && (found?.taken ?? 0);
}

/** Reads two sentences that stand in other words than those of the text. */
function readBoth(
  flow: Flow,
  found: { readonly desk: Desk; readonly first: Sentence; readonly second: Sentence } | undefined,
): number {
  if (found === undefined) return 0;
  const both: Flow = { ...flow, desk: found.desk };
  readOne(both, found.first, nothing);
  readOne(both, found.second, nothing);
  const { context, tail, after, broken } = both;
  Object.assign(flow, { context, tail, after, broken });
  return 1;
}

/** `You and each Wolf: burst 1, 1dmg`, and nothing more in that line. */
function youAndPieceInLine(flow: Flow, sentences: readonly Sentence[], index: number): number {
  const sentence = sentences[index] as Sentence;
  const { desk, context } = flow;
  if (!new Cursor(desk.tokens, sentence.from, sentence.to).sees('you and')) return 0;
  if (sentences[index + 1]?.line === sentence.line) return 0;
  return youAndPiece(flow, sentence, context, desk.sheet.next) ? 1 : 0;
}
youAndPieceInLine.begins = oneOf('you');
youAndPieceInLine.needs = oneOf('and');

/** A colon in a line opens what stands behind it there. */
function colonInLine(flow: Flow, sentences: readonly Sentence[], index: number): number {
  const colon = branchInLine(flow, sentences, index) ?? openedInLine(flow, sentences, index);
  if (colon === undefined) return 0;
  const { head, under } = colon;
  readOne(flow, head, { lines: under, groups: bandsOf(flow.desk, under) });
  return under.length;
}
colonInLine.several = true;
colonInLine.needs = oneOf(': if else otherwise');

/** `You may place a Snare in range 2`: which piece then lies there. What is done with "it" has none to be done with where it was not placed. */
function offeredPiece({ out, context }: Flow): Word | undefined {
  const last = out.nodes.at(-1);
  const [placed, ...more] = last?.node === 'may' ? last.then : [];
  return placed === undefined || more.length > 0 ? undefined : markerOf(placed, context);
}

/** `When an enemy enters it, 1dmg`, behind a piece that may be placed: what it says itself, wherever it lies. */
function repeatsOffered(flow: Flow, sentences: readonly Sentence[], index: number, marker: Word): number | undefined {
  const { sheet } = flow.desk;
  const mark = sheet.next;
  const about = repeated(flow.desk, sentences, index, within(flow.context, { marker }));
  if (about !== undefined && sheet.clauses.at(-1)?.status === 'reminder') return about;
  sheet.backTo(mark);
  return undefined;
}

/** What only says again what a piece says itself. */
function repeatsPiece(flow: Flow, sentences: readonly Sentence[], index: number): number {
  const { desk, context } = flow;
  const about = repeated(desk, sentences, index, context);
  if (about === undefined) return 0;
  const sentence = sentences[index] as Sentence;
  // What says otherwise than the piece is by hand, and so is what goes on with it: "It deals 3dmg".
  if (desk.sheet.clauses.at(-1)?.status === 'manual') breaks(flow, sentence, dependsOn(desk, sentence.from));
  // "When an enemy enters it, remove it. Heal 1": at once, or when that happens.
  else if (/^when(?:ever)?$/.test(desk.tokens[sentence.from]?.text ?? '') || goesThen(desk, sentence))
    flow.later = sentences[index + about - 1]?.line;
  return about;
}

/** `At the end of your turn, remove it`, behind which "You may teleport to its space" is said of then. */
const goesThen = ({ tokens }: Desk, { from, to }: Sentence): boolean =>
  tokens[from]?.text === 'at' && tokens.slice(from, to).some(({ text }) => /^(?:remove|destroy|loses?)$/.test(text));

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
