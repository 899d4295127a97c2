import type { Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** What a sentence says of each unit of some kind, in the words in which the card of one would say it of itself. */
export interface ToldToEach {
  readonly who: Who;
  readonly tokens: readonly Token[];
}

/**
 * `Each hero gains 1 Coin when it kills an enemy`, `at the start of its turn, a hero on Mud heals 1`, on a rules card: as `you gain 1 Coin when you kill
 * an enemy`. Undefined where somebody else could be "it", or where nobody is said to do what the sentence does.
 */
export function toldToEach(said: readonly Token[], context: Context): ToldToEach | undefined {
  if (said.some(({ text }) => /^(?:you|your|yourself|players?|player's)$/.test(text))) return undefined;
  // "The first time a hero dies": any of them, and not each for the first time.
  if (new Cursor(said, 0, said.length).sees('the? first time a|an|any')) return undefined;
  const subject = subjectOf(said, context) ?? ofTheir(said);
  if (subject === undefined) return undefined;
  if (subject.owns)
    return { who: subject.who, tokens: [wordLike(said[0] as Token, 'your'), ...said.slice(subject.to)] };
  const { from, to, who } = subject;
  const like = said[from] as Token;
  const before = said.slice(0, from).map(toYou);
  // "When an enemy dies, each hero gains 1 Coin": of whom it is an enemy, nobody says.
  if (before.some(({ text }) => other.test(text))) return undefined;
  const told = subject.dead
    ? { behind: said.slice(to), first: wordsLike(like, 'when you die ,') }
    : (ofPlace(said, subject, before) ?? ofDoing(said, subject, context, before) ?? ofAll(said.slice(to)));
  if (told === undefined) return undefined;
  const behind = doneBy(told.behind, subject, context, !answers(before));
  if (behind === undefined) return undefined;
  return { who, tokens: [...before, ...(told.first ?? []), wordLike(like, 'you'), ...behind] };
}

/** The noun that a sentence is about. */
interface Subject {
  readonly from: number;
  readonly to: number;
  readonly who: Who;
  /** What such a one is called: "that hero". */
  readonly called: string;
  readonly many: boolean;
  readonly none: boolean;
  /** "Each hero's sight": it is about what they have. */
  readonly owns?: true;
  /** "Dead heroes": what comes once such a one has died. */
  readonly dead: boolean;
}

/** Behind what the noun may stand that a sentence is about. */
const opens = /^(?:,|:|when|whenever|if|while|time|until|unless)$/;

/** The first noun of units, where it is the subject: at the beginning, or behind what asks or a moment. */
function subjectOf(said: readonly Token[], context: Context): Subject | undefined {
  for (let from = 0; from < said.length; from++) {
    const before = said[from - 1]?.text;
    const found = nounAt(said, from, context);
    if (found === undefined) continue;
    return before === undefined || opens.test(before) ? found : undefined;
  }
  return undefined;
}

function nounAt(said: readonly Token[], from: number, { words }: Context): Subject | undefined {
  const cursor = new Cursor(said, from, said.length);
  if (cursor.take('nobody'))
    return { from, to: cursor.at, who: { side: 'any' }, called: 'unit', many: false, none: true, dead: false };
  const none = cursor.take('no');
  const each = !none && cursor.takeAny('all of? the?', 'each|every|any|a|an|all', 'each of the');
  const dead = cursor.take('dead|killed|slain|fallen');
  const word = cursor.peek()?.text ?? '';
  const kind = /^(hero|summon|unit)(e?s)?$/.exec(word);
  const card = kind ? undefined : wordAt(words, said, cursor.at, said.length, ['summon']);
  if (kind === null && card === undefined) return undefined;
  cursor.at = card?.to ?? cursor.at + 1;
  const many = kind ? kind[2] !== undefined : !/^(?:a|an|each|every|any|no)$/.test(said[from]?.text ?? '');
  // "Wolves" and "all Wolves", but not a bare "Wolf".
  if (!none && !each && !(many && /s$/.test(word))) return undefined;
  if (cursor.sees("'s|of|or|and|token|tokens")) return undefined;
  const who: Who = card
    ? { side: 'any', card: card.word.ref }
    : { side: 'any', ...(kind?.[1] !== 'unit' && { kind: kind?.[1] as 'hero' | 'summon' }) };
  return { from, to: cursor.at, who, called: kind?.[1] ?? card?.word.name.toLowerCase() ?? word, many, none, dead };
}

/** `Each hero's sight is limited to 5`, `a unit's attacks deal +1 damage`: what is said of what is theirs, and of nobody else. */
function ofTheir(said: readonly Token[]): Subject | undefined {
  const cursor = new Cursor(said, 0, said.length);
  if (!cursor.take("each|every|any|a|all hero's|unit's|summon's|heroes'|units'|summons'")) return undefined;
  const kind = /^(hero|unit|summon)/.exec(cursor.before?.text ?? '')?.[1] ?? 'unit';
  if (said.slice(cursor.at).some(({ text }) => own[text] !== undefined || /^(?:when|whenever|if|after)$/.test(text)))
    return undefined;
  const who: Who = { side: 'any', ...(kind !== 'unit' && { kind: kind as 'hero' | 'summon' }) };
  return { from: 0, to: cursor.at, who, called: kind, many: false, none: false, dead: false, owns: true };
}

/** Where one stands that is spoken of. */
const placed = /^(?:in|on|within|adjacent|next|near|behind|inside|outside|beside|beyond)$/;
/** What is said of somebody. */
const spoken =
  /^(?:have|has|can|cannot|can't|may|must|are|is|gains?|takes?|loses?|deals?|heals?|receives?|gets?|ignores?|suffers?|becomes?|scores?)$/;
/** What holds for as long as somebody stands there. */
const holding = /^(?:have|has|can|cannot|can't|are|is|ignores?)$/;

interface Told {
  readonly behind: readonly Token[];
  /** What stands before "you". */
  readonly first?: readonly Token[];
}

/** `Heroes on Mud cannot attack`: for as long as they are there; behind a moment whoever is there then. */
function ofPlace(said: readonly Token[], { to }: Subject, before: readonly Token[]): Told | undefined {
  const had = before[0]?.text === 'at' && before.at(-1)?.text === ',' ? ofHaving(said, to) : undefined;
  if (had !== undefined) return had;
  const first = /^(?:that|who|which)$/.test(said[to]?.text ?? '') && /^(?:is|are)$/.test(said[to + 1]?.text ?? '');
  const from = first ? to + 2 : to;
  const like = said[to];
  if (like === undefined || !placed.test(said[from]?.text ?? '')) return undefined;
  const verb = said.findIndex(({ text }, at) => at > from && spoken.test(text));
  if (verb < 0) return undefined;
  const behind = said.slice(verb);
  const place = said.slice(from, verb).map(toYou);
  if (place.some(({ text }) => text === ',' || text === ':')) return undefined;
  const asked = (word: string): Told => ({
    behind,
    first: [...wordsLike(like, `${word} you are`), ...place, wordLike(like, ',')],
  });
  if (before.length > 0 && before.at(-1)?.text !== ',') return undefined;
  if (before[0]?.text === 'at') return asked('if');
  if (before.length > 0 && !before.some(({ text }) => /^rounds?$/.test(text))) return undefined;
  const [{ text: verbal } = { text: '' }, next] = behind;
  const changes =
    /^(?:deals?|takes?|gets?|receives?)$/.test(verbal) && /^(?:\+|-|no|half|double)$/.test(next?.text ?? '');
  return holding.test(verbal) || changes ? asked('while') : undefined;
}

/** `At the start of its turn, a hero with no Coins gains 1`: whoever has none then. */
function ofHaving(said: readonly Token[], to: number): Told | undefined {
  const cursor = new Cursor(said, to, said.length);
  const like = said[to];
  if (like === undefined || !cursor.take('with|without')) return undefined;
  const none = cursor.before?.text === 'without' ? wordsLike(like, 'no') : [];
  if (none.length === 0 && !cursor.sees('no|full|at|less|more|fewer') && !cursor.sees('# or')) return undefined;
  const verb = said.findIndex(({ text }, at) => at > to + 1 && spoken.test(text));
  if (verb < 0) return undefined;
  const had = [...none, ...said.slice(cursor.at, verb).map(toYou)];
  return { behind: said.slice(verb), first: [...wordsLike(like, 'if you have'), ...had, wordLike(like, ',')] };
}

/** `A hero that kills an enemy gains 1 Coin`: when one does. */
function ofDoing(
  said: readonly Token[],
  subject: Subject,
  context: Context,
  before: readonly Token[],
): Told | undefined {
  const { to } = subject;
  const like = said[to];
  if (like === undefined || before.length > 0 || !/^(?:that|who|which)$/.test(like.text)) return undefined;
  if (/^(?:is|are|has|have|hasn't|haven't|can|cannot|did|does|do|was|were|already)$/.test(said[to + 1]?.text ?? ''))
    return undefined;
  const verb = said.findIndex(({ text }, at) => at > to + 1 && (spoken.test(text) || comesBack.test(text)));
  const does = verb < 0 ? undefined : doneBy(said.slice(to + 1, verb), subject, context, true);
  if (does === undefined || does.some(({ text }) => text === ',')) return undefined;
  return { behind: said.slice(verb), first: [...wordsLike(like, 'when you'), ...does, wordLike(like, ',')] };
}

const comesBack = /^(?:respawns?|returns?|comes?|scores?|moves?|clears?)$/;

/** Nothing that describes them stands between them and what is said of them. */
const ofAll = (behind: readonly Token[]): Told | undefined => {
  const first = behind[0]?.text ?? ',';
  return placed.test(first) || /^(?:with|without|that|who|which|whose|from|,)$/.test(first) ? undefined : { behind };
};

const answers = (before: readonly Token[]): boolean =>
  before.some(({ text }) => /^(?:when|whenever|time|if)$/.test(text));

const own: Readonly<Record<string, string>> = {
  its: 'your',
  their: 'your',
  his: 'your',
  her: 'your',
  it: 'you',
  they: 'you',
  them: 'you',
  he: 'you',
  she: 'you',
  him: 'you',
  itself: 'yourself',
  themselves: 'yourself',
};

const toYou = (token: Token): Token => {
  const said = own[token.text];
  return said === undefined ? token : wordLike(token, said);
};

/** Others whom "it" could be. */
const other =
  /^(?:enemy|enemies|ally|allies|unit|units|hero|heroes|summon|summons|attacker|target|object|objects|someone|somebody|foe|foes)$/;
/** Whoever has had that done is not the one of whom more is said. */
const ends = /^(?:kills?|destroys?|killed|destroyed)$/;
/** With whom what is done begins: nobody does it where none of these comes. */
const somebody =
  /^(?:you|your|each|all|every|any|a|an|the|that|those|allies|enemies|units|heroes|adjacent|other|others|another|everyone|nobody|one)$/;

/** What stands behind the subject, of "you". */
function doneBy(
  behind: readonly Token[],
  { many, none, called }: Subject,
  context: Context,
  isPlain: boolean,
): readonly Token[] | undefined {
  const found: Token[] = [];
  const others: number[] = [];
  let dead = false;
  let comma = behind.length;
  for (let at = 0; at < behind.length; at++) {
    const token = behind[at] as Token;
    const { text } = token;
    const before = behind[at - 1]?.text ?? '';
    if (text === ',' && comma === behind.length) comma = found.length;
    if (ends.test(text)) dead = true;
    const isNamed =
      behind[at + 1]?.text === called &&
      /^(?:that|the|this)$/.test(text) &&
      !behind.slice(0, at).some((one) => one.text === called);
    if (isNamed || (dead && text === 'the' && behind[at + 1]?.text === 'killer')) {
      found.push(wordLike(token, 'you'));
      at += 1;
    } else if (own[text] !== undefined) {
      const near = besideIt(behind, at);
      const isOther = others.some((one) => one !== near - 1);
      if (isOther && !(dead && isSubject(behind, at)) && !ofTurn(behind, at) && !helps(behind, at, others, context))
        return undefined;
      if (isDoneToSomebody(behind, at)) return undefined;
      found.push(toYou(token));
    } else if (at === 0 && none) {
      if (!/^(?:can|may)$/.test(text)) return undefined;
      found.push(wordLike(token, 'cannot'));
    } else {
      if (other.test(text) || wordAt(context.words, behind, at, behind.length, ['marker', 'summon'])) others.push(at);
      const isVerb = at === 0 || found.at(-1)?.text === 'you' || (!many && /^(?:and|then|or)$/.test(before));
      found.push(
        isVerb && (at === 0 || found.at(-1)?.text === 'you' || verbs.has(toldVerb(text)))
          ? wordLike(token, toldVerb(text))
          : token,
      );
    }
  }
  if (!isPlain && !somebody.test(found[comma + 1]?.text ?? 'you')) return undefined;
  return found;
}

/** Where the place begins that "it" ends: `enemies adjacent to it`, `each ally in range 2 of it`. Whoever is there is somebody else. */
function besideIt(behind: readonly Token[], at: number): number {
  const [three, two, before] = [behind[at - 3], behind[at - 2], behind[at - 1]].map((one) => one?.text ?? '');
  if (before === 'to' && /^(?:adjacent|next)$/.test(two ?? '')) return at - 2;
  return before === 'of' && /^(?:range|burst)$/.test(three ?? '') ? at - 4 : at + 1;
}

/** `It gains 1 Coin`, and `its next turn`: of the dead nothing more is said, but what was theirs may be. */
const isSubject = (behind: readonly Token[], at: number): boolean =>
  /^(?:it|they|he|she)$/.test(behind[at]?.text ?? '') ||
  /^(?:next|own|turn|summoner)$/.test(behind[at + 1]?.text ?? '');

/** `May use a Standard Action to destroy it`: nobody whom the sentence is about, who would do that to itself. */
function isDoneToSomebody(behind: readonly Token[], at: number): boolean {
  if (!/^(?:it|them|him|they|he|she)$/.test(behind[at]?.text ?? '')) return false;
  const [two, before, next] = [behind[at - 2], behind[at - 1], behind[at + 1]].map((one) => one?.text ?? '') as [
    string,
    string,
    string,
  ];
  if (/^(?:,|when|whenever|while|if|until|unless|and|then|time|that|than)$/.test(before)) return false;
  if (/^(?:to|of|from)$/.test(before)) return !/^(?:adjacent|next|\d+|spaces?)$/.test(two);
  return !spoken.test(next);
}

/** `When a hero ends its turn adjacent to an ally, it heals 1`: whose turn it is. */
const ofTurn = (behind: readonly Token[], at: number): boolean =>
  /^(?:starts?|begins?|ends?)$/.test(behind[0]?.text ?? '') &&
  behind[2]?.text === 'turn' &&
  behind[at - 1]?.text === ',' &&
  /^(?:it|they|he|she)$/.test(behind[at]?.text ?? '');

/** `When a hero damages an enemy, it gains 1 Rage`: what helps is for whoever has done that. */
function helps(behind: readonly Token[], at: number, others: readonly number[], { words }: Context): boolean {
  const isEnemy = (one: number): boolean =>
    /^(?:enemy|enemies|foe|foes)$/.test(behind[one]?.text ?? '') || behind[one - 1]?.text === 'enemy';
  if (behind[at - 1]?.text !== ',' || !others.every(isEnemy)) return false;
  const cursor = new Cursor(behind, at + 1, behind.length);
  if (cursor.takeAny('heals|heal #', 'gains|gain # overshield')) return true;
  if (!cursor.take('gains|gain #|a|an')) return false;
  return wordAt(words, behind, cursor.at, behind.length, ['counter']) !== undefined;
}

const verbs = new Set(
  'gain take lose deal heal move kill damage hit attack start begin end enter leave roll use receive get have be spend become discard score draw teleport fly push pull clear refresh return suffer'.split(
    ' ',
  ),
);

const odd: Readonly<Record<string, string>> = {
  has: 'have',
  is: 'are',
  was: 'were',
  does: 'do',
  goes: 'go',
  dies: 'die',
  "doesn't": "don't",
  "hasn't": "haven't",
  "isn't": "aren't",
  "wasn't": "weren't",
};

/** `gains` as `gain`: a verb of one as it is told to you. */
function toldVerb(verb: string): string {
  const said = odd[verb];
  if (said !== undefined) return said;
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|zz)es$/.test(verb)) return verb.slice(0, -2);
  return verb.endsWith('s') && !verb.endsWith('ss') ? verb.slice(0, -1) : verb;
}
