import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../lib/root.mjs';
import { staleRows } from './stale-rows.mjs';
import { MUTANTS } from './table.mjs';

const GUARD = { name: 'the guard', file: 'src/guard.ts', find: 'if (!allowed) throw', tests: 'src/guard' };
let tree;

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'flint-rows-'));
  mkdirSync(join(tree, 'src'));
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

const write = (file, text) => writeFileSync(join(tree, 'src', file), text);

test('mutants: every row of the table applies to the tree', () => {
  expect(staleRows(MUTANTS, ROOT)).toEqual([]);
});

test('mutants: a row applies whose guard is there once and whose tests exist', () => {
  write('guard.ts', 'if (!allowed) throw new Error();');
  write('guard.test.ts', '');
  expect(staleRows([GUARD], tree)).toEqual([]);
});

test.each([
  ['whose guard has changed', 'if (allowed) return;', /"the guard": its guard is 0 times in src\/guard\.ts/],
  ['whose guard is ambiguous', 'if (!allowed) throw a; if (!allowed) throw b;', /is 2 times in src\/guard\.ts/],
])('mutants: a row %s is stale', (_, text, message) => {
  write('guard.ts', text);
  write('guard.test.ts', '');
  expect(staleRows([GUARD], tree)).toEqual([expect.stringMatching(message)]);
});

test('mutants: a row whose file has moved is stale', () => {
  write('guard.test.ts', '');
  expect(staleRows([GUARD], tree)).toEqual([expect.stringContaining('src/guard.ts is not there')]);
});

test('mutants: a row whose tests have moved is stale', () => {
  write('guard.ts', 'if (!allowed) throw new Error();');
  expect(staleRows([GUARD], tree)).toEqual([expect.stringContaining('no test file matches src/guard')]);
});

test('mutants: a row is stale when no test has the name it asks for', () => {
  write('guard.ts', 'if (!allowed) throw new Error();');
  write('guard.test.ts', "test('strangers are refused', () => {});");
  expect(staleRows([{ ...GUARD, only: 'strangers' }], tree)).toEqual([]);
  expect(staleRows([{ ...GUARD, only: 'guests' }], tree)).toEqual([
    '"the guard": no test of src/guard has "guests" in its name.',
  ]);
});
