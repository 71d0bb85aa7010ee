import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { ROOT } from './lib/root.mjs';
import { REMOTES } from './lib/workspaces.mjs';

const PARTS = ['shared', 'shell/src', ...REMOTES.map((name) => `${name}/src`)];
const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

const files = PARTS.flatMap((part) =>
  readdirSync(join(ROOT, part), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !/node_modules|dist\//.test(file))
    .map((file) => join(part, file)),
);
const read = (file) => readFileSync(join(ROOT, file), 'utf8');

// TypeScript knows a style sheet's classes as any string: a class that was renamed is `undefined` in the page, and no
// build says so.
test('every class that a component names stands in its style sheet', () => {
  const named = files.flatMap((file) => namedBy(file));
  expect(named.length).toBeGreaterThan(1000);
  expect(named.filter(({ sheet, name }) => !classesOf(sheet).has(name))).toEqual([]);
});

/** The classes that a component names, each with the style sheet that it is imported from. */
function namedBy(file) {
  const text = read(file);
  return [...text.matchAll(IMPORT)].flatMap(([, local, path]) => {
    const sheet = path.startsWith('.') ? normalize(join(dirname(file), path)) : path.replace('@flint/', '');
    return [...text.matchAll(new RegExp(`(?<![\\w.'/-])${local}\\.(\\w+)`, 'g'))].map(([, name]) => ({
      file,
      sheet,
      name,
    }));
  });
}

const known = new Map();

function classesOf(sheet) {
  if (!known.has(sheet)) {
    const rules = read(sheet).replace(/\/\*.*?\*\//gs, '');
    known.set(sheet, new Set([...rules.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name)));
  }
  return known.get(sheet);
}
