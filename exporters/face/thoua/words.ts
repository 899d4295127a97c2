import type { Attribute, Element, Roll } from '../../../rules/thoua/types.ts';
import type { ThouaAbility } from '../../../schemas/types.generated.ts';

type Type = ThouaAbility['type'];
type Target = ThouaAbility['target'];
type Shape = NonNullable<ThouaAbility['shape']>;

/** What stands on the sheets of a party beside the texts of its set, in one language. */
export interface SheetWords {
  readonly blank: string;
  readonly name: string;
  readonly fields: Readonly<Record<'player' | 'race' | 'level' | 'experience' | 'points', string>>;
  readonly spent: (spent: number, points: number) => string;
  readonly attributes: {
    readonly title: string;
    readonly note: string;
    readonly names: Readonly<Record<Attribute, string>>;
    readonly short: Readonly<Record<Attribute, string>>;
    readonly heads: readonly [string, string, string, string, string, string, string];
  };
  readonly rolls: Readonly<Record<Roll, string>>;
  readonly elements: {
    readonly title: string;
    readonly note: string;
    readonly names: Readonly<Record<Element, string>>;
    readonly heads: readonly [string, string, string, string, string, string, string];
  };
  readonly combat: {
    readonly title: string;
    readonly plates: readonly [string, string, string, string, string, string];
  };
  readonly dice: {
    readonly title: string;
    readonly heads: readonly [value: string, die: string];
    readonly more: (value: string) => string;
    readonly less: (value: string) => string;
    readonly to: (from: string, to: string) => string;
  };
  readonly health: {
    readonly title: string;
    readonly how: string;
    readonly hp: string;
    readonly each: (hp: number) => string;
  };
  readonly levels: {
    readonly title: string;
    readonly note: string;
    readonly rows: readonly [experience: string, points: string, attributes: string, slots: string, uses: string];
  };
  readonly abilities: {
    readonly title: string;
    readonly waits: string;
    readonly cut: string;
    readonly special: string;
    readonly range: string;
    readonly passive: string;
    readonly captions: readonly [name: string, cost: string, range: string, die: string];
    readonly actionPoints: string;
    readonly types: Readonly<Record<Type, string>>;
    readonly targets: Readonly<Record<Target, string>>;
    readonly shapes: Readonly<Record<Shape, string>>;
    readonly roll: (roll: string) => string;
  };
  readonly carried: string;
  readonly modifiers: { readonly title: string; readonly note: string };
}

const en: SheetWords = {
  blank: 'Blank sheet',
  name: 'Name',
  fields: {
    player: 'Player',
    race: 'Race',
    level: 'Level',
    experience: 'Experience',
    points: 'Character points spent',
  },
  spent: (spent, points) => `${spent} of ${points}`,
  attributes: {
    title: 'Attributes',
    note: 'STR with INT, VIT with WIS, one for one: 1 to 5',
    names: { str: 'STR  Strength', int: 'INT  Intelligence', vit: 'VIT  Vitality', wis: 'WIS  Wisdom' },
    short: { str: 'STR', int: 'INT', vit: 'VIT', wis: 'WIS' },
    heads: ['Attribute', 'Bought', 'Race +2', 'Levels', 'Total', 'Roll', 'Adds'],
  },
  rolls: { attack: 'Attack', status: 'Status', defence: 'Defence', resistance: 'Resistance' },
  elements: {
    title: 'Elemental map',
    note: 'an ability raises its element by its rank and lowers the next one',
    names: { earth: 'Earth', fire: 'Fire', water: 'Water', wind: 'Wind' },
    heads: ['Element', 'Attribute', 'Own ranks', 'Lowered by', 'Other', 'Value', 'Die'],
  },
  combat: {
    title: 'In combat',
    plates: ['HP', 'Action points', 'Movement', 'Initiative, d12', 'Artifact slots', 'Racial uses'],
  },
  dice: {
    title: 'Die in defence',
    heads: ['Value', 'Die'],
    more: (value) => `${value} and more`,
    less: (value) => `${value} and less`,
    to: (from, to) => `${from} to ${to}`,
  },
  health: {
    title: 'Health',
    how: 'HP of the race for each level, and VIT',
    hp: 'HP',
    each: (hp) => `Each box stands for ${hp} HP.`,
  },
  levels: {
    title: 'Levels',
    note: 'all that came before included',
    rows: ['Experience', 'Character points', 'Attributes raised', 'Artifact slots', 'Racial uses'],
  },
  abilities: {
    title: 'Abilities',
    waits: 'tick a box a turn until it can be used again',
    cut: 'cards say what is cut here',
    special: 'Special',
    range: 'range',
    passive: 'Passive',
    captions: ['Name, element, rank', 'AP', 'Range', 'Die'],
    actionPoints: 'AP',
    types: { damage: 'damage', control: 'control', support: 'support', passive: 'passive' },
    targets: { ally: 'Ally', enemy: 'Enemy', self: 'Self', any: 'Any', space: 'Space' },
    shapes: { area: 'area', aura: 'aura', burst: 'burst', line: 'line', splash: 'splash' },
    roll: (roll) => `${roll} roll`,
  },
  carried: 'Race and artifacts',
  modifiers: { title: 'Modifiers and conditions', note: 'one turn less at the end of each own turn' },
};

const es: SheetWords = {
  blank: 'Hoja en blanco',
  name: 'Nombre',
  fields: { player: 'Jugador', race: 'Raza', level: 'Nivel', experience: 'Experiencia', points: 'Puntos gastados' },
  spent: (spent, points) => `${spent} de ${points}`,
  attributes: {
    title: 'Atributos',
    note: 'FUE con INT, VIT con SAB, uno por uno: de 1 a 5',
    names: { str: 'FUE  Fuerza', int: 'INT  Inteligencia', vit: 'VIT  Vitalidad', wis: 'SAB  Sabiduría' },
    short: { str: 'FUE', int: 'INT', vit: 'VIT', wis: 'SAB' },
    heads: ['Atributo', 'Base', 'Raza +2', 'Niveles', 'Total', 'Tirada', 'Suma'],
  },
  rolls: { attack: 'Ataque', status: 'Estado', defence: 'Defensa', resistance: 'Resistencia' },
  elements: {
    title: 'Mapa elemental',
    note: 'una habilidad sube su elemento según su rango y baja el siguiente',
    names: { earth: 'Tierra', fire: 'Fuego', water: 'Agua', wind: 'Viento' },
    heads: ['Elemento', 'Atributo', 'Rangos', 'Bajado por', 'Otros', 'Valor', 'Dado'],
  },
  combat: {
    title: 'En combate',
    plates: ['PV', 'Puntos de acción', 'Movimiento', 'Iniciativa, d12', 'Artefactos', 'Usos raciales'],
  },
  dice: {
    title: 'Dado de defensa',
    heads: ['Valor', 'Dado'],
    more: (value) => `${value} o más`,
    less: (value) => `${value} o menos`,
    to: (from, to) => `${from} a ${to}`,
  },
  health: {
    title: 'Vida',
    how: 'PV de la raza por cada nivel, y VIT',
    hp: 'PV',
    each: (hp) => `Cada casilla vale ${hp} PV.`,
  },
  levels: {
    title: 'Niveles',
    note: 'con todo lo anterior incluido',
    rows: ['Experiencia', 'Puntos de personaje', 'Atributos subidos', 'Artefactos', 'Usos raciales'],
  },
  abilities: {
    title: 'Habilidades',
    waits: 'marca una casilla por turno hasta poder usarla de nuevo',
    cut: 'lo que falta está en las cartas',
    special: 'Especial',
    range: 'alcance',
    passive: 'Pasiva',
    captions: ['Nombre, elemento, rango', 'PA', 'Alcance', 'Dado'],
    actionPoints: 'PA',
    types: { damage: 'daño', control: 'control', support: 'apoyo', passive: 'pasiva' },
    targets: { ally: 'Aliado', enemy: 'Enemigo', self: 'Uno mismo', any: 'Cualquiera', space: 'Casilla' },
    shapes: { area: 'área', aura: 'aura', burst: 'explosión', line: 'línea', splash: 'salpicadura' },
    roll: (roll) => `tirada de ${roll}`,
  },
  carried: 'Raza y artefactos',
  modifiers: { title: 'Modificadores y estados', note: 'un turno menos al final de cada turno propio' },
};

/** The words of a language such as "es" or "es-MX"; English where it has none of its own. */
export const sheetWords = (language = 'en'): SheetWords => (language.split('-')[0] === 'es' ? es : en);
