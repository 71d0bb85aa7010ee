import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './root.mjs';

const SKIPPED = new Set(['node_modules', 'dist', 'test', 'budget.json']);
const TEST = /\.test\.tsx?$/;

/** Memoised hashes of files that many builds share. */
const known = new Map();

/**
 * Content hash over the names and contents of files.
 * @param {string[]} paths files and folders below the root; tests are left out
 */
export function hashFiles(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    if (!known.has(path)) known.set(path, hashPath(path));
    hash.update(known.get(path));
  }
  return hash.digest('hex');
}

function hashPath(path) {
  const hash = createHash('sha256');
  addTo(hash, join(ROOT, path));
  return hash.digest();
}

function addTo(hash, path) {
  if (statSync(path).isDirectory()) {
    const names = readdirSync(path).sort();
    for (const name of names) if (!SKIPPED.has(name) && !TEST.test(name)) addTo(hash, join(path, name));
    return;
  }
  const content = readFileSync(path);
  hash.update(`${relative(ROOT, path)}\0${content.length}\0`).update(content);
}
