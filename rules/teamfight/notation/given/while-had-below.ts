import type { Rule } from '../../program.ts';
import { byHand } from '../by-hand/manual.ts';
import { within } from '../context.ts';
import { ran, reminded } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import { attacksFrom } from '../sentences/givers-attacks.ts';
import { type Sentence, scopeOf } from '../sentences/sentence.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { lex, type Token } from '../words/token.ts';
import type { Word } from '../words/words.ts';
import { saysSo } from './as-own.ts';
import { isOfBearers } from './bearers.ts';
import { gaveOne, hasGiven } from './gave.ts';
import { giverDoes } from './giver-does.ts';
import { ofBearers, readHeld, whose } from './while-had.ts';

const meanwhile = 'while|as|for|so';

/**
 * `While they have it:` behind what gives a token, with lines below: each as if it stood behind the token by itself, and what speaks of nobody who has it
 * holds for as long as somebody does. Returns how many sentences that is.
 */
export function whileHadBelow(flow: Flow, sentences: readonly Sentence[], index: number): number {
  const { desk, out, context } = flow;
  const sentence = sentences[index] as Sentence;
  if (desk.standing || sentence.bullet || !sentence.opens) return 0;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (!cursor.sees(meanwhile)) return 0;
  const word = gaveOne(out.nodes, context.words);
  if (word === undefined || whose(cursor, word, context.words) !== 'they') return 0;
  cursor.take(':');
  const lines = sentences.slice(index + 1, index + 1 + scopeOf(sentences, index));
  if (!cursor.done || lines.length === 0 || lines.some(({ bullet, opens }) => bullet || opens)) return 0;
  reminded(desk, sentence.from, sentence.to);
  for (const line of lines) {
    if (giverDoes(flow, line) === true || holdsMeanwhile(flow, line, word)) continue;
    const why = `it does not say what becomes of ${word.name}`;
    const clause = byHand(desk, line, [], { at: line.from, governs: false, understood: true, why }, context.words);
    desk.notes.rules = [...(desk.notes.rules ?? []), { clause, rule: 'manual' }];
  }
  return lines.length + 1;
}
whileHadBelow.several = true;
whileHadBelow.begins = beginning(meanwhile);

/** `Abilities from other enemies targeting you have +2def`: than whoever has it, and while one does. */
function holdsMeanwhile({ desk, out, context }: Flow, line: Sentence, word: Word): boolean {
  const said = others(desk.tokens.slice(line.from, line.to), word);
  const mark = desk.sheet.next;
  const about = within(context, { them: undefined, named: {} });
  const theirs = word.text === '' ? ofBearers(said, word) : undefined;
  const ofThem = theirs && readHeld(desk, theirs, about, line.from);
  desk.sheet.backTo(mark);
  if (ofThem !== undefined && isOfBearers(ofThem, out.nodes, context.words)) {
    const clause = ran(desk, line.from, line.to);
    desk.notes.rules = [...(desk.notes.rules ?? []), ...ofThem.map(({ rule }): Rule => ({ ...rule, clause }))];
    return true;
  }
  const text = desk.source.slice(desk.tokens[line.from]?.from ?? 0, desk.tokens[line.to - 1]?.to ?? 0);
  if (word.text !== '' && saysSo(text, word, context.words)) {
    reminded(desk, line.from, line.to);
    return true;
  }
  const held = readHeld(desk, attacksFrom(said) ?? said, about, line.from);
  desk.sheet.backTo(mark);
  const asked = { is: 'there-is', who: { side: 'any', if: [hasGiven(word)] } } as const;
  const rules = held?.flatMap(({ rule }) =>
    rule.rule === 'is' || rule.rule === 'change' ? [{ ...rule, if: [...(rule.if ?? []), asked] }] : [],
  );
  if (held === undefined || rules === undefined || rules.length < held.length) return false;
  const clause = ran(desk, line.from, line.to);
  desk.notes.rules = [...(desk.notes.rules ?? []), ...rules.map((rule): Rule => ({ ...rule, clause }))];
  return true;
}

/** `other enemies` as "enemies without your Mark". */
function others(tokens: readonly Token[], { name }: Word): Token[] {
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    if (token.text === 'other' && /^(?:enemies|units|allies)$/.test(next?.text ?? '')) return [];
    if (tokens[at - 1]?.text !== 'other' || !/^(?:enemies|units|allies)$/.test(token.text)) return [token];
    return [token, ...lex(`without your ${name}`).map((one) => ({ ...one, from: token.from, to: token.to }))];
  });
}
