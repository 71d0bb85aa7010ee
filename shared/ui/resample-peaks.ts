/**
 * Loudness in as many equal parts as there is room for: of several values the loudest, of none between two the nearer.
 * @param peaks 0 to 1 each; values outside are cut
 */
export function resamplePeaks(peaks: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, part) => {
    const from = Math.floor((part * peaks.length) / count);
    const to = Math.max(from + 1, Math.floor(((part + 1) * peaks.length) / count));
    return Math.min(1, Math.max(0, ...peaks.slice(from, to)));
  });
}
