import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Envelope } from './envelope';

const LINE = '{"dsn":"https://key@sentry.test/42"}\n';

test('the first line says where a report goes, and the whole is passed on', async () => {
  const { dsn, bytes } = await new Envelope(Readable.from([Buffer.from(LINE), Buffer.from('rest')])).open();
  expect(dsn).toBe('https://key@sentry.test/42');
  expect((await buffer(bytes)).toString()).toBe(`${LINE}rest`);
});

test('a report that its page breaks off is the page’s fault', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from(LINE);
      throw new Error('aborted');
    })(),
  );
  const { bytes } = await new Envelope(broken).open();
  await expect(buffer(bytes)).rejects.toMatchObject({ code: 'invalid_input', detail: { field: 'body' } });
});
