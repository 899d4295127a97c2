import type { Template, Theme } from '../../schemas/types.generated.ts';
import type { CardSize } from './card.ts';
import type { Size } from './paper-size.ts';
import { cardSizes } from './sizes.ts';

/** Whether a card stands or lies. */
export type Orientation = NonNullable<Theme['orientation']>;

type TemplateKind = Template['kind'];

/** A template on cards that stand, or on cards that lie: a set moves the zones of each. */
export type TemplateKey = TemplateKind | `${TemplateKind}-landscape`;

/** Trimmed width and height in mm of a card that stands or lies. */
export function trimOf(size: CardSize, orientation: Orientation): readonly [width: number, height: number] {
  const [width, height] = cardSizes[size];
  return orientation === 'landscape' ? [height, width] : [width, height];
}

export const isLying = ({ width, height }: Size): boolean => width > height;

/** The size of a card when it stands. */
export const standing = ({ width, height }: Size): Size => ({
  width: Math.min(width, height),
  height: Math.max(width, height),
});

/** What cards of a kind say of their form, where the set does not. */
export interface OwnForm {
  readonly orientation?: Orientation;
  readonly cardSize?: CardSize;
}

/** How cards of one kind do in a set; `own` is what their kind says for itself. Square cards stand. */
export function orientationOf(theme: Theme, kind: TemplateKind, own: OwnForm = {}): Orientation {
  const [width, height] = cardSizes[own.cardSize ?? theme.cardSize ?? 'poker'];
  if (width === height) return 'portrait';
  const { orientation = 'portrait', orientations = {} } = theme;
  return own.orientation ?? (kind === 'back' ? undefined : orientations[kind]) ?? orientation;
}

const lying = '-landscape';

export const templateKey = (kind: TemplateKind, orientation: Orientation): TemplateKey =>
  orientation === 'landscape' ? `${kind}${lying}` : kind;

/** The kind of card that a template is for, and whether for cards that stand or lie. */
export const ofTemplate = (key: TemplateKey): { readonly kind: TemplateKind; readonly orientation: Orientation } =>
  key.endsWith(lying)
    ? { kind: key.slice(0, -lying.length) as TemplateKind, orientation: 'landscape' }
    : { kind: key as TemplateKind, orientation: 'portrait' };
