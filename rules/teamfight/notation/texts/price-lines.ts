import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { type Words, wordAt } from '../words/words.ts';

/**
 * `A hero adjacent to the Shop may spend Gold as a Free Action:` over lines such as `2 Gold: heal 2`, in a text that is nobody's: each line is an offer of its
 * own, "A hero adjacent to the Shop may spend 2 Gold as a Free Action to heal 2". Without an action in the head it is not said what an offer costs beside.
 */
export function pricesInLines(tokens: readonly Token[], { slot, words }: Context): readonly Token[] {
  if (slot !== 'rules' && slot !== 'map' && slot !== 'marker' && slot !== 'terrain') return tokens;
  const said: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const begins = at === 0 || tokens[at - 1]?.kind === 'line' || tokens[at - 1]?.text === '.';
    const found = begins ? offersAt(tokens, at, words) : undefined;
    said.push(...(found?.told ?? [tokens[at] as Token]));
    at = found?.to ?? at + 1;
  }
  return said;
}

function offersAt(tokens: readonly Token[], from: number, words: Words): { told: Token[]; to: number } | undefined {
  const colon = tokens.findIndex(
    ({ text, kind }, at) => at >= from && (text === ':' || text === '.' || kind === 'line'),
  );
  if (colon < 0 || tokens[colon]?.text !== ':' || tokens[colon + 1]?.kind !== 'line') return undefined;
  const head = tokens.slice(from, colon);
  const may = head.findIndex(({ text }) => text === 'may' || text === 'can');
  const buys = /^(?:spend|spends|pay|buy|trade|use|choose)$/.test(head[may + 1]?.text ?? '');
  const action = head.findIndex(
    ({ text }, at) => text === 'action' && /^(?:free|move|standard)$/.test(head[at - 1]?.text ?? ''),
  );
  const kind = head[action - 1]?.text;
  if (may < 1 || !buys || kind === undefined) return undefined;
  // "As a Free Action, a hero may ..."
  const early = new Cursor(head, 0, may);
  if (early.take('as a free|move|standard action')) early.take(',');
  const who = head.slice(early.at, may);
  if (who.length === 0 || who.some(({ text }) => text === ',')) return undefined;
  const told: Token[] = [];
  let at = colon + 1;
  while (tokens[at]?.kind === 'line') {
    const first = at + (tokens[at + 1]?.kind === 'bullet' ? 2 : 1);
    const end = tokens.findIndex((token, n) => n > at && token.kind === 'line');
    const line = tokens.slice(first, end < 0 ? tokens.length : end);
    const [number, ...rest] = line;
    const paid = number?.kind === 'number' ? wordAt(words, line, 1, line.length, ['counter', 'token']) : undefined;
    if (number === undefined || paid === undefined || line[paid.to]?.text !== ':') break;
    const does = line.slice(paid.to + 1);
    const bare = does.at(-1)?.text === '.' ? does.slice(0, -1) : does;
    // More than one sentence would be done beside what is bought.
    if (bare.length === 0 || bare.some(({ text }) => text === '.')) break;
    if (told.length > 0) told.push(tokens[at] as Token);
    const subject = told.length === 0 ? who : who.flatMap(({ text }) => wordsLike(number, text));
    told.push(
      ...subject,
      ...wordsLike(number, 'may spend'),
      number,
      ...rest.slice(0, paid.to - 1),
      ...wordsLike(
        line[paid.to] as Token,
        `as a ${kind} action to${/^[+-]$/.test(bare[0]?.text ?? '') ? ' gain' : ''}`,
      ),
      ...bare,
    );
    at = end < 0 ? tokens.length : end;
  }
  return told.length === 0 ? undefined : { told, to: at };
}
