import type { Environment } from '@flint/shared/contracts/boot';
import { ENVIRONMENTS } from '@flint/shared/contracts/releases';
import { REMOTE_NAMES, type RemoteName } from '@flint/shared/contracts/remotes';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { CommandError } from '../../admin/command-error';
import { JSON_OPTION, print } from '../../admin/print';
import { table } from '../../admin/table';
import { withDatabase } from '../../admin/with-database';
import { createToken, listTokens, revokeToken } from './tokens';

const ALL = 'all';

type TokenOptions = { name: string; remote: RemoteName | typeof ALL; env: Environment | typeof ALL };

const scoped = <T>(given: T | typeof ALL): T | null => (given === ALL ? null : given);
const day = (date: Date | null) => date?.toISOString().slice(0, 16).replace('T', ' ') ?? '';

function readName(given: string): string {
  if (/^[\w .-]{1,60}$/.test(given)) return given;
  throw new InvalidArgumentError('A name has 1 to 60 letters, digits, spaces, dots and dashes.');
}

/** Adds the commands for release tokens. */
export function addTokenCommands(program: Command): void {
  program
    .command('token:create')
    .description('Make a token that lets a team release a remote; it is shown this once')
    .requiredOption('--name <name>', 'what it is called in the log, such as "billing CI"', readName)
    .addOption(
      new Option('--remote <remote>', 'the remote it is for').choices([...REMOTE_NAMES, ALL]).makeOptionMandatory(),
    )
    .addOption(
      new Option('--env <environment>', 'the environment it is for')
        .choices([...ENVIRONMENTS, ALL])
        .makeOptionMandatory(),
    )
    .action(({ name, remote, env }: TokenOptions) =>
      withDatabase(async ({ db, actor }) => {
        const scope = { name, remote: scoped(remote), environment: scoped(env) };
        const token = await createToken(db, scope, actor);
        if (!token) throw new CommandError(`There is a token with the name ${name}. End it with: token:revoke`);
        console.error('Keep it: it is not shown again. Use it as FLINT_RELEASE_TOKEN.');
        console.log(token);
      }),
    );

  program
    .command('token:list')
    .description('List release tokens: name, remote, environment, made on, last used, revoked')
    .option(...JSON_OPTION)
    .action(({ json }: { json?: boolean }) =>
      withDatabase(async ({ db }) => {
        const tokens = await listTokens(db);
        const rows = tokens.map((token) => [
          token.name,
          token.remote ?? ALL,
          token.environment ?? ALL,
          day(token.created_at),
          day(token.used_at) || 'never used',
          token.revoked_at ? `revoked ${day(token.revoked_at)}` : '',
        ]);
        print(tokens, json, () => (rows.length > 0 ? table(rows) : 'No release tokens yet.'));
      }),
    );

  program
    .command('token:revoke')
    .description('End a release token; its next use is refused')
    .requiredOption('--name <name>', 'its name')
    .action(({ name }: { name: string }) =>
      withDatabase(async ({ db, actor }) => {
        if (!(await revokeToken(db, name, actor)))
          throw new CommandError(`No release token has the name ${name}. See them with: token:list`);
        console.log(`${name} is revoked.`);
      }),
    );
}
