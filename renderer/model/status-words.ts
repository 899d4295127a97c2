/** How far the work on something is, in the words of the schema. */
export const statusWords: Readonly<Record<string, string>> = {
  idea: 'idea',
  draft: 'draft',
  'needs-testing': 'needs testing',
  done: 'done',
};
