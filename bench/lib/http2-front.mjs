import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import http2 from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Headers of HTTP/1.1 connections, which HTTP/2 forbids. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'];

/**
 * Serves a product by HTTP/2 and TLS on loopback, as in production. Paths under /floor/ come from a folder, compressed.
 * @param {string} address of the product
 * @param {string} floor the folder
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export async function startHttp2Front(address, floor) {
  const folder = await mkdtemp(join(tmpdir(), 'flint-front-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1,DNS:localhost'];
  const files = ['-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files], {
    stdio: 'ignore',
  });
  const tls = { key: await readFile(key), cert: await readFile(cert) };
  const { hostname, port } = new URL(address);
  const agent = new http.Agent({ keepAlive: true });

  const server = http2.createSecureServer(tls, async (request, response) => {
    if (request.url.startsWith('/floor/')) return answerFloor(floor, request, response);
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !name.startsWith(':')));
    const onward = http.request(
      {
        hostname,
        port,
        agent,
        path: request.url,
        method: request.method,
        headers: { ...headers, host: `${hostname}:${port}` },
      },
      (answer) => {
        const kept = Object.entries(answer.headers).filter(([name]) => !HOP_BY_HOP.includes(name));
        response.writeHead(answer.statusCode, Object.fromEntries(kept));
        answer.pipe(response);
      },
    );
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `https://127.0.0.1:${server.address().port}`,
    async stop() {
      server.close();
      agent.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answerFloor(folder, request, response) {
  const name = request.url.replace('/floor/', '') || 'index.html';
  const body = await readFile(join(folder, name)).catch(() => undefined);
  if (!body) return response.writeHead(404).end();
  const type = name.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
  response.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(brotliCompressSync(body));
}
