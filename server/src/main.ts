import { start } from './start';

/** A stop that takes longer than this is made short, in milliseconds. */
const PATIENCE_MS = 20_000;

async function main(): Promise<void> {
  const server = await start(process.env);
  process.stdout.write(`${server.greeting}\n`);
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

main().catch((error: unknown) => {
  // A wrong setting is answered in one line; anything else is a fault of ours and shows where.
  const expected = error instanceof Error && error.name === 'ConfigError';
  console.error(expected ? error.message : error);
  process.exit(1);
});
