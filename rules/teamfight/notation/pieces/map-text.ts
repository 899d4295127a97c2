import { saysHazard } from '../../map-pieces.ts';
import type { Context } from '../context.ts';
import { type Desk, type Out, ran, reminded } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { facts } from '../texts/facts.ts';
import { tellFacts } from '../texts/said.ts';
import { Cursor } from '../words/cursor.ts';
import { ownReading } from '../words/piece.ts';
import type { Token } from '../words/token.ts';
import { type Fields, type Word, wordAt } from '../words/words.ts';
import { alwaysHolds } from './always-holds.ts';

/** Reads one sentence of a map's text. What it says must agree with the map and with the rules page (T-022 to T-027). */
export function mapSentence(desk: Desk, sentence: Sentence, context: Context, out: Out): boolean {
  const fields = context.self?.fields ?? {};
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  const start = cursor.at;
  cursor.take('scoring :');
  if (scoring(cursor, fields, desk)) {
    if (!cursor.done) return false;
    out.held.push({ rule: { clause: ran(desk, start, cursor.at), rule: 'said' }, of: 'you' });
    return true;
  }
  const label = heading(desk, sentence);
  if (label !== undefined) {
    desk.sheet.add(desk.field, label.from, label.to, 'reminder');
    return true;
  }
  const told = rulesTold(desk, sentence) || repeatsPiece(desk, sentence, context);
  if (told) {
    out.held.push({ rule: { clause: ran(desk, start, sentence.to), rule: 'said' }, of: 'you' });
    return true;
  }
  const line = isUnderLine(desk, sentence) ? facts(cursor, wallFields) : undefined;
  if (line !== undefined && cursor.done) {
    tellFacts(desk, out, start, sentence.to, line);
    return true;
  }
  cursor.at = start;
  const tie = tieOf(cursor);
  if (tie !== undefined) {
    out.held.push({ rule: { clause: ran(desk, start, sentence.to), rule: 'control', tie }, of: 'you' });
    return true;
  }
  const hazard = (fields.hazards ?? []).find(({ name }) => takeName(cursor, name) && cursor.take(': hazard :'));
  if (hazard !== undefined) {
    const said = textOf(desk, cursor.at, sentence.to);
    const agrees = said.toLowerCase().replace(/\s/g, '') === hazard.effect.toLowerCase().replace(/[\s.]/g, '');
    tellFacts(desk, out, start, sentence.to, [{ agrees, fields: `${hazard.name} does ${hazard.effect}` }]);
    return true;
  }
  const title = titleAbove(desk, sentence)
    .replace(/\s*\([^)]*\)$/, '')
    .toLowerCase();
  const painted = (fields.hazards ?? []).find(({ name }) => name.toLowerCase() === title);
  if (painted !== undefined && saysHazard(textOf(desk, start, sentence.to), painted.effect)) {
    out.held.push({ rule: { clause: ran(desk, start, sentence.to), rule: 'said' }, of: 'you' });
    return true;
  }
  const ground = groundOf(cursor, context);
  if (ground !== undefined && cursor.take(':')) {
    const found = facts(cursor, ground.fields);
    if (found === undefined || !cursor.done) return false;
    tellFacts(desk, out, start, sentence.to, found);
    return true;
  }
  if ((fields.heights?.length ?? 0) > 0 && /\bstep (?:up|down)\b/i.test(textOf(desk, sentence.from, sentence.to))) {
    // The lines on the map say where one can step up; in words it is only told.
    reminded(desk, start, sentence.to);
    return true;
  }
  return false;
}

/** `**Capture points**`: a line that is nothing but bold is a label, with the signs that make it bold. */
function heading(
  { tokens, source }: Desk,
  { from, to, first }: Sentence,
): { readonly from: number; readonly to: number } | undefined {
  if (!first) return undefined;
  const at = source.lastIndexOf('\n', tokens[from]?.from ?? 0) + 1;
  const end = source.indexOf('\n', tokens[to - 1]?.to ?? 0);
  const line = { from: at, to: end < 0 ? source.length : end };
  return /^\s*\*\*[^*]+\*\*\s*$/.test(source.slice(line.from, line.to)) ? line : undefined;
}

/** What the walls of a map do (T-172). */
const wallFields: Fields = { blocksMovement: true, blocksSight: true };

/** `**Wall (black line)**` above: what the map draws between spaces and that is neither cover nor a step. */
function isUnderLine(desk: Desk, sentence: Sentence): boolean {
  const label = titleAbove(desk, sentence);
  return /\([^)]*\blines?\)\s*$/i.test(label) && !/\b(?:cover|heights?|steps?)\b/i.test(label);
}

/** The label that stands last above a sentence; empty where none does. */
const titleAbove = ({ tokens, source }: Desk, { from }: Sentence): string =>
  [...source.slice(0, tokens[from]?.from ?? 0).matchAll(/\*\*([^*\n]+)\*\*\s*\n/g)].at(-1)?.[1]?.trim() ?? '';

/** Under the name of a piece or a kind of ground, a sentence of its own text, which is played from there. */
function repeatsPiece(desk: Desk, sentence: Sentence, { words }: Context): boolean {
  const { tokens, source } = desk;
  const { from, to } = sentence;
  const start = tokens[from]?.from ?? 0;
  const title = titleAbove(desk, sentence).toLowerCase();
  const word = words.all.find(
    ({ kind, name }) => (kind === 'marker' || kind === 'terrain') && name.toLowerCase() === title,
  );
  if (word === undefined) return false;
  const bare = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/[\s.]+/g, ' ')
      .trim();
  if (!bare(word.text).includes(bare(source.slice(start, tokens[to - 1]?.to ?? start)))) return false;
  return ownReading(word, words).clauses.every(({ status }) => status !== 'manual');
}

/** What a map says of control points as the rules page has it. */
const rulesTold = ({ tokens }: Desk, { from, to }: Sentence): boolean => {
  const cursor = new Cursor(tokens, from, to);
  return alwaysHolds(cursor) && cursor.done;
};

const textOf = ({ tokens, source }: Desk, from: number, to: number): string =>
  source.slice(tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0);

function takeName(cursor: Cursor, name: string): boolean {
  return cursor.take(name.toLowerCase().replaceAll('’', "'"));
}

/** A terrain or marker by its name, or by the last word of it where that is enough: "Stalls" for "Market Stall". */
function groundOf(cursor: Cursor, { words }: Context): Word | undefined {
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['terrain', 'marker']);
  if (found !== undefined) {
    cursor.at = found.to;
    return found.word;
  }
  // Only what is told of it, behind a colon, is asked for.
  if (cursor.peek(1)?.text !== ':') return undefined;
  const last = (cursor.peek() as Token | undefined)?.text ?? '';
  const fitting = words.all.filter(({ kind, name }) => {
    const own = name.toLowerCase().split(' ').at(-1) ?? '';
    return kind === 'terrain' && (own === last || `${own}s` === last);
  });
  const [only] = fitting;
  if (only === undefined || fitting.length > 1) return undefined;
  cursor.at += 1;
  return only;
}

/** How control points count, as the rules page has it. */
function scoring(cursor: Cursor, { controlPoints = [] }: Fields, desk: Desk): boolean {
  const count = controlPoints.length;
  return (
    cursor.try(() => {
      if (cursor.take('# control|capture point|points ,')) {
        if (cursor.numbers[0] !== count) return undefined;
        const named = textOf(desk, cursor.at, cursor.end).toLowerCase();
        if (!controlPoints.every(({ name }) => named.includes(name.toLowerCase().replace(/^the /, ''))))
          return undefined;
        cursor.at = cursor.end;
        return true;
      }
      if (
        cursor.takeAny(
          'at the end of each|a|the round , claim each point on which you have more units',
          'at the end of each|a|the round , claim it if you have more units on it',
          'with more points than your opponent , score 1',
        )
      )
        return true;
      if (cursor.take('whoever holds it scores 1')) return count === 1 ? true : undefined;
      if (cursor.take('with all # , score 1 more')) return count >= 3 && cursor.numbers[0] === count ? true : undefined;
      return undefined;
    }) ?? false
  );
}

/** What becomes of a point with as many units of either side, where the text says so. */
function tieOf(cursor: Cursor): 'keeps-owner' | 'unowned' | undefined {
  const said = cursor.tokens.slice(cursor.at, cursor.end).map(({ text }) => text);
  const has = (word: string): boolean => said.includes(word);
  if (has('equal') && (has('unowned') || has('nobody'))) return 'unowned';
  if (has('until') && has('takes') && said.join(' ').includes('until the other side takes it')) return 'keeps-owner';
  return undefined;
}
