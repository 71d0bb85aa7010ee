import clsx from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import styles from './showcase-picture.module.css';
import type { ShowcasePiece } from './showcase-piece';

interface ShowcasePictureProps {
  piece: ShowcasePiece;
  /** Above the fold: fetched first. Other pictures load lazily. */
  first?: boolean;
  /** Displayed width, in the syntax of the `sizes` attribute. */
  sizes: string;
  className?: string | undefined;
}

/** A picture that Flint made; its dominant colour is the placeholder. */
export function ShowcasePicture({ piece, first = false, sizes, className }: ShowcasePictureProps) {
  const frame = useRef<HTMLElement>(null);
  // The CSP forbids style attributes, but not the CSSOM.
  useLayoutEffect(() => {
    frame.current?.style.setProperty('--tint', piece.color);
  }, [piece.color]);
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
        // Decodes the first pictures synchronously, so that they do not flicker when the live page replaces the
        // prerendered one.
        decoding={first ? 'sync' : 'async'}
      />
    </figure>
  );
}
