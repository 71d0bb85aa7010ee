import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHANGELOGS } from '../workspaces.mjs';

/** What changesets calls the parts of an entry: `### Minor Changes`. */
const SIZES = /^### .*$/gm;
const DAY = /^\d{4}-\d{2}-\d{2}$/m;

/**
 * Editions of all parts, newest first; those without a day come last.
 * @param {string} root of the repository
 * @returns {import('./read-changes.d.mts').Edition[]}
 */
export function readChanges(root) {
  const editions = CHANGELOGS.flatMap((part) => {
    const file = join(root, part, 'CHANGELOG.md');
    return existsSync(file) ? editionsOf(part, readFileSync(file, 'utf8')) : [];
  });
  return editions.sort((a, b) => (b.day ?? '').localeCompare(a.day ?? ''));
}

/** @param {string} part @param {string} text */
function editionsOf(part, text) {
  return text
    .split(/^## /m)
    .slice(1)
    .map((entry) => {
      const [version = '', ...lines] = entry.split('\n');
      const body = lines.join('\n').replace(SIZES, '');
      const changes = body
        .split(/^- /m)
        .slice(1)
        .map((change) => change.replace(/\s+/g, ' ').trim());
      return { part, version: version.trim(), day: DAY.exec(body)?.[0] ?? null, changes };
    });
}
