import type { Count, Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import { possessive, pronoun } from '../nouns/pronoun.ts';
import type { Cursor } from '../words/cursor.ts';

const cards = 'card|cards|ability|abilities';
const state = 'tapped|unavailable';
const yours = [
  `${cards} of yours that is|are ${state}`,
  `of? your ${state} ${cards}`,
  `${state} ${cards} you have`,
] as const;

/** `tapped card of yours`, `of your tapped abilities`, `of its abilities that are unavailable`, `tapped ability of the target`. */
export function tappedCards(cursor: Cursor, context: Context): Count | undefined {
  const { at } = cursor;
  const own = cursor.takeAny(...yours) || (context.them === undefined && cursor.take(`${state} ${cards} of yours`));
  const bare = !own && context.them === undefined && !cursor.sees(`${state} ${cards} of|they|it`);
  if (own || (bare && cursor.take(`${state} ${cards}`))) return counted(cursor, at);
  return cursor.try((): Count | undefined => {
    cursor.take('of');
    const on = possessive(cursor, context);
    if (on !== undefined)
      return cursor.takeAny(`${state} ${cards}`, `${cards} that|which are|is ${state}`, `${cards} on cooldown`)
        ? counted(cursor, at, on)
        : undefined;
    if (!cursor.takeAny(`${state} ${cards} of`, `${state} ${cards} they|it has|have`)) return undefined;
    if (/^(?:has|have)$/.test(cursor.before?.text ?? '')) {
      const { them } = context;
      return them === undefined ? undefined : counted(cursor, at, them);
    }
    const of = pronoun(cursor, context)?.ref;
    return of && counted(cursor, at, of);
  });
}

function counted({ tokens, at: to }: Cursor, from: number, on?: Ref): Count {
  const said = tokens.slice(from, to);
  const unavailable = said.some(({ text }) => text === 'unavailable');
  return {
    count: 'tapped',
    ...(on !== undefined && on !== 'you' && { whose: on }),
    ...(unavailable && { unavailable: true as const }),
  };
}
