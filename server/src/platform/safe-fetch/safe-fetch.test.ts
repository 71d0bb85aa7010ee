import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publicLookup } from './guarded-agent';
import { safeFetch } from './safe-fetch';
import { SafeFetchError } from './safe-fetch-error';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** A loopback server that counts its requests. */
async function serve(listener: RequestListener) {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url ?? '');
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, origin: `http://127.0.0.1:${port}`, seen };
}

const limits = { maxBytes: 1000, timeoutMs: 5000 };
const fault = (kind: string) => expect.objectContaining({ name: 'SafeFetchError', kind });

test.each([
  (port: number) => `http://127.0.0.1:${port}/`,
  (port: number) => `http://localhost:${port}/`,
  (port: number) => `http://LOCALHOST:${port}/`,
  (port: number) => `http://a.localhost.:${port}/`,
  (port: number) => `http://127.1:${port}/`,
  (port: number) => `http://0x7f000001:${port}/`,
  (port: number) => `http://0x7f.0.0.1:${port}/`,
  (port: number) => `http://0177.0.0.1:${port}/`,
  (port: number) => `http://2130706433:${port}/`,
  (port: number) => `http://127.0.0.1.:${port}/`,
  (port: number) => `http://%31%32%37.0.0.1:${port}/`,
  (port: number) => `http://①②⑦.0.0.1:${port}/`,
  (port: number) => `http://0:${port}/`,
  (port: number) => `http://[::1]:${port}/`,
  (port: number) => `http://[::]:${port}/`,
  (port: number) => `http://[::ffff:127.0.0.1]:${port}/`,
  (port: number) => `http://[::ffff:7f00:1]:${port}/`,
  (port: number) => `http://[::127.0.0.1]:${port}/`,
  (port: number) => `http://1.1.1.1@127.0.0.1:${port}/`,
  (port: number) => `http://user:word@example.com:${port}/`,
])('an internal address is refused in every spelling: %s', async (spell) => {
  const inner = await serve((_, response) => response.end('secret'));

  await expect(safeFetch(spell(inner.port), limits)).rejects.toEqual(fault('not_allowed'));
  expect(inner.seen).toEqual([]);
});

test.each([
  'http://169.254.169.254/latest/meta-data/',
  'http://100.64.0.1/',
  'http://[fd00:ec2::254]/',
  'file:///etc/passwd',
  'ftp://example.com/a',
  'data:image/png;base64,AAAA',
  'gopher://127.0.0.1/',
  '//example.com/a',
  'not an address',
  '',
])('%s is refused', async (address) => {
  await expect(safeFetch(address, limits)).rejects.toEqual(fault('not_allowed'));
});

test('a name that resolves to an internal address is refused when connecting', (done) => {
  publicLookup('localhost', { all: true }, (error) => {
    expect(error).toEqual(fault('not_allowed'));
    done();
  });
});

test('the message names no internal address; the diagnostic does', async () => {
  const refused = await safeFetch('http://10.1.2.3/', limits).catch((error: unknown) => error);

  expect(refused).toBeInstanceOf(SafeFetchError);
  expect((refused as SafeFetchError).message).toBe('Flint does not fetch from this address.');
  expect((refused as SafeFetchError).diagnostic).toContain('10.1.2.3');
});

test('a configured origin is fetched', async () => {
  const media = await serve((_, response) => {
    response.setHeader('content-type', 'Image/PNG; charset=binary');
    response.end('picture');
  });

  const fetched = await safeFetch(`${media.origin}/a.png`, { ...limits, allowOrigins: [media.origin] });
  expect(fetched).toEqual({
    bytes: Buffer.from('picture'),
    contentType: 'image/png',
    charset: 'binary',
    finalUrl: `${media.origin}/a.png`,
  });
});

test('the same host on another port is not the configured origin', async () => {
  const media = await serve((_, response) => response.end());
  const other = await serve((_, response) => response.end('secret'));

  const fetching = safeFetch(other.origin, { ...limits, allowOrigins: [media.origin] });
  await expect(fetching).rejects.toEqual(fault('not_allowed'));
});

test('a redirect from an allowed origin to an internal address is refused before it is called', async () => {
  const inner = await serve((_, response) => response.end('secret'));
  const media = await serve((_, response) => response.writeHead(302, { location: `${inner.origin}/admin` }).end());

  const fetching = safeFetch(media.origin, { ...limits, allowOrigins: [media.origin] });
  await expect(fetching).rejects.toEqual(fault('not_allowed'));
  expect(inner.seen).toEqual([]);
});

test('three redirects are followed, a fourth is not', async () => {
  const media = await serve((request, response) => {
    const left = Number(request.url?.slice(1));
    if (left === 0) response.end('there');
    else response.writeHead(307, { location: `/${left - 1}` }).end();
  });
  const options = { ...limits, allowOrigins: [media.origin] };

  expect(await safeFetch(`${media.origin}/3`, options)).toMatchObject({ finalUrl: `${media.origin}/0` });
  await expect(safeFetch(`${media.origin}/4`, options)).rejects.toEqual(fault('bad_answer'));
});

test('a body whose content-length is over the limit is not read', async () => {
  const media = await serve((_, response) => response.end(Buffer.alloc(1001)));

  await expect(safeFetch(media.origin, { ...limits, allowOrigins: [media.origin] })).rejects.toEqual(
    fault('too_large'),
  );
});

test('a body that exceeds the limit without announcing it is cut off', async () => {
  const sent = { bytes: 0 };
  const media = await serve((_, response) => {
    const pour = () => {
      sent.bytes += 500;
      if (response.write(Buffer.alloc(500))) setImmediate(pour);
    };
    response.on('close', () => response.destroy());
    pour();
  });

  await expect(safeFetch(media.origin, { ...limits, allowOrigins: [media.origin] })).rejects.toEqual(
    fault('too_large'),
  );
});

test('a body of exactly the limit arrives', async () => {
  const media = await serve((_, response) => response.end(Buffer.alloc(1000)));

  const { bytes } = await safeFetch(media.origin, { ...limits, allowOrigins: [media.origin] });
  expect(bytes).toHaveLength(1000);
});

test('a compressed body is refused', async () => {
  const media = await serve((_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'));

  await expect(safeFetch(media.origin, { ...limits, allowOrigins: [media.origin] })).rejects.toEqual(
    fault('bad_answer'),
  );
});

test.each([204, 206, 404, 500])('HTTP %i is not a file', async (status) => {
  const media = await serve((_, response) => response.writeHead(status).end());

  await expect(safeFetch(media.origin, { ...limits, allowOrigins: [media.origin] })).rejects.toEqual(
    fault('bad_answer'),
  );
});

test.each([
  ['never answers', () => undefined],
  ['stops in the middle', (_: unknown, response: { write(text: string): void }) => response.write('half')],
] as const)('a server that %s meets the time limit', async (_, listener) => {
  const media = await serve(listener as RequestListener);
  const options = { maxBytes: 1000, timeoutMs: 60, allowOrigins: [media.origin] };

  await expect(safeFetch(media.origin, options)).rejects.toEqual(fault('timeout'));
});

test('a server that keeps sending meets the time limit too, whatever its pace', async () => {
  const media = await serve((_, response) => {
    const drop = setInterval(() => response.write('x'), 5);
    response.once('close', () => clearInterval(drop));
  });
  const options = { maxBytes: 1000, timeoutMs: 60, allowOrigins: [media.origin] };

  await expect(safeFetch(media.origin, options)).rejects.toEqual(fault('timeout'));
});

test('a connection that breaks off is reported as unreachable', async () => {
  const media = await serve((_, response) => {
    response.writeHead(200, { 'content-length': 100 });
    response.write('half', () => response.destroy());
  });

  await expect(safeFetch(media.origin, { ...limits, allowOrigins: [media.origin] })).rejects.toEqual(
    fault('unreachable'),
  );
});

test('an abort rejects with the caller’s reason', async () => {
  const media = await serve(() => undefined);
  const aborter = new AbortController();
  const fetching = safeFetch(media.origin, { ...limits, allowOrigins: [media.origin], signal: aborter.signal });
  aborter.abort(new Error('the user left'));

  await expect(fetching).rejects.toThrow('the user left');
});
