import { Button, FileButton } from '@mantine/core';
import { fromCsv, sheetText } from '../../rules/table/csv.ts';
import list from '../screens/List.module.css';
import { Icon } from '../shell/Icon.tsx';
import { useOpened } from '../stores/opened.ts';
import { useTable } from '../stores/table.ts';
import { csvNow, showDifferences } from '../stores/table-edits.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import { download } from './download.ts';
import { LinkedSheet } from './LinkedSheet.tsx';

/** Largest file that is read, in octets. */
const mostOctets = 20_000_000;

/** The table out to a CSV file, and rows of one in. */
export function CsvTools() {
  const readOnly = useWork((state) => state.readOnly !== undefined);
  const name = useOpened((state) => state.catalogue?.set?.id);
  return (
    <div className={list.foot}>
      <Button
        variant="default"
        leftSection={<Icon name="out" />}
        onClick={() => download(`${name ?? 'set'}.csv`, csvNow())}
      >
        {words.table.csv.save}
      </Button>
      <FileButton accept=".csv,.tsv,.txt,text/csv" onChange={(file) => file && void takeIn(file)} disabled={readOnly}>
        {(props) => (
          <Button {...props} variant="default" disabled={readOnly} leftSection={<Icon name="folder" />}>
            {words.table.csv.take}
          </Button>
        )}
      </FileButton>
      <LinkedSheet />
    </div>
  );
}

async function takeIn(file: File): Promise<void> {
  const refuse = (note: string) => useTable.setState({ told: { outcome: '', notes: [note] } });
  if (file.size > mostOctets) return refuse(words.table.csv.tooLarge(file.name));
  const read = sheetText(file.name, new Uint8Array(await file.arrayBuffer()));
  const table = 'code' in read ? read : fromCsv(file.name, read.text);
  if ('code' in table) refuse(table.message);
  else showDifferences(file.name, table.grid);
}
