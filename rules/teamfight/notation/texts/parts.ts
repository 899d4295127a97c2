import type { Words } from '../words/words.ts';
import { readCost } from './cost.ts';

/** Few texts have a colon behind one of these. */
const any =
  /\b(?:effects?|trigger|duration|target|range|requires|requirements?|cost|uses?|usage|action|damage|heal|push|pull|bonus|special|aura|active|passive|first|then|after(?:wards)?|finally|charge|leap|dash|jump|lunge|pounce|rush|strike|slash|slam|smash|stomp|shot|blast|volley|sweep|kick|punch|bash|bite|swipe)[ \t]*:/i;

/** A word at the beginning of a sentence, with a colon. */
const part = /(^|[.\n])([ \t]*)([a-z]+)(:)([ \t]*)/gi;

/** What only says that something is done, whatever it is. */
const plain = /^(?:effects?|bonus|special)$/i;
/** Of an aura it must be said whom it is for. */
const around = /^(?:your )?(?:other |adjacent |nearby )?(?:all(?:y|ies)|enem(?:y|ies)|units|all|each|you and)\b/i;
/** What is done, as a title: by hand where there are several, of which one could be meant. */
const deed = /^(?:strike|slash|slam|smash|stomp|shot|blast|volley|sweep|kick|punch|bash|bite|swipe)$/i;
/** Titles that say that somebody goes somewhere, which must be said behind them, too. */
const going = /^(?:charge|leap|dash|jump|lunge|pounce|rush)$/i;
const goes = /^[^\n]*\b(?:move|teleport|fly|walk|run|jump|leap|dash)s?\b/i;

interface Part {
  readonly word: string;
  /** The offset of its word, and where what it says begins and ends. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** `Trigger: an enemy enters range 2. Effect: it takes 1dmg.`: the labels of a text with what stands behind each, up to the next one. */
function partsOf(text: string): readonly Part[] {
  const found = [...text.matchAll(part)].map((said) => ({
    word: said[3]?.toLowerCase() ?? '',
    at: said.index + (said[1]?.length ?? 0) + (said[2]?.length ?? 0),
    from: said.index + said[0].length,
  }));
  return found.map((one, n) => ({ ...one, to: found[n + 1]?.at ?? text.length }));
}

/** So many letters as stood there. */
const inPlace = (said: string, length: number): string => said.padEnd(length).slice(0, length);

/**
 * `Cost: Free Action, 1/Turn. Effect: heal 2`, `Charge: move 3, then range 1, 2dmg`: words that say of what kind the sentence behind them is, and
 * nothing that it does not say itself. Sentences that are only one with the next are joined to it. All letters keep their places. Where something of the set is
 * called so, or what stands behind the word is not what the word promises, it stays.
 */
export function inParts(text: string, { all }: Words, acts: boolean): Halves {
  if (!any.test(text)) return { text, stands: 0 };
  const names = new Set(
    all.flatMap(({ kind, name }) => (kind === 'ability' || kind === 'passive' ? [] : name.toLowerCase().split(' '))),
  );
  const parts = partsOf(text);
  const titles = parts.filter(({ word }) => deed.test(word) || going.test(word));
  let out = text;
  const put = (from: number, to: number, said: string): void => {
    out = out.slice(0, from) + inPlace(said, to - from) + out.slice(to);
  };
  for (const [n, one] of parts.entries()) {
    const { word, at, from, to } = one;
    if (names.has(word)) continue;
    const said = text.slice(from, to);
    const behind = parts[n + 1];
    const next = behind !== undefined && !names.has(behind.word) ? behind.word : undefined;
    // In a line with a colon before it the sentence could still be under that.
    if (out.slice(out.lastIndexOf('\n', at - 1) + 1, at).includes(':')) continue;
    if (word === 'range' && /^\d/.test(said)) {
      put(at, from, 'range');
    } else if (plain.test(word) || (word === 'aura' && around.test(said))) {
      if (said.trim() !== '') put(at, from, '');
    } else if (
      acts &&
      titles.length === 1 &&
      isOnlyCost(text.slice(0, at)) &&
      (deed.test(word) || (going.test(word) && goes.test(said)))
    ) {
      put(at, from, '');
    } else if (/^(?:cost|uses?|usage|action)$/.test(word)) {
      const opens = costOf(word, said);
      if (opens !== undefined) put(at, from, opens);
    } else if (/^requires|requirements?$/.test(word)) {
      put(at, from, /^(?:you|your|there)\b/i.test(said) ? 'only if' : 'requires');
    } else if (/^(?:damage|heal|push|pull)$/.test(word)) {
      const number = /^(\d+)[ \t]*(?=[.,\n]|$)/.exec(said)?.[1];
      if (number === undefined) continue;
      const length = from - at + number.length;
      put(at, at + length, word === 'damage' ? `${number} damage` : `${word} ${number}`.padStart(length));
    } else if (
      /^(?:then|after|afterwards|finally)$/.test(word) &&
      said.trim() !== '' &&
      !isOnlyCost(text.slice(0, at))
    ) {
      put(at, from, 'then ,');
    } else if (word === 'first' && (next === 'then' || next === 'after' || next === 'finally')) {
      put(at, from, '');
    } else if (word === 'reaction' && next !== undefined && /^effects?$/.test(next) && /^when/i.test(said)) {
      put(at, from, 'reaction ,');
      put(from + said.trimEnd().replace(/\.$/, '').length, to, ',');
    } else if (next !== undefined && /^effects?$/.test(next) && !/[.;]\s*\S/.test(said)) {
      const begins = beginning(word, said);
      if (begins === undefined) continue;
      put(at, from, begins);
      // What stands between the two is one comma, in the place of a stop or the line's end.
      const end = from + said.trimEnd().replace(/\.$/, '').length;
      put(end, to, ',');
    }
  }
  return names.has('passive') || names.has('active') ? { text: out, stands: 0 } : inHalves(out, acts);
}

/** A title is of the whole text: nothing that is done stands before it. */
const isOnlyCost = (before: string): boolean =>
  before.trim() === '' || readCost(before).to >= before.replace(/[\s.]+$/, '').length;

/** How a sentence begins that is only the beginning of the next one, where its label says so. */
function beginning(word: string, said: string): string | undefined {
  if (word === 'target') return '';
  if (word === 'duration') return /^(?:until|for|this)\b/i.test(said) ? '' : undefined;
  if (word !== 'trigger') return undefined;
  if (/^(?:when|whenever|at|after|before|on|each|every|if)\b/i.test(said)) return '';
  return /^(?:start|end|beginning)\b/i.test(said) ? 'at the' : 'when';
}

/** What stands instead of "Cost:": nothing where the cost says itself what it is. */
function costOf(word: string, said: string): string | undefined {
  const first = said.split(/[.\n]/)[0] ?? '';
  if (readCost(first).costs.length > 0) return '';
  if (word !== 'cost') return undefined;
  return /^(?:spend|lose|discard|take)\b/i.test(first) ? '' : undefined;
}

const halves = /\b(?:passive|active)[ \t]*:/i;
const isActive = /^([ \t]*)(active[ \t]*:[ \t]*)(?=\S)/i;
const isPassive = /^([ \t]*)(passive[ \t]*:[ \t]*)(?=\S)/i;

/** What of an ability's text stands for as long as its card is there, and where that is. */
interface Halves {
  /** All of it in place, what its lines are called left out; a passive line that stands last is a section. */
  readonly text: string;
  /** Where what stands always ends, where that comes first: all of the text, or its first line. */
  readonly stands: number;
}

/**
 * `Passive: you have +1 speed`, alone or in a line before or behind what the ability does, which may be called `Active: ...`. Where more lines follow
 * than one, they could be of either and it stays by hand; so do those of which one could be how something is now and then: "Active: ... Inactive: ...".
 */
function inHalves(text: string, acts: boolean): Halves {
  const whole: Halves = { text, stands: 0 };
  if (!halves.test(text) || /\binactive\b|^[ \t]*---/im.test(text)) return whole;
  const lines = text.split('\n');
  const passives = lines.filter((line) => isPassive.test(line)).length;
  const actives = lines.filter((line) => isActive.test(line)).length;
  if (passives > 1 || actives > 1) return whole;
  const blank = (line: string): string =>
    line.replace(passives > 0 && isPassive.test(line) ? isPassive : isActive, (said) => ' '.repeat(said.length));
  const [first = '', second] = lines;
  if (!acts && (actives > 0 || lines.length > 1)) return whole;
  if (passives === 0) return isActive.test(first) ? { text: lines.map(blank).join('\n'), stands: 0 } : whole;
  if (isPassive.test(first)) {
    const activeNext = second !== undefined && isActive.test(second);
    if (second !== undefined && !activeNext) return whole;
    return { text: lines.map(blank).join('\n'), stands: first.length };
  }
  const last = lines.at(-1) ?? '';
  if (!isPassive.test(last) || (actives > 0 && !isActive.test(first))) return whole;
  const label = isPassive.exec(last)?.[0].length ?? 0;
  const parted = `${'---'.padStart(label - 1)}\n${last.slice(label)}`;
  return { text: [...lines.slice(0, -1).map(blank), parted].join('\n'), stands: 0 };
}
