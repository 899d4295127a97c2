import type { Cursor } from '../words/cursor.ts';

/** "Pull both towards each other. If they end adjacent": to each other, and not to you. */
export const goTogether = ({ tokens, at }: Cursor): boolean =>
  tokens.some(({ text }, n) => {
    if (n >= at - 3 || !/^towards?$/.test(text)) return false;
    const [first, second] = [tokens[n + 1]?.text ?? '', tokens[n + 2]?.text ?? ''];
    return (
      (first === 'the' && /^others?$/.test(second)) ||
      `${first} ${second}` === 'each other' ||
      `${first} ${second}` === 'one another'
    );
  });
