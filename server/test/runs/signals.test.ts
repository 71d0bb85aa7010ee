import { createServer, connect as dial, type Socket } from 'node:net';
import { connect } from '../../src/platform/db/database';
import { announce, listenForRuns } from '../../src/platform/runs/signals';
import { newDatabase } from '../support/new-database';
import { until } from '../support/until';

/** Shortest pause between two attempts to connect, in ms: half of what is configured, for a slow machine. */
const PAUSE_MS = 250;

/** A way to the database that can be cut: attempts are then refused, and their times noted. */
async function cuttable(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const open = new Set<Socket>();
  const refused: number[] = [];
  let cut = false;
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    if (cut) {
      refused.push(performance.now());
      return void socket.destroy();
    }
    const onward = dial(Number(target.port), target.hostname).on('error', () => undefined);
    for (const end of [socket, onward]) open.add(end);
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  const drop = () => {
    for (const socket of open) socket.destroy();
    open.clear();
  };
  return {
    url: url.href,
    refused,
    cut() {
      cut = true;
      drop();
    },
    mend() {
      cut = false;
    },
    close() {
      drop();
      server.close();
    },
  };
}

test('the run signals reconnect one attempt at a time while the database is away, and deliver once it is back', async () => {
  const databaseUrl = await newDatabase();
  const way = await cuttable(databaseUrl);
  const { db, close } = connect(databaseUrl, 1);
  const signals = await listenForRuns(way.url);
  try {
    way.cut();
    await until(async () => way.refused.length >= 4, 'Four attempts to connect');
    const pauses = way.refused.slice(1).map((at, index) => at - (way.refused[index] ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThan(PAUSE_MS);

    way.mend();
    let heard = 0;
    const queues: (string | undefined)[] = [];
    signals.onQueue((queue) => queues.push(queue));
    signals.onState('a-run', () => heard++);
    await until(async () => {
      await announce(db, { id: 'a-run', user_id: 'a-user' });
      return heard > 0;
    }, 'A signal');
    // Of queues that were announced meanwhile nothing is known: all are looked at.
    expect(queues).toEqual([undefined]);
  } finally {
    await signals.stop();
    await close();
    way.close();
  }
});
