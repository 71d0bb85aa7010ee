import type { Environment } from '@flint/shared/contracts/boot';
import { ENVIRONMENTS } from '@flint/shared/contracts/releases';
import { REMOTE_NAMES, type RemoteName } from '@flint/shared/contracts/remotes';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { CommandError } from '../../platform/commands/command-error';
import { JSON_OPTION, print } from '../../platform/commands/print';
import { table } from '../../platform/commands/table';
import { whyOption } from '../../platform/commands/why-option';
import type { Db } from '../../platform/db/database';
import { theUser } from '../users/the-user';
import type { Holder } from './actor';
import { createToken, listTokens, revokeToken } from './tokens';
import { withControlDatabase } from './with-control-database';

const ALL = 'all';

type TokenOptions = {
  name: string;
  person?: string;
  ci?: string;
  why: string;
  remote: RemoteName | typeof ALL;
  env: Environment | typeof ALL;
};

const scoped = <T>(given: T | typeof ALL): T | null => (given === ALL ? null : given);
const day = (date: Date | null) => date?.toISOString().slice(0, 16).replace('T', ' ') ?? '';

function readName(given: string): string {
  if (/^[\w .-]{1,60}$/.test(given)) return given;
  throw new InvalidArgumentError('A name has 1 to 60 letters, digits, spaces, dots and dashes.');
}

function readCi(given: string): string {
  if (/^[\w.:/@ -]{1,100}$/.test(given)) return given;
  throw new InvalidArgumentError('An identity has 1 to 100 letters, digits, spaces and any of . : / @ -');
}

/** @throws CommandError when neither is given, or no account has the address */
async function readHolder(db: Db, person: string | undefined, ci: string | undefined): Promise<Holder> {
  if (person !== undefined) return { kind: 'person', name: (await theUser(db, person)).email };
  if (ci !== undefined) return { kind: 'ci', name: ci };
  throw new CommandError('Say whom the token belongs to: --person <e-mail> or --ci <identity>.');
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
    .addOption(new Option('--person <e-mail>', 'whom it belongs to: the address of an account').conflicts('ci'))
    .addOption(new Option('--ci <identity>', 'or the CI it belongs to, such as github:flint/billing').argParser(readCi))
    .addOption(whyOption())
    .action(({ name, person, ci, remote, env, why }: TokenOptions) =>
      withControlDatabase(async (control, { db, actor }) => {
        const holder = await readHolder(db, person, ci);
        const scope = { name, holder, remote: scoped(remote), environment: scoped(env) };
        const token = await createToken(control, scope, { actor, why });
        if (!token) throw new CommandError(`There is a token with the name ${name}. End it with: token:revoke`);
        console.error('Keep it: it is not shown again. Use it as FLINT_RELEASE_TOKEN.');
        console.log(token);
      }),
    );

  program
    .command('token:list')
    .description('List release tokens: name, holder, remote, environment, made on, last used, revoked')
    .option(...JSON_OPTION)
    .action(({ json }: { json?: boolean }) =>
      withControlDatabase(async (control) => {
        const tokens = await listTokens(control);
        const rows = tokens.map((token) => [
          token.name,
          token.holder_kind === 'ci' ? `CI ${token.holder}` : token.holder,
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
    .addOption(whyOption())
    .action(({ name, why }: { name: string; why: string }) =>
      withControlDatabase(async (control, { actor }) => {
        if (!(await revokeToken(control, name, { actor, why })))
          throw new CommandError(`No release token has the name ${name}. See them with: token:list`);
        console.log(`${name} is revoked.`);
      }),
    );
}
