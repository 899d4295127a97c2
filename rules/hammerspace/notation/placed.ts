import type { Condition, Effect, Rule, Who } from '../program.ts';
import type { Slot } from './read.ts';

/** Where rules of a kind may stand. */
const slots: Readonly<Record<Rule['rule'], readonly Slot[]>> = {
  'attack-bonus': ['attack', 'ability', 'trait'],
  'defence-bonus': ['defence', 'ability', 'trait'],
  sacrifice: ['trait'],
  hits: ['ability'],
  'all-match': ['ability'],
  reflect: ['defence'],
  fails: ['attack'],
  after: ['attack', 'defence'],
  play: ['ability'],
  keep: ['trait'],
  leech: ['attack', 'trait'],
  'hidden-cards': ['trait'],
  unstealable: ['trait'],
  rest: ['trait'],
  improvise: ['trait'],
};

/** Why a rule that was understood cannot be played where it stands; undefined where it can. */
export function misplaced(rule: Rule, slot: Slot): string | undefined {
  if (!slots[rule.rule].includes(slot))
    return `this cannot happen on ${slot === 'attack' || slot === 'ability' ? 'an' : 'a'} ${slot} card`;
  const when: readonly Condition[] = 'when' in rule ? rule.when : [];
  const early = rule.rule === 'attack-bonus' || rule.rule === 'defence-bonus';
  const known = new Set(when.map((one) => one.if));
  if (early && (known.has('successful') || known.has('lost-hp') || known.has('defence-die')))
    return 'this is not known yet when points are counted';
  if (rule.rule === 'fails' && when.some((one) => one.if !== 'attack-die')) return 'an attack fails by its die only';
  if (rule.rule !== 'after' && rule.rule !== 'play') return undefined;
  return rule.do.map((effect) => stranger(effect, slot)).find((one) => one !== undefined);
}

/** Whom an effect speaks of that is not there. */
function stranger(effect: Effect, slot: Slot): string | undefined {
  const active = ['steal', 'swap-card', 'swap-rows', 'hypnotise', 'carousel'].includes(effect.do);
  if (active && slot !== 'ability') return 'this needs the action of an ability card';
  const who: Who | undefined = 'who' in effect ? effect.who : undefined;
  if (slot === 'ability' && (who === 'defender' || who === 'attacker')) return `nobody is the ${who} here`;
  if (slot !== 'ability' && who === 'chosen') return 'nobody is chosen here';
  return undefined;
}
