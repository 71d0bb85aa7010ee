import { allRunEvents, listRuns, type RunsEvent } from '../contracts/runs';
import { addressOf } from './address';
import { ApiError } from './api-error';
import { eventData } from './event-data';
import { pause } from './pause';
import { request } from './request';

/** Backoff between reconnects, in milliseconds; the last value repeats. */
const BACKOFF_MS = [500, 1_000, 2_000, 5_000];

/**
 * Follows the user's runs and balance by server-sent events until `signal` aborts. Reconnects with backoff. After a stream without
 * events it polls the list of runs first, which detects an expired session or a server that is away.
 * @throws ApiError when the runs may not be read (signed out); the signal's reason when it aborts.
 */
export async function followRuns(onEvent: (event: RunsEvent) => void, signal: AbortSignal): Promise<never> {
  for (let silences = 0; ; silences++) {
    const heard = await readEvents(onEvent, signal);
    signal.throwIfAborted();
    if (heard) silences = 0;
    else await ask(onEvent, signal);
    await pause(BACKOFF_MS[Math.min(silences, BACKOFF_MS.length - 1)] ?? 0, signal);
  }
}

/**
 * Reads events until the stream ends or breaks.
 * @returns whether any event arrived
 */
async function readEvents(onEvent: (event: RunsEvent) => void, signal: AbortSignal): Promise<boolean> {
  let heard = false;
  try {
    const headers = { accept: 'text/event-stream' };
    const response = await fetch(addressOf(allRunEvents, {}), { credentials: 'include', headers, signal });
    if (!response.ok || !response.body) return false;
    for await (const data of eventData(response.body)) {
      heard = true;
      onEvent(JSON.parse(data) as RunsEvent);
    }
  } catch {
    // A broken stream is opened again by the caller.
  }
  return heard;
}

/** Polls the list of runs. Ignores a server that is away, busy or failing. */
async function ask(onEvent: (event: RunsEvent) => void, signal: AbortSignal): Promise<void> {
  try {
    onEvent(await request(listRuns, { query: {} }, { signal }));
  } catch (error) {
    const passing = error instanceof ApiError && (error.status ?? 500) >= 429;
    if (!passing) throw error;
  }
}
