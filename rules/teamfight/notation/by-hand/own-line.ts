import type { Why } from '../../../kernel/reading/why.ts';
import type { Desk, Out } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import type { Sheet } from '../sentences/sheet.ts';
import { type Words, wordAt } from '../words/words.ts';

const who =
  '(?:nobody|no one|everybody|everyone|whoever|you|your (?:units|heroes|summons)|the active (?:hero|unit|player)|the (?:first|second) player|the player (?:who|with|that)|(?:(?:each|every|all|any|no|an?|only|both) )?(?:of the )?' +
  '(?!(?:the|that|this|these|those|such|its|their|his|her|your|same|other|another) )(?:[a-z]+ )?(?:units?|hero(?:es)?|summons?|players?))\\b';
const rounds =
  '(?:(?:in|during|from|until|till|before|after|on) (?:the )?(?:[a-z]+ |[0-9]+ ?(?:and|to|-) )*?rounds?|(?:in|during|on)? ?(?:each|every) (?:[a-z]+ )?(?:round|turn))\\b';
const moment = `(?:at the (?:start|end|beginning) of|${rounds})[^,]* ,`;
const often =
  '(?:once|twice|(?:two|three|four|[0-9]+) times) (?:per|each|every|a|in a) (?:single )?(?:turn|round|game|match) ,';
const but = '(?:except(?: for| on| in)?|other than|apart from|unlike) [^,]* ,';
/** A sentence that says of whom it speaks, and when or how often that is. */
const named = new RegExp(
  `^(?:[a-z]+ : )?(?:${moment} |${often} |${but} )?(?:(?:if|when|whenever|while|after|(?:each|every) time) )?${who}`,
);
/** What only the rules of the game speak of, as long as no other line of the text does. */
const ofGame =
  /^(?:all |any |every |the )?(?:(?:ranged|melee|basic) )?(control point|point|ultimate|attack|cover|crit|roll|die|dice|damage|healing|kill|death|tie|first kill|abilit)(?:s|y|ies)?\b/;
/** Words of what was said before. */
const back =
  /\b(?:this(?! (?:turn|round|game|match))|these|such|(?:do|does|did|doing) so|(?:do|does|use|uses|using|doing) (?:it|that|them)|that (?:way|action|ability|limit|effect|bonus|rule|offer)|above|otherwise|also|the same (?:applies|goes|holds|is))\b/;

const spends = /\b(?:spend|spends|spent|pay|pays|paid)\b/;

/** Whether a sentence of a rules card or a map stands for itself: it says of whom or what it is, and nothing of what other lines say. */
function standsForItself({ tokens, source }: Desk, { from, to, indent, bullet }: Sentence, words: Words): boolean {
  if (indent > 0 || (bullet && !/^\s*[-•*–]\s/.test(source))) return false;
  const said = tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
  // "Summons gain 2 instead", which changes what others gain.
  if (back.test(said) || (/\binstead\b(?! of)/.test(said) && !/\bwould\b/.test(said))) return false;
  // "Heroes may spend 1 Coin per turn" limits what other lines offer for one.
  if (spends.test(said) && !/\b(?:to [a-z]+|:) /.test(said) && elsewhere(tokens, { from, to }, 'spend')) return false;
  if (named.test(said)) return true;
  const when = tokens[from]?.text === 'when' || tokens[from]?.text === 'whenever' ? 1 : 0;
  const piece = wordAt(words, tokens, from + when, to, [
    'marker',
    'terrain',
    'summon',
    'counter',
    'condition',
    'token',
  ]);
  const about = piece?.word.name ?? ofGame.exec(said)?.[1];
  return about !== undefined && !elsewhere(tokens, { from, to }, about.toLowerCase());
}

const elsewhere = (tokens: Desk['tokens'], { from, to }: Pick<Sentence, 'from' | 'to'>, about: string): boolean =>
  [tokens.slice(0, from), tokens.slice(to)].some((part) =>
    part
      .map(({ text }) => text)
      .join(' ')
      .includes(about),
  );

/** Whether a limit that is not understood is of no more than its own line, as on a rules card that line stands for itself. */
export function ofItsLine(desk: Desk, sentence: Sentence, words: Words, why: Why): boolean {
  const { lines } = desk.notes;
  if (lines === undefined || !standsForItself(desk, sentence, words)) return false;
  if (!lines.has(sentence.line)) lines.set(sentence.line, why);
  return true;
}

/** What a text says without those lines of it of which something is by hand that limits the rest of the line. */
export function withoutLines(sheet: Sheet, desk: Desk, sentences: readonly Sentence[], said: Out): Out {
  const gone = new Set<number>();
  for (const [line, why] of desk.notes.lines ?? [])
    for (const clause of clausesIn(sheet, desk, ofLine(sentences, line))) {
      const found = sheet.clauses[clause];
      gone.add(clause);
      if (found?.status !== 'run') continue;
      found.status = 'manual';
      found.why = why;
    }
  if (gone.size === 0) return said;
  return { ...said, held: said.held.filter(({ rule }) => rule.rule === 'manual' || !gone.has(rule.clause)) };
}

export const ofLine = (sentences: readonly Sentence[], line: number): readonly Sentence[] =>
  sentences.filter((one) => one.line === line);

/** The clauses that stand where some sentences do. */
export function clausesIn({ clauses }: Sheet, { tokens }: Desk, sentences: readonly Sentence[]): readonly number[] {
  const from = tokens[sentences[0]?.from ?? -1]?.from;
  const to = tokens[(sentences.at(-1)?.to ?? 0) - 1]?.to;
  if (from === undefined || to === undefined) return [];
  return [...clauses.keys()].filter((index) => {
    const clause = clauses[index];
    return clause?.field === 'text' && clause.from >= from && clause.from < to;
  });
}
