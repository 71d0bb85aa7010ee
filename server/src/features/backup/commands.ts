import { resolve } from 'node:path';
import type { Command } from 'commander';
import pg from 'pg';
import { pino } from 'pino';
import { loadConfig } from '../../config/load-config';
import { readSecrets } from '../../config/secrets';
import { CommandError } from '../../platform/commands/command-error';
import { JSON_OPTION, print } from '../../platform/commands/print';
import { withDatabase } from '../../platform/commands/with-database';
import type { SchemaParts } from '../../platform/composition/define-feature';
import { openDatabase } from '../../platform/postgres/open-database';
import { livingExecutors } from '../../platform/runs/living-executors-repository';
import { checkLedger } from '../credits/ledger-check';
import { BackupError } from './backup-error';
import { checkFiles, makeBackup } from './make-backup';
import { readManifest } from './manifest';
import { prepareDatabase } from './prepare-database';
import { restoreBackup } from './restore-backup';
import { readFileList } from './restore-files';

const say = (line: string) => console.error(line);
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Converts a BackupError to a one-line error of the command. */
async function withLineErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof BackupError ? new CommandError(error.message) : error;
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'flint-backup' });
  // Ignored: a broken connection also fails the current statement.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Adds the commands that back up and restore a server. */
export function addBackupCommands(program: Command, schema: SchemaParts): void {
  program
    .command('backup')
    .description('Copy the database and all files to a folder, beside a running server; again, it goes on')
    .requiredOption('--to <folder>', 'an empty folder, or one in which a backup was begun')
    .option(...JSON_OPTION)
    .action(({ to, json }: { to: string; json?: boolean }) =>
      withLineErrors(async () => {
        const config = loadConfig();
        const own = readSecrets(config.dataDir).authSecret;
        const authSecret = own === config.authSecret ? own : undefined;
        const source = { dataDir: config.dataDir, say, authSecret, bucket: config.s3?.bucket };
        const manifest = await withDatabase(({ databaseUrl }) =>
          withClient(databaseUrl, (client) => makeBackup({ ...source, client }, resolve(to))),
        );
        const { takenAt, totals, missing } = manifest;
        if (missing.length > 0) say(`Rows name ${missing.length} files that are not there: ${missing[0]} …`);
        print({ takenAt, ...totals, missing }, json, () => {
          return `Backed up as of ${takenAt}: ${totals.files} files, ${megabytes(totals.bytes)}. Keep ${resolve(to)} private.`;
        });
      }),
    );

  program
    .command('backup:check')
    .description('Read every file of a backup and hold it against its hash; ends with 1 when something is wrong')
    .requiredOption('--from <folder>', 'the folder of a whole backup')
    .option(...JSON_OPTION)
    .action(({ from, json }: { from: string; json?: boolean }) =>
      withLineErrors(async () => {
        const folder = resolve(from);
        const manifest = await readManifest(folder);
        const tables = manifest.tables.map(({ file }) => file);
        const problems = await checkFiles(folder, [...tables, ...(await readFileList(folder, manifest))]);
        if (problems.length > 0) throw new CommandError(`The backup is damaged:\n${problems.join('\n')}`);
        const { takenAt, totals } = manifest;
        print({ takenAt, ...totals, tables: tables.length }, json, () => {
          return `The backup of ${takenAt} is whole: ${tables.length} tables, ${totals.files} files.`;
        });
      }),
    );

  program
    .command('restore')
    .description('Bring a backup back into an empty data folder and database, without a server; again, it goes on')
    .requiredOption('--from <folder>', 'the folder of a whole backup')
    .option(...JSON_OPTION)
    .action(({ from, json }: { from: string; json?: boolean }) =>
      withLineErrors(() => restore(resolve(from), schema, json)),
    );
}

async function restore(folder: string, schema: SchemaParts, json: boolean | undefined): Promise<void> {
  // Before loading the configuration, which generates secrets in an empty folder.
  await readManifest(folder);
  const config = loadConfig();
  const log = pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true }));
  const { migrations, libraryTables } = schema;
  const manifest = await restoreBackup(
    {
      dataDir: config.dataDir,
      environment: config.environment,
      known: new Set(Object.keys(migrations)),
      say,
      async connect(work) {
        const server = await openDatabase(config, log);
        try {
          return await withClient(server.url, work);
        } finally {
          await server.stop();
        }
      },
      prepare: (names) =>
        prepareDatabase(config, log, {
          migrations: Object.fromEntries(names.flatMap((name) => pick(migrations, name))),
          libraryTables,
        }),
    },
    folder,
  );
  const { ok, problems } = await withDatabase(async ({ db }) => {
    if ((await livingExecutors(db)).length > 0) say('A server runs on this database already.');
    return checkLedger(db);
  });
  const { takenAt, totals } = manifest;
  print({ takenAt, ...totals, ledger: { ok, problems } }, json, () => {
    return `Restored as of ${takenAt}: ${totals.files} files, ${megabytes(totals.bytes)}.`;
  });
  if (!ok) throw new CommandError(`The ledger is wrong:\n${problems.join('\n')}`);
  if (!json)
    console.log('The ledger is clean. Start the server; make sure that the one it was taken from does not run.');
}

function pick<T>(from: Readonly<Record<string, T>>, name: string): [string, T][] {
  const found = from[name];
  return found === undefined ? [] : [[name, found]];
}
