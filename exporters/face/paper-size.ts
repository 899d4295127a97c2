export type PaperName = 'a4' | 'letter' | 'a3' | 'tabloid';

/** Width and height in mm. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const papers: Readonly<Record<PaperName, Size>> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
  a3: { width: 297, height: 420 },
  tabloid: { width: 279.4, height: 431.8 },
};

/** A page lying down. */
export const turned = ({ width, height }: Size): Size => ({ width: height, height: width });

/** Home printers leave about this much of each edge white, in mm. */
export const printerMargin = 5;
/** Height of the strip with the check line and the footer. */
export const bandHeight = 4.4;
/** White between the strip and what is cut. */
export const bandGap = 1.5;
