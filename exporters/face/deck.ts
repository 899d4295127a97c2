import type { Memory } from '../../rules/kernel/memory.ts';
import type { Card, Deck } from './card.ts';
import type { FaceBase } from './face-base.ts';
import type { FaceData } from './face-data.ts';
import { deckTextSize, type Laid, layout } from './layout.ts';

/** A card before it is laid out. */
export interface Draft {
  readonly kind: Card['kind'];
  readonly ref: string;
  readonly text: string;
  readonly copies: number;
  readonly data: FaceData;
}

/** A deck with what came out of laying its cards out. */
export interface LaidDeck {
  readonly deck: Deck;
  readonly cards: readonly { readonly draft: Draft; readonly laid: Laid }[];
}

/** What the cards of a deck are laid out with. */
export interface DeckBase extends Pick<FaceBase, 'formOf'> {
  readonly memory: Memory;
  /** Whether all cards have text of one size: those that are held in one hand. Others are read one by one. */
  readonly shared: boolean;
  /** So many cards are laid out at most, as large as all of them have it. */
  readonly most?: number;
}

export function layDeck(
  ref: string,
  name: string,
  drafts: readonly Draft[],
  { formOf, memory, shared: isShared, most }: DeckBase,
): LaidDeck {
  const formed = drafts.map(({ kind, data }) => ({ ...formOf(kind), data }));
  const shared = isShared ? deckTextSize(formed) : undefined;
  const cards = drafts.slice(0, most).map((draft, index) => {
    const textPt = shared ?? deckTextSize(formed.slice(index, index + 1));
    // Of a deck mostly one card changes, and the others stay the same objects.
    const { look, template, back } = formed[index] as (typeof formed)[number];
    return memory.once(draft.ref, 'card', [look, template, back, textPt, JSON.stringify(draft)], () => {
      const laid = layout(template, draft.data, look, textPt);
      const card: Card = {
        ref: draft.ref,
        kind: draft.kind,
        name: draft.data.name,
        text: draft.text,
        size: look.size,
        copies: draft.copies,
        front: laid.list,
        back: back.list,
        source: draft.data.source,
        zones: laid.zones,
        backZones: back.zones,
        textPt,
        over: laid.over,
        panelTop: laid.panelTop,
      };
      return { draft, laid, card };
    });
  });
  const [first] = formed;
  if (!first) throw new Error('A deck has cards.');
  return { deck: { ref, name, size: first.look.size, cards: cards.map(({ card }) => card) }, cards };
}
