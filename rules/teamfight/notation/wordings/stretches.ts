/** A stretch of a text, in UTF-16 units. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The sentences of a text, without what they end with and the bullets before them. */
export const sentencesOf = (text: string): Stretch[] => between(text, /[^.:;\n]+(?:\.(?=\w)[^.:;\n]+)*/g);

/** What stands between the commas of a sentence that has some. */
export const phrasesOf = (sentence: string): Stretch[] => {
  const phrases = between(sentence, /[^,]+/g);
  return phrases.length > 1 ? phrases : [];
};

function between(text: string, pattern: RegExp): Stretch[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: said, index }) => {
    const from = index + (said.length - said.replace(/^[\s•–—-]+/, '').length);
    const to = index + said.trimEnd().length;
    return to > from ? [{ from, to }] : [];
  });
}
