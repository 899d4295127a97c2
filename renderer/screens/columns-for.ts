/** CSS pixels between tiles, and the least and greatest width of one at which a card can be read or still fits. */
const tileGap = 20;
const [narrowest, widest] = [168, 264];

/** In how many columns of which width so many tiles fill a width. */
export function columnsFor(width: number, count: number): { readonly columns: number; readonly tile: number } {
  const most = Math.max(1, Math.floor((width + tileGap) / (narrowest + tileGap)));
  const columns = Math.max(1, Math.min(most, count));
  return { columns, tile: Math.min(widest, Math.floor((width + tileGap) / columns) - tileGap) };
}
