import { useLayoutEffect, useRef } from 'react';
import { shownCharacters } from './shown-characters';

interface ClampedTextProps {
  text: string;
  /** Class that clamps the text like its platform does. */
  className: string | undefined;
  /** Receives the number of visible characters; null when all are visible. */
  onCut: (cut: number | null) => void;
}

/** A text as the platform clamps it. */
export function ClampedText({ text, className, onCut }: ClampedTextProps) {
  const box = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const own = box.current;
    if (!own) return;
    const look = () => onCut(shownCharacters(own));
    look();
    // The width depends on the window, and the font may load later.
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

/** The preview's message about a cut. */
export function cutWords(cut: number | null, text: string): string {
  return cut === null ? 'Shown whole.' : `Cut after ${cut} of ${Array.from(text).length} characters.`;
}
