import type { Node, Ref } from '../../program.ts';
import type { Asked, Effect } from '../effects/effect.ts';
import { possessive } from '../nouns/pronoun.ts';
import { kindOf } from './means.ts';
import { manner, usedOn } from './used-on.ts';

/**
 * `An ally may use one of its abilities`, `use one of your other abilities`, `you may use another ability as a Free Action`: whichever of a card, as a part of
 * this one. Its own limits hold, and nothing is paid for its action: who is told so may have none left, or it is not their turn.
 */
export function usesAny(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  const who: Ref = subject ?? 'you';
  const own = who === 'you';
  if (!own && !/^(?:target|each|summon)$/.test(who)) return undefined;
  return cursor.try((): Effect | undefined => {
    const may = /^(?:may|can)$/.test(cursor.before?.text ?? '');
    if (!cursor.take('use|uses')) return undefined;
    // Of a passive nobody can say which one is another.
    const card =
      context.slot === 'ability' || context.slot === 'default' ? context.card?.name.toLowerCase() : undefined;
    let other = cursor.take('another of') || cursor.take('another');
    if (!other || cursor.before?.text === 'of') {
      const one = other || cursor.takeAny('any? one of', 'any of');
      const whose = one ? possessive(cursor, context) : undefined;
      // Of oneself "any ability" could be of anybody's card.
      if (one ? whose !== who : own || !cursor.take('a|an|any')) return undefined;
    }
    other ||= cursor.take('other');
    if (other && (!own || card === undefined)) return undefined;
    const kind = kindOf(cursor);
    // "Attacks" are for usesDefault, and what answers is used by nobody in the middle of something else.
    if (kind === undefined || kind.kind === 'default' || kind.instant) return undefined;
    const means = other && card !== undefined ? { ...kind, except: card } : kind;
    const free = (): boolean => cursor.takeAny('as a free action', 'for free', 'without spending|paying an action');
    let isFree = free();
    const how = manner(asked, who, means);
    isFree ||= free();
    // "You may use another ability" could be with an action that one has anyway.
    if (own && !isFree && (may || context.slot !== 'ability')) return undefined;
    if (!cursor.done && !cursor.sees(',|.|and|then')) return undefined;
    const narrow = Object.keys(means).length > 0;
    const use: Extract<Node, { node: 'use-ability' }> & { clause: number } = {
      clause,
      node: 'use-ability',
      who,
      which: 'any',
      free: true,
      ...(narrow && { means }),
    };
    return usedOn(use, how, own);
  });
}
