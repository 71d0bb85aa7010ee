import type { Command } from 'commander';
import { loadConfig } from '../../config/load-config';
import { CommandError } from '../../platform/commands/command-error';
import { JSON_OPTION, print } from '../../platform/commands/print';
import { withDatabase } from '../../platform/commands/with-database';
import { createProvider } from './create-provider';
import { reconcile } from './reconcile';

/** Days after which a payment is no longer refunded or disputed. */
const DAYS = 120;

/** Adds the command that compares payments with the provider. */
export function addBillingCommands(program: Command): void {
  program
    .command('billing:reconcile')
    .description('Compare payments with the provider and repair what differs; ends with 1 when a person is needed')
    .option(...JSON_OPTION)
    .action(({ json }: { json?: boolean }) =>
      withDatabase(async ({ db }) => {
        const provider = await createProvider(db, loadConfig());
        if (!provider) throw new CommandError('Buying credits is not set up here.');
        const report = await reconcile(db, provider, DAYS);
        const { checked, credited, returned, ended, problems } = report;
        print(report, json, () =>
          [
            `${checked} checkouts compared with the provider.`,
            `${credited} payments credited, ${returned} returned payments taken back, ${ended} checkouts ended.`,
          ].join('\n'),
        );
        if (problems.length > 0) throw new CommandError(`A person is needed:\n${problems.join('\n')}`);
      }),
    );
}
