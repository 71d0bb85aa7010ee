import { randomUUID } from 'node:crypto';
import { startServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => server.stop());

const balanceOf = async (email: string) => (await server.signUpVerified({ email })).balance();

test('the starter grant is given once per mailbox, whatever the tag and the host', async () => {
  const name = randomUUID();
  expect(await balanceOf(`${name}@studio.example`)).toBe(25);
  expect(await balanceOf(`${name}+again@studio.example`)).toBe(0);
  expect(await balanceOf(`${name.toUpperCase()}+more@studio.example`)).toBe(0);
  expect(await balanceOf(`${name}@other.example`)).toBe(25);
});
