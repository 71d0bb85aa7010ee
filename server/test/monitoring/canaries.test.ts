import { createSentryIngest } from '@flint/simulators/sentry';
import { stopAtTheEnd } from '../support/leftovers';
import { startServer } from '../support/server';
import { STAGING } from './staging';

const word = (name: string) => `kea${name}${Math.trunc(process.hrtime()[1]).toString(36).replaceAll(/\d/g, 'q')}`;
const CANARIES = {
  ...{ bearer: word('bearer'), cookie: word('cookie'), apiKey: word('apikey'), query: word('query') },
  ...{ password: word('password'), token: word('token'), mail: `${word('mail')}@example.com`, code: '471147' },
  ...{ prompt: word('prompt'), signed: word('signed') },
};
const { bearer, cookie, apiKey, query, password, token, mail, code, prompt, signed } = CANARIES;
/** What careless code would say. */
const MESSAGE = [
  `authorization: Bearer ${bearer}`,
  `Cookie: session=${cookie}`,
  `{"x-api-key":"${apiKey}","password":"${password}","refreshToken":"${token}"}`,
  `GET https://flint.test/a?secret=${query}`,
  `https://bucket.test/b.png?X-Amz-Signature=${signed}`,
  `no ${mail} by ${code}`,
  `cannot draw "a walrus ${prompt} at sea"`,
].join('\n');
/** Breaks the server at a signal, as a bug would. In base64 it is no part of the stack's file names. */
const BREAK = `process.on('SIGUSR2', () => { throw new RangeError(${JSON.stringify(MESSAGE)}); });`;

test.each([
  ['with redaction off, each planted secret of a crash arrives', 'off', Object.keys(CANARIES)],
  ['redacted, a crash is reported as fatal, with none of them, and ends the process', 'on', []],
])('%s', async (_what, redaction, expected) => {
  const ingest = await createSentryIngest();
  stopAtTheEnd(() => ingest.close());
  const NODE_OPTIONS = `--import data:text/javascript;base64,${btoa(BREAK)}`;
  const server = await startServer({
    ...{ ...STAGING, SENTRY_DSN: ingest.dsn, SENTRY_REDACTION: redaction },
    NODE_OPTIONS,
  });
  await server.kill('SIGUSR2');
  const [event] = ingest.items().filter(({ type }) => type === 'event');
  expect(event?.payload).toMatchObject({
    level: 'fatal',
    exception: { values: [{ type: 'RangeError', mechanism: { handled: false } }] },
  });
  const all = JSON.stringify(ingest.items());
  expect(Object.entries(CANARIES).flatMap(([name, secret]) => (all.includes(secret) ? [name] : []))).toEqual(expected);
  await ingest.close();
});
