import clsx from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import styles from './showcase-picture.module.css';
import type { ShowcasePiece } from './showcase-piece';

interface ShowcasePictureProps {
  piece: ShowcasePiece;
  /** In sight at once: fetched first. Everything else waits until it is near. */
  first?: boolean;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  className?: string | undefined;
}

/** A picture Flint has made, in its dominant colour until it is there. */
export function ShowcasePicture({ piece, first = false, sizes, className }: ShowcasePictureProps) {
  const frame = useRef<HTMLElement>(null);
  // Style attributes are forbidden; the object model is not.
  useLayoutEffect(() => frame.current?.style.setProperty('--tint', piece.color), [piece.color]);
  return (
    <figure ref={frame} className={clsx(styles.picture, className)}>
      <img
        src={piece.src}
        srcSet={piece.srcSet}
        sizes={sizes}
        width={piece.width}
        height={piece.height}
        alt={piece.alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        // The first are painted with the page, and again without a gap when the program takes its place.
        decoding={first ? 'sync' : 'async'}
      />
    </figure>
  );
}
