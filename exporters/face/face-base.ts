import type { GameSet } from '../../rules/game-set.ts';
import type { Memory } from '../../rules/kernel/memory.ts';
import type { Template } from '../../schemas/types.generated.ts';
import type { CostChip } from './cost-strip.ts';
import type { PictureSizes } from './display-list.ts';
import type { FaceData } from './face-data.ts';
import { type Laid, layout } from './layout.ts';
import type { Look } from './look.ts';
import { placedTemplate, type TemplateKind } from './template-zones.ts';
import { faceTheme } from './theme.ts';

/** What the cards of a set have in common, in every system. */
export interface FaceBase {
  readonly look: Look;
  readonly templateOf: (kind: TemplateKind) => Template;
  /** All cards of a set have the same back. */
  readonly back: Laid;
}

export function faceBase(set: GameSet, pictures: PictureSizes, memory: Memory): FaceBase {
  const { manifest } = set;
  // Where zones lie, and how maps look, is no matter of the whole look: of a moved zone only the cards of its template are made anew.
  const { templates: places, maps: _, ...themeFile } = set.theme;
  const theme = memory.once('theme', 'faces', [JSON.stringify([themeFile, manifest.colour, set.id])], () =>
    faceTheme(set),
  );
  const look = memory.once('look', 'faces', [theme, pictures], (): Look => ({ theme, size: theme.cardSize, pictures }));
  const templateOf: FaceBase['templateOf'] = (kind) =>
    memory.once(`template ${kind}`, 'faces', [look.size, JSON.stringify(places?.[kind])], () =>
      placedTemplate(kind, look.size, places?.[kind]),
    );
  const back = memory.once('back', 'faces', [look, templateOf('back'), manifest.name, manifest.version], () =>
    layout(templateOf('back'), backOf(set), look),
  );
  return { look, templateOf, back };
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
export const plainWords = (text: string) => text.replace(/\*\*?(?=\S)([^*]+?)\*\*?/g, '$1').trim();
