import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { delay } from '../lib/faults';
import { tokensOf } from './obey';
import type { Finish, OpenAiRule, Usage } from './script';
import type { OpenAiState } from './state';

const HUGE_PIECE = 'all work and no play '.repeat(3000);

const line = (event: object) => `data: ${JSON.stringify(event)}\n\n`;

interface StreamedAnswer {
  readonly pieces: readonly string[];
  readonly finish: Finish;
  /** Null where it is not told. */
  readonly usage: Usage | null;
  /** Common fields of all events. */
  readonly head: object;
  readonly rule: OpenAiRule;
}

/**
 * Streams an answer as server-sent events (SSE), with the scripted fault after `stream.after` pieces. One that is
 * held goes on when it is released.
 */
export async function streamAnswer(
  raw: ServerResponse,
  { pieces, finish, usage, head, rule }: StreamedAnswer,
  state: OpenAiState,
): Promise<void> {
  const { fault, after = 1 } = rule.stream ?? {};
  const send = (delta: object, reason: Finish | null = null) =>
    raw.write(line({ ...head, choices: [{ index: 0, delta, finish_reason: reason }] }));

  raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  send({ role: 'assistant', content: '' });
  for (const thought of tokensOf(rule.thoughts ?? '')) send({ reasoning_content: thought });
  const goesOn = fault === undefined || fault === 'hold' || fault === 'step';
  for (const [at, piece] of (goesOn ? pieces : pieces.slice(0, after)).entries()) {
    if ((fault === 'hold' && at === after) || (fault === 'step' && at >= after)) await state.stall();
    if (raw.destroyed) return;
    send({ content: piece });
    await (rule.pieceMs ? delay(rule.pieceMs) : setImmediate());
  }
  switch (fault) {
    case 'cut':
      // Flushes what was written before the socket is destroyed.
      return void raw.write(':\n\n', () => raw.destroy());
    case 'stall':
      await state.stall();
      return void raw.end();
    case 'malformed':
      raw.write(`data: {"choices": [{"delta": "${pieces.join('')}\n\n`);
      return void raw.end();
    case 'error_event':
      raw.write(
        line({
          error: { message: `Simulated: the model crashed at ${pieces.join('')}`, type: 'server_error', code: null },
        }),
      );
      return void raw.end();
    case 'no_done':
      return void raw.end();
    case 'huge':
      await writeOn(() => send({ content: HUGE_PIECE }), raw);
      return;
  }
  send({}, finish);
  if (usage) raw.write(line({ ...head, choices: [], usage }));
  raw.end('data: [DONE]\n\n');
}

/** Writes until the client disconnects. */
async function writeOn(write: () => boolean, raw: ServerResponse): Promise<void> {
  const left = new AbortController();
  raw.once('close', () => left.abort());
  while (!left.signal.aborted) {
    if (!write()) await once(raw, 'drain', { signal: left.signal }).catch(() => undefined);
  }
}
