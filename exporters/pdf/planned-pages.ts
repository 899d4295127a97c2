import type { DisplayList, Op } from '../face/display-list.ts';
import { trimLine } from '../face/trim-line.ts';
import type { Size } from './paper.ts';
import type { FacePage, PaperPages, Place } from './paper-pages.ts';

/** Notes what a PDF would hold. It goes through the same hands as the PDF itself, so the two cannot disagree. */
export class PlannedPages implements PaperPages {
  /** Each page before it is painted: what lies on it, and its own lines and words on top. */
  readonly all: { name: string; width: number; height: number; faces: (Place & { list: DisplayList })[]; ops: Op[] }[] =
    [];

  get pages(): number {
    return this.all.length;
  }

  async page({ width, height }: Size, face?: FacePage): Promise<void> {
    const name = face?.name ?? `page ${this.pages + 1}`;
    const ops = face ? trimLine({ width, height }, face.bleed) : [];
    this.all.push({ name, width, height, faces: [], ops });
  }

  paint(list: DisplayList, place: Place): void {
    this.all.at(-1)?.faces.push({ ...place, list });
  }

  paintShared(list: DisplayList, place: Place): void {
    this.paint(list, place);
  }

  furnish(ops: readonly Op[]): void {
    this.all.at(-1)?.ops.push(...ops);
  }

  async end(): Promise<void> {}
}
