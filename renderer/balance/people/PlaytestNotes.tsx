import { Button } from '@mantine/core';
import type { GameSet } from '../../../rules/game-set.ts';
import { resultFor } from '../../../rules/teamfight/playtest/people.ts';
import { fullRef } from '../../../rules/teamfight/scenes/scene-words.ts';
import { shownDay } from '../../screens/shown-date.ts';
import { openEvening } from '../../stores/playtests.ts';
import { words } from '../../words.ts';
import classes from './People.module.css';

/** What people said of a hero on their evenings, the newest first. */
export function PlaytestNotes({ set, hero }: { readonly set: GameSet; readonly hero: string }) {
  const { playtest } = words;
  const notes = [...set.evenings].reverse().flatMap(({ id, data }) =>
    data.matches.flatMap((match, index) =>
      (match.notes ?? []).flatMap((note) => {
        if (fullRef(set, note.hero) !== hero) return [];
        const isIn = (side: 'red' | 'blue') => match[side].some((ref) => fullRef(set, ref) === hero);
        const result = isIn('red') ? resultFor(match, 'red') : isIn('blue') ? resultFor(match, 'blue') : undefined;
        return [{ id, key: `${id} ${index}`, date: shownDay(data.date), text: note.text, result }];
      }),
    ),
  );
  if (notes.length === 0) return undefined;
  return (
    <section className={classes.said} aria-label={playtest.notes}>
      <h3>{playtest.notes}</h3>
      {notes.map(({ id, key, date, text, result }) => (
        <p key={key}>
          <Button size="compact-xs" variant="subtle" title={playtest.open(date)} onClick={() => openEvening(id)}>
            {date}
          </Button>
          {result !== undefined && <span className={classes.hint}> {playtest.outcome(result)}</span>}
          <br />
          {text}
        </p>
      ))}
    </section>
  );
}
