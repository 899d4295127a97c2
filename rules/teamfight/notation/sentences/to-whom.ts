import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `Heal 1 to each ally in range 2`, `2dmg to all enemies in the area`: they heal 1, they take 2dmg. */
export function toWhom(tokens: readonly Token[]): Token[] | undefined {
  const to = tokens.findIndex(({ text }) => text === 'to');
  const whom = new Cursor(tokens, to + 1, tokens.length);
  if (
    to < 1 ||
    (!whom.sees('both') &&
      !whom.sees(
        'each|all|every? other|adjacent|enemy|enemies|ally|allies|unit|units|others|hero|heroes|summon|summons',
      ))
  )
    return undefined;
  const from = tokens.slice(0, to).findLastIndex(({ text }) => text === ',' || text === ':') + 1;
  const does = new Cursor(tokens, from, to);
  const heals = does.take('heal #');
  if (!heals && !does.take('deal? # dmg|damage')) return undefined;
  const number = tokens.slice(from, to).find(({ kind, text }) => kind === 'number' || /^(?:one|two|three)$/.test(text));
  const said = tokens.slice(to + 1);
  // "1dmg to each enemy, push 1": whom the rest is for is said by the order there is.
  if (!does.done || number === undefined || said.some(({ text }) => /^(?:,|and|then|or)$/.test(text))) return undefined;
  const group = said.filter(({ text }, n) => n > 0 || text !== 'all');
  const verb = heals ? 'heal' : 'take';
  return [
    ...tokens.slice(0, from),
    ...group,
    wordLike(number, verb),
    number,
    ...(heals ? [] : [wordLike(number, 'dmg')]),
  ];
}
