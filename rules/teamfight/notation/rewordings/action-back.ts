import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import type { About } from './rewording.ts';

/** `On kill, regain your Standard Action`, where the ability itself has cost one: another one. */
export function actionBack(tokens: readonly Token[], context: Context, { source }: About): Token[] | undefined {
  if (!costsStandard(context, source)) return undefined;
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    const back = cursor.takeAny(
      'regain|recover|refund your|the|this|its standard action',
      'refresh your|the standard action',
      'get your|the standard action back',
    );
    if (!back || !(cursor.done || cursor.sees(',|.|and'))) continue;
    return [
      ...tokens.slice(0, at),
      ...wordsLike(tokens[at] as Token, 'gain a standard action'),
      ...tokens.slice(cursor.at),
    ];
  }
  return undefined;
}
actionBack.needs = oneOf('regain recover refund refresh get');

/** What is paid otherwise, or comes in other turns, may not have cost the Standard Action. */
const otherCost = /\b(?:free|move) action|\binstant\b|\breaction\b|---/i;

/** Whether what brings it back has cost one: the ability itself, or the one with which a passive answers a kill. */
function costsStandard({ slot, words, bearer }: Context, source: string): boolean {
  if (slot === 'ability' || slot === 'default') return !otherCost.test(source);
  if (slot !== 'passive' || bearer === undefined) return false;
  const own = words.all.filter(({ ref }) => ref === bearer);
  const [name = '', ...others] = own.flatMap((one) =>
    one.kind === 'passive' && one.text === source ? [one.name] : [],
  );
  const [, used] = others.length > 0 ? [] : (/\bwith (?:your |the )?(.+?)\s*$/i.exec(name) ?? []);
  const ability = own.find(({ kind, name }) => kind === 'ability' && name.toLowerCase() === used?.toLowerCase());
  return ability !== undefined && !otherCost.test(ability.text) && !/\btap\b/i.test(ability.text);
}
