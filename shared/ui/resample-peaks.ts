/**
 * Resamples peaks to the available number of bars: the maximum when downsampling, nearest neighbour when upsampling.
 * @param peaks 0 to 1 each; clamped
 */
export function resamplePeaks(peaks: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, part) => {
    const from = Math.floor((part * peaks.length) / count);
    const to = Math.max(from + 1, Math.floor(((part + 1) * peaks.length) / count));
    return Math.min(1, Math.max(0, ...peaks.slice(from, to)));
  });
}
