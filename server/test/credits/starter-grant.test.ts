import { randomUUID } from 'node:crypto';
import type { RunningServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

const balanceOf = async (email: string) => (await server.signUpVerified({ email })).balance();

test('the starter grant is given once per mailbox, whatever the tag and the host', async () => {
  const name = randomUUID();
  expect(await balanceOf(`${name}@studio.example`)).toBe(25);
  expect(await balanceOf(`${name}+again@studio.example`)).toBe(0);
  expect(await balanceOf(`${name.toUpperCase()}+more@studio.example`)).toBe(0);
  expect(await balanceOf(`${name}@other.example`)).toBe(25);
});
