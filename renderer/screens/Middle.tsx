import { lazy, Suspense } from 'react';
import { isLeftOut } from '../model/left-out.ts';
import type { Screen } from '../model/screens.ts';
import { Refusal } from '../shell/Refusal.tsx';
import { Stage } from '../stage/Stage.tsx';
import { useOpened } from '../stores/opened.ts';
import { useSystemWords } from '../stores/system.ts';
import { words } from '../words.ts';
import { ExportForm } from './ExportForm.tsx';
import { LeftOut } from './LeftOut.tsx';
import { SetOverview } from './SetOverview.tsx';
import { useChosen, useOnStage } from './use-chosen.ts';
import { useIsTable } from './use-is-table.ts';

const LookStage = lazy(() => import('../look/LookStage.tsx'));
const Play = lazy(() => import('../play/Play.tsx'));
const Balance = lazy(() => import('../balance/Balance.tsx'));
const Table = lazy(() => import('../table/Table.tsx'));
const BattlefieldPainter = lazy(() => import('../battlefield/BattlefieldPainter.tsx'));
const Painter = lazy(() => import('../painter/Painter.tsx'));
const PatchNotes = lazy(() => import('./PatchNotes.tsx'));

/** The stage, or what a screen has in its place. */
export function Middle({ screen }: { readonly screen: Screen }) {
  const { faces, label } = useOnStage(screen);
  const { item } = useChosen(screen);
  const { empty } = useSystemWords();
  const isTable = useIsTable(item?.file);
  const waits = useOpened((state) => state.catalogue?.waits);
  if (screen === 'set') return <SetOverview />;
  if (screen === 'table')
    return (
      <Suspense>
        <Table />
      </Suspense>
    );
  if (screen === 'look')
    return (
      <Suspense>
        <LookStage />
      </Suspense>
    );
  if (screen === 'play')
    return (
      <Suspense>
        <Play />
      </Suspense>
    );
  if (screen === 'balance')
    return (
      <Suspense>
        <Balance />
      </Suspense>
    );
  if (screen === 'versions')
    return (
      <Suspense>
        <PatchNotes />
      </Suspense>
    );
  if (screen === 'out') return <ExportForm />;
  if (screen === 'maps' && item?.file !== undefined && isTable)
    return (
      <Suspense>
        <BattlefieldPainter item={item} file={item.file} />
      </Suspense>
    );
  if (item && isLeftOut(item)) return <LeftOut item={item} />;
  if (screen === 'maps' && item?.entity && item.file !== undefined)
    return (
      <Suspense>
        <Painter item={item} file={item.file} />
      </Suspense>
    );
  // Of a large set the faces in view come first; those of this one are on their way.
  if (faces.length === 0 && (item?.entity ? item.waits : waits)) return undefined;
  if (faces.length === 0) return <Refusal {...{ ...words.frame.empty, ...empty }[screen]} />;
  return <Stage key={screen} label={label} faces={faces} />;
}
