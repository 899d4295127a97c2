import type { FaceData } from './face-data.ts';
import { wordWidth } from './flow.ts';
import type { Panel } from './panel.ts';
import type { Part } from './passages.ts';
import type { Zone } from './zone.ts';

/** Room around a passage that still belongs to it, in mm: half of what lies between two. */
const around = 0.8;

/** Where each passage of a panel stands, and within it its name. A text alone has the whole panel. */
export function passageZones({ box, text, at }: Panel, data: FaceData, width: number, height: number): Zone[] {
  const { file } = data.source;
  const zones: Zone[] = [];
  const [only] = text.parts;
  if (text.parts.length === 1 && only?.passage.kind === 'text' && only.passage.pointer !== undefined) {
    const [x, right] = [Math.max(0, box.x), Math.min(width, box.x + box.w)];
    return [{ file, pointer: only.passage.pointer, x, y: box.y, w: right - x, h: height - box.y }];
  }
  for (const part of text.parts) {
    const { y, head, flow, passage } = part;
    const top = at.y + y;
    if (top > at.limit) break;
    const end = Math.min(at.limit, top + head + flow.height) + around;
    const row = (from: number, to: number) => ({
      file,
      x: at.x - around,
      y: from,
      w: at.width + 2 * around,
      h: to - from,
    });
    if (passage.pointer !== undefined) zones.push({ ...row(top - around, end), pointer: passage.pointer });
    if (passage.namePointer !== undefined) {
      const pointer = passage.namePointer;
      if (head > 0) zones.push({ ...row(top - around, top + head), w: at.width / 2, pointer });
      else for (const label of labels(part, data, at.x, top)) zones.push({ ...label, pointer });
    }
  }
  return zones;
}

/** The lines of a name that begins a text; of a name that is the whole rule, all lines. */
function labels({ flow }: Part, { source }: FaceData, x: number, top: number) {
  const boxes: Omit<Zone, 'pointer'>[] = [];
  const whole = flow.lines.every(({ items }) => items.every(({ word }) => word.pieces[0]?.emphasis !== 'label'));
  for (const line of flow.lines) {
    const words = whole ? line.items : line.items.filter(({ word }) => word.pieces[0]?.emphasis === 'label');
    const [first, last] = [words[0], words.at(-1)];
    if (first === undefined || last === undefined) break;
    const w = last.x + wordWidth(last.word) * flow.size - first.x;
    boxes.push({ file: source.file, x: x + first.x, y: top + line.y, w, h: line.height });
  }
  return boxes;
}
