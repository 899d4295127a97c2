import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike, writtenAs } from '../words/token.ts';
import type { Word } from '../words/words.ts';

const back = 'comes|come|is|are back|returned|replaced|rebuilt|restored';
const again = 'returns|return|respawns|respawn|reappears|reappear';
const there = [
  'here|there',
  'in|on|at|to this|its|the|their same|original? space|spaces|place|position|location',
  'in|to its|their place',
];

/** What takes a piece off the map. */
const goes = /\b(?:remove|removed|destroyed|destroy|killed|discard|picks?|takes? (?:this|it)|collects?)\b/;

/**
 * `Runes come back at the start of each round`, `a new Rune appears there at the start of the next round`, where a map tells of a piece that was
 * said to go: another one is placed on its space then. One with health comes back when it was destroyed.
 */
export function comesBack(tokens: readonly Token[], { name, fields }: Word): readonly Token[] {
  const called = writtenAs(name);
  const to: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const begins = at === 0 || tokens[at - 1]?.text === '.' || tokens[at - 1]?.kind === 'line';
    const end = tokens.findIndex(({ text, kind }, n) => n >= at && (text === '.' || kind === 'line'));
    const sentence = new Cursor(tokens, at, end < 0 ? tokens.length : end);
    const when = begins ? returning(sentence, called) : undefined;
    const isGone = goes.test(to.map(({ text }) => text).join(' '));
    const like = tokens[at] as Token;
    if (when === undefined || !(isGone || fields.object)) {
      to.push(like);
      at += 1;
      continue;
    }
    // It goes on with what makes the piece go.
    if (isGone) while (to.at(-1)?.kind === 'line') to.pop();
    const last = tokens[sentence.end - 1] as Token;
    const placed = `place a ${called} on this space`.split(' ');
    to.push(
      ...wordsLike(like, isGone ? when : `when destroyed , ${when}`),
      ...wordsLike(like, ','),
      ...placed.slice(0, -1).map((text) => wordLike(like, text)),
      wordLike(last, placed.at(-1) as string),
    );
    at = sentence.end;
  }
  return to;
}

/** At which moment it comes back, where the sentence says nothing else. */
function returning(cursor: Cursor, called: string): string | undefined {
  return cursor.try(() => {
    cursor.takeAny(
      'when|if it is? destroyed|removed|taken|killed ,',
      'when|if destroyed|removed|taken|killed ,',
      'then',
    );
    const early = moment(cursor);
    if (early !== undefined && !cursor.take(',')) return undefined;
    const fresh = cursor.takeAny(`a new ${called}`, `another ${called}`);
    const known = fresh
      ? cursor.takeAny('appears|spawns', 'is placed')
      : piece(cursor, called) && cursor.takeAny(back, again);
    if (!known) return undefined;
    const place = cursor.takeAny(...there);
    // Where a new one comes is said, or it is not known.
    if (fresh && !place) return undefined;
    const late = early ?? moment(cursor);
    if (!place) cursor.takeAny(...there);
    return cursor.done ? late : undefined;
  });
}

/** `it`, `the Rune`, `Runes`, `a Keg that was destroyed`, `destroyed Kegs`. */
function piece(cursor: Cursor, called: string): boolean {
  if (cursor.take('it|they|this')) return true;
  cursor.takeAny('each|every|all', 'a|an|the');
  cursor.take('destroyed|removed|taken');
  if (!cursor.takeAny(called, `${called}s`, `${called}es`)) return false;
  cursor.takeAny('that|which was|were|is|are? destroyed|removed|taken|killed');
  return true;
}

/** `at the start of each round`: of the next one, for what has gone before it. */
const moment = (cursor: Cursor): string | undefined =>
  cursor.try(() => {
    if (
      !cursor.takeAny(
        'at the start|beginning|end of the? next|each|every|this? round',
        'at the start|beginning|end of the round',
      )
    )
      return undefined;
    const said = cursor.tokens.slice(0, cursor.at).findLast(({ text }) => /^(?:start|beginning|end)$/.test(text))?.text;
    if (said !== 'end') return 'at the start of the next round';
    return cursor.tokens[cursor.at - 2]?.text === 'next' ? 'at the end of the next round' : 'at the end of the round';
  });
