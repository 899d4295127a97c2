import { Button, FileButton, ScrollArea, UnstyledButton } from '@mantine/core';
import list from '../screens/List.module.css';
import { shownDate } from '../screens/shown-date.ts';
import { IconButton } from '../shell/IconButton.tsx';
import { leaveEvening, usePlaytests } from '../stores/playtests.ts';
import { deleteSeries, showSeries, takeReport, useSeries } from '../stores/series.ts';
import { useSession } from '../stores/session.ts';
import { words } from '../words.ts';
import classes from './Balance.module.css';
import { EveningList } from './people/EveningList.tsx';

/** The series of this set that are kept on this machine. */
export default function SeriesList() {
  const { list: all, shown, now } = useSeries();
  const isBots = usePlaytests((state) => state.shown === undefined);
  const byDialog = useSession((state) => state.welcome?.shell === 'desktop');
  const { balance } = words;
  return (
    <div className={list.panel}>
      <ScrollArea className={list.scroll} type="auto" scrollbarSize={8}>
        <EveningList />
        <h2 className={list.group}>{balance.list}</h2>
        {all.length === 0 && <p className={list.none}>{balance.empty.title}.</p>}
        {all.map(({ series, when, matches, about, file, sets, refused }) => {
          const what = balance.what(matches, about);
          return (
            <div key={series} className={classes.entry}>
              <UnstyledButton
                className={list.line}
                aria-current={(isBots && series === shown) || undefined}
                disabled={refused !== undefined}
                onClick={() => {
                  leaveEvening();
                  void showSeries(series);
                }}
              >
                <span className={list.name}>
                  {what}
                  <span className={classes.where}>
                    {shownDate(when)}
                    {file !== undefined && ` · ${balance.fromFile(file)}`} ·{' '}
                    {sets === now ? balance.isNow : balance.isOld}
                  </span>
                  {refused !== undefined && (
                    <span className={classes.where} data-refused>
                      {refused}
                    </span>
                  )}
                </span>
              </UnstyledButton>
              <IconButton
                icon="bin"
                size={28}
                label={balance.remove(`${what}, ${shownDate(when)}`)}
                onClick={() => void deleteSeries(series)}
              />
            </div>
          );
        })}
      </ScrollArea>
      <div className={list.foot}>
        {byDialog ? (
          <Button variant="default" onClick={() => void takeReport()}>
            {balance.open}
          </Button>
        ) : (
          <FileButton accept=".json" onChange={(file) => file && void takeReport(file)}>
            {(opens) => (
              <Button {...opens} variant="default">
                {balance.open}
              </Button>
            )}
          </FileButton>
        )}
      </div>
    </div>
  );
}
