import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';

/** The contracts as they were last released, written by `npm run changeset version`. */
const RELEASED = 'shared/contracts/released.json';
const MAJOR = /^["']?@flint\/shared["']?: major$/m;

/**
 * Judges the breaks since the last released contracts.
 * @param {string[]} breaks in words
 * @param {string} released their version
 * @param {string} root of the checkout with the changesets
 * @returns {string | undefined} why it is refused
 */
export function contractsFault(breaks, released, root = ROOT) {
  if (breaks.length === 0 || announcesMajor(root)) return undefined;
  return `${breaks.map((one) => `Breaks contracts ${released}: ${one}`).join('\n')}
Remotes that are released call it. Keep what was there, or write a changeset with "@flint/shared": major (npm run changeset).`;
}

function announcesMajor(root) {
  const folder = join(root, '.changeset');
  return readdirSync(folder).some(
    (name) => name.endsWith('.md') && MAJOR.test(readFileSync(join(folder, name), 'utf8')),
  );
}

/** @returns {{ version: string, calls: import('../../../shared/contracts/compatibility/described-call.ts').DescribedCall[] }} */
export function readReleased(root = ROOT) {
  const file = join(root, RELEASED);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { version: '0.0.0', calls: [] };
}

/** Writes the contracts that are released now; a call a line. */
export function writeReleased(version, calls, root = ROOT) {
  const lines = calls.map((call) => `    ${JSON.stringify(call)}`).join(',\n');
  writeFileSync(join(root, RELEASED), `{\n  "version": ${JSON.stringify(version)},\n  "calls": [\n${lines}\n  ]\n}\n`);
}
