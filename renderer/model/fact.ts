/** A figure or word about something, with its label. */
export type Fact = readonly [label: string, value: string];
