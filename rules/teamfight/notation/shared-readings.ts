import type { Reading } from '../../kernel/reading/reading.ts';
import type { Program } from '../program.ts';
import { cardText, type Word, type Words } from './words/words.ts';

/**
 * What of an ability's or passive's text other texts look into: pieces that stand for somebody, faces that are flipped, units that are
 * noted, stances that are entered. A text without any of this is seen by its name alone; a test reads all texts of large sets with and
 * without the others.
 */
export const lookedInto =
  /corresponding to|representing|standing for|corresponds to|represents|stands for|\bnote (?:which|what|whose|who)\b|\bface(?:d|s)?[ -](?:up|down)\b|\bflip|\benter\b|\bwith your\b|\beither of you\b|\bfacing\b|\bin front of you\b|\bbehind you\b|\byour front\b|\btarget (?:has|is|takes|deals|cannot)\b/i;

const isOfCard = ({ kind }: Word): boolean => kind === 'ability' || kind === 'passive';

/** A vocabulary as far as the reading of a text may depend on the others, in one text to be compared. */
function seenOf(words: Words): string {
  return [JSON.stringify(words.options ?? {}), ...words.all.map(seenWord)].join('\n');
}

const seen = new WeakMap<Word, string>();

function seenWord(word: Word): string {
  let known = seen.get(word);
  if (known === undefined) {
    const silent = isOfCard(word) && !lookedInto.test(word.text);
    known = JSON.stringify(silent ? { ...word, text: '' } : word);
    seen.set(word, known);
  }
  return known;
}

type Readings = Map<string, Reading<Program>>;

/** The readings by vocabulary, the latest last: of a set that is edited, most keys change no word. */
const byVocabulary = new Map<string, Readings>();
const mostVocabularies = 12;
/** Texts that are typed leave a reading each behind. */
const mostReadings = 20_000;

/** What was read with a vocabulary that is the same for all texts but their own. */
export function readingsWith(words: Words): Readings {
  const key = seenOf(words);
  let readings = byVocabulary.get(key);
  if (readings === undefined || readings.size > mostReadings) readings = new Map();
  byVocabulary.delete(key);
  byVocabulary.set(key, readings);
  for (const oldest of byVocabulary.keys()) {
    if (byVocabulary.size <= mostVocabularies) break;
    byVocabulary.delete(oldest);
  }
  return readings;
}

/** What the reading of a text depends on beside the vocabulary: its words, and whose card it stands on. */
export function keyOf(
  text: { readonly slot: string; readonly name: string; readonly text: string; readonly byHand?: unknown },
  words: Words,
): string {
  const card = cardText(words, text.name, text.text);
  return JSON.stringify([
    text.slot,
    text.name,
    text.text,
    text.byHand,
    card?.ref,
    card?.dice,
    card?.uncharged,
    card?.hands,
  ]);
}
