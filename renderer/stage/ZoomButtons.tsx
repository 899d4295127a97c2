import { IconButton } from '../shell/IconButton.tsx';
import { fitAll, zoomBy } from '../stores/stage.ts';
import classes from './Stage.module.css';
import { zoomStep } from './zoom-step.ts';

/** Zoom without a wheel. */
export function ZoomButtons() {
  return (
    <div className={classes.zoom}>
      <IconButton icon="minus" label="Zoom out" shortcut="-" onClick={() => zoomBy(1 / zoomStep)} />
      <IconButton icon="fit" label="Show all" shortcut="0" onClick={fitAll} />
      <IconButton icon="plus" label="Zoom in" shortcut="+" onClick={() => zoomBy(zoomStep)} />
    </div>
  );
}
