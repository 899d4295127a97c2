/** One word, number or sign of a text, with its place. Offsets are UTF-16 units. */
export interface Token {
  readonly kind: 'word' | 'number' | 'sign' | 'picture' | 'line' | 'bullet' | 'section' | 'flavour' | 'odd';
  /** Small letters, straight apostrophes. Empty for lines. */
  readonly text: string;
  /** Of a number; of a line the indent of what follows. */
  readonly value: number;
  readonly from: number;
  readonly to: number;
  /** Of a line: an empty line stands between. */
  readonly blank: boolean;
  /** Some bits, the same for equal texts: what lacks one of them is another word. */
  readonly mark: number;
  /** Nothing stands between it and the token before. */
  readonly glued: boolean;
  /** A lone star stands before it: "2dmg*charges". Pairs are bold type. */
  readonly times: boolean;
}

const numbers = new Map(
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, n) => [word, n]),
);

/** `1st`, `2nd` and so on, in words. */
const ordinals = [undefined, 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** `- 2`, with a blank on both sides. */
const apart = /^ - \d/;

/** What a sentence begins with that asks or says when. */
const begins = new Set(['if', 'when', 'whenever', 'while', 'until', 'on', 'at', 'else', 'otherwise']);

/** `Range 3, 2dmg If you have a Coin, heal 1`: with a capital letter in the middle of a line such a word begins a sentence, and only the stop was forgotten. */
const endsBefore = (last: Token | undefined, at: number): boolean =>
  last !== undefined &&
  last.to < at &&
  (last.kind === 'number' ||
    (last.kind === 'word' &&
      !/^(?:and|or|but|then|else|also|only|not|free|action|instant|reaction|tap|game|turn|round)$/.test(last.text)));

/** A heading has capital letters everywhere. */
const goesOn = (text: string, from: number, said: string): boolean =>
  said === 'on'
    ? /^ (?:hit|kill|miss|crit)\b/.test(text.slice(from, from + 6))
    : said === 'at'
      ? /^ the (?:start|end|beginning)\b/.test(text.slice(from, from + 15))
      : /^ [a-z]/.test(text.slice(from, from + 2));

/** Signs of older cards: a sword before damage, a shield before def. */
const pictures = new Map([
  [0x2694, '(sword)'],
  [0x1f5e1, '(sword)'],
  [0x1f6e1, '(shield)'],
]);

const shortened: Readonly<Record<string, string>> = { "'re": 'are', "'ve": 'have', "'s": 'is', "'d": 'would' };

/** The value of a number word; undefined for other words. */
export const numberWord = (word: string): number | undefined => numbers.get(word);

/** The mark of all numbers, in digits and in words, and of nothing else. */
export const numberMark = 1 << 30;

/** One of 15 bits by the ends of a word and its length, and one of 15 by its first letters and the last: few words have the same two. */
export function markOf(text: string): number {
  const { length } = text;
  // Behind its end a word has no letters that could be reckoned with.
  if (length === 0) return 1;
  const first = text.charCodeAt(0);
  const second = length > 1 ? text.charCodeAt(1) : 0;
  const last = text.charCodeAt(length - 1);
  if (isDigit(first) || numbers.has(text)) return numberMark;
  return (1 << ((first * 5 + last + length) % 15)) | (1 << (15 + ((first + second * 7 + last * 5) % 15)));
}

const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7);

/** Where the word ends that begins at `from`. Small letters, which nearly all are, are told at once. */
function wordEnd(text: string, from: number): number {
  for (let at = from + 1; ; at++) {
    const code = text.charCodeAt(at);
    if (code >= 97 && code <= 122) continue;
    if (code === 32) return at;
    if (isLetter(code)) continue;
    const joins = code === 45 || code === 39;
    if (!joins || !isLetter(text.charCodeAt(at + 1))) return at;
  }
}
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const dash = /[–—−]/;

/** Whether a dash that stands alone begins a bullet in the middle of a line: `Choose one: - push 1. - pull 1.` */
function listsOn(tokens: readonly Token[]): boolean {
  const last = tokens[tokens.length - 1];
  if (last?.text === ':') return true;
  if (last === undefined || !/^[.;]$/.test(last.text)) return false;
  const line = tokens.findLastIndex(({ kind }) => kind === 'line');
  return tokens.findLastIndex(({ kind }) => kind === 'bullet') > line;
}

/** A name as a text that is read writes it: its words in small letters. */
export const writtenAs = (name: string): string =>
  lex(name.toLowerCase())
    .map(({ text }) => text)
    .join(' ');

/**
 * Cuts a text into tokens. Stars of bold and italic type are no tokens: they are skipped. Every other sign that the notation does
 * not know is `odd`, and nothing that holds an odd token is read.
 */
export function lex(said: string): Token[] {
  const text = said.replaceAll(/[’‘]/g, "'");
  const tokens: Token[] = [];
  const { length } = text;
  let at = 0;
  let end = -1;
  let stars = 0;
  const push = (kind: Token['kind'], from: number, to: number, word: string, value = 0, blank = false): void => {
    const times = stars === 1;
    stars = 0;
    tokens.push({
      kind,
      text: word,
      mark: markOf(word),
      value,
      from,
      to,
      glued: from === end,
      blank,
      times,
    });
    end = to;
    at = to;
  };

  let lineStart = true;
  let indent = 0;
  while (at < length) {
    const code = text.charCodeAt(at);
    const char = text[at] ?? '';
    if (code === 32 || code === 9 || code === 0xa0) {
      if (lineStart) indent += code === 9 ? 4 : 1;
      at += 1;
    } else if (code === 10 || code === 13) {
      const from = at;
      let breaks = 0;
      let depth = 0;
      while (at < length) {
        const next = text.charCodeAt(at);
        if (next === 10) {
          breaks += 1;
          depth = 0;
        } else if (next === 9) depth += 4;
        else if (next === 32 || next === 0xa0) depth += 1;
        else if (next !== 13) break;
        at += 1;
      }
      push('line', from, at, '', depth, breaks > 1);
      lineStart = true;
      indent = depth;
      continue;
    } else if (lineStart && text.startsWith('---', at)) {
      let to = at + 3;
      while (text[to] === '-') to += 1;
      push('section', at, to, '---');
    } else if ((char === '-' || char === '•') && (lineStart || listsOn(tokens)) && /\s/.test(text[at + 1] ?? '')) {
      push('bullet', at, at + 1, '-', indent);
    } else if ((code >= 97 && code <= 122) || isLetter(code)) {
      const to = wordEnd(text, at);
      const said = text.slice(at, to).toLowerCase();
      if (code <= 90 && begins.has(said) && endsBefore(tokens.at(-1), at) && goesOn(text, to, said))
        push('sign', at, at, '.');
      const before = tokens.at(-1);
      // "You're", "you've", "you'd" and "it's" are two words, and "can not" is one.
      const apostrophe = said.indexOf("'");
      const short =
        apostrophe > 0 && /^(?:[a-z]+'(?:re|ve)|(?:it|that|there|who)'s|(?:you|they|it|he|she)'d)$/.test(said)
          ? apostrophe
          : 0;
      if (said === 'not' && before?.text === 'can' && before.to === at - 1) {
        tokens.pop();
        push('word', before.from, to, 'cannot');
      } else if (short > 0) {
        push('word', at, at + short, said.slice(0, short));
        push('word', at, to, shortened[said.slice(short)] ?? '');
      } else push('word', at, to, said);
    } else if (isDigit(code)) {
      let to = at + 1;
      while (to < length && isDigit(text.charCodeAt(to))) to += 1;
      const said = text.slice(at, to);
      const nth = ordinals[Number(said)];
      // "A 5th Coin".
      if (nth !== undefined && /^(?:st|nd|rd|th)(?![a-z])/i.test(text.slice(to, to + 3))) push('word', at, to + 2, nth);
      // "1/2 health" is half of it.
      else if (said === '1' && /^\/2(?= [a-z])/i.test(text.slice(to, to + 4))) push('word', at, to + 2, 'half');
      else push(said.length > 4 ? 'odd' : 'number', at, to, said, Number(said));
      // "An ally in range 3's default ability".
      if (/^'s(?![a-z])/i.test(text.slice(to, to + 3))) push('word', to, to + 2, "'s");
    } else if (char === '*') {
      // A whole line in italics is flavour.
      const flavour = lineStart ? /^\*[^*\n]+\*(?=[ \t]*(?:\r?\n|$))/.exec(text.slice(at, at + 2000)) : null;
      if (flavour === null) {
        stars += 1;
        at += 1;
        continue;
      }
      push('flavour', at, at + flavour[0].length, '');
    } else if (code > 127 && dash.test(char)) {
      push('sign', at, at + 1, '-');
    } else if (char === '-' && tokens.at(-1)?.kind === 'word' && apart.test(text.slice(at - 1, at + 3))) {
      // "If Slowed - 2dmg" takes nothing away.
      push('sign', at, at + 1, '--');
    } else if (text.startsWith('--', at)) {
      push('sign', at, at + 2, '--');
    } else if (char === '&') {
      push('word', at, at + 1, 'and');
    } else if ('+-/,.;:()%"×'.includes(char)) {
      push('sign', at, at + 1, char === '×' ? 'x' : char);
    } else {
      const point = text.codePointAt(at) ?? 0;
      const sign = pictures.get(point);
      if (sign !== undefined) {
        const wide = at + (point > 0xffff ? 2 : 1);
        push('picture', at, text.charCodeAt(wide) === 0xfe0f ? wide + 1 : wide, sign);
        lineStart = false;
        continue;
      }
      push('odd', at, at + (point > 0xffff ? 2 : 1), char);
    }
    lineStart = false;
  }
  return tokens;
}

/** The first token at an offset or behind it that is no end of a line, by its index; none is -1. */
export function tokenAt(tokens: readonly Token[], offset: number): number {
  for (let at = 0; at < tokens.length; at++) {
    const { from, kind } = tokens[at] as Token;
    if (from >= offset && kind !== 'line') return at;
  }
  return -1;
}

/** Another word in the place of one, for a sentence that is read in other words: with its offsets. */
export const wordLike = (like: Token, text: string): Token => ({
  ...like,
  kind: text === ',' ? 'sign' : 'word',
  text,
  mark: markOf(text),
});

/** A number in the place of a word. */
export const numberLike = (like: Token, value: number): Token => ({
  ...wordLike(like, String(value)),
  kind: 'number',
  value,
});

/** Some words, with a space between each two of them, in the place of one. */
export const wordsLike = (like: Token, said: string): Token[] => said.split(' ').map((text) => wordLike(like, text));
