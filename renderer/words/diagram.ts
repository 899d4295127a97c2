/** The texts of pictures of a map for a rulebook. */
export const diagram = {
  title: 'Diagram for a rulebook',
  told: 'The map as it prints, with what is seen or reached from cell A.',
  noPin: 'Only the map is drawn. Pin a cell with the tool Sight to draw what is seen from it.',
  part: (columns: number, rows: number) => `Only the selected part: ${columns} × ${rows} cells`,
  draw: 'What is drawn',
  draws: { sight: 'Sight', reach: 'Reach', area: 'Area' },
  noArea: 'Choose an area above first.',
  format: 'Kind of picture',
  formats: { png: 'PNG', svg: 'SVG' },
  dpi: 'Pixels per inch',
  save: 'Save diagram',
  saving: 'The diagram is being drawn …',
  saved: (path: string) => `Saved as ${path}`,
  smaller: (dpi: number) =>
    `So large a map is drawn at ${dpi} pixels per inch. Select a part of it to have it sharper.`,
  command: 'Save the map as a diagram',
  commandWords: 'picture rulebook png svg export',
} as const;
