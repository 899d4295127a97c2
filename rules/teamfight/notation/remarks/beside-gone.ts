import type { Moment, Node, Place } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { phrases } from '../phrases/phrases.ts';
import { ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import { ofClause } from '../sentences/of-clause.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { type Word, wordAt } from '../words/words.ts';

const gone = oneOf('removed destroyed');
const pronouns = oneOf('one them any');

/**
 * `Destroy all Mines. Enemies adjacent to a destroyed Mine take 2dmg`, `at the start of your next turn, remove them. Enemies on or adjacent to a removed
 * Fence take 2dmg`: those who are there just before that, once each.
 */
export function besideGone({ desk, out, tail, context }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  if (desk.standing || bullet || opens || tail?.node.node === 'target') return false;
  const cursor = new Cursor(desk.tokens, from, to);
  const last = out.nodes.at(-1);
  const one = !cursor.holds(gone) && last?.node === 'remove' && cursor.holds(pronouns);
  if (!one && cursor.lacks(gone)) return false;
  if (!cursor.take('all|each? enemies|allies|units|enemy|ally|unit')) return false;
  cursor.take('in|on|inside or');
  if (!cursor.take(one ? 'adjacent|next to' : 'adjacent|next to a|an|any|each|the removed|destroyed')) return false;
  const said = cursor.at - 1;
  const gonePiece = one && last?.node === 'remove' ? ofAll(last, context) : undefined;
  if (one && (gonePiece === undefined || !cursor.takeAny('one of them', 'any of them', 'one|them|any'))) return false;
  const piece = gonePiece
    ? { word: gonePiece, to: cursor.at }
    : wordAt(context.words, desk.tokens, cursor.at, to, ['marker']);
  if (piece === undefined) return false;
  const { ref } = piece.word;
  const removes = removal(out.nodes, ref);
  const laid = removes === undefined && last !== undefined ? laidUntil(last, ref) : undefined;
  // Of others that lie there from an earlier use it would not be known which ones go.
  const once = /\b(?:1 ?\/ ?game|ultimate)\b/i.test(desk.source);
  if (removes === undefined && (laid === undefined || !once)) return false;
  const like = desk.tokens[said] as Token;
  // "Enemies adjacent to one": by its name, as if it stood there.
  const named = gonePiece ? [...wordsLike(like, `to a ${gonePiece.name.toLowerCase()}`)] : [];
  const behind = gonePiece ? piece.to : said + 1;
  const tokens = [...desk.tokens.slice(0, said), ...named, ...desk.tokens.slice(behind)];
  const mark = desk.sheet.next;
  const about = within(context, { them: undefined, named: {}, marker: undefined, gone: undefined });
  const told = new Cursor(tokens, from, to + named.length - (behind - said));
  const read = phrases({ ...desk, tokens, notes: { ...desk.notes } }, told, about, undefined);
  desk.sheet.backTo(mark);
  const [each, ...more] = read.nodes;
  if (read.fault || more.length > 0 || each?.node !== 'each' || read.held.length > 0 || !told.done) return false;
  // "1dmg for each", of those that are gone or of those beside it: they are still there when it is dealt.
  if (/"(?:count|is)":"removed"/.test(JSON.stringify(each))) return false;
  const clause = ran(desk, from, to);
  ofClause(read.nodes, clause);
  if (removes !== undefined) {
    const { list, yours } = removes;
    list.splice(-1, 0, yours ? { ...each, who: { ...each.who, places: (each.who.places ?? []).map(ofYours) } } : each);
    return true;
  }
  if (laid === undefined) return false;
  const mine = { ...each, who: { ...each.who, places: (each.who.places ?? []).map(ofYours) } };
  const { place, until } = laid;
  Reflect.deleteProperty(place, 'until');
  out.nodes.push({
    clause,
    node: 'later',
    at: until,
    then: [mine, { clause, node: 'remove', what: { marker: ref, yours: true } }],
  });
  return true;
}
besideGone.begins = beginning('all|each? enemies|allies|units|enemy|ally|unit');

/** The piece of which all are taken away, or all of one's own. */
const ofAll = ({ what }: Extract<Node, { node: 'remove' }>, { words }: Context): Word | undefined =>
  typeof what === 'object' && what.places === undefined ? wordOf(words, what.marker, 'marker') : undefined;

const ofYours = (place: Place): Place =>
  typeof place.of === 'object' && 'marker' in place.of ? { ...place, of: { ...place.of, yours: true } } : place;

/** Where all such pieces are taken away as the last of all. */
function removal(nodes: Node[], marker: string): { readonly list: Node[]; readonly yours: boolean } | undefined {
  const last = nodes.at(-1);
  if (last?.node === 'later') return removal(last.then as Node[], marker);
  if (last?.node !== 'remove' || typeof last.what !== 'object' || last.what.marker !== marker) return undefined;
  const { places, yours } = last.what;
  return places === undefined ? { list: nodes, yours: yours === true } : undefined;
}

type Laid = Extract<Node, { node: 'place' }>;

/** The pieces that the sentence before lays until a turn begins or ends. */
function laidUntil(node: Node, marker: string): { readonly place: Laid; readonly until: Moment } | undefined {
  const list = node.node === 'area' ? (node.spaces ?? []) : node.node === 'space' ? node.then : [];
  const [place, ...more] = list;
  if (place?.node !== 'place' || more.length > 0 || place.marker !== marker || place.until === undefined)
    return undefined;
  const { until } = place;
  return until.moment === 'turn-start' || until.moment === 'turn-end' ? { place, until } : undefined;
}
