import { validate } from '../../schemas/validate.ts';
import { counted, quoted } from '../../schemas/words.ts';
import { dieSides, elements } from './types.ts';

/** A value whose shape nobody has looked at yet. */
type Fields = Readonly<Record<string, unknown>>;

/** A file of a set made from an entry of the data. */
export interface DataEntry {
  readonly kind: 'ability' | 'race' | 'artifact' | 'enchantment' | 'enemy';
  readonly name: string;
  readonly data: object;
}

/** What a data file of the game holds: what became files, and what was left out or set right, in sentences. */
export interface DataFile {
  readonly entries: readonly DataEntry[];
  readonly notes: readonly string[];
}

/** The lists of a data file, each with what an entry of it becomes. */
const lists = [
  ['abilities', 'ability', ability],
  ['races', 'race', race],
  ['artifacts', 'artifact', artifact],
  ['enchantments', 'enchantment', artifact],
  ['enemies', 'enemy', enemy],
] as const;

/** Most entries of one list that are looked at. */
const mostEntries = 2000;

/**
 * Reads what the game's own data say: lists of abilities, races, artifacts, enchantments and enemies. What no set may hold is left out
 * with a sentence. Undefined where the value holds none of these lists.
 */
export function readDataFile(value: unknown): DataFile | undefined {
  if (!isFields(value) || !lists.some(([list]) => Array.isArray(value[list]))) return undefined;
  const notes: string[] = [];
  const entries = lists.flatMap(([list, kind, make]): DataEntry[] => {
    const all = value[list];
    if (!Array.isArray(all)) return [];
    if (all.length > mostEntries) notes.push(`${list}: only the first ${mostEntries} of ${all.length} were read.`);
    return all.slice(0, mostEntries).flatMap((one: unknown, index) => {
      const called = isFields(one) && typeof one.name === 'string' ? quoted(one.name) : `${list}[${index}]`;
      if (!isFields(one)) {
        notes.push(`${called} is no object. It was left out.`);
        return [];
      }
      const data = make(one, (note) => notes.push(`${called}: ${note}`));
      const [wrong, ...more] = validate(`setwright:thoua/${kind}`, called, data);
      if (!wrong) return [{ kind, name: String(one.name), data }];
      const others =
        more.length === 0 ? '' : ` There ${more.length === 1 ? 'is' : 'are'} ${counted(more.length, 'more problem')}.`;
      notes.push(`${wrong.message}${others} It was left out.`);
      return [];
    });
  });
  if (entries.some(({ kind }) => kind === 'enemy'))
    notes.push('The data do not say how enemies fight: "behaviour" was chosen by what each can do; look it through.');
  return { entries, notes };
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `null` stands for nothing in the data. */
const given = (value: unknown): unknown => (value === null ? undefined : value);
const low = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : given(value));

/** Without what is not there, so that the schema finds it missing. */
const withOut = (data: object): object =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

type Note = (sentence: string) => void;

const shapes: readonly unknown[] = ['area', 'aura', 'burst', 'line', 'splash'];

function ability(from: Fields): object {
  return withOut({ name: from.name, element: low(from.element), rank: given(from.rank), ...used(from) });
}

/** What abilities of characters and of enemies have in common. */
function used(from: Fields): object {
  const target = isFields(from.target) ? from.target : {};
  const shape = shapes.includes(target.shape) ? target.shape : undefined;
  return {
    type: from.type,
    actionPoints: given(from.apCost),
    cooldown: given(from.cooldown),
    roll: low(from.dieRoll),
    target: target.shape === 'space' ? 'space' : (target.primary ?? target.affects),
    shape,
    area: shape === 'area' && Array.isArray(target.size) ? target.size.join('x') : undefined,
    range: given(from.range),
    effect: given(from.effectText),
    special: given(from.specialText),
  };
}

function race(from: Fields): object {
  const { attributeIncrease, racialAbility } = from;
  const increases =
    isFields(attributeIncrease) && Array.isArray(attributeIncrease.chooseOne) ? attributeIncrease.chooseOne : undefined;
  return withOut({
    name: from.name,
    increases: increases?.map(low),
    hpPerLevel: from.hpPerLevel,
    movement: from.movement,
    ability: isFields(racialAbility)
      ? withOut({ name: racialAbility.name, text: given(racialAbility.text) })
      : undefined,
  });
}

function artifact(from: Fields): object {
  const { essences } = from;
  return withOut({
    name: from.name,
    bonus: given(from.bonusText),
    penalty: given(from.penaltyText),
    essences: isFields(essences)
      ? withOut({ count: essences.count, grade: low(essences.grade), element: low(essences.element) })
      : undefined,
  });
}

function enemy(from: Fields, note: Note): object {
  const rolls = isFields(from.rolls) ? from.rolls : {};
  const em = isFields(from.em) ? from.em : {};
  const abilities = Array.isArray(from.abilities) ? from.abilities.filter(isFields) : [];
  for (const element of elements) {
    const said = em[titled(element)];
    if (!isFields(said) || typeof said.die !== 'string') continue;
    const sides = Number(/d(\d+)$/.exec(said.die)?.[1] ?? 4);
    if (!(dieSides as readonly number[]).includes(sides))
      note(`there is no ${quoted(said.die)}; which die is rolled follows from the number of ${titled(element)}.`);
  }
  return withOut({
    name: from.name,
    level: from.level,
    hp: from.hp,
    actionPoints: given(from.ap),
    movement: from.movement,
    initiative: given(from.initiative),
    rolls: withOut({
      attack: rolls.Attack,
      status: rolls.Status,
      defence: rolls.Defense,
      resistance: rolls.Resistance,
    }),
    elements: withOut(Object.fromEntries(elements.map((element) => [element, valueIn(em[titled(element)])]))),
    behaviour: behaviourOf(rolls, abilities),
    abilities: abilities.map((one) => withOut({ name: one.name, element: low(one.element), ...used(one) })),
  });
}

const valueIn = (said: unknown): unknown => (isFields(said) ? said.value : given(said));
const titled = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The data do not say how an enemy fights: one that helps others supports them, one that casts keeps away, all others are reckless. */
function behaviourOf(rolls: Fields, abilities: readonly Fields[]): string {
  const helps = abilities.some(
    ({ type, target }) =>
      type === 'support' && isFields(target) && (target.affects === 'ally' || target.affects === 'any'),
  );
  if (helps) return 'support';
  return Number(rolls.Status) > Number(rolls.Attack) ? 'cautious' : 'reckless';
}
