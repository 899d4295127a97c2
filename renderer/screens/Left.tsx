import { lazy, Suspense } from 'react';
import type { Screen } from '../model/screens.ts';
import { ExportList } from './ExportList.tsx';
import { ItemList } from './ItemList.tsx';
import { SetList } from './SetList.tsx';
import { VersionList } from './VersionList.tsx';

const LookChecks = lazy(() => import('../look/LookChecks.tsx'));
const PlayLeft = lazy(() => import('../play/PlayLeft.tsx'));
const TableTools = lazy(() => import('../table/TableTools.tsx'));

const SeriesList = lazy(() => import('../balance/SeriesList.tsx'));

/** What there is to choose from on each screen. */
export function Left({ screen }: { readonly screen: Screen }) {
  if (screen === 'set') return <SetList />;
  if (screen === 'table')
    return (
      <Suspense>
        <TableTools />
      </Suspense>
    );
  if (screen === 'look')
    return (
      <Suspense>
        <LookChecks />
      </Suspense>
    );
  if (screen === 'play')
    return (
      <Suspense>
        <PlayLeft />
      </Suspense>
    );
  if (screen === 'balance')
    return (
      <Suspense>
        <SeriesList />
      </Suspense>
    );
  if (screen === 'versions') return <VersionList />;
  if (screen === 'out') return <ExportList />;
  return <ItemList screen={screen} />;
}
