import type { Context } from '../context.ts';
import type { About } from '../rewordings/rewording.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** What is done by you or for you, whoever was asked about. */
const ofYou = /^(?:you|your|gain|heal|move|fly|teleport|refresh|draw|summon|place|lose|spend|range|burst|take)$/;

/** Whether somebody was met before of whom a question may be, and what follows it is done to them. */
export const isAboutThose = ({ tokens, at }: Cursor, { them }: Context): boolean => {
  if (them !== 'each' && them !== 'target') return false;
  if (tokens.findLast(({ text }, n) => n < at && /^(?:if|unless|when|while|\.)$/.test(text))?.text !== 'if')
    return false;
  const behind = tokens.slice(at).findIndex(({ text }) => text === ',');
  if (behind < 0) return false;
  const rest = tokens.slice(at + behind + 1).map(({ text }) => text);
  const stop = rest.indexOf('.');
  if (stop >= 0) rest.length = stop;
  return rest.some((text) => /^(?:it|its|they|them|their)$/.test(text)) || !ofYou.test(rest[0] ?? '');
};

const sides = /^(?:enem(?:y|ies)|all(?:y|ies))$/;

/** `If a target has Burn, 2dmg instead`, `if an enemy is Slowed, push it 2`, behind an area or a target: asked of each one of those. */
export function askedOfThose(tokens: readonly Token[], context: Context, { before }: About): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !cursor.takeAny('if a|an|any|one unit|target|enemy|ally|of', 'if one')) return undefined;
  const who = cursor.before?.text ?? '';
  if (who === 'of' && !cursor.take('them|those')) return undefined;
  if (!cursor.sees('has|have|is|are|already') || !isAboutThose(cursor, context)) return undefined;
  const isNamed = who === 'enemy' || who === 'ally';
  // "If an ally is adjacent to you, they heal 1": somebody else, or the target.
  if (isNamed && tokens.some(({ text }) => /^(?:adjacent|next|in|within|on|near)$/.test(text))) return undefined;
  // "Burst 2, enemies take 1dmg. If one is Slowed": one of those enemies, and not of all in the area.
  const isOfSome = !isNamed && who !== 'unit' && context.side === 'any';
  if (isOfSome && before.some(({ text }) => sides.test(text))) return undefined;
  const side = isNamed ? `is an ${who} and ` : '';
  const [verb, ...rest] = tokens.slice(cursor.at) as [Token];
  const one = verb.text === 'have' ? 'has' : verb.text === 'are' ? 'is' : verb.text;
  return [...wordsLike(like, `if it ${side}${one}`), ...rest];
}
askedOfThose.begins = beginning('if');
