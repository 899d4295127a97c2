import { counted } from '../../schemas/words.ts';

/** The texts of the table. */
export const table = {
  place: 'Table',
  grid: 'Heroes and cards',
  keys: 'type: write a cell · Shift+arrows: select many · Ctrl+C, Ctrl+V: copy and paste · Del: empty · ?: all keys',
  rowsShown: 'Rows',
  columnsShown: 'Columns',
  sortBy: (column: string) => `Sort by ${column.toLowerCase()}`,
  fresh: (kind: string) => `New ${kind}: type a name, or paste rows from a spreadsheet`,
  freshName: 'Name',
  /** What a kind of card is called that pasted rows make in a set without any. */
  freshKind: 'Card',
  nothing: 'No row is like that. Take the search or a choice of rows away to see more.',
  edited: (name: string, column: string) => `${name}, ${column.toLowerCase()}`,
  editedMany: (cells: number) => counted(cells, 'cell'),
  emptied: (cells: number) => `${counted(cells, 'cell')} emptied`,
  pasted: (rows: number) => `${counted(rows, 'row')} pasted`,
  took: (file: string) => `Rows of ${file}`,
  outcome: (added: number, changed: number) =>
    added + changed === 0
      ? 'Nothing is different.'
      : [
          ...(added > 0 ? [`${counted(added, 'row')} added`] : []),
          ...(changed > 0 ? [`${counted(changed, 'row')} changed`] : []),
        ].join(', '),
  notTaken: (rows: readonly string[], why: string) =>
    `${rows.slice(0, 3).join(', ')}${rows.length > 3 ? ` and ${rows.length - 3} more` : ''}: ${why}`,
  noKinds: 'This set has no kind of card yet. Add one in Cards, or paste rows with their headings from a spreadsheet.',
  noCell: (kind: string, column: string) => `a ${kind} has no ${column.toLowerCase()}.`,
  fixed: (column: string) => `${column} cannot be changed.`,
  dismiss: 'Close this message',
  moreNotes: (count: number) => `and ${count} more.`,
  editing: (column: string, name: string) => `${column} of ${name}`,
  editorHint: 'Enter: done · Shift+Enter: new line · Ctrl+Enter: into all selected cells · Esc: as it was',
  lineHint: 'Enter: done · Ctrl+Enter: into all selected cells · Esc: as it was',
  inspector: {
    empty: 'Select a cell to see its row here.',
    cells: (count: number) => `${counted(count, 'cell')} selected`,
    setAll: (count: number) => `Set ${count} cells`,
    open: 'Open on its face',
    of: (kind: string, owner: string) => (owner === '' ? kind : `${kind} of ${owner}`),
  },
  csv: {
    save: 'Save as CSV',
    take: 'Take in a CSV',
    tooLarge: (file: string) => `${file} is larger than 20 MB. Split it, or check that it is the right file.`,
    linked: 'Linked sheet',
    isLinked: (file: string) => `Linked to ${file}. Pull shows what it says otherwise before anything is written.`,
    link: 'Link a CSV file',
    linkPath: 'Path of a CSV file',
    linkExample: '/games/heroes.csv',
    unlink: 'Unlink',
    pull: 'Pull',
    linkHint: 'What it says otherwise is shown before anything is written.',
  },
  differences: {
    title: (file: string) => `What ${file} says otherwise`,
    close: 'Close without taking anything',
    none: (file: string) => `${file} says nothing that the set does not say.`,
    stays: 'Rows of the set that the file does not have stay as they are.',
    all: 'All rows',
    added: 'new',
    empty: 'empty',
    take: (rows: number) => `Take ${counted(rows, 'row')}`,
    notes: 'To look at',
    row: (id: string) => `Take ${id}`,
  },
} as const;
