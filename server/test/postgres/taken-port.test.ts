import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { connectWhenReady } from '../../src/platform/postgres/connect';
import { freePort } from '../../src/platform/postgres/free-port';
import { isAlive } from '../../src/platform/postgres/postmaster';
import { newCluster, type StoppedCluster } from '../support/own-cluster';

let cluster: StoppedCluster;
let other: Server;
let taken: number;
beforeAll(async () => {
  cluster = await newCluster();
  other = createServer();
  await once(other.listen(0, '127.0.0.1'), 'listening');
  taken = (other.address() as AddressInfo).port;
});
afterEach(() => cluster.stop('fast'));
afterAll(() => new Promise((resolve) => other.close(resolve)));

test('a port that another program takes before PostgreSQL does is left to it, and the next one is tried', async () => {
  const asked: number[] = [];
  const { pid, port } = await cluster.start(async () => {
    asked.push(asked.length < 2 ? taken : await freePort());
    return asked.at(-1) ?? 0;
  });
  expect(asked).toEqual([taken, taken, port]);
  const client = await connectWhenReady(cluster.urlAt(port), () => isAlive(pid));
  expect((await client.query('SHOW port')).rows).toEqual([{ port: String(port) }]);
  await client.end();
});

test('after five taken ports the start ends with what PostgreSQL said', async () => {
  let asked = 0;
  const started = cluster.start(async () => {
    asked++;
    return taken;
  });
  await expect(started).rejects.toThrow(/^DATA_DIR: PostgreSQL does not start in .*: .*TCP\/IP sockets/);
  expect(asked).toBe(5);
});
