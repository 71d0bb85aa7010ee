import { randomUUID } from 'node:crypto';
import type { RunOf } from '@flint/shared/contracts/runs';
import { EventStream } from '../support/event-stream';
import { startServer } from '../support/server';

const SENTENCE = 'The tide comes in slowly, and the lamps along the harbour are lit one by one. ';
const STEPS = [
  {
    ...{ id: 'idea', type: 'chat' },
    input: { messages: [{ role: 'user', content: 'A short post about {{input.topic}}' }], max_tokens: 100 },
  },
  { id: 'voice', type: 'speech', input: { text: `${SENTENCE.repeat(6)} {{idea.text}}` } },
];

test('a workflow whose process died resumes where it was, without making or charging a step again', async () => {
  const server = await startServer({ RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '500' });
  const user = await server.signUpVerified();
  const order = { steps: STEPS, input: { topic: 'coffee at sea' } };
  const headers = { prefer: 'respond-async', 'idempotency-key': randomUUID() };
  const { body } = await user.fetchJson('POST', '/api/fal-ai/workflow/execute', order, headers);
  const { run } = body as { run: RunOf<'workflow'> };
  const stream = await EventStream.open<RunOf<'workflow'>>(user, `/api/runs/${run.id}/events`);
  const before = await stream.until(({ output }) => {
    const spoken = output?.steps[1]?.run;
    return spoken && (spoken.progress ?? 0) > 0 ? spoken : undefined;
  });
  stream.close();
  await server.kill('SIGKILL');
  await server.restart();
  const done = (await user.untilEnded(run.id)) as RunOf<'workflow'>;
  expect(done).toMatchObject({ status: 'completed', charged: 2 });
  expect(done.output?.steps.map((step) => step.charged)).toEqual([1, 1]);
  expect(done.output?.steps[1]?.run?.id).toBe(before.id);
  expect(done.media).toHaveLength(1);
  await server.expectCleanLedger();
  await server.stop();
});
