import type { Context } from '../context.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** What is done by you or for you, whoever was asked about. */
const ofYou = /^(?:you|your|gain|heal|move|fly|teleport|refresh|draw|summon|place|lose|spend|range|burst)$/;

/** Whether somebody was met before of whom a question may be, and what follows it is done to them. */
export const isAboutThose = ({ tokens, at }: Cursor, { them }: Context): boolean => {
  if (them !== 'each' && them !== 'target') return false;
  const behind = tokens.slice(at).findIndex(({ text }) => text === ',');
  if (behind < 0) return false;
  const rest = tokens.slice(at + behind + 1).map(({ text }) => text);
  const stop = rest.indexOf('.');
  if (stop >= 0) rest.length = stop;
  return rest.some((text) => /^(?:it|its|they|them|their)$/.test(text)) || !ofYou.test(rest[0] ?? '');
};

/** `If a target has Burn, 2dmg instead`, `if an enemy is Slowed, push it 2`, behind an area or a target: asked of each one of those. */
export function askedOfThose(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !cursor.takeAny('if a|an|any|one unit|target|enemy|ally|of', 'if one')) return undefined;
  const who = cursor.before?.text ?? '';
  if (who === 'of' && !cursor.take('them|those')) return undefined;
  if (!cursor.sees('has|have|is|are|already') || !isAboutThose(cursor, context)) return undefined;
  const side = who === 'enemy' || who === 'ally' ? `is an ${who} and ` : '';
  const [verb, ...rest] = tokens.slice(cursor.at) as [Token];
  const one = verb.text === 'have' ? 'has' : verb.text === 'are' ? 'is' : verb.text;
  return [...wordsLike(like, `if it ${side}${one}`), ...rest];
}
askedOfThose.begins = beginning('if');
