import { ROLES, type Role } from '@flint/shared/contracts/roles';
import type { User } from '@flint/shared/contracts/users';
import { type Command, Option } from 'commander';
import { JSON_OPTION, print } from '../../platform/commands/print';
import { table } from '../../platform/commands/table';
import { withDatabase } from '../../platform/commands/with-database';
import { createCredits } from '../credits/credits-service';
import { theUser } from './the-user';
import { listUsers, markVerified, setRole } from './user-service';

function row({ email, isEmailVerified, roles, createdAt, id }: User): string[] {
  return [email, isEmailVerified ? 'verified' : 'unverified', roles.join(','), createdAt.slice(0, 10), id];
}

/** Adds CLI commands that read and change accounts. */
export function addUserCommands(program: Command): void {
  program
    .command('user:list')
    .description('List all accounts, oldest first: e-mail, verified or not, roles, made on, id')
    .option(...JSON_OPTION)
    .action(({ json }: { json?: boolean }) =>
      withDatabase(async ({ db }) => {
        const users = await listUsers(db);
        print(users, json, () => (users.length > 0 ? table(users.map(row)) : 'No accounts yet.'));
      }),
    );

  program
    .command('user:verify')
    .description('Take an e-mail address as verified, and give its starter credits')
    .requiredOption('--email <address>', 'whose address')
    .action(({ email }: { email: string }) =>
      withDatabase(async ({ db, actor }) => {
        const user = await theUser(db, email);
        const changed = await markVerified(db, { userId: user.id, actor });
        const given = await createCredits({ db }).grantStarter(user);
        console.log(
          `${user.email} ${changed ? 'is' : 'was already'} verified.${given ? ' Starter credits added.' : ''}`,
        );
      }),
    );

  program
    .command('user:role')
    .description('Set the role of an account; "user" takes the others away')
    .requiredOption('--email <address>', 'whose role')
    .addOption(new Option('--role <role>', 'the role').choices(ROLES).makeOptionMandatory())
    .action(({ email, role }: { email: string; role: Role }) =>
      withDatabase(async ({ db, actor }) => {
        const user = await theUser(db, email);
        await setRole(db, { userId: user.id, actor, role });
        console.log(`${user.email} has the role ${role}.`);
      }),
    );
}
