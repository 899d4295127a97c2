import type { Marker } from '../../schemas/types.generated.ts';
import type { Entity } from '../game-set.ts';
import { calledThis } from './called.ts';
import { isForm, type Names, namedAt, namesOf, shortAt } from './named-in-text.ts';
import { cut, isException, type Sentence, scopeOf } from './notation/sentences/sentence.ts';
import { entersItsSpace, isOfFirstComer } from './notation/words/first-comer.ts';
import { lex, type Token } from './notation/words/token.ts';
import { goThrough, isWithoutPiece } from './notation/words/without-piece.ts';
import { bareHealth, bareSize, isHealth, numberAt } from './own-fields.ts';
import { isLess } from './own-text-among.ts';
import { isNature } from './piece-nature.ts';
import { type Blocking, blockingIn } from './told-blocking.ts';
import type { ToldMarker } from './told-marker.ts';
import { toldOfFirst } from './told-of-two.ts';

/** A text that is cut into sentences once for all markers. */
interface Cut {
  readonly source: string;
  readonly tokens: readonly Token[];
  readonly sections: readonly (readonly Sentence[])[];
}

/**
 * What abilities say of the markers that they place, by reference: "Summon a Burr with 2hp. When an enemy enters its space, destroy
 * it." Two texts that differ tell nothing.
 * @param texts those of each card
 */
export function toldOfMarkers(
  markers: readonly Entity<'marker'>[],
  texts: readonly (readonly string[])[],
): Map<string, ToldMarker> {
  const found = new Map<string, ToldMarker>();
  const named = mentions(markers);
  const sources = texts.flatMap((own) => naming(own, named));
  const names = longerNames(markers);
  let cuts: readonly Cut[] | undefined;
  for (const { ref, data } of markers) {
    let told = remembered.get(data);
    const longer = names.get(data.name.toLowerCase()) ?? [];
    if (!told || told.longer !== longer.join() || !isSame(told.sources, sources)) {
      cuts ??= sources.map(cutOf);
      told = { sources, longer: longer.join(), marker: toldOf(data, cuts, longer) };
      remembered.set(data, told);
    }
    if (Object.keys(told.marker).length > 0) found.set(ref, told.marker);
  }
  return toldOfFirst(found, markers);
}

/** What was told of a marker by which texts: nearly every key is typed in a text that names none. */
const remembered = new WeakMap<
  Marker,
  { readonly sources: readonly string[]; readonly longer: string; readonly marker: ToldMarker }
>();

/** By their names, one below the other: which of them are a part of which others. A Glass Pane is no Pane. Only a new name changes that. */
let longerKnown: { readonly names: string; readonly of: ReadonlyMap<string, readonly string[]> } = {
  names: '',
  of: new Map(),
};

function longerNames(markers: readonly Entity<'marker'>[]): ReadonlyMap<string, readonly string[]> {
  const names = markers.map(({ data }) => data.name.toLowerCase());
  const key = names.join('\n');
  if (longerKnown.names !== key) {
    const of = new Map<string, readonly string[]>();
    for (const name of names) {
      const longer = names.filter((other) => other.length > name.length && ` ${other} `.includes(` ${name} `));
      if (longer.length > 0) of.set(name, longer);
    }
    longerKnown = { names: key, of };
  }
  return longerKnown.of;
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, index) => text === b[index]);

/** Texts in which the name of none begins say nothing of any; of a large set these are nearly all. */
function mentions(markers: readonly Entity<'marker'>[]): RegExp {
  const begins = markers.map(({ data }) => /[\p{L}\p{N}]+/u.exec(data.name)?.[0] ?? '');
  return new RegExp(begins.length === 0 ? '(?!)' : begins.join('|'), 'iu');
}

/** The texts of a card that may name a marker, by the pattern with which they were looked for. */
const lookedFor = new WeakMap<readonly string[], { readonly pattern: string; readonly found: readonly string[] }>();

function naming(texts: readonly string[], named: RegExp): readonly string[] {
  let known = lookedFor.get(texts);
  if (known?.pattern !== named.source) {
    known = { pattern: named.source, found: texts.filter((text) => named.test(text)) };
    lookedFor.set(texts, known);
  }
  return known.found;
}

/** Texts that are cut already: of those that name a marker, one changes while it is typed. */
const cutAlready = new Map<string, Cut>();
const mostCut = 5000;

function cutOf(source: string): Cut {
  let found = cutAlready.get(source);
  if (found === undefined) {
    found = { source, ...cut(lex(source).filter(({ kind }) => kind !== 'flavour')) };
    if (cutAlready.size >= mostCut) cutAlready.clear();
    cutAlready.set(source, found);
  }
  return found;
}

function toldOf(data: Marker, cuts: readonly Cut[], longer: readonly string[]): ToldMarker {
  const names = namesOf(data.name, longer);
  const healths = new Set<number>();
  const sizes = new Set<number>();
  const rows = new Set<number>();
  const texts = new Set<string>();
  let blocking: Blocking = {};
  const own = data.text === undefined ? undefined : cutOf(data.text);
  for (const sentence of own?.sections.flat() ?? [])
    if (own !== undefined)
      blocking = { ...blocking, ...blockingIn(textBetween(own.source, own.tokens, sentence.from, sentence.to)) };
  for (const sentence of own?.sections[0] ?? []) {
    const ownHealth = own && bareHealth(own.tokens, sentence);
    if (ownHealth !== undefined) healths.add(ownHealth);
    const ownSize = own && bareSize(own.tokens, sentence);
    if (ownSize !== undefined) sizes.add(ownSize);
  }
  for (const { source, tokens, sections } of cuts) {
    let text = '';
    let lies = false;
    for (const section of sections) {
      // What a later part of the card says is told of the same piece.
      const placed = lies
        ? -1
        : section.findIndex(
            (sentence, index) => places(tokens, sentence, names) || holds(tokens, section, index, names),
          );
      if (placed < 0 && !lies) continue;
      for (const sentence of section.slice(Math.max(0, placed))) {
        const health = healthIn(tokens, sentence, names);
        if (health !== undefined) healths.add(health);
        const size = sizeIn(tokens, sentence, names);
        if (size !== undefined) sizes.add(size);
        const row = rowIn(tokens, sentence, names);
        if (row !== undefined) rows.add(row);
        const between = inParentheses(tokens, sentence);
        if (between !== undefined && places(tokens, sentence, names)) {
          const said = textBetween(source, tokens, between.from, between.to);
          blocking = { ...blocking, ...blockingIn(said) };
          const told = isHealth(tokens[between.from + 1]) ? numberAt(tokens[between.from]) : undefined;
          if (told !== undefined) healths.add(told);
          if (isRule.test(said)) text += text === '' ? said : `\n${said}`;
        }
        const stands = whichBlocks(tokens, sentence, names) ?? (isAbout(tokens, sentence, names) ? sentence.from : -1);
        if (stands >= 0) blocking = { ...blocking, ...blockingIn(textBetween(source, tokens, stands, sentence.to)) };
      }
      const rules = rulesBehind(source, tokens, section, placed, names, lies);
      if (rules !== '') text += text === '' ? rules : `\n${rules}`;
      lies = true;
    }
    if (text !== '') texts.add(text);
  }
  const [health] = healths;
  const [size] = sizes;
  const [text] = texts;
  const [long] = rows;
  return {
    ...(data.blocksMovement === undefined && data.blocksSight === undefined && blocking),
    ...(data.health === undefined && data.object !== false && healths.size === 1 && health !== undefined && { health }),
    ...(data.size === undefined && sizes.size === 1 && size !== undefined && { size }),
    ...(data.size !== undefined && data.size < 1 && rows.size === 1 && long !== undefined && { long }),
    ...(texts.size === 1 && text !== undefined && toldText(data, text)),
  };
}

/** What its card says, where that is all there is to say; behind what its own text says it is, where that says nothing else. */
function toldText({ name, text: own = '' }: Marker, told: string): { readonly text?: string } {
  if (isLess(name, own, told)) return { text: told };
  return isNature(own) ? { text: `${own.trim()}\n${told}` } : {};
}

type Stretch = Pick<Sentence, 'from' | 'to'>;

/** The health that a text tells of a piece of that name, where it tells one only: `Towers have 3 health`. */
export function healthToldOf(name: string, text: string): number | undefined {
  const { tokens, sections } = cutOf(text);
  const names = namesOf(name, []);
  const found = new Set(sections.flat().flatMap((sentence) => healthIn(tokens, sentence, names) ?? []));
  const [health] = found;
  return found.size === 1 ? health : undefined;
}

const placing = /^(?:place|create|summon|put|leave|spawn|drop|deploy|build|plant|throw|fill)$/;

/** A sentence that puts the marker on the map. */
function places(tokens: readonly Token[], { from, to }: Stretch, names: Names): boolean {
  let verb = false;
  for (let at = from; at < to; at++) {
    if (placing.test(tokens[at]?.text ?? '')) verb = true;
    if (verb && namedAt(tokens, at, to, names) !== undefined) return true;
  }
  return false;
}

/** `There is a 3 space long line on the edge in front of you`: of the piece that the next sentence names. */
function holds(tokens: readonly Token[], section: readonly Sentence[], index: number, names: Names): boolean {
  const { from, to } = section[index] as Sentence;
  if (tokens[from]?.text !== 'there') return false;
  const said = tokens.slice(from, to).map(({ text }) => text);
  const at = said.indexOf('front');
  const next = section[index + 1];
  if (next === undefined || said[at + 1] !== 'of' || said[at + 2] !== 'you') return false;
  return [0, 1].some((skip) => namedAt(tokens, next.from + skip, next.to, names) !== undefined);
}

/** `Burrs have 2hp`, `place a Burr with 2 health`, `it has 2hp`. */
function healthIn(tokens: readonly Token[], { from, to }: Stretch, names: Names): number | undefined {
  for (let at = from; at < to; at++) {
    // "Place a Burr in range 2. 2hp, and it blocks movement."
    if (at === from && isHealth(tokens[at + 1]) && (at + 2 === to || tokens[at + 2]?.text === ','))
      return numberAt(tokens[at]);
    const it = at === from && /^(?:it|they|each)$/.test(tokens[at]?.text ?? '');
    const end = it ? at + 1 : (namedAt(tokens, at, to, names) ?? shortAt(tokens, at, names));
    if (end === undefined) continue;
    let next = end;
    while (/^(?:marker|markers|object|objects|each)$/.test(tokens[next]?.text ?? '')) next += 1;
    if (tokens[next]?.text === '(') next = behindParenthesis(tokens, next, to);
    // "Each Segment is a wall with 4hp".
    if (/^(?:is|are)$/.test(tokens[next]?.text ?? '') && /^(?:wall|object)s?$/.test(tokens[next + 2]?.text ?? ''))
      next += 3;
    if (!/^(?:has|have|with|share)$/.test(tokens[next]?.text ?? '') || !isHealth(tokens[next + 2])) continue;
    if (next + 2 < to) return numberAt(tokens[next + 1]);
  }
  // "It blocks movement, and has 3hp".
  const article = tokens[from]?.text === 'the' ? from + 1 : from;
  if (/^(?:it|they)$/.test(tokens[from]?.text ?? '') || namedAt(tokens, article, to, names) !== undefined)
    for (let at = from + 2; at + 3 < to; at++)
      if (/^(?:and|,)$/.test(tokens[at]?.text ?? '') && /^(?:has|have)$/.test(tokens[at + 1]?.text ?? ''))
        if (isHealth(tokens[at + 3])) return numberAt(tokens[at + 2]);
  if (!places(tokens, { from, to }, names)) return undefined;
  // "Place a 2hp Burr in range 2".
  for (let at = from + 2; at < to; at++)
    if (isHealth(tokens[at - 1]) && namedAt(tokens, at, to, names) !== undefined) return numberAt(tokens[at - 2]);
  // "Summon a Burr in range 2 with 3hp (max 1)": one number, of the piece that is placed.
  const found: number[] = [];
  for (let at = from; at + 2 < to; at++) {
    // "Place a Burr in range 2, 3hp", "place 2 Burrs in range 2, 3hp each".
    const next = tokens[at + 3]?.text ?? '';
    const bare = /^(?:,|and)$/.test(tokens[at]?.text ?? '') && (at + 3 >= to || /^(?:each|,|and|\()$/.test(next));
    if ((tokens[at]?.text === 'with' || bare) && isHealth(tokens[at + 2])) {
      const health = numberAt(tokens[at + 1]);
      if (health !== undefined) found.push(health);
    }
  }
  return found.length === 1 ? found[0] : undefined;
}

/** `Place a Burr in range 2 which blocks movement`: from there on it is about the piece. */
function whichBlocks(tokens: readonly Token[], sentence: Sentence, names: Names): number | undefined {
  const { from, to } = sentence;
  const at = tokens.findIndex(
    ({ text }, n) => n > from && n < to && /^(?:which|that)$/.test(text) && /^blocks?$/.test(tokens[n + 1]?.text ?? ''),
  );
  return at > 0 && places(tokens, sentence, names) ? at + 1 : undefined;
}

/** What stands between the parentheses of a sentence. */
function inParentheses(tokens: readonly Token[], sentence: Sentence): Sentence | undefined {
  let from = sentence.from;
  while (from < sentence.to && tokens[from]?.text !== '(') from += 1;
  let to = from + 1;
  while (to < sentence.to && tokens[to]?.text !== ')') to += 1;
  return to < sentence.to ? { ...sentence, from: from + 1, to } : undefined;
}

/** `place a size 2 Mist`, `create a 3x3 Mist`: spaces along a side. */
function sizeIn(tokens: readonly Token[], { from, to }: Stretch, names: Names): number | undefined {
  for (let at = from + 2; at < to; at++) {
    if (namedAt(tokens, at, to, names) === undefined) continue;
    const [word, last] = [tokens[at - 2]?.text, numberAt(tokens[at - 1])];
    if (word === 'size') return last;
    if (word === 'x' && last === numberAt(tokens[at - 3])) return last;
    // "Range 3 3x3, place a Pit": one piece is as large as the area.
    const side = /^(?:place|put|create|lay)$/.test(word ?? '') && isOne.test(tokens[at - 1]?.text ?? '');
    const area = side && /^[,:]$/.test(tokens[at - 3]?.text ?? '') && tokens[at - 5]?.text === 'x' && at - 6 >= from;
    const square = area ? numberAt(tokens[at - 4]) : undefined;
    if (square !== undefined && square > 1 && square === numberAt(tokens[at - 6])) return square;
    // "Place a Pit in range 2, with size 2 and 3hp".
    const behind = tokens.findIndex(({ text }, n) => n > at && n < to && text === 'size');
    if (behind > 0 && /^(?:with|of|and)$/.test(tokens[behind - 1]?.text ?? '')) return numberAt(tokens[behind + 1]);
  }
  return undefined;
}

const isOne = /^(?:an?|the|your|one)$/;

/** `the Hurdle is 3x1`, `create a 1x3 Hurdle`: spaces along its longer side. */
function rowIn(tokens: readonly Token[], { from, to }: Stretch, names: Names): number | undefined {
  const sides = (at: number): number | undefined => {
    const [a, b] = [numberAt(tokens[at]), numberAt(tokens[at + 2])];
    return tokens[at + 1]?.text === 'x' && a !== undefined && b !== undefined && Math.min(a, b) === 1
      ? Math.max(a, b)
      : undefined;
  };
  for (let at = from; at < to; at++) {
    const it = at === from && /^(?:it|they)$/.test(tokens[at]?.text ?? '');
    const end = it ? at + 1 : (namedAt(tokens, at, to, names) ?? shortAt(tokens, at, names));
    if (end === undefined) continue;
    const is = /^(?:is|are)$/.test(tokens[end]?.text ?? '') && /^(?:spaces?|edges)$/.test(tokens[end + 2]?.text ?? '');
    if (is && tokens[end + 3]?.text === 'long') return numberAt(tokens[end + 1]);
    const long =
      /^spaces?$/.test(tokens[at - 2]?.text ?? '') && tokens[at - 1]?.text === 'long'
        ? numberAt(tokens[at - 3])
        : undefined;
    if (long !== undefined) return long;
    const row = tokens[end]?.text === 'is' ? sides(end + 1) : sides(at - 3);
    if (row !== undefined) return row;
  }
  return undefined;
}

/** `(max 1, remove oldest)` may stand between a piece and its health. */
function behindParenthesis(tokens: readonly Token[], at: number, to: number): number {
  let end = at;
  while (end < to && tokens[end]?.text !== ')') end += 1;
  return end + 1;
}

/** How a sentence begins that says what a piece does while it lies there. */
const standing =
  /^(?:when|if|whenever|while|now|units?|enemies|enemy|allies|ally|anyone|anybody|you|others?|each|all|any|a|an|the|it|this|they|on|once|los|line|as|attacks)$/;
/** How long it lies is said where it is placed. */
const lasting = /\b(?:lasts?|remains?|stays?) until\b/i;
/** Moments that come but once are the ability's own. */
const onlyOnce = /\bnext\b|\bthis turn\b|\bthis round\b|\bat the end of the round\b/;
/** "They cannot move until the end of their next turn": whenever that begins. */
const untilTheirs = / until (?:the )?(?:end|start|beginning) of (?:their|its|that unit's) next turn\b/g;

const anAction = 'as a (?:free|move|standard) action';
/** "You may remove it as a Free Action", and nothing comes of it: an action of the card. */
const removedAtWill = new RegExp(
  `^(?:you (?:may|can) (?:remove|destroy) (?:it|them|the .*?) ${anAction}|${anAction}, (?:you (?:may|can) )?(?:remove|destroy) (?:it|them|the \\S+(?: \\S+)?))$`,
  'i',
);

const isThere =
  "(?:it|this|the \\S+(?: \\S+)?)(?:'s| is) (?:placed|there|out|active|in play|on the (?:map|board|battlefield))|(?:it|this) (?:lasts|remains|stays)";
/** "While it's on the map, you have Armor", "you can't attack while it is placed", "you can pick it up while ...": that is of the card, for as long as the piece is there. */
const ofCard = new RegExp(
  `^(?:while|(?:as|so) long as) (?:you(?:'re| are) (?:in|inside|on) it|${isThere}),? your?\\b|^you(?:'re|r)? .*\\b(?:while|(?:as|so) long as) (?:${isThere})$|^you (?:can|may) pick (?:it|up|the)\\b.*\\bwhile\\b`,
  'i',
);

/** The sentences behind the one that places the piece, as the piece's own text. */
function rulesBehind(
  source: string,
  tokens: readonly Token[],
  section: readonly Sentence[],
  placed: number,
  names: Names,
  later: boolean,
): string {
  const lines: string[] = [];
  for (let index = placed + 1; index < section.length; index++) {
    const sentence = section[index] as Sentence;
    const scope = scopeOf(section, index);
    const last = section[index + scope] ?? sentence;
    const said = textBetween(source, tokens, sentence.from, last.to);
    const rule =
      isAbout(tokens, sentence, names) ||
      (lines.length > 0 &&
        (isException(tokens, sentence) ||
          goesThen(tokens, sentence, names) ||
          goesOnInLine(tokens, section[index - 1], sentence)));
    if (rule && (lasting.test(said) || ofCard.test(said) || removedAtWill.test(said))) continue;
    if (!rule || onlyOnce.test(said.toLowerCase().replaceAll(untilTheirs, ''))) {
      // "Then place another Buoy": what is told behind it is of both.
      if (later || (lines.length === 0 && places(tokens, sentence, names))) continue;
      break;
    }
    index += scope;
    // "They block LoS and have Hazard: 1dmg": what it blocks is a field of it.
    const [, hazard] = /^(?:they|it) blocks? .*? and ((?:has|have) hazard\b.*)$/i.exec(said) ?? [];
    if (hazard !== undefined) {
      lines.push(hazard.replace(/^ha\w+ /, ''));
      continue;
    }
    const shared = /\bshare \S*?\s?(?:hp|health)\b/i.test(said);
    // "You cannot use this while ...", "this ability repeats": this is the ability.
    if (/\bstance\b|\b(?:use|refresh|reset|ready) this\b|\bthis (?:ability|card)\b/i.test(said)) break;
    if (
      (!shared &&
        !/\bhealed\b|\bblocks? .*\battacks?\b/i.test(said) &&
        healthIn(tokens, sentence, names) !== undefined) ||
      Object.keys(blockingIn(textBetween(source, tokens, sentence.from, sentence.to))).length > 0
    )
      continue;
    lines.push(
      calledThis(
        said.replace(/^now,? and /i, '').replace(/(?<=, )each(?= (?:does|deals|moves)\b)/i, 'it'),
        names.whole,
      ),
    );
  }
  return lines.join('\n');
}

/** `Destroy the trap.`, behind what it does when something comes. */
function goesThen(tokens: readonly Token[], { from, to }: Stretch, names: Names): boolean {
  if (!/^(?:destroy|remove|discard)$/.test(tokens[from]?.text ?? '')) return false;
  const it = /^(?:it|this)$/.test(tokens[from + 1]?.text ?? '') ? from + 2 : undefined;
  const article = tokens[from + 1]?.text === 'the' ? from + 2 : from + 1;
  return (it ?? namedAt(tokens, article, to, names) ?? shortAt(tokens, from + 1, names)) === to;
}

/** `Burst 1, 2dmg.`, in the line of `When an enemy enters it, remove it.` */
const goesOnInLine = (tokens: readonly Token[], before: Sentence | undefined, { from, line }: Sentence): boolean =>
  before?.line === line &&
  tokens[before.from]?.text === 'when' &&
  (/^(?:burst|splash|deal|they)$/.test(tokens[from]?.text ?? '') || tokens[from + 1]?.text === 'dmg');

function isAbout(tokens: readonly Token[], { from, to, bullet }: Sentence, names: Names): boolean {
  const first = tokens[from]?.text ?? '';
  if (bullet) return false;
  const begin = tokens.slice(from, from + 5).map(({ text }) => text);
  if (isWithoutPiece(begin)) return false;
  if (goThrough(begin)) return true;
  if (/^(?:hazard|difficult|blocks?|impassable)$/.test(first)) return true;
  if (first === 'at' && eachOfThem(tokens, from, to)) return true;
  if (first === 'they' && /^(?:have|block)$/.test(begin[1] ?? '')) return true;
  const begins = standing.test(first) || /^(?:at|when)$/.test(first) || isForm(first, names.short ?? '');
  for (let at = from; at < to; at++) {
    const named = namedAt(tokens, at, to, names) ?? shortAt(tokens, at, names);
    if (named !== undefined) return begins || at === from;
    if (begins && /^(?:it|its|this|inside)$/.test(tokens[at]?.text ?? '')) return true;
  }
  if (isOfFirstComer(begin) || entersItsSpace(tokens.slice(from, to))) return true;
  return /^(?:when|if) destroyed$|^(?:on|upon) death$|^(?:removed|destroyed) (?:when|whenever|if|once)$/.test(
    `${first} ${tokens[from + 1]?.text}`,
  );
}

/** `At the start of your turn, each deals 1dmg`: each of the pieces. */
function eachOfThem(tokens: readonly Token[], from: number, to: number): boolean {
  const at = tokens.findIndex(({ text }, n) => n > from && n < to && text === ',');
  return at > 0 && tokens[at + 1]?.text === 'each' && /^(?:does|deals|moves|attacks)$/.test(tokens[at + 2]?.text ?? '');
}

/** What a piece does, said in parentheses where it is placed. */
const isRule = /^(?:hazard\b|difficult terrain$|(?:when|units|enemies|allies|it) )/i;

/** The words as they are written, with what ends their sentence. */
const textBetween = (source: string, tokens: readonly Token[], from: number, to: number): string =>
  source.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0);
