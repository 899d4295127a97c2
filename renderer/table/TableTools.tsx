import { Checkbox, ScrollArea } from '@mantine/core';
import { type Column, columns, rowKinds } from '../../rules/teamfight/table/column.ts';
import { Filter } from '../screens/Filter.tsx';
import list from '../screens/List.module.css';
import { toggleColumn, toggleKind, useTable } from '../stores/table.ts';
import { words } from '../words.ts';
import { CsvTools } from './CsvTools.tsx';
import classes from './Tools.module.css';
import { useShown } from './use-shown.ts';

/** Without names nobody would know the rows. */
const choosable = columns.filter((column): column is Exclude<Column, 'name'> => column !== 'name');

/** Which rows and columns the table shows, and how it comes in and out as CSV. */
export default function TableTools() {
  const { all } = useShown();
  const { kinds, hidden } = useTable();
  const count = (kind: (typeof rowKinds)[number]) => all.rows.filter((row) => row.kind === kind).length;
  return (
    <div className={list.panel}>
      <Filter count={all.shown.length} />
      <ScrollArea className={list.scroll} type="auto" scrollbarSize={8}>
        <fieldset className={classes.choices}>
          <legend className={list.group}>{words.table.rowsShown}</legend>
          {rowKinds
            .map((kind) => ({ kind, rows: count(kind) }))
            .filter(({ kind, rows }) => rows > 0 || kind === 'hero')
            .map(({ kind, rows }) => (
              <Checkbox
                key={kind}
                size="xs"
                checked={kinds.has(kind)}
                label={`${words.table.kinds[kind]} (${rows})`}
                onChange={() => toggleKind(kind)}
              />
            ))}
        </fieldset>
        <fieldset className={classes.choices}>
          <legend className={list.group}>{words.table.columnsShown}</legend>
          {choosable.map((column) => (
            <Checkbox
              key={column}
              size="xs"
              checked={!hidden.has(column)}
              label={words.table.columns[column]}
              onChange={() => toggleColumn(column)}
            />
          ))}
        </fieldset>
      </ScrollArea>
      <CsvTools />
    </div>
  );
}
