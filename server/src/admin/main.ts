import { Command } from 'commander';
import { inOrderOfNeed } from '../compose';
import { FEATURES } from '../features';

const program = new Command('npm run admin --')
  .description('Look after the accounts, credits, runs and release tokens of this Flint')
  .showHelpAfterError('(add --help for what it takes)');
for (const { parts } of inOrderOfNeed(FEATURES)) parts.commands?.(program);

/** Failures a person can mend; anything else is a fault of ours and shows where. */
const EXPECTED = new Set(['CommandError', 'ConfigError']);

program.parseAsync().catch((error: unknown) => {
  const expected = error instanceof Error && EXPECTED.has(error.name);
  console.error(expected ? error.message : error);
  process.exitCode = 1;
});
