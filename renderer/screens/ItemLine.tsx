import { UnstyledButton } from '@mantine/core';
import { memo } from 'react';
import type { Item } from '../model/catalogue.ts';
import { BrokenSign } from '../scenes/BrokenSign.tsx';
import { Icon } from '../shell/Icon.tsx';
import { goTo } from '../stores/view.ts';
import { words } from '../words.ts';
import classes from './List.module.css';

interface Props {
  readonly item: Item;
  readonly chosen: boolean;
}

/** One line of a list: name, problems, status. */
export const ItemLine = memo(function ItemLine({ item, chosen }: Props) {
  const choose = () => goTo(item.screen, item.ref, item.screen === 'words' ? item.faces[0]?.key : undefined);
  const worst =
    item.problems.find(({ severity }) => severity === 'error') ??
    item.problems.find(({ severity }) => severity === 'warning');
  const status = item.status && words.catalogue.statuses[item.status];
  return (
    <UnstyledButton className={classes.line} aria-current={chosen || undefined} onClick={choose}>
      <span className={classes.thing}>{item.name}</span>
      <BrokenSign file={item.file} />
      {worst && (
        <span className={classes.worst} data-severity={worst.severity} title={worst.message}>
          <Icon name={worst.severity} size={14} />
        </span>
      )}
      {status && <span className={classes.status}>{status}</span>}
    </UnstyledButton>
  );
});
