import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** Who is named behind `to`, as who takes it: `them` is `they`. */
const taking: Readonly<Record<string, string>> = { them: 'they', it: 'it' };

/** `When an enemy enters, 2dmg and Slow to them`, `burst 1, 1dmg and Slow to enemies`, `1dmg and Slow to each enemy passed`: they take 2dmg and gain Slow. */
export function harmAndStateTo(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const to = tokens.findIndex(({ text }, at) => text === 'to' && at > 3);
  const and = tokens.findLastIndex(({ text }, at) => at < to && text === 'and');
  const like = tokens[to];
  if (like === undefined || and < 2) return undefined;
  const harm = new Cursor(tokens, and - 2, and);
  if (!harm.take('# dmg|damage') || !/^(?:,|:|then|deal)$/.test(tokens[and - 3]?.text ?? ',')) return undefined;
  const state = wordAt(words, tokens, and + 1, to, ['condition']);
  const whom = new Cursor(tokens, to + 1, tokens.length);
  if (state?.to !== to) return undefined;
  const known = whom.takeAny('them|it', 'the target', 'that unit|enemy|ally|target');
  const passed = !known && whom.take('each enemy|ally|unit passed');
  if (!known && !passed && !whom.takeAny('all? enemies|allies|units', 'all? enemies|allies|units in it|there'))
    return undefined;
  if (!whom.done && !whom.sees('.|, then')) return undefined;
  const said = tokens.slice(to + 1, whom.at);
  const [first] = said as [Token];
  const who = taking[first.text] === undefined ? said : [wordLike(first, taking[first.text] as string)];
  const one = passed || (known && first.text !== 'them');
  const from = tokens[and - 3]?.text === 'deal' ? and - 3 : and - 2;
  return [
    ...tokens.slice(0, from),
    ...who,
    wordLike(like, one ? 'takes' : 'take'),
    ...tokens.slice(and - 2, and + 1),
    wordLike(like, one ? 'gains' : 'gain'),
    ...tokens.slice(and + 1, to),
    ...tokens.slice(whom.at),
  ];
}
