import type { Count } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';

const named = beginning('as', 'the', 'that', 'health', 'hp');
const gained = 'gained|healed|regained|recovered|restored';

/** `as much health as they gained`, `the amount healed`, `that much`, behind what has healed the one target. */
export function healthGained(cursor: Cursor, { them, damage, restored }: Context): Count | undefined {
  if (cursor.misses(named) || them !== 'target' || restored) return undefined;
  return cursor.try((): Count | undefined => {
    const { at } = cursor;
    const said = cursor.takeAny(
      `as much|many health|hp|damage? as they|it|the? target? ${gained}`,
      `the? amount of? health|hp? they|it|the? target? ${gained}`,
      `health|hp they|it|the? target? ${gained}`,
      'the amount healed',
    );
    const same = !said && !damage && cursor.takeAny('that much', 'the same amount of?', 'as much');
    if (!(said || same) || cursor.before?.text === 'the') return undefined;
    const healed = isHealed(cursor, at) ? whoHealed(cursor, at) : undefined;
    return healed && { count: 'health-gained', on: healed };
  });
}

/** What is done with that much, right before it, and to whom. */
const doing =
  /^(?:them|it|him|her|yourself|heals?|takes?|loses?|deals?|gains?|overshield|damage|dmg|health|hp|equal|to|for|by)$/;

/** Whether the last thing of which the text has told how much it is was healing. */
function isHealed({ tokens }: Cursor, at: number): boolean {
  const begins = tokens.findLastIndex(({ text }, n) => n < at && !doing.test(text));
  const last = tokens
    .slice(0, begins + 1)
    .findLast(({ text }) => /^(?:heals?|dmg|damage|overshield|gains?|takes?)$/.test(text));
  return last?.text === 'heal' || last?.text === 'heals';
}

/** `Heal 2. An ally in range 2 heals as much`: as you have. Behind "an ally heals 2. Another ally heals as much" the one before is no target any more. */
function whoHealed({ tokens }: Cursor, at: number): 'you' | 'target' | undefined {
  const does = tokens.findLastIndex(({ text }, n) => n < at && text !== 'half' && !doing.test(text));
  const heals = tokens.findLastIndex(({ text }, n) => n <= does && /^heals?$/.test(text));
  const behind = tokens.findIndex(
    ({ text, from }, n) => n > heals && (/^(?:,|and|then)$/.test(text) || isNewSentence(tokens, n, from)),
  );
  const isOther = tokens.some(({ text }, n) => n >= behind && n < at && somebody.test(text));
  if (heals < 0 || behind < 0 || !isOther) return 'target';
  const isOwn = tokens[heals]?.text === 'heal' && tokens[heals + 1]?.kind === 'number' && heals === 0;
  return isOwn ? 'you' : undefined;
}

/** No token stands for a stop, but there is more than a blank between two sentences. */
const isNewSentence = (tokens: readonly Token[], n: number, from: number): boolean =>
  from - (tokens[n - 1]?.to ?? from) > 1;

const somebody = /^(?:another|ally|allies|enemy|enemies|unit|units|hero|heroes|summon)$/;
