import type Konva from 'konva';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Layer, Shape } from 'react-konva';
import type { DisplayList } from '../../exporters/face/display-list.ts';
import { paintCanvas } from '../../exporters/face/paint-canvas.ts';
import { type Assets, needsOf } from '../faces/asset-store.ts';
import { assetsFor } from '../faces/assets.ts';
import type { Camera } from '../stage/camera.ts';
import { useOpened } from '../stores/opened.ts';

/** What a measured table is painted with; undefined until all of it is here. */
export function useGroundAssets(list: DisplayList): Assets | undefined {
  const [assets, setAssets] = useState<Assets>();
  const latest = useRef(list);
  latest.current = list;
  const edition = useOpened((state) => state.edition);
  const { fonts, images } = needsOf(list.ops);
  const needs = [...fonts, ...images].sort().join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the needs and the edition stand for the ops
  useEffect(() => {
    const { folder } = useOpened.getState();
    let gone = false;
    if (folder === undefined) return;
    void assetsFor(folder, latest.current.ops).then((here) => (gone ? here.release() : setAssets(here)));
    return () => {
      gone = true;
    };
  }, [needs, edition]);
  useEffect(() => () => assets?.release(), [assets]);
  return assets;
}

interface Props {
  readonly list: DisplayList;
  readonly assets: Assets;
  readonly camera: Camera;
}

/** A measured table as it prints, as the camera sees it: few shapes, so that all of it is painted with each frame. */
export function Ground({ list, assets, camera }: Props) {
  const layer = useRef<Konva.Layer>(null);
  const draw = useCallback(
    ({ _context: ctx }: { readonly _context: CanvasRenderingContext2D }) => {
      ctx.save();
      ctx.translate(-camera.x * camera.scale, -camera.y * camera.scale);
      paintCanvas(ctx, list, { pxPerMm: camera.scale, ...assets, area: 'trim' });
      ctx.restore();
    },
    [list, assets, camera],
  );
  useEffect(() => {
    const canvas = layer.current?.getNativeCanvasElement();
    if (canvas) canvas.dataset.painted = 'true';
  }, []);
  return (
    <Layer ref={layer} listening={false}>
      <Shape sceneFunc={draw} listening={false} perfectDrawEnabled={false} />
    </Layer>
  );
}
