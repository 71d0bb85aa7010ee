import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './root.mjs';

/**
 * @typedef {object} TestedFile
 * @property {string} file path below the root
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {{ name: string, path: string }[]} attachments what its failed tests left behind, such as a screenshot
 */

/**
 * Reads jest's JSON report.
 * @returns {TestedFile[]}
 */
export function readJest({ testResults }) {
  return testResults.map(({ name, status, assertionResults }) => {
    const count = (...statuses) => assertionResults.filter((test) => statuses.includes(test.status)).length;
    // A file that fails to load has no failed test.
    const failed = count('failed') || (status === 'failed' ? 1 : 0);
    const skipped = count('pending', 'todo', 'skipped', 'disabled');
    const file = relative(ROOT, name);
    const logs = { name: 'server logs', path: `.build/logs/${file.replaceAll('/', '-')}` };
    const attachments = failed > 0 && existsSync(join(ROOT, logs.path)) ? [logs] : [];
    return { file, passed: count('passed'), failed, skipped, attachments };
  });
}

/**
 * Reads Playwright's JSON report. A test that Playwright calls flaky has failed once, so it is a failed one here.
 * @returns {TestedFile[]}
 */
export function readPlaywright({ config, suites, errors = [] }) {
  const files = suites.map((suite) => {
    const tests = testsOf(suite);
    const count = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).length;
    return {
      file: relative(ROOT, `${config.rootDir}/${suite.file}`),
      passed: count('expected'),
      failed: count('unexpected', 'flaky'),
      skipped: count('skipped'),
      attachments: tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .flatMap(({ results }) => results.flatMap(({ attachments }) => attachments))
        .filter(({ path }) => path)
        .map(({ name, path }) => ({ name, path: relative(ROOT, path) })),
    };
  });
  // Such as a setup that fails: it belongs to no file.
  if (errors.length > 0) files.push({ file: '', passed: 0, failed: errors.length, skipped: 0, attachments: [] });
  return files;
}

function testsOf({ specs = [], suites = [] }) {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)];
}
