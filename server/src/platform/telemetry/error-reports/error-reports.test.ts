import { createSentryIngest } from '@flint/simulators/sentry';
import { inScope } from '../scope';
import { reportFault, startErrorReports } from './error-reports';

test('a fault has the run’s id, kind and provider as tags, and nothing else of the scope', async () => {
  const ingest = await createSentryIngest();
  const stop = await startErrorReports({ dsn: ingest.dsn, environment: 'production', release: 'server@1.0.0' });
  const runId = '0f0f0f0f-0000-4000-8000-000000000000';
  inScope({ runId, kind: 'image', provider: 'fal', userId: 'maya', requestId: null }, () =>
    reportFault(new Error('broken'), 'making failed'),
  );
  await stop();
  await ingest.close();
  const [{ payload } = { payload: undefined }] = ingest.items();
  expect(payload.tags).toEqual({ action: 'making failed', runId, kind: 'image', provider: 'fal' });
  expect(JSON.stringify(payload)).not.toContain('maya');
});
