import { useElementSize } from '@mantine/hooks';
import { plainText } from '../model/plain-text.ts';
import { Refusal } from '../shell/Refusal.tsx';
import { useOpened } from '../stores/opened.ts';
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
  if (refusal) return <Refusal title={`${refusal.folder} cannot be opened`} message={refusal.message} />;
  if (!manifest) {
    const why = catalogue?.problems[0]?.message ?? 'Choose a set on the left.';
    return <Refusal title={folder ? `${folder} cannot be shown` : 'No set is open'} message={why} />;
  }
  return (
    <div className={classes.scroll}>
      <header className={classes.head}>
        <h2 className={classes.title}>{manifest.name}</h2>
        {manifest.description && <p className={classes.description}>{plainText(manifest.description)}</p>}
      </header>
      <div ref={ref} className={classes.grid} style={{ gridTemplateColumns: `repeat(${columns}, ${tile}px)` }}>
        {width > 0 && heroes.map((hero) => <HeroTile key={hero.ref} hero={hero} width={tile} />)}
      </div>
    </div>
  );
}
