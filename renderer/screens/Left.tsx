import type { Screen } from '../model/screens.ts';
import { later } from '../shell/later.tsx';
import { ExportList } from './ExportList.tsx';
import { ItemList } from './ItemList.tsx';
import { SetList } from './SetList.tsx';
import { VersionList } from './VersionList.tsx';

const LookChecks = later(() => import('../look/LookChecks.tsx'));
const PlayLeft = later(() => import('../play/PlayLeft.tsx'));
const TableTools = later(() => import('../table/TableTools.tsx'));

const SeriesList = later(() => import('../balance/SeriesList.tsx'));

/** What there is to choose from on each screen. */
export function Left({ screen }: { readonly screen: Screen }) {
  if (screen === 'set') return <SetList />;
  if (screen === 'table') return <TableTools />;
  if (screen === 'look') return <LookChecks />;
  if (screen === 'play') return <PlayLeft />;
  if (screen === 'balance') return <SeriesList />;
  if (screen === 'versions') return <VersionList />;
  if (screen === 'out') return <ExportList />;
  return <ItemList screen={screen} />;
}
