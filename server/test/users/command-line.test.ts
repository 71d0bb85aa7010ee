import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { startServer, type TestServer } from '../support/server';
import { newAddress, PASSWORD, Visitor } from './visitor';

let server: TestServer;
let visitor: Visitor;
let email: string;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  visitor = new Visitor(server);
  email = newAddress();
  await visitor.post('sign-up', { email, password: PASSWORD });
});

const balance = async () => (await visitor.send('GET', '/api/credits/balance')).body;

test('user:verify works beside the running server, and grants the starter credits once', async () => {
  expect(await server.admin('user:verify', '--email', email.toUpperCase())).toContain('Starter credits added');
  expect(await server.admin('user:verify', '--email', email)).toContain('already verified');
  expect((await visitor.me()).body.user?.isEmailVerified).toBe(true);
  expect(await balance()).toEqual({ balance: 25, held: 0 });
});

test('user:role takes effect at the next request, and can be reverted', async () => {
  await server.admin('user:role', '--email', email, '--role', 'admin');
  expect((await visitor.me()).body.user?.roles).toEqual(['user', 'admin']);
  await server.admin('user:role', '--email', email, '--role', 'user');
  expect((await visitor.me()).body.user?.roles).toEqual(['user']);
});

test('user:list shows the account, credits:grant pays it, and the books stay clean', async () => {
  expect(await server.admin('user:list')).toMatch(new RegExp(`^${email} +unverified +user `, 'm'));
  await server.admin('credits:grant', '--email', email, '--amount', '40', '--reason', 'A thank-you');
  expect(await balance()).toEqual({ balance: 40, held: 0 });
  expect(await server.admin('ledger:check')).toContain('The ledger is clean.');
});

const TOKEN = ['token:create', '--name', 'mine', '--remote', 'mfe-tools', '--env', 'staging'];

test.each([
  [['user:verify', '--email', 'nobody@example.org'], 'No account has the e-mail address nobody@example.org'],
  [['user:verify'], "required option '--email <address>' not specified"],
  [['user:role', '--email', 'a@b.co', '--role', 'boss'], 'Allowed choices are user, editor, admin'],
  [['credits:grant', '--email', 'a@b.co', '--amount', '1.5', '--reason', 'x'], 'a whole number of credits'],
  [['credits:grant', '--email', 'a@b.co', '--amount', '-5', '--reason', 'x'], '--amount'],
  [['credits:grant', '--email', 'a@b.co', '--amount', '0', '--reason', 'x'], 'at least 1'],
  [['credits:grant', '--email', 'a@b.co', '--amount', '5', '--reason', ' '], 'Say why.'],
  [[...TOKEN, '--why', 'x'], 'Say whom the token belongs to: --person <e-mail> or --ci <identity>.'],
  [[...TOKEN, '--person', 'no@example.com', '--why', 'x'], 'No account has the e-mail address'],
  [[...TOKEN, '--person', 'a@b.co'], "required option '--why <reason>'"],
  [['user:remove'], "unknown command 'user:remove'"],
])('%j exits with 1 and a message', async (args, message) => {
  const failure = await server.admin(...args).then(
    () => undefined,
    (error: { code: number; stderr: string }) => error,
  );
  expect(failure?.code).toBe(1);
  expect(failure?.stderr).toContain(message);
  expect(failure?.stderr).not.toMatch(/^\s+at /m);
});

test.each(['user:list', 'user:verify', 'user:role', 'credits:grant', 'ledger:check'])(
  '%s --help prints its usage',
  async (command) => {
    expect(await server.admin(command, '--help')).toContain(`Usage: npm run admin -- ${command}`);
  },
);

test('the demo accounts work with the password in the file that only its owner can read', async () => {
  const file = join(server.env.DATA_DIR ?? '', 'demo-accounts.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const accounts = JSON.parse(await readFile(file, 'utf8')) as { email: string; password: string }[];
  const roles = await Promise.all(
    accounts.map(async (account) => (await new Visitor(server).post('sign-in', account)).body.user),
  );
  expect(roles).toMatchObject([
    { email: 'creator@example.com', isEmailVerified: true, roles: ['user'] },
    { email: 'staff@example.com', isEmailVerified: true, roles: ['user', 'admin'] },
  ]);
  for (const { password } of accounts) expect(server.logs).toContain(password);
});
