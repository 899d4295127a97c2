import type { Rule } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { conditions } from '../occasions/condition.ts';
import type { Run } from '../phrases/run.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { predicates } from './predicate.ts';

/** `While a hero has 2 Heat, it receives +1 damage`: of each unit by itself for which it is so. */
export function whoever(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (!cursor.sees('while|if')) return false;
  const start = cursor.at;
  const clause = desk.sheet.next;
  let isOpen = false;
  const rules = cursor.try((): readonly Rule[] | undefined => {
    if (run.context.them !== undefined || !cursor.take('while|if a|an|any|each')) return undefined;
    cursor.at -= 1;
    const found = noun(cursor, run.context);
    const all = found && found.ref === undefined && found.max === undefined && standingWho(found);
    if (!all || !cursor.sees('has|have|is')) return undefined;
    const from = cursor.at;
    const asked = ofEach(cursor, run.context);
    isOpen = asked !== undefined && cursor.sees(', it|they') && meetsAnother(cursor, from, run.context);
    if (asked === undefined || isOpen || !cursor.take(', it|they')) return undefined;
    const who = { ...all, if: [...(all.if ?? []), ...asked] };
    const about = { cursor, context: run.context, clause, who };
    const first = predicates(about, false);
    const more = first && cursor.try(() => (cursor.take('and') ? predicates(about, false) : undefined));
    return first && cursor.done ? [...first, ...(more ?? [])] : undefined;
  });
  if (rules === undefined) {
    cursor.at = start;
    if (isOpen) run.out.fault = { at: start, governs: true, why: 'it does not say which of both is meant' };
    return isOpen;
  }
  ran(desk, start, cursor.at);
  run.out.held.push(...rules.map((rule) => ({ rule, of: 'you' as const })));
  return true;
}

/** `While an enemy is adjacent to your Wolf, it has -1 speed`, `while an ally is adjacent to this, it has Armor`, of an object: the one or the other. */
function meetsAnother({ tokens, at }: Cursor, from: number, { words, marker }: Context): boolean {
  const said = tokens.slice(from, at);
  const isThis = marker?.fields.object === true && tokens[at + 1]?.text === 'it';
  return said.some(
    ({ text }, n) =>
      (text === 'this' && isThis) ||
      (/^(?:ally|enemy|unit|hero|summon)$/.test(text) && /^(?:an?|any|another|your)$/.test(said[n - 1]?.text ?? '')) ||
      wordAt(words, said, n, said.length, ['summon', 'hero']) !== undefined ||
      wordAt(words, said, n, said.length, ['marker'])?.word.fields.object === true,
  );
}

/** What is asked of each of them, as of somebody who was named. */
function ofEach(cursor: Cursor, context: Context) {
  const before = cursor.at;
  const [subject] = cursor.tokens.slice(before - 1, before);
  if (subject === undefined) return undefined;
  const told = cursor.as(before - 1, 'they');
  const asked = conditions(told, within(context, { them: 'each', named: {} }));
  cursor.at = asked === undefined ? before : told.at;
  return asked;
}
