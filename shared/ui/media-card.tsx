import clsx from 'clsx';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './media-card.module.css';

export interface MediaCardProps {
  src: string;
  /** Alternative text: the prompt, or what the picture shows. */
  alt: string;
  /** Natural size in pixels: reserves the ratio before the picture has loaded. */
  width: number;
  height: number;
  /** Placeholder colour, `#rrggbb`. */
  dominantColor?: string;
  /** Small buttons at the top right: on hover, on focus, and always on touch screens. */
  tools?: ReactNode;
  /** A label at the bottom left, such as a duration. */
  tag?: ReactNode;
  selected?: boolean;
  /** Makes the picture itself a button. */
  onSelect?: () => void;
  /** Makes the picture itself a link to a path of this product. */
  href?: string;
  /** `eager` above the fold. */
  loading?: 'eager' | 'lazy';
  onError?: () => void;
  className?: string | undefined;
}

/** A picture in its natural ratio. */
export function MediaCard({ tools, tag, selected = false, onSelect, href, className, ...picture }: MediaCardProps) {
  const image = <Picture key={picture.src} {...picture} />;
  return (
    <figure className={clsx(styles.media, className)} data-selected={selected || undefined}>
      {onSelect && (
        <button type="button" className={styles.pick} aria-pressed={selected} onClick={onSelect}>
          {image}
        </button>
      )}
      {href && (
        <Link to={href} className={styles.pick}>
          {image}
        </Link>
      )}
      {!onSelect && !href && image}
      {tag && <figcaption className={styles.tag}>{tag}</figcaption>}
      {tools && <div className={styles.tools}>{tools}</div>}
    </figure>
  );
}

export interface PictureProps
  extends Pick<
    MediaCardProps,
    'src' | 'alt' | 'width' | 'height' | 'dominantColor' | 'loading' | 'onError' | 'className'
  > {}

/** The picture without a card. Pass its `src` as `key`, so that another picture resets the state. */
export function Picture({ dominantColor, alt, loading = 'lazy', onError, className, ...source }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');

  useLayoutEffect(() => {
    const element = image.current;
    // The CSP forbids style attributes, but not the CSSOM.
    if (dominantColor) element?.style.setProperty('--tint', dominantColor);
    // A cached picture may be complete before its load event can be received.
    if (element?.complete && element.naturalWidth > 0) setState('there');
  }, [dominantColor]);

  return (
    <img
      ref={image}
      {...source}
      alt={alt}
      loading={loading}
      decoding="async"
      className={clsx(styles.picture, className)}
      data-state={state}
      onLoad={() => setState('there')}
      onError={() => {
        setState('failed');
        onError?.();
      }}
    />
  );
}
