import type { Rule } from '../../program.ts';
import { type About, is } from '../states/predicate.ts';
import { ownAbility } from './means.ts';

/** `only move`, `only move and use Long Shot`, behind what somebody can: no ability but that one of its own card. */
export const onlyMoving = (about: About): Rule[] | undefined =>
  about.cursor.try((): Rule[] | undefined => {
    const { cursor, context, clause, who } = about;
    if (!cursor.take('only move')) return undefined;
    const ends = () => cursor.done || cursor.sees('.|,|until|till') || cursor.sees('for the rest');
    if (ends()) return [...is(about, 'no-default-abilities'), ...is(about, 'no-other-abilities')];
    if (who.side !== 'you' || !cursor.take('and|or use')) return undefined;
    const named = ownAbility(cursor, context);
    if (named === undefined || !ends()) return undefined;
    const { self, slot, words } = context;
    const bearer = context.bearer ?? (slot === 'token' ? self?.owners[0] : undefined);
    const others = new Set(
      words.all.flatMap(({ kind, ref, name }) =>
        kind === 'ability' && ref === bearer && name.toLowerCase() !== named ? [name.toLowerCase()] : [],
      ),
    );
    return [...others].map((other) => ({ clause, rule: 'is', who, flag: 'no-use', means: { named: other } }));
  });
