import { type RunningServer, start } from './start';

/** A stop that takes longer than this is made short, in milliseconds. */
const PATIENCE_MS = 20_000;
/** Terminals, npm and scripts may each pass on the same Ctrl-C; a second wish is one that comes later. */
const SAME_WISH_MS = 1_000;

let askedAt: number | undefined;
const stopped = new AbortController();
const starting = start(process.env, stopped.signal);

async function stop(): Promise<void> {
  if (askedAt !== undefined) {
    if (performance.now() - askedAt > SAME_WISH_MS) process.exit(1);
    return;
  }
  askedAt = performance.now();
  stopped.abort();
  setTimeout(giveUp, PATIENCE_MS).unref();
  const server = await starting.catch(() => undefined);
  await server?.stop();
  process.exit(0);
}

function giveUp(): never {
  console.error(
    `Flint did not end within ${PATIENCE_MS / 1000} s and is cut short; what is not done goes on at the next start.`,
  );
  process.exit(1);
}

function fail(error: unknown): never {
  // A configuration error is printed in one line; any other is a bug and printed with its stack.
  const expected = error instanceof Error && error.name === 'ConfigError';
  console.error(expected ? error.message : error);
  process.exit(1);
}

// Registered before the start, so that a signal during it also stops the parts already started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop().catch(fail));
starting.then(
  (server: RunningServer) => {
    if (askedAt === undefined) process.stdout.write(`${server.greeting}\n`);
  },
  (error) => {
    // A start that a stop cut short has nothing to say.
    if (askedAt === undefined) fail(error);
  },
);
