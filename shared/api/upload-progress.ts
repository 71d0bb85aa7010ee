/** Range of the upload progress, in percent. */
export const UPLOAD_PROGRESS_MIN = 0;
export const UPLOAD_PROGRESS_MAX = 100;

/** Percent of the file that has been sent: whole, clamped to the range; 0 for an empty file. */
export function uploadPercent(sent: number, total: number): number {
  const percent = total > 0 ? Math.floor((sent / total) * UPLOAD_PROGRESS_MAX) : UPLOAD_PROGRESS_MIN;
  return Number.isNaN(percent)
    ? UPLOAD_PROGRESS_MIN
    : Math.min(Math.max(percent, UPLOAD_PROGRESS_MIN), UPLOAD_PROGRESS_MAX);
}
