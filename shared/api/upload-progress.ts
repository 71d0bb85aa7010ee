/** The bounds of what a progress callback is told. */
export const UPLOAD_PROGRESS_MIN = 0;
export const UPLOAD_PROGRESS_MAX = 100;

/** Whole percent of a file that has left, within the bounds whatever a browser reports; of an empty file none. */
export function uploadPercent(sent: number, total: number): number {
  const percent = total > 0 ? Math.floor((sent / total) * UPLOAD_PROGRESS_MAX) : UPLOAD_PROGRESS_MIN;
  return Number.isNaN(percent)
    ? UPLOAD_PROGRESS_MIN
    : Math.min(Math.max(percent, UPLOAD_PROGRESS_MIN), UPLOAD_PROGRESS_MAX);
}
