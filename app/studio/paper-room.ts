import type { Deck } from '../../exporters/face/card.ts';
import { backWays, type CardPaper, cutWays } from '../../exporters/face/card-paper.ts';
import { countSheets, NoRoom } from '../../exporters/pdf/card-sheets.ts';
import { type PaperName, printerMargin } from '../../exporters/pdf/paper.ts';
import { slipsOf } from '../../exporters/pdf/slips.ts';
import { counted } from '../../schemas/words.ts';
import { CannotRun } from './cannot-run.ts';

/** The widest margin in mm beside which every page has room for its check line and its words. */
const widest = 25;

/** Refuses a margin that leaves no room. */
export function refuseMargin(margin: number | undefined): void {
  if (margin === undefined || (margin >= 0 && margin <= widest)) return;
  throw new CannotRun(
    'paper/margin',
    `A margin of ${margin} mm ${margin < 0 ? 'lies beyond' : 'leaves no room on'} the page; expected 0 to ${widest} mm. Most printers leave ${printerMargin} mm white.`,
  );
}

const paperWords: Readonly<Record<PaperName, string>> = { a4: 'A4', letter: 'Letter', a3: 'A3', tabloid: 'Tabloid' };

/** Lays pages, and says of cards or boxes that no page holds what would hold them. */
export async function withRoom<T>(
  paper: PaperName,
  how: CardPaper & { readonly what: 'cards' | 'boxes' },
  lay: () => Promise<T>,
): Promise<T> {
  try {
    return await lay();
  } catch (error) {
    if (!(error instanceof NoRoom)) throw error;
    const { size, face } = error;
    const isFolded = how.what === 'cards' && how.backs === 'fold';
    const things = how.what === 'cards' ? `${size} cards` : `Boxes for ${size} cards`;
    const larger = paper === 'letter' || paper === 'tabloid' ? 'Tabloid' : 'A3';
    const proposals = [
      ...(how.margin > printerMargin ? [`a margin of ${printerMargin} mm`] : []),
      ...(isFolded ? ['backs on pages of their own'] : []),
      ...(paper === 'a4' || paper === 'letter' ? [`paper of the size ${larger}`] : []),
      'a smaller size of cards in the theme',
    ];
    throw new CannotRun(
      'paper/no-room',
      `${things} of ${face.width} by ${face.height} mm do not fit on ${paperWords[paper]} with margins of ${how.margin} mm${isFolded ? ' and their backs beside them' : ''}. Choose ${proposals.join(' or ')}.`,
    );
  }
}

/** How many cards lie on a sheet, and on how many sheets, by the choice that would give it. */
export function countsBeside(decks: readonly Deck[], paper: PaperName, how: CardPaper): Record<string, string> {
  const slips = slipsOf(decks);
  const tell = (instead: Partial<CardPaper>): string => {
    try {
      const all = { ...how, ...instead };
      const counts = countSheets(all.backs === 'slips' ? slips : decks, paper, all);
      const sheets = counts.reduce((sum, { sheets }) => sum + sheets, 0);
      const each = [...new Set(counts.map(({ perSheet }) => perSheet))].join(' or ');
      return `${each} a sheet, ${counted(sheets, 'sheet')}`;
    } catch (error) {
      if (error instanceof NoRoom) return 'too large for this paper';
      throw error;
    }
  };
  return Object.fromEntries([
    ...cutWays.map((cuts) => [cuts, tell({ cuts })]),
    ...backWays.map((backs) => [backs, tell({ backs })]),
  ]);
}
