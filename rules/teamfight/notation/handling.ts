import type { Ref } from '../program.ts';
import type { Asked, Effect } from './effect.ts';
import { possessive } from './noun.ts';
import { wordAt } from './words.ts';

/** Abilities, actions, stances and turns. */
export function handling(asked: Asked): Effect | undefined {
  const { cursor, context, clause } = asked;
  const you: Ref = asked.subject ?? 'you';
  if (cursor.take('refresh|ready|refreshes')) return refresh(asked, you);
  if (cursor.take('tap')) {
    const one = cursor.take('one of');
    const whose = one ? possessive(cursor, context) : undefined;
    if (whose === undefined || !cursor.take('abilities')) return undefined;
    return { nodes: [{ clause, node: 'tap', whose, which: 'one' }] };
  }
  if (cursor.take('use|uses|make|makes a|one default ability|attack|action')) {
    if (cursor.tokens[cursor.at - 1]?.text === 'action') return undefined;
    const attack = cursor.tokens[cursor.at - 1]?.text === 'attack';
    // Without these words it would have to be paid for, and a text never says by whom.
    if (!cursor.takeAny('as a free action', 'for free')) return undefined;
    if (asked.subject === undefined && context.them === 'each') return undefined;
    return {
      nodes: [{ clause, node: 'use-ability', who: you, which: attack ? 'attack' : 'default', free: true }],
      own: you === 'you',
    };
  }
  if (cursor.takeAny('end|ends your|their turn')) {
    const said = cursor.tokens[cursor.at - 2]?.text;
    const who = said === 'your' ? 'you' : asked.subject;
    return who && { nodes: [{ clause, node: 'end-turn', who }], own: who === 'you' };
  }
  return enter(asked);
}

function refresh({ cursor, context, clause }: Asked, whose: Ref): Effect | undefined {
  if (cursor.takeAny('this ability', 'this'))
    return { nodes: [{ clause, node: 'refresh', whose, which: 'this' }], own: true };
  if (cursor.take('all your abilities'))
    return { nodes: [{ clause, node: 'refresh', whose: 'you', which: 'all' }], own: true };
  if (cursor.takeAny('an ability', 'one of your|their abilities')) {
    return { nodes: [{ clause, node: 'refresh', whose, which: 'one' }], own: whose === 'you' };
  }
  const ability = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['ability']);
  if (ability === undefined) return undefined;
  cursor.at = ability.to;
  return { nodes: [{ clause, node: 'refresh', whose, which: { ability: ability.word.name } }], own: true };
}

/** `Enter bright stance`, `exit your stance`. Only stances that a token stands for. */
function enter({ cursor, context, clause, subject }: Asked): Effect | undefined {
  if (subject !== undefined && subject !== 'you') return undefined;
  if (cursor.takeAny('exit|leave your stance', 'exit|leave this stance')) {
    return { nodes: [{ clause, node: 'stance', token: undefined }], own: true };
  }
  if (!cursor.take('enter')) return undefined;
  const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['token']);
  if (token === undefined || !/stance/i.test(token.word.name)) return undefined;
  cursor.at = token.to;
  return { nodes: [{ clause, node: 'stance', token: token.word.ref }], own: true };
}
