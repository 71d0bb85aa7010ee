/** Checks that every row of the mutants table still applies, without running a test: `npm run mutants:check`. */
import { ROOT } from './lib/root.mjs';
import { staleRows } from './mutants/stale-rows.mjs';
import { MUTANTS } from './mutants/table.mjs';

const stale = staleRows(MUTANTS, ROOT);
for (const row of stale) console.error(row);
if (stale.length > 0) console.error('\nMend scripts/mutants/table.mjs.');
process.exitCode = stale.length > 0 ? 1 : 0;
