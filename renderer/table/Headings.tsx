// biome-ignore-all lint/a11y/useSemanticElements: only the rows in view are in the page, which no <table> can do
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the cell with the cursor
import { UnstyledButton } from '@mantine/core';
import type { Column } from '../../rules/teamfight/table/column.ts';
import { Icon } from '../shell/Icon.tsx';
import { sortBy, useTable } from '../stores/table.ts';
import { words } from '../words.ts';
import { isFigure, rowHeight, widthOf } from './columns.ts';
import classes from './Table.module.css';

/** The columns; a click sorts by one. */
export function Headings({ columns }: { readonly columns: readonly Column[] }) {
  const sort = useTable((state) => state.sort);
  return (
    <div role="row" aria-rowindex={1} className={classes.headings} style={{ height: rowHeight }}>
      {columns.map((column, index) => {
        const sorted = sort?.column === column ? (sort.down ? 'descending' : 'ascending') : 'none';
        const title = words.table.columns[column];
        return (
          <div
            key={column}
            role="columnheader"
            aria-colindex={index + 1}
            aria-sort={sorted}
            className={classes.heading}
            data-column={column}
            data-figure={isFigure(column) || undefined}
            style={{ width: widthOf(column) }}
          >
            <UnstyledButton
              className={classes.sort}
              title={words.table.sortBy(title)}
              onClick={() => sortBy(column)}
              onKeyDown={(event) => event.stopPropagation()}
            >
              {title}
              {sorted !== 'none' && <Icon name={sorted === 'ascending' ? 'up' : 'down'} size={12} />}
            </UnstyledButton>
          </div>
        );
      })}
    </div>
  );
}
