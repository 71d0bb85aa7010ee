import { useLayoutEffect, useRef } from 'react';
import { shownCharacters } from './shown-characters';

interface ClampedTextProps {
  text: string;
  /** Clamps it as its place does. */
  className: string | undefined;
  /** Told how many characters are shown; null where all of them are. */
  onCut: (cut: number | null) => void;
}

/** A text looked at as it stands in its place. */
export function ClampedText({ text, className, onCut }: ClampedTextProps) {
  const box = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const own = box.current;
    if (!own) return;
    const look = () => onCut(shownCharacters(own));
    look();
    // The width is the reader's window's, and the typeface may come later.
    const watch = new ResizeObserver(look);
    watch.observe(own);
    return () => watch.disconnect();
  }, [onCut]);
  return (
    <p ref={box} className={className}>
      {text}
    </p>
  );
}

/** What a preview says of a cut. */
export function cutWords(cut: number | null, text: string): string {
  return cut === null ? 'Shown whole.' : `Cut after ${cut} of ${Array.from(text).length} characters.`;
}
