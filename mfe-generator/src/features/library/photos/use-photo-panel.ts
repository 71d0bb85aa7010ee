import { useEffect, useState } from 'react';

export interface PhotoPanel {
  /** Null until it is opened for the first time. */
  readonly open: boolean | null;
  readonly dropped: readonly File[];
  toggle(): void;
  show(): void;
}

/**
 * Whether the panel that adds photos is open. Files that are dragged over the page open it, and are taken wherever they
 * are dropped.
 */
export function usePhotoPanel(): PhotoPanel {
  const [open, setOpen] = useState<boolean | null>(null);
  const [dropped, setDropped] = useState<readonly File[]>([]);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    const drop = (event: DragEvent) => {
      // A field for files has taken them.
      if (event.defaultPrevented || !bringsFiles(event)) return;
      event.preventDefault();
      setDropped([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
    };
  }, []);
  return { open, dropped, toggle: () => setOpen((before) => !before), show: () => setOpen(true) };
}

/** Whether files are dragged into the browser. A picture of the page, which Chromium offers as a file too, has HTML. */
function bringsFiles({ dataTransfer }: DragEvent): boolean {
  const types = dataTransfer?.types ?? [];
  return types.includes('Files') && !types.includes('text/html');
}
