import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { delay } from '../lib/faults.mjs';
import { tokensOf } from './obey.mjs';

const HUGE_PIECE = 'all work and no play '.repeat(3000);

/** @param {object} event */
const line = (event) => `data: ${JSON.stringify(event)}\n\n`;

/**
 * Streams an answer as server-sent events (SSE), with the scripted fault after `stream.after` pieces. One that is
 * held goes on when it is released.
 * @param {import('node:http').ServerResponse} raw
 * @param {object} answer
 * @param {readonly string[]} answer.pieces
 * @param {string} answer.finish
 * @param {object | null} answer.usage
 * @param {object} answer.head common fields of all events
 * @param {import('./simulator.mjs').OpenAiRule} answer.rule
 * @param {import('./state.mjs').OpenAiState} state
 */
export async function streamAnswer(raw, { pieces, finish, usage, head, rule }, state) {
  const { fault, after = 1 } = rule.stream ?? {};
  const send = (/** @type {object} */ delta, reason = null) =>
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

/**
 * Writes until the client disconnects.
 * @param {() => boolean} write
 * @param {import('node:http').ServerResponse} raw
 */
async function writeOn(write, raw) {
  const left = new AbortController();
  raw.once('close', () => left.abort());
  while (!left.signal.aborted) {
    if (!write()) await once(raw, 'drain', { signal: left.signal }).catch(() => undefined);
  }
}
