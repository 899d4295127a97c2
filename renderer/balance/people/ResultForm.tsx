import { Button, Input, NumberInput, SegmentedControl, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { find, type GameSet } from '../../../rules/game-set.ts';
import { fullRef, refOf } from '../../../rules/teamfight/scenes/scene-words.ts';
import type { PlayedMatch } from '../../../schemas/types.generated.ts';
import { words } from '../../words.ts';
import classes from './People.module.css';
import { Teams } from './Teams.tsx';

interface Props {
  readonly set: GameSet;
  readonly match: PlayedMatch;
  readonly onWrite: (match: PlayedMatch) => void;
}

type Winner = NonNullable<PlayedMatch['winner']>;

/** Takes what came of a match in a minute: who won, how long it took, a note on each hero. */
export function ResultForm({ set, match, onWrite }: Props) {
  const { playtest } = words;
  const [winner, setWinner] = useState<Winner | ''>(match.winner ?? '');
  const [minutes, setMinutes] = useState<number | string>(match.minutes ?? '');
  const [notes, setNotes] = useState(new Map(match.notes?.map(({ hero, text }) => [fullRef(set, hero), text])));
  const [teams, setTeams] = useState({
    red: match.red.map((hero) => fullRef(set, hero)),
    blue: match.blue.map((hero) => fullRef(set, hero)),
  });
  const [seating, setSeating] = useState(false);
  const write = () => {
    if (winner === '') return;
    const written = [...teams.red, ...teams.blue].flatMap((ref) => {
      const text = notes.get(ref)?.trim() ?? '';
      return text === '' ? [] : [{ hero: refOf(set, ref), text }];
    });
    const { map } = match;
    onWrite({
      ...(map !== undefined && { map }),
      red: teams.red.map((ref) => refOf(set, ref)),
      blue: teams.blue.map((ref) => refOf(set, ref)),
      winner,
      ...(typeof minutes === 'number' && { minutes }),
      ...(written.length > 0 && { notes: written }),
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const field = event.target;
    if (event.key !== 'Enter' || !(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) return write();
    const fields = [
      ...event.currentTarget.querySelectorAll<HTMLElement>('input:not([type=radio]), button[type=submit]'),
    ];
    // From the winner it goes to the first field behind it.
    const at = fields.indexOf(field);
    fields[at + 1]?.focus();
  };
  return (
    <form
      className={classes.form}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        write();
      }}
    >
      <div className={classes.outcome}>
        <Input.Wrapper className={classes.winner} label={playtest.winner} labelElement="div">
          <SegmentedControl<Winner | ''>
            aria-label={playtest.winner}
            data={(['red', 'blue', 'draw'] as const).map((value) => ({ value, label: playtest.winners[value] }))}
            value={winner}
            onChange={setWinner}
          />
        </Input.Wrapper>
        <NumberInput
          label={playtest.minutes}
          w={96}
          min={1}
          max={1440}
          allowDecimal={false}
          value={minutes}
          onChange={setMinutes}
        />
        <Button variant="default" aria-expanded={seating} onClick={() => setSeating(!seating)}>
          {seating ? playtest.heroesDone : playtest.heroes}
        </Button>
      </div>
      {seating && (
        <Teams
          teams={[teams.red, teams.blue]}
          onChange={([red, blue]) => setTeams({ red: [...red], blue: [...blue] })}
        />
      )}
      <div className={classes.pair}>
        {(['red', 'blue'] as const).map((side) => (
          <fieldset key={side} className={classes.notes} data-side={side}>
            <legend>{playtest.team[side]}</legend>
            {teams[side].map((ref) => {
              const name = find(set, ref)?.data.name ?? ref;
              return (
                <TextInput
                  key={ref}
                  size="xs"
                  label={name}
                  aria-label={playtest.note(name)}
                  placeholder={playtest.noteHint}
                  maxLength={2000}
                  value={notes.get(ref) ?? ''}
                  onChange={({ currentTarget }) => setNotes(new Map([...notes, [ref, currentTarget.value]]))}
                />
              );
            })}
          </fieldset>
        ))}
      </div>
      <div className={classes.outcome}>
        <Button type="submit" disabled={winner === ''}>
          {playtest.write}
        </Button>
        <span className={classes.hint}>{playtest.enter}</span>
      </div>
    </form>
  );
}
