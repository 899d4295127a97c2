/** A passive or an ability as a file has it. */
export interface Part {
  readonly id?: string;
  readonly name: string;
  readonly text?: string;
}
