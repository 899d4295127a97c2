import type { Hero, Summon } from '../../../../schemas/types.generated.ts';
import type { Entity, GameSet } from '../../../game-set.ts';
import { isWord } from '../../is-word.ts';
import { laidIn, laidOnCards } from '../../laid-on-cards.ts';
import { type FullRuleOptions, ruleOptions } from '../../options.ts';
import { chargesIn, chargesKept } from '../../own-charges.ts';
import { partsOf, stancesNamed, withOwnPieces } from '../../own-pieces.ts';
import type { Fields } from './fields.ts';
import { formsOf, verbsOf } from './name-forms.ts';
import { plurals } from './plurals.ts';
import { shortName } from './short-name.ts';
import { lex, type Token } from './token.ts';

export type { Fields } from './fields.ts';

export type WordKind =
  | 'condition'
  | 'token'
  | 'counter'
  | 'marker'
  | 'terrain'
  | 'summon'
  | 'hero'
  | 'ability'
  | 'passive'
  | 'map'
  | 'rules-card'
  | 'hint';

/** What the words of a card may name. */
export const namesInTexts: readonly WordKind[] = [
  'condition',
  'token',
  'counter',
  'marker',
  'terrain',
  'summon',
  'hero',
  'ability',
];

/** Something that a set gives a name. Made by `asWord`. */
export interface Word {
  readonly kind: WordKind;
  /** `set/id`. Of an ability the reference of its hero or summon. */
  readonly ref: string;
  readonly name: string;
  /** Its own text; empty where it has none. */
  readonly text: string;
  /** Heroes and summons that list it as their token, have it as a die, or on whose card it stands. */
  readonly owners: readonly string[];
  /** What its file says beside its text: what a marker blocks, the areas of a map. */
  readonly fields: Fields;
  /** A token that stands for a stance. */
  readonly stance?: boolean;
  /** A token that is a marker too, by its reference: both have one name and one text, and given to a unit it sticks to that unit. */
  readonly twin?: string;
  /** Of an ability: the tokens and markers that its file lists, by reference. */
  readonly hands?: readonly string[];
  /** Of an ability or passive: the counters that lie beside its card as dice, or on it as charges, by reference. */
  readonly dice?: readonly string[];
  /** Of an ability or passive: other cards of its unit keep charges of their own, so that "a charge" is of none of them. */
  readonly uncharged?: true;
  /** Of a counter: the ability or passive on whose card it lies as charges. */
  readonly keptOn?: string;
  /** Of such a counter: the token or marker that lies there, by its name. */
  readonly laid?: string;
  /** Of an ability or passive: the counters of tokens and markers that its text puts on its card, by reference. */
  readonly lies?: readonly string[];
  /** A counter that is no file of its set, but a die beside cards. */
  readonly die?: true;
  /** Of an ability: it is a default one. */
  readonly isDefault?: true;
}

/** All words have all fields in one order: they are looked through so often that it counts. */
const asWord = (given: Word): Word =>
  ({
    kind: given.kind,
    ref: given.ref,
    name: given.name,
    text: given.text,
    owners: given.owners,
    fields: given.fields,
    stance: given.stance,
    twin: given.twin,
    hands: given.hands,
    dice: given.dice,
    uncharged: given.uncharged,
    keptOn: given.keptOn,
    laid: given.laid,
    lies: given.lies,
    die: given.die,
    isDefault: given.isDefault,
  }) satisfies Record<keyof Word, unknown>;

export interface Form {
  readonly tokens: readonly string[];
  /** A stance without the word: only where a stance is asked for. */
  readonly bare?: boolean;
  readonly word: Word;
}

/** The vocabulary that a set's texts are read with: its own words first, then those of the sets it uses. */
export interface Words {
  readonly all: readonly Word[];
  /** Forms by their first token, the longest first. */
  readonly forms: ReadonlyMap<string, readonly Form[]>;
  /** Abilities and passives by their own text: whose card a text stands on. */
  readonly texts: ReadonlyMap<string, readonly Word[]>;
  /** The switches of the rules that the set plays by, for texts that say them too; left out for words that are no set's. */
  readonly options?: FullRuleOptions;
  /** Some name has a stop in it: `Mr. Pink`. */
  readonly stopped: boolean;
}

/** Sets never change, so each has its vocabulary once: it is asked for by the reader, the rules and the problems of every edit. */
const vocabularies = new WeakMap<GameSet, Words>();

/** What the texts of a set are read with: its own words, then those of the sets it uses. */
export function vocabularyOf(set: GameSet): Words {
  let words = vocabularies.get(set);
  if (words === undefined) {
    words = { ...wordsOf([set, ...set.uses]), options: ruleOptions(set.manifest.rules) };
    vocabularies.set(set, words);
  }
  return words;
}

/** Every name that some sets define, with its plural and other forms. Sets named earlier win where names are equal. */
export function wordsOf(sets: readonly GameSet[]): Words {
  const all: Word[] = [];
  for (const set of sets) {
    const owners = new Map<string, Set<string>>();
    const counters = new Map<string, string>();
    // A die may be called like a counter of a set that this one uses.
    for (const { kind, ref, data } of [set, ...set.uses].flatMap(withOwnPieces))
      if (kind === 'counter' && !counters.has(data.name)) counters.set(data.name, ref);
    for (const entity of withOwnPieces(set)) {
      if (entity.kind !== 'hero' && entity.kind !== 'summon') continue;
      const unit = unitWords(entity as Entity<'hero' | 'summon'>, set.id, counters);
      for (const ref of unit.pieces) add(owners, ref, entity.ref);
      all.push(...unit.words);
    }
    const stances = stancesNamed(set);
    const charges = chargesIn(set);
    const laid = laidIn(set);
    // Most texts enter no stance, which is quick to see.
    let entering: readonly Word[] | undefined;
    for (const entity of withOwnPieces(set)) {
      const { kind, ref, data } = entity;
      if (!isWord(kind)) continue;
      const text = 'text' in data ? (data.text ?? '') : '';
      const stance = kind === 'token' && (/stance/i.test(data.name) || stances.has(data.name.toLowerCase()));
      const own = [...(owners.get(ref) ?? [])];
      if (stance) entering ??= all.filter(({ kind: of, text: said }) => of === 'ability' && mayEnter.test(said));
      const beside = stance ? { stance, ...besideStance(data.name, own, entering ?? []) } : {};
      const keptOn = kind === 'counter' && entity.file === '' ? charges.get(data.name)?.card : undefined;
      const onCard = kind === 'counter' && entity.file === '' ? laid.get(data.name) : undefined;
      const made =
        onCard !== undefined
          ? { keptOn: onCard.card, laid: onCard.piece }
          : kind !== 'counter' || entity.file !== ''
            ? {}
            : keptOn === undefined
              ? { die: true as const }
              : { keptOn };
      all.push(
        pieceWord(
          entity,
          asWord({ kind, ref, name: data.name, text, owners: own, fields: data as Fields, ...beside, ...made }),
        ),
      );
    }
  }
  return wordsFrom(all);
}

/** The words of pieces as they were made last: the same object where nothing of it changed. */
const ofPieces = new WeakMap<Entity, Word>();

function pieceWord(entity: Entity, made: Word): Word {
  const known = ofPieces.get(entity);
  const isSame =
    known !== undefined &&
    known.stance === made.stance &&
    isSameList(known.owners, made.owners) &&
    isSameList(known.dice ?? [], made.dice ?? []);
  if (isSame) return known;
  ofPieces.set(entity, made);
  return made;
}

const isSameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index]);

/** What one unit card adds to a vocabulary: the pieces that are its own, and its abilities and passives. */
interface UnitWords {
  readonly pieces: readonly string[];
  readonly words: readonly Word[];
}

/** Cards never change, and of a set that is edited all but one are the same; what their dice are called in the set may change. */
const ofUnits = new WeakMap<Entity, { readonly dice: string; readonly made: UnitWords }>();

function unitWords(entity: Entity<'hero' | 'summon'>, setId: string, counters: ReadonlyMap<string, string>): UnitWords {
  const data = entity.data as Hero | Summon;
  const { tokens = [], defaultAbilities = [], passives = [] } = data;
  const extra = 'abilities' in data ? (data.abilities ?? []) : [];
  const abilities = [...defaultAbilities, ...extra];
  const summons = 'summons' in data ? (data.summons ?? []) : [];
  const full = (ref: string): string => (ref.includes('/') ? ref : `${setId}/${ref}`);
  const dieOf = ({ name }: { readonly name: string }): string[] => {
    const die = counters.get(name);
    return die === undefined ? [] : [die];
  };
  // Beside what stands on the unit's own card: its passives, and default abilities without dice of their own.
  const onCard = 'dice' in data ? (data.dice ?? []).flatMap(dieOf) : [];
  const diced = (beside: readonly string[]): Pick<Word, 'dice' | 'uncharged'> =>
    beside.length > 0 ? { dice: beside } : charged.length > 0 ? { uncharged: true } : {};
  const charges = chargesKept(data);
  const chargesOf = (part: object): string[] => {
    const name = charges.get(part);
    return name === undefined ? [] : dieOf({ name });
  };
  const charged = [...charges.keys()].flatMap(chargesOf);
  const dice = [...partsOf(data).flatMap(({ dice = [] }) => dice.flatMap(dieOf)), ...charged];
  const liesOn = laidOnCards(data).flatMap(({ name, card }) => dieOf({ name }).map((ref) => ({ ref, card })));
  const lying = ({ name }: { readonly name: string }): Pick<Word, 'lies'> => {
    const refs = liesOn.filter(({ card }) => card === name).map(({ ref }) => ref);
    return refs.length > 0 ? { lies: refs } : {};
  };
  dice.push(...liesOn.map(({ ref }) => ref));
  const known = ofUnits.get(entity);
  if (known?.dice === dice.join()) return known.made;
  const own = { ref: entity.ref, owners: [entity.ref], fields: {} } as const;
  const made: UnitWords = {
    pieces: [...[...tokens, ...abilities.flatMap((one) => one.tokens ?? []), ...summons].map(full), ...dice],
    words: [
      ...abilities.map((ability): Word => {
        const { name, text = '', dice = [], tokens: handed = [] } = ability;
        const beside = dice.length > 0 ? dice.flatMap(dieOf) : chargesOf(ability);
        return asWord({
          ...{ ...own, kind: 'ability', name, text },
          ...diced(beside.length > 0 || extra.some((one) => one === ability) ? beside : onCard),
          ...(handed.length > 0 && { hands: handed.map(full) }),
          ...lying(ability),
          ...(defaultAbilities.some((one) => one === ability) && { isDefault: true as const }),
        });
      }),
      ...passives.map((passive): Word => {
        const { name, text = '' } = passive;
        const beside = onCard.length > 0 ? onCard : chargesOf(passive);
        return asWord({ ...own, kind: 'passive', name, text, ...diced(beside), ...lying(passive) });
      }),
    ],
  };
  ofUnits.set(entity, { dice: dice.join(), made });
  return made;
}

function add(owners: Map<string, Set<string>>, ref: string, owner: string): void {
  const known = owners.get(ref);
  if (known) known.add(owner);
  else owners.set(ref, new Set([owner]));
}

const mayEnter = /enter /i;

/** A stance is of those whose abilities enter it, and counts with the dice of the first of them. */
function besideStance(name: string, owners: readonly string[], texts: readonly Word[]): Pick<Word, 'dice' | 'owners'> {
  const bare = name.toLowerCase().replace(/ stance$/, '');
  const entering = texts.filter(({ text }) =>
    ['', 'the ', 'your '].some((word) => text.toLowerCase().includes(`enter ${word}${bare}`)),
  );
  const { dice } = entering.find((one) => one.dice !== undefined) ?? {};
  const by = [...new Set([...owners, ...entering.map(({ ref }) => ref)])];
  return { owners: by, ...(dice && { dice }) };
}

/** Whether a token is a stance: by its name, or because a text enters it. The card that enters one may be called so too. */
export const isStance = ({ kind, stance, name }: Word): boolean =>
  stance === true || (kind !== 'ability' && kind !== 'passive' && /stance/i.test(name));

/** What a token and a marker have in common that are one piece; a last stop says nothing. */
const alike = ({ name, text }: Word): string => `${name}\n${text.trim().replace(/\.$/, '')}`.toLowerCase();

/** Tokens that are markers too know it. */
function withTwins(all: readonly Word[]): readonly Word[] {
  const markers = new Map<string, Word>();
  for (const word of all) {
    const { object, size = 1 } = word.fields;
    if (word.kind === 'marker' && word.text.trim() !== '' && !object && size <= 1) markers.set(alike(word), word);
  }
  return all.map((word) => {
    const twin = word.kind === 'token' && markers.get(alike(word));
    return twin ? asWord({ ...word, twin: twin.ref }) : word;
  });
}

/** What several of one token are called otherwise; the last two also of a condition. */
const heaps = ['counter', 'counters', 'charge', 'charges', 'stack', 'stacks'] as const;

/** What kind of piece it is may stand behind its name. */
const pieceKinds = ['field', 'zone', 'cloud', 'trap', 'wall', 'barrier'].flatMap((kind) => [kind, `${kind}s`]);

/** A condition or token whose text says that it is a unit: nobody has it, and there is no card to summon it from. */
const isUnitTold = ({ kind, text }: Word): boolean =>
  (kind === 'condition' || kind === 'token') && /^\s*(?:this|it) (?:acts|counts) as an? (?:\w+ )?unit\b/i.test(text);

/** A condition whose text tells of "this space" lies on the ground, where nobody has it; how far it lies is nowhere said. */
const isGroundTold = ({ kind, text }: Word): boolean => kind === 'condition' && /\bthis space\b/i.test(text);

/** Who calls something "A" or "It" does not mean it by every such word in texts. */
const particles = new Set('a an the it its i you your they them their this that and or of to in on at'.split(' '));

/** Overshield is a word of the rules: a die or token that is called so counts it, and is not what is gained. */
const isOfRules = ({ name }: Word): boolean => name.toLowerCase() === 'overshield';

/** A vocabulary from a list of words. */
export function wordsFrom(given: readonly Word[]): Words {
  const all = withTwins(given);
  const forms = new Map<string, Form[]>();
  const texts = new Map<string, Word[]>();
  for (const word of all) {
    if (word.kind === 'ability' || word.kind === 'passive') {
      const alike = texts.get(word.text);
      if (alike) alike.push(word);
      else texts.set(word.text, [word]);
    }
    if (word.kind === 'passive' || isUnitTold(word) || isGroundTold(word) || isOfRules(word)) continue;
    for (const tokens of formTokensOf(word)) {
      const first = tokens[0] ?? '';
      if (tokens.length === 1 && particles.has(first)) continue;
      const list = forms.get(first);
      if (list) list.push({ tokens, word });
      else forms.set(first, [{ tokens, word }]);
    }
    const stance = word.kind === 'token' ? /^(.+) stance$/i.exec(word.name)?.[1] : undefined;
    if (stance !== undefined) {
      const tokens = tokensOf(stance);
      const first = tokens[0] ?? '';
      forms.set(first, [...(forms.get(first) ?? []), { tokens, word, bare: true }]);
    }
  }
  // A name, and what it is called otherwise, comes before a verb that is made of another one.
  for (const word of all)
    for (const verb of verbsOf(word)) {
      const list = forms.get(verb) ?? [];
      if (list.every(({ tokens }) => tokens.length > 1)) forms.set(verb, [...list, { tokens: [verb], word }]);
    }
  // "A Grudge counter", "2 Grudge charges", "a Grudge stack" is the token, where no counter is called so.
  for (const word of all) {
    if ((word.kind !== 'token' && word.kind !== 'condition') || word.stance) continue;
    for (const form of word.kind === 'token' ? heaps : heaps.slice(-2)) {
      const tokens = tokensOf(`${word.name} ${form}`);
      const list = forms.get(tokens[0] ?? '') ?? [];
      const isCalled = list.some((one) => one.tokens.join(' ') === tokens.join(' '));
      if (!isCalled) forms.set(tokens[0] ?? '', [...list, { tokens, word }]);
    }
  }
  // "A Glue field", "the Glue zone" is the Glue, where nothing else is called so.
  for (const word of all) {
    if (word.kind !== 'marker') continue;
    for (const kind of pieceKinds) {
      const tokens = tokensOf(`${word.name} ${kind}`);
      const list = forms.get(tokens[0] ?? '') ?? [];
      const isCalled = list.some((one) => one.tokens.join(' ') === tokens.join(' '));
      if (!isCalled) forms.set(tokens[0] ?? '', [...list, { tokens, word }]);
    }
  }
  // "Your Bear" is the Great Bear, where nothing else is called so but the ability that brings it.
  const summons = all.filter(({ kind }) => kind === 'summon');
  for (const word of summons) {
    const short = shortName(word);
    const isOthers = summons.some((one) => one !== word && shortName(one) === short);
    if (short === undefined || isOthers || forms.get(short)?.some(({ word: { kind } }) => kind !== 'ability')) continue;
    for (const form of [short, ...plurals(short), `${short}'s`])
      forms.set(form, [...(forms.get(form) ?? []), { tokens: [form], word }]);
  }
  for (const list of forms.values()) list.sort((a, b) => b.tokens.length - a.tokens.length);
  const stopped = all.some(({ kind, name }) => kind !== 'passive' && name.includes('.'));
  return { all, forms, texts, stopped };
}

/** The forms of words in tokens, each once; the same in each vocabulary that is made while a set is edited. */
const knownForms = new Map<string, readonly (readonly string[])[]>();

/** As `knownForms`, of words that come back. */
const formsOfWord = new WeakMap<Word, readonly (readonly string[])[]>();

function formTokensOf(word: Word): readonly (readonly string[])[] {
  const own = formsOfWord.get(word);
  if (own) return own;
  const key = `${word.kind} ${word.stance} ${word.keptOn} ${word.laid} ${word.name}`;
  let all = knownForms.get(key);
  if (all === undefined) {
    const distinct = new Map<string, readonly string[]>();
    for (const form of formsOf(word)) {
      const tokens = tokensOf(form);
      const joined = tokens.join(' ');
      if (tokens.length > 0 && !distinct.has(joined)) distinct.set(joined, tokens);
    }
    all = [...distinct.values()];
    if (knownForms.size >= mostKnown) knownForms.clear();
    knownForms.set(key, all);
  }
  formsOfWord.set(word, all);
  return all;
}

/** The words of names, which are the same in each vocabulary that is made while a set is edited. */
const known = new Map<string, readonly string[]>();
const mostKnown = 50_000;

function tokensOf(name: string): readonly string[] {
  let tokens = known.get(name);
  if (tokens === undefined) {
    tokens = lex(name).map((token: Token) => token.text);
    if (known.size >= mostKnown) known.clear();
    known.set(name, tokens);
  }
  return tokens;
}

/** The ability or passive with this name and text; undefined where it stands on the cards of several units. */
export function cardText(words: Words, name: string, text: string): Word | undefined {
  let found: Word | undefined;
  for (const word of words.texts.get(text) ?? []) {
    if (word.name !== name) continue;
    if (found !== undefined && found.ref !== word.ref) return undefined;
    found ??= word;
  }
  return found;
}

/** What lies on the table, and has a name of its own there. */
const isThing: ReadonlySet<WordKind> = new Set(['token', 'condition', 'counter', 'marker', 'summon', 'terrain']);

/** The word that begins at token `at`, of one of these kinds: the longest name. */
export function wordAt(
  words: Words,
  tokens: readonly Token[],
  at: number,
  end: number,
  kinds: readonly (WordKind | 'stance' | 'twin')[],
): { readonly word: Word; readonly to: number } | undefined {
  const first = tokens[at];
  if (first === undefined || at >= end) return undefined;
  let longer = 0;
  for (const form of words.forms.get(first.text) ?? []) {
    const wanted = kinds.includes('stance') ? isStance(form.word) : !form.bare && kinds.includes(form.word.kind);
    if (form.word.twin !== undefined && !kinds.includes('twin')) continue;
    if (at + form.tokens.length > end) continue;
    const { length } = form.tokens;
    if (!wanted && (form.bare || length < 2 || length <= longer || !isThing.has(form.word.kind))) continue;
    if (length > 1 && (tokens[at + 1]?.text !== form.tokens[1] || !goesOnAs(form.tokens, tokens, at))) continue;
    if (!wanted) longer = length;
    // Of a Rope and a Rope Ladder, "Rope Ladder" names the latter, also where only the other could stand.
    else return length < longer ? undefined : { word: form.word, to: at + length };
  }
  return undefined;
}

/** Whether the words of a form stand there, of which the first two do. */
function goesOnAs(form: readonly string[], tokens: readonly Token[], at: number): boolean {
  for (let n = 2; n < form.length; n++) if (tokens[at + n]?.text !== form[n]) return false;
  return true;
}
