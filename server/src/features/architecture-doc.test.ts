import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOC = join(__dirname, '../../../docs/architecture.md');

test('docs/architecture.md: the table of features has a row for every folder, and no other', () => {
  const folders = readdirSync(__dirname, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
  const section = /\n## Features\n([\s\S]*?)\n## /.exec(readFileSync(DOC, 'utf8'))?.[1] ?? '';
  const rows = [...section.matchAll(/^\| `([a-z-]+)` /gm)].map(([, name]) => name);
  expect(rows).toEqual(folders.sort());
});
