import { Agent, request } from 'node:http';

const TOKEN = / (\d{10,})/g;
/** Ramp-up time of all streams, milliseconds: a simultaneous start would measure a burst, not a load. */
const BEGIN_MS = 1_000;
/** Milliseconds after the ramp-up that are not counted. */
const SETTLE_MS = 1_000;

/**
 * Opens streams, and measures the latency of tokens while all of them are open: from a second after the last has
 * started until the first ends, because starting and ending a stream have costs of their own.
 * @param {number} count
 * @param {(index: number) => { url: string, headers?: Record<string, string>, body: string }} wish
 * @param {number} tokens of each stream
 * @returns {Promise<{ ms: number[], complete: number }>}
 */
export async function readStreams(count, wish, tokens) {
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
  const tokensRead = [];
  const one = async (index) => {
    await new Promise((resolve) => setTimeout(resolve, (BEGIN_MS / count) * index));
    return readStream(agent, wish(index), tokensRead);
  };
  const told = await Promise.all(Array.from({ length: count }, (_, index) => one(index)));
  const from = Math.max(...told.map(({ first }) => first)) + SETTLE_MS;
  const to = Math.min(...told.map(({ last }) => last));
  const counted = tokensRead.filter(({ at }) => at >= from && at <= to);
  return { ms: counted.map(({ ms }) => ms), complete: told.filter(({ number }) => number === tokens).length };
}

/**
 * @returns {Promise<{ number: number, first: number, last: number }>} number of tokens, and the times when the first
 *   and the last were sent
 */
function readStream(agent, { url, headers = {}, body }, read) {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${url} answered ${answer.statusCode}`));
      let number = 0;
      let [first, last] = [0, 0];
      let rest = '';
      answer.setEncoding('utf8');
      answer.on('data', (text) => {
        const now = process.hrtime.bigint();
        rest += text;
        const end = rest.lastIndexOf('\n\n');
        if (end < 0) return;
        for (const line of rest.slice(0, end).split('\n')) {
          // The last event repeats the whole text.
          if (!line.startsWith('data: ') || line.includes('"done":true')) continue;
          for (const [, written] of line.matchAll(TOKEN)) {
            last = Number(BigInt(written)) / 1e6;
            first ||= last;
            read.push({ at: last, ms: Number(now - BigInt(written)) / 1e6 });
            number += 1;
          }
        }
        rest = rest.slice(end + 2);
      });
      answer.on('end', () => resolve({ number, first, last }));
      answer.on('error', reject);
    });
    asked.end(body);
  });
}

/** @param {number[]} values @param {number} part from 0 to 1 */
export function percentile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
