import { Button, ScrollArea } from '@mantine/core';
import type { SetOnDisk } from '../../app/contract/studio.ts';
import { Icon } from '../shell/Icon.tsx';
import { useSession } from '../stores/session.ts';
import { showWelcome } from '../stores/welcome.ts';
import { words } from '../words.ts';
import classes from './List.module.css';
import { OpenAnother } from './OpenAnother.tsx';
import { SetLine } from './SetLine.tsx';

/** The sets that can be opened: those that came with Setwright, those of before, and any other. */
export function SetList() {
  const welcome = useSession((state) => state.welcome);
  const shipped = welcome?.shipped ?? [];
  const recent = (welcome?.recent ?? []).filter(({ folder }) => !shipped.some((other) => other.folder === folder));
  const names = [...shipped, ...recent].map(({ name }) => name);
  const twice = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return (
    <div className={classes.panel}>
      <ScrollArea className={classes.scroll} type="auto" scrollbarSize={8}>
        <Sets title={words.frame.shipped} sets={shipped} twice={twice} />
        <Sets title={words.frame.recent} sets={recent} twice={twice} />
      </ScrollArea>
      <div className={classes.foot}>
        <Button variant="default" leftSection={<Icon name="plus" />} onClick={showWelcome}>
          {words.welcome.again}
        </Button>
      </div>
      <OpenAnother />
    </div>
  );
}

interface Props {
  readonly title: string;
  readonly sets: readonly SetOnDisk[];
  /** Names that more than one set has. */
  readonly twice: ReadonlySet<string>;
}

function Sets({ title, sets, twice }: Props) {
  if (sets.length === 0) return undefined;
  return (
    <section aria-label={title}>
      <h2 className={classes.group}>{title}</h2>
      {sets.map((set) => (
        <SetLine key={set.folder} set={set} namesake={twice.has(set.name)} />
      ))}
    </section>
  );
}
