import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './lib/root.mjs';

/** Folders that builds, tests and npm make. */
const MADE = /^(node_modules|dist|data|test-results|playwright-report|\..+)$/;
/** A source file, perhaps without its first folders; globs, placeholders and commands have other signs. */
const SOURCE = /^[\w.@/-]+\.(ts|tsx|mts|mjs|cjs|css|grit)$/;

const files = filesIn('');
const folders = new Set(files.map((file) => file.split('/')[0]));
const docs = ['README.md', 'CONTRIBUTING.md', ...files.filter((file) => /^docs\/.+\.md$/.test(file))];

test.each(docs)('every file and folder that %s names is there', (doc) => {
  // Blocks of code are examples.
  const text = readFileSync(join(ROOT, doc), 'utf8').replace(/^ *```.*?^ *```/gms, '');
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words]) => words).filter((words) => !isThere(words));
  const linked = [...text.matchAll(/\]\((?!\w+:|[#/])([^)#\s]+)/g)].map(([, path]) => path);
  expect([...named, ...linked.filter((path) => !existsSync(join(ROOT, dirname(doc), path)))]).toEqual([]);
});

/** Whether words in backticks are a path of the repository, or no path. A path may lack its ending, or stand for any remote. */
function isThere(words) {
  if (words.startsWith('mfe-x/')) return true;
  if (SOURCE.test(words)) return files.some((file) => `/${file}`.endsWith(`/${words}`));
  const isPath = /^[\w.@-]+(\/[\w.@-]+)+\/?$/.test(words) && folders.has(words.split('/')[0]);
  return !isPath || existsSync(join(ROOT, words)) || files.some((file) => file.startsWith(`${words}.`));
}

function filesIn(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isFile()) return path;
    return entry.isDirectory() && !MADE.test(entry.name) ? filesIn(path) : [];
  });
}
