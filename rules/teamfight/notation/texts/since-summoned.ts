import type { Program } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Notes } from '../sentences/desk.ts';
import type { Sheet } from '../sentences/sheet.ts';
import { wholly } from '../sentences/text-desk.ts';
import { wordOf } from '../words/by-ref.ts';
import { lexed } from '../words/stops-in-names.ts';
import { answerText } from './answer-text.ts';

const numbered =
  /^\s*(?:at\s+)?(?:the\s+)?(start|beginning|end)\s+of\s+(?:its|your|this(?:\s+unit)?'s|the|their)?\s*(?:(first)|(second|2nd)|(third|3rd)|(fourth|4th))\s+turn\s*[.:]?\s*$/i;

/** `End of your second turn`, as the name of a passive of a summon: counted from when that has come, and once. */
export function sinceSummoned(
  sheet: Sheet,
  name: string,
  text: string,
  context: Context,
  notes: Notes,
): Program | undefined {
  const found = wordOf(context.words, context.bearer, 'summon') && text.trim() !== '' ? numbered.exec(name) : null;
  if (found === null || found === undefined) return undefined;
  sheet.add('name', 0, name.length, 'run');
  const moment = found[1]?.toLowerCase() === 'end' ? ('turn-end' as const) : ('turn-start' as const);
  const passing = found.slice(2).findIndex((said) => said !== undefined);
  const answer = { text, tokens: lexed(text, context.words), from: 0, clause: 0 };
  const read = answerText(sheet, answer, { trigger: { on: moment, who: { side: 'you' } } }, context, notes);
  const [rule, ...more] = read.rules;
  if (read.manual) return read;
  const isPlain = rule?.rule === 'when' && Object.keys(rule).every((key) => plain.has(key));
  if (!isPlain || more.length > 0 || read.use !== undefined || read.body.length > 0)
    return wholly(sheet, { dependsOn: { field: 'name', at: 0 } });
  const at = { moment, of: 'you' as const, ...(passing > 0 && { passing }) };
  const then = [{ clause: rule.clause, node: 'later' as const, at, then: rule.then }];
  return { ...read, rules: [{ ...rule, trigger: { on: 'deploy' }, then }] };
}

const plain = new Set(['clause', 'rule', 'trigger', 'then']);
