/** What a battlefield is painted with or measured with, in the order of the tools. */
export const fieldTools = ['select', 'outline', 'rectangle', 'circle', 'deploy', 'ruler'] as const;

export type FieldTool = (typeof fieldTools)[number];

/** The key of each. */
export const fieldKeys: Readonly<Record<FieldTool, string>> = {
  select: 'S',
  outline: 'O',
  rectangle: 'B',
  circle: 'E',
  deploy: 'D',
  ruler: 'M',
};
