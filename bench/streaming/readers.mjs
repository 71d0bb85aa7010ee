import { Agent, request } from 'node:http';

const TOKEN = / (\d{10,})/g;
/** Milliseconds in which all streams of a run begin: as many at once would be a crowd, not a load. */
const BEGIN_MS = 1_000;

/**
 * Opens streams, and notes for each token how long it was on its way.
 * @param {number} count
 * @param {(index: number) => { url: string, headers?: Record<string, string>, body: string }} wish
 * @param {number} tokens of each stream
 * @returns {Promise<{ ms: number[], complete: number }>}
 */
export async function readStreams(count, wish, tokens) {
  const agent = new Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY });
  const ms = [];
  const one = async (index) => {
    await new Promise((resolve) => setTimeout(resolve, (BEGIN_MS / count) * index));
    return readStream(agent, wish(index), ms);
  };
  const told = await Promise.all(Array.from({ length: count }, (_, index) => one(index)));
  return { ms, complete: told.filter((number) => number === tokens).length };
}

/** @returns {Promise<number>} tokens that were told */
function readStream(agent, { url, headers = {}, body }, ms) {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`${url} answered ${answer.statusCode}`));
      let told = 0;
      let rest = '';
      answer.setEncoding('utf8');
      answer.on('data', (text) => {
        const now = process.hrtime.bigint();
        rest += text;
        const end = rest.lastIndexOf('\n\n');
        if (end < 0) return;
        for (const line of rest.slice(0, end).split('\n')) {
          // The end tells the whole once more.
          if (!line.startsWith('data: ') || line.includes('"done":true')) continue;
          for (const [, written] of line.matchAll(TOKEN)) {
            ms.push(Number(now - BigInt(written)) / 1e6);
            told += 1;
          }
        }
        rest = rest.slice(end + 2);
      });
      answer.on('end', () => resolve(told));
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
