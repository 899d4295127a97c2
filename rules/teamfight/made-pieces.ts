import { distance } from 'fastest-levenshtein';
import type { Hero, RulesCard, Summon } from '../../schemas/types.generated.ts';
import type { Entity, GameSet } from '../game-set.ts';
import { commonWords } from './called.ts';
import { notationWords } from './notation/words/notation-words.ts';
import { plurals } from './notation/words/plurals.ts';

/** A unit that a card summons and whose health and speed it tells. */
export interface MadeUnit {
  readonly name: string;
  readonly health: number;
  readonly speed: number;
}

/** What a card brings onto the map. */
interface Brought {
  readonly laid: readonly string[];
  /** Of these what lies on every space of an area. */
  readonly grounds: readonly string[];
  readonly summoned: readonly MadeUnit[];
}

type Card = Hero | Summon | RulesCard;

/** Cards never change, and of a set that is edited all but one are the same. */
const known = new WeakMap<Card, Brought>();

const several = '(an?|one|two|three|\\d|up to (?:two|three|\\d))';
const large = '(?:(?:size \\d|\\d ?x ?\\d) )?';
const word = "\\p{Lu}[\\p{L}\\p{N}'’-]*";
const kinds = 'field|cloud|zone|trap|mine|wall|barrier|shield|portal|bomb|terrain';
const name = `(${word}(?: ${word}){0,2}(?: (?:${kinds}))?)`;
/** What comes where a name ends. */
const ends =
  '(?=\\s*(?:$|[.,;:(\\n])|\\s+(?:in|within|on|at|into|adjacent|next|with|that|there|around|anywhere|under|behind)\\b)';
/** The verbs may begin with a large letter, and the name must. */
const verbs = (some: string): string =>
  `\\b(?:${some.replaceAll(/\b(\w)/g, (first) => `[${first}${first.toUpperCase()}]`)})s?`;

/** `Place a Snare in range 3`, `create a 2x2 Ember field`. */
const laying = new RegExp(
  `${verbs('place|create|put|leave|drop|lay|throw|build|raise|conjure|deploy|plant')} ${several} ${large}${name}${ends}`,
  'gu',
);

/** `Create Ember Terrain in burst 2`: on each of those spaces. */
const covering = new RegExp(
  `${verbs('place|create|put|leave|lay|raise|conjure')} (?:an? )?(${word}(?: ${word}){0,2} (?:[Tt]errain|[Ff]ield|[Gg]round|[Zz]one)) (?:in|on|over) (?:a )?(?:burst|line) `,
  'gu',
);

/** `Summon a Hawk with 2 health and 6 speed`, `summon a Hawk (2hp, speed 6)`. */
const summoning = new RegExp(
  `${verbs('summon|create|place|deploy|spawn')} ${several} ${name} (?:with (?:a )?|\\()(\\d{1,3}) ?(?:health|hp)(?:,? and|,)? (?:(\\d{1,2}) speed|speed (\\d{1,2}))(?![\\d-])`,
  'gu',
);

/** `Summon a Hawk in range 2`, whatever more is said of it. */
const bareSummon = new RegExp(`${verbs('summon')} ${several} ${name}${ends}`, 'gu');

/** Names of pieces that the cards of a set lay, where nothing of the set is called so or nearly so. Whether they are any is for what is told of them. */
export function laidByCards(set: GameSet): readonly string[] {
  const found = new Map(
    broughtIn(set).flatMap(({ laid, grounds }) =>
      [...laid, ...grounds].map((one) => [one.toLowerCase(), one] as const),
    ),
  );
  // "Place a Drone with 1hp and 4 speed" brings a unit.
  for (const { name: unit } of summonedByCards(set)) found.delete(unit.toLowerCase());
  if (found.size === 0) return [];
  const taken = namesIn(set);
  return [...found].flatMap(([plain, one]) =>
    taken.isNear(plain) || taken.has(plain.replace(ofKind, '')) ? [] : [one],
  );
}

/** `A Glue field` is what the set calls Glue. */
const ofKind = new RegExp(` (?:${kinds})$`);

/** Which of them lie on every space of an area, whatever else is told of them. */
export const coversAreas = (set: GameSet, name: string): boolean =>
  broughtIn(set).some(({ grounds }) => grounds.includes(name));

/**
 * Units that the cards of a set summon with their health and speed, where nothing of the set is called so but a marker without a text. What two
 * cards tell otherwise is none.
 */
export function summonedByCards(set: GameSet): readonly MadeUnit[] {
  const found = new Map<string, MadeUnit | undefined>();
  for (const unit of broughtIn(set).flatMap(({ summoned }) => summoned)) {
    const plain = unit.name.toLowerCase();
    const before = found.get(plain);
    const isOther = found.has(plain) && (before?.health !== unit.health || before.speed !== unit.speed);
    found.set(plain, isOther ? undefined : unit);
  }
  if (found.size === 0) return [];
  const taken = namesIn(set, isBlank);
  return [...found].flatMap(([plain, unit]) => (unit === undefined || taken.isNear(plain) ? [] : [unit]));
}

/** A marker of which its file says nothing. */
export const isBlank = ({ kind, data }: Entity): boolean => kind === 'marker' && !('text' in data && data.text);

const broughtIn = (set: GameSet): readonly Brought[] =>
  set.entities.flatMap(({ kind, data }) =>
    kind === 'hero' || kind === 'summon' || kind === 'rules-card' ? [broughtBy(data as Card)] : [],
  );

function broughtBy(card: Card): Brought {
  let found = known.get(card);
  if (found === undefined) {
    const texts = textsOf(card);
    found = {
      laid: texts.flatMap((text) => namedIn(text, laying)),
      grounds: texts.flatMap((text) => [...text.matchAll(covering)].map(([, said = '']) => said).filter(isName)),
      summoned: texts.flatMap((text) =>
        [...text.matchAll(summoning)].flatMap(([, many = '', said = '', health, before, behind]) =>
          isName(said) && Number(health) > 0
            ? [{ name: oneOf(many, said), health: Number(health), speed: Number(before ?? behind) }]
            : [],
        ),
      ),
    };
    known.set(card, found);
  }
  return found;
}

/** The names behind such verbs, each as one of its kind is called. */
const namedIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap(([, many = '', said = '']) => {
    // "Place a Buoy Marker": the kind of it is no part of its name.
    const bare = said.replace(/ (?:marker|object|token)s?$/i, '');
    const one = oneOf(many, bare);
    return isName(one) ? [one] : [];
  });

/** `Two Sentries` are Sentries, and each of them is a Sentry. */
const oneOf = (many: string, said: string): string =>
  /^(?:an?|one)$/i.test(many) ? said : said.replace(/(?<=[^aeiou])ies$/, 'y').replace(/(?<=[^s])s$/, '');

/** What a text brings onto the map by name: pieces that it lays and units that it summons. */
export const broughtByText = (text: string): readonly { readonly name: string; readonly summoned: boolean }[] => [
  ...namedIn(text, laying).map((one) => ({ name: one, summoned: false })),
  ...namedIn(text, bareSummon).map((one) => ({ name: one, summoned: true })),
];

/** Tells of a name whether no file of a set is called so or nearly so. */
export function unknownIn(set: GameSet): (said: string) => boolean {
  const taken = namesIn(set);
  return (said) => {
    const plain = said.toLowerCase();
    return !taken.isNear(plain) && !taken.begins(plain);
  };
}

const textsOf = (card: Card): readonly string[] => {
  if (!('speed' in card)) return [(card as RulesCard).text ?? ''];
  const { passives = [], defaultAbilities = [] } = card;
  const parts: readonly { readonly text?: string }[] = [
    ...passives,
    ...defaultAbilities,
    ...('abilities' in card ? (card.abilities ?? []) : []),
  ];
  return parts.map(({ text = '' }) => text);
};

/** A word of the notation with a large letter is none: "Difficult Terrain", "a Unit". */
const isName = (said: string): boolean =>
  said.length > 2 &&
  said
    .toLowerCase()
    .split(' ')
    .every(
      (one, at) =>
        (at > 0 && /^[a-z]+$/.test(said.split(' ')[at] ?? '')) || !(notationWords.has(one) || commonWords.has(one)),
    );

/** The same name, a longer one that has it in it, or one misspelled: a letter more, less or other, and two in a long one. */
const isNear = (one: string, said: string): boolean =>
  ` ${one} `.includes(` ${said} `) ||
  plurals(one).includes(`${said}s`) ||
  distance(one, said) <= (said.length > 7 ? 2 : 1);

/** What things are called, in small letters. Nearly every name that is asked about is one of them, which is quick to see. */
interface Names {
  has(said: string): boolean;
  isNear(said: string): boolean;
  /** Whether one of them and a space is what a name begins with. */
  begins(said: string): boolean;
}

/** What things are called that the set has. */
function namesIn(set: GameSet, but: (entity: Entity) => boolean = () => false): Names {
  const names = new Set<string>();
  for (const { entities } of [set, ...set.uses])
    for (const entity of entities) {
      const { kind, data } = entity;
      if (kind !== 'scene' && kind !== 'map' && data.name.length >= 3 && !but(entity))
        names.add(data.name.toLowerCase());
    }
  const some = (is: (one: string) => boolean): boolean => [...names].some(is);
  return {
    has: (said) => names.has(said),
    isNear: (said) => names.has(said) || some((one) => isNear(one, said)),
    begins: (said) => some((one) => said.startsWith(`${one} `)),
  };
}
