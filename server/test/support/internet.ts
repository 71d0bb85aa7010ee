import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { stopAtTheEnd } from './leftovers';
import { tempDir } from './temp-dir';

/** An HTTP server of the test on loopback. */
async function serve(listener: RequestListener): Promise<{ port: number; server: Server }> {
  const server = createServer(listener);
  stopAtTheEnd(async () => void server.closeAllConnections());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, server };
}

/**
 * An internet for a server under test, by names and addresses that `resolver.cjs` resolves. Hosts named `public…test`
 * lead to `site`; nothing may connect to `inner`.
 * @param site answers requests for public addresses
 */
export async function createInternet(site: RequestListener) {
  const connections = join(tempDir(), 'connections');
  writeFileSync(connections, '');
  const outer = await serve(site);
  const inner = await serve((_, response) => void response.end('secret'));
  return {
    env: { NODE_OPTIONS: `--require ${join(__dirname, 'resolver.cjs')}`, TEST_CONNECTIONS: connections },
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
