/** Height of a row and of the headings in CSS pixels. */
export const rowHeight = 32;
