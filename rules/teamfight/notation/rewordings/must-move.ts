import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const whose = { enemies: 'an enemy', allies: 'an ally', units: 'a unit' } as const;

/** `Enemies that start their turn in range 4 of you must move towards you`, `must target you, if possible`: when one does so, in that turn. */
export function mustAtStart(tokens: readonly Token[]): Token[] | undefined {
  const must = tokens.findIndex(({ text }) => text === 'must');
  const that = tokens.findIndex(({ text }, n) => n < must && /^(?:that|who)$/.test(text));
  const [who, like] = [tokens[that - 1], tokens[must]];
  const one = whose[who?.text as keyof typeof whose];
  if (like === undefined || one === undefined) return undefined;
  const starts = new Cursor(tokens, that + 1, must);
  if (!starts.take('start|begin their turn|turns') || starts.done) return undefined;
  const does = new Cursor(tokens, must + 1, tokens.length);
  const aims = does.take('target');
  if (!aims && !does.takeAny('use|spend a|their|its|the move action|movement to move', 'move')) return undefined;
  if (does.done) return undefined;
  const end = new Cursor(tokens, tokens.length - 3, tokens.length);
  const last = end.takeAny('on|in|during that|this turn') ? tokens.length - 3 : tokens.length;
  // Nobody must do what cannot be done.
  const able = new Cursor(tokens, last - 3, last);
  const to =
    aims && able.takeAny(', if possible|able', 'if possible|able') && able.done
      ? able.at - (tokens[last - 3]?.text === ',' ? 3 : 2)
      : last;
  return [
    ...tokens.slice(0, that - 1),
    ...wordsLike(like, `when ${one} starts its turn`),
    ...tokens.slice(starts.at, must),
    ...wordsLike(like, `, they must ${aims ? 'target' : 'move'}`),
    ...tokens.slice(does.at, to),
    ...wordsLike(like, 'this turn'),
  ];
}

/** `The target must use its next Move Action to move towards you`: in its next turn. */
export function mustWithNext(tokens: readonly Token[]): Token[] | undefined {
  const must = tokens.findIndex(({ text }) => text === 'must');
  const like = tokens[must];
  const does = new Cursor(tokens, must + 1, tokens.length);
  if (like === undefined || must < 1 || must > 2) return undefined;
  if (!does.take('use|spend their|its next move action to move') || does.done) return undefined;
  return [
    ...wordsLike(like, 'on their next turn ,'),
    ...tokens.slice(0, must),
    ...wordsLike(like, 'must move'),
    ...tokens.slice(does.at),
  ];
}
