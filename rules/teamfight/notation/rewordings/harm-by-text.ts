import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const changes = [
  '+|- # damage|dmg',
  '# more|less|additional|extra damage|dmg',
  'an|one additional|extra|more damage|dmg',
  'double|triple|half|no damage|dmg',
  '# x damage|dmg',
  'twice the|as? much? damage|dmg',
  '+|- # % damage|dmg',
];

/**
 * `Burn deals +1 damage to enemies in range 3`, `Poison on adjacent enemies deals double damage`, `your Bombs deal 1 more damage to Slowed enemies`: so much more these
 * take from it.
 */
export function harmByText(said: readonly Token[], context: Context): Token[] | undefined {
  // "Until your next turn, Burn deals ...".
  const comma = said[0]?.text === 'until' ? said.findIndex(({ text }) => text === ',') : -1;
  const found = takenFrom(said.slice(comma + 1), context);
  return found && [...said.slice(0, comma + 1), ...found];
}
harmByText.needs = oneOf('deal deals');

function takenFrom(tokens: readonly Token[], { words, bearer }: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined) return undefined;
  const your = cursor.take('your');
  const found = wordAt(words, tokens, cursor.at, tokens.length, ['condition', 'token', 'marker']);
  if (found === undefined) return undefined;
  cursor.at = found.to;
  const text = tokens.slice(0, found.to);
  cursor.take('damage');
  const on = cursor.take('on');
  const from = cursor.at;
  const verb = tokens.findIndex(({ text: said }, n) => n >= from && (said === 'deals' || said === 'deal'));
  if (verb < 0 || (on ? verb === from : verb !== from)) return undefined;
  cursor.at = verb + 1;
  if (!cursor.takeAny(...changes)) return undefined;
  const much = tokens.slice(verb + 1, cursor.at);
  // "Your Poison deals +1 damage": whoever has it of you, where nobody else gives it.
  const alone = bearer !== undefined && found.word.kind !== 'marker' && found.word.owners.join() === bearer;
  if (your && !on && alone && cursor.done) {
    const named = text.slice(1);
    const take = [...wordsLike(like, 'take'), ...much, ...wordsLike(like, 'from'), ...named];
    return [...wordsLike(like, 'units with your'), ...named, ...take];
  }
  const whom = on ? tokens.slice(from, verb) : cursor.take('to|against') ? tokens.slice(cursor.at) : undefined;
  if (whom === undefined || whom.length === 0 || (on && !cursor.done)) return undefined;
  // "Your Bombs deal +1 damage to walls", and what one of them is: by hand.
  if (whom[0]?.text === 'your' || (your && /^(?:you|yourself)$/.test(whom[0]?.text ?? ''))) return undefined;
  return [...whom, ...wordsLike(like, 'take'), ...much, ...wordsLike(like, 'from'), ...text];
}
