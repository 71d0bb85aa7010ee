import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Rows of the table that no longer apply to a tree: the guard is not in its file exactly once, or the tests that
 * must fail are missing.
 * @param {readonly import('./table.mjs').Mutant[]} mutants
 * @param {string} root folder that the rows' paths start from
 * @returns {string[]} an error message for each stale row
 */
export function staleRows(mutants, root) {
  return mutants.flatMap((mutant) => {
    const fault = guardFault(mutant, root) ?? testFault(mutant, root);
    return fault ? [`"${mutant.name}": ${fault}`] : [];
  });
}

function guardFault({ file, find }, root) {
  const path = join(root, file);
  if (!existsSync(path)) return `${file} is not there.`;
  const times = readFileSync(path, 'utf8').split(find).length - 1;
  return times === 1 ? undefined : `its guard is ${times} times in ${file}.`;
}

/** A row names its tests by a path prefix. */
function testFault({ tests, only = '' }, root) {
  const folder = join(root, dirname(tests));
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const files = names.filter((name) => name.startsWith(basename(tests)) && /\.test\.\w+$/.test(name));
  if (files.length === 0) return `no test file matches ${tests}.`;
  const named = files.some((name) => readFileSync(join(folder, name), 'utf8').includes(only));
  return named ? undefined : `no test of ${tests} has "${only}" in its name.`;
}
