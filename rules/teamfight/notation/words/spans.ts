import { trimmed } from '../../../kernel/reading/by-hand.ts';
import type { Span, SpanKind } from '../../../kernel/reading/reader.ts';
import type { Clause } from '../../../kernel/reading/reading.ts';
import { read } from '../read.ts';
import type { Text } from '../texts/read-text.ts';
import { Cursor } from './cursor.ts';
import { lex, type Token } from './token.ts';
import { namesInTexts, type Words, wordAt } from './words.ts';

/** What to colour of a text, in order and without overlaps. Of what is by hand nothing is coloured as if it were understood. */
export function spans(text: Text, words: Words): Span[] {
  return spansOf(text.text, read(text, words).clauses, words);
}

/** As `spans`, where the text has been read already. */
export function spansOf(text: string, clauses: readonly Clause[], words: Words): Span[] {
  const tokens = lex(text);
  const found: Span[] = [];
  let at = 0;
  for (const clause of clauses) {
    if (clause.field !== 'text') continue;
    while (at < tokens.length && tokens[at]!.to <= clause.from) at++;
    let end = at;
    while (end < tokens.length && tokens[end]!.from < clause.to) end++;
    if (clause.status === 'run') within(tokens, at, end, words, found);
    else {
      const { from, to } = trimmed(text, clause);
      const kind = clause.status === 'reminder' ? 'reminder' : clause.onPurpose ? 'on-purpose' : 'manual';
      if (to > from) found.push({ from, to, kind });
    }
    at = end;
  }
  return found;
}

/** Phrases by what they are, in the patterns of `Cursor`; the first that fits is taken. */
const phrases: readonly (readonly [SpanKind, readonly string[]])[] = [
  [
    'cost',
    [
      '# / game|turn|round',
      'ultimate #',
      'instant + #',
      'instant',
      'move + standard action?',
      'free|move|standard action',
      'reaction',
      'spend #',
      'tap',
      'mandatory',
    ],
  ],
  ['range', ['range # to|- #', 'range # +', 'range #', 'line of sight', 'los', 'global']],
  ['area', ['burst #', 'line #', 'path #', '# x # rectangle|area?']],
  [
    'effect',
    [
      '+|- # def|crit|speed|range',
      '# irreducible? dmg|damage',
      '# overshield|def|crit|healing',
      'heal|heals|push|pull|move|moves|fly|flies|teleport|teleports up to #',
      'heal|heals|push|pull|move|moves|fly|flies|teleport|teleports #',
      'take|takes|deal|deals #',
      'undefendable',
      'irreducible',
    ],
  ],
];

const triggers = 'when|whenever|after|before|if';
const outcomes = [
  'on hit|miss|kill|crit|death',
  'on a? hit|miss|kill|crit',
  'at the? start|end of',
  'start|end of turn|round',
];
const durations = ['until', 'for the rest of', 'this turn|round|game'];
const breaks = /^[,:.;]$/;

function within(tokens: readonly Token[], from: number, to: number, words: Words, found: Span[]): void {
  const cursor = new Cursor(tokens, from, to);
  /** From token `first` to the one before the cursor. */
  const add = (kind: SpanKind, first: number): void => {
    found.push({ from: tokens[first]!.from, to: tokens[cursor.at - 1]!.to, kind });
  };
  /** On to the next comma, colon, stop or line. */
  const finish = (): void => {
    for (let token = cursor.peek(); token && token.kind !== 'line' && !breaks.test(token.text); token = cursor.peek())
      cursor.at++;
  };
  while (!cursor.done) {
    const first = cursor.at;
    const kind = phrases.find(([, patterns]) => cursor.takeAny(...patterns))?.[0];
    if (kind !== undefined) add(kind, first);
    else if (cursor.takeAny(...durations)) {
      finish();
      add('duration', first);
    } else if (cursor.take(triggers) || cursor.takeAny(...outcomes)) {
      finish();
      add('trigger', first);
    } else {
      const word = wordAt(words, tokens, first, to, namesInTexts);
      cursor.at = word?.to ?? first + 1;
      if (word) add('word', first);
    }
  }
}
