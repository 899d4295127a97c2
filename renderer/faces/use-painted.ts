import { type RefObject, useEffect, useRef } from 'react';
import type { DisplayList } from '../../exporters/face/display-list.ts';
import { useOpened } from '../stores/opened.ts';
import { assetsFor } from './assets.ts';
import { paintFace } from './paint-face.ts';
import { paintSoon } from './paint-queue.ts';

/** Paints the list on the canvas once it comes near the visible part of the page, and again when list, width or area change. */
export function usePainted(
  list: DisplayList,
  width: number,
  area: 'trim' | 'bleed' = 'trim',
): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  const edition = useOpened((state) => state.edition);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new edition may have new pictures behind the same list
  useEffect(() => {
    const element = canvas.current;
    const folder = useOpened.getState().folder;
    if (!element || !folder) return;
    let undo = () => {};
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        let gone = false;
        undo = () => {
          gone = true;
        };
        const assets = await assetsFor(folder, list.ops);
        if (gone) return assets.release();
        const takeBack = paintSoon(() => {
          try {
            paintFace(element, list, assets, width, area);
          } finally {
            assets.release();
          }
        });
        undo = () => {
          takeBack();
          assets.release();
        };
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      undo();
    };
  }, [list, width, area, edition]);
  return canvas;
}
