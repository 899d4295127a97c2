import type { Who } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { givenAgain } from './given-again.ts';
import { type Occasion, type Setting, whom } from './occasion.ts';

/** `stun an enemy`, `give an ally Armor`, `inflict DoT on a unit`, `slow a Slowed enemy`: what comes to somebody by whoever the text names. */
export const afflicting = (cursor: Cursor, context: Context, by: Who, set: Setting): Occasion | undefined =>
  cursor.try((): Occasion | undefined => {
    const would = cursor.take('would');
    const gives = cursor.take('give|gives|apply|applies|inflict|inflicts');
    const early = gives ? cursor.try(() => whom(cursor, context)) : undefined;
    if (gives) cursor.take('a|an|any');
    const any = gives && cursor.take('condition');
    const found = any
      ? undefined
      : wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token', 'counter']);
    if (!any && found === undefined) return undefined;
    // Without "give" it is a verb: "when you Slow an enemy".
    if (found !== undefined && !gives && (found.word.kind === 'counter' || found.to > cursor.at + 1)) return undefined;
    if (found !== undefined) cursor.at = found.to;
    // "When you give DoT": to anybody.
    const anybody = gives && early === undefined && (cursor.done || cursor.sees(',|:'));
    if (gives && early === undefined && !anybody && !cursor.take('to|on')) return undefined;
    const who = early ?? (anybody ? ({ side: 'any' } as const) : whom(cursor, context));
    if (who === undefined) return undefined;
    const named = {
      target: 'trigger' as const,
      unit: 'trigger' as const,
      ...((who.side === 'enemy' || who.side === 'ally') && { [who.side]: 'trigger' as const }),
      ...(who.side === 'you' && { attacker: 'other' as const }),
    };
    const what = found === undefined ? { condition: true as const } : { token: found.word.ref };
    const again = found && givenAgain(who, found.word.ref, by);
    // What would come and does not is said with "instead".
    if (would && again === undefined) return undefined;
    return set(again ?? { on: 'gains', who, by, ...what }, {
      them: who.side === 'you' ? 'other' : 'trigger',
      side: who.side,
      named,
    });
  });
