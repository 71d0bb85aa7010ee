import { Command } from 'commander';
import { addCreditCommands } from './credit-commands';
import { addTokenCommands } from './token-commands';
import { addUserCommands } from './user-commands';

const program = new Command('npm run admin --')
  .description('Look after the accounts, credits and release tokens of this Flint')
  .showHelpAfterError('(add --help for what it takes)');
addUserCommands(program);
addCreditCommands(program);
addTokenCommands(program);

/** Failures a person can mend; anything else is a fault of ours and shows where. */
const EXPECTED = new Set(['CommandError', 'ConfigError']);

program.parseAsync().catch((error: unknown) => {
  const expected = error instanceof Error && EXPECTED.has(error.name);
  console.error(expected ? error.message : error);
  process.exitCode = 1;
});
