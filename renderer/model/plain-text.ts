/** A card's text without its marks: bold and italic go, a line that begins with "- " gets a dot. */
export function plainText(text: string): string {
  return text
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .replace(/\*(.+?)\*/g, '$1')
    .replace(/^- /gm, '• ');
}
