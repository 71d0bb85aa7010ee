import type { Finding } from '../../contracts/tool-finding';

/** Lines of a bio that a profile shows before "more". */
export const PROFILE_LINES = 3;

/** Warns about a bio with more lines than a profile shows. */
export function profileLines(bio: string, path: string): Finding[] {
  if (bio.split('\n').length <= PROFILE_LINES) return [];
  const message = `A profile shows ${PROFILE_LINES} lines before "more". This has more.`;
  return [{ path, severity: 'warning', message }];
}
