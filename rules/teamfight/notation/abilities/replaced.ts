import type { Rule } from '../../program.ts';
import type { Context } from '../context.ts';
import { asClause } from '../sentences/of-clause.ts';
import type { Statement } from '../states/statement.ts';
import { readText } from '../texts/read-text.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import type { Words } from '../words/words.ts';
import { ownAbility } from './means.ts';

const quoted = oneOf('"');

const other = oneOf('replace replaces replaced changes turns becomes');

/**
 * `Replace Bite with "Range 1, 4dmg"`, `Bite becomes "Range 2, 3dmg, push 1"`, `replace Bite with range 1, 4dmg`: it cannot be used, and one that
 * is so instead can. Without quotation marks all to the end of the sentence is what it is then, and so is the line below `Bite changes to:`.
 */
export function replaced(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  if (context.bearer === undefined || (cursor.lacks(quoted) && cursor.lacks(other))) return undefined;
  return cursor.try((): Statement | undefined => {
    const first = cursor.take('replace|replaces');
    cursor.take('your');
    const named = ownAbility(cursor, context);
    if (named === undefined) return undefined;
    const said = first
      ? cursor.take('with|by :? "')
      : cursor.takeAny('becomes|is :? "', 'is replaced with|by :? "', 'changes|turns to|into :? "');
    const bare =
      !said &&
      (first
        ? cursor.take('with|by :?')
        : cursor.takeAny('is replaced with|by :?', 'changes|turns to|into :?', 'becomes :?'));
    if (!said && !bare) return undefined;
    const from = cursor.at;
    const to = bare ? cursor.end : cursor.tokens.findIndex(({ text }, at) => at >= from && text === '"');
    if (to <= from || (!bare && to >= cursor.end)) return undefined;
    const text = cursor.tokens
      .slice(from, to)
      .map(({ text, kind }, n, all) =>
        kind === 'line' || (text === 'or' && heads.test(all[n + 1]?.text ?? '')) ? `\n${text}` : text,
      )
      .join(' ')
      .replaceAll(' ,', ',');
    cursor.at = bare ? to : to + 1;
    const old = context.words.all.find(
      (one) => one.kind === 'ability' && one.ref === context.bearer && one.name.toLowerCase() === named,
    );
    const other = old && another(text, old.name, context.words, old.isDefault);
    if (other === undefined) return undefined;
    const none: Rule = { clause, rule: 'is', who: { side: 'you' }, flag: 'no-use', means: { named } };
    return { of: 'you', rules: [none, ...asClause([other], clause)] };
  });
}

/** What begins another way to use it, in a line of its own. */
const heads = /^(?:range|burst|line|path)$/;

/** The ability that such a text is, called so that it is not the one in whose place it comes. */
function another(text: string, name: string, words: Words, isDefault: true | undefined): Rule | undefined {
  const { clauses, program } = readText({ slot: 'default', name, text }, words);
  const isRead = clauses.every(({ status }) => status !== 'manual');
  if (!isRead || program.use === undefined || program.body.length === 0 || program.rules.length > 0) return undefined;
  return {
    clause: 0,
    rule: 'ability',
    who: { side: 'you' },
    name: `${name} instead`,
    program,
    ...(isDefault && { isDefault }),
  };
}
