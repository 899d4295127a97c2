import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useMemo } from 'react';
import type { Face } from '../model/catalogue.ts';
import { useReadByHand } from '../stores/by-hand.ts';
import { showSpread, useStage } from '../stores/stage.ts';
import { templateOf } from '../stores/template.ts';
import { useView } from '../stores/view.ts';
import classes from './Stage.module.css';
import { StageCard } from './StageCard.tsx';
import { StageTools } from './StageTools.tsx';
import { spread } from './spread.ts';
import { useStageGestures } from './use-stage-gestures.ts';

interface Props {
  readonly label: string;
  readonly faces: readonly Face[];
}

/** Time in ms without zooming after which faces are painted anew at the size they are shown at. */
const settle = 120;

/** CSS pixels below that the stage's tools take, with some air. */
const foot = 64;

/** The table: faces spread out, to zoom and pan. */
export function Stage({ label, faces }: Props) {
  useReadByHand();
  const stage = useStageGestures();
  const designs = useView(({ screen }) => screen === 'heroes' || screen === 'words');
  const { width, height } = useStage((state) => state.view);
  const camera = useStage((state) => state.camera);
  const [paintedScale] = useDebouncedValue(camera.scale, settle);
  const guides = useStage((state) => state.guides);
  const bleed = guides ? Math.max(0, ...faces.map(({ list }) => list.bleed)) : 0;
  const laid = useMemo(
    () => (width > 0 ? { ...spread(faces, { width, height }, bleed), foot } : undefined),
    [faces, width, height, bleed],
  );
  useEffect(() => showSpread(laid), [laid]);
  return (
    <div className={classes.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys and zoom keys act on it */}
      <section ref={stage} className={classes.stage} aria-label={label} tabIndex={0} data-stage>
        {laid?.placed.map(({ face, x, y }) => (
          <StageCard
            key={face.key}
            face={face}
            left={(x - camera.x) * camera.scale}
            top={(y - camera.y) * camera.scale}
            scale={camera.scale}
            paintedScale={paintedScale}
          />
        ))}
      </section>
      <StageTools
        templated={designs && faces.some((face) => templateOf(face) !== undefined)}
        turns={faces.some(({ back }) => back !== undefined)}
      />
    </div>
  );
}
