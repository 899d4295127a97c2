import type { Rule } from '../../program.ts';
import { within } from '../context.ts';
import { ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { lex, type Token, wordsLike } from '../words/token.ts';
import { givenIn } from './gave.ts';
import { readHeld } from './while-had.ts';

const loses = oneOf('lose loses');

/**
 * `A unit loses all Drowsy tokens when they take damage`, `units with Drowsy lose it when they move`, behind what gives one that has no text of
 * its own: it stands with the card, as it says nothing where nobody has it.
 */
export function lostByAll({ desk, out, context }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  if (desk.standing || bullet || opens) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (!cursor.sees('a|an|any|each|every unit|enemy|ally|hero') && !cursor.sees('units|enemies|allies')) return false;
  if (cursor.lacks(loses)) return false;
  const mute = [...new Set(givenIn(out.nodes).map(({ token }) => token))].flatMap((ref) => {
    const word = wordOf(context.words, ref, 'token');
    return word?.text === '' ? [word] : [];
  });
  const [word] = mute;
  const said = word && asAnswer(desk.tokens.slice(from, to), mute.length === 1 ? word.name : undefined);
  if (said === undefined) return false;
  const mark = desk.sheet.next;
  const held = readHeld(desk, said, within(context, { them: undefined, named: {} }), from);
  desk.sheet.backTo(mark);
  const isLost = ({ rule }: { readonly rule: Rule }): boolean =>
    rule.rule === 'when' &&
    rule.then.every((node) => node.node === 'lose' && mute.some(({ ref }) => ref === node.token));
  if (held === undefined || !held.every(isLost)) return false;
  const clause = ran(desk, from, to);
  desk.notes.rules = [...(desk.notes.rules ?? []), ...held.map(({ rule }): Rule => ({ ...rule, clause }))];
  return true;
}
lostByAll.begins = beginning('a|an|any|each|every|units|enemies|allies');
lostByAll.needs = loses;

const one = new Map([
  ['units', 'a unit'],
  ['enemies', 'an enemy'],
  ['allies', 'an ally'],
]);

/** What sets it off first: `when a unit takes damage, they lose all Drowsy`. */
function asAnswer(tokens: readonly Token[], only: string | undefined): Token[] | undefined {
  const verb = tokens.findIndex(({ text }) => text === 'lose' || text === 'loses');
  const when = tokens.findIndex(({ text }, at) => at > verb && /^(?:when|whenever|if)$/.test(text));
  const [first] = tokens;
  const behind = new Cursor(tokens, when + 1, tokens.length);
  if (first === undefined || verb < 1 || when < verb + 2 || !behind.take('they|it')) return undefined;
  const like = tokens[when] as Token;
  const whom = one.get(first.text) ?? (/^(?:any|each|every)$/.test(first.text) ? 'a' : undefined);
  const who = [...(whom === undefined ? [first] : wordsLike(first, whom)), ...tokens.slice(1, verb)];
  const lost = tokens.slice(verb + 1, when);
  const [it] = lost;
  const bare = lost.length === 1 && it?.text === 'it';
  if (bare && only === undefined) return undefined;
  const what =
    bare && it && only !== undefined
      ? [...wordsLike(it, 'all'), ...lex(only).map((token) => ({ ...token, from: it.from, to: it.to }))]
      : lost;
  const comma: Token = { ...like, text: ',', kind: 'sign', mark: lex(',')[0]?.mark ?? like.mark };
  return [
    ...wordsLike(like, 'when'),
    ...who,
    ...tokens.slice(behind.at),
    comma,
    ...wordsLike(like, 'they lose'),
    ...what,
  ];
}
