import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import type { About, Rewording } from './rewording.ts';

const state = /^(?:undefendable|resistance|immune|untargetable|invulnerable)$/;
const helps = /^(?:resistance|immune|untargetable|invulnerable)$/;

/** Words of which a head is made that says who or where, and nothing of what is done. */
const ofHead =
  /^(?:range|ranged|unlimited|infinite|global|in|within|los|line|of|sight|burst|path|x|centered|an?|the|another|target|all|each|any|ally|allies|enemy|enemies|unit|units|hero|heroes|others?|you|and|or|adjacent|ignoring|walls|[\d,:+])$/;

/**
 * `Range 3, 2dmg, undefendable until the start of your next turn`, `ally in range 3, Resistance until ...`: what they are or have then. What
 * helps could be one's own behind anything but the head.
 */
export function bareState(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) => n > 0 && state.test(text) && /^(?:,|and|:)$/.test(tokens[n - 1]?.text ?? ''),
  );
  const like = tokens[at];
  if (like === undefined || !tokens.slice(at).some(({ text }) => text === 'until' || text === 'till')) return undefined;
  const before = tokens.slice(0, at);
  // What was done before, and to whom, is told of the head; a second one could be meant by "they".
  if (before.some(({ text }) => /^(?:you|they|it|gain|gains|have|has|are|is|swap|teleport|move|fly)$/.test(text)))
    return undefined;
  if (helps.test(like.text) && !before.every(({ text, kind }) => kind === 'number' || ofHead.test(text)))
    return undefined;
  const verb = like.text === 'resistance' ? 'they have' : 'they are';
  return [...before, ...wordsLike(like, verb), ...tokens.slice(at)];
}
bareState.needs = oneOf('until till');

const holds = /^(?:have|has|are|is|cannot|can't|can|deal|ignore|ignores)$/;

/** `You have Armor until your next turn, and they have +1 speed`: what is added of the same unit, or of who attacks it, ends then, too. */
export function untilBoth(tokens: readonly Token[]): Token[] | undefined {
  const until = tokens.findIndex(({ text }) => text === 'until' || text === 'till');
  if (until < 2) return undefined;
  const joint = tokens.findIndex(({ text }, at) => at > until + 2 && /^(?:,|and)$/.test(text));
  const like = tokens[joint];
  if (like === undefined) return undefined;
  const end = tokens.slice(until, joint);
  const [turn, ends] = end.slice(-2).map(({ text }) => text);
  if (ends !== 'turn' && !(turn === 'turn' && /^(?:ends|starts|begins)$/.test(ends ?? ''))) return undefined;
  const from = joint + (like.text === ',' && tokens[joint + 1]?.text === 'and' ? 2 : 1);
  const said = tokens.slice(from).filter(({ text }) => text !== 'also');
  if (said.some(({ text }) => /^(?:until|till|while|if|when|then|,|instead|next)$/.test(text))) return undefined;
  const same = isState.test(said[0]?.text ?? '') ? subjectOf(tokens, until) : undefined;
  if (same !== undefined) return [...tokens.slice(0, from), ...same, ...said, ...end];
  const mine = tokens[0]?.text === 'you';
  const bare = /^[+-]$/.test(said[0]?.text ?? '') && tokens.slice(0, until).some(({ text }) => hasOf.test(text));
  const rest = bare ? [...wordsLike(like, mine ? 'you have' : 'they have'), ...said] : said;
  const [who, verb] = rest.map(({ text }) => text);
  const named = mine ? who === 'you' : who === 'they' || who === 'it';
  if (rest.length < 3) return undefined;
  if (named) return holds.test(verb ?? '') ? [...tokens.slice(0, from), ...rest, ...end] : undefined;
  return attacksThem(rest) ? [...tokens.slice(0, from), ...end, wordLike(like, ','), ...rest] : undefined;
}
untilBoth.needs = oneOf('until till');

const isState = /^(?:are|is|have|has|cannot|can't)$/;

/** `they`, of "they have -1 speed until your next turn and are undefendable". */
function subjectOf(tokens: readonly Token[], until: number): readonly Token[] | undefined {
  const from = tokens.findLastIndex(({ text }, n) => n < until && /^[,:]$/.test(text)) + 1;
  const verb = tokens.findIndex(({ text }, n) => n > from && n < until && holds.test(text));
  const said = tokens.slice(from, verb);
  const words = said.map(({ text }) => text).join(' ');
  return verb > 0 && /^(?:you|they|it|the target|enemies|allies)$/.test(words) ? said : undefined;
}

const hasOf = /^(?:have|has|gain|gains|get|gets)$/;

/** `enemies that attack them`, who are told of by whom they do it to. */
const attacksThem = (rest: readonly Token[]): boolean =>
  /^enem/.test(rest[0]?.text ?? '') &&
  /^(?:that|who|which)$/.test(rest[1]?.text ?? '') &&
  /^(?:attack|attacks|target|targets|damage|damages|hit|hits)$/.test(rest[2]?.text ?? '') &&
  /^(?:them|it)$/.test(rest[3]?.text ?? '');

/** `Invisible and +2 speed until you attack`, `Armor until your next turn`, with nobody before it: you are the one, and have that. */
export const yoursUntil: Rewording = (tokens, { them, slot }, { tail }) => {
  const [state, and] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (state === undefined || and === undefined || them !== undefined || tail !== undefined) return undefined;
  if (slot !== 'ability') return undefined;
  // "Armor until your next turn": with nobody before it, nobody else can be meant.
  if (cursor.sees('armor|resistance until your') || cursor.sees('armor|resistance until the start|end'))
    return [...wordsLike(state, 'you have'), ...tokens];
  // "Invisible until you attack", "+2 speed until you attack".
  if (cursor.sees('invisible|flying|armor|untargetable until you'))
    return [...wordsLike(and, heldBy(state)), ...tokens];
  if (cursor.sees('+ # speed until you')) return [...wordsLike(and, 'you have'), ...tokens];
  if (!cursor.take('invisible|flying|armor and + #')) return undefined;
  return [...wordsLike(and, heldBy(state)), state, and, ...wordsLike(and, 'have'), ...tokens.slice(2)];
};

/** `Invisible.`, `Untargetable, move 2`, in an ability that has named nobody before: you are so. */
export function yoursBare(tokens: readonly Token[], { them, slot }: Context, { tail }: About): Token[] | undefined {
  const [state] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (state === undefined || them !== undefined || tail !== undefined || slot !== 'ability') return undefined;
  if (!cursor.take('invisible|untargetable')) return undefined;
  return cursor.done || cursor.sees(',|.') ? [...wordsLike(state, 'you are'), ...tokens] : undefined;
}
yoursBare.begins = beginning('invisible|untargetable');

const heldBy = ({ text }: Token): string => (text === 'armor' ? 'you have' : 'you are');
