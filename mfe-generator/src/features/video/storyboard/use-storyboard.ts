import { toMessage } from '@flint/shared/api/message';
import { drawStoryboard, type Storyboard, type StoryboardBody } from '@flint/shared/contracts/storyboard';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { useState } from 'react';

export interface ShownStoryboard {
  readonly board: Storyboard | null;
  readonly error: string | null;
  readonly open: boolean;
  show: (body: StoryboardBody) => void;
  /** Retries a failed preview. */
  retry: () => void;
  /** Closes the preview, and aborts the request. */
  close: () => void;
}

/** The storyboard of an order, requested on demand. Aborted when the page is left. */
export function useStoryboard(): ShownStoryboard {
  const [open, setOpen] = useState(false);
  /** The requested input; the same input again reuses the result. */
  const [body, setBody] = useState<StoryboardBody | null>(null);
  const { data, status, error, reload } = useResource(body && callResource(drawStoryboard, { body }));
  return {
    open,
    board: data ?? null,
    error: status === 'failed' ? toMessage(error) : null,
    show(next) {
      setOpen(true);
      setBody(next);
    },
    retry: reload,
    close() {
      setOpen(false);
      if (status !== 'ready') setBody(null);
    },
  };
}
