import { freePort } from './free-port';

jest.mock('node:crypto', () => ({ randomInt: () => 0 }));

test('a free port is above those that browsers refuse, the last of which is 10080', async () => {
  expect(await freePort()).toBeGreaterThan(10_080);
});
