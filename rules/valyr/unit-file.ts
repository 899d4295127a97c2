import type { ValyrUnit } from '../../schemas/types.generated.ts';
import { listed, quoted, shown } from '../../schemas/words.ts';
import { formatRange, parseRange } from './range.ts';
import { type Size, sizes } from './sizes.ts';

/** The fields of an object whose values nobody has looked at yet. */
type Fields = Readonly<Record<string, unknown>>;

/** A unit as the game's own files write it: every stat is a string. */
export interface UnitFile {
  readonly Identity: Fields;
  readonly Combat: Fields;
  readonly Abilities: readonly Fields[];
}

/** What a unit file says, with the names that other files of a set stand for. */
export interface ReadUnit {
  readonly unit: Omit<ValyrUnit, 'dynasty' | 'abilities'> & { readonly abilities: readonly ReadAbility[] };
  /** Name of its dynasty; undefined for a neutral unit. */
  readonly dynasty: string | undefined;
  /** What was irregular and is set right or kept aside, in sentences that go on after the file's name. */
  readonly notes: readonly string[];
}

export interface ReadAbility {
  readonly name: string;
  readonly kind: 'passive' | 'active';
  readonly text: string;
  /** Name of the template that it lays down. */
  readonly template?: string;
  /** Name of the unit that it brings into play. */
  readonly spawns?: string;
}

/** Why a unit file cannot be read: a sentence that goes on after the file's name. */
export interface NoUnit {
  readonly sentence: string;
}

const known = {
  identity: 'Name Basic_Description Quote Description Images Dynasty Type Class Species Size'.split(' '),
  combat: 'Attack Defense Range Energy Movement Health Appraisal'.split(' '),
  ability: 'Name Type Ability Template Token'.split(' '),
};

/** Reads one of the game's own unit files; what is irregular but plain is taken in with a note, and what no unit can be without is refused. */
export function readUnitFile(value: unknown): ReadUnit | NoUnit {
  const file = asRecord(value);
  if (!file) return { sentence: 'a unit file is an object with "Identity", "Combat" and "Abilities".' };
  const notes: string[] = [];
  const identity = asRecord(file.Identity);
  const combat = asRecord(file.Combat);
  if (!identity || !combat)
    return { sentence: `${quoted(identity ? 'Combat' : 'Identity')} is missing; a unit needs it.` };
  const wrong: string[] = [];
  const word = (of: Fields, key: string): string | undefined => {
    const found = of[key];
    if (found === undefined || found === null) return undefined;
    if (typeof found === 'string') return found.trim() === '' ? undefined : found;
    if (typeof found === 'number') return String(found);
    if (!Array.isArray(found) || found.length > 0) notes.push(`${quoted(key)} is ${shown(found)} and was left out.`);
    return undefined;
  };
  const whole = (key: string): number => {
    const text = word(combat, key);
    if (text !== undefined && /^\d+$/.test(text.trim())) return Number(text);
    wrong.push(`${quoted(key)} is ${shown(combat[key])}; it must be a whole number`);
    return 0;
  };
  const pair = (key: string, what: string): [number, number] => {
    const text = word(combat, key);
    const found = /^\s*(\d+)\s*-\s*(\d+)\s*$/.exec(text ?? '');
    if (found) return [Number(found[1]), Number(found[2])];
    wrong.push(`${quoted(key)} is ${shown(combat[key])}; it must be two numbers such as "4-10", ${what}`);
    return [0, 0];
  };
  const name = word(identity, 'Name');
  if (name === undefined) wrong.push('"Name" is missing; a unit needs one');
  const [strength, skill] = pair('Attack', 'strength and skill');
  const [block, dodge] = pair('Defense', 'block and dodge');
  const [sprint, sustain] = pair('Movement', 'sprint and sustain');
  const range = parseRange(word(combat, 'Range') ?? '');
  if ('sentence' in range) wrong.push(`"Range": ${range.sentence.replace(/\.$/, '')}`);
  const type = word(identity, 'Type')?.toLowerCase();
  if (type !== 'champion' && type !== 'conscript') {
    wrong.push(`"Type" is ${shown(identity.Type)}; it must be "Champion" or "Conscript"`);
  }
  const size = sizes.find((one) => one === word(identity, 'Size')?.toLowerCase());
  if (!size) wrong.push(`"Size" is ${shown(identity.Size)}; it must be ${listed(sizes, 'or')}`);
  const [energy, health, appraisal] = [whole('Energy'), whole('Health'), whole('Appraisal')];
  if (wrong.length > 0) return { sentence: `${wrong.join('; ')}.` };
  const abilities = abilitiesOf(file.Abilities ?? file.Abilites, notes);
  for (const key of unknownKeys(identity, known.identity))
    notes.push(`"Identity" has ${quoted(key)}, which no unit has; it was left out.`);
  for (const key of unknownKeys(combat, known.combat))
    notes.push(`"Combat" has ${quoted(key)}, which no unit has; it was left out.`);
  const dynasty = word(identity, 'Dynasty');
  return {
    unit: {
      name: name as string,
      type: type as 'champion' | 'conscript',
      ...optional('class', word(identity, 'Class')),
      ...optional('species', word(identity, 'Species')),
      size: size as Size,
      attack: { strength, skill },
      defence: { block, dodge },
      range: range as ValyrUnit['range'],
      energy,
      movement: { sprint, sustain },
      health,
      appraisal,
      abilities,
      ...optional('description', word(identity, 'Basic_Description')),
      ...optional('flavour', word(identity, 'Quote')),
      ...optional('lore', word(identity, 'Description')),
    },
    dynasty: dynasty?.trim().toLowerCase() === 'neutral' ? undefined : dynasty,
    notes,
  };
}

function abilitiesOf(value: unknown, notes: string[]): ReadAbility[] {
  if (value === undefined || value === null) return [];
  const list = Array.isArray(value)
    ? value.map(asRecord)
    : Object.entries(asRecord(value) ?? {}).map(([name, one]): Fields => ({ Name: name, ...asRecord(one) }));
  if (!Array.isArray(value)) notes.push('the abilities are keyed by their names; they were taken in as a list.');
  return list.flatMap((one, index) => {
    const { Name: name, Ability: text, Type: type } = one ?? {};
    if (one === undefined || typeof name !== 'string' || typeof text !== 'string') {
      notes.push(`ability ${index + 1} has no name or no text and was left out.`);
      return [];
    }
    const kind = typeof type === 'string' ? type.trim().toLowerCase() : '';
    if (kind !== 'active' && kind !== 'passive') {
      notes.push(`${quoted(name)} is ${shown(type)}, neither "Active" nor "Passive"; it was taken in as active.`);
    }
    for (const key of unknownKeys(one, known.ability))
      notes.push(`${quoted(name)} has ${quoted(key)}, which no ability has; it was left out.`);
    const named = (key: 'Template' | 'Token'): string | undefined => {
      const found = (one as Fields)[key];
      return typeof found === 'string' && found.trim() !== '' ? found.trim() : undefined;
    };
    return [
      {
        name,
        kind: kind === 'passive' ? 'passive' : 'active',
        text,
        ...optional('template', named('Template')),
        ...optional('spawns', named('Token')),
      } satisfies ReadAbility,
    ];
  });
}

/** Names that a unit refers to: of its dynasty, of templates and of units. */
export interface Named {
  readonly dynasty: string | undefined;
  readonly nameOf: (ref: string) => string | undefined;
}

/** A unit as the game's own files write it. What they have no field for stays out. */
export function writeUnitFile(unit: ValyrUnit, { dynasty, nameOf }: Named): UnitFile {
  const { attack, defence, movement } = unit;
  return {
    Identity: {
      Name: unit.name,
      Basic_Description: unit.description ?? '',
      Quote: unit.flavour ?? '',
      Description: unit.lore ?? '',
      Images: [],
      Dynasty: dynasty ?? 'Neutral',
      Type: capital(unit.type),
      Class: unit.class ?? '',
      Species: unit.species ?? '',
      Size: capital(unit.size),
    },
    Combat: {
      Attack: `${attack.strength}-${attack.skill}`,
      Defense: `${defence.block}-${defence.dodge}`,
      Range: formatRange(unit.range),
      Energy: String(unit.energy),
      Movement: `${movement.sprint}-${movement.sustain}`,
      Health: String(unit.health),
      Appraisal: String(unit.appraisal),
    },
    Abilities: (unit.abilities ?? []).map(({ name, kind, text, template, spawns }) => ({
      Name: name,
      Type: capital(kind),
      Ability: text,
      ...optional('Template', template === undefined ? undefined : nameOf(template)),
      ...optional('Token', spawns === undefined ? undefined : nameOf(spawns)),
    })),
  };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const asRecord = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

const unknownKeys = (of: Fields, keys: readonly string[]): string[] =>
  Object.keys(of).filter((key) => !keys.includes(key));

const optional = <K extends string, V>(key: K, value: V | undefined): { readonly [key in K]?: V } =>
  value === undefined ? {} : ({ [key]: value } as { readonly [key in K]: V });
