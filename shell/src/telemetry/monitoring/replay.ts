import { REPLAY } from '@flint/shared/contracts/monitoring/limits';
import { addIntegration, replayIntegration } from '@sentry/react';

/** Options of session replay; its own limits (idle times, buffer, throttle, attempts) are held by limits.test.ts. */
export const REPLAY_OPTIONS = {
  maskAllText: REPLAY.maskAllText,
  maskAllInputs: true,
  blockAllMedia: REPLAY.blockAllMedia,
  flushMinDelay: REPLAY.flushMinDelay,
  flushMaxDelay: REPLAY.flushMaxDelay,
  minReplayDuration: REPLAY.minReplayDuration,
  maxReplayDuration: REPLAY.maxReplayDuration,
  maskAttributes: ['title', 'placeholder', 'aria-label', 'aria-description', 'alt', 'value', 'data-value', 'download'],
  // Its compression runs in a worker and would hide the recording from redaction; the transport compresses after it.
  useCompression: false,
  // Prompts and answers are private: no bodies, no headers.
  networkCaptureBodies: false,
  networkDetailAllowUrls: [] as RegExp[],
} satisfies Parameters<typeof replayIntegration>[0];

/** What a test records to see that redaction has something to remove. */
const RAW_OPTIONS = {
  ...REPLAY_OPTIONS,
  maskAllText: false,
  maskAllInputs: false,
  maskAttributes: [],
  networkCaptureBodies: true,
  networkDetailAllowUrls: [/\/api\//],
  networkRequestHeaders: ['authorization', 'x-api-key', 'cookie'],
};

/** Starts session replay in a page whose errors are monitored. The SDK draws the sessions by its rates. */
export function startReplay(raw: boolean): void {
  addIntegration(replayIntegration(raw ? RAW_OPTIONS : REPLAY_OPTIONS));
}
