import type { Asked, Effect } from '../effects/effect.ts';
import type { Cursor } from '../words/cursor.ts';
import { type Word, type Words, wordAt } from '../words/words.ts';
import { cardsMeant, doneToCards } from './card-handling.ts';

/** What a condition says that lies on an ability and not on a unit: in how many turns of its owner that cannot be used. */
const lies =
  /^\s*(?:you (?:cannot|can't) use this ability|this ability (?:cannot|can't) be used)\.?\s+(?:reduce (?:this |it )?by 1|remove (?:1|one)(?: of (?:these|them))?) at (?:the )?end of (?:your|its owner's) next turn\.?\s*$/i;

const known = new WeakMap<Words, Word | 'none'>();

/** The set's condition or token for abilities that cannot be used for some turns. */
export function cooldownIn(words: Words): Word | undefined {
  let found = known.get(words);
  if (found === undefined) {
    found = words.all.find(({ kind, text }) => (kind === 'condition' || kind === 'token') && lies.test(text)) ?? 'none';
    known.set(words, found);
  }
  return found === 'none' ? undefined : found;
}

const puts = 'give|gives|put|puts|add|adds';
const gets = 'get|gets|gain|gains';

/**
 * `give one of its abilities CD 2`, `put a Cooldown counter on one of their abilities`, `put this on cooldown for 2 turns`, `reduce the cooldown of
 * your abilities by 1`.
 */
export function onCooldown(asked: Asked): Effect | undefined {
  const { cursor, context, subject } = asked;
  if (!cursor.sees(`${puts}|${gets}|reduce|reduces|remove|removes`)) return undefined;
  if (cooldownIn(context.words) === undefined) return undefined;
  const shorter = cursor.try(() => lessOf(asked));
  if (shorter !== undefined) return shorter;
  return cursor.try(() => {
    const own = !cursor.take(puts);
    if (own && !cursor.take(gets)) return undefined;
    const counted = cursor.try(() => {
      const count = cursor.take('a|an|one') ? 1 : cursor.take('#') ? (cursor.numbers[0] ?? 0) : 0;
      return count > 0 && isNamed(cursor, context.words) && cursor.take('on|onto|to') ? count : undefined;
    });
    if (own && counted === undefined) return undefined;
    const meant = cardsMeant(asked, subject ?? context.them, 'tap');
    const turns = meant && (counted ?? behind(cursor, context.words));
    return meant && turns ? doneToCards(asked, meant, { node: 'tap', turns }) : undefined;
  });
}

/** `CD 2`, `2 Cooldown`, `on cooldown for 2 turns`, `on cooldown`, behind the abilities that get it. */
function behind(cursor: Cursor, words: Words): number | undefined {
  if (cursor.take('#')) {
    const [count] = cursor.numbers;
    return isNamed(cursor, words) ? count : undefined;
  }
  cursor.take('a|an');
  if (!isNamed(cursor, words)) return undefined;
  if (cursor.takeAny('for # turns|turn', '#')) return cursor.numbers[0];
  return cursor.take('for a|one turn') || cursor.before?.text !== 'cd' ? 1 : undefined;
}

/** `reduce the cooldown of one of your abilities by 1`, `remove a Cooldown counter from all of your abilities`. */
function lessOf(asked: Asked): Effect | undefined {
  const { cursor, context, subject = 'you' } = asked;
  const reduces = cursor.take('reduce|reduces');
  if (!reduces && !cursor.take('remove|removes')) return undefined;
  const count = cursor.take('a|an|one') ? 1 : cursor.take('#') ? cursor.numbers[0] : undefined;
  if (reduces) cursor.take('the');
  if ((count !== undefined) === reduces || !isNamed(cursor, context.words)) return undefined;
  if (!cursor.take(reduces ? 'of|on' : 'from|of')) return undefined;
  const meant = cardsMeant(asked, subject, 'refresh');
  if (meant === undefined || (reduces && !cursor.take('by #'))) return undefined;
  const turns = count ?? cursor.numbers[0];
  return turns ? doneToCards(asked, meant, { node: 'refresh', turns }) : undefined;
}

/** `On Cooldown`, `CD`, `cooldown counters`. */
function isNamed(cursor: Cursor, words: Words): boolean {
  const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
  if (named !== undefined && named.word === cooldownIn(words)) cursor.at = named.to;
  else if (!cursor.takeAny('on? cooldown|cooldowns', 'cd')) return false;
  cursor.take('counter|counters|token|tokens');
  return true;
}
