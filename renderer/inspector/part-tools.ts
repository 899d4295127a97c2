/** What can be done to one of the parts. */
export interface PartTools {
  readonly up: (() => void) | undefined;
  readonly down: (() => void) | undefined;
  readonly copy: () => void;
  readonly remove: () => void;
}
