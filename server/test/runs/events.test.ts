import { isEnded, type Run, type RunsEvent } from '@flint/shared/contracts/runs';
import { EventStream } from '../support/event-stream';
import { startServer, type TestClient, type TestServer } from '../support/server';

let server: TestServer;
let user: TestClient;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000' });
  user = await server.signUpVerified();
  await user.grant(100);
});
afterAll(() => server.stop());

const follow = (client: TestClient) => EventStream.open<RunsEvent>(client, '/api/runs/events');

async function order(client: TestClient, prompt = 'a calm sea', count = 1): Promise<Run> {
  const body = { prompt, style: 'cartoon', num_images: count };
  const answer = await client.fetchJson('POST', '/api/fal-ai/generate/image', body, { prefer: 'respond-async' });
  expect(answer.status).toBe(202);
  return (answer.body as { run: Run }).run;
}
const seen = (id: string, fits: (run: Run) => boolean) => (event: RunsEvent) =>
  event.runs.find((run) => run.id === id && fits(run));
const ended = (id: string) => seen(id, (run) => isEnded(run.status));

test('the first event has the latest runs, later events have each change until the end', async () => {
  const before = await order(user);
  await user.untilEnded(before.id);
  const stream = await follow(user);
  expect((await stream.next())?.runs[0]).toMatchObject({ id: before.id, status: 'completed' });

  const { id } = await order(user, 'dunes at noon', 2);
  const states: [phase: string, progress: number | null][] = [];
  const run = await stream.until((event) => {
    const found = event.runs.find((each) => each.id === id);
    if (found) states.push([found.phase, found.progress]);
    return found && isEnded(found.status) && found;
  });
  expect(run).toMatchObject({ status: 'completed', charged: 2 });
  // The first picture has no progress until it is done.
  expect(states).toContainEqual(['Drawing 1 of 2', null]);
  expect(states).toContainEqual(['Drawing 2 of 2', 50]);
  stream.close();
});

test('a run started elsewhere appears by itself, and so does its cancellation', async () => {
  const stream = await follow(user);
  await stream.next();
  const { id } = await order(user, 'a city at night', 4);
  await stream.until(seen(id, (run) => !isEnded(run.status)));
  await user.fetchJson('POST', `/api/runs/${id}/cancel`);
  expect(await stream.until(ended(id))).toMatchObject({ status: 'cancelled' });
  stream.close();
});

test('a stream has only the user’s own runs, and needs a session', async () => {
  const other = await server.signUpVerified();
  const [own, foreign] = [await follow(user), await follow(other)];
  expect(await foreign.next()).toEqual({ runs: [], credits: { balance: 25, held: 0 } });
  const mine = await order(user);
  await own.until(ended(mine.id));
  // The first event of the other user is of that user's own run.
  const theirs = await order(other);
  expect((await foreign.next())?.runs.map((run) => run.id)).toEqual([theirs.id]);
  await foreign.until((event) => {
    expect(event.runs.every((run) => run.id === theirs.id)).toBe(true);
    return ended(theirs.id)(event);
  });
  own.close();
  foreign.close();
  expect((await server.client().fetch('/api/runs/events')).status).toBe(401);
});

test('every entry of the ledger brings the balance: a grant, a hold and its end', async () => {
  const other = await server.signUpVerified();
  const stream = await follow(other);
  const told = (balance: number, held: number) => (event: RunsEvent) =>
    event.credits?.balance === balance && event.credits.held === held;
  await stream.until(told(25, 0));
  const asked = performance.now();
  await other.grant(100);
  await stream.until(told(125, 0));
  expect(performance.now() - asked).toBeLessThan(2_000);
  const { id } = await order(other);
  await stream.until(told(124, 1));
  await other.untilEnded(id);
  await stream.until(told(124, 0));
  stream.close();
});

test('a run that ends between two streams is in the first event of the next', async () => {
  const { id } = await order(user);
  const stream = await follow(user);
  await stream.next();
  stream.close();
  await user.untilEnded(id);
  const next = await follow(user);
  expect(ended(id)((await next.next()) as RunsEvent)).toBeTruthy();
  next.close();
});

test('many streams get the same events, and the server answers on after they close', async () => {
  const streams = await Promise.all(Array.from({ length: 60 }, () => follow(user)));
  await Promise.all(streams.map((stream) => stream.next()));
  const { id } = await order(user);
  await Promise.all(streams.map((stream) => stream.until(ended(id))));
  for (const stream of streams) stream.close();
  expect((await user.fetchJson('GET', '/api/runs?limit=1')).status).toBe(200);
});

test('a stopped server ends the streams and exits cleanly', async () => {
  const stream = await follow(user);
  await stream.next();
  const code = server.kill('SIGTERM');
  while ((await stream.next()) !== undefined);
  expect(await code).toBe(0);
  await server.restart();
  expect((await (await follow(user)).next())?.runs.length).toBeGreaterThan(0);
});
