import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });

/**
 * Asks Spark and reads the answer to its end.
 * @param {string} address of the product
 * @param {Record<string, string>} headers of a user
 * @returns {Promise<{ status: number, retryAfter?: string, firstMs?: number, tookMs: number, places: number[], last?: object }>}
 *   `places`: the numbers of answers before it that it said; `last`: the last event
 */
export function askSpark(address, headers) {
  const since = performance.now();
  const took = () => performance.now() - since;
  return new Promise((resolve) => {
    const broke = (error) => resolve({ status: 0, tookMs: took(), places: [], last: { broke: String(error) } });
    const asked = request(`${address}/api/viewspark/chat/stream`, {
      ...{ method: 'POST', agent },
      headers: { 'content-type': 'application/json', prefer: 'respond-async', ...headers },
    });
    asked.on('error', broke);
    asked.on('response', (answer) => {
      const told = { status: answer.statusCode, retryAfter: answer.headers['retry-after'], places: [] };
      let rest = '';
      answer.setEncoding('utf8');
      answer.on('data', (text) => {
        rest += text;
        const end = rest.lastIndexOf('\n\n');
        if (end < 0) return;
        for (const line of rest.slice(0, end).split('\n')) {
          if (!line.startsWith('data: ')) continue;
          // Most events are tokens, of which only the first matters.
          if (told.firstMs !== undefined && line.startsWith('data: {"content"')) continue;
          const event = JSON.parse(line.slice('data: '.length));
          if (event.content) told.firstMs = took();
          else if (event.ahead !== undefined) told.places.push(event.ahead);
          else told.last = event;
        }
        rest = rest.slice(end + 2);
      });
      answer.on('end', () => resolve({ ...told, tookMs: took() }));
      answer.on('error', broke);
    });
    asked.end(JSON.stringify({ messages: [{ role: 'user', content: 'Count for me.' }], max_tokens: 1000 }));
  });
}

/** One creator at a time asks again and again, from a moment of their own in the first answer's time. */
export async function keepAsking(address, headers, { beginMs, until }, onAnswer) {
  await delay(beginMs);
  while (Date.now() < until) {
    const told = await askSpark(address, headers);
    onAnswer(told);
    if (told.status !== 200) await delay(Number(told.retryAfter ?? 1) * 1000);
  }
}
