import { useEffect, useMemo, useRef, useState } from 'react';
import { type BoardLayer, boardLayers } from '../../exporters/face/board/layers.ts';
import { boardLook } from '../../exporters/face/board/look.ts';
import type { ImageOp, PictureSizes } from '../../exporters/face/display-list.ts';
import { cellMm } from '../../exporters/face/sizes.ts';
import { type Entity, find, type GameSet } from '../../rules/game-set.ts';
import { inLanguage } from '../../rules/in-language.ts';
import { Memory } from '../../rules/kernel/memory.ts';
import type { Art, MapFile } from '../../schemas/types.generated.ts';
import { type Assets, needsOf } from '../faces/asset-store.ts';
import { assetsFor } from '../faces/assets.ts';
import type { Size } from '../stage/camera.ts';
import { useLanguage } from '../stores/language.ts';
import { useMapView } from '../stores/map-view.ts';
import { useOpened } from '../stores/opened.ts';
import { madeOf, noPictures } from './made-ahead.ts';

interface BoardPainting {
  readonly layers: readonly BoardLayer[];
  /** Size in mm. */
  readonly size: Size;
  /** Undefined until all fonts, icons and pictures of the first painting are here. */
  readonly assets: Assets | undefined;
}

/** A map's face as it prints, layer by layer, with what it is painted with. */
export function useBoard(written: GameSet, ref: string, painted: MapFile): BoardPainting {
  const { set, data } = useShown(written, ref, painted);
  const [assets, setAssets] = useState<Assets>();
  // Decoded pictures know their sizes.
  const pictures = (assets?.images.size ? (assets.images as unknown as PictureSizes) : undefined) ?? noPictures;
  const ink = useMapView(({ lowInk }) => (lowInk ? 'low' : 'full'));
  const layers = useMemo(
    () => boardLayers(set, { data, ref }, pictures, madeOf(ref, data), ink),
    [set, data, ref, pictures, ink],
  );
  useAssets(set, ref, data, layers, setAssets);
  // The former ones are painted with until these are on the stage.
  useEffect(() => () => assets?.release(), [assets]);
  const size = useMemo(() => ({ width: data.columns * cellMm, height: data.rows * cellMm }), [data.columns, data.rows]);
  return { layers, size, assets };
}

/** The set and the map in the language of the faces. */
function useShown(set: GameSet, ref: string, data: MapFile): { readonly set: GameSet; readonly data: MapFile } {
  const language = useLanguage((state) => state.shown);
  const memory = useRef(new Memory());
  return useMemo(() => {
    if (language === undefined) return { set, data };
    const entities = set.entities.map((entity) => (entity.ref === ref ? ({ ...entity, data } as Entity) : entity));
    const shown = inLanguage({ ...set, entities }, language, memory.current).set;
    return { set: shown, data: (find(shown, ref)?.data ?? data) as MapFile };
  }, [set, ref, data, language]);
}

/** Brings what the layers need, whenever they need something else. */
function useAssets(
  set: GameSet,
  ref: string,
  data: MapFile,
  layers: readonly BoardLayer[],
  show: (assets: Assets) => void,
): void {
  const edition = useOpened((state) => state.edition);
  const ops = useMemo(
    () => [...layers.flatMap((layer) => (layer.inParts ? [] : layer.ops)), ...picturesOf(set, ref, data)],
    [layers, set, ref, data],
  );
  const needs = useMemo(() => {
    const { fonts, icons, images } = needsOf(ops);
    return [fonts, icons, images].map((names) => [...names].sort().join(' ')).join('\n');
  }, [ops]);
  const latest = useRef(ops);
  latest.current = ops;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the needs and the edition stand for the ops
  useEffect(() => {
    const { folder } = useOpened.getState();
    let gone = false;
    if (folder === undefined) return;
    void assetsFor(folder, latest.current).then((assets) => (gone ? assets.release() : show(assets)));
    return () => {
      gone = true;
    };
  }, [needs, edition, show]);
}

/** The pictures of a map and of what lies on it, asked for before their sizes are known. */
function picturesOf(set: GameSet, ref: string, { picture, look, terrain = [], markers = [] }: MapFile): ImageOp[] {
  const op = (src: string): ImageOp => ({ op: 'image', src, x: 0, y: 0, w: 1, h: 1 });
  const setId = ref.split('/')[0];
  const below = [picture?.file, boardLook(set, look).floorPicture];
  const lying = [...markers, ...terrain].flatMap(({ kind }) => {
    const entity = find(set, kind);
    const art = (entity?.data as { readonly art?: Art } | undefined)?.art;
    return entity && art?.file ? [op(`${entity.ref.split('/')[0]}/${art.file}`)] : [];
  });
  return [...below.flatMap((file) => (file ? [op(`${setId}/${file}`)] : [])), ...lying];
}
