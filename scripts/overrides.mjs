import './lib/check-node.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/root.mjs';

/**
 * JSON has no comments, so every row of package.json's `overrides` must be explained on this page, and the page must
 * list no others.
 */
const PAGE = 'CONTRIBUTING.md';

const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const names = Object.keys(JSON.parse(read('package.json')).overrides);
const section =
  read(PAGE)
    .split(/^### Overrides$/m)[1]
    ?.split(/^#{1,3} /m)[0] ?? '';
const explained = [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);

const faults = [
  ...names
    .filter((name) => !explained.includes(name))
    .map((name) => `${PAGE} does not explain the override of ${name}.`),
  ...explained
    .filter((name) => !names.includes(name))
    .map((name) => `${PAGE} explains ${name}, which is not overridden.`),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${names.length} overrides are explained.`);
