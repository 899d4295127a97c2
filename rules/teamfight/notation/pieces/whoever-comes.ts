import type { Node, Place, Rule, Who } from '../../program.ts';
import type { Word } from '../words/words.ts';
import { byWhoeverCame, ofWhoeverCame } from './whoever-is-there.ts';

/** What happens to somebody on the space of a piece, or because of it. */
const coming = new Set(['enters', 'leaves', 'turn-start', 'turn-end']);

/**
 * `When a hero enters this space, gain +2 speed this turn`, `when you enter this space`, in what a map tells of a piece: nobody has laid it, so that
 * "you" is whoever comes there. Undefined where that would take somebody else.
 */
export function byWhoeverComes(rules: readonly Rule[], self: Word | undefined): readonly Rule[] | undefined {
  if (self?.kind !== 'marker' || !self.fields.ofMap || self.fields.object) return rules;
  const told = rules.map((rule) => ofComer(rule) ?? toComer(rule));
  return told.every((rule) => rule !== undefined) ? told : undefined;
}

/** `When you enter this, take 1dmg`: "you" is whoever comes there. Undefined where it says who does, or where that would take somebody else. */
export function ofComer(rule: Rule): Rule | undefined {
  if (rule.rule !== 'when' || !('who' in rule.trigger) || rule.trigger.who?.side !== 'you') return undefined;
  const { trigger } = rule;
  const place = 'place' in trigger ? (trigger.place as Place | undefined) : undefined;
  const { side: _, ...who } = trigger.who as Who;
  if (![place, ...(who.places ?? [])].some((one) => one?.of === 'marker')) return undefined;
  const then = ofWhoeverCame(rule.then);
  const asked = rule.if && ofWhoeverCame(rule.if);
  if (then === undefined || (rule.if && asked === undefined)) return undefined;
  const { may, ...what } = rule;
  return {
    ...what,
    trigger: { ...trigger, who: { side: 'any', ...who } },
    ...(asked && { if: asked }),
    // A limit is of each that comes there.
    ...((rule.perTurn ?? rule.perRound ?? rule.perGame) !== undefined && { each: true }),
    then: may ? offered(rule, then) : then,
  } as Rule;
}

/** `When a hero enters this, gain +2 speed this turn`: what is told to "you" is told to that hero. Undefined where that would take somebody else. */
export function toComer(rule: Rule): Rule | undefined {
  if (rule.rule !== 'when' || !coming.has(rule.trigger.on)) return rule;
  if (!('who' in rule.trigger) || rule.trigger.who === undefined || rule.trigger.who.side === 'you') return rule;
  const then = byWhoeverCame(rule.then);
  if (then === undefined) return undefined;
  const { may, ...what } = rule;
  return may ? { ...what, then: offered(rule, then) } : { ...rule, then };
}

const offered = ({ clause }: Rule, then: readonly Node[]): readonly Node[] => [
  { clause, node: 'may', who: 'trigger', then },
];
