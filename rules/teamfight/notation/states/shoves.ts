import type { Amount, Quantity, Rule, Who } from '../../program.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import type { Statement } from './statement.ts';

export const shoving = oneOf('push pushes pushed pull pulls pulled');

/**
 * How far pushes and pulls go: `your pushes and pulls move 1 further`, `you push enemies 1 farther`, `pushes move you 1 less`, `+1 to all
 * your pushes`.
 */
export function shoves(cursor: Cursor, clause: number): Statement | undefined {
  return cursor.try((): Statement | undefined => {
    const found = ofYours(cursor) ?? byYou(cursor) ?? ofYou(cursor) ?? first(cursor);
    // What else must hold for it would change it.
    if (found === undefined || !(cursor.done || cursor.sees(',|.|and'))) return undefined;
    const { whats, add, who = { side: 'you' }, against } = found;
    const rule = (what: Quantity): Rule => ({ clause, rule: 'change', who, what, add, ...(against && { against }) });
    return { of: 'you', rules: whats.map(rule) };
  });
}
shoves.needs = shoving;

interface Read {
  readonly whats: readonly Quantity[];
  readonly add: Amount;
  readonly who?: Who;
  readonly against?: Who;
}

/** `pushes and pulls`, `pushes`, `pulls`. */
function which(cursor: Cursor): readonly Quantity[] | undefined {
  if (cursor.takeAny('pushes|push and|&|or pulls|pull', 'pulls|pull and|&|or pushes|push')) return ['push', 'pull'];
  if (cursor.take('pushes|push')) return ['push'];
  return cursor.take('pulls|pull') ? ['pull'] : undefined;
}

/** `1 further`, `an extra space`, `+1`, `1 less`. */
function further(cursor: Cursor): Amount | undefined {
  return cursor.try(() => {
    if (cursor.take('+ #')) return amount(cursor, 1);
    if (cursor.take('- #')) return amount(cursor, -1);
    if (cursor.takeAny('an? extra|additional|more space', 'an? space further|farther')) return { base: 1 };
    if (cursor.take('# extra|additional|more spaces|space?')) return { base: cursor.numbers[0] ?? 0 };
    if (!cursor.take('# spaces|space?')) return undefined;
    const [base = 0] = cursor.numbers;
    if (cursor.takeAny('further|farther|longer|more')) return { base };
    return cursor.take('less|shorter') ? { base: -base } : undefined;
  });
}

function amount(cursor: Cursor, sign: number): Amount {
  const base = sign * (cursor.numbers[0] ?? 0);
  cursor.takeAny('spaces|space|distance|range', 'further|farther');
  return { base };
}

/** `Your pushes and pulls move 1 further`, `pushes you cause are increased by 1`. */
function ofYours(cursor: Cursor): Read | undefined {
  return cursor.try(() => {
    const yours = cursor.takeAny('all of? your', 'your');
    if (!yours) cursor.take('all');
    const whats = which(cursor);
    if (whats === undefined || (!yours && !cursor.takeAny('that? you cause|make|do|deal', 'of yours')))
      return undefined;
    if (cursor.take('are|is increased by #')) return { whats, add: { base: cursor.numbers[0] ?? 0 } };
    if (!cursor.takeAny('move|moves|push|pull|go|reach|have|has|are|is|get|gain')) return undefined;
    cursor.takeAny('their targets|target', 'units|targets|enemies|them', 'the target');
    const add = further(cursor);
    return add && { whats, add };
  });
}

/** `You push enemies 1 further`. */
function byYou(cursor: Cursor): Read | undefined {
  return cursor.try(() => {
    if (!cursor.take('you')) return undefined;
    const whats = which(cursor);
    if (whats === undefined) return undefined;
    const some: Who | undefined = cursor.take('enemies|allies')
      ? { side: cursor.before?.text === 'allies' ? 'ally' : 'enemy' }
      : undefined;
    if (some === undefined) cursor.take('units|targets|them|others');
    const add = further(cursor);
    return add && { whats, add, ...(some && { against: some }) };
  });
}

/** `Pushes and pulls move you 1 further`, `you are pushed 1 less`, `pushes against you are reduced by 1`. */
function ofYou(cursor: Cursor): Read | undefined {
  return cursor.try((): Read | undefined => {
    const who: Who = { side: 'any' };
    const against: Who = { side: 'you' };
    if (cursor.take('you are')) {
      const both = cursor.takeAny('pushed and|or pulled', 'pulled and|or pushed');
      const one =
        !both && cursor.take('pushed|pulled') ? (cursor.before?.text === 'pulled' ? 'pull' : 'push') : undefined;
      const add = both || one ? further(cursor) : undefined;
      return add && { whats: one ? [one] : ['push', 'pull'], add, who, against };
    }
    const whats = which(cursor);
    if (whats === undefined) return undefined;
    if (cursor.take('move you')) {
      const add = further(cursor);
      return add && { whats, add, who, against };
    }
    if (!cursor.take('against|on you are|is reduced|increased by #')) return undefined;
    const less = cursor.tokens[cursor.at - 3]?.text === 'reduced';
    const [base = 0] = cursor.numbers;
    return { whats, add: { base: less ? -base : base }, who, against };
  });
}

/** `+1 to all your pushes`. */
function first(cursor: Cursor): Read | undefined {
  return cursor.try(() => {
    if (!cursor.take('+ # to|on all? your?')) return undefined;
    const [base = 0] = cursor.numbers;
    const whats = which(cursor);
    return whats && { whats, add: { base } };
  });
}
