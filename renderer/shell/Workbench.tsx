import { useMediaQuery } from '@mantine/hooks';
import { useEffect } from 'react';
import { tries } from '../play/try/tries.ts';
import { ScenesPanel } from '../scenes/ScenesPanel.tsx';
import { Left } from '../screens/Left.tsx';
import { Middle } from '../screens/Middle.tsx';
import { Right } from '../screens/Right.tsx';
import { useOpened } from '../stores/opened.ts';
import { useSystemId } from '../stores/system.ts';
import { useTour } from '../stores/tour.ts';
import { useTriedPlace } from '../stores/tried-place.ts';
import { useView } from '../stores/view.ts';
import { Translations } from '../translate/Translations.tsx';
import { words } from '../words.ts';
import { Clashes } from './Clashes.tsx';
import { Fallen } from './Fallen.tsx';
import { FileText } from './FileText.tsx';
import { fetchAhead } from './fetch-ahead.ts';
import { Keys } from './Keys.tsx';
import { later } from './later.tsx';
import { NewName } from './NewName.tsx';
import { Palette } from './Palette.tsx';
import { Problems } from './Problems.tsx';
import { Rail } from './Rail.tsx';
import { Refused } from './Refused.tsx';
import { Search } from './Search.tsx';
import { StatusLine } from './StatusLine.tsx';
import { TopBar } from './TopBar.tsx';
import { useKeys } from './use-keys.ts';
import { listName } from './use-rail.ts';
import { WorkBanner } from './WorkBanner.tsx';
import classes from './Workbench.module.css';

const Tour = later(() => import('../tour/Tour.tsx'));

/** Only for who takes them. */
function FirstSteps() {
  const taken = useTour((state) => state.step !== undefined);
  return taken ? <Tour /> : undefined;
}

/** Over the stage, for who tries a card. */
function Trying() {
  const trying = useTriedPlace((state) => state.place !== undefined);
  const { Panel } = tries[useSystemId()] ?? {};
  return trying && Panel ? (
    <Fallen>
      <Panel />
    </Fallen>
  ) : undefined;
}

/** Rail, list, stage and inspector, in the same places on every screen. */
export function Workbench() {
  useKeys();
  useEffect(fetchAhead, []);
  const screen = useView((state) => state.screen);
  const panelsHidden = useView((state) => state.panelsHidden);
  const waits = useOpened(({ catalogue, isCut }) => catalogue?.waits === true && !isCut);
  // There the panels scroll as a whole, and the keyboard has to get into them.
  const tabIndex = useMediaQuery('(max-width: 860px)') ? 0 : undefined;
  return (
    <div className={classes.window} data-panels={panelsHidden ? 'hidden' : 'shown'}>
      <TopBar />
      <Rail />
      <aside className={classes.list} aria-label={listName(screen)} hidden={panelsHidden} tabIndex={tabIndex}>
        <Fallen key={screen}>
          <Left screen={screen} />
        </Fallen>
      </aside>
      <main className={classes.stage} aria-busy={waits}>
        <Refused />
        <WorkBanner />
        <FirstSteps />
        <div className={classes.place}>
          <Fallen key={screen}>
            <Middle screen={screen} />
          </Fallen>
          <Trying />
        </div>
        <Problems />
        <ScenesPanel />
        <Translations />
      </main>
      <aside className={classes.inspector} aria-label={words.frame.inspector} hidden={panelsHidden} tabIndex={tabIndex}>
        <Fallen key={screen}>
          <Right screen={screen} />
        </Fallen>
      </aside>
      <StatusLine />
      <Keys />
      <Clashes />
      <NewName />
      <Search />
      <Palette />
      <FileText />
    </div>
  );
}
