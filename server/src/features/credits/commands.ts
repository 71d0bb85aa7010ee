import { randomUUID } from 'node:crypto';
import { AddCreditsBody } from '@flint/shared/contracts/add-credits';
import { type Command, InvalidArgumentError } from 'commander';
import { CommandError } from '../../platform/commands/command-error';
import { JSON_OPTION, print } from '../../platform/commands/print';
import { readReason } from '../../platform/commands/read-reason';
import { withDatabase } from '../../platform/commands/with-database';
import { theUser } from '../users/the-user';
import { createCredits } from './credits-service';
import { checkLedger } from './ledger-check';

const { amount: Amount } = AddCreditsBody.shape;

function readAmount(given: string): number {
  // Number('') is 0 and Number('0x10') is 16: only digits are an amount.
  const parsed = Amount.safeParse(/^\d+$/.test(given) ? Number(given) : given);
  if (parsed.success) return parsed.data;
  throw new InvalidArgumentError(parsed.error.issues[0]?.message ?? '');
}

/** Adds the commands that grant credits and check the ledger. */
export function addCreditCommands(program: Command): void {
  program
    .command('credits:grant')
    .description('Add credits to an account; each call adds again')
    .requiredOption('--email <address>', 'whose balance')
    .requiredOption('--amount <credits>', 'whole credits, 1 to 1000000', readAmount)
    .requiredOption('--reason <words>', 'what the account’s owner reads beside them', readReason)
    .action(({ email, amount, reason }: { email: string; amount: number; reason: string }) =>
      withDatabase(async ({ db, actor }) => {
        const user = await theUser(db, email);
        const grant = { userId: user.id, amount, reason, actor, key: randomUUID() };
        const { balance } = await createCredits({ db }).grant(grant);
        console.log(`${amount} credits added to ${user.email}. Balance: ${balance}.`);
      }),
    );

  program
    .command('ledger:check')
    .description('Prove the books: sums, balances, one end per hold; ends with 1 when something is wrong')
    .option(...JSON_OPTION)
    .action(({ json }: { json?: boolean }) =>
      withDatabase(async ({ db }) => {
        const report = await checkLedger(db);
        const { ok, problems, accounts, movements, openHolds } = report;
        print(report, json, () => `${accounts} accounts, ${movements} movements, ${openHolds} open holds.`);
        if (!ok) throw new CommandError(`The ledger is wrong:\n${problems.join('\n')}`);
        if (!json) console.log('The ledger is clean.');
      }),
    );
}
