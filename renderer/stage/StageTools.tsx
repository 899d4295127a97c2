import { memo } from 'react';
import { IconButton } from '../shell/IconButton.tsx';
import { fitAll, realSize, toggleGuides, turnOver, useStage, zoomBy } from '../stores/stage.ts';
import { words } from '../words.ts';
import classes from './Stage.module.css';
import { zoomStep } from './zoom-step.ts';

interface Props {
  /** Whether any face has a back. */
  readonly turns: boolean;
}

/** How the faces are looked at, without a wheel or a key. */
export const StageTools = memo(function StageTools({ turns }: Props) {
  const side = useStage((state) => state.side);
  const guides = useStage((state) => state.guides);
  const { stage } = words;
  return (
    <div className={classes.tools} role="toolbar" aria-label={stage.tools}>
      {turns && (
        <IconButton
          icon="turn"
          label={side === 'front' ? stage.backs : stage.fronts}
          shortcut="B"
          pressed={side === 'back'}
          onClick={turnOver}
        />
      )}
      <IconButton icon="guides" label={stage.guides} shortcut="G" pressed={guides} onClick={toggleGuides} />
      <span className={classes.gap} />
      <IconButton icon="ruler" label={stage.realSize} shortcut="R" onClick={realSize} />
      <IconButton icon="minus" label={stage.zoomOut} shortcut="-" onClick={() => zoomBy(1 / zoomStep)} />
      <IconButton icon="fit" label={stage.showAll} shortcut="0" onClick={fitAll} />
      <IconButton icon="plus" label={stage.zoomIn} shortcut="+" onClick={() => zoomBy(zoomStep)} />
    </div>
  );
});
