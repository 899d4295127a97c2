import { isLabelOf, mapSections } from '../../map-pieces.ts';
import type { Context } from '../context.ts';
import type { Desk, Out } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import type { Sheet } from '../sentences/sheet.ts';
import { ownReading } from '../words/piece.ts';
import type { Word, Words } from '../words/words.ts';

/** A part of a map's text that is the whole text of a piece or kind of ground. */
export interface Section {
  readonly word: Word;
  /** Letters of the map's text. */
  readonly from: number;
  readonly to: number;
}

/** One text is asked about at each of its sentences. */
const asked = new WeakMap<Desk, readonly Section[]>();

/**
 * Under a label that names a piece, what a map says of it is that piece's own text, and is played from there: its clauses are those of
 * the piece. How many of the sentences from `index` on it takes, 0 for none.
 */
export function sectionOfPiece(
  desk: Desk,
  sentences: readonly Sentence[],
  index: number,
  { slot, words }: Context,
  out: Out,
): number {
  if (slot !== 'map') return 0;
  let sections = asked.get(desk);
  if (sections === undefined) {
    sections = sectionsIn(desk.source, words);
    asked.set(desk, sections);
  }
  const letter = (sentence: Sentence): number => desk.tokens[sentence.from]?.from ?? 0;
  const first = letter(sentences[index] as Sentence);
  const section = sections.find(({ from, to }) => first >= from && first < to);
  if (section === undefined) return 0;
  const { sheet } = desk;
  const own = ownReading(section.word, words);
  for (const said of own.clauses) {
    const { field, status } = said;
    if (field !== 'text') continue;
    const clause = sheet.repeat(said, own, section.from);
    if (status === 'run') out.held.push({ rule: { clause, rule: 'said' }, of: 'you' });
    else if (status === 'manual') out.held.push({ rule: { clause, rule: 'manual' }, of: 'you' });
  }
  let end = index;
  while (end < sentences.length && letter(sentences[end] as Sentence) < section.to) end += 1;
  return end - index;
}

/** The sections of a map's text under labels of pieces and ground, and whose text each is. */
export const sectionsIn = (text: string, words: Words): readonly Section[] =>
  mapSections(text).flatMap(({ name, from, to }) => {
    const body = text.slice(from, to);
    const word = words.all.find(
      (one) => (one.kind === 'marker' || one.kind === 'terrain') && one.text === body && isLabelOf(name, one.name),
    );
    return word === undefined ? [] : [{ word, from, to }];
  });

/** What a map says under the label of something that has another text of its own: that text counts, and there it must be said. */
export function saidElsewhere({ clauses }: Sheet, text: string, words: Words): void {
  for (const { name, from, to } of mapSections(text)) {
    const word = words.all.find(
      (one) => (one.kind === 'marker' || one.kind === 'terrain') && one.text !== '' && isLabelOf(name, one.name),
    );
    if (word === undefined || word.text === text.slice(from, to)) continue;
    for (const clause of clauses)
      if (typeof clause.why === 'object' && clause.from >= from && clause.to <= to)
        Object.assign(clause, { why: `${word.name} has a text of its own, which does not say so`, fix: undefined });
  }
}
