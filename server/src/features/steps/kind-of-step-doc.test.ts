import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');
const FOLDERS = ['shared/tools/steps', 'server/src/features/steps'];
/** The kind that the page counts, as its name or a key of a table. */
const KNOWS = /'condition'|'condition text'|^ {2}condition: \{/m;

test('the page on kinds of steps names and counts every file that knows a kind of the engine', () => {
  const page = readFileSync(join(ROOT, 'docs/how-to/add-a-kind-of-step.md'), 'utf8');
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => /(?<!\.test)\.ts$/.test(name))
      .map((name) => `${folder}/${name}`),
  ).filter((path) => KNOWS.test(readFileSync(join(ROOT, path), 'utf8')));
  const missing = files.filter((path) => !page.includes(`\`${path}\``));
  expect(missing).toEqual([]);
  expect(page).toMatch(new RegExp(`\`condition\`, done by the engine .*\\| ${files.length} `));
});
