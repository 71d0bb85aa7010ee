import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export interface OpenItem {
  /** Id of the open item. */
  openId: string | null;
  /** Opens an item; moving between items adds no history entry. */
  open: (id: string) => void;
  close: () => void;
}

/** The open item in the page's URL: it can be linked, and Back closes it. */
export function useOpenItem(): OpenItem {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const text = params.toString();
  const openId = params.get('item');
  const fromList = isFromList(state);

  const open = useCallback(
    (id: string) => {
      const replace = openId !== null;
      const options = { replace, preventScrollReset: true, state: { fromList: replace ? fromList : true } };
      void navigate(`?${withItem(text, id)}`, options);
    },
    [navigate, text, openId, fromList],
  );
  const close = useCallback(() => {
    if (fromList) void navigate(-1);
    else void navigate(`?${withItem(text, null)}`, { replace: true, preventScrollReset: true });
  }, [navigate, text, fromList]);

  return { openId, open, close };
}

function withItem(query: string, id: string | null): string {
  const params = new URLSearchParams(query);
  if (id === null) params.delete('item');
  else params.set('item', id);
  return params.toString();
}

/** Whether the list is one history entry back. */
function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && (state as { fromList?: unknown }).fromList === true;
}
