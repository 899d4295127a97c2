import { isLeftOut } from '../model/left-out.ts';
import type { Screen } from '../model/screens.ts';
import { later } from '../shell/later.tsx';
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

const LookStage = later(() => import('../look/LookStage.tsx'));
const Play = later(() => import('../play/Play.tsx'));
const Balance = later(() => import('../balance/Balance.tsx'));
const Table = later(() => import('../table/Table.tsx'));
const BattlefieldPainter = later(() => import('../battlefield/BattlefieldPainter.tsx'));
const Painter = later(() => import('../painter/Painter.tsx'));
const PatchNotes = later(() => import('./PatchNotes.tsx'));

/** The stage, or what a screen has in its place. */
export function Middle({ screen }: { readonly screen: Screen }) {
  const { faces, label } = useOnStage(screen);
  const { item } = useChosen(screen);
  const { empty } = useSystemWords();
  const isTable = useIsTable(item?.file);
  const waits = useOpened((state) => state.catalogue?.waits);
  if (screen === 'set') return <SetOverview />;
  if (screen === 'table') return <Table />;
  if (screen === 'look') return <LookStage />;
  if (screen === 'play') return <Play />;
  if (screen === 'balance') return <Balance />;
  if (screen === 'versions') return <PatchNotes />;
  if (screen === 'out') return <ExportForm />;
  if (screen === 'maps' && item?.file !== undefined && isTable)
    return <BattlefieldPainter item={item} file={item.file} />;
  if (item && isLeftOut(item)) return <LeftOut item={item} />;
  if (screen === 'maps' && item?.entity && item.file !== undefined) return <Painter item={item} file={item.file} />;
  // Of a large set the faces in view come first; those of this one are on their way.
  if (faces.length === 0 && (item?.entity ? item.waits : waits)) return undefined;
  if (faces.length === 0) return <Refusal {...{ ...words.frame.empty, ...empty }[screen]} />;
  return <Stage key={screen} label={label} faces={faces} />;
}
