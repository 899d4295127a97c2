import { lazy, Suspense } from 'react';
import type { Screen } from '../model/screens.ts';
import { KnownAtOnce } from './KnownAtOnce.tsx';
import { SetInspector } from './SetInspector.tsx';

const ExportPreview = lazy(() => import('./ExportPreview.tsx'));
const VersionFacts = lazy(() => import('./VersionFacts.tsx'));
const LookForm = lazy(() => import('../look/LookForm.tsx'));
const PlayRight = lazy(() => import('../play/PlayRight.tsx'));
const CellInspector = lazy(() => import('../table/CellInspector.tsx'));
const Inspector = lazy(() => import('../inspector/Inspector.tsx'));

const SeriesForm = lazy(() => import('../balance/SeriesForm.tsx'));

/** Facts of what is selected, or some of what an export makes. */
export function Right({ screen }: { readonly screen: Screen }) {
  if (screen === 'set') return <SetInspector />;
  if (screen === 'out')
    return (
      <Suspense>
        <ExportPreview />
      </Suspense>
    );
  if (screen === 'table')
    return (
      <Suspense>
        <CellInspector />
      </Suspense>
    );
  if (screen === 'look')
    return (
      <Suspense>
        <LookForm />
      </Suspense>
    );
  if (screen === 'play')
    return (
      <Suspense>
        <PlayRight />
      </Suspense>
    );
  if (screen === 'balance')
    return (
      <Suspense>
        <SeriesForm />
      </Suspense>
    );
  if (screen === 'versions')
    return (
      <Suspense>
        <VersionFacts />
      </Suspense>
    );
  return (
    <Suspense fallback={<KnownAtOnce screen={screen} />}>
      <Inspector screen={screen} />
    </Suspense>
  );
}
