/** Where the browser has no idle callback, ms until the window has most likely come to rest. */
const restAfter = 1000;

/** Fetches the places that come later while nothing else is to be done, so that the window stays whole when the studio is gone. */
export function fetchAhead(): void {
  const fetchAll = () => {
    const places = [
      import('../inspector/Inspector.tsx'),
      import('../inspector/SetForm.tsx'),
      import('../inspector/TemplateForm.tsx'),
      import('../stage/TemplateZones.tsx'),
      import('../editor/TextEditor.tsx'),
      import('../painter/Painter.tsx'),
      import('../table/Table.tsx'),
      import('../table/TableTools.tsx'),
      import('../table/CellInspector.tsx'),
    ];
    // What cannot be had now is fetched when it is needed, and said then.
    void Promise.allSettled(places);
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchAll);
  else setTimeout(fetchAll, restAfter);
}
