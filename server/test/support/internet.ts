import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { makeCertificate } from './certificate';
import { stopAtTheEnd } from './leftovers';
import { tempDir } from './temp-dir';

/** An HTTP server of the test on loopback. @param tls its certificate and key; without, it speaks plain HTTP */
async function serve(
  listener: RequestListener,
  tls?: { readonly cert: Buffer; readonly key: Buffer },
): Promise<{ port: number; server: Server }> {
  const server = tls ? createTlsServer(tls, listener) : createServer(listener);
  stopAtTheEnd(async () => void server.closeAllConnections());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, server };
}

/**
 * An internet for a server under test, by names and addresses that `resolver.cjs` resolves. Hosts named `public…test`
 * lead to `site`; nothing may connect to `inner`.
 * @param site answers requests for public addresses
 * @param secureHost the name by which `site` is reached over HTTPS; without, it speaks plain HTTP
 */
export async function createInternet(site: RequestListener, secureHost?: string) {
  const folder = tempDir();
  const connections = join(folder, 'connections');
  writeFileSync(connections, '');
  const made = secureHost === undefined ? undefined : makeCertificate(folder, secureHost);
  const outer = await serve(site, made && { cert: readFileSync(made.certificate), key: readFileSync(made.key) });
  const inner = await serve((_, response) => void response.end('secret'));
  return {
    env: {
      NODE_OPTIONS: `--require ${join(__dirname, 'resolver.cjs')}`,
      TEST_CONNECTIONS: connections,
      ...(made && { NODE_EXTRA_CA_CERTS: made.certificate }),
    },
    publicPort: outer.port,
    innerPort: inner.port,
    /** Connections to the ports of both, as `address port`. */
    connections: () =>
      readFileSync(connections, 'utf8')
        .split('\n')
        .filter((line) => line.endsWith(` ${outer.port}`) || line.endsWith(` ${inner.port}`)),
    forget: () => writeFileSync(connections, ''),
    async stop() {
      for (const { server } of [outer, inner]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

export type Internet = Awaited<ReturnType<typeof createInternet>>;
