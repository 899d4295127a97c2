import { MultiSelect } from '@mantine/core';
import { entitiesOf } from '../../../rules/game-set.ts';
import { useOpened } from '../../stores/opened.ts';
import type { Teams as Both } from '../../stores/playtests.ts';
import { words } from '../../words.ts';
import classes from './People.module.css';

interface Props {
  /** References of both sides' heroes. */
  readonly teams: Both;
  readonly onChange: (teams: Both) => void;
}

/** Who is on the table. */
export function Teams({ teams: [red, blue], onChange }: Props) {
  const set = useOpened((state) => state.catalogue?.set);
  const heroes = set ? entitiesOf(set, 'hero').map(({ ref, data }) => ({ value: ref, label: data.name })) : [];
  const side = (label: string, own: readonly string[], other: readonly string[], change: (team: string[]) => void) => (
    <MultiSelect
      searchable
      label={label}
      data={heroes.filter(({ value }) => !other.includes(value))}
      value={[...own]}
      onChange={change}
    />
  );
  return (
    <div className={classes.pair}>
      {side(words.playtest.team.red, red, blue, (team) => onChange([team, blue]))}
      {side(words.playtest.team.blue, blue, red, (team) => onChange([red, team]))}
    </div>
  );
}
