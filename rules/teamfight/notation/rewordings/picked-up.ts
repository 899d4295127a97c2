import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const groups: Readonly<Record<string, string>> = {
  allies: 'an ally',
  enemies: 'an enemy',
  units: 'a unit',
  whoever: 'a unit',
};
const here = ['this|the|its space', 'this|it'] as const;

/**
 * `Warden entering the space picks this up, heal 1 and gain a Coin`, `when an ally enters this, they pick it up and heal 2`, in the text of a piece: it
 * is removed, and whoever comes does the rest.
 */
export function pickedUp(tokens: readonly Token[], { slot, marker }: Context): Token[] | undefined {
  if (slot !== 'marker' || marker === undefined) return undefined;
  const at = tokens.findIndex(({ text }) => /^(?:entering|enters?)$/.test(text));
  const like = tokens[at];
  if (like === undefined || at < 1 || at > 4) return undefined;
  const who = enterer(tokens.slice(0, at));
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (who === undefined || !cursor.takeAny(...here)) return undefined;
  cursor.take(', they|you|it');
  if (!cursor.takeAny(',? picks|pick|takes|take|collects|collect this|it up', ',? collects|collect this|it'))
    return undefined;
  if (!cursor.done && !cursor.takeAny(', and', ',', 'and')) return undefined;
  const rest = tokens.slice(cursor.at);
  const isYou = who.length === 1 && who[0]?.text === 'you';
  return [
    wordLike(like, 'when'),
    ...who,
    ...wordsLike(like, isYou ? 'enter this space , remove this' : 'enters this space , remove this'),
    ...(rest.length > 0 ? [wordLike(like, ','), ...(isYou ? [] : [wordLike(like, 'they')]), ...rest] : []),
  ];
}
pickedUp.needs = oneOf('up collects collect');

/** Who comes: `an ally`, `you`, and of a group one of it. */
function enterer(said: readonly Token[]): readonly Token[] | undefined {
  const from = /^when(?:ever)?$/.test(said[0]?.text ?? '') ? 1 : 0;
  const to = /^(?:that|who)$/.test(said.at(-1)?.text ?? '') ? said.length - 1 : said.length;
  const who = said.slice(from, to);
  const [first] = who;
  if (first === undefined) return undefined;
  const one = who.length === 1 ? groups[first.text] : undefined;
  if (one !== undefined) return wordsLike(first, one);
  const isOne = who.length === 1 ? first.text === 'you' : /^(?:an?|any|the)$/.test(first.text);
  return isOne && who.length < 4 ? who : undefined;
}

/** `Enemy attacks from outside burst 1 can't affect anything inside`, of a piece: they do not pass into that. */
export function fromOutside(tokens: readonly Token[], { marker }: Context): Token[] | undefined {
  if (marker === undefined) return undefined;
  const at = tokens.findIndex(({ text }) => text === 'from');
  const like = tokens[at];
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (like === undefined || at > 4 || !/^(?:attacks|abilities|shots)$/.test(tokens[at - 1]?.text ?? ''))
    return undefined;
  if (!cursor.take('outside of?')) return undefined;
  const { at: area } = cursor;
  const first = cursor.take('burst #');
  if (first) cursor.takeAny('of|around it|this', 'of|around the marker');
  const early = tokens.slice(area, cursor.at);
  if (
    !cursor.take(
      "can't|cannot affect|hit|target|harm|damage|reach anything|anyone|anybody|units|allies|those inside|within|in",
    )
  )
    return undefined;
  const { at: behind } = cursor;
  if (!first && !cursor.take('burst #')) return undefined;
  if (!first) cursor.takeAny('of|around it|this', 'of|around the marker');
  if (!cursor.done) return undefined;
  const burst = first ? early : tokens.slice(behind);
  return [
    ...tokens.slice(0, at),
    ...wordsLike(like, 'cannot pass into'),
    ...burst.slice(0, 2),
    ...wordsLike(like, 'of this'),
  ];
}
fromOutside.needs = oneOf('outside');

/** `Slowed enemies don't block its movement`, of whose card it is, where all others that are named are several. */
export function blocksIts(tokens: readonly Token[], { slot, them }: Context): Token[] | undefined {
  const its = tokens.findIndex(({ text }) => text === 'its');
  const like = tokens[its];
  if (slot !== 'passive' || them !== undefined || like === undefined || tokens[its - 1]?.text !== 'block')
    return undefined;
  if (!tokens.slice(0, its).some(({ text }) => /^(?:enemies|units|allies|others)$/.test(text))) return undefined;
  return [...tokens.slice(0, its), wordLike(like, 'your'), ...tokens.slice(its + 1)];
}
blocksIts.needs = oneOf('its');

/** `If there is a Slowed enemy in range 5, you must target them`: one of those, if able. */
export function mustTargetThem(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.takeAny('if|while|when there is|are', "if|while|when there's")) return undefined;
  const { at } = cursor;
  const comma = tokens.findIndex(({ text }, n) => n > at && text === ',');
  const must = new Cursor(tokens, comma + 1, tokens.length);
  if (
    comma < 0 ||
    !must.takeAny('you|it? must target them|it|that|one', 'you|it? must target that enemy|unit|one') ||
    !must.done
  )
    return undefined;
  const like = tokens[comma] as Token;
  return [...wordsLike(like, 'you must target'), ...tokens.slice(at, comma), ...wordsLike(like, 'if able')];
}
mustTargetThem.begins = oneOf('if while when');
mustTargetThem.needs = oneOf('must');
