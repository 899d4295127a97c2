import type { Context } from '../context.ts';
import type { Out } from './desk.ts';

/** "If you have none left, you are Stunned", in the text of the token itself: whoever has none of it has not that text either. */
export const holdsWithoutItself = ({ held }: Out, { slot, self }: Context): boolean =>
  (slot === 'token' || slot === 'condition') &&
  held.some(
    ({ rule, of }) =>
      of === 'you' &&
      'if' in rule &&
      rule.if?.some(
        (asked) => asked.is === 'not' && asked.of.is === 'has' && asked.of.of === 'you' && asked.of.token === self?.ref,
      ),
  );
