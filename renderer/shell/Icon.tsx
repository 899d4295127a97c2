/** One family: lines of 1.6 units in a box of 20, round ends. */
const paths = {
  set: 'M5.5 6.5v-2h11v11h-2 M3.5 6.5h11v11h-11z M6.5 10h5 M6.5 13.5h3',
  heroes: 'M10 2.8l6 2.2v4.6c0 3.6-2.4 6.2-6 7.6-3.6-1.4-6-4-6-7.6V5z M10 6.6v6.4 M7.4 8.9h5.2',
  maps: 'M3 5.2l4.7-1.9 4.6 1.9L17 3.3v11.5l-4.7 1.9-4.6-1.9L3 16.7z M7.7 3.3v11.5 M12.3 5.2v11.5',
  words: 'M3.5 3.5h6l7 7-6 6-7-7z M7 7h.01',
  table: 'M3 4h14v12H3z M3 8h14 M3 12h14 M8 4v12',
  look: 'M10 17.2a7.2 7.2 0 1 1 7.2-7.2c0 2.4-1.8 3-3.4 3h-1.6c-1.8 0-2 1.8-1.2 2.6.6.7.2 1.6-1 1.6z M6.2 10h.01 M8 6.4h.01 M12.2 6.4h.01',
  versions: 'M10 16.8a6.8 6.8 0 1 0-6.4-9.2 M3.2 3.6v4h4 M10 6.4V10l2.6 1.8',
  out: 'M10 12.5V3.2 M6.5 6.4L10 3l3.5 3.4 M3.5 11.5v5h13v-5',
  search: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11z M13 13l4 4',
  commands: 'M4 6l4 4-4 4 M10 14.5h6',
  text: 'M5 2.8h7l3.5 3.5v11H5z M8 8.5h5 M8 11.5h5 M8 14.5h3',
  printed: 'M6 7V3h8v4 M6 14H3.5V7h13v7H14 M6 11.5h8v5.5H6z',
  panels: 'M2.8 4h14.4v12H2.8z M7 4v12 M13 4v12',
  sun: 'M10 13.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4z M10 2.2v1.6 M10 16.2v1.6 M2.2 10h1.6 M16.2 10h1.6 M4.5 4.5l1.1 1.1 M14.4 14.4l1.1 1.1 M4.5 15.5l1.1-1.1 M14.4 5.6l1.1-1.1',
  moon: 'M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7z',
  undo: 'M4 8.5h8.5a4 4 0 0 1 0 8H9 M7.5 5L4 8.5 7.5 12',
  redo: 'M16 8.5H7.5a4 4 0 0 0 0 8H11 M12.5 5L16 8.5 12.5 12',
  plus: 'M10 4.5v11 M4.5 10h11',
  minus: 'M4.5 10h11',
  fit: 'M3.5 7.5v-4h4 M12.5 3.5h4v4 M16.5 12.5v4h-4 M7.5 16.5h-4v-4',
  folder: 'M2.8 15.5v-11h5l1.8 2.2h7.6v8.8z',
  turn: 'M4 8.2a6.2 6.2 0 0 1 11.4-1.4 M16 3.4v3.6h-3.6 M16 11.8a6.2 6.2 0 0 1-11.4 1.4 M4 16.6V13h3.6',
  guides: 'M6 2.8v14.4 M14 2.8v14.4 M2.8 6h14.4 M2.8 14h14.4',
  ruler: 'M2.8 13.2L13.2 2.8l4 4L6.8 17.2z M6 10l1.6 1.6 M8.6 7.4l2.4 2.4 M11.2 4.8l1.6 1.6',
  up: 'M10 15.5v-11 M5.5 9L10 4.5 14.5 9',
  down: 'M10 4.5v11 M5.5 11l4.5 4.5 4.5-4.5',
  copy: 'M7.5 7.5h9v9h-9z M4.8 12.5H3.5v-9h9v1.3',
  bin: 'M3.5 5.5h13 M8 5.5V3.5h4v2 M5 5.5l.8 11h8.4l.8-11 M8.3 8.8v4.6 M11.7 8.8v4.6',
  picture: 'M3 4h14v12H3z M3 13l4-4 4 4 2.5-2.5L17 14 M13 7.6h.01',
  chevron: 'M6 8l4 4 4-4',
  close: 'M5 5l10 10 M15 5L5 15',
  warning: 'M10 3.2l7.4 13H2.6z M10 8.2v3.6 M10 14h.01',
  error: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14z M7.5 7.5l5 5 M12.5 7.5l-5 5',
  note: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14z M10 9.2v4.3 M10 6.5h.01',
  info: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14z M10 9.2v4.3 M10 6.5h.01',
} as const;

export type IconName = keyof typeof paths;

/** A sign of the interface. It never stands alone: its button or line says the same in words. */
export function Icon({ name, size = 20 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" fill="none" stroke="currentColor" aria-hidden="true">
      <path d={paths[name]} strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
