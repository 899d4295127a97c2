/** `First unit to enter`, `the first ally that steps on it`: how a sentence begins that is about whoever comes to a piece first. */
const comer =
  /^(?:the )?first (?:unit|enemy|ally|hero|summon) (?:to|that|who) (?:enters?|steps?|walks?|moves?|ends?)\b/;

/** Whether words, as they are written one behind the other, begin so. */
export const isOfFirstComer = (said: readonly (string | undefined)[]): boolean => comer.test(said.join(' '));

/** `When an enemy enters the space, burst 1, 2dmg`, behind a piece that was placed: its space, which is where that unit is. */
export function entersItsSpace(said: readonly { readonly text: string }[]): boolean {
  if (!/^when(?:ever)?$/.test(said[0]?.text ?? '')) return false;
  const at = said.findIndex(({ text }) => /^(?:enters?|leaves?)$/.test(text));
  return at > 0 && at < 6 && /^(?:the|that)$/.test(said[at + 1]?.text ?? '') && said[at + 2]?.text === 'space';
}
