import type { MouseEvent } from 'react';

/** Who clicked a tool goes on with the mouse: Space pans and the arrows paint. Who pressed a key stays where they are. */
export function focusStage({ detail }: MouseEvent): void {
  if (detail > 0) document.querySelector<HTMLElement>('main [data-stage]')?.focus({ preventScroll: true });
}
