import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { type Words, wordAt } from '../words/words.ts';
import { choice } from './choice.ts';
import { type Desk, type Read, ran } from './desk.ts';
import { behindBand } from './dice.ts';
import type { Flow } from './flow.ts';
import { bulletsAfter, type Sentence } from './sentence.ts';

/** What stands before each alternative, and what behind it. */
interface Lead {
  readonly before: readonly Token[];
  readonly behind: readonly Token[];
}

const places = 'place|create|summon|put';
const brings = /^(?:gain|gains|get|gets|give|take|takes|is|are|becomes?|lose|loses)$/;
/** What an alternative is that only names something. */
const named = /^(?:an?|the|one|two|three)$/;

/**
 * `Roll a die. Place in an empty space in range 3 --` before `1-2: a Mine`, `gain one --` before `a Coin`: what is done with whatever the
 * alternative names. `Choose one, and lose any other Art --` before `gain Owl Art`: all others that are named go.
 */
export function leadOfBullets(flow: Flow, sentences: readonly Sentence[], index: number, read: Read): number {
  const { desk, out, context } = flow;
  const first = sentences[index] as Sentence;
  const second = sentences[index + 1];
  if (second === undefined) return 0;
  const apart = !second.bullet;
  if (desk.standing || flow.tail !== undefined || first.bullet || (apart && !sentences[index + 2]?.bullet)) return 0;
  if (apart ? !leads(desk, first, second) : !picksOne(desk, first)) return 0;
  const last = apart ? index + 1 : index;
  const bullets = bulletsAfter(sentences, last);
  const groups = bullets.map(({ from, to }) => sentences.slice(from, to));
  if (groups.length < 2 || groups.some(({ length }) => length > 1)) return 0;
  const options = groups.map(([one]) => one as Sentence);
  const told = apart ? behindChoice(flow, first, sentences[last] as Sentence, options) : inChoice(flow, first, options);
  if (told === undefined) return 0;
  const tokens = [...desk.tokens];
  const said = (words: readonly Token[], like: Sentence, more: Partial<Sentence>): Sentence => {
    const from = tokens.length;
    tokens.push(...words);
    return { ...like, ...more, from, to: tokens.length };
  };
  const all = [
    said(told.choice, first, { opens: false }),
    ...told.options.map((words, n) => said(words, options[n] as Sentence, {})),
  ];
  const mark = desk.sheet.next;
  const notes = { ...desk.notes };
  const found = read({ ...desk, tokens, notes }, all, context);
  const isRead = desk.sheet.clauses.slice(mark).every(({ status }) => status !== 'manual');
  if (found.fault || !isRead || found.held.length > 0 || found.nodes.length === 0) {
    desk.sheet.backTo(mark);
    return 0;
  }
  if (apart) ran(desk, (sentences[last] as Sentence).from, (sentences[last] as Sentence).to);
  Object.assign(desk.notes, notes);
  out.nodes.push(...found.nodes);
  return (bullets.at(-1)?.to ?? index + 1) - index;
}
leadOfBullets.several = true;
leadOfBullets.begins = beginning('roll|choose|pick|flip|toss', `gain|${places}`);

const chosen = /^(?:roll|choose|pick|flip|toss)$/;
const placed = /^(?:place|create|summon|put)$/;
/** What a place begins with. */
const where = /^(?:in|within|on|adjacent|next|beside|anywhere)$/;

/** Whether a choice or a die comes before words that may stand before each alternative. */
function leads({ tokens }: Desk, first: Sentence, { from, to }: Sentence): boolean {
  if (!chosen.test(tokens[first.from]?.text ?? '')) return false;
  const last = tokens[to - 1]?.text === '--' ? to - 2 : to - 1;
  return placed.test(tokens[from]?.text ?? '') || brings.test(tokens[last]?.text ?? '');
}

/** `Gain one --`, `summon in range 2 --`, `choose one, and lose ...`: what stands right before alternatives and says more than that one is chosen. */
function picksOne({ tokens }: Desk, { from, to }: Sentence): boolean {
  const isPlaced = placed.test(tokens[from]?.text ?? '');
  if (tokens[from + 1]?.text !== 'one') return isPlaced && where.test(tokens[from + 1]?.text ?? '');
  if (!chosen.test(tokens[from]?.text ?? '')) return true;
  for (let at = from + 2; at < to; at++)
    if (tokens[at]?.text === 'lose' || placed.test(tokens[at]?.text ?? '')) return true;
  return false;
}

interface Told {
  readonly choice: readonly Token[];
  readonly options: readonly (readonly Token[])[];
}

/** `Roll a die.`, then `place in range 3 --`. */
function behindChoice(flow: Flow, first: Sentence, second: Sentence, options: readonly Sentence[]): Told | undefined {
  const { desk } = flow;
  const cursor = new Cursor(desk.tokens, first.from, first.to);
  const kind = choice(cursor);
  if ((kind !== 'choose' && kind !== 'roll') || !cursor.done) return undefined;
  const lead = leadOf(wordsOf(desk, second));
  if (lead === undefined) return undefined;
  const all = options.map((one) => withLead(desk, one, lead, kind === 'roll', flow.context.words));
  return all.every((one) => one !== undefined)
    ? { choice: desk.tokens.slice(first.from, first.to), options: all as (readonly Token[])[] }
    : undefined;
}

/** Without the sign behind it. */
function wordsOf({ tokens }: Desk, { from, to }: Sentence): readonly Token[] {
  return tokens.slice(from, tokens[to - 1]?.text === '--' ? to - 1 : to);
}

function leadOf(said: readonly Token[]): Lead | undefined {
  const [verb, next] = said;
  if (verb === undefined) return undefined;
  const isPlaced = new Cursor(said, 0, said.length).sees(places);
  if (isPlaced && where.test(next?.text ?? '')) return { before: [verb], behind: said.slice(1) };
  return brings.test(said.at(-1)?.text ?? '') ? { before: said, behind: [] } : undefined;
}

/** An alternative that only names something, with what is done with it. */
function withLead(
  desk: Desk,
  option: Sentence,
  { before, behind }: Lead,
  isRolled: boolean,
  words: Words,
): Token[] | undefined {
  const at = isRolled ? behindBand(desk, option)?.at : option.from;
  const like = at === undefined ? undefined : desk.tokens[at];
  const last = desk.tokens[option.to - 1];
  if (at === undefined || like === undefined || last === undefined) return undefined;
  const bare = behind.length > 0 && !named.test(like.text) && like.kind !== 'number';
  if (bare && wordAt(words, desk.tokens, at, option.to, ['summon', 'marker', 'terrain'])?.to !== option.to)
    return undefined;
  const item = [...(bare ? [wordLike(like, 'a')] : []), ...desk.tokens.slice(at, option.to)];
  const as = (words: readonly Token[], { from, to }: Token): Token[] => words.map((word) => ({ ...word, from, to }));
  return [...desk.tokens.slice(option.from, at), ...as(before, like), ...item, ...as(behind, last)];
}

const others = [
  '( lose any other|others',
  '( lose the other|others',
  ', and lose any other|others',
  ', and lose the other|others',
  ', lose any other|others',
  ', lose the other|others',
  'and lose any other|others',
  'and lose the other|others',
] as const;

/** `Gain one of these`, `summon`, `choose one to place`: what is done with the alternative that is chosen. */
function chosenFor(cursor: Cursor): Token | undefined {
  return cursor.try(() => {
    if (cursor.take('choose|pick one')) {
      cursor.takeAny(...kinds);
      return cursor.take(`to ${places}`) ? cursor.before : undefined;
    }
    if (!cursor.take(`gain|${places}`)) return undefined;
    const verb = cursor.before;
    if (cursor.take('one')) cursor.takeAny(...kinds);
    else if (!cursor.sees('in|within|on|adjacent|next|beside|anywhere')) return undefined;
    return verb;
  });
}

const kinds = ['of the following', 'of these|them'] as const;

/** `Gain one --`, `place one in range 2 --`, and `choose one, and lose any other Art --`. */
function inChoice({ desk, context: { words } }: Flow, first: Sentence, options: readonly Sentence[]): Told | undefined {
  const said = wordsOf(desk, first);
  const [like] = said as [Token];
  const cursor = new Cursor(said, 0, said.length);
  const whole = wordsLike({ ...like, to: desk.tokens[first.to - 1]?.to ?? like.to }, 'choose one');
  const verb = chosenFor(cursor);
  if (verb !== undefined) {
    const lead = leadOf([verb, ...said.slice(cursor.at)]);
    const all = lead && options.map((one) => withLead(desk, one, lead, false, words));
    return all?.every((one) => one !== undefined) ? { choice: whole, options: all as (readonly Token[])[] } : undefined;
  }
  if (!cursor.take('choose|pick one') || !cursor.takeAny(...others)) return undefined;
  const rest = said.slice(cursor.at).filter(({ text }) => text !== ')');
  if (rest.length > 1) return undefined;
  const gained = options.map((one) => gainedIn(desk, one, words));
  const known = gained.map((one) => one?.ref);
  const kind = rest[0]?.text.replace(/s$/, '');
  const isKind = (name: string): boolean => kind !== undefined && name.toLowerCase().split(' ').at(-1) === kind;
  if (kind !== undefined && !gained.every((one) => one && isKind(one.name))) return undefined;
  // Others of that kind that no alternative names would go, too.
  const isAll = words.all.every(
    ({ ref, name, kind: of }) => !tokenKinds.has(of) || !isKind(name) || known.includes(ref),
  );
  if (!isAll || known.includes(undefined) || new Set(known).size < known.length) return undefined;
  const all = options.map((one, n): Token[] => {
    const own = desk.tokens.slice(one.from, one.to);
    const verb = own[0] as Token;
    const gone = gained
      .filter((_, at) => at !== n)
      .flatMap((other, at) => [
        ...wordsLike(verb, at === 0 ? 'lose all' : 'and all'),
        ...(other?.said ?? []).map((word) => ({ ...word, from: verb.from, to: verb.to })),
      ]);
    return [...gone, wordLike(verb, ','), wordLike(verb, 'then'), ...own];
  });
  return { choice: whole, options: all };
}

const tokenKinds: ReadonlySet<string> = new Set(['token', 'counter', 'condition', 'stance']);

/** `Gain Owl Art`: what, where that is all. */
function gainedIn({ tokens }: Desk, { from, to }: Sentence, words: Words) {
  const cursor = new Cursor(tokens, from, to);
  if (!cursor.take('gain a|an|one|the?')) return undefined;
  const found = wordAt(words, tokens, cursor.at, to, ['token', 'counter']);
  return found?.to === to
    ? { ref: found.word.ref, name: found.word.name, said: tokens.slice(cursor.at, to) }
    : undefined;
}
