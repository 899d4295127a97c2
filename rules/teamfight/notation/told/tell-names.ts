import type { Ref } from '../../program.ts';
import type { Words } from '../words/words.ts';

/** Names and units as a telling writes them. */
export interface Names {
  /** The printed name of a reference; the reference itself where the words do not have it. */
  readonly of: (ref: string) => string;
  /** Whether it is a hero, of whom there is one. */
  readonly isHero: (ref: string) => boolean;
  /** Sides are seen from a player who is spoken of, and not from whoever has the text. */
  readonly ofPlayers?: boolean;
}

/** What those of a side are called: `your side`, `the other player`. */
export const sideNamed = (side: 'friend' | 'enemy', { ofPlayers }: Names): string => {
  const other = side === 'enemy';
  if (ofPlayers) return other ? 'the other player' : 'the player';
  return other ? 'the other side' : 'your side';
};

const known = new WeakMap<Words, Names>();

/** The names that a vocabulary gives. */
export function namesOf(words: Words): Names {
  let names = known.get(words);
  if (names === undefined) {
    const byRef = new Map<string, string>();
    for (const { kind, ref, name } of words.all)
      if (kind !== 'ability' && kind !== 'passive' && !byRef.has(ref)) byRef.set(ref, name);
    const heroes = new Set(words.all.filter(({ kind }) => kind === 'hero').map(({ ref }) => ref));
    names = { of: (ref) => byRef.get(ref) ?? ref, isHero: (ref) => heroes.has(ref) };
    known.set(words, names);
  }
  return names;
}

/** A bound unit or space as a subject or object. */
export const refs: Readonly<Record<Ref, string>> = {
  you: 'you',
  target: 'the target',
  each: 'that unit',
  trigger: 'the triggering unit',
  other: 'the other unit',
  marker: 'the marker',
  summon: 'the summoned unit',
  space: 'the chosen space',
  left: 'the space you left',
  began: 'the space you began your turn on',
  vacated: 'the space that was left',
  met: 'the unit that stopped it',
  middle: 'the middle of the area',
  noted: 'the unit that it stands for',
  struck: 'the unit that was hit first',
};

/** `your`, `the target’s`. */
export const possessive = (ref: Ref): string => (ref === 'you' ? 'your' : `${refs[ref]}’s`);

/** A verb with its subject: `you take`, `the target takes`. */
export const does = (ref: Ref, verb: string): string =>
  ref === 'you' ? `you ${verb}` : `${refs[ref]} ${verb === 'have' ? 'has' : verb === 'are' ? 'is' : third(verb)}`;

const third = (verb: string): string => {
  const [first = '', ...rest] = verb.split(' ');
  const ending = /(?:s|x|ch|sh|o)$/.test(first) ? 'es' : 's';
  return [`${first}${ending}`, ...rest].join(' ');
};

/** Words in a row: `a, b and c`. */
export function row(parts: readonly string[], joint: 'and' | 'or'): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** A number with its sign, with the minus that is printed. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** `an enemy`, `a unit`. */
export const one = (noun: string): string => `${/^(?!uni)[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** `1 turn`, `2 turns`. */
export const turnsOf = (count: number): string => (count === 1 ? '1 turn' : `${count} turns`);
