import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../root.mjs';

const run = promisify(execFile);

/** A checkout whose contracts can be changed. */
let root;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'flint-contracts-'));
  const filter = (file) => !/[/\\]node_modules$/.test(file);
  for (const part of ['scripts', 'bundler', 'shared', 'package.json', 'package-lock.json'])
    cpSync(join(ROOT, part), join(root, part), { recursive: true, filter });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  mkdirSync(join(root, '.changeset'));
});
afterAll(() => rmSync(root, { recursive: true }));

const ACCOUNT = 'shared/contracts/account.ts';
const text = readFileSync(join(ROOT, ACCOUNT), 'utf8');
const write = (from, to) => {
  if (!text.includes(from)) throw new Error(`${ACCOUNT} has no ${from}`);
  writeFileSync(join(root, ACCOUNT), text.replace(from, to));
};
const check = () =>
  run(process.execPath, ['scripts/contracts.mjs'], { cwd: root }).then(
    ({ stdout }) => ({ code: 0, words: stdout.trim() }),
    ({ code, stderr }) => ({ code, words: stderr.trim() }),
  );

test('contracts that only grow pass', async () => {
  write("id: 'readAccount',", "id: 'readAccount',\n");
  expect(await check()).toEqual({
    code: 0,
    words: expect.stringMatching(/^\d+ calls keep what contracts 1\.0\.0 promise\.$/),
  });
});

test('a break is refused by call until a changeset announces a major', async () => {
  write("path: '/api/users/me/account',", "path: '/api/users/me/accounts',");
  const words = `Breaks contracts 1.0.0: readAccount (GET /api/users/me/account) does not exist.
Remotes that are released call it. Keep what was there, or write a changeset with "@flint/shared": major (npm run changeset).`;
  expect(await check()).toEqual({ code: 1, words });

  writeFileSync(join(root, '.changeset/a.md'), '---\n"@flint/shared": minor\n---\n\nMore.\n');
  expect(await check()).toEqual({ code: 1, words });

  writeFileSync(join(root, '.changeset/a.md'), '---\n"@flint/shared": major\n---\n\nMoved.\n');
  expect((await check()).code).toBe(0);
});
