import type { Condition, Count, Ref, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { placeRef } from '../nouns/place-of.ts';
import { inRange } from '../nouns/range.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import { wordAt } from '../words/words.ts';

const asks = beginning('your|you|the|enemy|opponent|there|more|fewer|less|it|they|target|score');

/** `your team is behind on points`, `there are more enemies than allies in range 2`, `you have fewer Coins than the target`: what is counted is more than something else. */
export function compared(cursor: Cursor, context: Context): Condition[] | undefined {
  if (cursor.misses(asks)) return undefined;
  const found =
    cursor.try(() => score(cursor, context)) ??
    cursor.try(() => sides(cursor, context)) ??
    cursor.try(() => tokens(cursor, context)) ??
    cursor.try(() => pace(cursor, context));
  return found && [found];
}

const team = 'team|side';
const own: Count = { count: 'points', side: 'friend' };
const theirs: Count = { count: 'points', side: 'enemy' };
const held = (side: 'friend' | 'enemy'): Count => ({ count: 'claims', side });
const exceeds = (what: Count, than: Count): Condition => ({ is: 'exceeds', what, than });

/** `your side is ahead`, `you are losing`, `the enemy team has more points`, `the score is even`, `your team holds more control points`. */
function score(cursor: Cursor, { words }: Context): Condition | undefined {
  if (cursor.takeAny('the? score is tied|even|equal|level', 'both teams|sides|players have the same score'))
    return not({ is: 'any', of: [exceeds(own, theirs), exceeds(theirs, own)] });
  const yours = cursor.takeAny(`your ${team}`, 'you');
  const ofTeam = cursor.before?.text !== 'you';
  if (!yours && !cursor.takeAny(`the? enemy|other|opposing|opponent's ${team}`, 'the? enemy|opponent', 'your opponent'))
    return undefined;
  const stands = cursor.take('is|are ahead|behind|winning|losing|leading|trailing');
  if (stands) {
    const ahead = /^(?:ahead|winning|leading)$/.test(cursor.before?.text ?? '');
    const bare = /^(?:ahead|behind)$/.test(cursor.before?.text ?? '');
    const ofPoints = cursor.takeAny('on|in|by points', 'on|in the? score', 'in the match|game');
    // "You are behind" may be of where one stands.
    if (bare && !ofTeam && !ofPoints) return undefined;
    return ahead === yours ? exceeds(own, theirs) : exceeds(theirs, own);
  }
  const holds = cursor.take('has|have|holds|hold|controls|control more|fewer|less control points');
  const [mine, other]: Count[] = holds ? [held('friend'), held('enemy')] : [own, theirs];
  if (!holds && !cursor.take('has|have more|fewer|less victory? points')) return undefined;
  const named = wordAt(words, cursor.tokens, cursor.at - 1, cursor.end, ['counter', 'token']);
  if (named !== undefined) return undefined;
  const more =
    cursor.tokens.slice(0, cursor.at).findLast(({ text }) => /^(?:more|fewer|less)$/.test(text))?.text === 'more';
  const than =
    cursor.takeAny(
      `than the? enemy|other|opposing|opponent's ${team}`,
      'than the? enemy|opponent|opponents',
      'than your opponent',
      `than your|yours ${team}?`,
      'than you|theirs|them',
    ) || ofTeam;
  return than ? (more === yours ? exceeds(mine!, other!) : exceeds(other!, mine!)) : undefined;
}

/** `there are more enemies than allies in range 2`, `more enemies than allies are in range 3 of the target`, `you have fewer allies than enemies`. */
function sides(cursor: Cursor, context: Context): Condition | undefined {
  const had = cursor.take('you have');
  const there = !had && cursor.takeAny('there are|is', "there're");
  if (!cursor.take('more|fewer|less enemies|allies than enemies|allies')) return undefined;
  const [how, first, , second] = cursor.tokens.slice(cursor.at - 4, cursor.at).map(({ text }) => text);
  if (first === second) return undefined;
  const where = had ? undefined : near(cursor, context, there);
  if (!had && where === undefined) return undefined;
  // Of those on the map whoever asks is one of its own side.
  const of = (side: string | undefined): Who => ({
    side: side === 'enemies' ? 'enemy' : 'ally',
    ...(where && { places: [where] }),
  });
  return how === 'more'
    ? { is: 'more', who: of(first), than: of(second) }
    : { is: 'more', who: of(second), than: of(first) };
}

function near(cursor: Cursor, context: Context, there: boolean) {
  if (!there && !cursor.take('are|is')) return undefined;
  const beside = cursor.take('adjacent|next');
  const range = beside ? { max: 1 } : inRange(cursor);
  if (range === undefined) return undefined;
  const of = cursor.take('of|to') ? placeRef(cursor, context) : ('you' as const);
  return of && { range, ...(of !== 'you' && { of }) };
}

/** `you have more Coins than the target`, `the target has fewer Coins than you`, `you have at least as many Coins as it has`. */
function tokens(cursor: Cursor, context: Context): Condition | undefined {
  const who = cursor.take('you have') ? ('you' as const) : whom(cursor, context, 'has|have');
  if (who === undefined) return undefined;
  const least = cursor.take('at least as many|much');
  const how = least ? 'least' : cursor.take('more|fewer|less') ? cursor.before?.text : undefined;
  const found = how && wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token', 'condition']);
  if (!found) return undefined;
  cursor.at = found.to;
  cursor.take('counter|counters|token|tokens');
  if (!cursor.take(least ? 'as' : 'than')) return undefined;
  const other = cursor.take('you') ? ('you' as const) : whom(cursor, context);
  if (other === undefined || other === who) return undefined;
  cursor.take('do|does|has|have');
  const of = (on: Ref): Count => ({ count: 'tokens', token: found.word.ref, on });
  if (least) return not(exceeds(of(other), of(who)));
  return how === 'more' ? exceeds(of(who), of(other)) : exceeds(of(other), of(who));
}

/** `the target is faster than you`, `you are slower than it`. */
function pace(cursor: Cursor, context: Context): Condition | undefined {
  const who = cursor.take('you are') ? ('you' as const) : whom(cursor, context, 'is|are');
  if (who === undefined || !cursor.take('faster|slower than')) return undefined;
  const faster = cursor.tokens[cursor.at - 2]?.text === 'faster';
  const other = cursor.take('you') ? ('you' as const) : whom(cursor, context);
  if (other === undefined || other === who) return undefined;
  const of = (on: Ref): Count => ({ count: 'speed', on });
  return faster ? exceeds(of(who), of(other)) : exceeds(of(other), of(who));
}

function whom(cursor: Cursor, context: Context, verb?: string): Ref | undefined {
  const of = placeRef(cursor, context);
  return of !== undefined && of !== 'you' && (verb === undefined || cursor.take(verb)) ? of : undefined;
}
