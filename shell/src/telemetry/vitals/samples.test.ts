import { SAMPLES_PER_VERSION, VERSIONS_PER_BEACON } from '@flint/shared/contracts/vitals';
import { createSamples } from './samples';

const CREDITS = { name: 'mfe-billing', version: '1.2.0' } as const;

test('calls are counted by id and outcome, and three durations of each are kept', () => {
  const samples = createSamples();
  for (const [at, status] of [200, 204, 404, 503, 200, 0].entries())
    samples.addCall(CREDITS, { call: 'readAccount', status, ms: 10.4 + at });
  const call = 'readAccount';
  expect(samples.take()).toEqual([
    {
      remote: 'mfe-billing',
      version: '1.2.0',
      samples: [
        { vital: 'api-answered', call, value: 0, count: 3 },
        { vital: 'api', call, value: 10, count: 1 },
        { vital: 'api', call, value: 11, count: 1 },
        { vital: 'api-refused', call, value: 0, count: 1 },
        { vital: 'api', call, value: 12, count: 1 },
        { vital: 'api-failed', call, value: 0, count: 2 },
      ],
    },
  ]);
  expect(samples.take()).toEqual([]);
});

test('a beacon stays within its bounds, and a page of the shell is not measured', () => {
  const samples = createSamples();
  samples.add(undefined, 'inp', 200);
  for (let at = 0; at < 2 * VERSIONS_PER_BEACON; at++) samples.add({ ...CREDITS, version: `1.${at}.0` }, 'inp', 200);
  for (let at = 0; at < 2 * SAMPLES_PER_VERSION; at++)
    samples.addCall({ ...CREDITS, version: '1.0.0' }, { call: `call${at}`, status: 200, ms: 5 });
  const taken = samples.take();
  expect(taken).toHaveLength(VERSIONS_PER_BEACON);
  expect(taken[0]?.samples).toHaveLength(SAMPLES_PER_VERSION);
});
