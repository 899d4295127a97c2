import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { type Words, wordAt } from '../words/words.ts';
import type { Desk, Read } from './desk.ts';
import type { Flow, InOtherWords } from './flow.ts';
import { isHeadAlone } from './opening.ts';
import { bulletsAfter, type Sentence, scopeOf } from './sentence.ts';
import { Sheet } from './sheet.ts';

const has = /^(?:have|has|gains?|gets?)$/;
const does =
  /^(?:heals?|gains?|gets?|loses?|takes?|have|has|may|can|cannot|can't|deals?|moves?|are|is|becomes?|receives?|clears?|ignores?)$/;
const people = /^(?:you|allies|ally|enemies|enemy|units?|each|every|all|an?|any|one|two|three|up|others?|heroes|hero)$/;

/**
 * `You and allies in burst 3:` before bullets or lines, `- heal 1`, `- gain Armor`, `allies in range 2 have:` before `- +1 speed`: all of them, as if they
 * stood behind whom they are told of. Alternatives have a choice before them.
 */
export function linesOfWhom(
  flow: Flow,
  sentences: readonly Sentence[],
  index: number,
  read: Read,
): InOtherWords | undefined {
  const { desk, context } = flow;
  const head = sentences[index] as Sentence;
  if (!head.opens && !head.bullet) return inLine(flow, head, read);
  if (!head.opens || head.bullet || !/^(?:ability|default|passive)$/.test(context.slot)) return undefined;
  const bullets = bulletsAfter(sentences, index);
  const to = bullets.at(-1)?.to ?? index + 1 + scopeOf(sentences, index);
  const lines = sentences.slice(index + 1, to);
  if (lines.length === 0 || lines.some(({ opens }) => opens) || bullets.some((one) => one.to - one.from > 1))
    return undefined;
  const { tokens } = desk;
  const said = tokens.slice(head.from, tokens[head.to - 1]?.text === ':' ? head.to - 1 : head.to);
  const like = said[0] as Token;
  const last = said.at(-1)?.text ?? '';
  const isOfThem = people.test(like.text);
  const isHead = isHeadAlone(desk, { from: head.from, to: head.from + said.length }, context);
  // Below a head that harms lines are read as they stand.
  if (bullets.length === 0 && !has.test(last) && !said.some(({ text }) => /^(?:allies|ally|you)$/.test(text)))
    return undefined;
  if (!has.test(last) && !isHead && !(desk.standing && isOfThem)) return undefined;
  const parts = lines.map(({ from, to: end }) => asWritten(tokens.slice(from, end), desk.source));
  const told = has.test(last) ? parts : isOfThem ? parts.map((part) => withVerb(part, context.words)) : undefined;
  const isVerbs = told?.every((part) => part !== undefined) === true;
  // "Allies in burst 3: - push 1 - gain a Coin": theirs, or yours behind something that you do.
  if (!isVerbs && isOfThem && parts.some(([first]) => does.test(first?.text ?? ''))) return undefined;
  const all = isVerbs
    ? told.flatMap((part, n) => [...(n === 0 ? [] : [wordLike(like, n === told.length - 1 ? 'and' : ',')]), ...part])
    : has.test(last)
      ? undefined
      : parts.flatMap((part) => [wordLike(like, ','), ...part]);
  if (all === undefined) return undefined;
  const found = asOne(flow, head, [...said, ...all], read);
  return found && { ...found, taken: 1 + lines.length };
}
linesOfWhom.needs = oneOf('allies ally enemies enemy units unit you range burst line have has gain gains get gets');

/** `Allies in burst 3: heal 1, gain Armor`: the same in one line. */
function inLine(flow: Flow, head: Sentence, read: Read): ReturnType<typeof linesOfWhom> {
  const { desk, context } = flow;
  const { tokens } = desk;
  if (desk.standing || !people.test(tokens[head.from]?.text ?? '')) return undefined;
  let colon = head.from + 1;
  while (colon < head.to && tokens[colon]?.text !== ':') colon += 1;
  if (colon >= head.to || !/^(?:ability|default)$/.test(context.slot)) return undefined;
  const said = tokens.slice(head.from, colon);
  if (!said.some(({ text }) => /^(?:allies|ally)$/.test(text))) return undefined;
  const rest = tokens.slice(colon + 1, head.to);
  if (!does.test(rest[0]?.text ?? '') || !rest.some(({ text }) => text === ',' || text === 'and')) return undefined;
  if (!isHeadAlone(desk, { from: head.from, to: colon }, context)) return undefined;
  const found = asOne(flow, head, [...said, ...rest], read);
  return found && { ...found, taken: 1 };
}

/** Some words in the place of a sentence, where they are read. */
function asOne({ desk, context }: Flow, head: Sentence, words: readonly Token[], read: Read) {
  const tokens = [...desk.tokens, ...words];
  const sentence: Sentence = { ...head, opens: false, from: desk.tokens.length, to: tokens.length };
  const trial: Desk = { ...desk, tokens, sheet: new Sheet(), notes: { ...desk.notes } };
  const found = read(trial, [sentence], context);
  const isRead = !found.fault && trial.sheet.clauses.every(({ status }) => status !== 'manual');
  return isRead ? { desk: { ...desk, tokens }, sentence } : undefined;
}

/** "May move 1" begins with those of whom it is told, and not with "you". */
const asWritten = (part: readonly Token[], source: string): readonly Token[] =>
  part[0]?.text === 'you' && !/^you/i.test(source.slice(part[0].from, part[0].from + 3)) ? part.slice(1) : part;

/** `1dmg` as "take 1dmg", `+1 speed` as "have +1 speed", `Slow` as "gain Slow". */
function withVerb(part: readonly Token[], words: Words): readonly Token[] | undefined {
  const [first] = part;
  if (first === undefined) return undefined;
  if (does.test(first.text)) return part;
  const cursor = new Cursor(part, 0, part.length);
  if (cursor.sees('# dmg|damage')) return [...wordsLike(first, 'take'), ...part];
  if (cursor.sees('+|- #')) return [...wordsLike(first, 'have'), ...part];
  const state = wordAt(words, part, 0, part.length, ['condition', 'token']);
  return state === undefined ? undefined : [...wordsLike(first, 'gain'), ...part];
}
