/** CSS pixels between tiles. */
const tileGap = 20;

/** The least and greatest width of a tile in CSS pixels: at which its face can be read, and still fits. */
export interface TileWidths {
  readonly narrowest: number;
  readonly widest: number;
}

export const cardWidths: TileWidths = { narrowest: 168, widest: 264 };
export const mapWidths: TileWidths = { narrowest: 220, widest: 360 };
/** Conditions, tokens and the like are recognised by their form. */
export const wordWidths: TileWidths = { narrowest: 104, widest: 132 };

/** In how many columns of which width so many tiles fill a width. */
export function columnsFor(
  width: number,
  count: number,
  { narrowest, widest }: TileWidths = cardWidths,
): { readonly columns: number; readonly tile: number } {
  const most = Math.max(1, Math.floor((width + tileGap) / (narrowest + tileGap)));
  const columns = Math.max(1, Math.min(most, count));
  return { columns, tile: Math.min(widest, Math.floor((width + tileGap) / columns) - tileGap) };
}
