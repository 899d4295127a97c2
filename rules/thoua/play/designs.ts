import type { ThouaAbility, ThouaEnemy, ThouaRace } from '../../../schemas/types.generated.ts';
import { type Entity, find, type GameSet } from '../../game-set.ts';
import { type AbilityDesign, type ByHand, type FigureDesign, stats } from '../game.ts';
import type { AbilityProgram, Modifier, Rule, Stat } from '../program.ts';
import type { Programs } from '../readings.ts';
import { plainSheet } from '../sheet.ts';
import { attributes, type elements, rolls } from '../types.ts';
import { settled } from './settled.ts';

/** A character with the set that it stands in. */
interface Found {
  readonly set: GameSet;
  readonly entity: Entity<'character'>;
}

export function raceOf(found: Found | undefined): Entity<'race'> | undefined {
  const race = found && find(found.set, found.entity.data.race);
  return race?.kind === 'race' ? (race as Entity<'race'>) : undefined;
}

const none: AbilityProgram = { action: { effects: [], rules: [] }, variants: [] };

/** A character as the combat begins: its sheet, and what its abilities and artifacts do. */
export function characterOf(found: Found, programs: Programs, actionPoints: number): FigureDesign {
  const { set, entity } = found;
  const { data } = entity;
  const race = raceOf(found)!;
  const bought = (data.bought ?? []).flatMap((ref) => {
    const ability = find(set, ref);
    return ability?.kind === 'ability' ? [ability as Entity<'ability'>] : [];
  });
  const sheet = plainSheet(
    data,
    race.data as ThouaRace,
    bought.map((one) => one.data),
    actionPoints,
  );
  const carried = carriedBy(found).flatMap(({ ref }) => programs.carried.get(ref) ?? []);
  const isPassive = ({ data: { type } }: Entity<'ability'>) => type === 'passive';
  const known = { level: data.level, attributes: attributes.map((one) => sheet.attributes[one]) };
  const passives = bought.filter(isPassive).map(({ ref }) => settled(programs.abilities.get(ref) ?? none, known));
  const rules = [...carried, ...passives.flatMap(({ action, variants }) => (variants.length > 0 ? [] : action.rules))];
  const base = {
    ...numbers(sheet.rolls, sheet.elements),
    hp: sheet.hp,
    ap: sheet.actionPoints,
    movement: sheet.movement,
    initiative: sheet.initiative,
    range: 0,
  };
  const abilities = bought
    .filter((one) => !isPassive(one))
    .map(({ ref, data: ability }) => abilityOf(ability, ref, programs.abilities.get(ref), programs.byHand.get(ref)));
  const racial = programs.races.get(race.ref);
  if (race.data.ability) {
    abilities.push({
      ...abilityOf(
        {
          name: race.data.ability.name,
          element: 'earth',
          type: 'support',
          target: 'self',
          effect: race.data.ability.text,
        },
        race.ref,
        undefined,
        programs.byHand.get(race.ref),
      ),
      uses: sheet.racialUses,
      program: { action: racial ?? none.action, variants: [] },
    });
  }
  return {
    ref: entity.ref,
    name: data.name,
    side: 0,
    level: data.level,
    behaviour: undefined,
    attributes: known.attributes,
    ...folded(base, rules),
    abilities,
    passives: passives.filter(({ variants }) => variants.length > 0),
    byHand: [...bought.filter(isPassive), ...carriedBy(found)].flatMap(({ ref, data: { name } }) =>
      handOf(programs, ref, ref, name),
    ),
    at: -1,
  };
}

/** The artifacts of a character, each before its enchantment. */
const carriedBy = ({ set, entity }: Found) =>
  (entity.data.artifacts ?? []).flatMap(({ artifact, enchantment }) =>
    [artifact, enchantment].flatMap((ref) => (ref === undefined ? [] : (find(set, ref) ?? []))),
  );

function handOf(programs: Programs, key: string, ref: string, name: string): ByHand[] {
  const text = programs.byHand.get(key);
  return text === undefined ? [] : [{ ref, name, text }];
}

/** An enemy as it is printed. */
export function enemyOf(
  { ref, data }: Entity<'enemy'>,
  at: number,
  programs: Programs,
  actionPoints: number,
): FigureDesign {
  const { name, level, hp, movement, initiative = 0, behaviour, rolls: printed, elements: map } = data as ThouaEnemy;
  const all = (data.abilities ?? []).map((ability, index) => ({ ability, key: `${ref}#${index}` }));
  const passives = all
    .filter(({ ability }) => ability.type === 'passive')
    .map(({ key }) => unprinted(programs.abilities.get(key) ?? none));
  return {
    ref,
    name,
    side: 1,
    level,
    behaviour,
    attributes: rolls.map((roll) => printed[roll]),
    base: stats.map(
      (stat) =>
        ({ ...numbers(printed, map), hp, ap: data.actionPoints ?? actionPoints, movement, initiative, range: 0 })[stat],
    ),
    rules: passives.flatMap(({ action, variants }) => (variants.length > 0 ? [] : action.rules)),
    passives: passives.filter(({ variants }) => variants.length > 0),
    byHand: all
      .filter(({ ability }) => ability.type === 'passive')
      .flatMap(({ ability, key }) => handOf(programs, key, ref, ability.name)),
    abilities: all
      .filter(({ ability }) => ability.type !== 'passive')
      .map(({ ability, key }) => abilityOf(ability, ref, programs.abilities.get(key), programs.byHand.get(key))),
    at,
  };
}

const numbers = (
  own: Readonly<Record<(typeof rolls)[number], number>>,
  map: Readonly<Record<(typeof elements)[number], number>>,
) => ({
  attack: own.attack,
  status: own.status,
  defence: own.defence,
  resistance: own.resistance,
  'em-earth': map.earth,
  'em-fire': map.fire,
  'em-water': map.water,
  'em-wind': map.wind,
});

/** What an enemy has printed holds its passive abilities already: of these only what is asked for, and dice, still count (U-101). */
function unprinted({ action, variants }: AbilityProgram): AbilityProgram {
  const left = (rules: readonly Rule[]): Rule[] =>
    rules.flatMap((rule): Rule[] => {
      if (rule.rule !== 'modify' || rule.when) return [rule];
      const modifiers = rule.modifiers.filter(({ amount }) => typeof amount !== 'number');
      return modifiers.length > 0 ? [{ ...rule, modifiers }] : [];
    });
  const printed = action.rules.map((rule) => JSON.stringify(rule));
  const more = (rules: readonly Rule[]): Rule[] =>
    rules.flatMap((rule) => (printed.includes(JSON.stringify(rule)) ? left([rule]) : [rule]));
  return {
    action: { ...action, rules: left(action.rules) },
    variants: variants.map((one) => ({ ...one, action: { ...one.action, rules: more(one.action.rules) } })),
  };
}

function abilityOf(
  ability: Omit<ThouaAbility, 'rank'>,
  ref: string,
  program: AbilityProgram | undefined,
  byHand = '',
): AbilityDesign {
  const {
    name,
    effect,
    special,
    type,
    element,
    actionPoints = 0,
    cooldown = 0,
    roll,
    target,
    shape,
    area = '1x1',
    range = 0,
  } = ability;
  const [wide = 1, high = 1] = area.split('x').map(Number);
  return {
    name,
    ref,
    text: [effect, special].filter((one) => one !== undefined).join(' '),
    type,
    element,
    cost: actionPoints,
    cooldown,
    roll,
    target,
    shape,
    size: [wide, high],
    range,
    uses: -1,
    program: program ?? none,
    byHand,
  };
}

/** Numbers with all that rules always add to them, and the rules that are left. */
function folded(
  base: Readonly<Record<Stat, number>>,
  rules: readonly Rule[],
): { readonly base: number[]; readonly rules: Rule[] } {
  const sums = { ...base };
  const left: Rule[] = [];
  for (const rule of rules) {
    if (rule.rule !== 'modify' || (rule.when?.length ?? 0) > 0) {
      left.push(rule);
      continue;
    }
    const dice: Modifier[] = [];
    for (const modifier of rule.modifiers) {
      if (typeof modifier.amount === 'number') sums[modifier.stat] += modifier.sign * modifier.amount;
      else dice.push(modifier);
    }
    if (dice.length > 0) left.push({ rule: 'modify', modifiers: dice });
  }
  return { base: stats.map((stat) => sums[stat]), rules: left };
}
