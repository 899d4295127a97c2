import { lazy, Suspense, useEffect } from 'react';
import { Left } from '../screens/Left.tsx';
import { Middle } from '../screens/Middle.tsx';
import { Right } from '../screens/Right.tsx';
import { useTour } from '../stores/tour.ts';
import { useView } from '../stores/view.ts';
import { words } from '../words.ts';
import { Clashes } from './Clashes.tsx';
import { FileText } from './FileText.tsx';
import { fetchAhead } from './fetch-ahead.ts';
import { Keys } from './Keys.tsx';
import { Palette } from './Palette.tsx';
import { Problems } from './Problems.tsx';
import { Rail } from './Rail.tsx';
import { Refused } from './Refused.tsx';
import { Search } from './Search.tsx';
import { StatusLine } from './StatusLine.tsx';
import { TopBar } from './TopBar.tsx';
import { useKeys } from './use-keys.ts';
import { WorkBanner } from './WorkBanner.tsx';
import classes from './Workbench.module.css';

const Tour = lazy(() => import('../tour/Tour.tsx'));

const names = {
  set: 'Sets',
  heroes: 'Heroes',
  maps: 'Maps',
  words: 'Words',
  table: words.table.place,
  look: words.look.place,
  versions: words.versions.place,
  out: 'What to make',
} as const;

/** Only for who takes them. */
function FirstSteps() {
  const taken = useTour((state) => state.step !== undefined);
  return taken ? (
    <Suspense>
      <Tour />
    </Suspense>
  ) : undefined;
}

/** Rail, list, stage and inspector, in the same places on every screen. */
export function Workbench() {
  useKeys();
  useEffect(fetchAhead, []);
  const screen = useView((state) => state.screen);
  const panelsHidden = useView((state) => state.panelsHidden);
  return (
    <div className={classes.window} data-panels={panelsHidden ? 'hidden' : 'shown'}>
      <TopBar />
      <Rail />
      <aside className={classes.list} aria-label={names[screen]} hidden={panelsHidden}>
        <Left screen={screen} />
      </aside>
      <main className={classes.stage}>
        <Refused />
        <WorkBanner />
        <FirstSteps />
        <div className={classes.place}>
          <Middle screen={screen} />
        </div>
        <Problems />
      </main>
      <aside className={classes.inspector} aria-label="Inspector" hidden={panelsHidden}>
        <Right screen={screen} />
      </aside>
      <StatusLine />
      <Keys />
      <Clashes />
      <Search />
      <Palette />
      <FileText />
    </div>
  );
}
