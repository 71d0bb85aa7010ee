/**
 * Mutation testing of guards: removes one at a time in a copy of the tree, and shows which tests fail for each:
 * `npm run mutants [-- words of a mutant's name]`. Exits with 1 when a mutant survives.
 */
import './lib/check-node.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ROOT } from './lib/root.mjs';
import { buildServer, runTests } from './mutants/judge.mjs';
import { staleRows } from './mutants/stale-rows.mjs';
import { MUTANTS } from './mutants/table.mjs';
import { TreeCopy } from './mutants/tree-copy.mjs';

const wanted = process.argv.slice(2).join(' ').toLowerCase();
const mutants = MUTANTS.filter(({ name }) => name.toLowerCase().includes(wanted));
if (mutants.length === 0) {
  console.error(
    `No mutant's name has "${wanted}" in it. There are:\n${MUTANTS.map(({ name }) => `  ${name}`).join('\n')}`,
  );
  process.exit(1);
}
const stale = staleRows(mutants, ROOT);
if (stale.length > 0) {
  console.error(`${stale.join('\n')}\n\nMend scripts/mutants/table.mjs.`);
  process.exit(1);
}

await ensureInstalled();
await ensureBuilt();
const copy = new TreeCopy();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    copy.remove();
    process.exit(1);
  });
}
const survivors = [];
try {
  await expectGreen();
  for (const mutant of mutants) {
    const red = await redFor(mutant);
    if (red.length === 0) survivors.push(mutant.name);
    console.log(`\n${red.length > 0 ? 'killed  ' : 'SURVIVED'}  ${mutant.name}`);
    for (const test of red) console.log(`            ${test}`);
  }
} finally {
  copy.remove();
}
console.log(`\n${mutants.length - survivors.length} of ${mutants.length} mutants killed`);
process.exitCode = survivors.length > 0 ? 1 : 0;

/** Expects that the tests pass without a mutant; a test that fails anyway proves nothing. */
async function expectGreen() {
  if (mutants.some(({ build }) => build)) await buildServer(copy.folder);
  for (const project of new Set(mutants.map((mutant) => mutant.project))) {
    const tests = [...new Set(mutants.filter((mutant) => mutant.project === project).map((mutant) => mutant.tests))];
    const { red, output } = await runTests(copy.folder, { project, tests: tests.join('|') });
    if (red.length > 0) throw new Error(`Red without a mutant: ${red.join(', ')}\n${output}`);
  }
}

/** Runs the tests of a mutant. @returns those that fail */
async function redFor(mutant) {
  const mend = copy.apply(mutant);
  try {
    if (mutant.build) await buildServer(copy.folder);
    return (await runTests(copy.folder, mutant)).red;
  } finally {
    mend();
  }
}
