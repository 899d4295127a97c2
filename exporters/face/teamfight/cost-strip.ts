import type { Cost } from '../../../rules/teamfight/notation/texts/cost.ts';
import type { Op } from '../display-list.ts';
import { setWord, widthOf } from '../glyphs.ts';
import { type Box, polygon } from '../path.ts';
import type { PrintedWords } from '../printed-words.ts';
import { templateIcons } from '../template-icons.ts';
import type { FaceTheme } from '../theme.ts';

/** One plate of the strip. */
export interface CostChip {
  readonly icon: string;
  readonly words: string;
  /** What it takes to use the card, or how often and when it can be used. */
  readonly kind: 'action' | 'limit';
}

/** The words of a cost as they stand in the strip. */
export function costChip({ kind, n, when }: Cost, said: PrintedWords): CostChip {
  const at = when === undefined ? '' : `, ${said.when(when)}`;
  const word = said.cost[kind];
  switch (kind) {
    case 'standard':
      return { icon: templateIcons.standard, words: `${word}${at}`, kind: 'action' };
    case 'free':
      return { icon: templateIcons.free, words: `${word}${at}`, kind: 'action' };
    case 'move':
      return { icon: templateIcons.move, words: word, kind: 'action' };
    case 'move-standard':
      return { icon: templateIcons.standard, words: word, kind: 'action' };
    case 'instant':
    case 'free-instant':
      return { icon: templateIcons.instant, words: n === undefined ? word : `${word} +${n}`, kind: 'action' };
    case 'reaction':
      return { icon: templateIcons.reaction, words: word, kind: 'action' };
    case 'ultimate':
      return { icon: templateIcons.ultimate, words: `${word} ${n}`, kind: 'limit' };
    case 'tap':
      return { icon: templateIcons.tap, words: word, kind: 'limit' };
    case 'cooldown':
      return { icon: templateIcons.tap, words: `${word} ${n}`, kind: 'limit' };
    case 'per-game':
      return { icon: templateIcons.game, words: `${n}/${word}`, kind: 'limit' };
    case 'per-turn':
      return { icon: templateIcons.turn, words: `${n}/${word}`, kind: 'limit' };
    case 'per-round':
      return { icon: templateIcons.turn, words: `${n}/${word}`, kind: 'limit' };
    case 'per-target':
      return { icon: templateIcons.game, words: `1/${word}`, kind: 'limit' };
    case 'mandatory':
      return { icon: templateIcons.mandatory, words: word, kind: 'limit' };
  }
}

const chain = ['caps-heavy', 'body-heavy'] as const;

/** Plates side by side from the left: actions with an arrow's point, limits with cut corners; narrower where there are many. */
export function costStrip(
  chips: readonly CostChip[],
  box: Box,
  edge: number,
  theme: FaceTheme,
  missing: (char: string) => void,
): Op[] {
  const { h } = box;
  const natural = chips.map((chip) => widthOf(chip.words, chain));
  const em = h * 0.78;
  const padding = h * 0.34;
  const icon = h * 0.74;
  const fixed = chips.length * (padding * 2 + icon + h * 0.16) + (chips.length - 1) * 0.7 + h * 0.3;
  const words = natural.reduce((sum, width) => sum + width, 0) * em;
  const size = em * Math.min(1, Math.max(0.3, (box.w - fixed) / words));
  const ops: Op[] = [];
  let x = box.x;
  chips.forEach((chip, i) => {
    const w = padding * 2 + icon + h * 0.16 + (natural[i] as number) * size;
    const action = chip.kind === 'action';
    const ground = action ? theme.bright : theme.deep;
    const ink = action ? theme.deep : theme.onDeep;
    // The first plate runs in from the edge of the card, so that no seam shows where it is cut.
    const left = i === 0 ? edge : x;
    const tip = h * 0.3;
    const shape = (by: number): string =>
      action
        ? polygon([
            [left - by, box.y - by],
            [x + w + by * 0.6, box.y - by],
            [x + w + tip + by * 1.3, box.y + h / 2],
            [x + w + by * 0.6, box.y + h + by],
            [left - by, box.y + h + by],
          ])
        : polygon([
            [left + (i === 0 ? 0 : tip) - by, box.y - by],
            [x + w + tip + by, box.y - by],
            [x + w + tip + by, box.y + h - tip],
            [x + w + by, box.y + h + by],
            [left - by, box.y + h + by],
            [left - by, box.y + (i === 0 ? 0 : tip)],
          ]);
    ops.push(
      { op: 'path', d: shape(0.4), fill: action ? theme.deep : theme.pale },
      { op: 'path', d: shape(0), fill: ground },
    );
    ops.push({ op: 'icon', name: chip.icon, x: x + padding * 0.6, y: box.y + (h - icon) / 2, size: icon, fill: ink });
    let left2 = x + padding * 0.6 + icon + h * 0.16;
    const at = { baseline: box.y + h / 2 + size * 0.24, size, fill: ink };
    for (const word of chip.words.split(' ')) {
      ops.push(...setWord(word, chain, { x: left2, ...at }, missing));
      left2 += (widthOf(word, chain) + 0.2) * size;
    }
    x += w + tip + 0.7;
  });
  return ops;
}
