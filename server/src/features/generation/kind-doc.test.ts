import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');
const REMOTES = ['mfe-generator/src', 'mfe-tools/src', 'mfe-agents/src'];
const FOLDERS = ['engines/spec', 'shared', 'shell/src', 'server/src/features', ...REMOTES];
/** A row of a table that is keyed by kinds; a field of that name in a schema is none. */
const ROW = /^ {2}(?:readonly )?speech(?:\(|:(?! z\.))/m;

const isSource = (path: string) => /(?<!\.test)\.tsx?$/.test(path) && !/\/(?:testing|node_modules|dist)\//.test(path);

/** The files that a table of the page names in its first column. */
function filesUnder(page: string, title: string): string[] {
  const section = page.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| `([^`]+)` /gm)].map(([, path]) => path ?? '');
}

test('the page on kinds of generation names every file with a row for each kind, and counts them', () => {
  const page = readFileSync(join(ROOT, 'docs/how-to/add-a-kind-of-generation.md'), 'utf8');
  const seen = filesUnder(page, 'What it takes');
  const named = [...seen, ...filesUnder(page, 'What a capability takes')];
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  ).filter((path) => isSource(path) && ROW.test(readFileSync(join(ROOT, path), 'utf8')));
  expect([...files, 'server/src/features.ts'].sort()).toEqual(named.sort());
  // The row, four edits, and a sample for the tests of prices.
  expect(seen).toHaveLength(6);
});
