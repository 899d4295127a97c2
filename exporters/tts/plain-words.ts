/** A text of a set as the game shows it on hover and in the notebook: without the marks of bold and italic. */
export function plainWords(text: string): string {
  return text.replace(/\*\*?(?=\S)([^*]+?)\*\*?/g, '$1').trim();
}
