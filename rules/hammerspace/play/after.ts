import type { Seat } from '../../kernel/rules.ts';
import type { Effect, Rule } from '../program.ts';
import type { AttackFrame } from '../state.ts';
import { type Cast, doEffect } from './effects.ts';
import { hold, type Moment } from './holds.ts';
import { changeHp, rulesOf, type Table, traitRules } from './table.ts';

type Done = AttackFrame['done'][number];

/** What an attack does once everybody has defended: the attack card's effects, those of cards spent in defence, and what traits gain. */
export function afterAttack(table: Table, attack: AttackFrame): void {
  const { game, state } = table;
  const rules: readonly Rule[] = attack.card === undefined ? [] : game.cards[attack.card]!.program;
  for (const rule of rulesOf(rules, 'after')) {
    const struck = attack.done.filter((done) => strikes(table, attack, rule, done, attack.by));
    const [toDefenders, once] = parted(rule.do);
    for (const { seat } of struck) doAll(table, toDefenders, { you: attack.by, attacker: attack.by, defender: seat });
    if (struck.length > 0) doAll(table, once, { you: attack.by, attacker: attack.by });
  }
  for (const done of attack.done) {
    for (const rule of rulesOf(
      done.cards.flatMap((card) => game.cards[card]!.program),
      'after',
    )) {
      if (!hold(game, state, rule.when, momentOf(attack, done, done.seat, table))) continue;
      doAll(table, rule.do, { you: done.seat, attacker: attack.by, defender: done.seat });
    }
  }
  // Once an attack, whoever it was taken from (H-043).
  const leeches = [...rulesOf(rules, 'leech'), ...traitRules(game, state, attack.by, 'leech')];
  for (const { least, gain } of leeches) {
    if (attack.done.some(({ seat, lost }) => seat !== attack.by && lost >= least)) changeHp(table, attack.by, gain);
  }
}

function momentOf(attack: AttackFrame, done: Done, owner: Seat, { game }: Table): Moment {
  const all = game.options.success === 'attack';
  return {
    by: attack.by,
    type: attack.type,
    subtype: attack.subtype,
    owner,
    target: done.seat,
    attackDie: attack.die,
    defenceDie: done.die,
    // An attack is successful if anybody lost HP; whom its effects strike is left open (H-039).
    lost: done.lost > 0,
    successful: all ? attack.done.some(({ lost }) => lost > 0) : done.lost > 0,
  };
}

/** Whether a rule of the attack strikes a defender (H-040). */
function strikes(
  table: Table,
  attack: AttackFrame,
  { when }: { readonly when: Extract<Rule, { rule: 'after' }>['when'] },
  done: Done,
  owner: Seat,
): boolean {
  if (when.length === 0 && !table.game.options.effectsWithoutLoss && done.lost === 0) return false;
  return hold(table.game, table.state, when, momentOf(attack, done, owner, table));
}

/** Effects that are done to each defender, and those that are done once. */
function parted(effects: readonly Effect[]): [Effect[], Effect[]] {
  const toDefender = (effect: Effect) => 'who' in effect && effect.who === 'defender';
  return [effects.filter(toDefender), effects.filter((effect) => !toDefender(effect))];
}

function doAll(table: Table, effects: readonly Effect[], cast: Cast): void {
  for (const effect of effects) doEffect(table, effect, cast);
}
