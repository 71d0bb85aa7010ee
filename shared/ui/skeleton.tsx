import clsx from 'clsx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `line` is as high as text, `block` fills the size of its class, `square` and `wide` keep a picture's ratio. */
  shape?: 'line' | 'block' | 'square' | 'wide';
  /** Sets its size, as in the final layout. */
  className?: string | undefined;
}

/** A loading placeholder. Appears after 150 ms, so that quick answers do not flash. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span className={clsx(styles.skeleton, styles[shape], className)} aria-hidden="true" />;
}
