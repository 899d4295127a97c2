import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { asked, type Rewording } from './rewording.ts';

/** Units or pieces that "they" could be. */
const others =
  /^(?:enemy|enemies|ally|allies|units?|hero|heroes|summons?|objects?|others?|targets?|those|they|them|you)$/;

/** `Your attacks cannot crit. They deal +1 damage`: behind a sentence about one's attacks that speaks of nobody else. */
export const theyOfAttacks: Rewording = asked(
  { begins: beginning('they') },
  (tokens, { slot }, { before }): Token[] | undefined => {
    const [they] = tokens;
    const verb = new Cursor(tokens, 1, tokens.length);
    if (they === undefined || slot === 'map') return undefined;
    if (!verb.takeAny("also? deal|have|ignore|are|cannot|can't|never", 'also? crit|miss')) return undefined;
    const end = before.at(-1)?.text === '.' ? before.length - 1 : before.length;
    const start = before.slice(0, end).findLastIndex(({ kind, text }) => kind === 'line' || text === '.') + 1;
    const said = new Cursor(before, start, end);
    if (!said.takeAny('your attacks', 'your default|ranged|melee attacks|abilities', 'your abilities'))
      return undefined;
    const whose = before.slice(start, said.at).map(({ text }) => text);
    if (before.slice(said.at, end).some(({ text }) => others.test(text))) return undefined;
    return [...wordsLike(they, whose.join(' ')), ...tokens.slice(1).filter(({ text }, n) => n > 0 || text !== 'also')];
  },
);
