import type { Rule } from '../../program.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { seenBy, sightOf } from '../phrases/borrowed-sight.ts';
import { notSeen } from '../states/ignoring.ts';
import type { About } from '../states/predicate.ts';
import type { Cursor } from '../words/cursor.ts';

/** `target Slowed enemies ignoring walls`, `target them through walls from range 4`, `target you without LoS`: whom one need not see. */
export function pastWalls(about: About): Rule[] | undefined {
  const { cursor, context, clause, who } = about;
  return cursor.try((): Rule[] | undefined => {
    if (!cursor.take('target|attack')) return undefined;
    // "Allies can target you without LoS": whoever has the text, as long as others are spoken of.
    const bearer = who.side !== 'you' && cursor.take('you');
    const found = bearer ? undefined : noun(cursor, context);
    if (!bearer && found === undefined) return undefined;
    if (!found?.blind && !unseen(cursor)) return undefined;
    if (found !== undefined) return notSeen(about, found);
    return ends(cursor) ? [{ clause, rule: 'is', who, flag: 'ignores-walls', against: { side: 'you' } }] : undefined;
  });
}

/** `be targeted without LoS`, `be targeted through walls by your allies`: whoever does it need not see them. */
export function targetedUnseen(about: About): Rule[] | undefined {
  const { cursor, context, clause, who } = about;
  return cursor.try((): Rule[] | undefined => {
    if (!cursor.take('be targeted|attacked')) return undefined;
    const early = unseen(cursor);
    const by = cursor.take('by') ? noun(cursor, context) : undefined;
    if (cursor.before?.text === 'by' || (!early && !unseen(cursor)) || !ends(cursor)) return undefined;
    const said = by && standingWho(by);
    // Who is near would be near to them, or to whoever says it.
    if (by !== undefined && (said === undefined || said.places !== undefined)) return undefined;
    return [{ clause, rule: 'is', who: said ?? { side: 'any' }, flag: 'ignores-walls', against: who }];
  });
}

/** `use an ally's line of sight`: whom one of those sees need not be seen by oneself. */
export const withOthersSight = ({ cursor, context, clause, who }: About): Rule[] | undefined =>
  cursor.try((): Rule[] | undefined => {
    if (context.slot !== 'passive' || who.side !== 'you' || !cursor.take('use|borrow|share')) return undefined;
    const eyes = sightOf(cursor, context);
    cursor.takeAny('to target|attack', 'for your? attacks|abilities');
    if (eyes === undefined || !(cursor.done || cursor.sees('.|,'))) return undefined;
    return [{ clause, rule: 'is', who, flag: 'ignores-walls', against: { side: 'any', if: [seenBy(eyes)] } }];
  });

const unseen = (cursor: Cursor): boolean =>
  cursor.takeAny(
    'ignoring|through walls',
    'even? without los|sight',
    'even? without line of sight',
    'without needing|requiring los|sight',
    'without needing|requiring line of sight',
  );

const ends = (cursor: Cursor): boolean => cursor.done || cursor.sees(',|.|and|until|till|this');
