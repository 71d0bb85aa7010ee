import { createSmtpSimulator } from '@flint/simulators/smtp';
import pg from 'pg';
import { stopAtTheEnd } from '../support/leftovers';
import { startServer, type TestServer } from '../support/server';
import { until } from '../support/until';
import { newAddress, PASSWORD, Visitor } from './visitor';

let smtp: Awaited<ReturnType<typeof createSmtpSimulator>>;
let server: TestServer;
beforeAll(async () => {
  smtp = await createSmtpSimulator();
  stopAtTheEnd(() => smtp.close());
  server = await startServer({ ...smtp.env, RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '250' });
});
afterEach(() => smtp.reset());
afterAll(async () => {
  await server.stop();
  await smtp.close();
});

async function signUp() {
  const visitor = new Visitor(server);
  const email = newAddress();
  const { status } = await visitor.post('sign-up', { email, password: PASSWORD });
  return { visitor, email, status };
}

const mailTo = (email: string) => smtp.journal().messages.filter(({ to }) => to.includes(email));
const triesOf = (phase: string) => smtp.journal().calls.filter((call) => call.phase === phase).length;

async function untilMailed(email: string): Promise<string> {
  const mail = await until(async () => mailTo(email)[0], `A mail to ${email}`);
  return /^\d{6}$/m.exec(mail.text)?.[0] ?? '';
}

async function waitingRows() {
  const client = new pg.Client({ connectionString: server.env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query<{ sealed: Buffer; attempts: number }>(
    'select sealed, attempts from waiting_mail',
  );
  await client.end();
  return rows;
}

test('the mail server is checked at the start, and sent nothing for it', async () => {
  await until(async () => {
    const { services } = (await (await fetch(`${server.url}/readyz?verbose`)).json()) as { services: object };
    return JSON.stringify(services) === '{"smtp":"ok"}';
  }, 'The answer');
  expect(smtp.journal().messages).toEqual([]);
});

test('the code of a sign-up arrives by mail, works, and leaves no row in the outbox', async () => {
  const { visitor, email, status } = await signUp();
  expect(status).toBe(200);
  const code = await untilMailed(email);
  expect((await visitor.post('verify-email-code', { email, code })).status).toBe(200);
  await until(async () => (await waitingRows()).length === 0, 'An empty queue');
  expect(mailTo(email)).toHaveLength(1);
});

test('the mail server is down: sign-up works without it, and the mail arrives when it is back', async () => {
  await smtp.script({ connect: { error: 'refused' } });
  const { visitor, email, status } = await signUp();
  expect(status).toBe(200);
  await until(async () => /trying again/.test(server.logs), 'A failed attempt in the log');
  expect(server.logs).not.toContain(email);

  await smtp.script({});
  const code = await untilMailed(email);
  expect((await visitor.post('verify-email-code', { email, code })).status).toBe(200);
});

test('a server killed while mail waits delivers it after its restart', async () => {
  await smtp.script({ connect: { error: 'refused' } });
  const { email } = await signUp();
  await until(async () => (await waitingRows()).length === 1, 'A mail that waits');
  await until(async () => (server.logs.match(/trying again/g)?.length ?? 0) > 1, 'A failed attempt in the log');
  await server.kill('SIGKILL');
  await smtp.script({});
  await server.restart();
  await untilMailed(email);
});

test('a queued mail is encrypted: the database shows neither its code nor its address', async () => {
  await smtp.script({ connect: { error: 'refused' } });
  const { email } = await signUp();
  const row = await until(async () => (await waitingRows())[0], 'A mail that waits');
  await smtp.script({});
  const code = await untilMailed(email);
  expect(row.sealed.toString('latin1')).not.toContain(code);
  expect(row.sealed.toString('latin1')).not.toContain(email);
});

test.each([
  ['recipient', 450],
  ['data', 452],
  ['connect', 554],
])('%s answers %i (transient): the mail is retried and arrives once', async (phase, error) => {
  await smtp.script({ [phase]: { error, times: 2 } });
  const { email, status } = await signUp();
  expect(status).toBe(200);
  await untilMailed(email);
  await until(async () => (await waitingRows()).length === 0, 'An empty queue');
  expect(mailTo(email)).toHaveLength(1);
});

test.each([
  ['recipient', 550],
  ['data', 554],
])('%s answers %i (permanent): sign-up works, and the mail is not retried', async (phase, error) => {
  await smtp.script({ [phase]: { error } });
  const { status } = await signUp();
  expect(status).toBe(200);
  await until(async () => triesOf(phase) === 1 && (await waitingRows()).length === 0, 'The only attempt');
});

test('a mail server that does not answer delays no request', async () => {
  await smtp.script({ data: { hang: true } });
  const { email, status } = await signUp();
  expect(status).toBe(200);
  expect(mailTo(email)).toEqual([]);
  await smtp.script({});
  await untilMailed(email);
});

test('the acceptance of a mail is lost: it is sent again (at least once)', async () => {
  await smtp.script({ data: { error: 'lost', times: 1 } });
  const { email } = await signUp();
  await until(async () => mailTo(email).length === 2, 'The second copy');
  await until(async () => (await waitingRows()).length === 0, 'An empty queue');
});
