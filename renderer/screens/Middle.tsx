import { lazy, Suspense } from 'react';
import { isLeftOut } from '../model/left-out.ts';
import type { Screen } from '../model/screens.ts';
import { Refusal } from '../shell/Refusal.tsx';
import { Stage } from '../stage/Stage.tsx';
import { ExportForm } from './ExportForm.tsx';
import { LeftOut } from './LeftOut.tsx';
import { SetOverview } from './SetOverview.tsx';
import { useChosen, useOnStage } from './use-chosen.ts';

const LookStage = lazy(() => import('../look/LookStage.tsx'));
const Table = lazy(() => import('../table/Table.tsx'));
const PatchNotes = lazy(() => import('./PatchNotes.tsx'));

const empty: Readonly<Partial<Record<Screen, readonly [title: string, message: string]>>> = {
  heroes: [
    'No heroes yet',
    'A hero is one file in the folder heroes of the set, such as heroes/warden.json. Its card appears here as soon as the file is saved.',
  ],
  maps: [
    'No maps yet',
    'A map is one file in the folder maps of the set, such as maps/quarry.json. It appears here as soon as the file is saved.',
  ],
  words: [
    'No words yet',
    'Conditions, tokens, markers, rules cards and hints are files in folders of these names. They appear here as soon as they are saved.',
  ],
};

/** The stage, or what a screen has in its place. */
export function Middle({ screen }: { readonly screen: Screen }) {
  const { faces, label } = useOnStage(screen);
  const { item } = useChosen(screen);
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
  if (screen === 'versions')
    return (
      <Suspense>
        <PatchNotes />
      </Suspense>
    );
  if (screen === 'out') return <ExportForm />;
  if (item && isLeftOut(item)) return <LeftOut item={item} />;
  const [title, message] = empty[screen] ?? ['', ''];
  // Of a large set the faces in view come first; those of this one are on their way.
  if (item?.entity && faces.length === 0) return undefined;
  if (faces.length === 0) return <Refusal title={title} message={message} />;
  return <Stage key={screen} label={label} faces={faces} />;
}
