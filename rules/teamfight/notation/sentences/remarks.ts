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
import { endsAsTold } from '../given/ends-as-told.ts';
import { takesBack } from '../given/gave.ts';
import { givenEnds } from '../given/given-ends.ts';
import { givenEndsAt } from '../given/given-ends-at.ts';
import { givenParts } from '../given/given-parts.ts';
import { lostByAll } from '../given/lost-by-all.ts';
import { lostTogether } from '../given/lost-together.ts';
import { saidByPiece } from '../given/said-by-piece.ts';
import { shakenByCard } from '../given/shaken-by-others.ts';
import { goesOffByCard, toldByCard } from '../given/told-by-card.ts';
import { toldOfToken } from '../given/told-of-token.ts';
import { whileHad } from '../given/while-had.ts';
import { whileShielded } from '../given/while-shielded.ts';
import { whileSo } from '../given/while-so.ts';
import { whileYouHave } from '../given/while-you-have.ts';
import { mayTakeAlong } from '../phrases/taking-along.ts';
import { anewEachTime, fromOneToNext, mustDiffer, sameAgain } from '../phrases/times-over.ts';
import { trailBehind } from '../pieces/trail.ts';
import { laysZone } from '../pieces/zone.ts';
import { guards } from '../words/guards.ts';
import { acts } from './acting.ts';
import { becomesActive, groundLater } from './activation.ts';
import { apartBehind } from './apart-behind.ts';
import { atWillOrWhen } from './at-will-or-when.ts';
import { beforeDamage } from './before-damage.ts';
import { besideGone } from './beside-gone.ts';
import { betweenEach } from './between-each.ts';
import { comesBack } from './comes-back.ts';
import { doesNotStack } from './does-not-stack.ts';
import { drawnFrom } from './drawn-from.ts';
import { eitherOfYou } from './either-of-you.ts';
import { endsEarly, endsWithAttack } from './ends-early.ts';
import { excess } from './excess.ts';
import type { Flow } from './flow.ts';
import { eachGone, lastsUntil } from './going.ts';
import { hitOnce } from './hit-once.ts';
import { hitTogether } from './hit-together.ts';
import { addsUp, cannotExit, holdsAnyway, isMandatory, usableAnyway } from './holds-anyway.ts';
import { insteadThen } from './instead-then.ts';
import { limitsLast } from './limits-last.ts';
import { repeats, repeatsEachTurn, repeatsLater } from './links.ts';
import { lostWithIt } from './lost-with-it.ts';
import { mostBehind } from './most-behind.ts';
import { noHarm } from './no-harm.ts';
import { noSightLater } from './no-sight-later.ts';
import { notAgain } from './not-again.ts';
import { notRemoved } from './not-removed.ts';
import { ofNextAttack } from './of-next-attack.ts';
import { ofSummoned } from './of-summoned.ts';
import { shieldUntil } from './overshield-ends.ts';
import { paidAgain } from './paid-again.ts';
import { pairBeside } from './pair-beside.ts';
import { passes } from './passes.ts';
import { reachLimit } from './reach-limit.ts';
import { removedThere } from './removed-there.ts';
import { repeatsIf, repeatsLaterIf } from './repeats-if.ts';
import { rerolled } from './rerolled.ts';
import { saidOfMovement } from './said-of-movement.ts';
import { lastsToEnd, sameEnd, whenOneMisses } from './same-end.ts';
import type { Sentence } from './sentence.ts';
import { summonDies, whileSummoned } from './summon-dies.ts';
import { summonEnds } from './summon-ends.ts';
import { unaffected } from './unaffected.ts';
import { whenItEnds } from './when-it-ends.ts';

/** A sentence that says more of what stands before it: how long it stays, whom it spares, that it comes again. True where it was one. */
type Remark = (flow: Flow, sentence: Sentence) => boolean;

/** Remarks in the order in which they are asked, and those of them that there are also where nothing stands before. */
interface Remarks {
  readonly all: readonly Remark[];
  readonly first: readonly Remark[];
}

/** A remark that there is also where nothing stands before. */
interface Anywhere {
  readonly anywhere: Remark;
}

function inOrder(given: readonly (Remark | Anywhere)[]): Remarks {
  return {
    all: given.map((one) => ('anywhere' in one ? one.anywhere : one)),
    first: given.flatMap((one) => ('anywhere' in one ? [one.anywhere] : [])),
  };
}

/** Whether a sentence is one of some remarks. Most say more of what stands before them, which the first sentence has nothing of. */
export function isRemark({ all, first }: Remarks, flow: Flow, sentence: Sentence): boolean {
  const { out, tail } = flow;
  const nothing = out.nodes.length === 0 && out.held.length === 0 && tail === undefined;
  return (nothing && guards.spare ? first : all).some((remark) => remark(flow, sentence));
}

/** Each looks at its first words before it does anything. */
export const remarks = inOrder([
  ({ desk, out, context }, sentence) => lostWithIt(desk, out, context, sentence),
  (flow, sentence) => limitsLast(flow, sentence),
  (flow, sentence) => addsUp(flow, sentence),
  { anywhere: (flow, sentence) => cannotExit(flow, sentence) },
  { anywhere: (flow, sentence) => isMandatory(flow, sentence) },
  (flow, sentence) => usableAnyway(flow, sentence),
  (flow, sentence) => doesNotStack(flow, sentence),
  (flow, sentence) => removedThere(flow, sentence),
  (flow, sentence) => ofNextAttack(flow, sentence),
  { anywhere: (flow, sentence) => laysZone(flow, sentence) },
  ({ desk, out, context }, sentence) => eachGone(desk, out.nodes, context, sentence),
  ({ desk, out, context }, sentence) => bearers(desk, out.nodes, context, sentence),
  ({ desk, out, context }, sentence) => lastsUntil(desk, out.nodes, context, sentence),
  ({ desk, out, context, tail }, sentence) => tail === undefined && sameEnd(desk, out.nodes, sentence, context),
  ({ desk, out, context, tail }, sentence) => tail === undefined && whenOneMisses(desk, out.nodes, sentence, context),
  ({ desk, out }, sentence) => lastsToEnd(desk, out.nodes, sentence),
  ({ desk, out, context }, sentence) => shieldUntil(desk, out, context, sentence),
  ({ desk, out, context, tail }, sentence) =>
    !desk.standing && tail === undefined && healsMore(desk, out.nodes, sentence, context),
  ({ desk, out, context }, sentence) => betweenEach(desk, out.nodes, sentence, context),
  (flow, sentence) => fromOneToNext(flow, sentence),
  { anywhere: ({ desk, out, context, tail }, sentence) => holdsAnyway(desk, out.nodes, tail, sentence, context.anew) },
  ({ desk, out }, sentence) => mustDiffer(desk, out.nodes, sentence),
  (flow, sentence) => notAgain(flow, sentence),
  closing(({ desk, out }, sentence) => !desk.standing && anewEachTime(desk, out.nodes, sentence)),
  closing(({ desk, out }, sentence) => !desk.standing && sameAgain(desk, out.nodes, sentence)),
  ({ desk, out }, sentence) => !desk.standing && excess(desk, out.nodes, sentence),
  ({ desk, out }, sentence) => !desk.standing && spareUltimates(desk, out.nodes, sentence),
  ({ desk, tail }, sentence) => reachLimit(desk, tail, sentence),
  (flow, sentence) => rerolled(flow, sentence),
  (flow, sentence) => drawnFrom(flow, sentence),
  (flow, sentence) => comesBack(flow, sentence),
  (flow, sentence) => whenItEnds(flow, sentence),
  closing(({ desk, out, context }, sentence) => hitOnce(desk, out.nodes, sentence, context.anew)),
  ({ desk, out }, sentence) => repeatsEachTurn(desk, out.nodes, sentence),
  closing(({ desk, out, context }, sentence) => repeats(desk, out.nodes, sentence, context.words)),
  closing((flow, sentence) => repeatsIf(flow, sentence)),
  closing((flow, sentence) => repeatsLaterIf(flow, sentence)),
  closing(({ desk, out, context }, sentence) => repeatsLater(desk, out.nodes, sentence, context)),
]);

/** Of a token that was given, and how it ends. */
export const remarksOnGiven = inOrder([
  ({ desk, out, context }, sentence) => lostTogether(desk, out.nodes, context, sentence),
  ({ desk, out, context }, sentence) => endsAsTold(desk, out.nodes, context, sentence),
  (flow, sentence) => lostByAll(flow, sentence),
  ({ desk, out, context }, sentence) => givenEnds(desk, out.nodes, context, sentence),
  ({ desk, out, context }, sentence) => givenParts(desk, out.nodes, context, sentence),
  ({ desk, out, context }, sentence) => givenEndsAt(desk, out.nodes, context, sentence),
  { anywhere: ({ desk, context }, sentence) => takesBack(desk, context, sentence) },
  { anywhere: ({ desk, context }, sentence) => shakenByCard(desk, context, sentence) },
]);

/** Those that are asked once it is known that no giver of a token does something. */
export const laterRemarks = inOrder([
  (flow, sentence) => pairBeside(flow, sentence),
  { anywhere: ({ desk, context }, sentence) => eitherOfYou(desk, context, sentence) },
  { anywhere: ({ desk, context }, sentence) => atWillOrWhen(desk, sentence, context) },
  { anywhere: ({ desk, context }, sentence) => saidByPiece(desk, context, sentence) },
  { anywhere: ({ desk, out, context }, sentence) => toldByCard(desk, context, sentence, out) },
  { anywhere: ({ desk, out, context }, sentence) => detonatedByCard(desk, context, sentence, out) },
  { anywhere: ({ desk, out, context }, sentence) => goesOffByCard(desk, context, sentence, out) },
  ({ desk, out, context }, sentence) => toldOfToken(desk, out.nodes, context, sentence),
  { anywhere: ({ desk, out, context }, sentence) => ofPair(desk, sentence, context, out) },
  (flow, sentence) => paidAgain(flow, sentence),
  (flow, sentence) => whileYouHave(flow, sentence),
  (flow, sentence) => whileHad(flow, sentence),
  (flow, sentence) => whilePlaced(flow, sentence),
  (flow, sentence) => whileSo(flow, sentence),
  (flow, sentence) => whileShielded(flow, sentence),
  ({ desk, out }, sentence) => passes(desk, out.nodes, sentence),
  ({ desk, out, context, tail }, sentence) => trailBehind(desk, out.nodes, sentence, context, tail !== undefined),
  ({ desk, out, tail }, sentence) => playsIt(desk, tail?.then ?? out.nodes, sentence),
  (flow, sentence) => saidOfMovement(flow, sentence),
  ({ desk, out, tail }, sentence) => tail?.node.node !== 'target' && mayTakeAlong(desk, out.nodes, sentence),
  ({ desk, out, context }, sentence) => mostBehind(desk, out, sentence, context),
  ({ desk, out, context }, sentence) => apartBehind(desk, out.nodes, sentence, context),
  ({ desk, out, context }, sentence) => acts(desk, out.nodes, sentence, context),
  ({ desk, out, context }, sentence) => ofSummoned(desk, out.nodes, sentence, context),
  ({ desk, out, context }, sentence) => summonEnds(desk, out.nodes, sentence, context),
  ({ desk, out, context }, sentence) => summonDies(desk, out.nodes, sentence, context),
  ({ desk, out, context }, sentence) => whileSummoned(desk, out.nodes, sentence, context),
  groundBecomes,
  (flow, sentence) => noHarm(flow, sentence),
  (flow, sentence) => beforeDamage(flow, sentence),
  ({ desk, context }, sentence) => notRemoved(desk, context, sentence),
  ({ desk, out, tail }, sentence) => noSightLater(desk, tail?.then ?? out.nodes, sentence),
  ({ desk, out, context }, sentence) => hitTogether(desk, out, context, sentence),
  ({ desk, out, context }, sentence) => groundLater(desk, out.nodes, sentence, context),
  ({ desk, out, context }, sentence) => endsEarly(desk, out.nodes, sentence, context),
  ({ desk, out, context }, sentence) => endsWithAttack(desk, out.nodes, sentence, context),
  ({ desk, out, context, tail }, sentence) =>
    usedBetter(desk, tail?.then ?? out.nodes, sentence, tail?.context ?? context),
  (flow, sentence) => usedBySome(flow, sentence),
  (flow, sentence) => besideGone(flow, sentence),
  ({ desk, out, tail }, sentence) => usedByChoice(desk, tail?.then ?? out.nodes, sentence),
  ({ desk, out, tail }, sentence) => notOnItself(desk, tail?.then ?? out.nodes, sentence),
  ({ desk, out, context, tail }, sentence) => unaffected(desk, tail, sentence, context, out.nodes),
  ({ desk, out, context }, sentence) => insteadThen(desk, out.nodes, sentence, context),
]);

/** Who "they" are behind it, and what was dealt, is of several. */
function closing(remark: Remark): Remark {
  return (flow, sentence) => {
    const found = remark(flow, sentence);
    if (found) flow.tail = undefined;
    return found;
  };
}

function groundBecomes(flow: Flow, sentence: Sentence): boolean {
  const active = becomesActive(flow.desk, flow.out.nodes, sentence, flow.context);
  if (active !== undefined) flow.context = within(flow.context, { active });
  return active !== undefined;
}
