import type { Amount, Condition, Count, Ref } from '../program.ts';
import { conditions } from './condition.ts';
import type { Context } from './context.ts';
import type { Cursor } from './cursor.ts';
import { noun, pronoun, standingWho } from './noun.ts';
import { wordAt } from './words.ts';

type Term = NonNullable<Amount['terms']>[number];

/** Damage: `2dmg`, `2 damage`, `2 irreducible damage`, `1dmg + 1dmg per Powder you have`, `2dmg for each enemy in range 1`. */
export function damage(
  cursor: Cursor,
  context: Context,
): { readonly amount: Amount; readonly irreducible: boolean } | undefined {
  return cursor.try(() => {
    const irreducible = cursor.take('# irreducible dmg|damage');
    if (!irreducible && !cursor.take('# dmg|damage')) return undefined;
    return { amount: scaled(cursor, context, cursor.numbers[0] ?? 0), irreducible };
  });
}

/** What grows a first number: `per ...` behind it, and every `+ ndmg per ...`. */
function scaled(cursor: Cursor, context: Context, first: number): Amount {
  const per = counting(cursor, context);
  const terms: Term[] = per === undefined ? [] : [{ each: first, ...per }];
  for (;;) {
    const term = bonus(cursor, context);
    if (term === undefined) break;
    terms.push(term);
  }
  return { base: per === undefined ? first : 0, ...(terms.length > 0 ? { terms } : {}) };
}

/** A number that may be counted: `2`, `1 per Kill counter`. */
export function counted(cursor: Cursor, context: Context, first: number): Amount {
  const per = counting(cursor, context);
  return per === undefined ? { base: first } : { base: 0, terms: [{ each: first, ...per }] };
}

/** `+1dmg per Powder you have`, `+ 1dmg for each DoT on the target`, `+1dmg if target is alone`. */
export function bonus(cursor: Cursor, context: Context): Term | undefined {
  return cursor.try(() => {
    if (!cursor.takeAny('+ # dmg|damage')) return undefined;
    const [each = 0] = cursor.numbers;
    const per = counting(cursor, context);
    if (per !== undefined) return { each, ...per };
    const asked = ifConditions(cursor, context);
    return asked && { each, if: asked };
  });
}

export function ifConditions(cursor: Cursor, context: Context): Condition[] | undefined {
  return cursor.try(() => (cursor.take('if') ? conditions(cursor, context) : undefined));
}

/** `per Powder you have`, `for each enemy in range 2`, `per 2 Kill counters`. */
export function counting(cursor: Cursor, context: Context): Pick<Term, 'per' | 'by'> | undefined {
  return cursor.try(() => {
    if (!cursor.takeAny('per', 'for each|every')) return undefined;
    const by = cursor.take('#') ? cursor.numbers[0] : undefined;
    const per = thing(cursor, context);
    return per && { per, ...(by === undefined ? {} : { by }) };
  });
}

function thing(cursor: Cursor, context: Context): Count | undefined {
  const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['counter', 'condition', 'token']);
  if (token !== undefined) {
    cursor.at = token.to;
    const on = bearer(cursor, context, token.word.kind === 'counter');
    return on && { count: 'tokens', token: token.word.ref, on };
  }
  const who = noun(cursor, context);
  if (who === undefined || who.ref !== undefined) return undefined;
  const all = standingWho(who);
  return all && { count: 'units', who: all };
}

/** Whose tokens are counted. Counters are one's own where nobody is named. */
function bearer(cursor: Cursor, context: Context, own: boolean): Ref | undefined {
  if (cursor.takeAny('you have', 'on you')) return 'you';
  const named = cursor.try(() => {
    if (cursor.take('on')) return pronoun(cursor, context)?.ref;
    const ref = pronoun(cursor, context)?.ref;
    return ref !== undefined && cursor.take('has|have') ? ref : undefined;
  });
  if (named !== undefined) return named;
  return own ? 'you' : undefined;
}
