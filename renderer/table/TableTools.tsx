import { Checkbox, ScrollArea } from '@mantine/core';
import { Filter } from '../screens/Filter.tsx';
import list from '../screens/List.module.css';
import { toggleColumn, toggleKind } from '../stores/table.ts';
import { words } from '../words.ts';
import { CsvTools } from './CsvTools.tsx';
import classes from './Tools.module.css';
import { useShown } from './use-shown.ts';

/** Which rows and columns the table shows, and how it comes in and out as CSV. */
export default function TableTools() {
  const { all } = useShown();
  const { shape, kinds, columns } = all;
  const counts = new Map<string, number>();
  for (const { kind } of all.rows) counts.set(kind.id, (counts.get(kind.id) ?? 0) + 1);
  return (
    <div className={list.panel}>
      <Filter count={all.shown.length} />
      <ScrollArea className={list.scroll} type="auto" scrollbarSize={8}>
        <fieldset className={classes.choices}>
          <legend className={list.group}>{words.table.rowsShown}</legend>
          {shape.kinds
            .map((kind, index) => ({ kind, index, rows: counts.get(kind.id) ?? 0 }))
            .filter(({ index, rows }) => rows > 0 || index === 0)
            .map(({ kind, rows }) => (
              <Checkbox
                key={kind.id}
                size="xs"
                checked={kinds.includes(kind)}
                label={`${kind.title} (${rows})`}
                onChange={() => toggleKind(kind.id)}
              />
            ))}
        </fieldset>
        <fieldset className={classes.choices}>
          <legend className={list.group}>{words.table.columnsShown}</legend>
          {shape.columns
            // Without names nobody would know the rows.
            .filter(({ id }) => id !== 'name')
            .map((column) => (
              <Checkbox
                key={column.id}
                size="xs"
                checked={columns.includes(column)}
                label={column.title}
                onChange={() => toggleColumn(column.id)}
              />
            ))}
        </fieldset>
      </ScrollArea>
      <CsvTools />
    </div>
  );
}
