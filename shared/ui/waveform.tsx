import { formatPosition } from '@flint/shared/contracts/position';
import clsx from 'clsx';
import { type KeyboardEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { resamplePeaks } from './resample-peaks';
import styles from './waveform.module.css';

export interface WaveformProps {
  /** What the sound is of. */
  label: string;
  /** Peaks of equal parts from start to end, each 0 to 1; without them a plain bar is drawn. */
  peaks: readonly number[] | null;
  /** Duration in seconds; 0 while unknown. */
  seconds: number;
  /** Playback position, in seconds. */
  position: number;
  onSeek: (seconds: number) => void;
  className?: string | undefined;
}

/** Pixels from one bar to the next, and the width of a bar. */
const PITCH = 4;
const BAR = 2.5;
const HEIGHT = 40;
const ARROW_SECONDS = 5;
/** Step of the page keys, as a share of the duration. */
const PAGE_SHARE = 0.1;

/** A waveform with a slider for seeking: arrow keys step 5 s, page keys a tenth. */
export function Waveform({ label, peaks, seconds, position, onSeek, className }: WaveformProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const width = useWidth(drawing);
  const played = useId();
  const bars = useMemo(() => pathOf(peaks, width), [peaks, width]);
  const heard = seconds > 0 ? Math.min(1, position / seconds) * width : 0;

  const step = (event: KeyboardEvent) => {
    const page = Math.max(ARROW_SECONDS, seconds * PAGE_SHARE);
    const by: Record<string, number> = {
      ArrowLeft: -ARROW_SECONDS,
      ArrowDown: -ARROW_SECONDS,
      ArrowRight: ARROW_SECONDS,
      ArrowUp: ARROW_SECONDS,
      PageDown: -page,
      PageUp: page,
      Home: -Number.MAX_SAFE_INTEGER,
      End: Number.MAX_SAFE_INTEGER,
    };
    const change = by[event.key];
    if (change === undefined) return;
    event.preventDefault();
    onSeek(Math.min(seconds, Math.max(0, position + change)));
  };

  return (
    <div className={clsx(styles.wave, className)}>
      <svg ref={drawing} className={styles.drawing} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        <clipPath id={played}>
          <rect width={heard} height={HEIGHT} />
        </clipPath>
        <path className={styles.rest} d={bars} />
        <path className={styles.heard} d={bars} clipPath={`url(#${played})`} />
      </svg>
      <input
        type="range"
        className={styles.slider}
        min={0}
        max={seconds}
        step="any"
        value={Math.min(position, seconds)}
        disabled={seconds === 0}
        aria-label={`Position in ${label}`}
        aria-valuetext={`${formatPosition(position)} of ${formatPosition(seconds)}`}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
        onKeyDown={step}
      />
    </div>
  );
}

function useWidth(drawing: { readonly current: Element | null }): number {
  const [width, setWidth] = useState(320);
  useLayoutEffect(() => {
    const element = drawing.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth || 320);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [drawing]);
  return width;
}

/** One bar per part, symmetric about the middle; with a minimum height, so that silence is visible and clickable. */
function pathOf(peaks: readonly number[] | null, width: number): string {
  if (!peaks) return `M0 ${HEIGHT / 2 - 2}h${width}v4h-${width}z`;
  return resamplePeaks(peaks, Math.max(1, Math.floor(width / PITCH)))
    .map((peak, part) => {
      const height = Math.max(2, Math.round(peak * HEIGHT));
      return `M${part * PITCH} ${(HEIGHT - height) / 2}h${BAR}v${height}h-${BAR}z`;
    })
    .join('');
}
