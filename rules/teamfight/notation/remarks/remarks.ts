import { spareUltimates } from '../abilities/narrowed.ts';
import { usedBySome } from '../abilities/used-by-some.ts';
import { notOnItself, usedBetter, usedByChoice } from '../abilities/used-on.ts';
import { healsMore } from '../amounts/more-of-it.ts';
import { within } from '../context.ts';
import { playsIt } from '../effects/change-side.ts';
import { ofPair } from '../effects/of-pair.ts';
import { whilePlaced } from '../given/added-by-card.ts';
import { detonatedByCard } from '../given/as-destroyed.ts';
import { bearers } from '../given/bearers.ts';
import { eitherGone } from '../given/either-gone.ts';
import { endsAsTold } from '../given/ends-as-told.ts';
import { takesBack } from '../given/gave.ts';
import { givenEnds } from '../given/given-ends.ts';
import { givenEndsAt } from '../given/given-ends-at.ts';
import { givenParts } from '../given/given-parts.ts';
import { lostApart } from '../given/lost-apart.ts';
import { lostByAll } from '../given/lost-by-all.ts';
import { lostTogether } from '../given/lost-together.ts';
import { saidByPiece } from '../given/said-by-piece.ts';
import { saidOfPlaced } from '../given/said-of-placed.ts';
import { shakenByCard } from '../given/shaken-by-others.ts';
import { goesOffByCard, toldByCard } from '../given/told-by-card.ts';
import { toldOfToken } from '../given/told-of-token.ts';
import { untilDeath } from '../given/until-death.ts';
import { whileHad } from '../given/while-had.ts';
import { whileShielded } from '../given/while-shielded.ts';
import { whileSo } from '../given/while-so.ts';
import { whileYouHave } from '../given/while-you-have.ts';
import { lineEndsThere } from '../phrases/line-ends.ts';
import { mayTakeAlong } from '../phrases/taking-along.ts';
import { anewEachTime, fromOneToNext, mustDiffer, sameAgain } from '../phrases/times-over.ts';
import { trailBehind } from '../pieces/trail.ts';
import { laysZone } from '../pieces/zone.ts';
import { acts } from '../sentences/acting.ts';
import { becomesActive, groundLater } from '../sentences/activation.ts';
import { allEnd } from '../sentences/all-end.ts';
import { doesNotStack } from '../sentences/does-not-stack.ts';
import { endsEarly, endsWithAttack } from '../sentences/ends-early.ts';
import type { Flow } from '../sentences/flow.ts';
import { eachGone, lastsUntil } from '../sentences/going.ts';
import {
  addsUp,
  cannotExit,
  costsNoMovement,
  holdsAnyway,
  isMandatory,
  markersStay,
  stayGiven,
  staysOn,
  usableAnyway,
} from '../sentences/holds-anyway.ts';
import { repeats, repeatsLater } from '../sentences/links.ts';
import { notAgain } from '../sentences/not-again.ts';
import { shieldUntil } from '../sentences/overshield-ends.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { summonDies, whileSummoned } from '../sentences/summon-dies.ts';
import { summonEnds } from '../sentences/summon-ends.ts';
import { unaffected } from '../sentences/unaffected.ts';
import { type Check, calledAs, checksOf } from '../words/checks.ts';
import { beginning, oneOf } from '../words/cursor.ts';
import { guards } from '../words/guards.ts';
import { againWords } from './again-words.ts';
import { apartBehind } from './apart-behind.ts';
import { atWillOrWhen } from './at-will-or-when.ts';
import { backThere } from './back-there.ts';
import { beforeDamage } from './before-damage.ts';
import { besideGone } from './beside-gone.ts';
import { betweenEach } from './between-each.ts';
import { castsFirst } from './casts-first.ts';
import { comesBack } from './comes-back.ts';
import { damageOrCondition } from './damage-or-condition.ts';
import { drawnFrom } from './drawn-from.ts';
import { eachHitMore } from './each-hit-more.ts';
import { eitherOfYou } from './either-of-you.ts';
import { excess } from './excess.ts';
import { facesOnEntering } from './faces-on-entering.ts';
import { factsOfPiece } from './facts-of-piece.ts';
import { figureBack } from './figure-back.ts';
import { hitOnce } from './hit-once.ts';
import { hitTogether } from './hit-together.ts';
import { ifItLives } from './if-it-lives.ts';
import { ifYouDieFirst } from './if-you-die-first.ts';
import { insteadThen } from './instead-then.ts';
import { keepsPoint } from './keeps-point.ts';
import { limitsLast } from './limits-last.ts';
import { lostWithIt } from './lost-with-it.ts';
import { mostBehind } from './most-behind.ts';
import { mustClearFirst } from './must-clear-first.ts';
import { mustEnd, mustLie } from './must-end.ts';
import { nextDamage } from './next-damage.ts';
import { noHarm } from './no-harm.ts';
import { noSightLater } from './no-sight-later.ts';
import { notRemoved } from './not-removed.ts';
import { ofNextAttack } from './of-next-attack.ts';
import { ofSummoned } from './of-summoned.ts';
import { otherReach } from './other-reach.ts';
import { shieldDecays } from './overshield-decays.ts';
import { paidAgain } from './paid-again.ts';
import { pairBeside } from './pair-beside.ts';
import { passes } from './passes.ts';
import { reachLimit } from './reach-limit.ts';
import { removedThere } from './removed-there.ts';
import { repeatsEachTurn } from './repeats-each-turn.ts';
import { repeatsGrowing } from './repeats-growing.ts';
import { repeatsIf, repeatsLaterIf, repeatsThenIf } from './repeats-if.ts';
import { rerolled } from './rerolled.ts';
import { notInWalls, throughUnits, withoutTurns } from './said-of-movement.ts';
import { lastsToEnd, sameEnd, whenOneMisses } from './same-end.ts';
import { regainsOne, startsWith } from './starts-with.ts';
import { targetThen } from './target-then.ts';
import { thenAnother } from './then-another.ts';
import { unforced } from './unforced.ts';
import { unnoticed } from './unnoticed.ts';
import { afterThat, whenItEnds } from './when-it-ends.ts';

/**
 * A sentence that says more of what stands before it: how long it stays, whom it spares, that it comes again. True where it was one. Each knows words
 * that it begins with or cannot do without.
 */
type Remark = Check & ((flow: Flow, sentence: Sentence) => boolean);

/** Remarks in the order in which they are asked, and those of them that there are also where nothing stands before: those that a sentence has the words for. */
interface Remarks {
  readonly all: ReturnType<typeof checksOf<Remark>>;
  readonly first: ReturnType<typeof checksOf<Remark>>;
}

/** A remark that there is also where nothing stands before. */
interface Anywhere {
  readonly anywhere: Remark;
}

const inOrder = (given: () => readonly (Remark | Anywhere)[]): Remarks => ({
  all: checksOf(() => given().map((one) => ('anywhere' in one ? one.anywhere : one))),
  first: checksOf(() => given().flatMap((one) => ('anywhere' in one ? [one.anywhere] : []))),
});

/** Whether a sentence is one of some remarks. Most say more of what stands before them, which the first sentence has nothing of. */
export function isRemark({ all, first }: Remarks, flow: Flow, sentence: Sentence): boolean {
  const { desk, out, tail } = flow;
  const nothing = out.nodes.length === 0 && out.held.length === 0 && tail === undefined;
  const list = nothing && guards.spare ? first : all;
  for (const remark of list(desk.tokens, sentence.from, sentence.to)) if (remark(flow, sentence)) return true;
  return false;
}

/** A remark that is told only what it looks at. */
const asked = (check: Check, call: Remark): Remark => calledAs(check, call);

export const remarks = inOrder(() => [
  asked(lostWithIt, ({ desk, out, context }, sentence) => lostWithIt(desk, out, context, sentence)),
  limitsLast,
  addsUp,
  costsNoMovement,
  markersStay,
  { anywhere: cannotExit },
  { anywhere: isMandatory },
  { anywhere: staysOn },
  stayGiven,
  lineEndsThere,
  { anywhere: facesOnEntering },
  { anywhere: castsFirst },
  keepsPoint,
  usableAnyway,
  { anywhere: damageOrCondition },
  { anywhere: nextDamage },
  doesNotStack,
  eachHitMore,
  removedThere,
  ofNextAttack,
  { anywhere: laysZone },
  asked(eachGone, ({ desk, out, context }, sentence) => eachGone(desk, out.nodes, context, sentence)),
  asked(bearers, ({ desk, out, context }, sentence) => bearers(desk, out.nodes, context, sentence)),
  asked(lastsUntil, ({ desk, out, context }, sentence) => lastsUntil(desk, out.nodes, context, sentence)),
  asked(
    sameEnd,
    ({ desk, out, context, tail }, sentence) => tail === undefined && sameEnd(desk, out.nodes, sentence, context),
  ),
  asked(
    whenOneMisses,
    ({ desk, out, context, tail }, sentence) => tail === undefined && whenOneMisses(desk, out.nodes, sentence, context),
  ),
  asked(
    allEnd,
    ({ desk, out, context, tail }, sentence) => tail === undefined && allEnd(desk, out.nodes, sentence, context),
  ),
  asked(lastsToEnd, ({ desk, out }, sentence) => lastsToEnd(desk, out.nodes, sentence)),
  asked(shieldDecays, ({ desk, out }, sentence) => shieldDecays(desk, out.nodes, sentence)),
  asked(shieldUntil, ({ desk, out, context }, sentence) => shieldUntil(desk, out, context, sentence)),
  asked(
    healsMore,
    ({ desk, out, context, tail }, sentence) =>
      !desk.standing && tail === undefined && healsMore(desk, out.nodes, sentence, context),
  ),
  asked(betweenEach, ({ desk, out, context }, sentence) => betweenEach(desk, out.nodes, sentence, context)),
  fromOneToNext,
  {
    anywhere: asked(holdsAnyway, ({ desk, out, context, tail }, sentence) =>
      holdsAnyway(desk, out.nodes, tail, sentence, context.anew),
    ),
  },
  asked(mustDiffer, ({ desk, out }, sentence) => mustDiffer(desk, out.nodes, sentence)),
  notAgain,
  targetThen,
  closing(asked(anewEachTime, ({ desk, out }, sentence) => !desk.standing && anewEachTime(desk, out.nodes, sentence))),
  closing(asked(sameAgain, ({ desk, out }, sentence) => !desk.standing && sameAgain(desk, out.nodes, sentence))),
  asked(excess, ({ desk, out }, sentence) => !desk.standing && excess(desk, out.nodes, sentence)),
  asked(spareUltimates, ({ desk, out }, sentence) => !desk.standing && spareUltimates(desk, out.nodes, sentence)),
  asked(reachLimit, ({ desk, tail }, sentence) => reachLimit(desk, tail, sentence)),
  rerolled,
  drawnFrom,
  comesBack,
  whenItEnds,
  afterThat,
  ifItLives,
  ifYouDieFirst,
  eitherGone,
  closing(asked(hitOnce, ({ desk, out, context }, sentence) => hitOnce(desk, out.nodes, sentence, context.anew))),
  asked(repeatsEachTurn, ({ desk, out }, sentence) => repeatsEachTurn(desk, out.nodes, sentence)),
  closing(asked(repeats, ({ desk, out, context }, sentence) => repeats(desk, out.nodes, sentence, context.words))),
  closing(thenAnother),
  closing(
    asked(repeatsGrowing, ({ desk, out, context }, sentence) =>
      repeatsGrowing(desk, out.nodes, sentence, context.words),
    ),
  ),
  closing(repeatsIf),
  repeatsThenIf,
  closing(againWords),
  closing(repeatsLaterIf),
  closing(asked(repeatsLater, ({ desk, out, context }, sentence) => repeatsLater(desk, out.nodes, sentence, context))),
]);

/** Of a token that was given, and how it ends. */
export const remarksOnGiven = inOrder(() => [
  asked(lostTogether, ({ desk, out, context }, sentence) => lostTogether(desk, out.nodes, context, sentence)),
  asked(endsAsTold, ({ desk, out, context }, sentence) => endsAsTold(desk, out.nodes, context, sentence)),
  lostByAll,
  asked(givenEnds, ({ desk, out, context }, sentence) => givenEnds(desk, out.nodes, context, sentence)),
  asked(givenParts, ({ desk, out, context }, sentence) => givenParts(desk, out.nodes, context, sentence)),
  asked(untilDeath, ({ desk, out, context }, sentence) => untilDeath(desk, out.nodes, context, sentence)),
  asked(givenEndsAt, ({ desk, out, context }, sentence) => givenEndsAt(desk, out.nodes, context, sentence)),
  { anywhere: asked(takesBack, ({ desk, context }, sentence) => takesBack(desk, context, sentence)) },
  { anywhere: asked(shakenByCard, ({ desk, context }, sentence) => shakenByCard(desk, context, sentence)) },
  endsInBrackets,
]);

/** `(Ends when they receive damage)`: as without parentheses. */
function endsInBrackets(flow: Flow, sentence: Sentence): boolean {
  const { from, to } = sentence;
  const { tokens } = flow.desk;
  if (to < from + 5 || tokens[to - 1]?.text !== ')' || !/^(?:ends|it|this)$/.test(tokens[from + 1]?.text ?? ''))
    return false;
  const inside = { ...sentence, from: from + 1, to: to - 1 };
  return isRemark(remarksOnGiven, flow, inside) || isRemark(laterRemarks, flow, inside);
}
endsInBrackets.begins = beginning('(');
endsInBrackets.needs = oneOf('ends');

/** Those that are asked once it is known that no giver of a token does something. */
export const laterRemarks = inOrder(() => [
  pairBeside,
  { anywhere: asked(eitherOfYou, ({ desk, context }, sentence) => eitherOfYou(desk, context, sentence)) },
  { anywhere: asked(atWillOrWhen, ({ desk, context }, sentence) => atWillOrWhen(desk, sentence, context)) },
  { anywhere: asked(saidByPiece, ({ desk, context }, sentence) => saidByPiece(desk, context, sentence)) },
  { anywhere: asked(toldByCard, ({ desk, out, context }, sentence) => toldByCard(desk, context, sentence, out)) },
  {
    anywhere: asked(detonatedByCard, ({ desk, out, context }, sentence) =>
      detonatedByCard(desk, context, sentence, out),
    ),
  },
  { anywhere: asked(goesOffByCard, ({ desk, out, context }, sentence) => goesOffByCard(desk, context, sentence, out)) },
  asked(toldOfToken, ({ desk, out, context }, sentence) => toldOfToken(desk, out, context, sentence)),
  { anywhere: asked(ofPair, ({ desk, out, context }, sentence) => ofPair(desk, sentence, context, out)) },
  figureBack,
  { anywhere: factsOfPiece },
  { anywhere: mustClearFirst },
  { anywhere: lostApart },
  { anywhere: startsWith },
  { anywhere: regainsOne },
  paidAgain,
  whileYouHave,
  whileHad,
  whilePlaced,
  saidOfPlaced,
  whileSo,
  whileShielded,
  asked(passes, ({ desk, out }, sentence) => passes(desk, out.nodes, sentence)),
  asked(trailBehind, ({ desk, out, context, tail }, sentence) =>
    trailBehind(desk, out.nodes, sentence, context, tail !== undefined),
  ),
  asked(playsIt, ({ desk, out, tail }, sentence) => playsIt(desk, tail?.then ?? out.nodes, sentence)),
  asked(throughUnits, ({ desk, out }, sentence) => throughUnits(desk, out.nodes, sentence)),
  asked(notInWalls, ({ desk, out, tail }, sentence) => notInWalls(desk, tail?.then ?? out.nodes, sentence)),
  asked(withoutTurns, ({ desk, out, tail }, sentence) => withoutTurns(desk, tail?.then ?? out.nodes, sentence)),
  asked(unforced, ({ desk, out, tail }, sentence) => unforced(desk, tail?.then ?? out.nodes, sentence)),
  asked(unnoticed, ({ desk, out }, sentence) => unnoticed(desk, out.nodes, sentence)),
  asked(mustEnd, ({ desk, out, context }, sentence) => mustEnd(desk, out.nodes, sentence, context)),
  asked(mustLie, ({ desk, out, context }, sentence) => mustLie(desk, out.nodes, sentence, context)),
  asked(
    mayTakeAlong,
    ({ desk, out, tail }, sentence) => tail?.node.node !== 'target' && mayTakeAlong(desk, out.nodes, sentence),
  ),
  asked(mostBehind, ({ desk, out, context }, sentence) => mostBehind(desk, out, sentence, context)),
  asked(apartBehind, ({ desk, out, context }, sentence) => apartBehind(desk, out.nodes, sentence, context)),
  asked(acts, ({ desk, out, context }, sentence) => acts(desk, out.nodes, sentence, context)),
  asked(ofSummoned, ({ desk, out, context }, sentence) => ofSummoned(desk, out.nodes, sentence, context)),
  asked(summonEnds, ({ desk, out, context }, sentence) => summonEnds(desk, out.nodes, sentence, context)),
  asked(summonDies, ({ desk, out, context }, sentence) => summonDies(desk, out.nodes, sentence, context)),
  asked(whileSummoned, ({ desk, out, context }, sentence) => whileSummoned(desk, out.nodes, sentence, context)),
  asked(becomesActive, groundBecomes),
  noHarm,
  beforeDamage,
  asked(notRemoved, ({ desk, context }, sentence) => notRemoved(desk, context, sentence)),
  asked(noSightLater, ({ desk, out, tail }, sentence) => noSightLater(desk, tail?.then ?? out.nodes, sentence)),
  asked(hitTogether, ({ desk, out, context }, sentence) => hitTogether(desk, out, context, sentence)),
  asked(groundLater, ({ desk, out, context }, sentence) => groundLater(desk, out.nodes, sentence, context)),
  asked(endsEarly, ({ desk, out, context }, sentence) => endsEarly(desk, out.nodes, sentence, context)),
  asked(endsWithAttack, ({ desk, out, context }, sentence) => endsWithAttack(desk, out.nodes, sentence, context)),
  asked(usedBetter, ({ desk, out, context, tail }, sentence) =>
    usedBetter(desk, tail?.then ?? out.nodes, sentence, tail?.context ?? context),
  ),
  usedBySome,
  besideGone,
  asked(usedByChoice, ({ desk, out, tail }, sentence) => usedByChoice(desk, tail?.then ?? out.nodes, sentence)),
  asked(notOnItself, ({ desk, out, tail }, sentence) => notOnItself(desk, tail?.then ?? out.nodes, sentence)),
  asked(unaffected, ({ desk, out, context, tail }, sentence) =>
    unaffected(desk, tail, sentence, context, out.nodes, out.held),
  ),
  otherReach,
  asked(backThere, ({ desk, out, tail }, sentence) => backThere(desk, tail?.then ?? out.nodes, sentence)),
  asked(insteadThen, ({ desk, out, context }, sentence) => insteadThen(desk, out.nodes, sentence, context)),
]);

/** Who "they" are behind it, and what was dealt, is of several, of whom the last one is known. */
function closing(remark: Remark): Remark {
  return asked(remark, (flow, sentence) => {
    const found = remark(flow, sentence);
    if (found) {
      flow.tail = undefined;
      const { named } = flow.context;
      flow.context = within(flow.context, { named: { ...named, 'last one': 'target' } });
    }
    return found;
  });
}

function groundBecomes(flow: Flow, sentence: Sentence): boolean {
  const active = becomesActive(flow.desk, flow.out.nodes, sentence, flow.context);
  if (active !== undefined) flow.context = within(flow.context, { active });
  return active !== undefined;
}
