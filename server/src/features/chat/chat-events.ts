import type { ChatAnswer, ChatEvent } from '@flint/shared/contracts/chat';
import { isEnded, type RunOf } from '@flint/shared/contracts/runs';
import type { Runs } from '../runs/runs-service';

/** A failure without words of its own. */
const FAILED = 'Streaming error occurred';

/**
 * Events of an answer: its place while it waits, its thoughts and its text in pieces, and one last event with the whole
 * answer unless it is empty, and the failure if there is one.
 * @param whole creates the final event's answer
 */
export async function* chatEvents(
  runs: Pick<Runs, 'follow'>,
  runId: string,
  whole: (run: RunOf<'chat'>) => Promise<ChatAnswer>,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  let told = 0;
  let thought = 0;
  let from = 0;
  let place: number | null = null;
  for await (const any of runs.follow(runId, signal, true)) {
    const run = any as RunOf<'chat'>;
    if (run.ahead && run.ahead !== place) yield { content: '', ahead: run.ahead };
    place = run.ahead;
    const { content = '', thoughts = '', moved = from } = run.output ?? {};
    if (moved !== from) {
      yield { content: '', thoughts, moved };
      [from, told, thought] = [moved, 0, thoughts.length];
    }
    if (thoughts.length > thought) yield { content: '', thoughts: thoughts.slice(thought) };
    thought = Math.max(thought, thoughts.length);
    if (content.length > told) yield { content: content.slice(told) };
    told = content.length;
    if (!isEnded(run.status)) continue;
    const failure = run.message === null ? {} : ({ error: true, message: run.message } as const);
    yield run.output
      ? { ...failure, done: true, answer: await whole(run) }
      : { error: true, message: run.message ?? FAILED };
  }
}
