import type { Node, Option } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { type Desk, emptyOut, type Notes, type Out, reminded } from './desk.ts';
import { behindBand } from './dice.ts';
import type { Sentence } from './sentence.ts';

/** `Spend a Coin. Range 3, 3dmg`: who has none cannot choose it. */
function price([first]: readonly Node[]): Option['needs'] | undefined {
  if (first?.node !== 'lose' || first.from !== 'you') return undefined;
  if (first.count === 'any' && first.least !== undefined)
    return [{ is: 'has', of: 'you', token: first.token, min: first.least }];
  if (typeof first.count === 'string') return undefined;
  const { base, terms } = first.count;
  return terms === undefined && base > 0 ? [{ is: 'has', of: 'you', token: first.token, min: base }] : undefined;
}

/** Words of a name that an alternative may begin with. */
const mostOfName = 3;

/** `Hook: 1dmg, pull 2`: behind the name of an alternative, which changes nothing. */
function behindName({ tokens, source }: Desk, { from, to }: Sentence): number | undefined {
  let at = from;
  while (at < to && at - from < mostOfName && tokens[at]?.kind === 'word') at += 1;
  const isName = at > from && at + 1 < to && /^[A-Z]/.test(source.slice(tokens[from]?.from));
  return isName && tokens[at]?.text === ':' ? at + 1 : undefined;
}

/** One alternative by hand, with all that is said in it; the others are chosen as ever. */
function byHandAlone({ sheet }: Desk, first: number, whole: string): Out {
  for (const clause of sheet.clauses.slice(first))
    if (clause.status === 'run') Object.assign(clause, { status: 'manual', reason: `depends on "${whole}"` });
  return { ...emptyOut(), nodes: [{ clause: first, node: 'manual' }] };
}

/** The alternatives of a choice, or the bands of a die. */
export function chosen(
  desk: Desk,
  groups: readonly (readonly Sentence[])[],
  context: Context,
  block: (desk: Desk, sentences: readonly Sentence[], context: Context) => Out,
): Out {
  const out = emptyOut();
  const { kind, clause } = context.choice ?? { kind: 'choose', clause: desk.sheet.next };
  const inner = within(context, { choice: undefined, die: context.die || kind === 'roll' });
  const fault = (): Out => ({ ...out, fault: { at: groups[0]?.[0]?.from ?? 0, governs: true } });
  if (groups.length < 2) return fault();
  const options: Option[] = [];
  const bands: { from: number; to: number; then: readonly Node[] }[] = [];
  for (const group of groups) {
    const first = desk.sheet.next;
    const sentence = group[0] as Sentence;
    let rest = group;
    if (kind === 'roll') {
      const numbers = behindBand(desk, sentence);
      if (numbers === undefined) return fault();
      const { from, to, at } = numbers;
      // Two lines with one number: which of them is meant is open.
      if (bands.some((one) => one.from <= to && from <= one.to)) return fault();
      rest = [{ ...sentence, from: at, bullet: false }, ...group.slice(1)];
      const read = block(desk, rest, inner);
      if (read.fault || read.held.length > 0) return fault();
      bands.push({ from, to, then: read.nodes });
      continue;
    }
    let notes: Notes = { ...desk.notes };
    let read = block({ ...desk, notes }, rest, inner);
    const behind = read.fault === undefined ? undefined : behindName(desk, sentence);
    if (behind !== undefined) {
      desk.sheet.backTo(first);
      reminded(desk, sentence.from, behind);
      rest = [{ ...sentence, from: behind, bullet: false }, ...group.slice(1)];
      notes = { ...desk.notes };
      read = block({ ...desk, notes }, rest, inner);
    }
    const { whole, ...noted } = notes;
    Object.assign(desk.notes, noted);
    // A limit that is not understood is of its own alternative.
    if (whole !== undefined && desk.notes.whole === undefined) read = byHandAlone(desk, first, whole);
    if (read.held.length > 0) return fault();
    const label = desk.source.slice(desk.tokens[sentence.from]?.from, desk.tokens[(group.at(-1)?.to ?? 1) - 1]?.to);
    const needs = price(read.nodes);
    options.push({ clause: first, label, ...(needs && { needs }), then: read.nodes });
  }
  // "Choose two": so many of them, each once.
  const count = kind === 'choose' ? 1 : kind;
  if (typeof count === 'number' && count > options.length) return fault();
  if (typeof count === 'number') out.nodes.push({ clause, node: 'choose', count, options });
  else if (bands.some(({ from, to }) => from < 1 || to > 6 || to < from)) return fault();
  else out.nodes.push({ clause, node: 'roll', sides: 6, bands });
  return out;
}
