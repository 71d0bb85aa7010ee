import type { Agent } from '@flint/shared/contracts/agents';
import { isEnded } from '@flint/shared/contracts/runs';
import type { StepJob } from '@flint/shared/contracts/step-jobs';
import { untilAgentRun } from '../support/agents';
import type { RunningServer, TestClient } from '../support/server';
import { sharedServer } from '../support/shared-server';

let server: RunningServer;
let user: TestClient;

beforeAll(async () => {
  server = await sharedServer();
  user = await server.signUpVerified();
  await user.grant(500);
});

const call = <T>(method: string, path: string, body?: object) => user.ok<T>(method, `/api${path}`, body);
const untilRun = (id: string, is: (run: StepJob) => boolean) => untilAgentRun(user, id, is);

test('a retry makes again what was deleted since, of a loop its item alone, and says the price before', async () => {
  const { agent } = await call<{ agent: Agent }>('POST', '/agents', {
    name: 'Cards',
    inputs: { words: { type: 'list', label: 'Words', required: true, max: 3 } },
    steps: [
      { id: 'cover', kind: 'image', input: { prompt: 'A cover', style: 'cartoon' } },
      {
        id: 'cards',
        kind: 'each',
        input: {
          over: '{{input.words}}',
          most: 2,
          kind: 'image',
          input: { prompt: 'Of {{item.text}}', style: 'cartoon' },
        },
      },
      { id: 'approved', kind: 'choice', input: { show: 'Ready?' } },
    ],
  });
  const order = { inputs: { words: ['clay', 'glaze'] } };
  const { runId } = await call<{ runId: string }>('POST', `/agents/${agent.id}/run`, order);
  const isMade = ({ steps, waitingFor }: StepJob) =>
    waitingFor === 'approval' && steps.find(({ id, item }) => id === 'cards' && item < 0)?.state === 'done';
  const made = await untilRun(runId, isMade);
  expect(made.rest).toBeUndefined();
  const pictureOf = (run: StepJob, id: string, item: number) =>
    run.steps.find((step) => step.id === id && step.item === item)?.images[0]?.id;
  await call('POST', `/runs/${runId}/cancel`);
  const cancelled = await untilRun(runId, ({ status }) => isEnded(status));
  expect(cancelled.rest).toBe(0);

  await call('POST', '/library/delete', { ids: [pictureOf(made, 'cover', -1), pictureOf(made, 'cards', 1)] });
  const { rest = 0 } = await untilRun(runId, () => true);
  expect(rest).toBeGreaterThan(0);
  const before = (await call<{ balance: number }>('GET', '/credits/balance')).balance;
  const again = (await call<{ run: { id: string } }>('POST', `/runs/${runId}/retry`)).run.id;
  const retried = await untilRun(again, isMade);
  expect(retried.steps.map(({ id, item, reused }) => [id, item, reused])).toEqual([
    ['cover', -1, false],
    ['cards', -1, false],
    ['cards', 0, true],
    ['cards', 1, false],
    ['approved', -1, false],
  ]);
  expect(pictureOf(retried, 'cards', 0)).toBe(pictureOf(made, 'cards', 0));
  expect(retried.price).toBe(rest);
  const spent = before - (await call<{ balance: number }>('GET', '/credits/balance')).balance;
  expect(spent).toBeGreaterThan(0);
  expect(spent).toBeLessThanOrEqual(rest);
});
