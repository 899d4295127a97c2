import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Its owner chooses: it takes 3dmg or is stunned`, `their choice of 3dmg or Stun`: the target's choice, told behind it. */
export function whoChooses(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined) return undefined;
  const says =
    cursor.takeAny(
      "its|their|his|her|target's owner|player|controller must? chooses|choose|picks|decides one|either? :|,|if?",
      "the target's|enemy's owner|player|controller must? chooses|choose|picks|decides one|either? :|,|if?",
      'they|it|the target must choose|pick one|either? :|,?',
      "target's|their|its choice of|:",
      "the target's choice of|:",
    ) && !cursor.done;
  const does = tokens.slice(cursor.at);
  if (!says || does.filter(({ text }) => text === 'or').length !== 1) return undefined;
  const apart = does.findIndex(({ text }, at) => text === ',' && does[at + 1]?.text === 'or');
  const said = apart < 0 ? does : [...does.slice(0, apart), ...does.slice(apart + 1)];
  return [...said, ...wordsLike(like, ", target's choice")];
}
whoChooses.needs = oneOf('or');
