import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_SPECS } from './browser-specs.mjs';
import { ROOT } from './root.mjs';
import { workspacesIn } from './workspaces.mjs';

/** Suites in the order they run: the quick ones first. */
export const SUITES = ['unit', 'integration', 'browser'];
/** Parts that can be tested alone: the workspaces, and `scripts`. */
export const PARTS = [...workspacesIn(ROOT), 'scripts'];

/** Files of a suite that test a part, as paths or path prefixes below the root. */
const FILES = {
  unit: (part) => [part === 'server' ? 'server/src/' : `${part}/`],
  integration: (part) => (part === 'server' ? ['server/test/'] : []),
  browser: (part) =>
    Object.keys(BROWSER_SPECS).flatMap((spec) =>
      BROWSER_SPECS[spec].includes(part) ? [`e2e/specs/${spec}.spec.ts`] : [],
    ),
};

/** The suite that a file of tests belongs to. */
function suiteOf(file) {
  if (file.startsWith('e2e/specs/')) return 'browser';
  return file.startsWith('server/test/') ? 'integration' : 'unit';
}

const isFile = (name) => /\.(test|spec)\.\w+$/.test(name) && existsSync(join(ROOT, name));

/** Whether the names of `npm test` are files of tests. @param {readonly string[]} names */
export const namesFiles = (names) => names.length > 0 && names.every(isFile);

/**
 * Resolves the names of `npm test`: suites, parts, or both, or files. Without a suite all suites run, without a part all
 * parts.
 * @param {readonly string[]} names
 * @returns {{ suite: string, files: string[] | undefined }[]} in the order they run; `files` undefined: all
 * @throws Error naming the choices when a name is unknown, or when no suite asked for tests the parts asked for
 */
export function chooseTests(names) {
  if (namesFiles(names))
    return SUITES.map((suite) => ({ suite, files: names.filter((file) => suiteOf(file) === suite) })).filter(
      ({ files }) => files.length > 0,
    );
  const unknown = names.filter((name) => !SUITES.includes(name) && !PARTS.includes(name));
  if (unknown.length > 0)
    throw new Error(
      `There are no ${unknown.join(', ')} tests. Choose suites from ${SUITES.join(', ')}; parts from ${PARTS.join(', ')}.`,
    );
  const parts = PARTS.filter((part) => names.includes(part));
  const suites = SUITES.filter((suite) => names.includes(suite));
  const asked = suites.length > 0 ? suites : SUITES;
  if (parts.length === 0) return asked.map((suite) => ({ suite, files: undefined }));
  const filesIn = (suite) => [...new Set(parts.flatMap(FILES[suite]))];
  const chosen = asked.map((suite) => ({ suite, files: filesIn(suite) })).filter(({ files }) => files.length > 0);
  if (chosen.length > 0) return chosen;
  const there = SUITES.filter((suite) => filesIn(suite).length > 0);
  throw new Error(
    `There are no ${asked.join(' or ')} tests of ${parts.join(', ')}, only ${there.join(' and ')} tests.`,
  );
}

/** As `chooseTests`, for a command: prints what is wrong with the names, and ends. @param {readonly string[]} names */
export function chooseOrExit(names) {
  try {
    return chooseTests(names);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
