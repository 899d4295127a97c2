import { Button, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconButton } from '../shell/IconButton.tsx';
import { useFileDrop } from '../shell/use-file-drop.ts';
import { useOpened } from '../stores/opened.ts';
import { useSession } from '../stores/session.ts';
import { useSystem } from '../stores/system.ts';
import { importGiven, leaveWelcome, openFrom, useWelcome } from '../stores/welcome.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import { Faces } from './Faces.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import { ImportWay } from './ImportWay.tsx';
import { PlayWay } from './PlayWay.tsx';
import { StartWay } from './StartWay.tsx';
import classes from './Welcome.module.css';

/** What a person sees first: the faces of a set, and the ways on. */
export default function Welcome() {
  const { catalogue, folder } = useOpened();
  const imported = useWelcome((state) => state.imported);
  const readOnly = useWork((state) => state.status === 'read-only');
  const { plays } = useSystem();
  const copyHelps = useWork((state) => state.copyHelps);
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const welcome = useSession((state) => state.welcome);
  const name = catalogue?.set?.manifest.name;
  const others = [...(welcome?.recent ?? []), ...(welcome?.shipped ?? [])].filter(
    (one, index, all) => one.folder !== folder && all.findIndex((other) => other.folder === one.folder) === index,
  );
  const drop = useFileDrop((file) => void importGiven(file));
  return (
    <div className={classes.window} {...drop}>
      <header className={classes.bar}>
        <h1 className={classes.name}>{words.frame.name}</h1>
        {name !== undefined && (
          <Button variant="subtle" color="gray" onClick={leaveWelcome}>
            {readOnly ? words.welcome.look : words.welcome.back(name)}
          </Button>
        )}
        <IconButton
          icon={scheme === 'light' ? 'moon' : 'sun'}
          label={scheme === 'light' ? words.commands.dark : words.commands.light}
          onClick={() => setColorScheme(scheme === 'light' ? 'dark' : 'light')}
        />
      </header>
      <main className={classes.main}>
        {imported ? <ImportOutcome imported={imported} /> : <Faces />}
        <section className={classes.ways} aria-label={words.welcome.ways}>
          {name !== undefined && copyHelps && plays && <PlayWay name={name} />}
          <StartWay />
          <ImportWay />
        </section>
        {others.length > 0 && (
          <nav className={classes.recent} aria-label={words.welcome.recent}>
            <span className={classes.recentLabel}>{words.welcome.recent}</span>
            {others.slice(0, mostOthers).map((set) => (
              <Button
                key={set.folder}
                size="compact-sm"
                variant="default"
                title={set.folder}
                leftSection={<span className={classes.swatch} style={{ background: set.colour ?? 'var(--line)' }} />}
                onClick={() => void openFrom(set.folder)}
              >
                {set.name}
              </Button>
            ))}
          </nav>
        )}
      </main>
    </div>
  );
}

/** More than this are in the list of sets. */
const mostOthers = 5;
