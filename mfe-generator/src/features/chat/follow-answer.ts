import { ApiError } from '@flint/shared/api/api-error';
import { pause } from '@flint/shared/api/pause';
import { request } from '@flint/shared/api/request';
import { requestEvents } from '@flint/shared/api/request-events';
import { getRun, isEnded, type RunOf, runEvents } from '@flint/shared/contracts/runs';
import type { Answer } from './conversation';

/** Poll interval of a run whose stream broke off, in milliseconds. */
const AGAIN_MS = 1_000;

/** Receives the text and the thoughts of an answer so far. */
export type OnText = (text: string, thoughts: string) => void;

const NOT_ASKED = 'Flint did not get this question. Nothing was charged.';

/** Whether a failure is transient: Flint is away, busy or failing. */
const isPassing = (error: unknown) => error instanceof ApiError && (error.status === undefined || error.status >= 429);

/**
 * Follows an answer's run to its end.
 * @throws ApiError when it may not be read
 */
export async function followAnswer(id: string, onText: OnText): Promise<Partial<Answer>> {
  for (;;) {
    try {
      const { run } = await request(getRun, { params: { id } });
      if (isEnded(run.status)) return settledBy(run as RunOf<'chat'>);
      for await (const told of requestEvents(runEvents, { params: { id } })) {
        const { status, output } = told as RunOf<'chat'>;
        if (output) onText(output.content, output.thoughts ?? '');
        if (isEnded(status)) return settledBy(told as RunOf<'chat'>);
      }
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { status: 'failed', note: NOT_ASKED };
      if (!isPassing(error)) throw error;
    }
    await pause(AGAIN_MS);
  }
}

function settledBy({ id, output, message, charged, servedBy, finishedAt }: RunOf<'chat'>): Partial<Answer> {
  if (!output) return { status: 'failed', note: message, charged };
  const { content, thoughts, model, usage } = output;
  return {
    message: { id, role: 'assistant', content, timestamp: finishedAt ?? '', model },
    thoughts,
    status: 'done',
    note: message,
    tokens: usage.promptTokens + usage.completionTokens,
    charged,
    servedBy,
  };
}
