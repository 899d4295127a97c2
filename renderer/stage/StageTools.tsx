import { memo } from 'react';
import { templateAt } from '../model/template-places.ts';
import { IconButton } from '../shell/IconButton.tsx';
import { useEditing } from '../stores/editing.ts';
import { fitAll, realSize, toggleGuides, turnOver, useStage, zoomBy } from '../stores/stage.ts';
import { toggleTemplate } from '../stores/template.ts';
import { words } from '../words.ts';
import classes from './Stage.module.css';
import { zoomStep } from './zoom-step.ts';

interface Props {
  /** Whether zones of templates can be shown and moved. */
  readonly templated: boolean;
  /** Whether any face has a back. */
  readonly turns: boolean;
  /** Of a board: it has no back and is not cut, and the tools stand in a bar, so that they hide none of its cells. */
  readonly board?: boolean;
}

/** How the faces are looked at, without a wheel or a key. */
export const StageTools = memo(function StageTools({ templated, turns, board = false }: Props) {
  const side = useStage((state) => state.side);
  const guides = useStage((state) => state.guides);
  const zones = useEditing(({ wider }) => templateAt(wider) !== undefined);
  const { stage } = words;
  return (
    <div className={classes.tools} data-board={board || undefined} role="toolbar" aria-label={stage.tools}>
      {turns && (
        <IconButton
          icon="turn"
          label={side === 'front' ? stage.backs : stage.fronts}
          shortcut="B"
          pressed={side === 'back'}
          onClick={turnOver}
        />
      )}
      {templated && (
        <IconButton icon="zones" label={words.template.show} shortcut="T" pressed={zones} onClick={toggleTemplate} />
      )}
      {!board && <IconButton icon="guides" label={stage.guides} shortcut="G" pressed={guides} onClick={toggleGuides} />}
      {!board && <span className={classes.gap} />}
      <IconButton icon="ruler" label={stage.realSize} shortcut="R" onClick={realSize} />
      <IconButton icon="minus" label={stage.zoomOut} shortcut="-" onClick={() => zoomBy(1 / zoomStep)} />
      <IconButton icon="fit" label={stage.showAll} shortcut="0" onClick={fitAll} />
      <IconButton icon="plus" label={stage.zoomIn} shortcut="+" onClick={() => zoomBy(zoomStep)} />
    </div>
  );
});
