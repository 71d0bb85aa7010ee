import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy in front of PostgreSQL that can lose the answer to a commit. */
export interface LossyProxy {
  /** The database's address through the proxy. */
  readonly url: string;
  /**
   * Cuts the next connection that commits a statement containing these words: after the database has committed, before
   * the client learns of it. @returns when that has happened
   */
  loseCommitOf(words: string): Promise<void>;
  stop(): void;
}

/** Starts it on a free port of loopback. */
export async function startLossyProxy(databaseUrl: string): Promise<LossyProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let plan: { readonly words: string; readonly lost: () => void } | undefined;

  const server = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    let loses: typeof plan;
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    let sawStatement = false;
    client.on('data', (data) => {
      const text = data.toString('latin1');
      if (plan && text.includes(plan.words)) sawStatement = true;
      if (plan && sawStatement && text.includes('COMMIT')) {
        loses = plan;
        plan = undefined;
      }
      database.write(data);
    });
    database.on('data', (data) => {
      if (!loses) return void client.write(data);
      client.destroy();
      loses.lost();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    loseCommitOf: (words) =>
      new Promise((lost) => {
        plan = { words, lost };
      }),
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
