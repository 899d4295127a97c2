import type { Screen } from '../model/screens.ts';
import { later } from '../shell/later.tsx';
import { KnownAtOnce } from './KnownAtOnce.tsx';
import { SetInspector } from './SetInspector.tsx';

const ExportPreview = later(() => import('./ExportPreview.tsx'));
const VersionFacts = later(() => import('./VersionFacts.tsx'));
const LookForm = later(() => import('../look/LookForm.tsx'));
const PlayRight = later(() => import('../play/PlayRight.tsx'));
const CellInspector = later(() => import('../table/CellInspector.tsx'));
const Inspector = later(() => import('../inspector/Inspector.tsx'), KnownAtOnce);

const SeriesForm = later(() => import('../balance/SeriesForm.tsx'));

/** Facts of what is selected, or some of what an export makes. */
export function Right({ screen }: { readonly screen: Screen }) {
  if (screen === 'set') return <SetInspector />;
  if (screen === 'out') return <ExportPreview />;
  if (screen === 'table') return <CellInspector />;
  if (screen === 'look') return <LookForm />;
  if (screen === 'play') return <PlayRight />;
  if (screen === 'balance') return <SeriesForm />;
  if (screen === 'versions') return <VersionFacts />;
  return <Inspector screen={screen} />;
}
