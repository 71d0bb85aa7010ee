import { Command } from 'commander';
import { FEATURES } from '../features';
import { inOrderOfNeed, schemaOf } from '../platform/composition/order-of-need';

const program = new Command('npm run admin --')
  .description('Look after the accounts, credits, runs, release tokens and backups of this Flint')
  .showHelpAfterError('(add --help for what it takes)');
const schema = schemaOf(FEATURES);
for (const { parts } of inOrderOfNeed(FEATURES)) parts.commands?.(program, schema);

/** Errors that the operator can fix; any other is a bug and printed with its stack. */
const EXPECTED = new Set(['CommandError', 'ConfigError']);

program.parseAsync().catch((error: unknown) => {
  const expected = error instanceof Error && EXPECTED.has(error.name);
  console.error(expected ? error.message : error);
  process.exitCode = 1;
});
