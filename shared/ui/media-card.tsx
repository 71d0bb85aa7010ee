import clsx from 'clsx';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './media-card.module.css';

export interface MediaCardProps {
  src: string;
  /** The prompt, or what is seen. */
  alt: string;
  /** Natural size in pixels: the card keeps its ratio before the picture is there. */
  width: number;
  height: number;
  /** `#rrggbb`, shown until the picture is there. */
  dominantColor?: string;
  /** Small buttons at the top right, on hover, on focus, and always on touch. */
  tools?: ReactNode;
  /** At the bottom left, such as a duration. */
  tag?: ReactNode;
  selected?: boolean;
  /** Makes the picture itself a button. */
  onSelect?: () => void;
  /** Makes the picture itself a link to a path of this product. */
  href?: string;
  /** `eager` for what is in sight at once. */
  loading?: 'eager' | 'lazy';
  onError?: () => void;
  className?: string | undefined;
}

/** One picture in its true ratio. */
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

/** The picture alone, for a place that is not a card. Give it its `src` as key: another picture starts anew. */
export function Picture({ dominantColor, alt, loading = 'lazy', onError, className, ...source }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading');

  useLayoutEffect(() => {
    const element = image.current;
    // Style attributes are forbidden; the object model is not.
    if (dominantColor) element?.style.setProperty('--tint', dominantColor);
    // A cached picture may be complete before its load event can be heard.
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
