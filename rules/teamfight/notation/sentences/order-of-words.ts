import { type Token, wordLike } from '../words/token.ts';

/** `Enemies in range 2 have +1def to target you`: what they use on you meets it. */
export function toTarget(tokens: readonly Token[]): Token[] | undefined {
  const has = tokens.findIndex(({ text }) => text === 'have' || text === 'has');
  const like = tokens[has];
  const said = tokens.slice(-3).map(({ text }) => text);
  if (
    like === undefined ||
    has === 0 ||
    said.join(' ') !== 'to target you' ||
    !tokens.some(({ text }) => text === 'def')
  )
    return undefined;
  return [...tokens.slice(0, has), wordLike(like, 'attacking'), wordLike(like, 'you'), ...tokens.slice(has, -3)];
}

/** `You permanently have +1 speed`, `you have +1 speed, permanently`: for how long stands at the end. */
export function permanently(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'permanently');
  const last = tokens[at];
  if (last === undefined || tokens.slice(at + 1).some(({ text }) => text === ',')) return undefined;
  const comma = tokens[at - 1]?.text === ',' ? 1 : 0;
  if (comma === 0 && at === tokens.length - 1) return undefined;
  return [...tokens.slice(0, at - comma), ...tokens.slice(at + 1), last];
}

/** `Place a Trap in range 2 for each enemy hit`: so many of them, each where it is chosen. */
export function eachBehind(tokens: readonly Token[]): Token[] | undefined {
  const from = tokens[0]?.text === 'then' ? 1 : 0;
  const each = tokens.findIndex(
    ({ text }, at) => text === 'for' && /^(?:each|every)$/.test(tokens[at + 1]?.text ?? ''),
  );
  const like = tokens[each];
  if (like === undefined || !/^(?:place|put|drop|create|summon)$/.test(tokens[from]?.text ?? '')) return undefined;
  const said = tokens.slice(each);
  if (!said.some(({ text }) => text === 'hit') || tokens.some(({ text }) => text === ',')) return undefined;
  return [...said, wordLike(like, ','), ...tokens.slice(from, each)];
}

/** `Refresh this when a hero dies`, `regain a use if this kills`: what a card is ready again by stands before that. */
export function readyWhen(tokens: readonly Token[]): Token[] | undefined {
  if (!/^(?:refresh|untap|ready|reset|regain|this)$/.test(tokens[0]?.text ?? '')) return undefined;
  const at = tokens.findIndex(({ text }) => /^(?:when|whenever|if)$/.test(text));
  const like = tokens[at];
  if (like === undefined || at < 2 || at > 4 || tokens.some(({ text }) => text === ',')) return undefined;
  return [...tokens.slice(at), wordLike(like, ','), ...tokens.slice(0, at)];
}
