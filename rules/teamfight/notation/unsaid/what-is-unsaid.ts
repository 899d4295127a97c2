import type { Node } from '../../program.ts';
import type { Context } from '../context.ts';
import { answers } from '../sentences/answering.ts';
import type { Out } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import { removesAllOfIt } from '../sentences/goes-with-each.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { thoseInstead } from '../sentences/those-instead.ts';
import { isAnotherThanThat } from './another-than-that.ts';
import { isAskedSince } from './asked-since.ts';
import { oneOrOther } from './asked-within.ts';
import { asksOtherAnswer } from './asks-other-answer.ts';
import { asksSomeOfThose } from './asks-some-of-those.ts';
import { isBesideWhatCame } from './beside-what-came.ts';
import { isCountedBesideEither } from './counted-beside-whom.ts';
import { isCountedOfWhom } from './counted-of-whom.ts';
import { destroysEither } from './destroys-either.ts';
import { isEndOfBoth } from './ends-of-both.ts';
import { isForEachLost } from './for-each-lost.ts';
import { gainedForGood } from './gained-for-good.ts';
import { goesOffUnsaid } from './goes-off-unsaid.ts';
import { answersTheGone, isDoneToGone, meetsWhatCame } from './gone-by-then.ts';
import { holdsEverywhere } from './holds-everywhere.ts';
import { isItOfBrought } from './it-of-brought.ts';
import { isNearItself } from './near-itself.ts';
import { isNearestToWhom } from './nearest-to-whom.ts';
import { isOfAreaOrTarget } from './of-area-or-target.ts';
import { isOfMetFoe } from './of-met-foe.ts';
import { isOneOrBoth } from './one-or-both.ts';
import { isSpentWithMore } from './spent-with-more.ts';
import { isTheirsOrYours } from './theirs-or-yours.ts';
import { isThenOrNow } from './then-of-until.ts';
import { isItOfTwo, isOfSwapped, isTheyOfTwo } from './they-of-two.ts';
import { endsAsItComes, isForEachTaken, isUntilOfAll, isWithThatAttack } from './until-all.ts';
import { isOfWhatItHits } from './what-it-hits.ts';

/** Why a sentence that is understood could be meant for somebody else, or longer, than its words alone would have it: `your Wolf dies, 2dmg`. */
export function whatIsUnsaid(flow: Flow, sentence: Sentence, context: Context, read: Out): string | undefined {
  const { desk, out, tail } = flow;
  const done = [...out.nodes, ...(tail?.then ?? []), ...read.nodes];
  const answer = answers(flow) ? out.held.at(-1)?.rule : undefined;
  if (
    isDoneToGone(done) ||
    read.held.some(({ rule }) => answersTheGone(rule)) ||
    (answer !== undefined && answersTheGone(answer, read.nodes))
  )
    return 'whoever that is done to is gone by then';
  if (gainedForGood(flow, sentence, read)) return 'it does not say whether from then on';
  if (meetsWhatCame(done)) return 'the one that has just come is not told apart from the others';
  if (isAnotherThanThat(desk, context, sentence, read.nodes)) return 'it does not say whether that one or another';
  if (isOfWhatItHits(flow, sentence, read.nodes)) return 'it does not say who is hit';
  if (isThenOrNow(desk, sentence)) return 'it does not say whether now, or when that is over';
  if (isEndOfBoth(read.nodes, context, desk, sentence)) return 'it does not say whether both end then';
  if (isTheirsOrYours(desk, sentence, read.nodes, context.side)) return 'it does not say who does';
  if (isOfMetFoe(flow, sentence, read.nodes)) return 'it does not say who is meant';
  if (isTheyOfTwo(desk, sentence) || isItOfTwo(desk, sentence)) return 'it does not say which of them';
  if (removesAllOfIt(flow, sentence, read.nodes)) return 'it does not say which of them';
  if (isItOfBrought(flow, sentence, read.nodes)) return 'it does not say which of them';
  if (isOfAreaOrTarget(flow, sentence, read.nodes)) return 'it does not say which of them';
  if (isOfSwapped(desk, sentence, read.nodes)) return 'it does not say whether both do';
  if (destroysEither(flow, sentence, context)) return 'it does not say which of them';
  if (isNearItself(desk, sentence, read)) return 'it does not say of whom this is asked';
  if (asksOtherAnswer(flow, read)) return 'it does not say who is meant where that is not so';
  if (isUntilOfAll(desk, sentence, read.nodes)) return 'it does not say whether all of it ends then';
  if (endsAsItComes(read.nodes)) return 'it does not say whether the last of those turns counts';
  if (isWithThatAttack(desk, sentence, read)) return 'it does not say whether now, or with that attack';
  if (isForEachTaken(tail?.node ?? out.nodes.at(-1), read.nodes)) return 'it does not say for each of what';
  if (holdsEverywhere(read, context)) return 'it does not say whether only who is on it';
  if (isNearestToWhom(tail?.node ?? out.nodes.at(-1), read.nodes, desk, sentence))
    return 'it does not say nearest to whom';
  if (isAskedSince(flow, sentence, read)) return 'it does not say whether that is asked before what was done since';
  if (isCountedOfWhom(desk, sentence, done, read.nodes)) return 'it does not say of whom they are counted';
  if (isCountedBesideEither(desk, sentence, read)) return 'it does not say beside whom';
  if (isBesideWhatCame(out.nodes.at(-1), read, desk, sentence)) return 'it does not say beside whom';
  const goesOff = read.nodes.some(destroysOnly) ? goesOffUnsaid(flow, sentence, read.nodes) : undefined;
  if (goesOff !== undefined) return goesOff;
  if (asksSomeOfThose(flow, sentence, read)) return 'it does not say whether one of those or any';
  if (isOneOrBoth(read, out.held)) return oneOrOther;
  const group = read.nodes.at(-1);
  if (group && 'then' in group && !thoseInstead(group.then, desk.tokens.slice(sentence.from, sentence.to)))
    return oneOrOther;
  if (isForEachLost(flow, read, sentence)) return 'it does not say who does';
  return isSpentWithMore(read, context, desk, sentence) ? 'it does not say whether all of it goes then' : undefined;
}

/** Whether a piece is destroyed, of whom it is one or of those that are chosen, and nothing else is done but a way to it. */
const destroysOnly = (node: Node): boolean =>
  node.node === 'remove'
    ? node.destroyed === true
    : 'then' in node &&
      node.then.some(destroysOnly) &&
      node.then.every((one) => one.node === 'move' || destroysOnly(one));
