import type { Context } from '../context.ts';
import type { Out } from './desk.ts';

/** "Units have -1 speed", in the text of ground: whoever is on it by the sense, and everybody by the words. */
export const holdsEverywhere = ({ held }: Out, { slot }: Context): boolean =>
  slot === 'terrain' &&
  held.some(({ rule }) => {
    const who =
      rule.rule === 'change' || rule.rule === 'is'
        ? rule.who
        : rule.rule === 'when' && (rule.trigger.on === 'turn-start' || rule.trigger.on === 'turn-end')
          ? rule.trigger.who
          : undefined;
    return who !== undefined && isAnywhere.test(who.side) && !who.places && !who.if && !who.card && !('if' in rule);
  });

const isAnywhere = /^(?:any|ally|enemy)$/;
