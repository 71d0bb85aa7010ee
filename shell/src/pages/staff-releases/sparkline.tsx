import styles from './vital-charts.module.css';

const WIDTH = 96;
const HEIGHT = 24;

interface SparklineProps {
  /** Oldest first; null leaves a gap. */
  points: readonly (number | null)[];
  /** Top of the scale, the same for all that are compared. */
  highest: number;
}

/** A line without axes. Decorative: the figure beside it is what is read. */
export function Sparkline({ points, highest }: SparklineProps) {
  const step = (WIDTH - 4) / Math.max(1, points.length - 1);
  const y = (point: number) => HEIGHT - 2 - (highest > 0 ? point / highest : 0) * (HEIGHT - 4);
  const path = points
    .map((point, at) =>
      point === null ? '' : `${(points[at - 1] ?? null) === null ? 'M' : 'L'}${2 + at * step} ${y(point)}h.01`,
    )
    .join('');
  return (
    <svg className={styles.line} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
