import { createParser } from 'eventsource-parser';
import { getRun, isEnded, type Run, runEvents } from '../contracts/runs';
import { addressOf } from './address';
import { ApiError } from './api-error';
import { request } from './request';

/** Pauses before asking again, in milliseconds; the last one repeats. */
const BACKOFF_MS = [500, 1_000, 2_000, 5_000];

/**
 * Follows a run until it ends, and answers it as it ended. The stream of events is read first; whenever it breaks,
 * the run itself is asked for, and then the stream again.
 * @throws ApiError when the run cannot be read (unknown, signed out); the signal's reason when the caller ended it.
 */
export async function followRun(runId: string, onRun: (run: Run) => void, signal?: AbortSignal): Promise<Run> {
  for (let attempt = 0; ; attempt++) {
    const streamed = await readEvents(runId, onRun, signal).catch(() => undefined);
    signal?.throwIfAborted();
    if (streamed && isEnded(streamed.status)) return streamed;
    if (streamed) attempt = 0;
    const run = await askFor(runId, signal);
    if (run) onRun(run);
    if (run && isEnded(run.status)) return run;
    await pause(BACKOFF_MS[Math.min(attempt, BACKOFF_MS.length - 1)] ?? 0, signal);
  }
}

/** Reads events until the stream or the run ends; answers the last run seen. */
async function readEvents(runId: string, onRun: (run: Run) => void, signal?: AbortSignal): Promise<Run | undefined> {
  let last: Run | undefined;
  const response = await fetch(addressOf(runEvents, { params: { id: runId } }), {
    credentials: 'include',
    headers: { accept: 'text/event-stream' },
    ...(signal && { signal }),
  });
  if (!response.ok || !response.body) return undefined;
  const parser = createParser({
    onEvent: ({ data }) => {
      last = JSON.parse(data) as Run;
      onRun(last);
    },
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      parser.feed(chunk.value);
      if (last && isEnded(last.status)) break;
    }
    return last;
  } catch (error) {
    if (last && !signal?.aborted) return last;
    throw error;
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** The run as it is now, or undefined while the server cannot be reached, is busy or fails. */
async function askFor(runId: string, signal?: AbortSignal): Promise<Run | undefined> {
  try {
    return (await request(getRun, { params: { id: runId } }, { signal })).run;
  } catch (error) {
    const passing = error instanceof ApiError && (error.status ?? 500) >= 429;
    if (passing) return undefined;
    throw error;
  }
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
