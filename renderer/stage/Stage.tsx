import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useMemo } from 'react';
import { FaceCanvas } from '../faces/FaceCanvas.tsx';
import type { Face } from '../model/catalogue.ts';
import { reveal, showSpread, useStage } from '../stores/stage.ts';
import { selectCard, useView } from '../stores/view.ts';
import classes from './Stage.module.css';
import { spread } from './spread.ts';
import { useStageGestures } from './use-stage-gestures.ts';
import { ZoomButtons } from './ZoomButtons.tsx';

interface Props {
  readonly label: string;
  readonly faces: readonly Face[];
}

/** Time in ms without zooming after which faces are painted anew at the size they are shown at. */
const settle = 120;

/** The table: faces spread out, to zoom and pan. */
export function Stage({ label, faces }: Props) {
  const stage = useStageGestures();
  const { width, height } = useStage((state) => state.view);
  const camera = useStage((state) => state.camera);
  const selected = useView((state) => state.card);
  const [paintedScale] = useDebouncedValue(camera.scale, settle);
  const laid = useMemo(() => (width > 0 ? spread(faces, { width, height }) : undefined), [faces, width, height]);
  useEffect(() => showSpread(laid), [laid]);
  return (
    <div className={classes.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys and zoom keys act on it */}
      <section ref={stage} className={classes.stage} aria-label={label} tabIndex={0} data-stage>
        {laid?.placed.map(({ face, x, y }) => (
          <button
            key={face.key}
            type="button"
            data-card={face.key}
            className={classes.card}
            aria-label={`${face.sort}: ${face.name}`}
            aria-pressed={selected === face.key}
            style={{
              transform: `translate(${(x - camera.x) * camera.scale}px, ${(y - camera.y) * camera.scale}px)`,
              borderRadius: face.shape === 'round' ? '50%' : face.list.corner * camera.scale,
            }}
            onClick={() => selectCard(face.key)}
            onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && reveal(face.key)}
          >
            <FaceCanvas
              face={face}
              width={face.list.width * camera.scale}
              paintedWidth={face.list.width * paintedScale}
            />
          </button>
        ))}
      </section>
      <ZoomButtons />
    </div>
  );
}
