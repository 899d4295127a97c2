import type { GameSet } from '../../rules/game-set.ts';
import type { Memory } from '../../rules/kernel/memory.ts';
import type { Template } from '../../schemas/types.generated.ts';
import type { CardSize } from './card.ts';
import type { PictureSizes } from './display-list.ts';
import type { FaceData } from './face-data.ts';
import { type Laid, layout } from './layout.ts';
import type { Look } from './look.ts';
import { type Orientation, type OwnForm, orientationOf, templateKey } from './orientation.ts';
import type { CostChip } from './teamfight/cost-strip.ts';
import { placedTemplate, type TemplateKind } from './template-zones.ts';
import { type FaceTheme, faceTheme } from './theme.ts';

/** What cards of one kind are laid out with. */
export interface Form {
  readonly look: Look;
  readonly template: Template;
  /** All cards of a set that are of one size and stand have the same back, and all that lie. */
  readonly back: Laid;
}

/** What the cards of a set have in common, in every system. */
export interface FaceBase {
  readonly theme: FaceTheme;
  readonly look: Look;
  readonly formOf: (kind: TemplateKind, own?: OwnForm) => Form;
}

export function faceBase(set: GameSet, pictures: PictureSizes, memory: Memory): FaceBase {
  const { manifest } = set;
  // Where zones lie, and how maps look, is no matter of the whole look: of a moved zone only the cards of its template are made anew.
  const { templates: places, maps: _, orientation: _set, orientations: _kinds, ...themeFile } = set.theme;
  const theme = memory.once('theme', 'faces', [JSON.stringify([themeFile, manifest.colour, set.id])], () =>
    faceTheme(set),
  );
  const lookOf = (size: CardSize, orientation: Orientation) =>
    memory.once(
      `look ${size} ${orientation}`,
      'faces',
      [theme, pictures],
      (): Look => ({ theme, size, orientation, pictures }),
    );
  const templateOf = (kind: TemplateKind, size: CardSize, orientation: Orientation): Template => {
    const key = templateKey(kind, orientation);
    // Zones are moved on cards of the set's size: elsewhere they may lie beside the card.
    const moved = size === theme.cardSize ? places?.[key] : undefined;
    return memory.once(`template ${key} ${size}`, 'faces', [JSON.stringify(moved)], () =>
      placedTemplate(key, size, moved),
    );
  };
  const formOf: FaceBase['formOf'] = (kind, own) => {
    const size = own?.cardSize ?? theme.cardSize;
    const orientation = orientationOf(set.theme, kind, own);
    const look = lookOf(size, orientation);
    const ofBack = templateOf('back', size, orientation);
    const back = memory.once(
      `back ${size} ${orientation}`,
      'faces',
      [look, ofBack, manifest.name, manifest.version],
      () => layout(ofBack, backOf(set), look),
    );
    return { look, template: templateOf(kind, size, orientation), back };
  };
  return { theme, look: lookOf(theme.cardSize, 'portrait'), formOf };
}

const stampOf = (set: GameSet) => [set.id, set.manifest.version].filter(Boolean).join(' ');

/** What every card tells of its set. */
export const commonOf = (set: GameSet) => ({
  setName: set.manifest.name,
  stamp: stampOf(set),
  costs: [] as readonly CostChip[],
});

/** What the back tells: all cards of a set have the same. */
const backOf = (set: GameSet): FaceData => ({
  ...commonOf(set),
  ref: set.id,
  source: { file: 'set.json', pointer: '' },
  name: set.manifest.name,
  passages: [],
  artSet: set.id,
  seed: set.id,
});

/** The id of the set that something belongs to. */
export const setOf = (ref: string) => ref.split('/')[0] as string;

/** Words without markup. */
export const plainWords = (text: string) =>
  text
    .replace(/\*\*?(?=\S)([^*]+?)\*\*?/g, '$1')
    .replaceAll('\u00a0', ' ')
    .trim();
