import { Button, Group, Modal } from '@mantine/core';
import { useMemo } from 'react';
import { type Side, sides } from '../model/sides.ts';
import { useView } from '../stores/view.ts';
import { bothOf, type Clash, choose, useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import classes from './Clashes.module.css';

/** What was changed here and on the disk, side by side, to choose from. */
export function Clashes() {
  const clashes = useWork((state) => state.clashes);
  const wanted = useView((state) => state.clashesOpen);
  const { clash } = words;
  return (
    <Modal
      opened={wanted && clashes.length > 0}
      onClose={() => useView.setState({ clashesOpen: false })}
      title={clash.title}
      size="min(1200px, 92vw)"
      overlayProps={{ backgroundOpacity: 0.3, blur: 0 }}
      closeButtonProps={{ 'aria-label': clash.close }}
      classNames={{ content: classes.dialog, header: classes.header, title: classes.title }}
    >
      {clashes.map((one) => (
        <ClashOf key={one.file} clash={one} />
      ))}
    </Modal>
  );
}

function ClashOf({ clash: one }: { readonly clash: Clash }) {
  const { file, theirs } = one;
  const mine = useWork(({ history }) => history.files.get(file));
  const [left, right] = useMemo(() => sides(mine, theirs), [mine, theirs]);
  const both = bothOf(one, mine) !== undefined;
  const { clash } = words;
  return (
    <section className={classes.clash} aria-label={file}>
      <h3 className={classes.file}>{file}</h3>
      <div className={classes.sides}>
        <Text title={clash.mine} side={left} />
        <Text title={clash.theirs} side={right} />
      </div>
      <Group gap={8}>
        <Button variant="default" onClick={() => choose(file, 'mine')}>
          {clash.takeMine}
        </Button>
        <Button variant="default" onClick={() => choose(file, 'theirs')}>
          {clash.takeTheirs}
        </Button>
        {both && <Button onClick={() => choose(file, 'both')}>{clash.takeBoth}</Button>}
        <span className={classes.hint}>{both ? clash.different : clash.same}</span>
      </Group>
    </section>
  );
}

function Text({ title, side }: { readonly title: string; readonly side: Side }) {
  return (
    <figure className={classes.side}>
      <figcaption>{title}</figcaption>
      {side === 'removed' ? (
        <p className={classes.removed}>{words.clash.removed}</p>
      ) : (
        <pre className={classes.text}>
          {side.map(({ at, text, differs }) => (
            <span key={at} data-differs={differs || undefined}>
              {text}
            </span>
          ))}
        </pre>
      )}
    </figure>
  );
}
