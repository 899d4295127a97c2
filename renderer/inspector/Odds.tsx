import { Select } from '@mantine/core';
import { memo, useEffect, useMemo, useState } from 'react';
import type { Place } from '../model/scope.ts';
import { TryButton } from '../play/try/TryButton.tsx';
import { oddsNow } from '../stores/odds.ts';
import { useOpened } from '../stores/opened.ts';
import { chooseTarget, plainTarget, useTarget } from '../stores/target.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import type { TextRead, ToldOdds } from '../worker/questions.ts';
import classes from './Odds.module.css';

/** What an ability does to a target of choice, exactly. Whom it is tried on is of the window and not of the set. */
export function Odds({ place, read }: { readonly place: Place; readonly read: TextRead }) {
  const target = useTarget((state) => state.target);
  const files = useWork((state) => state.history.files);
  const [known, setKnown] = useState<{ readonly odds?: ToldOdds; readonly of: typeof files }>();
  const { file, pointer } = place;
  const acts = read.isTried;
  useEffect(() => {
    if (!acts) return;
    let gone = false;
    const against = target === plainTarget ? { health: 10 } : { card: target };
    void oddsNow({ file, pointer, against }).then((answer) => {
      if (!gone && answer !== 'overtaken') setKnown({ odds: answer, of: files });
    });
    return () => {
      gone = true;
    };
  }, [file, pointer, target, files, acts]);
  if (!acts) return undefined;
  const odds = known?.odds;
  return (
    <section className={classes.odds} data-old={known !== undefined && known.of !== files} aria-label={words.text.odds}>
      <div className={classes.against}>
        <span id="odds-against">{words.text.odds}</span>
        <Targets />
        <TryButton place={place} name={read.name} />
      </div>
      {odds && 'told' in odds && (
        <ul className={classes.told} title={odds.assumption}>
          {odds.told.map((line) => (
            <li key={line}>{together(line)}</li>
          ))}
        </ul>
      )}
      {odds && 'refusal' in odds && <p className={classes.none}>{odds.refusal}</p>}
    </section>
  );
}

/** A figure and its sign stay on one line. */
const together = (line: string) => line.replaceAll(' %', '\u00a0%');

/** Whom the ability is tried on. It stays as it is while texts are typed. */
const Targets = memo(function Targets() {
  const target = useTarget((state) => state.target);
  const set = useOpened((state) => state.catalogue?.set);
  const names = [set, ...(set?.uses ?? [])].flatMap((one) =>
    (one?.entities ?? []).flatMap(({ kind, ref, data }) =>
      kind === 'hero' || kind === 'summon' ? [`${ref} ${data.name}`] : [],
    ),
  );
  const all = names.join('\n');
  return useMemo(() => {
    const units = all
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [value = '', ...name] = line.split(' ');
        return { value, label: name.join(' ') };
      });
    return (
      <Select
        size="xs"
        searchable
        aria-labelledby="odds-against"
        allowDeselect={false}
        data={[{ value: plainTarget, label: words.text.plainTarget }, ...units]}
        value={units.some(({ value }) => value === target) ? target : plainTarget}
        onChange={(chosen) => chosen && chooseTarget(chosen)}
      />
    );
  }, [all, target]);
});
