import type { Amount } from '../../program.ts';
import { counted } from '../amounts/amount.ts';
import { type Context, within } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';

const aimedAt = /^(?:target|targets|they|their|them|it|its|enemy)$/;

/** `+1dmg for each Hook on the target`, `+1 crit per ally adjacent to them`, in a text that stands: of whoever is attacked, one after the other. */
export function countedOfTarget(cursor: Cursor, context: Context, first: number): Amount {
  const found =
    context.them === undefined && cursor.sees('per|for|/')
      ? cursor.try(() => {
          const from = cursor.at;
          const named = { target: 'other', enemy: 'other' } as const;
          const amount = counted(cursor, within(context, { them: 'other', named }), first);
          const said = cursor.tokens.slice(from, cursor.at).some(({ text }) => aimedAt.test(text));
          return said && JSON.stringify(amount.terms ?? []).includes('"other"') ? amount : undefined;
        })
      : undefined;
  return found ?? counted(cursor, context, first);
}
