/** `First unit to enter`, `the first ally that steps on it`: how a sentence begins that is about whoever comes to a piece first. */
const comer =
  /^(?:the )?first (?:unit|enemy|ally|hero|summon) (?:to|that|who) (?:enters?|steps?|walks?|moves?|ends?)\b/;

/** Whether words, as they are written one behind the other, begin so. */
export const isOfFirstComer = (said: readonly (string | undefined)[]): boolean => comer.test(said.join(' '));
