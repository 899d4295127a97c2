import type { Token } from '../words/token.ts';

/** A moment or a question, under which all points of a list stand, unless one of them is chosen or rolled. */
const opens = /^(?:at|in|on|from|during|when|whenever|each|every|while|until|after|if)$/;
const picks = /^(?:choose|chooses|chosen|choice|pick|picks|either|one|roll|rolls|die|dice|flip|depends|depending)$/;

/**
 * Reads a rules card or map whose lines are points of a list (`- Heroes start with 1 Coin`, `1. Heroes start with 1 Coin`) as those lines; behind a
 * head (`At the start of each round:`) they all stand under that.
 */
export function listOfLines(tokens: readonly Token[]): readonly Token[] {
  const lines = linesOf(tokens);
  const points = lines.map((line, at) => pointOf(line, at + 1));
  if (lines.length > 1 && points.every((one) => one !== undefined)) return points.flat();
  let isUnder = false;
  return lines.flatMap((line) => {
    const point = pointOf(line, 0);
    if (isUnder && point !== undefined)
      return point.map((token) => (token.kind === 'line' ? { ...token, value: token.value + 2 } : token));
    const first = line.find(({ kind }) => kind !== 'line')?.text ?? '';
    isUnder = line.at(-1)?.text === ':' && opens.test(first) && !line.some(({ text }) => picks.test(text));
    return line;
  });
}

/** The lines of a text, each but the first with the break before it. */
function linesOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const lines: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'line') lines.push([]);
    lines.at(-1)?.push(token);
  }
  return lines;
}

/** A line without its bullet, or without its number where that is the one that comes. */
function pointOf(line: readonly Token[], number: number): readonly Token[] | undefined {
  const start = line[0]?.kind === 'line' ? 1 : 0;
  const [sign, stop] = [line[start], line[start + 1]];
  const before = line.slice(0, start);
  if (sign?.kind === 'bullet') return [...before, ...line.slice(start + 1)];
  if (sign?.kind !== 'number' || sign.value !== number || !stop?.glued || !/^[.)]$/.test(stop.text)) return undefined;
  return [...before, ...line.slice(start + 2)];
}
