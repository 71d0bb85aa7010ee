import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../lib/root.mjs';

const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
const RULES = 'scripts/lint';
const FORBIDDEN = [
  "db.selectFrom('note').selectAll().execute();",
  "db.with('old', (query) => query.selectNoFrom('one')).selectFrom('old').execute();",
  "({ selectFrom }) => selectFrom('note').select('id');",
  "tx.insertInto('note').values(row).execute();",
  "await tx\n  .updateTable('note')\n  .set(row)\n  .execute();",
  "tx?.deleteFrom('note').execute();",
  "tx.mergeInto('note').using('draft', 'a', 'b').whenMatched().thenDelete().execute();",
  'sql`select 1`.execute(db);',
  'sql<Date>`now()`;',
  "sql.raw('now()');",
  "pool.query('select 1');",
];

/** Lints files with the rule as biome.json applies it. @returns paths of the files with a finding */
async function findings(files) {
  const folder = mkdtempSync(join(tmpdir(), 'flint-lint-'));
  try {
    const { plugins } = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'));
    const all = { ...files, 'biome.json': JSON.stringify({ plugins, linter: { rules: { preset: 'none' } } }) };
    cpSync(join(ROOT, RULES), join(folder, RULES), { recursive: true });
    for (const [path, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const lint = promisify(execFile)(process.execPath, [BIOME, 'lint', '--reporter=json', '.'], { cwd: folder });
    const { stdout } = await lint.catch((error) => error);
    return JSON.parse(stdout)
      .diagnostics.filter(({ category }) => category === 'plugin')
      .map(({ location }) => location.path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('SQL in a service is a finding, in every syntax', async () => {
  const services = FORBIDDEN.map((code, at) => [`server/src/features/notes/notes-${at}.ts`, code]);
  const found = await findings(Object.fromEntries(services));
  expect([...new Set(found)].sort()).toEqual(services.map(([path]) => path).sort());
});

test('SQL in repositories, migrations and tests is no finding', async () => {
  const code = FORBIDDEN.join('\n');
  const places = ['notes-repository.ts', 'share/links-repository.ts', 'migrations/0100-notes.ts', 'notes.test.ts'];
  expect(await findings(Object.fromEntries(places.map((at) => [`server/src/features/notes/${at}`, code])))).toEqual([]);
});

test('a service without SQL is no finding', async () => {
  const code = "const rows = await findNotes(db);\nconst text = css`color: red`;\nquery.set('q', 'select');\n";
  expect(await findings({ 'server/src/features/notes/notes-service.ts': code })).toEqual([]);
});
