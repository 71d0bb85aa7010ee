/** More failed files than this are not run again: what breaks so many is no chance. */
const MOST_FILES = 8;

/**
 * @typedef {object} Totals
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} flaky files that failed, and passed when they were run once more, alone
 * @property {import('./read-report.mjs').TestedFile[]} broken files that failed, as they ended the last time
 */

/**
 * Runs a suite, and each file that failed once more, alone. What passes then is flaky: it counts as passed and is named.
 * @param {(files: string[] | undefined, alone: boolean) => Promise<{ code: number, files: import('./read-report.mjs').TestedFile[] }>} run
 *   `files` undefined: all
 * @param {string[] | undefined} files
 * @returns {Promise<Totals>}
 */
export async function rerunFailed(run, files) {
  const first = await run(files, false);
  const results = new Map(first.files.map((result) => [result.file, result]));
  const failed = first.files.filter((result) => result.failed > 0);
  // A runner that ends with an error but without a failed test counts as one failure.
  if (first.code !== 0 && failed.length === 0)
    results.set('', { file: '', passed: 0, failed: 1, skipped: 0, attachments: [] });

  const flaky = [];
  const again = failed.length > MOST_FILES ? [] : failed.filter(({ file }) => file);
  for (const { file } of again) {
    const { code, files: found } = await run([file], true);
    const result = found.find((each) => each.file === file);
    if (result) results.set(file, result);
    if (code === 0 && result?.failed === 0) flaky.push(file);
  }

  const all = [...results.values()];
  const sum = (name) => all.reduce((total, result) => total + result[name], 0);
  return {
    ...{ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), flaky },
    broken: all.filter((result) => result.failed > 0),
  };
}
