import { KINDS, type KindRow, kindWord } from '@flint/shared/contracts/kinds';
import type { Run } from '@flint/shared/contracts/runs';

/** Whether a run has a result that still exists; that of a job is on its page. */
export function hasResult({ kind, images, media, output, status }: Run): boolean {
  return images.length > 0 || media.length > 0 || ((output !== null || kind === 'steps') && status === 'completed');
}

/** Summary of a run's result; undefined while there is none. */
export function resultWords(run: Run): string | undefined {
  if (!hasResult(run)) return undefined;
  const { counted, units }: KindRow = KINDS[run.kind];
  if (counted) return `${run.images.length} ${units[run.images.length === 1 ? 0 : 1]}`;
  const one = wordOf(run);
  return one.charAt(0).toUpperCase() + one.slice(1);
}

/** Announcement of a run's end. */
export function newsOf(run: Run): string {
  if (run.message) return run.message;
  const { counted, units }: KindRow = KINDS[run.kind];
  if (!counted) return `Your ${wordOf(run)} is ready.`;
  return `${resultWords(run) ?? `No ${units[1]}`} ${run.images.length === 1 ? 'is' : 'are'} ready.`;
}

/** What a run brings, in one word. */
function wordOf({ kind, recipe }: Run): string {
  return 'chain' in recipe ? 'chain' : kindWord(kind);
}
