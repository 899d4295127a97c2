import type { Node, Rule } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { drawn } from '../pieces/blast.ts';
import { type Word, wordAt } from '../words/words.ts';
import type { Asked, Effect } from './effect.ts';

/** The token or condition whose text it is, by its name: `the Limpet`, `this Limpet token`. */
function itself(asked: Asked): boolean {
  const { cursor, context } = asked;
  const { self } = context;
  return (
    cursor.try(() => {
      cursor.take('the|this');
      const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['token', 'condition', 'twin']);
      if (found === undefined || (found.word !== self && found.word.ref !== self?.ref)) return undefined;
      cursor.at = found.to;
      cursor.take('token|condition');
      return true;
    }) ?? false
  );
}

/** Whose text it is, where that is something which units bear. */
const borne = ({ slot, self }: Context): Word | undefined =>
  slot === 'token' || slot === 'condition' ? self : undefined;

/**
 * What a token does in its own text: `remove the Limpet`, `it deals burst 1, 4dmg`, `it explodes, dealing 2dmg in burst 1`. It lies on its
 * bearer's space, so that the bearer is in what it deals.
 */
export function tokenActs(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  const self = borne(context);
  if (self === undefined || (subject !== undefined && subject !== 'you')) return undefined;
  return cursor.try((): Effect | undefined => {
    const gone: Node = { clause, node: 'lose', token: self.ref, from: 'you', count: 'all' };
    if (cursor.takeAny('remove|discard|clear|lose|loses', 'detonate')) {
      const goesOff = cursor.before?.text === 'detonate';
      if (!goesOff) return itself(asked) ? { nodes: [gone], own: true } : undefined;
      if (!itself(asked) && !cursor.take('this|it')) return undefined;
      if (!cursor.takeAny(',|: dealing?', 'for|dealing')) return undefined;
      const done = around(asked);
      return done && { nodes: [gone, ...done], own: true };
    }
    if (!cursor.take('it|this') && !itself(asked)) return undefined;
    if (cursor.takeAny('is removed|lost|discarded', 'goes away', 'falls off')) return { nodes: [gone], own: true };
    const explodes = cursor.takeAny('explodes|detonates ,|: dealing?', 'explodes|detonates in|for|dealing?');
    if (!explodes && !cursor.take('deals|does')) return undefined;
    const done = around(asked);
    return done && { nodes: [...(explodes ? [gone] : []), ...done], own: true };
  });
}

/** An area around the bearer, who is in it. */
function around(asked: Asked): Node[] | undefined {
  const done = drawn({ ...asked, context: within(asked.context, { them: undefined }) }, 'you');
  return done?.map((node): Node => (node.node === 'area' ? { ...node, who: { side: 'any' }, user: true } : node));
}

/** `Remove this and burst 1, 3dmg`: it is the token that goes off, on its bearer's space, as where it says "it explodes". */
export const goesOffOn = (rules: readonly Rule[], { slot, self }: Context): readonly Rule[] =>
  slot !== 'token' && slot !== 'condition'
    ? rules
    : rules.map((rule) => {
        if (rule.rule !== 'when') return rule;
        const goes = rule.then.some((node) => node.node === 'lose' && node.token === self?.ref && node.from === 'you');
        const isAround = (node: Node): boolean =>
          node.node === 'area' && node.of === 'you' && node.who.side === 'any' && node.shape.shape === 'burst';
        if (!goes || !rule.then.some(isAround)) return rule;
        return {
          ...rule,
          then: rule.then.map((node): Node => (isAround(node) ? ({ ...node, user: true } as Node) : node)),
        };
      });
