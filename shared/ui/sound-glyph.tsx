import { useMemo } from 'react';
import { resamplePeaks } from './resample-peaks';

const BARS = 24;
const PITCH = 4;
const HEIGHT = 40;
/** Placeholder peaks for a sound without measured ones. */
const UNKNOWN = [0.2, 0.5, 0.8, 0.5, 1, 0.6, 0.3, 0.7, 0.4, 0.9, 0.5, 0.2];

/** A small waveform icon in the current text colour. */
export function SoundGlyph({ peaks, className }: { peaks: readonly number[] | null; className?: string | undefined }) {
  const bars = useMemo(
    () =>
      resamplePeaks(peaks ?? UNKNOWN, BARS)
        .map((peak, part) => {
          const height = Math.max(2, Math.round(peak * HEIGHT));
          return `M${part * PITCH} ${(HEIGHT - height) / 2}h2v${height}h-2z`;
        })
        .join(''),
    [peaks],
  );
  return (
    <svg className={className} width="72%" height="60%" viewBox={`0 0 ${BARS * PITCH} ${HEIGHT}`} aria-hidden="true">
      <path d={bars} fill="currentColor" />
    </svg>
  );
}
