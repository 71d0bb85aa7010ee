import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { drawStoryboard, type Storyboard, type StoryboardBody } from '@flint/shared/contracts/storyboard';
import { useEffect, useRef, useState } from 'react';

interface Drawing {
  /** What is drawn; the same again is shown as it is. */
  readonly body: StoryboardBody;
  readonly board: Storyboard | null;
  readonly error: string | null;
}

export interface ShownStoryboard extends Pick<Drawing, 'board' | 'error'> {
  readonly open: boolean;
  show: (body: StoryboardBody) => void;
  /** Asks again for what failed. */
  retry: () => void;
  /** Puts it away, and stops the drawing. */
  close: () => void;
}

/** The storyboard of an order, drawn when it is asked for. Whoever leaves before it is there stops it. */
export function useStoryboard(): ShownStoryboard {
  const [open, setOpen] = useState(false);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const draw = async (body: StoryboardBody) => {
    underWay.current?.abort();
    underWay.current = new AbortController();
    const { signal } = underWay.current;
    const tell = (told: Partial<Drawing>) => {
      if (!signal.aborted) setDrawing({ body, board: null, error: null, ...told });
    };
    tell({});
    try {
      tell({ board: await request(drawStoryboard, { body }, { signal }) });
    } catch (failure) {
      tell({ error: toMessage(failure) });
    }
  };

  return {
    open,
    board: drawing?.board ?? null,
    error: drawing?.error ?? null,
    show(body) {
      setOpen(true);
      const isThere = drawing?.board && JSON.stringify(drawing.body) === JSON.stringify(body);
      if (!isThere) void draw(body);
    },
    retry: () => void (drawing && draw(drawing.body)),
    close() {
      setOpen(false);
      underWay.current?.abort();
    },
  };
}
