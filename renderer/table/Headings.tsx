// biome-ignore-all lint/a11y/useSemanticElements: only the rows in view are in the page, which no <table> can do
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the cell with the cursor
import { UnstyledButton } from '@mantine/core';
import { Icon } from '../shell/Icon.tsx';
import { type Shown, sortBy, useTable } from '../stores/table.ts';
import { words } from '../words.ts';
import { rowHeight } from './columns.ts';
import classes from './Table.module.css';

/** The columns; a click sorts by one. */
export function Headings({ columns, widths }: Pick<Shown, 'columns' | 'widths'>) {
  const sort = useTable((state) => state.sort);
  return (
    <div role="row" aria-rowindex={1} className={classes.headings} style={{ height: rowHeight }}>
      {columns.map((column, index) => {
        const sorted = sort?.column === column.id ? (sort.down ? 'descending' : 'ascending') : 'none';
        return (
          <div
            key={column.id}
            role="columnheader"
            aria-colindex={index + 1}
            aria-sort={sorted}
            className={classes.heading}
            data-column={column.id}
            data-sort={column.sort}
            style={{ width: widths[index] }}
          >
            <UnstyledButton
              className={classes.sort}
              title={words.table.sortBy(column.title)}
              onClick={() => sortBy(column.id)}
              onKeyDown={(event) => event.stopPropagation()}
            >
              {column.title}
              {sorted !== 'none' && <Icon name={sorted === 'ascending' ? 'up' : 'down'} size={12} />}
            </UnstyledButton>
          </div>
        );
      })}
    </div>
  );
}
