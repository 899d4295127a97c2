import { ScrollArea } from '@mantine/core';
import type { SetOnDisk } from '../../app/contract/studio.ts';
import { useSession } from '../stores/session.ts';
import classes from './List.module.css';
import { OpenAnother } from './OpenAnother.tsx';
import { SetLine } from './SetLine.tsx';

/** The sets that can be opened: those that came with Setwright, those of before, and any other. */
export function SetList() {
  const welcome = useSession((state) => state.welcome);
  const shipped = welcome?.shipped ?? [];
  const recent = (welcome?.recent ?? []).filter(({ folder }) => !shipped.some((other) => other.folder === folder));
  return (
    <div className={classes.panel}>
      <ScrollArea className={classes.scroll} type="auto" scrollbarSize={8}>
        <Sets title="Comes with Setwright" sets={shipped} />
        <Sets title="Recent" sets={recent} />
      </ScrollArea>
      <OpenAnother />
    </div>
  );
}

function Sets({ title, sets }: { readonly title: string; readonly sets: readonly SetOnDisk[] }) {
  if (sets.length === 0) return undefined;
  return (
    <section aria-label={title}>
      <h2 className={classes.group}>{title}</h2>
      {sets.map((set) => (
        <SetLine key={set.folder} set={set} />
      ))}
    </section>
  );
}
