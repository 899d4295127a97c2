import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/**
 * `Hatches into a Wolf at the start of your turn`, in the text of a piece, or of one that was placed: then it is replaced with that. "If not
 * destroyed" goes without saying.
 */
export function hatches(tokens: readonly Token[], { slot, marker, strewn, words }: Context): Token[] | undefined {
  if (marker === undefined || strewn) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0] as Token;
  const named = cursor.take('it|this');
  // On a card "becomes a Wolf" could be of whoever has it.
  if (!named && slot !== 'marker') return undefined;
  const becomes = cursor.takeAny('hatches|turns|grows|develops|transforms|changes into', 'becomes');
  if (!becomes || !cursor.take('a|an')) return undefined;
  const { at } = cursor;
  const comes = wordAt(words, tokens, at, tokens.length, ['summon', 'marker']);
  if (comes === undefined) return undefined;
  cursor.at = comes.to;
  const when = cursor.at;
  if (!cursor.sees('at the start|end|beginning')) return undefined;
  const last = tokens.findIndex((_, n) => n >= when && isAlive(tokens, n));
  const end = last < 0 ? tokens.length : last;
  return [
    ...tokens.slice(when, end),
    ...wordsLike(like, ', replace'),
    wordLike(like, slot === 'marker' ? 'this' : 'it'),
    ...wordsLike(like, 'with a'),
    ...tokens.slice(at, comes.to),
  ];
}
hatches.begins = beginning('it|this|hatches|turns|grows|develops|transforms|changes|becomes');
hatches.needs = oneOf('start end beginning');

/** `, if not destroyed`, at the end of a sentence. */
function isAlive(tokens: readonly Token[], at: number): boolean {
  const cursor = new Cursor(tokens, at, tokens.length);
  const said = cursor.takeAny(
    ',? if|unless it|this? is|was|has? not|still? been? destroyed|removed|killed|alive|there',
    ",? if|unless it|this isn't|hasn't|wasn't been? destroyed|removed|killed",
    ',? unless destroyed|removed|killed',
  );
  return said && cursor.done && (tokens[at]?.text === ',' || tokens[at - 1]?.text !== ',');
}

/** `Removed when further than range 6 from you at the end of your turn`, in the text of a piece: asked then. */
export function goneWhenFar(tokens: readonly Token[], { slot, marker }: Context): Token[] | undefined {
  if (slot !== 'marker' || marker === undefined) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0] as Token;
  cursor.take('it|this');
  cursor.take('is');
  const goes = cursor.take('destroyed')
    ? 'destroy'
    : cursor.take('removed|crumbles|disappears|vanishes')
      ? 'remove'
      : '';
  if (goes === '' || !cursor.take('when|if|while')) return undefined;
  cursor.takeAny('it|this is', "it's");
  if (!cursor.takeAny('further|farther away? than range #', 'more than range # away?', 'beyond range #'))
    return undefined;
  const range = cursor.tokens.slice(0, cursor.at).findLast(({ kind }) => kind === 'number') as Token;
  const { at } = cursor;
  if (!cursor.take('from|of you at the start|end of your turn') || !cursor.done) return undefined;
  return [
    ...tokens.slice(at + 2),
    ...wordsLike(like, ', if you are not in range'),
    range,
    ...wordsLike(like, `of this , ${goes} this`),
  ];
}
goneWhenFar.begins = beginning('it|this|is|destroyed|removed|crumbles|disappears|vanishes');
goneWhenFar.needs = oneOf('further farther more beyond');

/** `Enemies can crush it by ending their turn on it`, in the text of a piece: whoever does may destroy it. */
export function crushed(tokens: readonly Token[], { slot, marker }: Context): Token[] | undefined {
  if (slot !== 'marker' || marker === undefined || marker.fields.object) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0] as Token;
  const who = ['enemies', 'allies', 'units'].findIndex((many) => cursor.take(many));
  if (who < 0 || !cursor.take('can|may')) return undefined;
  const gone = cursor.take('remove|discard') ? 'remove' : cursor.take('destroy|crush|trample') ? 'destroy' : '';
  if (gone === '' || !cursor.take('it|this by ending|starting their turn')) return undefined;
  const does = tokens[cursor.at - 3]?.text === 'ending' ? 'ends' : 'starts';
  if (!cursor.takeAny('on|in it|this space?', 'here', 'in its space') || !cursor.done) return undefined;
  const one = ['an enemy', 'an ally', 'a unit'][who];
  return wordsLike(like, `when ${one} ${does} its turn here , they may ${gone} this`);
}
crushed.begins = beginning('enemies|allies|units');
crushed.needs = oneOf('by');

/** `Enemies that start a move adjacent to this get Slow`, `when an enemy begins to move in range 2 of this`: of one who is there. */
export function beginsToMoveNear(tokens: readonly Token[], { marker }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0] as Token;
  const many = ['enemies', 'allies', 'units'].findIndex((who) => cursor.take(`${who} that|who start|starting|begin`));
  const one =
    many < 0
      ? ['an enemy', 'an ally', 'a unit'].findIndex((who) => cursor.take(`when|whenever ${who} starts|begins`))
      : -1;
  if (many < 0 && one < 0) return undefined;
  if (!cursor.takeAny('a|their|its move|movement', 'to move', 'moving')) return undefined;
  const { at } = cursor;
  if (!cursor.takeAny('adjacent|next to it|this', 'in|within range # of it|this') || marker === undefined)
    return undefined;
  const where = tokens.slice(at, cursor.at);
  if (one >= 0 ? !cursor.take(',') : cursor.sees(',')) return undefined;
  const who = ['an enemy', 'an ally', 'a unit'][Math.max(many, one)] as string;
  return [
    ...wordsLike(like, `when ${who}`),
    ...where,
    ...wordsLike(like, one >= 0 ? 'begins to move ,' : 'begins to move , they'),
    ...tokens.slice(cursor.at),
  ];
}
beginsToMoveNear.begins = beginning('enemies|allies|units|when|whenever');
beginsToMoveNear.needs = oneOf('move movement moving');
