import { useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TalkRow } from './rows';

/** Distance from the end, in pixels, within which the list follows new text. */
const NEAR_END = 64;
const ROW_GUESS = 160;

/**
 * Virtualises the rows, and keeps the list at its end while text is added, unless the reader has scrolled away. Also
 * stays at its end when the list shrinks, as when the message field grows.
 * @param asked changes with each sent message: the list scrolls to its end then, and when it is opened
 */
export function useMessageRows(scroller: RefObject<HTMLElement | null>, rows: readonly TalkRow[], asked: number) {
  const [away, setAway] = useState(false);
  const follows = useRef(true);
  const size = useRef('');
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_GUESS,
    getItemKey: useCallback((index: number) => rows[index]?.first.id ?? index, [rows]),
    ...{ gap: 32, paddingStart: 32, paddingEnd: 32, scrollPaddingStart: 24, overscan: 4 },
    ...{ anchorTo: 'end', followOnAppend: true, scrollEndThreshold: NEAR_END },
    directDomUpdates: true,
    onChange(list) {
      const atEnd = list.isAtEnd(NEAR_END);
      setAway(!atEnd);
      // While its size changes, the scroll position is not meaningful.
      if (size.current === sizeOf(scroller.current)) follows.current = atEnd;
    },
  });

  useLayoutEffect(() => {
    if (asked >= 0) virtualizer.scrollToEnd();
  }, [asked, virtualizer]);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (follows.current) virtualizer.scrollToEnd();
      size.current = sizeOf(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, virtualizer]);

  return { virtualizer, away };
}

const sizeOf = (element: HTMLElement | null) => `${element?.clientWidth}×${element?.clientHeight}`;
