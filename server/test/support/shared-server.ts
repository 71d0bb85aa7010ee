import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keepSharedLog } from './keep-log';
import { type RunningServer, runningServer, startServer, type TestServer } from './server';

/**
 * The server that test files share which neither stop it, read its log, steer its releases, count what others leave,
 * publish what every visitor sees (a review, a post) nor write rows that the product would not: some check all of its
 * books.
 * Its environment is `{ RATE_LIMIT_FACTOR: '1000' }`. A start costs about four seconds of a processor.
 */
export async function sharedServer(): Promise<RunningServer> {
  const response = await fetch(process.env.TEST_SHARED_SERVER ?? '');
  if (!response.ok) throw new Error(await response.text());
  return runningServer((await response.json()) as Pick<RunningServer, 'url' | 'env'>);
}

/**
 * Tells the processes of a test run where the shared server is; the first that asks has it started.
 * @returns stops both
 */
export async function offerSharedServer(): Promise<() => Promise<void>> {
  let started: Promise<TestServer> | undefined;
  const teller = createServer(async (_request, response) => {
    try {
      started ??= startServer({ RATE_LIMIT_FACTOR: '1000' });
      const { url, env } = await started;
      response.end(JSON.stringify({ url, env }));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => teller.listen(0, '127.0.0.1', resolve));
  process.env.TEST_SHARED_SERVER = `http://127.0.0.1:${(teller.address() as AddressInfo).port}`;
  return async () => {
    teller.close();
    teller.closeAllConnections();
    const server = await started;
    await server?.stop();
    if (server) keepSharedLog(server.logs);
  };
}
