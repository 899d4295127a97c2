import { useMemo } from 'react';
import { peoplesFigures } from '../../../rules/teamfight/playtest/people.ts';
import { useOpened } from '../../stores/opened.ts';
import { words } from '../../words.ts';
import balance from '../Balance.module.css';
import { FigureTable, Told } from '../FigureTable.tsx';
import classes from './People.module.css';

/** What people found out, counted apart from all that bots did; undefined while nobody has played. */
export function usePeople() {
  const set = useOpened((state) => state.catalogue?.set);
  return useMemo(() => {
    const people = set && set.evenings.length > 0 ? peoplesFigures(set) : undefined;
    return people && people.matches > 0 ? people : undefined;
  }, [set]);
}

/** How much people played, and with what in the end. `table`: hero by hero too. */
export function PeopleFigures({ table = false }: { readonly table?: boolean }) {
  const people = usePeople();
  const { playtest } = words;
  if (!people) return undefined;
  const { minutes, heroes } = people;
  const [least = 0, most = 0] = [minutes[0], minutes.at(-1)];
  const middle = minutes[Math.floor(minutes.length / 2)] ?? 0;
  const summary = (
    <p className={classes.summary}>
      {playtest.summary(people.matches, people.evenings)} {playtest.red} <Told figure={people.red} share />
      {'. '}
      {minutes.length > 0 && playtest.lasted(least, middle, most, minutes.length)}
    </p>
  );
  const seen = heroes.filter(({ wins, earlier }) => wins.count + earlier > 0);
  if (!table || seen.length === 0) {
    return (
      <section className={balance.part} aria-label={playtest.people}>
        <h3 className={balance.heading}>{playtest.people}</h3>
        {summary}
      </section>
    );
  }
  return (
    <FigureTable
      label={playtest.people}
      name={playtest.hero}
      columns={[{ title: playtest.wins, share: true, axis: [0, 1, 0.5] }]}
      most={20}
      lines={seen.map(({ ref, name, wins, earlier }) => ({
        key: ref,
        name,
        ...(earlier > 0 && { note: playtest.earlier(earlier) }),
        cells: [{ figure: wins }],
      }))}
    >
      {summary}
    </FigureTable>
  );
}
