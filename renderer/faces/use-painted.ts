import { type RefObject, useEffect, useRef } from 'react';
import type { DisplayList } from '../../exporters/face/display-list.ts';
import { useOpened } from '../stores/opened.ts';
import { leave, paintFace } from './paint-face.ts';

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
    const paint = async (atOnce: boolean) => {
      if (await paintFace(element, { folder, list, width, area }, atOnce)) shown.current = { width, area, edition };
    };
    const before = shown.current;
    // What is typed shall be seen with the key: a face that was painted and has only another list does not wait for its turn.
    if (before?.width === width && before.area === area && before.edition === edition) void paint(true);
    else return whenNear(element, () => void paint(false));
  }, [list, width, area, edition]);
  useEffect(() => {
    const element = canvas.current;
    return () => {
      if (element) leave(element);
    };
  }, []);
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
        forget(target);
        call();
      }
    },
    // What scrolls is a place inside of the page: its own edges are widened, as the page's would not count.
    { scrollMargin: '300px' },
  );
  const forget = (one: Element) => {
    waiting.delete(one);
    observer?.unobserve(one);
  };
  waiting.set(element, near);
  observer.observe(element);
  return () => forget(element);
}
