import { useDebouncedValue } from '@mantine/hooks';
import { useLayoutEffect, useMemo } from 'react';
import { Layer, Stage } from 'react-konva';
import type { GameSet } from '../../rules/game-set.ts';
import type { MapFile } from '../../schemas/types.generated.ts';
import type { Item } from '../model/catalogue.ts';
import { useStageGestures } from '../stage/use-stage-gestures.ts';
import { useOpened } from '../stores/opened.ts';
import { mapIn, paintingFor, paintOn } from '../stores/painter.ts';
import { showSpread, useStage } from '../stores/stage.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import { Legend } from './look/Legend.tsx';
import { useLegend } from './look/use-legend.ts';
import { overlays } from './overlays.ts';
import { PaintedBoard } from './PaintedBoard.tsx';
import classes from './Painter.module.css';
import { Rulers } from './Rulers.tsx';
import { Told } from './Told.tsx';
import { ToolBar } from './ToolBar.tsx';
import { ToolOptions } from './ToolOptions.tsx';
import { useBoard } from './use-board.ts';
import { useCursor } from './use-cursor.ts';
import { usePointer } from './use-pointer.ts';

interface Props {
  readonly item: Item;
  /** The map's file in the set. */
  readonly file: string;
}

/** Time in ms without zooming after which a map is painted anew at the size it is seen at. */
const settle = 120;

/** A map to paint on: what is seen is what prints. */
export default function Painter({ item, file }: Props) {
  const set = useOpened((state) => state.catalogue?.set);
  const written = useWork(({ history }) => mapIn(history.files, file));
  // While the file cannot be read, the map stays as it was.
  const data = written ?? (item.entity?.data as MapFile | undefined);
  if (!set || !data) return undefined;
  return (
    <div className={classes.painter} data-painter>
      {/* The tools stay when another map comes. */}
      <ToolBar />
      <Board key={item.ref} item={item} file={file} set={set} data={data} />
    </div>
  );
}

interface BoardProps extends Props {
  readonly set: GameSet;
  readonly data: MapFile;
}

function Board({ item, file, set, data }: BoardProps) {
  const { name, ref } = item;
  const { layers, size, assets } = useBoard(set, ref, data);
  const { legend, room } = useLegend(set, ref, data, size, assets);
  const painting = useMemo(() => paintingFor(data), [data]);
  const view = useStage((state) => state.view);
  const camera = useStage((state) => state.camera);
  const [settledAt] = useDebouncedValue(camera.scale, settle);
  const stage = useStageGestures();
  const pointer = usePointer();
  const cursor = useCursor(painting);
  // Before the map is seen: the first stroke may begin at once.
  useLayoutEffect(() => {
    paintOn({ file, name });
    return () => paintOn(undefined);
  }, [file, name]);
  useLayoutEffect(
    () => showSpread({ placed: [{ face: { key: ref, list: size }, x: 0, y: 0 }], ...room }),
    [ref, size, room],
  );
  return (
    <>
      <ToolOptions set={set} painting={painting} />
      <div className={classes.frame}>
        <section
          ref={stage}
          className={classes.stage}
          aria-label={words.painter.label(name)}
          aria-description={words.painter.keyboard}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows, Enter and Space paint on it
          tabIndex={0}
          data-stage
          {...cursor}
        >
          {legend && <Legend legend={legend} camera={camera} paintedScale={settledAt} />}
          <div className={classes.map} data-card={ref} {...pointer}>
            {assets && view.width > 0 && (
              <Stage width={view.width} height={view.height} listening={false}>
                <PaintedBoard
                  key={ref}
                  layers={layers}
                  assets={assets}
                  board={size}
                  camera={camera}
                  view={view}
                  settled={settledAt === camera.scale}
                />
                <Layer listening={false}>
                  {overlays.map(({ key, Overlay }) => (
                    <Overlay key={key} set={set} painting={painting} assets={assets} board={size} camera={camera} />
                  ))}
                </Layer>
              </Stage>
            )}
          </div>
        </section>
        <Rulers columns={painting.columns} rows={painting.rows} camera={camera} view={view} />
        <Told painting={painting} />
      </div>
    </>
  );
}
