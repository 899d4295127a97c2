import { lazy, Suspense } from 'react';
import type { Screen } from '../model/screens.ts';
import { SetInspector } from './SetInspector.tsx';

const ExportPreview = lazy(() => import('./ExportPreview.tsx'));
const VersionFacts = lazy(() => import('./VersionFacts.tsx'));
const LookForm = lazy(() => import('../look/LookForm.tsx'));
const CellInspector = lazy(() => import('../table/CellInspector.tsx'));
const Inspector = lazy(() => import('../inspector/Inspector.tsx'));

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
  if (screen === 'versions')
    return (
      <Suspense>
        <VersionFacts />
      </Suspense>
    );
  return (
    <Suspense>
      <Inspector screen={screen} />
    </Suspense>
  );
}
