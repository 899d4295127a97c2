import type { Severity } from '../../schemas/problem.ts';
import type { SystemId } from '../../schemas/systems.ts';

/** What a set consists of, as lists, faces and facts call it. */
export const catalogue = {
  /** One face. */
  faces: {
    hero: 'Hero card',
    ability: 'Ability card',
    summon: 'Summon card',
    rules: 'Rules card',
    hint: 'Hint card',
    picture: 'Card',
    words: 'Card',
    poster: 'Card',
    'play-card': 'Play card',
    trait: 'Trait',
    map: 'Map',
    condition: 'Condition',
    token: 'Token',
    marker: 'Marker',
    counter: 'Counter',
    terrain: 'Terrain',
  },
  /** The heading of all of a kind. */
  groups: {
    hero: 'Heroes',
    'card-kind': 'Kinds of cards',
    card: 'Cards left out',
    summon: 'Summons',
    map: 'Maps',
    'rules-card': 'Rules',
    condition: 'Conditions',
    token: 'Tokens',
    marker: 'Markers',
    counter: 'Counters',
    terrain: 'Terrain',
    hint: 'Hints',
    'play-card': 'Play cards',
    trait: 'Traits',
  },
  groupOf: (group: string, set: string) => `${group} of ${set}`,
  faceOf: (face: string, name: string) => `${face} of ${name}`,
  /** How far the work on something is. */
  statuses: {
    idea: 'idea',
    draft: 'draft',
    'needs-testing': 'needs testing',
    done: 'done',
  } as Readonly<Record<string, string>>,
  facts: {
    version: 'Version',
    system: 'System',
    language: 'Language',
    cards: 'Cards',
    maps: 'Maps',
    uses: 'Uses the words of',
    authors: 'Authors',
    licence: 'Licence',
  },
  systems: {
    teamfight: 'Tabletop Teamfight',
    hammerspace: 'Hammerspace',
    plain: 'Cards and maps, no rules',
  } satisfies Readonly<Record<SystemId, string>>,
  severities: {
    error: ['error', 'errors'],
    warning: ['warning', 'warnings'],
    note: ['note', 'notes'],
  } satisfies Readonly<Record<Severity, readonly [one: string, more: string]>>,
  noProblems: 'no problems',
} as const;
