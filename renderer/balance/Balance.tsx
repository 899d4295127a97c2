import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { shownDate } from '../screens/shown-date.ts';
import { Refusal } from '../shell/Refusal.tsx';
import { useOpened } from '../stores/opened.ts';
import { usePlaytests } from '../stores/playtests.ts';
import { listSeries, runAgain, useSeries } from '../stores/series.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import classes from './Balance.module.css';
import { Compared } from './Compared.tsx';
import { EveningSheet } from './people/EveningSheet.tsx';
import { Tonight } from './people/Tonight.tsx';
import { useBalancePlace } from './places.ts';
import { RunningBar } from './RunningBar.tsx';

/** What series of matches say about the set. */
export default function Balance() {
  const folder = useOpened((state) => state.folder);
  const disk = useWork((state) => state.disk);
  const { running, report, list, shown, now, compared, broken, refusal } = useSeries();
  const set = useOpened((state) => state.catalogue?.set);
  const evening = usePlaytests((state) =>
    state.shown === 'tonight' && state.folder !== folder ? undefined : state.shown,
  );
  const sheet = set?.evenings.find(({ id }) => id === evening);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state of the set on the disk may be another one than was played
  useEffect(() => {
    if (folder !== undefined) void listSeries();
  }, [folder, disk]);
  const place = useBalancePlace();
  const Report = place?.Report;
  const kept = list.find(({ series }) => series === shown);
  const changed = kept !== undefined && now !== undefined && kept.sets !== now;
  const { balance } = words;
  return (
    <div className={classes.place}>
      {running && <RunningBar running={running} elsewhere={running.folder !== folder} />}
      {broken && !running && <p className={classes.said}>{broken}</p>}
      {refusal && (
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
      <div className={classes.scroll}>
        {evening === 'tonight' ? (
          <Tonight />
        ) : set && sheet ? (
          <EveningSheet key={sheet.id} set={set} evening={sheet} />
        ) : place && compared ? (
          <Compared compared={compared} dealt={place.dealt} />
        ) : Report && report && kept ? (
          <>
            {changed && !running && (
              <div className={classes.changed} role="note">
                <p>{balance.changed(shownDate(kept.when))}</p>
                {kept.asked && (
                  <Button size="compact-sm" title={balance.againTold} onClick={() => void runAgain()}>
                    {balance.again}
                  </Button>
                )}
              </div>
            )}
            <Report report={report} kept={kept} />
          </>
        ) : (
          list.length === 0 && !running && <Refusal {...balance.empty} />
        )}
      </div>
    </div>
  );
}
