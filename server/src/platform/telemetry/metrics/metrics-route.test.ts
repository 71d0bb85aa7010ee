import Fastify from 'fastify';
import { installErrorHandler } from '../../http/error-handler';
import { registerMetricsRoute } from './metrics-route';

const TOKEN = 'a token of some length';
const metrics = { scrape: async () => ({ contentType: 'text/plain', body: 'flint_x 1\n' }) } as never;

async function ask(token: string | undefined, remoteAddress: string, headers: Record<string, string> = {}) {
  const app = Fastify({ trustProxy: ['10.0.0.1', '127.0.0.1'] });
  installErrorHandler(app);
  registerMetricsRoute(app, metrics, token);
  const { statusCode, body } = await app.inject({ url: '/metrics', remoteAddress, headers });
  await app.close();
  return [statusCode, body.includes('flint_x')];
}

test.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('without a token %s may read', async (address) => {
  expect(await ask(undefined, address)).toEqual([200, true]);
});

test.each(['10.0.0.1', '192.168.1.4', '::ffff:10.0.0.1', '2001:db8::1'])(
  'without a token %s may not read',
  async (address) => {
    expect(await ask(undefined, address)).toEqual([403, false]);
  },
);

test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-host'])(
  'a proxy on this machine that says so by %s may not read: it asks for others',
  async (header) => {
    expect(await ask(undefined, '127.0.0.1', { [header]: '127.0.0.1' })).toEqual([403, false]);
  },
);

test('a forwarded request is not local, even through a trusted proxy', async () => {
  expect(await ask(undefined, '10.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toEqual([403, false]);
});

test('with a token configured, only the token grants access', async () => {
  expect(await ask(TOKEN, '192.168.1.4', { authorization: `Bearer ${TOKEN}` })).toEqual([200, true]);
  expect(await ask(TOKEN, '127.0.0.1')).toEqual([403, false]);
  expect(await ask(TOKEN, '127.0.0.1', { authorization: 'Bearer another' })).toEqual([403, false]);
  expect(await ask(TOKEN, '127.0.0.1', { authorization: TOKEN })).toEqual([403, false]);
});
