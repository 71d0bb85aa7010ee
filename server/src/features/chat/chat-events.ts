import type { ChatAnswer, ChatEvent } from '@flint/shared/contracts/chat';
import { isEnded, type RunOf } from '@flint/shared/contracts/runs';
import type { Runs } from '../runs/runs-service';

/**
 * Events of an answer: its text in pieces, a failure if there is one, and finally the whole answer unless it is empty.
 * @param whole creates the final event's answer
 */
export async function* chatEvents(
  runs: Pick<Runs, 'follow'>,
  runId: string,
  whole: (run: RunOf<'chat'>) => Promise<ChatAnswer>,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  let told = 0;
  for await (const any of runs.follow(runId, signal, true)) {
    const run = any as RunOf<'chat'>;
    const content = run.output?.content ?? '';
    if (content.length > told) yield { content: content.slice(told) };
    told = content.length;
    if (!isEnded(run.status)) continue;
    if (run.message !== null) yield { error: true, message: run.message };
    if (run.output) yield { done: true, answer: await whole(run) };
  }
}
