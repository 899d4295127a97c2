import type { Node } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Out } from '../sentences/desk.ts';

/** "Units have -1 speed", in the text of ground: whoever is on it by the sense, and everybody by the words. */
export const holdsEverywhere = ({ held, nodes }: Out, { slot }: Context): boolean =>
  slot === 'terrain' && (nodes.some(isOfAll) || holdsForAll(held));

/** `Summons die`, behind what comes to those who enter: all that there are. */
const isOfAll = (node: Node): boolean =>
  node.node === 'each' && isAnywhere.test(node.who.side) && !node.who.places && !node.who.if && !node.who.card;

const holdsForAll = (held: Out['held']): boolean =>
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
