import { zoneNouns } from '../../own-zones.ts';
import type { Condition, Node, Program, Rule } from '../../program.ts';
import { type Context, contextOf } from '../context.ts';
import { namedByPiece } from '../effects/stands-for.ts';
import { block } from '../sentences/block.ts';
import type { Desk, Out } from '../sentences/desk.ts';
import { isException, type Sentence } from '../sentences/sentence.ts';
import { Sheet } from '../sentences/sheet.ts';
import { isHolding } from '../states/held.ts';
import { ofGround } from '../states/of-ground.ts';
import { Cursor } from '../words/cursor.ts';
import { entersItsSpace, isOfFirstComer } from '../words/first-comer.ts';
import { pieceProgram } from '../words/piece.ts';
import { shortName } from '../words/short-name.ts';
import { type Token, wordLike } from '../words/token.ts';
import { goThrough, isWithoutPiece } from '../words/without-piece.ts';
import { type Word, type Words, wordAt } from '../words/words.ts';
import { addedByCard } from './added-by-card.ts';
import { namedFirst } from './named-first.ts';
import { repeatedOnce } from './repeat-once.ts';
import { ofPlaced } from './said-of-placed.ts';
import { whileInPiece } from './while-in-piece.ts';

/** Sentences of one text that are tried at most: more than any card has, and few enough for a hostile one. */
export const mostTried = 40;

/**
 * Sentences of an ability or rules card that say what a piece placed by it does. The piece's own text is what is played, so they
 * are reminders where both agree, and by hand where they do not. Returns how many sentences were taken.
 */
export function repeated(
  desk: Desk,
  sentences: readonly Sentence[],
  from: number,
  context: Context,
): number | undefined {
  const holds = isHolding(context.self);
  if (context.self !== undefined && !holds) return undefined;
  const { marker } = context;
  const { text: begins = '' } = desk.tokens[(sentences[from] as Sentence).from] ?? {};
  // "On death: place a Mine. At the end of the round, burst 1 of it, 2dmg": what a death brings comes once.
  if (context.dead === 'you' && begins === 'at' && marker?.text === '') return undefined;
  const once = begins === 'at' && !desk.standing ? repeatedOnce(desk, sentences, from, context) : 0;
  if (once > 0) return once;
  if (context.part && marker?.text === '' && !/^(?:when|whenever|while|if|it|they|each)$/.test(begins))
    return undefined;
  if (marker === undefined || (desk.standing && context.slot !== 'rules' && !holds)) return undefined;
  const other = namedFirst(desk, sentences[from] as Sentence, context);
  if (other !== undefined) {
    const mark = desk.sheet.next;
    const taken = repeatedTo(desk, sentences, from, from + 1, context, other);
    if (taken !== undefined && desk.sheet.clauses.at(-1)?.status === 'reminder') return taken;
    desk.sheet.backTo(mark);
  }
  let to = from;
  // What a card says about its piece is short; a long run is something else.
  while (
    to < sentences.length &&
    to - from < 8 &&
    (mentions(desk, sentences[to] as Sentence, marker, context) ||
      (to > from && isException(desk.tokens, sentences[to] as Sentence)))
  )
    to += 1;
  // "When an enemy enters range 1 of it, remove it. Burst 1, 2dmg": what its own text does then, too.
  for (let more = to + 1; to > from && more <= Math.min(to + 2, sentences.length); more += 1) {
    if (!/^when/.test(desk.tokens[(sentences[from] as Sentence).from]?.text ?? '')) break;
    const mark = desk.sheet.next;
    const taken = repeatedTo(desk, sentences, from, more, context, marker);
    if (taken !== undefined && desk.sheet.clauses.at(-1)?.status === 'reminder') return taken;
    desk.sheet.backTo(mark);
  }
  for (; to > from; to -= 1) {
    const tried = (desk.notes.tried ?? 0) + to - from;
    if (tried > mostTried) return undefined;
    desk.notes.tried = tried;
    const mark = desk.sheet.next;
    const all = repeatedTo(desk, sentences, from, to, context, marker);
    const isOther = all !== undefined && to - from > 1 && desk.sheet.clauses.at(-1)?.status === 'manual';
    const taken = (isOther ? firstOfThem(desk, sentences, from, to, context, marker, mark) : undefined) ?? all;
    // What comes but once, at "your next turn", may be the ability's where its own text does not say the same of its owner by name.
    const isOnce = taken !== undefined && desk.sheet.clauses.at(-1)?.status === 'manual';
    if (isOnce && ofOwner.test(marker.text) && begins === 'at') {
      desk.sheet.backTo(mark);
      return undefined;
    }
    if (taken !== undefined) return taken;
  }
  return undefined;
}

/** Where several sentences say otherwise together, those that come first and do not: what is said behind them is asked by itself. */
function firstOfThem(
  desk: Desk,
  sentences: readonly Sentence[],
  from: number,
  end: number,
  context: Context,
  marker: Word,
  mark: number,
): number | undefined {
  const before = desk.sheet.clauses.slice(mark);
  for (let to = end - 1; to > from; to -= 1) {
    if (isException(desk.tokens, sentences[to] as Sentence)) continue;
    desk.sheet.backTo(mark);
    const taken = repeatedTo(desk, sentences, from, to, context, marker);
    if (taken !== undefined && desk.sheet.clauses.at(-1)?.status === 'reminder') return taken;
  }
  desk.sheet.backTo(mark);
  desk.sheet.clauses.push(...before);
  return undefined;
}

function repeatedTo(
  desk: Desk,
  sentences: readonly Sentence[],
  from: number,
  to: number,
  context: Context,
  marker: Word,
): number | undefined {
  const end = (sentences[to - 1] as Sentence).to;
  const first = sentences[from] as Sentence;
  const inIt = desk.tokens[first.from]?.text === 'while' && to - from === 1;
  const there = inIt ? whileInPiece(desk.tokens, first, marker, context.words) : undefined;
  const tokens = there?.tokens ?? asItself(desk.tokens, first.from, end, marker, context.words);
  const trial: Desk = { ...desk, tokens, sheet: new Sheet(), standing: true, lasts: false, notes: {} };
  const told = there === undefined ? sentences.slice(from, to) : [there.sentence];
  const said = asOwnText(trial, told, marker, context.words);
  if (said.fault || trial.sheet.clauses.some(({ status }) => status === 'manual'))
    return contradicted(desk, sentences, from, to, trial, marker);
  const itself = pieceProgram(marker, context.words);
  const held = said.held.map(({ rule }) => rule);
  const rules = marker.kind === 'terrain' ? ofGround(held, marker) : held;
  const agrees =
    rules.every((rule) => rule.rule === 'said' || itself.rules.some((other) => same(onPiece(rule), onPiece(other)))) &&
    (said.until === undefined || same(said.until, itself.until)) &&
    saysSpared(trial.notes.spares, itself.rules);
  const last = sentences[to - 1] as Sentence;
  const [begin, done] = [desk.tokens[first.from]?.from ?? 0, desk.tokens[last.to - 1]?.to ?? 0];
  const isMore =
    !agrees &&
    to - from === 1 &&
    said.until === undefined &&
    (addedByCard(desk, first.from, last.to, context, marker, rules) || ofPlaced(desk, first, context, marker));
  if (isMore) return 1;
  // "While you're in it, you have +1 speed": where the piece says nothing of that, it holds with the card.
  const ofYou = !agrees && new Cursor(desk.tokens, first.from, end).sees('while you');
  if (ofYou && !JSON.stringify(itself.rules).includes(youOnIt)) return undefined;
  if (agrees) desk.sheet.add(desk.field, begin, done, 'reminder');
  else desk.sheet.add(desk.field, begin, done, 'manual', reasonFor(marker));
  return to - from;
}

/** `Allies ignore it`: said of the piece only where its own text leaves the same out. */
const saysSpared = (spares: readonly Condition[] = [], rules: readonly Rule[]): boolean =>
  spares.every((one) => JSON.stringify(rules).includes(JSON.stringify(one)));

/** How a piece asks whether whoever laid it is on it. */
const youOnIt = '"of":"you","place":{"range":{"max":0},"of":"marker"}';

/** What sentences come to that stand in the piece's own text. */
export function asOwnText(trial: Desk, sentences: readonly Sentence[], marker: Word, words: Words): Out {
  const about = contextOf({
    words,
    slot: marker.kind === 'terrain' ? 'terrain' : 'marker',
    self: marker,
    them: undefined,
    side: undefined,
    named: namedByPiece(marker, words),
    marker,
    rolled: false,
    centre: undefined,
    ...(marker.kind === 'marker' && { around: 'marker' as const }),
  });
  // There it begins a line.
  const own = sentences.map((sentence, n) => (n === 0 ? { ...sentence, first: true } : sentence));
  return block(trial, own, about);
}

/** The same with the piece gone behind all that it does: when it goes, and how often that is said, makes no difference. */
export function goesLast(rule: Rule): Rule {
  if (rule.rule !== 'when') return rule;
  const goes = (node: Node): boolean => node.node === 'remove' && node.what === 'marker';
  return { ...rule, then: [...rule.then.filter((node) => !goes(node)), ...rule.then.filter(goes).slice(0, 1)] };
}

/** The same where the piece is removed and not destroyed by it: it is gone either way, as its own text says. */
function destroyedAlike(rule: Rule): Rule {
  if (rule.rule !== 'when' || !rule.then.some(({ node }) => node === 'remove')) return rule;
  const then = rule.then.map((node) =>
    node.node === 'remove' && node.what === 'marker' ? { clause: node.clause, node: node.node, what: node.what } : node,
  );
  return { ...rule, then };
}

/** The same with an area around whoever has come onto the piece drawn around the piece: both are in one space. */
function onPiece(rule: Rule): Rule {
  const last = destroyedAlike(goesLast(rule));
  if (last.rule !== 'when' || last.trigger.on !== 'enters') return last;
  const { place } = last.trigger;
  if (place.of !== 'marker' || place.range?.max !== 0) return last;
  return {
    ...last,
    then: last.then.map((node) => (node.node === 'area' && node.of === 'trigger' ? { ...node, of: 'marker' } : node)),
  };
}

/** `Remove all Flames at the start of your next turn`: each of them by itself, as they all do then. */
const goesAtOnce = (tokens: readonly Token[], at: number, to: number, { ref }: Word, words: Words): boolean =>
  /^(?:remove|destroy)$/.test(tokens[at - 1]?.text ?? '') &&
  tokens.slice(at, to).some(({ text }) => text === 'at') &&
  wordAt(words, tokens, at + 1, to, ['marker'])?.word.ref === ref;

/** `When an enemy enters one`, `enters a Snare`, `each blocks movement`: as the text of each of them says "this" and "the Snare" of itself. */
function asItself(tokens: readonly Token[], from: number, to: number, marker: Word, words: Words): readonly Token[] {
  const said = [...tokens];
  const begins = tokens[from];
  if (begins?.text === 'each' && /^(?:blocks|has)$/.test(tokens[from + 1]?.text ?? ''))
    said[from] = wordLike(begins, 'it');
  for (let n = from + 1; n < to; n++) {
    const token = tokens[n] as Token;
    if (
      token.text === 'each' &&
      /^(?:does|deals|moves)$/.test(tokens[n + 1]?.text ?? '') &&
      tokens[n - 1]?.text === ','
    )
      said[n] = wordLike(token, 'it');
    if (token.text === 'all' && goesAtOnce(tokens, n, to, marker, words)) said[n] = wordLike(token, 'this');
    if (!/^(?:one|an?|any)$/.test(token.text) || !isThere(tokens, n - 1)) continue;
    if (token.text === 'one') {
      if (n + 1 === to || /^[,.]$/.test(tokens[n + 1]?.text ?? '')) said[n] = wordLike(token, 'this');
      continue;
    }
    const short = shortName(marker);
    const isNamed =
      wordAt(words, tokens, n + 1, to, ['marker'])?.word.ref === marker.ref ||
      (short !== undefined && [short, `${short}'s`].includes(tokens[n + 1]?.text ?? ''));
    if (isNamed) said[n] = wordLike(token, 'the');
  }
  return said;
}

/** `enters`, `adjacent to`, `range 1 of`: where a piece is told of. */
function isThere(tokens: readonly Token[], at: number): boolean {
  const [said = '', before] = [tokens[at]?.text, tokens[at - 1]];
  if (/^(?:enters|enter|leaves|leave|into|onto|on|in|inside)$/.test(said)) return true;
  return (
    (said === 'to' && /^(?:adjacent|next)$/.test(before?.text ?? '')) || (said === 'of' && before?.kind === 'number')
  );
}

export const reasonFor = ({ name, text }: Word): string =>
  text === '' ? `${name} has no text of its own that says this` : `${name} says otherwise in its own text`;

/** What a marker's fields deny is by hand; what is not about the marker at all is read as part of the ability. */
function contradicted(
  desk: Desk,
  sentences: readonly Sentence[],
  from: number,
  to: number,
  trial: Desk,
  marker: Word,
): number | undefined {
  const wrong = trial.notes.otherwise;
  const [first, last] = [sentences[from] as Sentence, sentences[to - 1] as Sentence];
  const [begin, end] = [desk.tokens[first.from]?.from ?? 0, desk.tokens[last.to - 1]?.to ?? 0];
  // What the piece says in the same words and is not understood there is no deed of the ability.
  if (wrong === undefined && isInWords(desk.source.slice(begin, end), marker)) {
    desk.sheet.add(desk.field, begin, end, 'manual', `${marker.name} is played by hand`);
    return to - from;
  }
  if (wrong === undefined) return undefined;
  desk.sheet.add(desk.field, begin, end, 'manual', wrong);
  return to - from;
}

const bare = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+-]+/gu, ' ')
    .trim()
    .replaceAll(/\bit\b/g, 'this')} `;

/** `Enemies in it are Crippled`, of ground that says "Enemies in this are Crippled". */
const isInWords = (said: string, { text }: Word): boolean =>
  /^(?:enemies|allies|units) (?:in|on|inside) it are\b/i.test(said) && bare(text).includes(bare(said));

/** `the area`, `the dome`: a piece as large as an area is one. */
const theArea = new RegExp(`\\bthe (?:${zoneNouns}|terrain)\\b`, 'i');

/** Whether a sentence is about the piece: it is named, or called it, this, they. */
function mentions(desk: Desk, sentence: Sentence, marker: Word, { words }: Context): boolean {
  if (sentence.bullet || bringsFurther(desk, sentence, marker, words)) return false;
  const said = desk.tokens.slice(sentence.from, sentence.to).map(({ text }) => text);
  // "Units can use Standard Action:": what they do with it is said below.
  if (sentence.opens) return /\b(?:(?:can|may) use|have|gain)\b/.test(said.join(' '));
  // What comes but once is done by the ability, unless the piece itself says so.
  if (said.includes('next') && !/\bnext\b/i.test(marker.text) && !goesThen(said.join(' '), marker.text)) return false;
  if (/^(?:(?:when|if|once) destroyed|(?:on|upon) death)\b/.test(said.join(' '))) return true;
  if (/^(?:removed|destroyed) (?:when|whenever|if|once)\b/.test(said.join(' '))) return true;
  if (isWithoutPiece(said)) return false;
  if (goThrough(said)) return true;
  if (isOfFirstComer(said.slice(0, 5)) || entersItsSpace(desk.tokens.slice(sentence.from, sentence.to))) return true;
  // "Place a Keg in range 2. 2hp."
  if (/^\d+ (?:hp|health)\b/.test(said.join(' ')) && marker.fields.object) return true;
  // "Enemies in the area are Slowed. Hazard: 1dmg", as its own text says too.
  if (theArea.test(marker.text) && theArea.test(said.join(' '))) return true;
  if (said[0] === 'hazard' && /\bhazard\b/i.test(marker.text)) return true;
  if (said[0] === 'difficult' && /\bdifficult\b/i.test(marker.text)) return true;
  // "Place a Mist. Blocks line of sight. Enemies there are Slowed."
  if (said[0] === 'blocks' || said[0] === 'block') return true;
  if (said.includes('there') || said.includes('inside')) return true;
  // "At the start of your turn, each deals 1dmg to ...".
  if (said[0] === 'at' && /, each (?:does|deals|moves)\b/.test(said.join(' '))) return true;
  if (said[0] === 'each' && (said[1] === 'blocks' || (said[1] === 'has' && marker.fields.object))) return true;
  // "Units can share space with them".
  if (said[0] === 'units' && /^(?:can|may)$/.test(said[1] ?? '') && said.includes('them')) return true;
  const short = shortName(marker);
  if (short !== undefined && said.some((text) => text === short || text === `${short}s`)) return true;
  // "Enemies that leave the Mist's space".
  if (said.includes(`${marker.name.toLowerCase().split(' ').at(-1)}'s`)) return true;
  for (let at = sentence.from; at < sentence.to; at++) {
    const text = desk.tokens[at]?.text ?? '';
    if (/^(?:it|its|this|they)$/.test(text)) return true;
    // "When an enemy enters one, remove them all".
    if (text === 'one' && at > sentence.from && isThere(desk.tokens, at - 1)) return true;
    if (wordAt(words, desk.tokens, at, sentence.to, ['marker', 'terrain'])?.word.ref === marker.ref) return true;
  }
  return false;
}

/** `create a second Rift`: one more of its kind, which does not say what this one does. */
function bringsFurther({ tokens }: Desk, { from, to }: Sentence, marker: Word, words: Words): boolean {
  for (let at = from; at + 1 < to; at++) {
    if (tokens[at]?.text !== 'second') continue;
    if (wordAt(words, tokens, at + 1, to, ['marker', 'terrain'])?.word.ref === marker.ref)
      return !/\bsecond\b/i.test(marker.text);
  }
  return false;
}

/** "At the start of your next turn, destroy it", of a piece that destroys itself at the start of your turn: that is the next one. */
const goesThen = (said: string, text: string): boolean =>
  /^at the (?:start|beginning) of your next turn\b/.test(said) &&
  /^at the (?:start|beginning) of (?:your|[\w. -]+'s) turn,? (?:destroy|remove|detonate) (?:this|it)\b/i.test(
    text.trim(),
  );

/** `At the start of Ada's turn`, in the text of a piece that is hers. */
const ofOwner = /^at the (?:start|beginning) of (?!your\b)[\w. -]+'s turn\b/i;

/** The same rule, whichever clause it comes from, and whichever of its fields was read first. */
export const same = (a: Rule | Program['until'], b: Rule | Program['until']): boolean => alike(a, b);

function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key in one) if (key !== 'clause' && !alike(one[key], other[key])) return false;
  for (const key in other) if (key !== 'clause' && !(key in one) && other[key] !== undefined) return false;
  return true;
}

/** A rule without its numbers. */
export const likeness = (rule: object): string =>
  JSON.stringify(rule, (key, inside: unknown) =>
    key === 'clause' ? undefined : typeof inside === 'number' ? 0 : inside,
  );
