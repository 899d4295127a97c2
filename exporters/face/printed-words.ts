import type { Cost } from '../../rules/teamfight/notation/texts/cost.ts';
import type { SystemId } from '../../schemas/systems.ts';

type StartZones = Readonly<Record<'red' | 'blue', { readonly letter: string; readonly words: string }>>;

/** The words that stand on faces beside the texts of a set. */
export interface PrintedWords {
  readonly unit: string;
  readonly of: (owner: string) => string;
  readonly rules: string;
  readonly hint: string;
  readonly cost: Readonly<Record<Cost['kind'], string>>;
  /** When a cost can be paid, by the words of the notation. */
  readonly when: (when: string) => string;
  /** Of each start zone its letter and what it is for. */
  readonly deploys: StartZones;
  readonly legend: {
    readonly wall: readonly [name: string, rule: string];
    readonly cover: readonly [name: string, rule: string];
    readonly height: readonly [name: string, rule: string];
    readonly point: string;
    readonly points: string;
  };
  readonly terrain: {
    readonly blocked: string;
    readonly unseen: string;
    readonly costs: (spaces: number) => string;
  };
  readonly chapters: { readonly rules: string; readonly aid: string };
}

const english: PrintedWords = {
  unit: 'Unit',
  of: (owner) => `of ${owner}`,
  rules: 'Rules',
  hint: 'Hint',
  cost: {
    standard: 'Standard',
    free: 'Free',
    move: 'Move',
    'move-standard': 'Move + Standard',
    instant: 'Instant',
    'free-instant': 'Free or Instant',
    reaction: 'Reaction',
    ultimate: 'Ultimate',
    tap: 'Tap',
    cooldown: 'Cooldown',
    'per-game': 'Game',
    'per-turn': 'Turn',
    'per-round': 'Round',
    'per-target': 'Target',
    mandatory: 'Mandatory',
  },
  when: (when) => when.toLowerCase(),
  deploys: { red: { letter: 'R', words: 'Red deploys' }, blue: { letter: 'B', words: 'Blue deploys' } },
  legend: {
    wall: ['Wall', 'Blocks movement and sight.'],
    cover: ['Cover', '+2def to units beside it against attacks from the other side.'],
    height: ['Height step', 'The side that the teeth point to lies lower.'],
    point: 'Control point',
    points: 'Control points',
  },
  terrain: { blocked: 'no entry', unseen: 'no sight', costs: (spaces) => `${spaces} to enter` },
  chapters: { rules: 'rules', aid: 'player aid' },
};

const spanish: PrintedWords = {
  unit: 'Unidad',
  of: (owner) => `de ${owner}`,
  rules: 'Reglas',
  hint: 'Ayuda',
  cost: {
    standard: 'Estándar',
    free: 'Gratis',
    move: 'Mover',
    'move-standard': 'Mover + Estándar',
    instant: 'Instantánea',
    'free-instant': 'Gratis o Instantánea',
    reaction: 'Reacción',
    ultimate: 'Definitiva',
    tap: 'Girar',
    cooldown: 'Enfriamiento',
    'per-game': 'Partida',
    'per-turn': 'Turno',
    'per-round': 'Ronda',
    'per-target': 'Objetivo',
    mandatory: 'Obligatoria',
  },
  when: (when) => (/^start/i.test(when) ? 'al inicio del turno' : 'al final del turno'),
  deploys: { red: { letter: 'R', words: 'Zona roja' }, blue: { letter: 'B', words: 'Zona azul' } },
  legend: {
    wall: ['Muro', 'Bloquea el movimiento y la visión.'],
    cover: ['Cobertura', '+2def a las unidades junto a ella contra ataques desde el otro lado.'],
    height: ['Desnivel', 'El lado al que apuntan los dientes está más bajo.'],
    point: 'Punto de control',
    points: 'Puntos de control',
  },
  terrain: { blocked: 'sin paso', unseen: 'sin visión', costs: (spaces) => `${spaces} para entrar` },
  chapters: { rules: 'reglas', aid: 'ayuda de juego' },
};

const known: Readonly<Record<string, PrintedWords>> = { en: english, es: spanish };

/** Start zones of a game in which a party meets enemies. */
const partyZones: Readonly<Record<string, StartZones>> = {
  en: { red: { letter: 'P', words: 'Party starts' }, blue: { letter: 'E', words: 'Enemies start' } },
  es: { red: { letter: 'G', words: 'Zona del grupo' }, blue: { letter: 'E', words: 'Zona enemiga' } },
};

const inLanguage = <Words>(words: Readonly<Record<string, Words>>, language: string): Words | undefined =>
  words[language] ?? words[language.split('-')[0] ?? ''];

/** The words of a language, or of the one it is a kind of, for a system; English where nobody has written them yet. */
export function printedWords(language = 'en', system: SystemId = 'teamfight'): PrintedWords {
  const words = inLanguage(known, language) ?? english;
  if (system !== 'thoua') return words;
  return { ...words, deploys: inLanguage(partyZones, language) ?? (partyZones.en as StartZones) };
}
