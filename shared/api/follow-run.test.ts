import type { Run, RunStatus } from '../contracts/runs';
import { configureApi } from './config';
import { followRun } from './follow-run';

const run = (status: RunStatus, progress: number | null = null) => ({ id: 'r1', status, progress }) as Run;
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const stream = (...chunks: string[]) =>
  new Response(new Blob(chunks).stream(), { headers: { 'content-type': 'text/event-stream' } });
const event = (value: Run) => `data: ${JSON.stringify(value)}\n\n`;

let asked: string[];

/** Answers requests in order, and nothing after. */
function script(...answers: (Response | Error)[]) {
  asked = [];
  globalThis.fetch = async (input) => {
    asked.push(new URL(String(input)).pathname);
    const next = answers.shift();
    if (!next) throw new Error('asked too often');
    if (next instanceof Error) throw next;
    return next;
  };
}

beforeEach(() => {
  configureApi({ apiUrl: 'http://api.test' });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());

test('tells each change and answers the run as it ended', async () => {
  const [half, done] = [run('running', 50), run('completed')];
  const both = event(half) + event(done);
  script(stream(both.slice(0, 20), both.slice(20)));
  const seen: Run[] = [];
  await expect(followRun('r1', (each) => seen.push(each))).resolves.toEqual(done);
  expect(seen).toEqual([half, done]);
  expect(asked).toEqual(['/api/runs/r1/events']);
});

test('a stream that breaks is answered by asking for the run', async () => {
  script(stream(event(run('running'))), json({ run: run('failed') }));
  await expect(followRun('r1', () => undefined)).resolves.toMatchObject({ status: 'failed' });
  expect(asked).toEqual(['/api/runs/r1/events', '/api/runs/r1']);
});

test('while the server is away it waits and tries again', async () => {
  script(new TypeError('away'), new TypeError('away'), json({}, 503), json({}, 503), stream(event(run('completed'))));
  const end = followRun('r1', () => undefined);
  await jest.advanceTimersByTimeAsync(500);
  await jest.advanceTimersByTimeAsync(1_000);
  await expect(end).resolves.toMatchObject({ status: 'completed' });
  expect(asked).toHaveLength(5);
});

test('a run that is not there is an error', async () => {
  script(json({}, 404), json({ message: 'No such run.', error: 'not_found' }, 404));
  await expect(followRun('r1', () => undefined)).rejects.toThrow('No such run.');
});

test('ends when its caller does', async () => {
  script(new TypeError('away'), new TypeError('away'));
  const abort = new AbortController();
  const end = followRun('r1', () => undefined, abort.signal);
  const settled = expect(end).rejects.toMatchObject({ name: 'AbortError' });
  await jest.advanceTimersByTimeAsync(1);
  abort.abort();
  await settled;
});
