import type { AbilityProgram, Rule } from '../program.ts';
import type { Cast, Held } from '../state.ts';
import { apart } from './field.ts';
import { holds } from './holds.ts';
import { areAllies, designOf, figureOf, type Look } from './look.ts';

/** Some rules that are in force for a figure, and where they come from. */
export interface Source {
  readonly rules: readonly Rule[];
  /** Who gave it; the figure itself where it is its own. */
  readonly by: number;
  readonly name: string;
  /** The condition that they stand in. */
  readonly held?: Held;
}

/**
 * All rules that are in force for a figure: its artifacts and passive abilities, its conditions, and the auras it stands in. What rules
 * ask for themselves is left to `holds`.
 * @param plain passive abilities without their specials: so are the figures that these specials ask for, or they would ask themselves
 */
export function sourcesOf(look: Look, figure: number, plain = false): Source[] {
  const { game, state } = look;
  const found = ownSources(look, figure, plain);
  if (!game.hasAuras || state.figures[figure]!.at < 0) return found;
  const names: string[] = [];
  for (let owner = 0; owner < state.figures.length; owner++) {
    if (state.figures[owner]!.at < 0) continue;
    const auras: Source[] = [];
    for (const { rules, by } of bearing(look, owner, plain)) {
      for (const rule of rules) {
        if (rule.rule !== 'aura' || names.includes(rule.name) || !inside(look, owner, figure, rule)) continue;
        if (rule.when && (plain || !holds(look, rule.when, castOf(owner, by)))) continue;
        names.push(rule.name);
        auras.push({ rules: rule.rules, by: owner, name: rule.name });
      }
    }
    for (const held of state.figures[owner]!.has) {
      // Two of one name do not add up (U-092).
      if (held.has !== 'aura' || names.includes(held.name) || !inside(look, owner, figure, held)) continue;
      names.push(held.name);
      auras.push({ rules: held.rules, by: owner, name: held.name });
    }
    found.push(...auras);
  }
  return found;
}

/** Sources of a figure in which auras can stand: mostly none. */
function bearing(look: Look, owner: number, plain: boolean): readonly Source[] {
  if (look.game.bearsAura[owner]) return ownSources(look, owner, plain);
  const found: Source[] = [];
  for (const held of figureOf(look, owner).has) {
    if (held.has === 'condition' && held.rules.some(({ rule }) => rule === 'aura'))
      found.push({ rules: held.rules, by: held.by, name: held.name, held });
  }
  return found;
}

function ownSources(look: Look, figure: number, plain: boolean): Source[] {
  const design = designOf(look, figure);
  const found: Source[] = [{ rules: design.rules, by: figure, name: '' }];
  for (const passive of design.passives)
    found.push({ rules: passiveRules(look, figure, passive, plain), by: figure, name: '' });
  for (const held of figureOf(look, figure).has)
    if (held.has === 'condition') found.push({ rules: held.rules, by: held.by, name: held.name, held });
  return found;
}

/** What a passive ability does now: its special is asked for all the time (U-100). */
function passiveRules(look: Look, figure: number, passive: AbilityProgram, plain: boolean): readonly Rule[] {
  if (plain) return passive.action.rules;
  const variant = passive.variants.find(({ when }) => holds(look, when, castOf(figure, figure)));
  return (variant ?? passive).action.rules;
}

/** Whether a figure stands in an aura of another, which counts as an ally of its own (U-092). */
function inside(
  look: Look,
  owner: number,
  figure: number,
  { side, range }: { readonly side: 'allies' | 'enemies' | 'all'; readonly range: number },
): boolean {
  if (side !== 'all' && areAllies(look, owner, figure) !== (side === 'allies')) return false;
  const { figures } = look.state;
  return owner === figure || apart(look, figures[owner]!.at, figures[figure]!.at) <= range;
}

/** Whether some of these rules keep a figure from something. */
export const isBarredBy = (sources: readonly Source[], what: 'move' | 'use-abilities' | 'heal'): boolean =>
  sources.some(({ rules }) => rules.some((rule) => rule.rule === 'cannot' && rule.what === what));

/** The cast of a rule that stands for a figure. */
export const castOf = (bearer: number, by: number, target = -1): Cast => ({
  by,
  target,
  bearer,
  reached: target < 0 ? [] : [target],
  around: false,
  only: -1,
  ability: -1,
  at: -1,
  spaces: [],
});
