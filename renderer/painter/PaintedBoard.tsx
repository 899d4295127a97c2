import type Konva from 'konva';
import { useEffect, useMemo, useRef } from 'react';
import { Layer } from 'react-konva';
import type { BoardLayer } from '../../exporters/face/board/layers.ts';
import type { Assets } from '../faces/asset-store.ts';
import type { Camera, Size } from '../stage/camera.ts';
import { usePainter } from '../stores/painter.ts';
import { LayerBitmap } from './layer-bitmap.ts';
import { PaintedLayer } from './PaintedLayer.tsx';

interface Props {
  readonly layers: readonly BoardLayer[];
  readonly assets: Assets;
  /** Size of the board in mm. */
  readonly board: Size;
  readonly camera: Camera;
  readonly view: Size;
  /** Whether the camera stands still. */
  readonly settled: boolean;
}

/** ms of each frame in which tiles are painted; the rest is for what the person does. */
const share = 7;

/** The board as it prints, layer above layer. What is in the middle of the view is painted first. */
export function PaintedBoard({ layers, assets, board, camera, view, settled }: Props) {
  const on = useRef<Konva.Layer>(null);
  const bitmaps = useRef(new Map<string, LayerBitmap>());
  const bitmapOf = (name: string): LayerBitmap => {
    const bitmap = bitmaps.current.get(name) ?? new LayerBitmap();
    bitmaps.current.set(name, bitmap);
    return bitmap;
  };
  const painted = useMemo(() => layers.map((layer) => ({ layer, assets, board })), [layers, assets, board]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them may leave something to paint
  useEffect(() => {
    const paintSome = () => {
      const all = [...bitmaps.current.values()];
      const until = performance.now() + share;
      let some = false;
      // One tile of every layer after the other, so that places are seen whole.
      do some = all.map((bitmap) => bitmap.paintNext()).includes(true);
      while (some && performance.now() < until);
      const canvas = on.current?.getNativeCanvasElement();
      const rests = all.every((bitmap) => bitmap.rests);
      if (canvas) canvas.dataset.sharp = String(rests);
      if (canvas && rests) {
        canvas.dataset.painted = 'true';
        usePainter.setState({ painted: true });
      }
      on.current?.batchDraw();
      if (some) frame = requestAnimationFrame(paintSome);
    };
    let frame = requestAnimationFrame(paintSome);
    return () => cancelAnimationFrame(frame);
  }, [painted, camera, view, settled]);
  return (
    <Layer ref={on} listening={false}>
      {painted.map((one) => (
        <PaintedLayer
          key={one.layer.name}
          painted={one}
          bitmap={bitmapOf(one.layer.name)}
          camera={camera}
          view={view}
          settled={settled}
        />
      ))}
    </Layer>
  );
}
