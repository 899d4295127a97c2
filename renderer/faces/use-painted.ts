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
  const shown = useRef<{ readonly width: number; readonly area: string; readonly edition: number }>(undefined);
  const edition = useOpened((state) => state.edition);
  useEffect(() => {
    const element = canvas.current;
    const folder = useOpened.getState().folder;
    if (!element || !folder) return;
    let undo = () => {};
    const paint = async (soon: typeof paintSoon) => {
      let gone = false;
      undo = () => {
        gone = true;
      };
      const assets = await assetsFor(folder, list.ops);
      if (gone) return assets.release();
      const takeBack = soon(() => {
        try {
          paintFace(element, list, assets, width, area);
          shown.current = { width, area, edition };
        } finally {
          assets.release();
        }
      });
      undo = () => {
        takeBack();
        assets.release();
      };
    };
    const before = shown.current;
    // What is typed shall be seen with the key: a face that was painted and has only another list does not wait for its turn.
    if (before?.width === width && before.area === area && before.edition === edition) {
      void paint(paintAtOnce);
      return () => undo();
    }
    const unseen = whenNear(element, () => void paint(paintSoon));
    return () => {
      unseen();
      undo();
    };
  }, [list, width, area, edition]);
  return canvas;
}

/** What waits for an element to come near the visible part of the page. One observer looks after all: the browser asks each with every frame. */
const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls back once; what it returns takes that back. */
function whenNear(element: Element, near: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const call = isIntersecting ? waiting.get(target) : undefined;
        if (!call) continue;
        leave(target);
        call();
      }
    },
    // What scrolls is a place inside of the page: its own edges are widened, as the page's would not count.
    { scrollMargin: '300px' },
  );
  const leave = (one: Element) => {
    waiting.delete(one);
    observer?.unobserve(one);
  };
  waiting.set(element, near);
  observer.observe(element);
  return () => leave(element);
}

const paintAtOnce: typeof paintSoon = (job) => {
  job();
  return () => false;
};
