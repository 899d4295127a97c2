import type { Node, Rule, Use, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Word, type Words, wordAt } from '../words/words.ts';
import { hasGiven } from './gave.ts';

const paying = oneOf('action');

/** Behind what a card gives: who else may take it away. */
export function shakenByCard(desk: Desk, { gave, words }: Context, { from, to, bullet, opens }: Sentence): boolean {
  // What its own text says of it, too, is done by that.
  if (gave === undefined || desk.standing || bullet || opens || /\baction\b/i.test(gave.text)) return false;
  const found = shakenByOthers(new Cursor(desk.tokens, from, to), gave, words, desk.sheet.next);
  if (found === undefined) return false;
  desk.notes.rules = [...(desk.notes.rules ?? []), ...found];
  ran(desk, from, to);
  return true;
}
shakenByCard.begins = beginning('they|it|the|target|a|an|any|adjacent|unit|units');
shakenByCard.needs = paying;

/** `They can spend a Standard Action to remove it`, `an adjacent unit may use a Move Action to remove it`. */
function shakenByOthers(cursor: Cursor, gave: Word, words: Words, clause: number): readonly Rule[] | undefined {
  if (cursor.lacks(paying)) return undefined;
  return cursor.try((): readonly Rule[] | undefined => {
    const own = cursor.takeAny('they|it', 'the? target');
    const beside =
      (!own || cursor.take('or')) &&
      cursor.takeAny('a|an|any adjacent unit|units', 'adjacent units', 'a|an|any? unit|units adjacent|next to them|it');
    const direct = own && !beside ? asAction(cursor, gave, words) : undefined;
    if (
      direct === undefined &&
      ((!own && !beside) || !cursor.takeAny('may|can also? spend|use|take a|an|one', 'may|can spend|use|take their'))
    )
      return undefined;
    const action = direct ?? actionAt(cursor);
    if (action === undefined) return undefined;
    if (direct === undefined) {
      if (!cursor.take('move|standard|free action to') || !cursor.take('remove|clear|discard|end|lose'))
        return undefined;
      if (!cursor.takeAny('it|this', 'the|that token|mark') && !isNamed(cursor, gave, words)) return undefined;
    }
    cursor.take('from them|it');
    if (!cursor.done) return undefined;
    const use: Use = { clause, action };
    const ability = (who: Who, body: Node): Rule => ({
      ...{ clause, rule: 'ability', who, name: `Remove ${gave.name}` },
      program: { use, body: [body], rules: [] },
    });
    const lose = (from: 'you' | 'target'): Node => ({ clause, node: 'lose', token: gave.ref, from, count: 'all' });
    const bearer: Who = { side: 'any', if: [hasGiven(gave)] };
    const rules = own ? [ability(bearer, lose('you'))] : [];
    if (!beside) return rules;
    const who: Who = { side: 'any', places: [{ range: { max: 1 }, of: { nearest: bearer } }] };
    const target: Who = { side: 'any', except: ['you'], if: [{ is: 'has', of: 'each', token: gave.ref }] };
    const help: Node = { clause, node: 'target', who: target, range: { max: 1 }, sight: false, then: [lose('target')] };
    return [...rules, ability(who, help)];
  });
}

/** `can remove it as a Free Action`. */
const asAction = (cursor: Cursor, gave: Word, words: Words): Use['action'] | undefined =>
  cursor.try(() => {
    if (!cursor.take('may|can also? remove|clear|discard|end')) return undefined;
    if (!cursor.takeAny('it|this', 'the|that token|mark') && !isNamed(cursor, gave, words)) return undefined;
    if (!cursor.take('as a|an')) return undefined;
    const action = actionAt(cursor);
    return cursor.take('move|standard|free action') ? action : undefined;
  });

/** `Move Action`. Takes nothing. */
const actionAt = (cursor: Cursor): 'move' | 'standard' | 'free' | undefined => {
  const said = cursor.peek()?.text;
  return said === 'move' || said === 'standard' || said === 'free' ? said : undefined;
};

/** `the Fuse`, `your Fuse`: the one that was given. */
function isNamed(cursor: Cursor, gave: Word, words: Words): boolean {
  cursor.take('the|your|that');
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['token']);
  if (found?.word.ref !== gave.ref) return false;
  cursor.at = found.to;
  return true;
}
