import { UnstyledButton } from '@mantine/core';
import { teamfightReport } from '../../model/teamfight-report.ts';
import list from '../../screens/List.module.css';
import { shownDay } from '../../screens/shown-date.ts';
import { useOpened } from '../../stores/opened.ts';
import { openEvening, openTonight, usePlaytests } from '../../stores/playtests.ts';
import { useSeries } from '../../stores/series.ts';
import { words } from '../../words.ts';

/** Tonight, and the evenings that there were, the newest first. */
export function EveningList() {
  const set = useOpened((state) => state.catalogue?.set);
  const shown = usePlaytests((state) => state.shown);
  const { playtest } = words;
  if (set?.manifest.system !== 'teamfight') return undefined;
  return (
    <>
      <h2 className={list.group}>{playtest.list}</h2>
      <UnstyledButton
        className={list.line}
        aria-current={shown === 'tonight' || undefined}
        onClick={() => openTonight(teamfightReport(useSeries.getState().report))}
      >
        <span className={list.name}>
          {playtest.tonight}
          <span className={list.where}>{playtest.tonightTold}</span>
        </span>
      </UnstyledButton>
      {[...set.evenings].reverse().map(({ id, data }) => {
        const played = data.matches.filter(({ winner }) => winner !== undefined).length;
        return (
          <UnstyledButton
            key={id}
            className={list.line}
            aria-current={shown === id || undefined}
            onClick={() => openEvening(id)}
          >
            <span className={list.name}>
              {shownDay(data.date)}
              <span className={list.where}>{playtest.entry(played, data.matches.length - played)}</span>
            </span>
          </UnstyledButton>
        );
      })}
    </>
  );
}
