import type Konva from 'konva';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Layer, Shape, Stage } from 'react-konva';
import type { PictureSizes } from '../../exporters/face/display-list.ts';
import { battlefieldBoard } from '../../exporters/face/valyr/field.ts';
import type { Entity, GameSet } from '../../rules/game-set.ts';
import type { ValyrBattlefield } from '../../schemas/types.generated.ts';
import { drawInches } from '../measured/draw.ts';
import { Ground, useGroundAssets } from '../measured/Ground.tsx';
import { InchRulers } from '../measured/InchRulers.tsx';
import type { Item } from '../model/catalogue.ts';
import classes from '../painter/Painter.module.css';
import { useStageGestures } from '../stage/use-stage-gestures.ts';
import { fieldIn, paintField, useBattlefield } from '../stores/battlefield.ts';
import { useOpened } from '../stores/opened.ts';
import { showSpread, useStage } from '../stores/stage.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import { drawField } from './draw-field.ts';
import { FieldBar } from './FieldBar.tsx';
import { FieldOptions } from './FieldOptions.tsx';
import { PartButtons } from './PartButtons.tsx';
import { onFieldKey, useFieldPointer } from './use-field-input.ts';

interface Props {
  readonly item: Item;
  /** The battlefield's file in the set. */
  readonly file: string;
}

/** A battlefield to paint on, to scale in inches: what is seen is what prints. */
export default function BattlefieldPainter({ item, file }: Props) {
  const set = useOpened((state) => state.catalogue?.set);
  const written = useWork(({ history }) => fieldIn(history.files, file));
  const draft = useBattlefield((state) => state.draft);
  // While the file cannot be read, the table stays as it was.
  const field = draft ?? written ?? (item.entity?.data as ValyrBattlefield | undefined);
  if (!set || !field) return undefined;
  return (
    <div className={classes.painter} data-painter>
      <FieldBar />
      <FieldOptions />
      <Table key={item.ref} set={set} item={item} file={file} field={field} />
    </div>
  );
}

interface TableProps extends Props {
  readonly set: GameSet;
  readonly field: ValyrBattlefield;
}

const noPictures: PictureSizes = new Map();

function Table({ set, item, file, field }: TableProps) {
  const { ref, name, problems } = item;
  const pictures = useRef(noPictures);
  const list = useMemo(
    () => battlefieldBoard(set, { ref, data: field } as Entity<'battlefield'>, pictures.current).list,
    [set, ref, field],
  );
  const assets = useGroundAssets(list);
  const view = useStage((state) => state.view);
  const camera = useStage((state) => state.camera);
  const stage = useStageGestures();
  const pointer = useFieldPointer();
  const { width, height } = list;
  useLayoutEffect(() => {
    paintField({ file, name });
    return () => paintField(undefined);
  }, [file, name]);
  useLayoutEffect(
    () => showSpread({ placed: [{ face: { key: ref, list: { width, height } }, x: 0, y: 0 }], width, height }),
    [ref, width, height],
  );
  const wrong = useMemo(
    () => new Set(problems.flatMap(({ pointer: at }) => /^\/(?:terrain|starts)\/\d+/.exec(at)?.[0] ?? [])),
    [problems],
  );
  const shape = useRef<Konva.Shape>(null);
  const draw = useCallback(
    ({ _context: ctx }: { readonly _context: CanvasRenderingContext2D }) => {
      const style = getComputedStyle(document.documentElement);
      const colour = (token: string) => style.getPropertyValue(token).trim();
      drawInches({ ctx, camera }, field.width, field.depth);
      drawField({ ctx, camera }, field, useBattlefield.getState(), wrong, {
        accent: colour('--accent'),
        error: colour('--error'),
      });
    },
    [field, camera, wrong],
  );
  // A move of the pointer draws anew what lies above the table, and renders nothing.
  useEffect(() => useBattlefield.subscribe(() => shape.current?.getLayer()?.batchDraw()), []);
  return (
    <div className={classes.frame}>
      <section
        ref={stage}
        className={classes.stage}
        aria-label={words.battlefield.label(name)}
        aria-description={words.battlefield.keyboard}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows and Enter paint on it
        tabIndex={0}
        data-stage
        onKeyDown={onFieldKey}
      >
        <div className={classes.map} data-card={ref} {...pointer}>
          {assets && view.width > 0 && (
            <Stage width={view.width} height={view.height} listening={false}>
              <Ground list={list} assets={assets} camera={camera} />
              <Layer listening={false}>
                <Shape ref={shape} sceneFunc={draw} listening={false} perfectDrawEnabled={false} />
              </Layer>
            </Stage>
          )}
        </div>
        <PartButtons field={field} camera={camera} />
      </section>
      <InchRulers width={field.width} depth={field.depth} camera={camera} view={view} />
      <Over />
    </div>
  );
}

/** Says where the pointer or the cross is. */
function Over() {
  const over = useBattlefield((state) => state.over);
  return (
    <p className={classes.told} aria-hidden="true">
      {over && words.battlefield.at(over.x, over.y)}
    </p>
  );
}
