import type { HammerspacePlayCard } from '../../../schemas/types.generated.ts';

type Kind = HammerspacePlayCard['kind'];
type Type = NonNullable<HammerspacePlayCard['type']>;
type Subtype = NonNullable<HammerspacePlayCard['subtype']>;
type Hits = NonNullable<HammerspacePlayCard['hits']>;

/** What is printed on a card beside its own texts, in one language. */
export interface BrawlWords {
  readonly kinds: Readonly<Record<Kind | 'trait', string>>;
  readonly types: Readonly<Record<Type | 'all', string>>;
  readonly subtypes: Readonly<Record<Subtype, string>>;
  readonly hits: string;
  readonly whom: Readonly<Record<Hits, string>>;
  readonly keep: string;
  readonly infinite: string;
  /** What is named on mats, at a table on the screen. */
  readonly mats: Readonly<Record<'hp' | 'row' | 'trait' | 'traits' | 'deck' | 'discards' | 'dice', string>>;
}

const en: BrawlWords = {
  kinds: { attack: 'Attack', defence: 'Defence', ability: 'Ability', trait: 'Trait' },
  types: { physical: 'Physical', chemical: 'Chemical', energy: 'Energy', all: 'All' },
  subtypes: {
    melee: 'Melee',
    range: 'Range',
    fire: 'Fire',
    ice: 'Ice',
    biological: 'Biological',
    corrosive: 'Corrosive',
    electric: 'Electric',
    plasma: 'Plasma',
  },
  hits: 'Hits',
  whom: { one: 'One player', adjacent: 'A neighbour', 'two-together': 'Two side by side', all: 'All, you too' },
  keep: 'Keep on',
  infinite: 'Infinite',
  mats: {
    hp: 'HP',
    row: 'Your row',
    trait: 'Your trait',
    traits: 'Traits',
    deck: 'Deck',
    discards: 'Discards',
    dice: 'Dice',
  },
};

const es: BrawlWords = {
  kinds: { attack: 'Ataque', defence: 'Defensa', ability: 'Habilidad', trait: 'Carácter' },
  types: { physical: 'Físico', chemical: 'Químico', energy: 'Energía', all: 'Todo' },
  subtypes: {
    melee: 'Cuerpo a cuerpo',
    range: 'A distancia',
    fire: 'Fuego',
    ice: 'Hielo',
    biological: 'Biológico',
    corrosive: 'Corrosivo',
    electric: 'Eléctrico',
    plasma: 'Plasma',
  },
  hits: 'Alcanza a',
  whom: { one: 'Un jugador', adjacent: 'Un vecino', 'two-together': 'Dos contiguos', all: 'Todos, y tú' },
  keep: 'Guardar con',
  infinite: 'Infinito',
  mats: {
    hp: 'Vida',
    row: 'Tu fila',
    trait: 'Tu carácter',
    traits: 'Caracteres',
    deck: 'Mazo',
    discards: 'Descartes',
    dice: 'Dados',
  },
};

/** The words of a language such as "es" or "es-MX"; English where it has none of its own. */
export const brawlWords = (language = 'en'): BrawlWords => (language.split('-')[0] === 'es' ? es : en);
