/** Figures that follow from single matches, in the order in which they are told. */
export const metricNames = {
  minutes: 'minutes',
  turns: 'turns',
  lead: 'leads after a third of the rounds that won',
  waits: 'minutes that the first to fall waits',
  draws: 'draws',
  harmless: 'attacks that take nothing',
  taken: 'HP that an attack takes',
  passes: 'turns that are passed',
  decisions: 'decisions a turn',
  choices: 'choices a decision',
  shuffles: 'times the discards become the deck',
} as const;

export type Metric = keyof typeof metricNames;
