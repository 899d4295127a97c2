import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const groups = ['enemy', 'ally', 'unit'];
const ones: readonly string[] = ['an enemy', 'an ally', 'a unit'];

/** `The first enemy that comes into range 2 sets it off: 2dmg to them`, in the text of a piece: it is destroyed by that. */
export function setsOff(tokens: readonly Token[], { slot, marker }: Context): Token[] | undefined {
  if (slot !== 'marker' || marker === undefined || marker.fields.object) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0] as Token;
  cursor.take('the');
  const who = groups.findIndex((one) => cursor.take(`first ${one}`));
  if (who < 0) return undefined;
  if (!cursor.takeAny('to come|enter|get|step|walk into?', 'that|who comes|enters|gets|steps|walks into?'))
    return undefined;
  const { at } = cursor;
  if (!cursor.takeAny('within|in? range #', 'within #')) return undefined;
  const near = tokens.slice(at, cursor.at).findLast(({ kind }) => kind === 'number');
  cursor.take('of it|this');
  const off = cursor.takeAny('sets|set it|this off', 'triggers|activates it|this');
  if (!cursor.take(':|,')) return undefined;
  const does = tokens.slice(cursor.at);
  const gone = does.some(({ text }) => /^(?:remove|destroy|discard)$/.test(text));
  // What nobody says to go would do so again.
  if (!off && !gone) return undefined;
  const comes = wordsLike(like, `when ${ones[who]} comes into range`);
  return [...comes, near as Token, ...wordsLike(like, gone ? 'of this ,' : 'of this , destroy this ,'), ...does];
}
setsOff.begins = beginning('the first', 'first');

/** `An enemy entering this removes it`, `if an ally enters this space, it's destroyed`, in the text of a piece: it goes then. */
export function goesWhenEntered(tokens: readonly Token[], { slot, marker }: Context): Token[] | undefined {
  if (slot !== 'marker' || marker === undefined) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0] as Token;
  const early = cursor.take('when|whenever|if');
  const who = ones.findIndex((one) => cursor.take(one));
  if (who < 0 || !cursor.takeAny(early ? 'enters' : 'entering', early ? 'moves into' : 'that|who enters'))
    return undefined;
  if (!cursor.takeAny('this|its|the space?', 'it')) return undefined;
  const gone = early ? cursor.takeAny(", it's|its|this", ', it|this is') : true;
  if (!gone) return undefined;
  const verb = cursor.take(early ? 'removed' : 'removes')
    ? 'remove'
    : cursor.take(early ? 'destroyed' : 'destroys')
      ? 'destroy'
      : '';
  if (verb === '' || (!early && !cursor.take('it|this'))) return undefined;
  if (!cursor.done && !cursor.sees('and|,|.')) return undefined;
  return [...wordsLike(like, `when ${ones[who]} enters this space , ${verb} this`), ...tokens.slice(cursor.at)];
}
goesWhenEntered.begins = beginning('when|whenever|if', 'an|a');
goesWhenEntered.needs = oneOf('removed removes destroyed destroys');

/** `3x3 around this takes 2dmg at the start of your turn`, in the text of a piece: whoever is in it. */
export function squareAround(tokens: readonly Token[], { slot, marker }: Context): Token[] | undefined {
  if (slot !== 'marker' || marker === undefined) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0] as Token;
  cursor.take('the');
  const { at } = cursor;
  if (!cursor.take('# x #')) return undefined;
  const square = tokens.slice(at, cursor.at);
  if (!cursor.takeAny('around this|it', 'centered|centred on this|it') || !cursor.take('takes|gets|receives'))
    return undefined;
  const { at: does } = cursor;
  const when = tokens.findIndex(
    (_, n) => n > does && new Cursor(tokens, n, tokens.length).sees('at the start|end|beginning of'),
  );
  if (when < 0 || tokens.slice(does, when).some(({ text }) => text === ',')) return undefined;
  const around = [...square, ...wordsLike(like, 'centered on this ,')];
  return [...tokens.slice(when), wordLike(like, ','), ...around, ...tokens.slice(does, when)];
}
squareAround.needs = oneOf('takes gets receives');
