import { beginning, Cursor } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import type { Occasion } from './occasion.ts';

/** What an ability does to somebody, which is answered behind it where the words say so. */
const answerable = /^(?:targeted|damaged|hits|misses|crits|attacks)$/;

const isAnswerable = ({ trigger, also }: Occasion): boolean =>
  answerable.test(trigger.on) && (also === undefined || answerable.test(also.on));

const takes = (cursor: Cursor): boolean =>
  cursor.takeAny(
    'after|once the|that|this ability|attack resolves|resolved',
    'after|once the|that|this ability|attack is resolved|through|over',
    'after|once it resolves|resolved',
    'after the|that|this ability|attack',
  );

/** `When an enemy targets you, after the ability resolves`: behind what sets it off. */
export function onceThrough(cursor: Cursor, set: Occasion): Occasion {
  if (!isAnswerable(set) || !cursor.sees(',? after|once')) return set;
  const found = cursor.try(() => {
    cursor.take(',');
    return (takes(cursor) && (cursor.done || cursor.sees(',|:|you|they|it|the'))) || undefined;
  });
  return found ? { ...set, after: true } : set;
}

/** `When an enemy targets you, they are Slowed after the ability resolves`: that stands behind what sets it off. */
export function throughBehind(tokens: readonly Token[]): Token[] | undefined {
  if (!/^(?:when|whenever|if|each|every|once)$/.test(tokens[0]?.text ?? '')) return undefined;
  const comma = tokens.findIndex(({ text }) => text === ',');
  const like = tokens[comma];
  if (like === undefined) return undefined;
  for (let at = tokens.length - 2; at > comma + 1; at--) {
    const last = new Cursor(tokens, at, tokens.length);
    if (!last.sees('after|once') || !takes(last) || !last.done) continue;
    const said = tokens.slice(at);
    const before = tokens[at - 1]?.text === ',' ? at - 1 : at;
    return [...tokens.slice(0, comma + 1), ...said, like, ...tokens.slice(comma + 1, before)];
  }
  return undefined;
}
throughBehind.begins = beginning('when|whenever|if|each|every|once');

/** `Lose Invisible after the ability resolves`, `after the ability, 2dmg to the enemy`, of one sentence: the same without these words. */
export function toldOnceThrough(tokens: readonly Token[], set: Occasion): readonly Token[] | undefined {
  if (!isAnswerable(set)) return undefined;
  const end = tokens.at(-1)?.text === '.' ? tokens.length - 1 : tokens.length;
  if (tokens.slice(0, end).some(({ text, kind }) => text === '.' || kind === 'line' || kind === 'section'))
    return undefined;
  const first = new Cursor(tokens, 0, end);
  if (takes(first) && first.take(',')) return tokens.slice(first.at);
  for (let at = end - 2; at > 0; at--) {
    const last = new Cursor(tokens, at, end);
    if (last.sees('after|once') && takes(last) && last.done) return tokens.slice(0, at);
  }
  return undefined;
}
