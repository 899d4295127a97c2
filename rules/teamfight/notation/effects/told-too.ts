import type { Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';

/** `If you have 4 Fuel, stun and take 1dmg`, where nobody else is named: told to whoever takes that. */
export const toldToo = (cursor: Cursor, { slot, named }: Context): Ref | undefined => {
  if (slot !== 'passive' || Object.keys(named).length > 0 || !cursor.sees('and take|lose #')) return undefined;
  const stop = cursor.tokens.slice(0, cursor.at).findLastIndex(({ text }) => text === '.');
  return cursor.tokens.slice(stop + 1, cursor.at).some(({ text }) => others.test(text)) ? undefined : 'you';
};

const others = /^(?:enem(?:y|ies)|all(?:y|ies)|units?|hero(?:es)?|targets?|they|them|it|others?|another)$/;
