import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT } from './root.mjs';

const PARTS = ['engines', 'server/src', 'shared', 'shell/src', ...remotes().map((name) => `${name}/src`)];
const NOT_SHIPPED = /\.test\.tsx?$|\/testing\/|\.d\.ts$|\/dist\/|node_modules/;
const IMPORT = /(?:from|import)\s*\(?\s*'((?:\.|@flint\/)[^']+)'/g;

/** What stands above what in the server; a folder imports from its own row and those before it. */
const FLOORS = ['platform', 'providers', 'features'];

/**
 * Counts of what the code should have less of, over the shipped sources.
 * @returns {Record<string, number>}
 */
export function sourceCounts() {
  const files = PARTS.flatMap(filesIn).filter((file) => /\.tsx?$/.test(file) && !NOT_SHIPPED.test(file));
  const sources = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
  const all = [...sources.values()];
  const lines = (file) => sources.get(file).trimEnd().split('\n').length;
  const matches = (pattern) => all.reduce((sum, text) => sum + (text.match(pattern) ?? []).length, 0);
  const importers = importersOf(sources);
  return {
    'lines of start and compose': lines('server/src/start.ts') + lines('server/src/platform/composition/compose.ts'),
    'imports upward in the server': [...importers].flatMap(([to, from]) => from.filter((file) => isUpward(file, to)))
      .length,
    'exported names that end in Of': matches(/export (?:async )?(?:function|const) \w+Of\b/g),
    'interfaces called Deps': matches(/\binterface Deps\b/g),
    'casts past the types': matches(/\bas never\b|\bas unknown as\b/g),
    'files of at most 25 lines with one importer': files.filter(
      (file) => lines(file) <= 25 && importers.get(file)?.length === 1 && !OF_A_FEATURE.test(file),
    ).length,
  };
}

/** Files that each feature has by rule, however short: each is imported once. */
const OF_A_FEATURE = /\/migrations\/|\/(?:feature|routes)\.ts$/;

/** @returns {Map<string, string[]>} by file, the files that import it, by a relative path or the name of its package */
function importersOf(sources) {
  const importers = new Map();
  for (const [file, text] of sources)
    for (const [, path] of text.matchAll(IMPORT)) {
      const base = path.startsWith('.') ? normalize(join(dirname(file), path)) : path.slice('@flint/'.length);
      const to = [base, `${base}.ts`, `${base}.tsx`].find((candidate) => sources.has(candidate));
      if (to) importers.set(to, [...(importers.get(to) ?? []), file]);
    }
  return importers;
}

/** The configuration is read by all. */
function isUpward(from, to) {
  if (!from.startsWith('server/src/') || !to.startsWith('server/src/') || /^server\/src\/(config|version)/.test(to))
    return false;
  return floorOf(to) > floorOf(from);
}

function floorOf(file) {
  const at = FLOORS.indexOf(file.split('/')[2]);
  return at < 0 ? FLOORS.length : at;
}

function filesIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(ROOT.length + 1));
}

function remotes() {
  return readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
}
