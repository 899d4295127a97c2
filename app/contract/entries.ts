/** A map as it travels: its entries. */
export type Entries<Value> = readonly (readonly [string, Value])[];
