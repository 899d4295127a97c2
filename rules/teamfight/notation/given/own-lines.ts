import type { Condition, Rule } from '../../program.ts';
import { ran, reminded } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import { asClause, ofClause } from '../sentences/of-clause.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { ownReading } from '../words/piece.ts';
import { isStance, type Word } from '../words/words.ts';
import { asOwn, isOwn, kindOf, speaksToo } from './as-own.ts';
import { leavingWords } from './explained.ts';
import { mostTried } from './repeat.ts';

/** More lines than these tell nothing of one stance. */
const most = 6;

/**
 * `At the start of your turn, take 2 damage. Then enemies in burst 1, 1dmg`, below the stance or token that is entered or given: several sentences
 * that say together what its own text says, or, of a stance, what is so in it beside that: that is played from the card then.
 * Returns how many they are.
 */
export function ownLines(flow: Flow, sentences: readonly Sentence[], index: number, word: Word): number {
  const { desk, context } = flow;
  const first = sentences[index] as Sentence;
  if (word.text === '' || first.bullet) return 0;
  for (let to = Math.min(sentences.length, index + most); to > index; to--) {
    const last = sentences[to - 1] as Sentence;
    const text = textOf(flow, first, last);
    if (leavingWords.test(text)) continue;
    desk.notes.tried = (desk.notes.tried ?? 0) + 1;
    if (desk.notes.tried > mostTried) return 0;
    const now = /^now,? and /i.exec(text)?.[0] ?? '';
    const rules = asOwn(text.slice(now.length), word, context.words);
    if (rules === undefined) continue;
    if (isOwn(rules, word, context.words)) {
      if (now !== '') {
        const entering = isStance(word) && asEntered(rules, word);
        if (!entering) continue;
        desk.notes.rules = [...(desk.notes.rules ?? []), ...asClause(entering, desk.sheet.next)];
      }
      reminded(desk, first.from, last.to);
      return to - index;
    }
    const inIt = isStance(word) && isBeside(rules, word, flow) && whileIn(rules, word);
    if (!inIt) continue;
    ofClause(inIt, ran(desk, first.from, last.to));
    desk.notes.rules = [...(desk.notes.rules ?? []), ...inIt];
    return to - index;
  }
  return 0;
}

/** Whether the stance's own text says nothing of that kind: else it could be the same, told otherwise, and would be done twice. */
function isBeside(rules: readonly Rule[], word: Word, { context: { words } }: Flow): boolean {
  if (speaksToo(rules, word, words)) return false;
  const { clauses, program } = ownReading(word, words);
  if (clauses.some(({ status }) => status === 'manual')) return true;
  const own = new Set(program.rules.map(kindOf));
  return rules.every((rule) => !own.has(kindOf(rule)));
}

/** `Now and at the start of your turn, heal 2`, of a stance that does so at the start of your turn: as it is entered, too. */
function asEntered(rules: readonly Rule[], { ref }: Word): Rule[] | undefined {
  const trigger = { on: 'enters-stance', who: { side: 'you' }, token: ref } as const;
  const all = rules.map((rule): Rule | undefined =>
    rule.rule === 'when' && /^turn-/.test(rule.trigger.on) && 'who' in rule.trigger && rule.trigger.who?.side === 'you'
      ? { ...rule, trigger }
      : undefined,
  );
  return all.some((rule) => rule === undefined) ? undefined : (all as Rule[]);
}

/** The lines without the indent that they have below what they tell of. */
function textOf({ desk: { tokens, source } }: Flow, first: Sentence, last: Sentence): string {
  const said = source.slice(tokens[first.from]?.from ?? 0, tokens[last.to - 1]?.to ?? 0);
  const lines = said.split('\n');
  const indents = lines.slice(1).map((line) => line.length - line.trimStart().length);
  const least = Math.min(...indents);
  return lines.map((line, n) => (n === 0 ? line : line.slice(least))).join('\n');
}

/** What holds only as long as one is in the stance. Undefined where that cannot be said of it. */
function whileIn(rules: readonly Rule[], { ref }: Word): Rule[] | undefined {
  const inIt: Condition = { is: 'stance', token: ref };
  const found = rules.flatMap((rule): Rule[] => {
    if (rule.rule === 'is' || rule.rule === 'change' || rule.rule === 'when')
      return [{ ...rule, if: [inIt, ...(rule.if ?? [])] }];
    // "Replace your default ability with: ...".
    if (rule.rule === 'ability' && rule.program.use !== undefined) {
      const use = { ...rule.program.use, needs: [inIt, ...(rule.program.use.needs ?? [])] };
      return [{ ...rule, program: { ...rule.program, use } }];
    }
    return [];
  });
  return found.length === rules.length && found.length > 0 ? found : undefined;
}
