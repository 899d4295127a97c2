import { UnstyledButton } from '@mantine/core';
import { memo } from 'react';
import { FaceCanvas } from '../faces/FaceCanvas.tsx';
import type { Face, Item } from '../model/catalogue.ts';
import { isLeftOut } from '../model/left-out.ts';
import type { SincePrinted } from '../model/since-printed.ts';
import { Icon } from '../shell/Icon.tsx';
import { usePrinted } from '../stores/printed.ts';
import { goTo } from '../stores/view.ts';
import { words } from '../words.ts';
import classes from './Tile.module.css';

/** Height in CSS pixels of a tile whose words take one line, gap included. */
const heightOf = (face: Face | undefined, width: number): number =>
  Math.round((face ? face.list.height / face.list.width : 1.4) * width) + 22;

interface Props {
  readonly item: Item;
  /** CSS pixels. */
  readonly width: number;
  /** How it stands to the printed copy. */
  readonly since: SincePrinted | undefined;
}

/** A hero, map or word by its face, with how far it is and what is wrong with it; a click opens it. */
export const Tile = memo(function Tile({ item, width, since }: Props) {
  const copy = usePrinted((state) => state.copy);
  const { glance } = words;
  const [face] = item.faces;
  const out = isLeftOut(item);
  const worst =
    item.problems.find(({ severity }) => severity === 'error') ??
    item.problems.find(({ severity }) => severity === 'warning');
  const open = () => goTo(item.screen, item.ref, item.screen === 'words' ? face?.key : undefined);
  const name = out ? `${glance.mend(item.name)}, ${glance.isLeftOut}` : glance.open(item.name);
  return (
    <div className={classes.item} style={{ width, containIntrinsicHeight: `auto ${heightOf(face, width)}px` }}>
      <UnstyledButton className={classes.tile} aria-label={name} onClick={open}>
        {face ? (
          <FaceCanvas face={face} width={width} />
        ) : (
          <span className={classes.out} style={{ width }}>
            <Icon name="error" />
            {glance.isLeftOut}
          </span>
        )}
      </UnstyledButton>
      <p className={classes.line}>
        <span className={classes.name}>{item.name}</span>
        {worst && (
          <span className={classes.worst} data-severity={worst.severity} title={worst.message}>
            <Icon name={worst.severity} size={14} />
            <span className={classes.hidden}>{worst.severity}</span>
          </span>
        )}
        {since && (
          <span className={classes.since} title={glance.since(since, copy)}>
            <Icon name="printed" size={14} />
            {since === 'new' ? glance.newSince : glance.changedSince}
          </span>
        )}
        {item.status && <span className={classes.status}>{words.catalogue.statuses[item.status]}</span>}
      </p>
    </div>
  );
});
