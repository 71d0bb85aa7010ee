import { pino } from 'pino';
import { loadConfig } from '../../src/config';
import { createAuth, migrateAuth } from '../../src/features/users/auth';
import { migrate } from '../../src/migrations/migrate';
import { connect } from '../../src/platform/db/database';
import { migrateCounters } from '../../src/platform/http/counter';
import { createMailer } from '../../src/platform/mail/create-mailer';
import { launchDurable } from '../../src/platform/runs/durable';

/** Gives the empty database DATABASE_URL names the shape that a server's first start would, and nothing to hold. */
async function main(): Promise<void> {
  const config = loadConfig();
  const { databaseUrl = '', authSecret: secret } = config;
  const { db, pool, close } = connect(databaseUrl);
  const log = pino({ level: 'warn' });
  const mailer = createMailer({ db, log, secret, smtp: undefined });
  const auth = createAuth({ pool, config, mailer, log, onGoogleProof: async () => undefined });
  await migrate(db, async () => {
    await migrateAuth(auth);
    await migrateCounters(pool);
  });
  const durable = await launchDurable({ databaseUrl, pool, queues: {}, log });
  await durable.stop();
  await close();
}

main().catch((error: Error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
