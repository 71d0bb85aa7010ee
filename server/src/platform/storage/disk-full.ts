/** Codes of a full disk or an exhausted quota: the system's, and PostgreSQL's `disk_full`. */
const CODES = new Set(['ENOSPC', 'EDQUOT', '53100']);
/** How programs and workers say it, whose errors lose their codes. */
const WORDS = /\bENOSPC\b|No space left on device|Disk quota exceeded/i;
/** Most causes that are looked at. */
const DEPTH = 6;

/** Whether an error, or what caused it, is that a disk is full. */
export function isDiskFull(error: unknown): boolean {
  let at = error;
  for (let depth = 0; at instanceof Error && depth < DEPTH; depth++, at = at.cause)
    if (CODES.has((at as NodeJS.ErrnoException).code ?? '') || WORDS.test(at.message)) return true;
  return false;
}
