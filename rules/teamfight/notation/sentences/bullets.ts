import type { Why } from '../../../kernel/reading/why.ts';
import type { Node, Option, Ref } from '../../program.ts';
import { allByHand } from '../by-hand/governing.ts';
import { type Context, within } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { namesInTexts, wordAt } from '../words/words.ts';
import { isOfOthers, notChosenBefore } from './choice.ts';
import { type Desk, emptyOut, type Notes, type Out, type Read, reminded } from './desk.ts';
import { behindBand } from './dice.ts';
import type { Sentence } from './sentence.ts';
import { skippedAction } from './skipped-action.ts';

/** `Spend a Coin. Range 3, 3dmg`: who has none cannot choose it. */
export function price([first]: readonly Node[], of: Ref): Option['needs'] | undefined {
  if (first?.node !== 'lose' || first.from !== of) return undefined;
  if (first.count === 'any' && first.least !== undefined)
    return [{ is: 'has', of, token: first.token, min: first.least }];
  if (typeof first.count === 'string') return undefined;
  const { base, terms } = first.count;
  return terms === undefined && base > 0 ? [{ is: 'has', of, token: first.token, min: base }] : undefined;
}

/** A stance that is entered, where one may not be in it yet. */
const notThere = ([first]: readonly Node[]): Option['needs'] | undefined =>
  first?.node === 'stance' && first.token !== undefined
    ? [{ is: 'not', of: { is: 'stance', token: first.token } }]
    : undefined;

/** `Heads: 3dmg`, `on tails: 1dmg`. */
const isOfCoin = ({ tokens }: Desk, { from }: Sentence): boolean =>
  /^(?:heads|tails)$/.test(tokens[tokens[from]?.text === 'on' ? from + 1 : from]?.text ?? '');

/** What somebody who chooses does, where the alternative names nobody: `take 2 damage`, `is Stunned`. */
const done = /^(?:to|be|is|are|becomes?|takes?|gains?|gets?|loses?|discards?|moves?|heals?|clears?)$/;

/** What could be done by you or by whoever chooses. */
const openVerb =
  /^(?:fly|flies|teleports?|use|uses|spends?|deals?|places?|summons?|creates?|refresh|ready|tap|roll|swaps?|gives?|removes?|enters?|exits?|returns?|range|burst|choose|may|can|must|ends?|skips?)$/;

/** An alternative of somebody else, with "they" before what that one does; nothing where it is not said who does it. */
function theirs(desk: Desk, group: readonly Sentence[]): { desk: Desk; group: readonly Sentence[] } | undefined {
  const { tokens } = desk;
  const { from } = group[0] as Sentence;
  const first = tokens[from];
  if (first === undefined || openVerb.test(first.text)) return undefined;
  if (/^(?:push|pull)$/.test(first.text)) return shoved(desk, group);
  // "+2 speed this turn": they have that.
  const has = /^[+-]$/.test(first.text) ? [wordLike(first, 'they'), wordLike(first, 'have')] : undefined;
  if (has !== undefined)
    return {
      desk: { ...desk, tokens: [...tokens.slice(0, from), ...has, ...tokens.slice(from)] },
      group: group.map((one, n) => ({ ...one, from: n === 0 ? one.from : one.from + 2, to: one.to + 2 })),
    };
  if (!done.test(first.text)) return { desk, group };
  const isTo = first.text === 'to';
  const verb = isTo ? tokens[from + 1] : first;
  if (verb === undefined || !done.test(verb.text)) return undefined;
  const said = [wordLike(first, 'they'), verb.text === 'be' ? wordLike(verb, 'are') : verb];
  const more = isTo ? 0 : 1;
  return {
    desk: { ...desk, tokens: [...tokens.slice(0, from), ...said, ...tokens.slice(from + (isTo ? 2 : 1))] },
    group: group.map((one, n) => ({ ...one, from: n === 0 ? one.from : one.from + more, to: one.to + more })),
  };
}

/** Words of a name that an alternative may begin with. */
const mostOfName = 3;

/** `Push an adjacent enemy 1 in any direction`: adjacent to whoever chooses, where it is said which way. */
function shoved(desk: Desk, group: readonly Sentence[]): { desk: Desk; group: readonly Sentence[] } | undefined {
  const { tokens } = desk;
  const { from, to } = group[0] as Sentence;
  const cursor = new Cursor(tokens, from + 1, to);
  const like = tokens[from] as Token;
  const anyWay = tokens.slice(from, to).some(({ text }) => text === 'direction');
  if (!anyWay || !cursor.take('an? adjacent enemy|ally|unit')) return undefined;
  const whom = cursor.before as Token;
  const said = [...wordsLike(like, `an ${whom.text} adjacent to them`)];
  const more = said.length - (cursor.at - from - 1);
  return {
    desk: { ...desk, tokens: [...tokens.slice(0, from + 1), ...said, ...tokens.slice(cursor.at)] },
    group: group.map((one, n) => ({ ...one, from: n === 0 ? one.from : one.from + more, to: one.to + more })),
  };
}

/** `Summon: heal 4`, `Slowed: 2dmg`: what the target is. "Slow" and "Slow Burn" are names. */
function isSort(
  { tokens, words }: { tokens: readonly Token[]; words: Context['words'] },
  from: number,
  to: number,
): boolean {
  const text = tokens[from]?.text ?? '';
  const found = wordAt(words, tokens, from, to, ['summon', 'hero', 'condition']);
  const isOne = found?.word.kind === 'condition' ? /(?:ed|en)$/.test(text) : found !== undefined;
  const behind = isOne ? found?.to : from + 1;
  return (isOne || sorts.test(text)) && tokens[behind ?? from + 1]?.text === ':';
}

const sorts =
  /^(?:summons?|hero(?:es)?|objects?|units?|self|yourself|others?|unprotected|adjacent|damaged|full|targets?)$/;

/** `Hook: 1dmg, pull 2`: behind the name of an alternative, which changes nothing. */
function behindName({ tokens, source }: Desk, { from, to }: Sentence, { them, words }: Context): number | undefined {
  // "Range 3, choose one: Summon: heal 4, Slowed: 2dmg": which of them whoever was chosen is, and no name.
  if (them !== undefined && isSort({ tokens, words }, from, to)) return undefined;
  let at = from;
  while (at < to && at - from < mostOfName && tokens[at]?.kind === 'word') at += 1;
  const isName = at > from && at + 1 < to && /^[A-Z]/.test(source.slice(tokens[from]?.from));
  return isName && tokens[at]?.text === ':' ? at + 1 : undefined;
}

/** `Owl. Heal 2`: behind the numbers of a die a name alone, with a capital letter and of nothing that the set knows. */
function isNameAlone({ tokens, source }: Desk, { from, to }: Sentence, { words }: Context): boolean {
  if (to <= from || to - from > mostOfName || !/^[A-Z]/.test(source.slice(tokens[from]?.from))) return false;
  for (let at = from; at < to; at++)
    if (tokens[at]?.kind !== 'word' || wordAt(words, tokens, at, to, namesInTexts) !== undefined) return false;
  return !isOfGame.test(tokens[from]?.text ?? '');
}

/** Words that say what happens. */
const isOfGame =
  /^(?:nothing|miss|you|they|it|no|push|pull|heal|move|fly|teleport|roll|repeat|refresh|undefendable|irreducible|flying|invisible|immune|all|everyone|enemies|allies|crit|again)$/;

/** One alternative by hand, with all that is said in it; the others are chosen as ever. */
function byHandAlone({ sheet }: Desk, first: number, why: Why): Out {
  for (const clause of sheet.clauses.slice(first))
    if (clause.status === 'run') Object.assign(clause, { status: 'manual', why });
  return { ...emptyOut(), nodes: [{ clause: first, node: 'manual' }] };
}

/** Whether an alternative is said in one line, so that what limits it there is of that one. */
const isInLine = (group: readonly Sentence[]): boolean => group.every(({ line }) => line === group[0]?.line);

/** `- Range 3, 2dmg. 1/Game.`: how often one alternative can be chosen, or what it costs beside the others, is kept nowhere. */
const limitsOne = (before: Notes, { limit, late, costs, still, rests }: Notes): string | undefined =>
  limit !== before.limit ||
  late !== before.late ||
  costs !== before.costs ||
  still !== before.still ||
  rests !== before.rests
    ? 'it limits one alternative alone'
    : undefined;

/** The alternatives of a choice, or the bands of a die. */
export function chosen(given: Desk, groups: readonly (readonly Sentence[])[], context: Context, block: Read): Out {
  const out = emptyOut();
  const { kind, clause, who } = context.choice ?? { kind: 'choose' as const, clause: given.sheet.next };
  const inner = within(context, {
    choice: undefined,
    die: context.die || kind === 'roll',
    ...(who !== undefined && { them: who }),
  });
  const fault = (): Out => ({ ...out, fault: { at: groups[0]?.[0]?.from ?? 0, governs: true } });
  if (groups.length < 2) return fault();
  const options: Option[] = [];
  const others = isOfOthers(given.tokens, groups[0]?.[0]?.from ?? 0);
  const isFresh = notChosenBefore(given.tokens, groups[0]?.[0]?.from ?? 0);
  // What nobody uses has no use before it.
  if (isFresh && (given.standing || who !== undefined || !/^(?:ability|default)$/.test(context.slot))) return fault();
  let coin = false;
  const bands: { from: number; to: number; then: readonly Node[] }[] = [];
  for (const said of groups) {
    const first = given.sheet.next;
    const told = who === undefined ? { desk: given, group: said } : theirs(given, said);
    if (told === undefined) return fault();
    const { desk, group } = told;
    const sentence = group[0] as Sentence;
    let rest = group;
    if (kind === 'roll') {
      const numbers = behindBand(desk, sentence);
      if (numbers === undefined) return fault();
      const { from, to, at } = numbers;
      const isCoin = isOfCoin(desk, sentence);
      if (bands.length > 0 && isCoin !== coin) return fault();
      coin = isCoin;
      // Two lines with one number: which of them is meant is open.
      if (bands.some((one) => one.from <= to && from <= one.to)) return fault();
      const own = { ...sentence, from: at, bullet: false };
      const named = group.length > 1 && isNameAlone(desk, own, inner);
      if (named) reminded(desk, sentence.from, sentence.to);
      rest = named ? group.slice(1) : [own, ...group.slice(1)];
      const notes: Notes = { ...desk.notes };
      let read = block({ ...desk, notes }, rest, inner);
      const asks = isInLine(group) && notes.needs !== desk.notes.needs ? 'it limits one number alone' : undefined;
      const { whole = asks ?? (isInLine(group) ? limitsOne(desk.notes, notes) : undefined), ...noted } = notes;
      if (whole === undefined) Object.assign(desk.notes, noted);
      // What is not understood is of its own number.
      if (whole !== undefined && desk.notes.whole === undefined) read = byHandAlone(desk, first, whole);
      if (read.held.length > 0) return fault();
      bands.push({ from, to, then: read.nodes });
      continue;
    }
    let notes: Notes = { ...desk.notes };
    const skipped = others ? undefined : skippedAction(desk, sentence);
    if (skipped !== undefined) {
      const left = { ...sentence, from: skipped.from, bullet: false };
      rest = skipped.from < sentence.to ? [left, ...group.slice(1)] : group.slice(1);
    }
    let read = block({ ...desk, notes }, rest, inner);
    const behind = read.fault === undefined ? undefined : behindName(desk, sentence, inner);
    if (behind !== undefined) {
      desk.sheet.backTo(first);
      reminded(desk, sentence.from, behind);
      rest = [{ ...sentence, from: behind, bullet: false }, ...group.slice(1)];
      notes = { ...desk.notes };
      read = block({ ...desk, notes }, rest, inner);
    }
    const { whole, body, attacks, ...noted } = notes;
    const asked = isInLine(group) ? notes.needs?.slice(desk.notes.needs?.length ?? 0) : undefined;
    const limit = isInLine(group) ? limitsOne(desk.notes, notes) : undefined;
    if (limit === undefined) Object.assign(desk.notes, asked?.length ? { ...noted, needs: desk.notes.needs } : noted);
    // A limit that is not understood is of its own alternative.
    const own = whole ?? body ?? attacks ?? limit;
    if (own !== undefined && allByHand(desk.notes) === undefined) read = byHandAlone(desk, first, own);
    if (read.held.length > 0) return fault();
    const label = desk.source.slice(desk.tokens[sentence.from]?.from, desk.tokens[(group.at(-1)?.to ?? 1) - 1]?.to);
    const paid = price(read.nodes, who ?? 'you') ?? (others ? notThere(read.nodes) : undefined);
    if (others && paid === undefined) return fault();
    const needs = asked?.length ? [...(paid ?? []), ...asked] : paid;
    options.push({
      clause: first,
      label,
      ...(needs && { needs }),
      then: skipped === undefined ? read.nodes : [skipped.node, ...read.nodes],
    });
  }
  // "Choose two": so many of them, each once.
  const upTo = typeof kind === 'object';
  const count = kind === 'choose' ? 1 : upTo ? kind.upTo : kind;
  if (typeof count === 'number' && count > options.length) return fault();
  // Without words of its own the choice is that of the first way that is played.
  const isByHand = (one: number): boolean => given.sheet.clauses[one]?.status === 'manual';
  const offers = isByHand(clause) ? options.find((option) => !isByHand(option.clause)) : undefined;
  if (kind === 'choose' && isByHand(clause) && offers === undefined) return fault();
  if (typeof count === 'number')
    out.nodes.push({
      clause: offers?.clause ?? clause,
      node: 'choose',
      ...(who !== undefined && { who }),
      count,
      ...(upTo && { upTo }),
      ...(isFresh && { fresh: true as const }),
      options,
    });
  else if (bands.some(({ from, to }) => from < 1 || to > 6 || to < from)) return fault();
  else out.nodes.push({ clause, node: 'roll', sides: coin ? 2 : 6, bands });
  return out;
}
