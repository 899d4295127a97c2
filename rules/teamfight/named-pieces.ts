import { distance } from 'fastest-levenshtein';
import type { Hero, RulesCard, Summon } from '../../schemas/types.generated.ts';
import type { GameSet } from '../game-set.ts';

/** A piece that only texts speak of. */
export interface NamedPiece {
  readonly kind: 'marker' | 'token';
  readonly name: string;
}

type Card = Hero | Summon | RulesCard;

/** Cards never change, and of a set that is edited all but one are the same. */
const known = new WeakMap<Card, readonly NamedPiece[]>();

const several = '(?:an?|one|two|three|up to (?:two|three|\\d)|\\d)';
const name = "(\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+){0,2})";
/** Behind these begins what is done. */
const begins = '(?:^|[.,:;\\n-]|\\b(?:and|then|or|may|to))\\s*';

/** `give them a Curse token`, `put a Bomb token on the target`. */
const handing = new RegExp(
  `${begins}(?:gives?|puts?|gains?|gets?)(?: (?:it|them|you|(?:the |a )?(?:target|enemy|ally|unit)|(?:each|an) (?:enemy|ally|unit)))? ${several} ${name} tokens?\\b`,
  'giu',
);
/** `place a Trap marker in range 3`. What is put on somebody sticks to that one. */
const laying = new RegExp(
  `${begins}(?:places?|creates?|leaves?|puts?|drops?) ${several} ${name} markers?\\b(?! (?:on|onto) (?:it|them|this|you|the (?:target|unit|enemy|ally)|that (?:unit|enemy|ally)|an? (?:unit|enemy|ally)))`,
  'giu',
);

/**
 * Tokens that texts hand out and markers that they lay, where nothing of the set is called so or nearly so: what they are stands in these
 * texts. A name that is a part of a longer one, or of an ability, could be meant for that.
 */
export function namedPieces(set: GameSet): readonly NamedPiece[] {
  let taken: readonly string[] | undefined;
  const found = new Map<string, NamedPiece | undefined>();
  for (const { kind, data } of set.entities) {
    if (kind !== 'hero' && kind !== 'summon' && kind !== 'rules-card') continue;
    for (const piece of spokenOf(data as Card)) {
      taken ??= namesIn(set);
      const plain = piece.name.toLowerCase();
      if (taken.some((one) => one.includes(plain) || isNear(one, plain))) continue;
      const before = found.get(plain);
      // Of a token and a marker of one name it is not known which is meant.
      found.set(plain, found.has(plain) && before?.kind !== piece.kind ? undefined : (before ?? piece));
    }
  }
  return [...found.values()].filter((piece) => piece !== undefined);
}

function spokenOf(card: Card): readonly NamedPiece[] {
  let pieces = known.get(card);
  if (pieces === undefined) {
    const texts = textsOf(card).filter((text) => /\b(?:token|marker)/i.test(text));
    const all = (kind: NamedPiece['kind'], pattern: RegExp): NamedPiece[] =>
      texts.flatMap((text) => [...text.matchAll(pattern)].map(([, said = '']) => ({ kind, name: said })));
    pieces = [...all('token', handing), ...all('marker', laying)].filter((piece) => /^\p{Lu}/u.test(piece.name));
    known.set(card, pieces);
  }
  return pieces;
}

/** Another name misspelled: a letter more, less or other, and two in a long one. */
const isNear = (one: string, said: string): boolean => distance(one, said) <= (said.length > 7 ? 2 : 1);

const partsOf = (unit: Hero | Summon): readonly { readonly name: string; readonly text?: string }[] => [
  ...(unit.passives ?? []),
  ...(unit.defaultAbilities ?? []),
  ...('abilities' in unit ? (unit.abilities ?? []) : []),
];

const textsOf = (card: Card): readonly string[] =>
  ('speed' in card ? partsOf(card) : [card as RulesCard]).map(({ text = '' }) => text);

/** What things are called that the set has, and the abilities and passives of its units, in small letters. */
function namesIn(set: GameSet): readonly string[] {
  const names = [set, ...set.uses].flatMap(({ entities }) =>
    entities.flatMap(({ kind, data }) => {
      if (kind === 'scene' || kind === 'map') return [];
      const parts = kind === 'hero' || kind === 'summon' ? partsOf(data as Hero | Summon) : [];
      return [data.name, ...parts.map((part) => part.name)];
    }),
  );
  return names.filter((one) => one.length > 2).map((one) => one.toLowerCase());
}
