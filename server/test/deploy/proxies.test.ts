import { randomUUID } from 'node:crypto';
import type { Presigned } from '@flint/shared/contracts/uploads';
import { onFreePort } from '../../src/platform/postgres/free-port';
import { http2Client } from '../support/http2';
import { has, startProxy } from '../support/proxy';
import { startServer } from '../support/server';

const PASSWORD = 'a long enough password';
/** Larger than nginx takes unless it is configured. */
const UPLOAD_BYTES = 3_000_000;

const installed = (['nginx', 'caddy'] as const).filter(has);
const proxies = installed.length > 0 ? installed : (['none is installed'] as const);

/** Starts a server whose public address is that of a proxy, and the proxy. */
async function startBehind(program: (typeof installed)[number], port: number) {
  const server = await startServer({
    PUBLIC_URL: `https://localhost:${port}`,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    RATE_LIMIT_FACTOR: '1000',
  });
  try {
    const proxy = await startProxy(program, { port, upstream: Number(new URL(server.url).port) });
    return { server, proxy };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

test.each(proxies)(
  'behind %s, with its file of deploy/, people sign up, upload and read a stream as it is written',
  async (program) => {
    if (program === 'none is installed') return;
    const { server, proxy } = await onFreePort((port) => startBehind(program, port));
    const { url, certificate, stop } = proxy;
    const client = http2Client(url, certificate);
    const json = { 'content-type': 'application/json' };
    try {
      const email = `${randomUUID()}@example.com`;
      const body = JSON.stringify({ email, password: PASSWORD });
      const signedUp = await client.request('POST', '/api/users/sign-up', { body, headers: json });
      expect(signedUp).toMatchObject({ status: 200 });
      const cookies = signedUp.headers['set-cookie'] ?? [];
      expect(cookies.find((line) => line.startsWith('__Host-flint.session_token='))).toMatch(/; Secure/);
      const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ');
      await server.admin('user:verify', '--email', email);

      const events = await client.stream('/api/runs/events', { cookie });
      expect(events.status).toBe(200);
      const order = await client.request('POST', '/api/fal-ai/generate/image', {
        body: JSON.stringify({ prompt: 'a lake' }),
        headers: { ...json, cookie, prefer: 'respond-async' },
      });
      expect(order.status).toBe(202);
      await server.until(async () => events.soFar().includes('"completed"'), 'The end of the run, on an open stream');

      const file = { purpose: 'recording', name: 'long.wav', contentType: 'audio/wav', bytes: UPLOAD_BYTES };
      const announced = await client.request('POST', '/api/uploads/presign', {
        body: JSON.stringify(file),
        headers: { ...json, cookie },
      });
      const ticket = JSON.parse(announced.text) as Presigned;
      const bytes = new Uint8Array(UPLOAD_BYTES);
      bytes.set(Buffer.from('RIFF____WAVEfmt '));
      const sent = await client.request('PUT', ticket.uploadUrl, {
        body: bytes,
        headers: { ...ticket.headers, cookie, 'content-length': String(UPLOAD_BYTES) },
      });
      expect(sent).toMatchObject({ status: 200 });
    } finally {
      client.close();
      stop();
      await server.stop();
    }
  },
);
