import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import type { Problem } from '../../schemas/problem.ts';
import { plainText } from '../model/plain-text.ts';
import { Refusal } from '../shell/Refusal.tsx';
import { useOpened } from '../stores/opened.ts';
import { useView } from '../stores/view.ts';
import { columnsFor } from './columns-for.ts';
import { HeroTile } from './HeroTile.tsx';
import classes from './SetOverview.module.css';
import { useItems } from './use-chosen.ts';

/** The set at a glance: all heroes' faces. */
export function SetOverview() {
  const { refusal, catalogue, folder } = useOpened();
  const heroes = useItems('heroes');
  const { ref, width } = useElementSize();
  const { columns, tile } = columnsFor(width, heroes.length);
  const manifest = catalogue?.set?.manifest;
  if (!manifest) {
    if (refusal) return <Refusal title={`${refusal.folder} cannot be opened`} message={refusal.message} />;
    const why = catalogue?.problems[0]?.message ?? 'Choose a set on the left.';
    return <Refusal title={folder ? `${folder} cannot be shown` : 'No set is open'} message={why} />;
  }
  const leftOut = catalogue.set?.leftOut ?? [];
  const lost = leftOut.filter(({ file }) => file.startsWith('heroes/'));
  return (
    <div className={classes.scroll}>
      <header className={classes.head}>
        <h2 className={classes.title}>{manifest.name}</h2>
        {manifest.description && <p className={classes.description}>{plainText(manifest.description)}</p>}
      </header>
      {heroes.length === 0 && (
        <Refusal
          title={lost.length > 0 ? 'All heroes of this set are left out' : 'This set has no heroes'}
          message={emptyWords(lost.map(({ name, file }) => reasonOf(name, file, catalogue.problems)))}
        >
          {leftOut.length > 0 && (
            <Button onClick={() => useView.setState({ problemsOpen: true })}>Show the problems</Button>
          )}
        </Refusal>
      )}
      <div ref={ref} className={classes.grid} style={{ gridTemplateColumns: `repeat(${columns}, ${tile}px)` }}>
        {width > 0 && heroes.map((hero) => <HeroTile key={hero.ref} hero={hero} width={tile} />)}
      </div>
    </div>
  );
}

/** Reasons that are written out; the problems have them all. */
const mostReasons = 3;

const reasonOf = (name: string, file: string, problems: readonly Problem[]): string =>
  problems.find((problem) => problem.severity === 'error' && problem.file === file)?.message ?? `${name} has an error.`;

function emptyWords(reasons: readonly string[]): string {
  if (reasons.length === 0) return 'A file in its folder heroes/ makes one.';
  const more = reasons.length - mostReasons;
  return [...reasons.slice(0, mostReasons), ...(more > 0 ? [`And ${more} more.`] : [])].join(' ');
}
