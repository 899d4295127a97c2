import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { Problem } from '../../schemas/problem.ts';
import { glanceCounts, isAmong, type Narrowed } from '../model/at-a-glance.ts';
import type { Item } from '../model/catalogue.ts';
import { isLeftOut } from '../model/left-out.ts';
import { plainText } from '../model/plain-text.ts';
import { sincePrinted } from '../model/since-printed.ts';
import { Refusal } from '../shell/Refusal.tsx';
import { readAllAgain, useByHandFiles, useIsUnknown } from '../stores/by-hand.ts';
import { useOpened } from '../stores/opened.ts';
import { usePrinted } from '../stores/printed.ts';
import { useSystem, useSystemWords } from '../stores/system.ts';
import { openFile, useView } from '../stores/view.ts';
import { words } from '../words.ts';
import { cardWidths, mapWidths, wordWidths } from './columns-for.ts';
import { GlanceBar } from './GlanceBar.tsx';
import { GlanceSection } from './GlanceSection.tsx';
import { PrintedLine } from './PrintedLine.tsx';
import classes from './SetOverview.module.css';

/** The set at a glance: its heroes, maps and words as faces, how far they are, what is wrong, what is to be printed anew. */
export function SetOverview() {
  const { refusal, catalogue, folder } = useOpened();
  const items = catalogue?.items ?? none;
  const printed = usePrinted((state) => (state.folder === folder ? state.printed : undefined));
  const since = useMemo(() => sincePrinted(items, printed), [items, printed]);
  const own = useMemo(() => items.filter(({ file }) => file !== undefined), [items]);
  const byHand = useByHandFiles();
  const seen = useMemo(() => ({ since, byHand }), [since, byHand]);
  const counts = useMemo(() => glanceCounts(own, seen), [own, seen]);
  const [wanted, setWanted] = useState<Narrowed>();
  const manifest = catalogue?.set?.manifest;
  const { glance } = words;
  const systemWords = useSystemWords();
  const { home } = useSystem();
  if (!manifest) {
    const problems = catalogue?.problems ?? [];
    if (refusal) return <Refusal title={glance.cannotOpen(refusal.folder)} message={refusal.message} />;
    const why = problems[0]?.message ?? glance.chooseSet;
    return (
      <Refusal title={folder ? glance.cannotShow(folder) : glance.noSet} message={why}>
        {problems[0] && <Mend first={problems[0]} count={problems.length} />}
      </Refusal>
    );
  }
  // What there is none of any more narrows nothing.
  const sort = counts.some(([known]) => known === wanted) ? wanted : undefined;
  const shown = own.filter((item) => isAmong(item, sort, seen));
  const heroes = shown.filter(({ screen }) => screen === 'heroes');
  const lost = sort === undefined && heroes.length > 0 && heroes.every(isLeftOut);
  const maps = shown.filter(({ screen }) => screen === 'maps');
  const ofMaps = (
    <GlanceSection title={maps[0]?.group ?? words.catalogue.groups.map} items={maps} since={since} widths={mapWidths} />
  );
  const wordGroups = [...new Set(shown.filter(({ screen }) => screen === 'words').map(({ group }) => group))];
  return (
    <div className={classes.scroll}>
      <header className={classes.head}>
        <h2 className={classes.title}>{manifest.name}</h2>
        {manifest.description && <p className={classes.description}>{plainText(manifest.description)}</p>}
        <PrintedLine />
        <GlanceBar counts={counts} chosen={sort} choose={setWanted} />
        <ByHandUnknown />
      </header>
      {own.every(({ screen }) => screen !== home) && (
        <div className={classes.none}>
          <Refusal title={systemWords.noDecks} message={systemWords.noDecksHow} />
        </div>
      )}
      {lost && (
        <div className={classes.none}>
          <Refusal
            title={glance.allOut}
            message={emptyWords(heroes.map(({ name, problems }) => problems[0]?.message ?? glance.hasError(name)))}
          >
            <Button onClick={() => useView.setState({ problemsOpen: true })}>{words.commands.showProblems}</Button>
          </Refusal>
        </div>
      )}
      <GlanceSection title={systemWords.decks} items={heroes} since={since} widths={cardWidths} />
      {home !== 'words' && ofMaps}
      {wordGroups.map((group) => (
        <GlanceSection
          key={group}
          title={group}
          items={shown.filter((item) => item.screen === 'words' && item.group === group)}
          since={since}
          widths={wordWidths}
        />
      ))}
      {home === 'words' && ofMaps}
    </div>
  );
}

const none: readonly Item[] = [];

/** Says that nothing is known of what is by hand, where the figure of it would stand. */
function ByHandUnknown() {
  const { glance } = words;
  if (!useIsUnknown()) return undefined;
  return (
    <p className={classes.unknown} role="status">
      {glance.byHandUnknown}
      <Button size="compact-xs" variant="default" onClick={readAllAgain}>
        {glance.again}
      </Button>
    </p>
  );
}

/** The ways to mend a set that cannot be shown at all. */
function Mend({ first, count }: { readonly first: Problem; readonly count: number }) {
  return (
    <div className={classes.mend}>
      <Button onClick={() => openFile(first)}>{words.glance.mendFile(first.file)}</Button>
      <Button variant="default" onClick={() => useView.setState({ problemsOpen: true })}>
        {words.glance.cannotRead(count)}
      </Button>
    </div>
  );
}

/** Reasons that are written out; the problems have them all. */
const mostReasons = 3;

function emptyWords(reasons: readonly string[]): string {
  const more = reasons.length - mostReasons;
  return [...reasons.slice(0, mostReasons), ...(more > 0 ? [words.glance.more(more)] : [])].join(' ');
}
