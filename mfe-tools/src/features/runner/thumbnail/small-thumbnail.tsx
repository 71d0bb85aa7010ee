import { type RefObject, useEffect, useRef } from 'react';
import { HEIGHT, WIDTH } from './layer';
import styles from './thumbnail.module.css';

interface SmallThumbnailProps {
  /** The full-size thumbnail. */
  source: RefObject<HTMLCanvasElement | null>;
  /** Changes with every drawing of it. */
  drawn: number;
}

/** A scaled thumbnail at the screen's pixel density. */
export function SmallThumbnail({ source, drawn }: SmallThumbnailProps) {
  const small = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = small.current;
    if (!canvas) return;
    const draw = () => {
      const from = source.current;
      const width = Math.round(canvas.clientWidth * devicePixelRatio);
      if (!from || width === 0 || drawn === 0) return;
      canvas.width = width;
      canvas.height = Math.round((width * HEIGHT) / WIDTH);
      const context = canvas.getContext('2d');
      if (!context) return;
      context.imageSmoothingQuality = 'high';
      context.drawImage(from, 0, 0, canvas.width, canvas.height);
    };
    draw();
    const watch = new ResizeObserver(draw);
    watch.observe(canvas);
    return () => watch.disconnect();
  }, [source, drawn]);
  return <canvas ref={small} className={styles.small} role="img" aria-label="Your thumbnail" />;
}
