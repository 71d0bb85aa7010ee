import type { Run, RunStatus } from '../contracts/runs';
import { configureApi } from './config';
import { followRuns } from './follow-runs';

const run = (status: RunStatus, progress: number | null = null) => ({ id: 'r1', status, progress }) as Run;
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const stream = (...chunks: string[]) =>
  new Response(new Blob(chunks).stream(), { headers: { 'content-type': 'text/event-stream' } });
const event = (...runs: Run[]) => `data: ${JSON.stringify({ runs })}\n\n`;

let asked: string[];

/** Answers requests in the given order; further requests never get an answer. */
function script(...answers: (Response | Error)[]) {
  asked = [];
  globalThis.fetch = async (input) => {
    asked.push(new URL(String(input)).pathname);
    const next = answers.shift();
    if (!next) throw new TypeError('away');
    if (next instanceof Error) throw next;
    return next;
  };
}

/** Follows runs until `enough` returns true. */
async function follow(enough: (told: Run[]) => boolean): Promise<Run[]> {
  const told: Run[] = [];
  const abort = new AbortController();
  const end = followRuns(({ runs }) => {
    told.push(...runs);
    if (enough(told)) abort.abort();
  }, abort.signal);
  const settled = expect(end).rejects.toMatchObject({ name: 'AbortError' });
  for (let turn = 0; turn < 20 && !abort.signal.aborted; turn++) await jest.advanceTimersByTimeAsync(1_000);
  await settled;
  return told;
}

beforeEach(() => {
  configureApi({ apiUrl: 'http://api.test' });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());

test('every change is delivered, wherever the bytes are cut', async () => {
  const [half, done] = [run('running', 50), run('completed')];
  const both = event(half) + event(done);
  script(stream(both.slice(0, 20), both.slice(20)));
  expect(await follow((told) => told.length === 2)).toEqual([half, done]);
  expect(asked).toEqual(['/api/runs/events']);
});

test('a stream that ends is opened again', async () => {
  script(stream(event(run('running'))), stream(event(run('completed'))));
  await follow((told) => told.length === 2);
  expect(asked).toEqual(['/api/runs/events', '/api/runs/events']);
});

test('while the server is away or the stream is empty, the list of runs is polled', async () => {
  script(new TypeError('away'), new TypeError('away'), json({}, 503), json({ runs: [run('running')] }), stream(''));
  await follow((told) => told.length === 1);
  expect(asked).toEqual(['/api/runs/events', '/api/runs', '/api/runs/events', '/api/runs']);
});

test('an expired session is an error', async () => {
  script(json({}, 401), json({ message: 'Sign in to go on.', error: 'unauthenticated' }, 401));
  await expect(followRuns(() => undefined, new AbortController().signal)).rejects.toThrow('Sign in to go on.');
});
