import { once } from 'node:events';
import { createServer } from 'node:http';
import { createSentryIngest } from '@flint/simulators/sentry';
import { createClient } from './client';
import { makeTransport } from './transport';

const options = (dsn: string) => ({ dsn, environment: 'production', release: 'server@1.0.0' });

test('an error is sent without secrets, noise is not sent', async () => {
  const ingest = await createSentryIngest();
  const client = createClient(options(ingest.dsn));
  const secret = 's3cret';
  client.captureFault(
    new Error(`GET https://flint.test/a?token=${secret} failed`, { cause: new Error(`Bearer ${secret}`) }),
    {
      action: 'a sweep failed',
    },
  );
  client.captureFault(new TypeError('Failed to fetch'), {});
  client.captureFault({ password: secret }, { action: 'thrown' });
  await client.close(2_000);
  await ingest.close();
  const events = ingest.items().map(({ payload }) => payload);
  expect(events.map(({ tags }) => tags.action)).toEqual(['a sweep failed', 'thrown']);
  expect(events[0].exception.values.map(({ value }: { value: string }) => value)).toEqual([
    '[token]',
    'GET https://flint.test/a failed',
  ]);
  expect(ingest.text()).not.toContain(secret);
});

test('a report that gets no answer is sent at most three times more', async () => {
  let attempts = 0;
  const silent = createServer((request) => {
    attempts++;
    request.socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as { port: number };
  const dsn = `http://publickey@127.0.0.1:${port}/42`;
  const client = createClient({ ...options(dsn), transport: makeTransport(1) });
  client.captureFault(new Error('x'), {});
  await client.close(5_000);
  silent.close();
  expect(attempts).toBe(4);
});
