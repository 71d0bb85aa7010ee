import type { Run } from '../runs';
import { plainWords } from './plain-words';

/**
 * The output of a step's run for later steps: its text, or the URL of its first file. Undefined without one, or when it
 * was deleted since.
 */
export function outputOf(run: Run): string | undefined {
  if (run.kind === 'chat') return run.output ? plainWords(run.output.content) || undefined : undefined;
  if (run.kind === 'transcript') return run.output?.text;
  if (run.kind === 'prompt') return run.output?.prompt;
  return run.images[0]?.url ?? run.media[0]?.url;
}

/** The run of each finished step by step id, which a resumed run does not repeat. */
export function stepsDone({ output }: Extract<Run, { kind: 'workflow' }>): Record<string, string> {
  const done: Record<string, string> = {};
  for (const { id, status, run } of output?.steps ?? [])
    if (status === 'done' && run && outputOf(run) !== undefined) done[id] = run.id;
  return done;
}
