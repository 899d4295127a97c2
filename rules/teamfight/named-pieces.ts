import { distance } from 'fastest-levenshtein';
import type { Hero, RulesCard, Summon } from '../../schemas/types.generated.ts';
import type { Entity, GameSet } from '../game-set.ts';
import { bracketedIn } from './bracketed.ts';
import { notationWords } from './notation/words/notation-words.ts';
import { pasts } from './notation/words/pasts.ts';

/** A piece that only texts speak of. */
export interface NamedPiece {
  readonly kind: 'marker' | 'token' | 'condition';
  readonly name: string;
  /** What it is, of what is told where it is named. */
  readonly text?: string;
}

type Card = Hero | Summon | RulesCard;

/** Cards never change, and of a set that is edited all but one are the same. */
const known = new WeakMap<Card, readonly Spoken[]>();

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

const title = "(?:\\p{Lu}[\\p{L}'-]*(?: (?:(?:of|the) )*\\p{Lu}[\\p{L}'-]*){0,3}(?: [Mm]ark)?)";
const behind = '(?=\\s*(?:[:(.,;\\n]|$)| (?:until|and|on|to|for)\\b)';
/** `the target gets your Chain Mark`, `gains a Doom Mark`, `put your Curse on it`: a token by its capital letter. */
const marking = new RegExp(
  `\\b(?:gets?|gains?|[Gg]ives?|[Pp]uts?|[Pp]laces?|[Aa]ppl(?:y|ies))(?: (?:them|it|(?:the |an? |each |all )?(?:target|enemy|ally|unit|enemies|allies)(?: [^.,:(\\n]*)?))? (?:your (${title})|an? ((?:${title} )?Mark)|an? (${title})(?=:| ?\\((?!max\\b|\\d))|a ((?:\\p{Ll}+ )?mark))${behind}`,
  'gu',
);
/** `Mark the target`, `the target is Marked`: a Mark, where nothing is called so. */
const justMarked =
  /(?:^|[.,:;\n]\s*|\b(?:and|then|may|can) )marks? (?:the target|target\b|it\b|them\b|(?:an?|one|each|all|every)\b[^.,:(\n]* (?:enemy|enemies|ally|allies|units?|heroe?s?)\b|(?:an?|one|each|all|every) (?:enemy|enemies|ally|allies|units?|hero)\b|enemies\b)|(?<!\b(?:if|when|whenever|while|unless|as long as|who)\b[^.,:;\n]*)\b(?:targets?|they|enemy|enemies|it|unit|units) (?:is|are|becomes?) marked\b(?! (?:by|with)\b)/i;

/**
 * Tokens that texts hand out, markers that they lay and conditions that they explain in brackets, where nothing of the set is called so or nearly so: what they are stands in these
 * texts. A name that is a part of a longer one, or of an ability, could be meant for that, unless it is the text that says what it is.
 */
export function namedPieces(set: GameSet): readonly NamedPiece[] {
  let taken: Names | undefined;
  const found = new Map<string, NamedPiece | undefined>();
  for (const { kind, data } of set.entities) {
    if (kind !== 'hero' && kind !== 'summon' && kind !== 'rules-card') continue;
    for (const { piece, told } of spokenOf(data as Card)) {
      taken ??= namesIn(set);
      const plain = piece.name.toLowerCase();
      const names = told ? taken.pieces : [...taken.pieces, ...taken.others];
      if (names.some((one) => one.includes(plain) || isNear(one, plain) || isForm(one, plain))) continue;
      const key = [...found.keys()].find((one) => told && (isNear(one, plain) || isForm(one, plain))) ?? plain;
      const before = found.get(key);
      // Of a token and a marker of one name, and of two texts of one condition, it is not known which is meant.
      const isOther = before?.kind !== piece.kind || before.text !== piece.text;
      found.set(key, found.has(key) && isOther ? undefined : (before ?? piece));
    }
  }
  return [...found.values()].filter((piece) => piece !== undefined);
}

/** A piece as a text speaks of it. */
interface Spoken {
  readonly piece: NamedPiece;
  /** The text itself says what it is. */
  readonly told: boolean;
}

function spokenOf(card: Card): readonly Spoken[] {
  let pieces = known.get(card);
  if (pieces === undefined) {
    const speaking = partsIn(card).flatMap(({ text = '' }) => (/\b(?:token|marker)/i.test(text) ? [text] : []));
    const all = (kind: NamedPiece['kind'], pattern: RegExp): Spoken[] =>
      speaking.flatMap((text) =>
        [...text.matchAll(pattern)].map(([, said = '']) => ({ piece: { kind, name: said }, told: false })),
      );
    pieces = [
      ...[...all('token', handing), ...all('marker', laying)].filter(({ piece }) => /^\p{Lu}/u.test(piece.name)),
      ...partsIn(card).flatMap(({ name: called, text = '' }) => [...marksIn(text, called), ...conditionsIn(text)]),
    ];
    known.set(card, pieces);
  }
  return pieces;
}

/** @param of what is called so: `your Ax`, of which nothing more is said, may be another ability, and is a token where that is the one that gives it */
function marksIn(text: string, of: string): Spoken[] {
  const named = [...text.matchAll(marking)].map(({ index, 0: all, 1: yours, 2: mark, 3: explained, 4: bare }) => {
    const isOpen = yours !== undefined && yours !== of && !/mark$/i.test(yours);
    const told = !isOpen || /^ ?[:(]/.test(text.slice(index + all.length));
    return { said: yours ?? mark ?? explained ?? bare ?? '', told };
  });
  const names = justMarked.test(text) ? [...named, { said: 'Mark', told: true }] : named;
  return names
    .filter(({ said }) => !said.split(' ').some((word) => notationWords.has(word.toLowerCase())))
    .map(({ said, told }) => ({ piece: { kind: 'token', name: capital(said) }, told }));
}

const conditionsIn = (text: string): Spoken[] =>
  bracketedIn(text).map((told) => ({ piece: { kind: 'condition', ...told }, told: true }));

const capital = (said: string): string => said.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Another name misspelled: a letter more, less or other, and two in a long one. */
const isNear = (one: string, said: string): boolean => distance(one, said) <= (said.length > 7 ? 2 : 1);

/** What makes somebody Chilled is called Chill. */
const isForm = (one: string, said: string): boolean => pasts(one).includes(said) || pasts(said).includes(one);

interface Part {
  readonly name: string;
  readonly text?: string;
}

const partsOf = (unit: Hero | Summon): readonly Part[] => [
  ...(unit.passives ?? []),
  ...(unit.defaultAbilities ?? []),
  ...('abilities' in unit ? (unit.abilities ?? []) : []),
];

const partsIn = (card: Card): readonly Part[] => ('speed' in card ? partsOf(card) : [card as RulesCard]);

/** In small letters. */
interface Names {
  readonly pieces: readonly string[];
  /** Hints and rules cards, and what its units can do. */
  readonly others: readonly string[];
}

/** What things are called that the set has. */
function namesIn(set: GameSet): Names {
  const all = [set, ...set.uses].flatMap(({ entities }) => entities);
  const cards = all.flatMap(({ kind, data }) =>
    kind === 'hero' || kind === 'summon' ? partsOf(data as Hero | Summon) : [],
  );
  const isPiece = (kind: Entity['kind']): boolean => kind !== 'hint' && kind !== 'rules-card';
  const named = all.flatMap(({ kind, data }) =>
    kind === 'scene' || kind === 'map' ? [] : [{ kind, name: data.name }],
  );
  const pieces = named.flatMap(({ kind, name: called }) => (isPiece(kind) ? [called] : []));
  const said = named.flatMap(({ kind, name: called }) => (isPiece(kind) ? [] : [called]));
  const plain = (names: readonly string[]): string[] =>
    names.filter((one) => one.length > 2).map((one) => one.toLowerCase());
  return { pieces: plain(pieces), others: plain([...said, ...cards.map(({ name: called }) => called)]) };
}
