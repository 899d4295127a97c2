import type { Context } from '../context.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const done: Readonly<Record<string, string>> = {
  kill: 'until the end of your turn , when you kill a unit',
  hit: 'until the end of your turn , when you hit a unit',
  crit: 'until the end of your turn , when you crit',
};

/** `On kill this turn, refresh this`, `if you kill a unit this turn, heal 2`, where nothing before it could have killed: whenever that happens. */
export function thisTurnKills(tokens: readonly Token[], before: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !/^(?:on|if|this)$/.test(like.text)) return undefined;
  const said =
    cursor.takeAny('on kill|hit|crit this turn', 'this turn , on kill|hit|crit') ||
    (cursor.take('if you kill a|an|any|another unit|enemy|hero this turn') && 'kill');
  if (!said || !cursor.sees(',|:')) return undefined;
  if (before.some(({ text }) => /^(?:dmg|damage|kill|kills|attack|use|sacrifice)$/.test(text))) return undefined;
  const what = tokens.slice(0, cursor.at).find(({ text }) => text in done)?.text ?? 'kill';
  return [...wordsLike(like, done[what] as string), ...tokens.slice(cursor.at)];
}

/** `You have +1 damage. On kill, heal 2`, where no attack is made: whenever that happens. */
export function onAnyKill(tokens: readonly Token[], { them, laid, slot }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || them !== undefined || laid || (slot !== 'ability' && slot !== 'default')) return undefined;
  if (!cursor.take('on kill|crit ,')) return undefined;
  return [
    ...wordsLike(like, tokens[1]?.text === 'kill' ? 'when you kill a unit ,' : 'when you crit ,'),
    ...tokens.slice(cursor.at),
  ];
}
onAnyKill.begins = beginning('on');
