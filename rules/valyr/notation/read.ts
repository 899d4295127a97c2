import type { ByHand } from '../../../schemas/types.generated.ts';
import { clausesOf } from '../../kernel/reading/by-hand.ts';
import type { WrittenText } from '../../kernel/reading/reader.ts';
import type { Clause, Reading } from '../../kernel/reading/reading.ts';
import { notUnderstood } from '../../kernel/reading/why.ts';
import type { Program, Rule } from '../program.ts';
import { active } from './active.ts';
import { type Context, namesOf, type Words } from './context.ts';
import { Cursor, type Token, tokensOf } from './cursor.ts';
import { answers, joins, passive, swarms } from './passive.ts';
import { tellActive, tellRule } from './tell.ts';

/** What a text stands on. */
export type Slot = 'passive' | 'active';

/** A text as a file has it, with what its unit and ability say. */
export interface Written extends WrittenText<Slot> {
  /** Name of the unit. */
  readonly unit: string;
  /** Its class and species, as the file has them, and the reference of its dynasty. */
  readonly kinds: readonly (string | undefined)[];
  readonly dynasty: string | undefined;
  /** References of the template and of the unit that the ability has. */
  readonly template: string | undefined;
  readonly spawns: string | undefined;
}

/** Reads the text of an ability. Pure, total: what is not understood is by hand, to the letter. */
export function read(written: Written, words: Words): Reading<Program> {
  const { name, text, slot, unit, kinds, dynasty, template, spawns, byHand } = written;
  const nameOf = (ref: string | undefined) => (ref === undefined ? undefined : words.nameOf.get(ref));
  const context: Context = {
    words,
    self: namesOf(unit, words),
    kinds: [...kinds, nameOf(dynasty)].flatMap((kind) => (kind ? [kind.toLowerCase()] : [])),
    template: nameOf(template),
    spawns: nameOf(spawns),
  };
  const head: Clause[] = name === '' ? [] : [{ field: 'name', from: 0, to: name.length, status: 'reminder' }];
  const tokens = tokensOf(text);
  if (tokens.length === 0) return { clauses: [...head, ...rest(text, 0)], program: { rules: [], active: undefined } };
  const whole = new Cursor(tokens);
  const only = answers(whole, context) ?? joins(whole, context) ?? swarms(whole, context);
  if (only)
    return {
      clauses: [...head, clause(text, 'run', tellRule(only))],
      program: { rules: [only], active: undefined },
    };
  // The text wins over the label: what says that it is an action is one (V-051).
  const isUsed = slot === 'active' || /\bas an action\b/i.test(text);
  if (isUsed) {
    const used = active(new Cursor(tokens), context);
    if (used)
      return { clauses: [...head, clause(text, 'run', tellActive(used))], program: { rules: [], active: used } };
    const manual = clause(text, 'manual', undefined, 'what it does is not all understood, so none of it is played');
    return { clauses: marked([...head, manual], text, byHand), program: { rules: [], active: undefined } };
  }
  const rules: Rule[] = [];
  const clauses = sentences(text, tokens).map(({ from, to, tokens: own }): Clause => {
    const rule = passive(new Cursor(own), context);
    if (!rule) return { field: 'text', from, to, status: 'manual', ...notUnderstood() };
    rules.push(rule);
    return { field: 'text', from, to, status: 'run', told: tellRule(rule) };
  });
  return { clauses: marked([...head, ...clauses], text, byHand), program: { rules, active: undefined } };
}

const clause = (text: string, status: 'run' | 'manual', told: string | undefined, reason?: string): Clause => ({
  ...{ field: 'text', from: 0, to: text.length, status },
  ...(told !== undefined && { told }),
  ...(reason !== undefined && { reason }),
});

const rest = (text: string, from: number): Clause[] =>
  text.length > from ? [{ field: 'text', from, to: text.length, status: 'reminder' }] : [];

interface Sentence {
  readonly from: number;
  readonly to: number;
  readonly tokens: readonly Token[];
}

/** Sentences that tile a text: each with its stop and the blanks behind it. */
function sentences(text: string, tokens: readonly Token[]): Sentence[] {
  const found: Sentence[] = [];
  let own: Token[] = [];
  let from = 0;
  for (const [index, token] of tokens.entries()) {
    own.push(token);
    const isLast = index === tokens.length - 1;
    if (!isLast && (token.word !== '.' || own.length === 1)) continue;
    const to = isLast ? text.length : tokens[index + 1]!.from;
    found.push({ from, to, tokens: own });
    [own, from] = [[], to];
  }
  return found;
}

/** Clauses that the designer leaves to people on purpose. */
function marked(clauses: readonly Clause[], text: string, byHand: readonly ByHand[] | undefined): Clause[] {
  const meant = new Set(
    (byHand ?? []).flatMap(({ clause: words }) => {
      const found = clausesOf(clauses, text, words);
      return typeof found === 'string' ? [] : [...found];
    }),
  );
  return clauses.map((one, index) => (meant.has(index) ? { ...one, onPurpose: true as const } : one));
}
