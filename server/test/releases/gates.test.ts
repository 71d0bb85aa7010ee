import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DescribedCall, Side } from '@flint/shared/contracts/compatibility/described-call';
import { REMOTE_NAMES } from '@flint/shared/contracts/remotes';
import { ask, newStaff, newToken } from '../support/control-plane';
import { releaseFixture } from '../support/fixture-release';
import { query } from '../support/query';
import { startServer, type TestServer } from '../support/server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000' });
  token = await newToken(server, 'all', 'all');
});
afterAll(() => server.stop());

const billing = { remote: 'mfe-billing', environment: 'development' } as const;
const object = (properties: Side['shape']['properties'] = {}): Side => ({
  hash: '',
  shape: { type: 'object', properties, required: Object.keys(properties) },
});
const call = (more: Partial<DescribedCall>): DescribedCall => ({
  ...{ id: 'readAccount', method: 'GET', path: '/api/users/me/account', request: object(), response: object() },
  ...more,
});
const onDatabase = (words: string) => query(server.env.DATABASE_URL, words);
const release = (version: string, calls: readonly DescribedCall[]) =>
  releaseFixture(server.client(), token, { ...billing, version, calls });

test('a call that the server does not answer refuses the release and names it', async () => {
  await expect(release('3.0.0', [call({ id: 'buyCastle', path: '/api/castles' })])).resolves.toMatchObject({
    code: 'BAD_INPUT',
    message: 'This server does not answer what was built: buyCastle (GET /api/castles) does not exist.',
  });
});

test('a field that the answer lacks refuses the release and is named', async () => {
  const { response } = call({ response: object({ response: object({ shoeSize: { type: 'integer' } }).shape }) });
  const { message = '' } = await release('3.0.1', [call({ response })]);
  expect(message).toBe(
    'This server does not answer what was built: readAccount (GET /api/users/me/account): the field shoeSize of its answer is missing.',
  );
});

test('a file of calls that is none is refused', async () => {
  await expect(release('3.0.2', ['none' as never])).resolves.toMatchObject({
    message: 'calls.json is not a list of calls.',
  });
});

test('a release whose calls the server answers is registered', async () => {
  expect((await release('3.0.3', [call({})])).message).toBeUndefined();
});

test.each(REMOTE_NAMES)('the calls of %s as it is built here are answered', async (remote) => {
  const file = fileURLToPath(new URL(`../../../${remote}/dist/calls.json`, import.meta.url));
  const calls = JSON.parse(readFileSync(file, 'utf8')) as DescribedCall[];
  const done = await releaseFixture(server.client(), token, { ...billing, remote, version: '3.1.0', calls });
  expect(done.message).toBeUndefined();
});

test('a contract that a live shell does not provide refuses the release', async () => {
  await expect(
    releaseFixture(server.client(), token, { ...billing, version: '3.2.0', requires: '^1.9.0' }),
  ).resolves.toMatchObject({
    code: 'BAD_INPUT',
    message:
      'mfe-billing needs contract ^1.9.0, and a shell that is live in development provides 1.0.0. Deploy a shell that provides it first.',
  });
});

test('a shell that another server of the environment serves counts too', async () => {
  await onDatabase("insert into release_shell (environment, contract) values ('development', '0.9.0')");
  const older = { ...billing, version: '3.2.1' };
  const { message } = await releaseFixture(server.client(), token, older);
  await onDatabase("update release_shell set seen_at = now() - interval '1 hour' where contract = '0.9.0'");
  expect(message).toBe(
    'mfe-billing needs contract ^1.0.0, and a shell that is live in development provides 0.9.0. Deploy a shell that provides it first.',
  );
  expect((await releaseFixture(server.client(), token, older)).message).toBeUndefined();
});

describe('forcing', () => {
  const bare = { ...billing, version: '3.3.0', requires: '^1.9.0', force: true };
  const unfit = { ...bare, why: 'the shell follows tonight' };

  test('is refused to a token that is not of staff', async () => {
    await expect(releaseFixture(server.client(), token, unfit)).resolves.toMatchObject({
      code: 'FORBIDDEN',
      message: 'Only a token of a member of staff may force a release: token:create --person <e-mail>.',
    });
  });

  test('needs a reason', async () => {
    await expect(releaseFixture(server.client(), token, bare)).resolves.toMatchObject({
      message: 'Say why. (why)',
    });
  });

  test('registers the release for a token of staff and is in the log with gate and reason', async () => {
    const staff = await newStaff(server);
    const scope = ['--name', 'staff', '--person', staff.email, '--remote', 'all', '--env', 'all', '--why', 'a test'];
    const own = (await server.admin('token:create', ...scope)).trim();
    expect((await releaseFixture(server.client(), own, { ...unfit, rollout: 0 })).message).toBeUndefined();
    const { data } = await ask<{ steeringEvents: { what: string; why: string; who: string }[] }>(
      staff,
      '{ steeringEvents(environment: "development", remote: "mfe-billing", first: 1) { what why who } }',
    );
    expect(data.steeringEvents[0]).toEqual({
      what: 'Released 3.3.0 to 0 % of the users, forced: mfe-billing needs contract ^1.9.0, and a shell that is live in development provides 1.0.0. Deploy a shell that provides it first.',
      why: 'the shell follows tonight',
      who: `${staff.email} (token staff)`,
    });
  });
});
