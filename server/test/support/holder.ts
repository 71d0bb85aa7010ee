import { loadConfig } from '../../src/config/load-config';
import { openDatabase } from '../../src/platform/postgres/open-database';

/** A process that keeps an embedded database open until a signal ends it. */
async function main(): Promise<void> {
  const database = await openDatabase(loadConfig(), { warn: (line) => process.stderr.write(`${line}\n`) });
  process.once('SIGTERM', () => void database.stop().then(() => process.exit(0)));
  process.stdout.write(`${JSON.stringify(database)}\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
