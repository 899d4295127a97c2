import { type DragEvent, useState } from 'react';

/** What takes a file that is dragged onto it: whether one is over it now, and what it listens to. */
interface FileDrop {
  readonly 'data-over': true | undefined;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDragLeave: () => void;
  readonly onDrop: (event: DragEvent) => void;
}

/** Lets an element take a file that is dropped on it. It says so with `data-over` while one is over it. */
export function useFileDrop(take: (file: File) => void): FileDrop {
  const [over, setOver] = useState(false);
  return {
    'data-over': over || undefined,
    onDragOver: (event) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event) => {
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer.files[0];
      if (file) take(file);
    },
  };
}
