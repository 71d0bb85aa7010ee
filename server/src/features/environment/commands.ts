import type { Environment } from '@flint/shared/contracts/boot';
import { ENVIRONMENTS } from '@flint/shared/contracts/releases';
import { type Command, Option } from 'commander';
import { CommandError } from '../../platform/commands/command-error';
import { JSON_OPTION, print } from '../../platform/commands/print';
import { whyOption } from '../../platform/commands/why-option';
import { withDatabase } from '../../platform/commands/with-database';
import { readStamp } from '../../platform/db/environment-stamp-repository';
import { restamp } from './restamp';
import { RestampRefused } from './restamp-refused';

/** Adds the commands about the environment that a database belongs to. */
export function addEnvironmentCommands(program: Command): void {
  program
    .command('environment:show')
    .description('Say which environment the database belongs to')
    .option(...JSON_OPTION)
    .action(({ json }: { json?: boolean }) =>
      withDatabase(
        async ({ db }) => {
          const environment = await readStamp(db);
          print({ environment: environment ?? null }, json, () =>
            environment ? `This database belongs to ${environment}.` : 'No server has stamped this database yet.',
          );
        },
        { ofAnyEnvironment: true },
      ),
    );

  program
    .command('environment:restamp')
    .description('Give a copied database to another environment: its unfinished runs end, and waiting mail is dropped')
    .addOption(
      new Option('--to <environment>', 'the environment it is to belong to')
        .choices(ENVIRONMENTS)
        .makeOptionMandatory(),
    )
    .addOption(whyOption())
    .option(...JSON_OPTION)
    .action(({ to, why, json }: { to: Environment; why: string; json?: boolean }) =>
      withDatabase(
        async ({ db, actor }) => {
          const done = await restamp(db, { to, why, actor }).catch((error: unknown) => {
            throw error instanceof RestampRefused ? new CommandError(error.message) : error;
          });
          print({ to, ...done }, json, () => {
            const from = done.from ? ` It belonged to ${done.from}.` : '';
            return `This database belongs to ${to}.${from} Ended runs: ${done.runs}. Dropped letters: ${done.letters}.`;
          });
        },
        { ofAnyEnvironment: true, connections: 1 },
      ),
    );
}
