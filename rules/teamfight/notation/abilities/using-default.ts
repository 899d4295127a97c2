import type { Node, Ref } from '../../program.ts';
import type { Asked, Effect } from '../effects/effect.ts';
import { pronoun } from '../nouns/pronoun.ts';
import type { Cursor } from '../words/cursor.ts';
import { asOwn } from './borrowing.ts';
import { usedFrom } from './used-from.ts';
import { type Manner, manner, onWhom, usedOn } from './used-on.ts';

const kind = { kind: 'default' } as const;

/**
 * `use a default ability`, `make a default attack against them with +1 crit`, `attack them with a default ability`. A summon has no other
 * abilities, so that it "attacks" with one of these.
 */
export function usesDefault(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  return cursor.try((): Effect | undefined => {
    // "Your Wolf moves 2. Then attacks": the Wolf does.
    const theirs = subject === undefined && cursor.sees('uses|makes|attacks');
    const who = subject ?? (theirs ? context.them : 'you');
    const own = who === 'you';
    if (who === undefined || (theirs && own)) return undefined;
    // "An ally moves 2. Then use a default ability": you, or the ally.
    const isAlly = context.side === 'ally' || context.side === 'friend';
    if (own && subject === undefined && isAlly && context.later && cursor.before?.text === 'then') return undefined;
    const bare = attacks(asked, who);
    const attacked = cursor.try(() => {
      if (!cursor.take('attack|attacks')) return undefined;
      const on = pronoun(cursor, context)?.ref;
      return on !== undefined && on !== who && cursor.takeAny('with|using a|your|their|its|one default ability|attack')
        ? on
        : undefined;
    });
    // "An ally may attack with a default ability": on whomever.
    const armed =
      bare === undefined &&
      attacked === undefined &&
      !own &&
      cursor.takeAny(
        'attack|attacks with|using a|one default ability|attack',
        'attack|attacks with|using one of their|its default abilities|attacks',
      );
    if (
      !armed &&
      bare === undefined &&
      attacked === undefined &&
      !cursor.takeAny(
        'use|uses|make|makes a|one default ability|attack',
        'use|uses|make|makes one of their|your|its default abilities|attacks',
        'use|uses their|your|its default ability|attack',
        'use|uses|make|makes # default abilities|attacks',
      )
    )
      return undefined;
    const many = /^(?:attacks|abilities)$/.test(cursor.before?.text ?? '');
    const several = many && cursor.numbers.length > 0 ? cursor.numbers[0] : undefined;
    if (several !== undefined && (several < 2 || several > mostOften)) return undefined;
    // "Ally in range 3. Use one of their default abilities" is theirs, used by you.
    const isTheirs = own && /^(?:their|its)$/.test(cursor.tokens[cursor.at - 3]?.text ?? '');
    const from = isTheirs ? context.them : undefined;
    if (isTheirs && (from === undefined || from === 'you')) return undefined;
    if (isTheirs) asOwn(cursor);
    const which = bare || armed || /^attack/.test(cursor.before?.text ?? '') ? 'attack' : 'default';
    let free = isFree(asked);
    // "Of your choice, with targets of your choice": both are said of the one choice.
    const picked =
      !own && which === 'default' && cursor.sees('of your choice') && cursor.take('of your choice ,? and?');
    const before = several === undefined && attacked === undefined ? timesBefore(asked) : undefined;
    const isAimed = bare?.on !== undefined || bare?.named !== undefined;
    const first = isAimed
      ? { ...manner(asked, who, kind), ...bare }
      : attacked === undefined
        ? manner(asked, who, kind)
        : { on: attacked };
    if (picked && !first.chosen) return undefined;
    const early = free;
    free ||= isFree(asked);
    // "On them as a Free Action, with +1 crit".
    const how = free && !early && first.rules === undefined ? { ...manner(asked, who, kind), ...first } : first;
    const there = own && how.named === undefined ? usedFrom(asked) : undefined;
    // Without these words it would have to be paid for, and a text never says by whom.
    if (!free && !isTold(asked)) return undefined;
    const use = { clause, node: 'use-ability', who, which, free: true, ...(from && { from }) } as const;
    const counted = several ?? before;
    const often = counted === undefined ? times(asked) : { times: counted, upTo: false };
    // "Once per turn" makes it an ability of its own.
    if (cursor.sees('once|twice|#') || (subject === undefined && context.them === 'each')) return undefined;
    const used = usedOn(use, how, own);
    if (there !== undefined) return often === undefined ? { nodes: there(used.nodes), own } : undefined;
    if (often === undefined) return used;
    if (how.named !== undefined) return undefined;
    const then: Node[] = often.upTo ? [{ clause, node: 'may', then: used.nodes }] : [...used.nodes];
    return { nodes: [{ clause, node: 'repeat', times: { base: often.times }, then }], own };
  });
}

/**
 * `attacks`, `attack the target`, `makes an attack against it`, `attack the nearest enemy`: on whom need not be said. Of oneself it is told behind something
 * else, as a text that begins with it tells its own attack.
 */
const attacks = (asked: Asked, who: Ref): Manner | undefined => {
  const { cursor } = asked;
  return cursor.try(() => {
    if (who === 'you' && !isToldToYou(asked)) return undefined;
    const made = cursor.take('make|makes an attack');
    if (made) cursor.take('against|on');
    else if (!cursor.take('attack|attacks')) return undefined;
    if (cursor.sees('with|using a|an|your|their|its|one')) return undefined;
    const on = whomAttacked(asked, who);
    if (on !== undefined) return isEnd(cursor) ? { on } : undefined;
    if (isEnd(cursor) || cursor.sees('on|against|targeting|with')) return {};
    return onWhom(asked, who);
  });
};

/**
 * `it`, `the same target`: nobody attacks itself, and of an ally and an enemy who were spoken of it is the enemy.
 */
const whomAttacked = ({ cursor, context }: Asked, who: Ref): Ref | undefined =>
  cursor.try(() => {
    const { at } = cursor;
    const on = pronoun(cursor, context)?.ref;
    if (on !== undefined && on !== who) return on;
    cursor.at = at;
    const { target, enemy } = context.named;
    if (!cursor.takeAny('it|them', 'the same? target|unit|enemy')) return undefined;
    return target !== undefined && target !== who ? target : enemy === who ? undefined : enemy;
  });

/**
 * Something was done before, or has set it off. "You may attack", in a turn of your own, could be with a Standard Action that you have anyway; "attack another
 * enemy", behind an attack, with that one once more.
 */
function isToldToYou({ cursor, context, subject }: Asked): boolean {
  const { them, slot, opening, rolled } = context;
  const isAnswer = them === 'trigger' || them === 'other' || slot === 'passive';
  const before = cursor.tokens.slice(Math.max(0, cursor.at - 2), cursor.at);
  if (!isAnswer && before.some(({ text }) => text === 'may' || text === 'can')) return false;
  if (rolled && cursor.sees('attack a|the? another|different|new|second|other')) return false;
  return (
    subject === 'you' || opening !== true || them !== undefined || /^(?:then|and|,)$/.test(before.at(-1)?.text ?? '')
  );
}

const isEnd = (cursor: Cursor): boolean =>
  cursor.done ||
  cursor.sees(',|and|or|then|too|twice|up|immediately|.') ||
  cursor.sees('at|right once|away|now') ||
  cursor.sees('# times') ||
  cursor.sees('as a free action');

const isFree = ({ cursor }: Asked): boolean => cursor.takeAny('as a free action', 'for free');

/** More often than this is a misprint. */
const mostOften = 6;

/** `twice`, `up to 3 times`: told in an ability, where no turn or game stands behind it. */
function times({ cursor, context }: Asked): { readonly times: number; readonly upTo: boolean } | undefined {
  if (context.slot !== 'ability') return undefined;
  return cursor.try(() => {
    const upTo = cursor.take('up to');
    const often = cursor.take('twice') ? 2 : cursor.take('# times') ? (cursor.numbers[0] ?? 1) : undefined;
    return often !== undefined && often <= mostOften && cursor.done ? { times: often, upTo } : undefined;
  });
}

/** `twice, with +1 range`, `2 times on targets of your choice`: said before how. */
const timesBefore = ({ cursor, context }: Asked): number | undefined =>
  context.slot !== 'ability'
    ? undefined
    : cursor.try(() => {
        const often = cursor.take('twice') ? 2 : cursor.take('# times') ? (cursor.numbers[0] ?? 1) : undefined;
        cursor.take(',');
        return often !== undefined && often <= mostOften && cursor.sees('with|on|against') ? often : undefined;
      });

/** "Move 2. Use a default ability.": told to be done in an ability, or when something happens, it is a part of that. */
const isTold = ({ cursor, context, subject, piece }: Asked): boolean =>
  (context.slot === 'ability' || context.slot === 'passive' || (context.slot === 'default' && piece === true)) &&
  (subject === undefined || /^(?:you|target|each|summon|trigger|other)$/.test(subject)) &&
  (cursor.done ||
    cursor.sees(',|and|then|too|up|twice|immediately') ||
    cursor.sees('at|right once|away|now') ||
    cursor.sees('( max|only|once') ||
    cursor.sees('# times') ||
    cursor.sees('. '));
