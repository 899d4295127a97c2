import type { Node } from '../../program.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import type { Desk, Out, Tail } from './desk.ts';

const isHarm = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'number' && /^(?:dmg|damage)$/.test(tokens[at + 1]?.text ?? '');

const does =
  /^(?:push|pull|gains?|gets?|loses?|is|are|heals?|takes?|gives?|they|it|you|move|undefendable|irreducible|on|if)$/;

/** `Your Wolf moves to a space adjacent to the unit with your Mark. 2dmg and Slow`: of whoever it has gone to, and not of the Wolf. */
export function harmOfMet(tokens: readonly Token[], before: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  if (like === undefined || !isHarm(tokens, 0)) return undefined;
  const end = before.at(-1)?.text === '.' ? before.length - 1 : before.length;
  const start = before.findLastIndex(({ text }, at) => at < end && (text === '.' || text === '---')) + 1;
  const said = before.slice(start, end);
  const to = said.findLastIndex(
    ({ text }, at) =>
      (text === 'adjacent' && said[at + 1]?.text === 'to') || (text === 'next' && said[at + 1]?.text === 'to'),
  );
  const whom = said.slice(to + 2);
  const stop = whom.findIndex(({ text }) => text === ',');
  const named = stop < 0 ? whom : whom.slice(0, stop);
  const one = /^the (?:unit|enemy|ally|hero) (?:with|that has) (?:your|the) /.test(
    named
      .map(({ text }) => text)
      .join(' ')
      .concat(' '),
  );
  if (to < 0 || !one || named.length > 7) return undefined;
  const rest = tokens.slice(2);
  const gains = rest[0]?.text === 'and' && rest[1] !== undefined && !does.test(rest[1].text) && rest[1].kind === 'word';
  return [
    ...named.map((token) => wordLike(like, token.text)),
    wordLike(like, 'takes'),
    ...tokens.slice(0, 2),
    ...(gains ? [...wordsLike(like, 'and gains'), ...rest.slice(1)] : rest),
  ];
}

/** `Your Wolf moves 3. 2dmg`: nobody says that the Wolf takes it. */
export function harmsMover({ sheet, source }: Desk, tail: Tail | undefined, { nodes }: Out): boolean {
  const [harm] = nodes;
  if (!isOfAlly(tail) || harm?.node !== 'damage' || harm.to !== 'target') return false;
  const { from = 0, to = 0 } = sheet.clauses[harm.clause] ?? {};
  return !/\b(?:takes?|suffers?|they|them|it|target|to)\b/i.test(source.slice(from, to)) && tail.then.some(goes);
}

/** An ally or a summon has been chosen. */
export const isOfAlly = (tail: Tail | undefined): tail is Tail =>
  tail?.node.node === 'target' && (tail.node.who.side === 'ally' || tail.node.who.card !== undefined);

const goes = (node: Node): boolean =>
  (node.node === 'move' && node.who === 'target') || (node.node === 'space' && node.then.some(goes));

/** `Teleport adjacent to the unit with your Mark, from any range`: nothing else says how far. */
export function fromAnyRange(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) =>
      text === 'from' && tokens[n + 1]?.text === 'any' && /^(?:range|distance)$/.test(tokens[n + 2]?.text ?? ''),
  );
  if (
    at < 1 ||
    tokens.some(
      ({ text }) => /^(?:uses?|range|attacks?|abilit(?:y|ies)|in|within)$/.test(text) && text !== tokens[at + 2]?.text,
    )
  )
    return undefined;
  if (tokens.filter(({ text }) => text === 'range').length > 1) return undefined;
  const from = tokens[at - 1]?.text === ',' ? at - 1 : at;
  return [...tokens.slice(0, from), ...tokens.slice(at + 3)];
}
