import { Button, Select } from '@mantine/core';
import { useMemo } from 'react';
import { type Candidate, candidates, type Reason } from '../../../rules/teamfight/playtest/tonight.ts';
import { teamfightReport } from '../../model/teamfight-report.ts';
import { playableMaps } from '../../play/teamfight/match-choices.ts';
import { shownDay } from '../../screens/shown-date.ts';
import { exportFolder, runExport, useExports } from '../../stores/exports.ts';
import { useOpened } from '../../stores/opened.ts';
import { beginEvening, usePlaytests } from '../../stores/playtests.ts';
import { useSeries } from '../../stores/series.ts';
import { useWork } from '../../stores/work.ts';
import { words } from '../../words.ts';
import balance from '../Balance.module.css';
import classes from './People.module.css';
import { PeopleFigures } from './PeopleFigures.tsx';
import { Teams } from './Teams.tsx';

/** What people are to play next: two teams that need testing, and their cards. */
export function Tonight() {
  const set = useOpened((state) => state.catalogue?.set);
  const report = useSeries((state) => teamfightReport(state.report));
  const { teams, map } = usePlaytests();
  const { pdf, out, running } = useExports();
  const readOnly = useWork((state) => state.status === 'read-only');
  const all = useMemo(
    () => new Map(set ? candidates(set, report).map((candidate) => [candidate.ref, candidate]) : []),
    [set, report],
  );
  const { playtest } = words;
  if (!set) return undefined;
  const chosen = teams.flat().flatMap((ref) => all.get(ref) ?? []);
  const isWhole = teams.every((team) => team.length > 0);
  const off = readOnly || !isWhole || running !== undefined;
  const begin = (then?: () => Promise<void>) => {
    beginEvening();
    void then?.();
  };
  const ways = [
    {
      name: playtest.print,
      told: playtest.printTold(words.paper.papers[pdf.paper], exportFolder(out)),
      begin: () =>
        begin(() =>
          runExport({ kind: 'pdf', options: { ...pdf, what: 'cards', since: undefined, heroes: teams.flat() } }),
        ),
    },
    {
      name: playtest.save,
      told: playtest.saveTold,
      begin: () => begin(() => runExport({ kind: 'tts', options: useExports.getState().tts })),
    },
    { name: playtest.only, told: playtest.onlyTold, begin: () => begin() },
  ];
  return (
    <article className={balance.sheet} aria-label={playtest.tonight}>
      <h2 className={balance.title}>{playtest.tonight}</h2>
      <p className={classes.told}>{all.size === 0 ? playtest.noHeroes : playtest.told}</p>
      <Teams teams={teams} onChange={(changed) => usePlaytests.setState({ teams: changed })} />
      <Select
        className={classes.map}
        label={playtest.map}
        placeholder={playtest.anyMap}
        clearable
        data={playableMaps(set).map(({ id, data }) => ({ value: id, label: data.name }))}
        value={map ?? null}
        onChange={(value) => usePlaytests.setState({ map: value ?? undefined })}
      />
      {chosen.length > 0 && (
        <section className={balance.part} aria-label={playtest.why}>
          <h3 className={balance.heading}>{playtest.why}</h3>
          <dl className={classes.reasons}>
            {chosen.map((candidate) => (
              <div key={candidate.ref}>
                <dt>{candidate.name}</dt>
                <dd data-filler={candidate.reasons.length === 0 || undefined}>{reasonsOf(candidate)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {readOnly && <p className={classes.told}>{playtest.readOnly}</p>}
      {!isWhole && all.size > 0 && <p className={classes.told}>{playtest.oneHero}</p>}
      <div className={classes.ways}>
        {ways.map((way, index) => (
          <div key={way.name}>
            <Button variant={index === 0 ? 'filled' : 'default'} disabled={off} onClick={way.begin}>
              {way.name}
            </Button>
            <p className={balance.count}>{way.told}</p>
          </div>
        ))}
      </div>
      <PeopleFigures table />
    </article>
  );
}

function reasonsOf({ reasons }: Candidate): string {
  const { reasons: told } = words.playtest;
  const tell = (reason: Reason): string => {
    if (reason.why === 'changed') return told.changed(shownDay(reason.since));
    return reason.why === 'few' ? told.few(reason.matches) : told[reason.why];
  };
  // What changed since people played it was of course never played as it is.
  const said = reasons.filter(({ why }) => why !== 'few' || reasons.every((other) => other.why !== 'changed'));
  return said.length === 0 ? told.none : said.map(tell).join(', ');
}
