import type { Run } from '../runs';
import { plainWords } from './plain-words';

/**
 * What a step's run brought that later steps can use: its words, or the address of its first file. Undefined when it
 * has brought nothing, or what it brought was deleted since.
 */
export function outputOf(run: Run): string | undefined {
  if (run.kind === 'chat') return run.output ? plainWords(run.output.content) || undefined : undefined;
  if (run.kind === 'transcript') return run.output?.text;
  if (run.kind === 'prompt') return run.output?.prompt;
  return run.kind === 'image' ? run.images[0]?.url : run.media[0]?.url;
}

/** By the id of each finished step, the run that made it: what a run that goes on need not make again. */
export function stepsDone({ output }: Extract<Run, { kind: 'workflow' }>): Record<string, string> {
  const done: Record<string, string> = {};
  for (const { id, status, run } of output?.steps ?? [])
    if (status === 'done' && run && outputOf(run) !== undefined) done[id] = run.id;
  return done;
}
